import {
  addSeatCounter,
  addTeamCounter,
  announce,
  type CardId,
  cardOf,
  draw,
  type Engine,
  eliminateAll,
  finish,
  type Holder,
  type Reader,
  readValue,
  type Seat,
  seatOf,
  seatsFrom,
  transfer,
} from "../../../kernel";
import { membersOf, modeOf, opponentsOf } from "./modes";
import { isAgreed } from "./options";
import { set, varsOf } from "./vars";
import { cardsIn } from "./zones";

/** BOS 8.4, BOS 8.2 */
export const START_SP = 8000;
export const GOAL_SP = 16000;

const SP = "sp";

/** Where a player's SP are: with the player or with the team (BOS 8.15). */
const holderOf = (g: Reader, seat: Seat): Holder =>
  modeOf(g) === "team" ? { team: g.state.seats[seat]?.team ?? seat } : { seat };

/** The SP a player could lose: their own or the team's. */
export function spOf(g: Reader, seat: Seat, mode = modeOf(g)): number {
  const own = g.state.seats[seat];
  const held = mode === "team" ? g.state.teams?.[own?.team ?? seat] : own?.counters;
  return held?.[SP] ?? 0;
}

/** The SP that count for a player's victory (BOS 8.2, BOS 8.17, BOS 8.24). */
export const sideSp = (g: Reader, seat: Seat, mode = modeOf(g)): number =>
  mode === "split"
    ? membersOf(g, seat).reduce((sum, member) => sum + spOf(g, member, mode), 0)
    : spOf(g, seat, mode);

/** The total SP of a team. Null if there are no teams. */
export function teamSp(g: Reader, team: number): number | null {
  const mode = modeOf(g);
  const first = g.state.seats.find((seat) => seat.team === team);
  return first === undefined || mode === "duel" || mode === "royal" ? null : sideSp(g, first.seat);
}

function add(g: Engine, seat: Seat, n: number): void {
  const holder = holderOf(g, seat);
  if ("team" in holder) addTeamCounter(g, holder.team, SP, n);
  else addSeatCounter(g, seat, SP, n);
}

/** Gives each player 8000 SP, or each team 8000 shared or divided equally (BOS 8.4, BOS 8.15, BOS 8.18). */
export function dealSp(g: Engine): void {
  const mode = modeOf(g);
  for (const { seat } of g.state.seats) {
    const members = membersOf(g, seat);
    if (mode === "team" && members[0] !== seat) continue;
    add(g, seat, mode === "split" ? START_SP / members.length : START_SP);
  }
}

/** Damage to a player's SP: by whom, to whom and how much. */
export interface Harm {
  readonly by: Seat;
  readonly to: Seat;
  readonly n: number;
  /** Effects prevent the one or the other (BOS 15.6). */
  readonly kind: "battle" | "effect";
  /** The card that deals it. */
  readonly card: CardId;
}

/**
 * Deals damage: the other side gains what one loses, and never more than there is (BOS 8.3, BOS 8.8).
 * @returns the SP lost.
 */
export function damage(g: Engine, { by, to, n, kind, card }: Harm): number {
  if (seatOf(g.state, to).status === "out" || n <= 0) return 0;
  if (readValue(g, { seat: to }, `no-${kind}-damage`) > 0) return 0;
  const lost = transfer(g, holderOf(g, to), holderOf(g, by), SP, n);
  const { def } = cardOf(g.state, card);
  announce(g, `${kind}-damage`, to, { card, def, amount: lost, data: { by } });
  return lost;
}

/** The opponents that "the opponent's SP" may refer to: one player of each team with shared SP. */
export function holdersAgainst(g: Reader, seat: Seat): Seat[] {
  const foes = opponentsOf(g, seat);
  if (modeOf(g) !== "team") return foes;
  return foes.filter((foe, i) => foes.findIndex((other) => membersOf(g, foe).includes(other)) === i);
}

