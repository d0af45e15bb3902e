import { ArrowDownUp, Minus, Plus } from "lucide-react";
import { artworkFor } from "../../../art";
import type { Game } from "../../../games/game";
import { cardName } from "../../../text/names";
import { cardSummary } from "../browser/card-summary";
import { t } from "../messages";
import { useDraggedCard } from "../parts/use-dragged-card";
import styles from "./DeckLine.module.css";
import type { BuilderUse } from "./use-deck-use";

interface Props {
  readonly game: Game;
  readonly name: string;
  readonly copies: number;
  readonly use: BuilderUse;
  readonly place: "cards" | "side";
}

const ICON = { size: 18, "aria-hidden": true } as const;

/** A card of the deck and its copies. */
export function DeckLine({ game, name, copies, use, place }: Props) {
  const card = Object.hasOwn(game.cards.pool, name) ? game.cards.pool[name] : undefined;
  const { ref, ...drag } = useDraggedCard(name, place === "cards" ? "deck" : "side");
  const shown = cardName(name);
  return (
    <li ref={ref} className={styles.line} {...drag}>
      {card && <img className={styles.art} src={artworkFor(card)} alt="" loading="lazy" decoding="async" />}
      <span className={styles.copies}>{copies}</span>
      <span className={styles.name} title={card && cardSummary(game, name)}>
        {shown}
        {card === undefined && <span className={styles.unknown}>{t("builder.unknown")}</span>}
      </span>
      <span className={styles.cost}>{card && game.deck.cost?.(card)}</span>
      {use.addToSide && (
        <LineButton
          label={t(place === "cards" ? "builder.to-side" : "builder.to-deck", { card: shown })}
          onPress={() => use.move(name, place)}
        >
          <ArrowDownUp {...ICON} />
        </LineButton>
      )}
      <LineButton label={t("builder.remove-one", { card: shown })} onPress={() => use.remove(name, place)}>
        <Minus {...ICON} />
      </LineButton>
      <LineButton label={t("builder.add-one", { card: shown })} onPress={() => use.add(name, place)}>
        <Plus {...ICON} />
      </LineButton>
    </li>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function LineButton({ label, onPress, children }: ButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
