import type { BoardPosition, GamePosition } from "../games/game-position";
import { message } from "../games/position-words";
import {
  type Config,
  type Engine,
  emptyState,
  engineFor,
  layOut,
  type Problem,
  type Rules,
  readValue,
  run,
  zoneLimitValue,
  zoneOf,
} from "../kernel";
import { boardProblems } from "./judge";
import { layoutOf, partsOf } from "./lay-out";

const RULE = "kernel:position";

/** Limits of the rules that the cards of a seat exceed. */
function limitProblems(g: Engine): Problem[] {
  return g.state.seats.flatMap(({ seat }) =>
    (g.rules.board.limits ?? []).flatMap((limit): Problem[] => {
      const cards = limit.zones.flatMap((key) => zoneOf(g.state, key, seat).cards.map((id) => ({ key, id })));
      const counted = cards.filter(({ id }) => {
        const card = g.state.cards[id];
        return card !== undefined && limit.counts?.(g, card) !== false;
      });
      const most = readValue(g, { seat }, zoneLimitValue(limit));
      if (counted.length <= most) return [];
      const path = `seats.${seat}.zones.${limit.zones[0]}`;
      return [{ path, why: message("why.position.too-many", { most }), rule: limit.rule }];
    }),
  );
}

/** The state of a position before anything happens in it. */
function laidOut(game: GamePosition, rules: Rules, config: Config, board: BoardPosition): Engine {
  const g = engineFor(rules, emptyState(rules, config), { events: false });
  layOut(g, layoutOf(game, partsOf(game, rules, config, board)));
  return g;
}

/** What is wrong with a position whose cards and numbers are sound: limits, an end at once, an error. */
function beginProblems(game: GamePosition, rules: Rules, config: Config, board: BoardPosition): Problem[] {
  const whole = (why: Problem["why"]): Problem[] => [{ path: "", why, rule: RULE }];
  try {
    const g = laidOut(game, rules, config, board);
    const limits = limitProblems(g);
    if (limits.length > 0) return limits;
    run(g);
    return g.state.outcome === null ? [] : whole(message("why.position.over"));
  } catch {
    return whole(message("why.position.broken"));
  }
}

/** Everything that is wrong with what is on the table, with the place as a path in it. */
export function positionProblems(
  game: GamePosition,
  rules: Rules,
  config: Config,
  board: BoardPosition,
): readonly Problem[] {
  const problems = boardProblems(game, rules, config, board);
  if (problems.length > 0) return problems;
  const more = game.problems?.(partsOf(game, rules, config, board)) ?? [];
  return more.length > 0 ? more : beginProblems(game, rules, config, board);
}
