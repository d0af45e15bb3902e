import { Minus, Plus, ZoomIn } from "lucide-react";
import { memo } from "react";
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
  /** Whether it is the tab stop of its list. */
  readonly isStop: boolean;
  readonly onLook: (name: string) => void;
}

const NO_VALUES: readonly number[] = [];
const ICON = { size: 18, "aria-hidden": true } as const;

/** A card with its art and numbers. A press adds it to the deck, or shows it large. */
export const CardTile = memo(function CardTile(props: EntryProps) {
  const { game, name, use, copies, isStop, onLook } = props;
  const drag = useDraggedCard(name, "pool", use === undefined);
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
        <CardFace game={game} def={name} look="hand" values={NO_VALUES} />
        {copies > 0 && (
          <span className={styles.copies} aria-hidden="true">
            {copies}
          </span>
        )}
      </button>
      {use && <TileButtons {...props} use={use} />}
    </div>
  );
});

/** What a screen reader says of a card. */
export function spoken({ game, name, copies }: Pick<EntryProps, "game" | "name" | "copies">): string {
  const summary = cardSummary(game, name);
  return copies === 0 ? summary : `${summary}, ${t("browser.in-deck", { copies })}`;
}

/** For mouse and touch: with a keyboard, the card itself takes the keys. */
export function TileButtons({
  name,
  use,
  copies,
  onLook,
}: Pick<EntryProps, "name" | "copies" | "onLook"> & { readonly use: CardUse }) {
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
        aria-label={t("browser.add-card", { card })}
        onClick={() => use.add(name)}
      >
        <Plus {...ICON} />
      </button>
    </div>
  );
}
