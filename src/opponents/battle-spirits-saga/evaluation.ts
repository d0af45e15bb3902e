import { cardOf, NONE, type Reader, type Seat, zoneOf } from "../../kernel";
import { attackStepValue, type Combatant, lifeAt } from "./attack-step";
import { coresIn, effectsAt, type Fighter, fightersOf, printed, sum } from "./board";

/** Weights of a position's parts. A spirit of cost 3 is worth about 6. */
export interface Weights {
  readonly hand: number;
  readonly core: number;
  readonly effect: number;
  /** Share of what the turn player could still gain by attacking this turn. */
  readonly attack: number;
  /** Share of what the opponent could gain by attacking in the next turn. */
  readonly threat: number;
  /** Cores for each additional spirit the opponent is expected to summon. 0: none. */
  readonly fresh: number;
}

export const WEIGHTS: Weights = { hand: 1.8, core: 1, effect: 0.5, attack: 0.7, threat: 0.6, fresh: 4 };

const WIN = 1000;
/** A deck with fewer cards is in danger. */
const THIN = 5;

function spiritValue(g: Reader, { id, bp, symbols, level }: Fighter, { effect }: Weights): number {
  const def = printed(g.rules, cardOf(g.state, id).def);
  return 1.5 + bp / 1500 + 1.5 * symbols + effect * effectsAt(def, level);
}

function nexusValue(g: Reader, id: number, { effect }: Weights): number {
  const { def, counters } = cardOf(g.state, id);
  const card = printed(g.rules, def);
  const level = card?.levels.filter(({ cores }) => cores <= sum(counters)).length ?? 1;
  return 1 + 0.5 * (card?.stats.cost ?? 0) + effect * effectsAt(card, level);
}

const lifeValue = (life: number) =>
  Array.from({ length: life }, (_, i) => (i === 0 ? 0 : lifeAt(i + 1))).reduce((n, v) => n + v, 0);

function sideValue(g: Reader, seat: Seat, spirits: readonly Combatant[], weights: Weights): number {
  const nexuses = zoneOf(g.state, "nexuses", seat).cards;
  const field = [...zoneOf(g.state, "spirits", seat).cards, ...nexuses];
  const reserve = coresIn(g, seat, "reserve");
  const cores =
    field.reduce((n, id) => n + sum(cardOf(g.state, id).counters), 0) + reserve + coresIn(g, seat, "trash");
  const deck = zoneOf(g.state, "deck", seat).cards.length;
  return (
    lifeValue(coresIn(g, seat, "life")) +
    spirits.reduce((n, { value }) => n + value, 0) +
    nexuses.reduce((n, id) => n + nexusValue(g, id, weights), 0) +
    weights.hand * zoneOf(g.state, "hand", seat).cards.length +
    (weights.hand + 0.8) * zoneOf(g.state, "burst", seat).cards.length +
    weights.core * cores +
    0.05 * reserve -
    (deck < THIN ? 3 * (THIN - deck) : 0)
  );
}

/** A spirit still in hand. */
const FRESH: Combatant = {
  id: NONE,
  bp: 4000,
  symbols: 1,
  level: 1,
  ready: true,
  attacks: true,
  blocks: true,
  evades: 0,
  astral: false,
  value: 6,
};
const MAX_FRESH = 3;

/** The spirits a player is expected to summon in its next turn. */
function expectedSpirits(g: Reader, seat: Seat, { fresh }: Weights): Combatant[] {
  if (fresh === 0) return [];
  const cores = coresIn(g, seat, "reserve") + coresIn(g, seat, "trash") + 1;
  const cards = zoneOf(g.state, "hand", seat).cards.length + 1;
  return Array<Combatant>(Math.min(MAX_FRESH, cards, Math.floor(cores / fresh))).fill(FRESH);
}

/** What a seat could gain by attacking with these spirits. */
function attackStepOf(
  g: Reader,
  attackers: readonly Combatant[],
  defenders: readonly Combatant[],
  at: Seat,
): number {
  return attackStepValue(
    attackers.filter(({ attacks }) => attacks),
    defenders.filter(({ ready, blocks }) => ready && blocks),
    coresIn(g, at, "life"),
  );
}

/**
 * The value of a position for a seat, compared with its opponent.
 * @param ended whether the turn player attacks no more this turn.
 */
export function evaluate(g: Reader, seat: Seat, weights: Weights, ended: boolean): number {
  const { outcome, turn } = g.state;
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? WIN : -WIN;
  const acting = Math.max(0, turn.seat);
  const other = 1 - acting;
  const [own, theirs] = [acting, other].map((of) =>
    fightersOf(g, of).map((fighter): Combatant => ({ ...fighter, value: spiritValue(g, fighter, weights) })),
  );
  if (own === undefined || theirs === undefined) return 0;
  let value = sideValue(g, acting, own, weights) - sideValue(g, other, theirs, weights);
  if (!ended && turn.number > 1 && weights.attack > 0)
    value +=
      weights.attack *
      attackStepOf(
        g,
        own.filter(({ ready }) => ready),
        theirs,
        other,
      );
  if (weights.threat > 0)
    value -=
      weights.threat * attackStepOf(g, [...theirs, ...expectedSpirits(g, other, weights)], own, acting);
  return seat === acting ? value : -value;
}
