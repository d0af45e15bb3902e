import {
  answerLegal,
  type CardId,
  cardOf,
  type Engine,
  fromPlain,
  type Plain,
  type Seat,
} from "../../kernel";
import { continueAt, copyOf, reseed, simulate } from "../simulate";
import { setWindows, toAct } from "./board-of";

/** The battle in the game's public variables, as far as an opponent needs it. */
export interface BattleRecord {
  readonly fighters: readonly [CardId, CardId];
  readonly stage: "declared" | "rolled" | "over";
  readonly ties: number;
  readonly dice: readonly (readonly { readonly value: number; readonly throw: number }[])[];
  readonly winner: 0 | 1 | null;
}

/** The current battle or the last one, or null. */
export function battleIn(g: Pick<Engine, "state">): BattleRecord | null {
  return fromPlain<BattleRecord | null>(g.state.vars.battle ?? null);
}

export function openBattle(g: Pick<Engine, "state">): BattleRecord | null {
  const battle = battleIn(g);
  return battle && battle.stage !== "over" && battle.winner === null ? battle : null;
}

export function setBattle(g: Engine, battle: object | null): void {
  g.state.vars = { ...g.state.vars, battle: battle as Plain };
}

/** A battle that has just been declared. */
export function newBattle(attacker: CardId, target: CardId): object {
  const dice = [[], []];
  return { fighters: [attacker, target], stage: "declared", ties: 0, dice, winner: null, bonus: [0, 0] };
}

/**
 * The game after the turn player has declared an attack, with the abilities it triggers. The dice are not rolled yet.
 */
export function declareAttack(g: Engine, attacker: CardId, target: CardId): Engine {
  const next = copyOf(g);
  setWindows(next, true);
  toAct(next);
  const { seat } = next.state.turn;
  answerLegal(next, { seat, do: "act", action: { type: "attack", card: attacker, target } });
  return next;
}

/** Share of simulated battles won by the attacker of the declared one, without those that leave the loser face up. */
export function simulatedWinRate(g: Engine, times: number): number {
  let won = 0;
  for (let i = 0; i < times; i++) {
    const next = copyOf(g);
    reseed(next, i);
    setWindows(next, false);
    continueAt(next, "battle", "throw");
    if (winnerOf(next) === 0 && !isUnharmed(next)) won++;
  }
  return won / times;
}

/** Whether the target is still face up though the battle is over and no more is asked about it. */
function isUnharmed(g: Engine): boolean {
  const target = battleIn(g)?.fighters[1];
  if (target === undefined || g.state.decision?.kind !== "act") return false;
  const { face, zone } = cardOf(g.state, target);
  return face === "up" && g.state.zones[zone]?.key === "battlefield";
}

/** Nesting limit for choices about dice. */
const DEEPEST = 4;

/** The winner of the current battle if each player asked about an ability picks the answer that wins it. */
function winnerOf(g: Engine, depth = 0): 0 | 1 | null {
  const { decision } = g.state;
  if (battleIn(g)?.winner !== null || decision?.kind !== "confirm" || depth > DEEPEST)
    return battleIn(g)?.winner ?? null;
  const { seat } = decision;
  const winner = winnerOf(simulate(g, { seat, do: "confirm", yes: true }), depth + 1);
  if (winner !== null && sideOf(g, seat) === winner) return winner;
  answerLegal(g, { seat, do: "confirm", yes: false });
  return winnerOf(g, depth + 1);
}

function sideOf(g: Engine, seat: Seat): 0 | 1 {
  const attacker = battleIn(g)?.fighters[0];
  return attacker !== undefined && cardOf(g.state, attacker).controller === seat ? 0 : 1;
}
