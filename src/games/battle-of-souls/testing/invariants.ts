import { cardOf, type Engine, NONE, seatOf } from "../../../kernel";
import { defOf } from "../rules/defs";
import { spOf } from "../rules/sp";
import { cardsIn, zoneKey } from "../rules/zones";

const isBusy = (g: Engine) =>
  g.state.agenda.some(({ procedure }) => g.rules.flow.procedures[procedure]?.atomic === true);

function seatProblem(g: Engine, seat: number): string | null {
  if (cardsIn(g, "fighters", seat).length > 5) return "more than five fighters";
  const legends = cardsIn(g, "fighters", seat).filter(
    (id) => defOf(g, cardOf(g.state, id)).type === "legendary",
  );
  if (legends.length > 1) return "two Legendary Warriors";
  if (cardsIn(g, "equipment", seat).length > 3) return "more than three equipment cards";
  if (cardsIn(g, "tactics", seat).length > 3) return "more than three tactics";
  if (seatOf(g.state, seat).status === "in" && spOf(g, seat) <= 0 && g.state.outcome === null)
    return "no SP, but still there";
  return null;
}

const NOWHERE_ELSE = ["fighters", ""];

/** What is wrong in a position at rest, or null. */
export function broken(g: Engine): string | null {
  if (isBusy(g)) return null;
  const fields = g.state.zones.reduce(
    (n, { key, cards }) => n + (key === "battlefield" ? cards.length : 0),
    0,
  );
  if (fields > 1) return "two battlefields";
  for (const card of g.state.cards) {
    if (defOf(g, card).token === true && !NOWHERE_ELSE.includes(zoneKey(g, card)))
      return `${card.def} lies in a pile`;
    const host = card.attachedTo === NONE ? undefined : g.state.cards[card.attachedTo];
    if (host !== undefined && zoneKey(g, host) !== "fighters") return `${card.def} is attached to nothing`;
  }
  for (const { seat } of g.state.seats) {
    const wrong = seatProblem(g, seat);
    if (wrong !== null) return `seat ${seat}: ${wrong}`;
  }
  return null;
}
