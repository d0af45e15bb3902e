import { type Card, cardOf, type Reader, readStat, type Seat, zoneOf } from "../../kernel";
import type { PrintedCard } from "../../language";

/** What the parts of a position are worth, in thousands of SP. */
export interface Weights {
  readonly atk: number;
  readonly rst: number;
  readonly kill: number;
  readonly hand: number;
  /** A card that is set. */
  readonly set: number;
  /** Share of a fighter's value that it may lose to a stronger one. */
  readonly exposed: number;
}

export const WEIGHTS: Weights = { atk: 0.7, rst: 0.2, kill: 0.25, hand: 0.35, set: 0.45, exposed: 0.3 };

const WIN = 1000;
/** What it is worth that a fighter is there at all, each of its effects, and a card that stays on the field. */
const FIGHTER = 0.5;
const EFFECT = 0.15;
const STAYING = 0.7;
/** Share of what strikes an empty side. */
const OPEN = 0.35;

const cards = (g: Reader, key: string, seat: Seat): Card[] =>
  zoneOf(g.state, key, seat).cards.map((id) => cardOf(g.state, id));

const spOf = ({ state }: Reader, seat: Seat): number =>
  state.teams?.[state.seats[seat]?.team ?? seat]?.sp ?? state.seats[seat]?.counters.sp ?? 0;

const isFoe = ({ state: { seats } }: Reader, a: Seat, b: Seat) =>
  seats[a]?.team !== seats[b]?.team && seats[b]?.status === "in";

const atkOf = (g: Reader, { id }: Card) => readStat(g, id, "atk");

function fighterValue(g: Reader, card: Card, w: Weights): number {
  const { abilities = [] } = (g.rules.cards[card.def] as PrintedCard | undefined) ?? {};
  const kills = Math.min(7, card.counters.kill ?? 0);
  return (
    FIGHTER +
    (w.atk * atkOf(g, card) + w.rst * readStat(g, card.id, "rst")) / 1000 +
    w.kill * kills +
    EFFECT * abilities.length
  );
}

function fightersValue(g: Reader, seat: Seat, foes: readonly Seat[], w: Weights): number {
  const rivals = foes.flatMap((foe) => cards(g, "fighters", foe)).filter(({ rested }) => !rested);
  const strongest = rivals.reduce((most, card) => Math.max(most, atkOf(g, card)), 0);
  const own = cards(g, "fighters", seat);
  if (own.length === 0) return (-OPEN * rivals.reduce((sum, card) => sum + atkOf(g, card), 0)) / 1000;
  return own.reduce((sum, card) => {
    const value = fighterValue(g, card, w);
    const holds = card.rested ? readStat(g, card.id, "rst") : atkOf(g, card);
    return sum + (holds < strongest ? value * (1 - w.exposed) : value);
  }, 0);
}

function sideValue(g: Reader, seat: Seat, foes: readonly Seat[], w: Weights): number {
  const placed = ["equipment", "tactics"].flatMap((key) => cards(g, key, seat));
  const down = placed.filter(({ face }) => face === "down").length;
  const staying = placed.length - down + 0.7 * cards(g, "battlefield", seat).length;
  const hand = Math.min(7, cards(g, "hand", seat).length);
  const thin = Math.max(0, 5 - cards(g, "deck", seat).length);
  return (
    spOf(g, seat) / 1000 +
    fightersValue(g, seat, foes, w) +
    w.hand * hand +
    w.set * down +
    STAYING * staying -
    thin
  );
}

/** The value of a position for a seat, compared with that of its opponents. */
export function evaluate(g: Reader, seat: Seat, weights: Weights): number {
  const { outcome, seats } = g.state;
  if (outcome !== null) return outcome.winners.includes(seat) ? WIN : -WIN;
  const against = (one: Seat) => seats.flatMap(({ seat: other }) => (isFoe(g, one, other) ? [other] : []));
  const foes = against(seat);
  const theirs = foes.map((foe) => sideValue(g, foe, against(foe), weights));
  return sideValue(g, seat, foes, weights) - theirs.reduce((a, b) => a + b, 0) / Math.max(1, foes.length);
}
