import type { CardId, Engine, Plain } from "../../kernel";
import { chanceOf } from "./odds";
import { copyOf, frameAt, reseed, runFrames } from "./sandbox";

/** The battle in the game's public record, as far as an opponent needs it. */
export interface BattleRecord {
  readonly fighters: readonly [CardId, CardId];
  readonly stage: "declared" | "rolled" | "over";
  readonly ties: number;
  readonly dice: readonly [readonly { readonly value: number; readonly throw: number }[], readonly unknown[]];
  readonly winner: 0 | 1 | null;
}

/** The battle that is still to be decided, or null. */
export function openBattle(g: { readonly state: Pick<Engine["state"], "vars"> }): BattleRecord | null {
  const battle = g.state.vars.battle as unknown as BattleRecord | null | undefined;
  return battle && battle.stage !== "over" && battle.winner === null ? battle : null;
}

/** Dice that beat every other whatever is added to them. */
const SURE = 1000;

/** The game after an open battle has been won by this side, with all that follows from winning and losing. */
export function wonBy(g: Engine, side: 0 | 1): Engine {
  const won = copyOf(g);
  const battle = openBattle(won);
  if (battle === null) return won;
  const dice = [0, 1].map((i) => [{ value: i === side ? SURE : 0, throw: 0, was: null }]);
  setBattle(won, { ...battle, stage: "rolled", ties: 0, dice });
  return decided(won, battle);
}

function setBattle(g: Engine, battle: object): void {
  g.state.vars = { ...g.state.vars, battle: battle as Plain };
}

function decided(g: Engine, battle: BattleRecord): Engine {
  const [attacker, target] = battle.fighters;
  runFrames(g, [frameAt(g.rules, "battle", "decide", { attacker, target })]);
  return g;
}

/** Tie-breaks are thrown this often to see how they go. */
const THROWS = 4;

const tiesIn = (g: Engine) => (g.state.vars.battle as unknown as BattleRecord).ties;

/** The ways an open battle may go on from here, with their chances. */
export function outcomesOf(g: Engine): readonly { readonly chance: number; readonly after: Engine }[] {
  const battle = openBattle(g);
  if (battle === null) return [{ chance: 1, after: g }];
  if (battle.stage === "declared") {
    const chance = chanceOf(g, ...battle.fighters);
    return [
      { chance, after: wonBy(g, 0) },
      { chance: 1 - chance, after: wonBy(g, 1) },
    ];
  }
  const after = decided(copyOf(g), battle);
  if (tiesIn(after) === battle.ties) return [{ chance: 1, after }];
  return Array.from({ length: THROWS }, (_, i) => {
    const other = copyOf(g);
    reseed(other, i);
    return { chance: 1 / THROWS, after: decided(other, battle) };
  });
}

/** The game after an attack has been declared, with what abilities do then; its dice are still to be thrown. */
export function declared(g: Engine, attacker: CardId, target: CardId): Engine {
  const next = copyOf(g);
  const { config } = g.state;
  next.state = { ...next.state, config: { ...config, options: { ...config.options, flash: true } } };
  runFrames(next, [frameAt(next.rules, "battle", "declare", { attacker, target })]);
  next.state = { ...next.state, config };
  return next;
}
