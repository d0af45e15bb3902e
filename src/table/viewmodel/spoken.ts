import type { Game } from "../../games/game";
import { type CardId, cardIn, seatOf, type View } from "../../kernel";
import { hasText, say, t, withLocale } from "../../text";
import { cardLocale, cardName, kindNames } from "../../text/names";
import type { Fighter } from "./aim";
import type { Mark } from "./marks";
import { perCard } from "./per-view";
import { countersOf, gainedStats, signed, statModels } from "./stats";
import { areaOf, isCardOnMat } from "./zones";

const MARKED = {
  none: null,
  "may-act": "table.spoken.mayAct",
  costly: "table.spoken.costly",
  target: "table.spoken.target",
  armed: "table.spoken.armed",
  pickable: "table.spoken.pickable",
  picked: "table.spoken.picked",
} as const;

/**
 * A card in words for screen readers: name, owner, place, its values, its part in an attack, and what can be done with
 * it.
 */
export function spokenCard(
  game: Game,
  view: View,
  card: CardId,
  mark: Mark | "costly",
  role: Fighter | null = null,
): string {
  const marked = MARKED[mark];
  // In one language: that of the cards.
  return withLocale(cardLocale(game.slug), () => {
    const parts = [describe(game, view, card)];
    if (role !== null) parts.push(t(`table.spoken.${role}`));
    if (marked !== null) parts.push(t(marked));
    return parts.join(", ");
  });
}

const describe = perCard((game: Game, view, id): string => {
  const card = cardIn(view, id);
  const area = areaOf(game, view, id);
  const parts: string[] = [cardName(card.def) || t("table.card.faceDown")];
  const isInPlay = isCardOnMat(game, view, id);
  if (isInPlay) {
    const mine = card.controller === view.viewer;
    parts.push(
      mine
        ? t("table.spoken.yours")
        : t("table.spoken.theirs", { player: seatOf(view, card.controller).name }),
    );
    if (card.def !== "" && card.face === "down") parts.push(t("table.card.faceDown"));
    if (area === "grid") parts.push(t("table.spoken.cell", { x: card.x, y: card.y }));
    if (card.attachedTo >= 0)
      parts.push(t("table.spoken.attached", { card: cardIn(view, card.attachedTo).def }));
    if (card.rested) parts.push(restedIn(game));
  } else if (card.def !== "") {
    parts.push(
      t("table.spoken.type", { type: kindNames(game.slug, game.rules.cards[card.def]?.type ?? "").join() }),
    );
  }
  const values = statModels(game, view, id).map(
    ({ place, label, value, left }) =>
      `${placeName(place) ?? label} ${left === null ? value : t("table.spoken.left", { left, value })}`,
  );
  if (values.length > 0) parts.push(values.join(" "));
  if (isInPlay) for (const { label, value } of countersOf(game, card)) parts.push(`${label} ${value}`);
  for (const { stat, label, value } of gainedStats(game, view, card)) {
    parts.push(stat.startsWith("kw-") ? label : `${label} ${signed(value)}`);
  }
  return parts.join(", ");
});

/** The game's own word for it, if it has one. */
function restedIn({ slug }: Game): string {
  const own = `${slug}.rested`;
  return hasText(own) ? say({ key: own }) : t("table.spoken.rested");
}

const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

function placeName(place: string | null): string | null {
  const found = DIRECTIONS.find((name) => name === place);
  return found === undefined ? null : t(`table.dir.${found}`);
}
