import type { Game } from "../games/game";
import type { GamePosition } from "../games/game-position";
import { message } from "../games/position-words";
import { layOut, type PositionRules, type Problem } from "../kernel";
import { layoutOf, partsOf } from "./lay-out";
import { positionProblems } from "./problems";
import { boardFrom } from "./schema";

const under = (problem: Problem): Problem => ({ ...problem, path: `position.${problem.path}` });

/** How matches of a game begin in a position. */
const rulesFor = (game: GamePosition): PositionRules => ({
  problems: (rules, config) => {
    const board = boardFrom(config.position);
    if ("place" in board)
      return [
        { path: `position.${board.place}`, why: message("why.position.shape"), rule: "kernel:position" },
      ];
    return positionProblems(game, rules, config, board).map(under);
  },
  setUp: (g) => {
    const { config } = g.state;
    const board = boardFrom(config.position);
    if ("place" in board) throw new RangeError(`no position: ${board.place}`);
    layOut(g, layoutOf(game, partsOf(game, g.rules, config, board)));
  },
});

/** The games with position rules, by the game without them. */
const known = new WeakMap<Game, Game>();

/** A game whose matches may begin in a position. The same game gives the same one. */
export function gameWithPositions(game: Game, position: GamePosition): Game {
  const before = known.get(game);
  if (before !== undefined) return before;
  const made: Game = { ...game, rules: { ...game.rules, position: rulesFor(position) } };
  known.set(game, made);
  return made;
}
