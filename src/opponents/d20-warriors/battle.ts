import type { Engine } from "../../kernel";
import { continueAt, copyOf, reseed } from "../simulate";
import { setWindows } from "./board-of";
import { chanceOf } from "./odds";
import { battleIn, openBattle, setBattle } from "./simulated-battle";

/** A number of dice that beats any other, whatever the bonus. */
const SURE = 1000;

/** The game after this side has won the open battle, with all consequences. */
export function wonBy(g: Engine, side: 0 | 1): Engine {
  const won = copyOf(g);
  const battle = openBattle(won);
  if (battle === null) return won;
  const dice = [0, 1].map((i) => [{ value: i === side ? SURE : 0, throw: 0, was: null }]);
  setBattle(won, { ...battle, stage: "rolled", ties: 0, dice });
  return decided(won);
}

/** The same game after its battle has ended with the current dice. */
function decided(g: Engine): Engine {
  setWindows(g, false);
  continueAt(g, "battle", "decide");
  return g;
}

/** Number of samples for the outcome of a tie-break. */
const TIE_BREAK_SAMPLES = 4;

const tiesIn = (g: Engine) => battleIn(g)?.ties ?? 0;

/** The possible outcomes of an open battle, with their probabilities. */
export function outcomesOf(g: Engine): readonly { readonly chance: number; readonly after: Engine }[] {
  const battle = openBattle(g);
  if (battle === null) return [{ chance: 1, after: g }];
  if (battle.stage === "declared") {
    const chance = chanceOf(g, ...battle.fighters, true);
    return [
      { chance, after: wonBy(g, 0) },
      { chance: 1 - chance, after: wonBy(g, 1) },
    ];
  }
  const after = decided(copyOf(g));
  if (tiesIn(after) === battle.ties) return [{ chance: 1, after }];
  return Array.from({ length: TIE_BREAK_SAMPLES }, (_, i) => {
    const other = copyOf(g);
    reseed(other, i);
    return { chance: 1 / TIE_BREAK_SAMPLES, after: decided(other) };
  });
}
