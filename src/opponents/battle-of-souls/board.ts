import { type Card, cardOf, type Reader, readStat, type Seat, zoneOf } from "../../kernel";

// How an opponent reads a position: cards by what they do, never by name.

/** The cards in a player's zone. */
export const cards = (g: Reader, key: string, seat: Seat): Card[] =>
  zoneOf(g.state, key, seat).cards.map((id) => cardOf(g.state, id));

/** The players of a player's side who are still there. */
export const membersOf = ({ state: { seats } }: Reader, seat: Seat): Seat[] =>
  seats.flatMap((own) => (own.team === seats[seat]?.team && own.status === "in" ? [own.seat] : []));

/** The players who are still there and not of this player's side, by side. */
export function foeSidesOf(g: Reader, seat: Seat): Seat[][] {
  const foes = foesOf(g, seat);
  return foes.map((foe) => membersOf(g, foe)).filter(([first], i) => first === foes[i]);
}

/** The SP of all players of a side. */
export const sideSpOf = (g: Reader, side: readonly Seat[]): number =>
  side.reduce((sum, seat, i) => sum + (i > 0 && areShared(g, seat) ? 0 : spOf(g, seat)), 0);

const areShared = ({ state: { seats, teams } }: Reader, seat: Seat) =>
  teams?.[seats[seat]?.team ?? seat]?.sp !== undefined;

/** The SP that a player, or the team of a player, could lose. */
export const spOf = ({ state }: Reader, seat: Seat): number =>
  state.teams?.[state.seats[seat]?.team ?? seat]?.sp ?? state.seats[seat]?.counters.sp ?? 0;

/** The players who are still there and not of this player's side. */
export const foesOf = ({ state: { seats } }: Reader, seat: Seat): Seat[] =>
  seats.flatMap((own) => (own.team !== seats[seat]?.team && own.status === "in" ? [own.seat] : []));

/** A value of a card without what is only for this turn. */
export const lastingStat = (g: Reader, { id }: Card, stat: string): number =>
  g.state.modifiers.reduce(
    (value, own) =>
      own.card === id && own.stat === stat && own.until === "turn" && own.op === "add"
        ? value - own.amount
        : value,
    readStat(g, id, stat),
  );

/** Attacks that a fighter has declared this turn. */
export function attacksMade({ state: { vars } }: Reader, { id, stamp }: Card): number {
  const attacked = (vars.attacked ?? []) as readonly { card?: number; stamp?: number }[];
  return attacked.filter((ref) => ref.card === id && ref.stamp === stamp).length;
}

/** Steps of a turn after which nobody attacks any more. */
const AFTER: readonly string[] = ["end-step", "main-2", "end"];

/** May the turn player still attack this turn? Whoever begins may not. */
export function mayFight({ state: { seats, turn, vars } }: Reader): boolean {
  if (AFTER.includes(turn.step)) return false;
  const own = seats[turn.seat];
  const isAlone = seats.every(({ seat, team }) => seat === turn.seat || team !== own?.team);
  if (isAlone) return seats.every(({ status, rounds }) => status === "out" || rounds > 0);
  return own?.rounds !== 1 || seats[Number(vars.first)]?.team !== own.team;
}