/** Passes lost SP on to the others like a payment (BOS 8.10, BOS 14.5, BOS 8.26). */
function handOn(g: Engine, seat: Seat, n: number, payee: Seat | undefined): void {
  const foes = holdersAgainst(g, seat);
  if (modeOf(g) === "duel" && isAgreed(g, "payments", "nobody")) return;
  const takers = modeOf(g) === "split" ? foes.filter((foe) => foe === (payee ?? foes[0])) : foes;
  for (const foe of takers) add(g, foe, n);
}

/**
 * Pays SP, down to the last (BOS 8.11). In a battle royal each other player gains the full amount (BOS 14.5). A payment
 * is no damage by the effect (BOS 15.16).
 */
export function paySp(g: Engine, seat: Seat, n: number, payee?: Seat): void {
  add(g, seat, -n);
  handOn(g, seat, n, payee);
  announce(g, "sp-paid", seat, { amount: n });
}

/** A player takes damage from an effect of their own (BOS 8.3). */
export function hurtSelf(g: Engine, seat: Seat, n: number): void {
  if (readValue(g, { seat }, "no-effect-damage") > 0) return;
  const lost = Math.min(n, spOf(g, seat));
  add(g, seat, -lost);
  handOn(g, seat, lost, undefined);
  announce(g, "sp-lost", seat, { amount: lost });
}

/** Gains SP from nobody, or loses SP to nobody (BOS 8.12, BOS 8.9). */
export function gainSp(g: Engine, seat: Seat, n: number): void {
  add(g, seat, n);
  announce(g, "sp-gained", seat, { amount: n });
}
export function loseSp(g: Engine, seat: Seat, n: number): void {
  const lost = Math.min(n, spOf(g, seat));
  add(g, seat, -lost);
  announce(g, "sp-lost", seat, { amount: lost });
}

/** Players draw cards, turn player first. A player who cannot draw loses (BOS 8.5, BOS 10.4). */
export function drawCards(g: Engine, seats: readonly Seat[], count: number): void {
  const order = seatsFrom(g.state, Math.max(0, g.state.turn.seat)).filter((seat) => seats.includes(seat));
  for (const seat of order)
    for (let i = 0; i < count; i++) {
      if (cardsIn(g, "deck", seat).length === 0) {
        set(g, "failed", [...varsOf(g.state).failed, seat]);
        break;
      }
      draw(g, seat, 1);
    }
}

type Cause = "souls" | "no-souls" | "no-cards";
const CAUSE = (cause: Cause) => `battle-of-souls.${cause}`;

const GOAL_RULES = { duel: "BOS 8.2", royal: "BOS 14.13", team: "BOS 8.17", split: "BOS 8.24" } as const;
const LOSS_RULES = { duel: "BOS 8.9", royal: "BOS 14.7", team: "BOS 8.9", split: "BOS 8.24" } as const;

/** Eliminates players who could not draw, with their whole team (BOS 8.5, BOS 8.27). */
function judgeDraws(g: Engine): boolean {
  const { failed } = varsOf(g.state);
  const [seat] = failed;
  if (seat === undefined) return false;
  set(g, "failed", failed.slice(1));
  const mode = modeOf(g);
  const rule = mode === "duel" ? "BOS 8.5" : "BOS 8.27";
  eliminateAll(g, mode === "royal" ? [seat] : membersOf(g, seat), CAUSE("no-cards"), rule);
  return true;
}

/**
 * Decides victory by SP: first 16000, then 0, each in turn order from the turn player on. The first match decides
 * (BOS 8.6, BOS 8.7).
 */
export function checkVictory(g: Engine): boolean {
  if (g.state.turn.number === 0) return false;
  const mode = modeOf(g);
  const order = seatsFrom(g.state, Math.max(0, g.state.turn.seat));
  const winner = order.find((seat) => sideSp(g, seat, mode) >= GOAL_SP);
  if (winner !== undefined) {
    finish(g, membersOf(g, winner), CAUSE("souls"), GOAL_RULES[mode]);
    return true;
  }
  const loser = order.find((seat) => spOf(g, seat, mode) <= 0);
  if (loser === undefined) return judgeDraws(g);
  eliminateAll(g, mode === "team" ? membersOf(g, loser) : [loser], CAUSE("no-souls"), LOSS_RULES[mode]);
  return true;
}
