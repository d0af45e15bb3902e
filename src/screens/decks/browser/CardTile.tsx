import { Minus, Plus, ZoomIn } from "lucide-react";
import { memo, useDeferredValue } from "react";
import type { Game } from "../../../games/game";
import { CardFace } from "../../../table/parts/card/CardFace";
import { cardName } from "../../../text/names";
import { t } from "../messages";
import { useDraggedCard } from "../parts/use-dragged-card";
import styles from "./CardTile.module.css";
import { cardSummary } from "./card-summary";
import type { CardUse } from "./card-use";

export interface EntryProps {
  readonly game: Game;
  readonly name: string;
  readonly use: CardUse | undefined;
  /** Copies in the deck. */
  readonly copies: number;
  /** The copies that it may have, if the cards are those of a pool. */
  readonly most: number | undefined;
  /** Whether it is the tab stop of its list. */
  readonly isStop: boolean;
  readonly onLook: (name: string) => void;
}

const NO_VALUES: readonly number[] = [];
const ICON = { size: 18, "aria-hidden": true } as const;

/** A card with its art and numbers. A press adds it to the deck, or shows it large. */
export const CardTile = memo(function CardTile(props: EntryProps) {
  const { game, name, use, copies, most, isStop, onLook } = props;
  const drag = useDraggedCard(name, "pool", use === undefined);
  // Quick scrolling shows names first. The faces follow when there is time.
  const hasFace = useDeferredValue(true, false);
  return (
    <div className={styles.tile} data-in-deck={copies > 0 || undefined}>
      <button
        {...drag}
        type="button"
        className={styles.card}
        data-card-button
        tabIndex={isStop ? 0 : -1}
        aria-label={spoken(props)}
        onClick={() => (use ? use.add(name) : onLook(name))}
      >
        {hasFace ? (
          <CardFace game={game} def={name} look="hand" values={NO_VALUES} artworkWaits />
        ) : (
          <span className={styles.name}>{cardName(name)}</span>
        )}
        {(copies > 0 || most !== undefined) && (
          <span className={styles.copies} aria-hidden="true">
            {copiesText(copies, most)}
          </span>
        )}
      </button>
      {use && <TileButtons {...props} use={use} />}
    </div>
  );
});

/** The number of copies in the deck, of those that it may have: "2/3". */
export const copiesText = (copies: number, most: number | undefined): string =>
  most === undefined ? `${copies}` : `${copies}/${most}`;

/** What a screen reader says of a card. */
export function spoken({
  game,
  name,
  copies,
  most,
}: Pick<EntryProps, "game" | "name" | "copies" | "most">): string {
  return [
    cardSummary(game, name),
    ...(copies > 0 ? [t("browser.in-deck", { copies })] : []),
    ...(most === undefined ? [] : [t("browser.left", { left: Math.max(0, most - copies) })]),
  ].join(", ");
}

/** For mouse and touch: with a keyboard, the card itself takes the keys. */
export function TileButtons({
  name,
  use,
  copies,
  most,
  onLook,
}: Pick<EntryProps, "name" | "copies" | "most" | "onLook"> & { readonly use: CardUse }) {
  const card = cardName(name);
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        disabled={copies === 0}
        aria-label={t("browser.remove-card", { card })}
        onClick={() => use.remove(name)}
      >
        <Minus {...ICON} />
      </button>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        aria-label={t("browser.look", { card })}
        onClick={() => onLook(name)}
      >
        <ZoomIn {...ICON} />
      </button>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        disabled={most !== undefined && copies >= most}
        aria-label={t("browser.add-card", { card })}
        onClick={() => use.add(name)}
      >
        <Plus {...ICON} />
      </button>
    </div>
  );
}
