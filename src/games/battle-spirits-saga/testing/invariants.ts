import { cardOf, type Engine, readStat } from "../../../kernel";
import { coresOn, KINDS, VOID_CORES } from "../rules/cores";
import { fieldOf, isSpiritOnField } from "../rules/zones";

/** All cores of both players: the void's, five life, three in the reserve, and a soul core each (BSS 5-2-3, 5-2-4). */
const ALL = { core: 2 * (VOID_CORES + 5 + 3), soul: 2 };

/** What is wrong with the number of cores in the game, or null. */
export function coresLost(g: Engine): string | null {
  const { zones, cards } = g.state;
  for (const kind of KINDS) {
    const all = [...zones, ...cards].reduce((n, { counters }) => n + (counters?.[kind] ?? 0), 0);
    if (all !== ALL[kind]) return `${all} of kind ${kind} instead of ${ALL[kind]}`;
  }
  return null;
}

/** A card on the field that cannot stay there (BSS 9-3-1, 9-4-1), or null. It may stay during a payment. */
export function belowLevel(g: Engine): string | null {
  if (g.state.agenda.some(({ procedure }) => g.rules.flow.procedures[procedure]?.atomic === true))
    return null;
  for (const id of g.state.seats.flatMap(({ seat }) => fieldOf(g, seat))) {
    const { def } = cardOf(g.state, id);
    if (coresOn(g, { card: id }) < readStat(g, id, "lv1-cost")) return `${def} has too few cores`;
    if (isSpiritOnField(g, cardOf(g.state, id)) && readStat(g, id, "bp") <= 0) return `${def} has no BP`;
  }
  return null;
}
