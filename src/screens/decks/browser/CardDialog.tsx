import { ChevronLeft, ChevronRight, CopyPlus, Minus, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { codeOf } from "../../../decks/codes";
import type { Game } from "../../../games/game";
import { isGameSlug } from "../../../games/registry";
import { CardFace } from "../../../table/parts/card/CardFace";
import { cardName } from "../../../text/names";
import { Button, ButtonLink } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { CardEntry } from "../../cards/CardEntry";
import { hrefOf } from "../../routing/route";
import { t } from "../messages";
import styles from "./CardDialog.module.css";
import type { CardUse } from "./card-use";

interface Props {
  readonly game: Game;
  readonly name: string;
  readonly use: CardUse | undefined;
  /** The cards before and after it in what was found. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly onLook: (name: string) => void;
  readonly onClose: () => void;
}

const NO_VALUES: readonly number[] = [];
const ICON = { size: 20, "aria-hidden": true } as const;

/** A card large, with its printed text and reminders. The left and right arrow keys turn to its neighbours. */
export default function CardDialog({ game, name, use, previous, next, onLook, onClose }: Props) {
  const card = game.cards.pool[name];
  const copies = use?.copies(name) ?? 0;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const to = { ArrowLeft: previous, ArrowRight: next }[key];
    if (to !== undefined) onLook(to);
  };
  return (
    <Dialog title={cardName(name)} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut for the buttons below. */}
      <div className={styles.card} onKeyDown={onKeyDown}>
        <span className={styles.face} data-cards aria-hidden="true">
          <CardFace game={game} def={name} look="field" values={NO_VALUES} />
        </span>
        <div className={styles.words}>
          <CardEntry game={game} name={name} isText />
          <p className={styles.code}>
            {card && codeOf(game, card)}
            {copies > 0 && <strong> {t("browser.in-deck", { copies })}</strong>}
          </p>
        </div>
        <div className={styles.buttons}>
          <Turn to={previous} label={t("browser.previous")} onLook={onLook}>
            <ChevronLeft {...ICON} />
          </Turn>
          {use ? <DeckButtons name={name} use={use} /> : <CopyLink game={game} name={name} />}
          <Turn to={next} label={t("browser.next")} onLook={onLook}>
            <ChevronRight {...ICON} />
          </Turn>
        </div>
      </div>
    </Dialog>
  );
}

interface TurnProps {
  readonly to: string | undefined;
  readonly label: string;
  readonly onLook: (name: string) => void;
  readonly children: React.ReactNode;
}

function Turn({ to, label, onLook, children }: TurnProps) {
  return (
    <Button
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onLook(to);
      }}
    >
      {children}
    </Button>
  );
}

/** Leads to a card of one's own that begins as this one. */
function CopyLink({ game: { slug }, name }: Pick<Props, "game" | "name">) {
  return isGameSlug(slug) ? (
    <ButtonLink icon={<CopyPlus {...ICON} />} href={hrefOf({ kind: "copy-card", slug, name })}>
      {t("browser.copy-card")}
    </ButtonLink>
  ) : null;
}

function DeckButtons({ name, use }: { name: string; use: CardUse }) {
  const card = cardName(name);
  return (
    <>
      <Button
        icon={<Minus {...ICON} />}
        aria-label={t("browser.remove-card", { card })}
        aria-disabled={use.copies(name) === 0}
        onClick={() => use.remove(name)}
      />
      <Button
        look="primary"
        icon={<Plus {...ICON} />}
        aria-label={t("browser.add-card", { card })}
        onClick={() => use.add(name)}
      >
        {t("browser.add")}
      </Button>
      {use.addToSide && <Button onClick={() => use.addToSide?.(name)}>{t("browser.add-side")}</Button>}
    </>
  );
}
