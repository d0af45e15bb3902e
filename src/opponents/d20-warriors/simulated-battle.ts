import { type CardId, cardOf, type Engine, type Plain, type Seat } from "../../kernel";
import { answerIn, copyOf, frameAt, reseed } from "../sandbox";
import { runFrames } from "./sandbox";

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
  return (g.state.vars.battle as unknown as BattleRecord | null | undefined) ?? null;
}

/** The battle that is still undecided, or null. */
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
 * The game after an attack has been declared, with the abilities it triggers; its dice are not rolled yet.
 */
export function declareAttack(g: Engine, attacker: CardId, target: CardId): Engine {
  const next = copyOf(g);
  const { config } = g.state;
  // With Flash windows on, the battle stops in the first of them.
  next.state = { ...next.state, config: { ...config, options: { ...config.options, flash: true } } };
  runFrames(next, [frameAt(next.rules, "battle", "declare", { attacker, target })]);
  next.state = { ...next.state, config };
  return next;
}

/** Share of simulated battles that the attacker of this declared one wins. */
export function simulatedWinRate(g: Engine, attacker: CardId, target: CardId, times: number): number {
  let won = 0;
  for (let i = 0; i < times; i++) {
    const next = copyOf(g);
    reseed(next, i);
    runFrames(next, [frameAt(next.rules, "battle", "throw", { attacker, target })]);
    if (winnerOf(next) === 0) won++;
  }
  return won / times;
}

/** Nesting limit for choices about dice. */
const DEEPEST = 4;

/**
 * Who wins the current battle, if whoever is asked whether to use an ability chooses the answer that wins it.
 */
function winnerOf(g: Engine, depth = 0): 0 | 1 | null {
  const { decision } = g.state;
  if (battleIn(g)?.winner !== null || decision?.kind !== "confirm" || depth > DEEPEST)
    return battleIn(g)?.winner ?? null;
  const { seat } = decision;
  const used = copyOf(g);
  answerIn(used, { seat, do: "confirm", yes: true });
  const winner = winnerOf(used, depth + 1);
  if (winner !== null && sideOf(g, seat) === winner) return winner;
  answerIn(g, { seat, do: "confirm", yes: false });
  return winnerOf(g, depth + 1);
}

function sideOf(g: Engine, seat: Seat): 0 | 1 {
  const attacker = battleIn(g)?.fighters[0];
  return attacker !== undefined && cardOf(g.state, attacker).controller === seat ? 0 : 1;
}
