import { cardOf, type Engine, NONE, readStat, seatOf } from "../../../kernel";
import { commanderOf, defOf, unitsOf } from "../rules/defs";
import { cardsIn, zoneKey } from "../rules/zones";

/** Whether a procedure is running during which a rule may not hold yet. */
const isBusy = (g: Engine) =>
  g.state.agenda.some(
    ({ procedure }) => g.rules.flow.procedures[procedure]?.atomic === true || procedure === "phase",
  );

function seatProblem(g: Engine, seat: number): string | null {
  const { hp = 0 } = seatOf(g.state, seat).counters;
  const leader = commanderOf(g, seat);
  if (hp > readStat(g, leader.id, "health")) return "more health than the commander can have";
  if (hp <= 0 && g.state.outcome === null) return "a commander without health goes on";
  if (unitsOf(g, seat).length + cardsIn(g, "nulled", seat) > 5) return "more than five units";
  const resources = ["resource-deck", "resource-field"].reduce((n, key) => n + cardsIn(g, key, seat), 0);
  if (resources > (defOf(g, leader).stats.resources ?? 0)) return "a resource too many";
  for (const key of ["equipment", "battlefield"]) {
    const zone = g.state.zones.find((own) => own.key === key && own.owner === seat);
    const types = (zone?.cards ?? []).map((id) => defOf(g, cardOf(g.state, id)).type);
    if (new Set(types).size < types.length) return `two cards of a type in ${key}`;
  }
  return null;
}

/** The rule that a position at rest violates, or null. */
export function broken(g: Engine): string | null {
  if (g.state.cards.some((card) => card.zone === NONE)) return "a card is nowhere";
  if (isBusy(g)) return null;
  const onStack = g.state.cards.filter((card) => zoneKey(g, card) === "stack");
  for (const { id, def } of onStack)
    if (!g.state.stack.some(({ card }) => card === id)) return `${def} is left on the stack`;
  if (g.state.stack.length === 0 && g.state.turn.step === "choose" && g.state.instances !== undefined)
    return "a damage is left that nobody deals";
  for (const { seat } of g.state.seats) {
    const wrong = seatProblem(g, seat);
    if (wrong !== null) return `seat ${seat}: ${wrong}`;
  }
  return null;
}
