import { type Card, cardOf, type Reader, readStat, type Seat, zoneOf } from "../../kernel";

// How an opponent reads a position: cards by their effects, never by name.

export const cards = (g: Reader, key: string, seat: Seat): Card[] =>
  zoneOf(g.state, key, seat).cards.map((id) => cardOf(g.state, id));

/** The remaining players of a player's side. */
export const membersOf = ({ state: { seats } }: Reader, seat: Seat): Seat[] =>
  seats.flatMap((own) => (own.team === seats[seat]?.team && own.status === "in" ? [own.seat] : []));

/** The remaining players of each other side. */
export function foeSidesOf(g: Reader, seat: Seat): Seat[][] {
  const foes = foesOf(g, seat);
  return foes.map((foe) => membersOf(g, foe)).filter(([first], i) => first === foes[i]);
}

export const sideSpOf = (g: Reader, side: readonly Seat[]): number =>
  side.reduce((sum, seat, i) => sum + (i > 0 && areShared(g, seat) ? 0 : spOf(g, seat)), 0);

const areShared = ({ state: { seats, teams } }: Reader, seat: Seat) =>
  teams?.[seats[seat]?.team ?? seat]?.sp !== undefined;

/** The SP a player could lose: their own or their team's. */
export const spOf = ({ state }: Reader, seat: Seat): number =>
  state.teams?.[state.seats[seat]?.team ?? seat]?.sp ?? state.seats[seat]?.counters.sp ?? 0;

/** The remaining players of other sides. */
export const foesOf = ({ state: { seats } }: Reader, seat: Seat): Seat[] =>
  seats.flatMap((own) => (own.team !== seats[seat]?.team && own.status === "in" ? [own.seat] : []));

/** A card's value without this-turn effects. */
export const lastingStat = (g: Reader, { id }: Card, stat: string): number =>
  g.state.modifiers.reduce(
    (value, own) =>
      own.card === id && own.stat === stat && own.until === "turn" && own.op === "add"
        ? value - own.amount
        : value,
    readStat(g, id, stat),
  );

/** Number of attacks a fighter has declared this turn. */
export function attacksMade({ state: { vars } }: Reader, { id, stamp }: Card): number {
  const attacked = (vars.attacked ?? []) as readonly { card?: number; stamp?: number }[];
  return attacked.filter((ref) => ref.card === id && ref.stamp === stamp).length;
}

/** The steps of a turn after the last possible attack. */
const AFTER: readonly string[] = ["end-step", "main-2", "end"];

/** Whether the turn player may still attack this turn. The starting player may not. */
export function mayFight({ state: { seats, turn, vars } }: Reader): boolean {
  if (AFTER.includes(turn.step)) return false;
  const own = seats[turn.seat];
  const isAlone = seats.every(({ seat, team }) => seat === turn.seat || team !== own?.team);
  if (isAlone) return seats.every(({ status, rounds }) => status === "out" || rounds > 0);
  return own?.rounds !== 1 || seats[Number(vars.first)]?.team !== own.team;
}
