import { type Answer, allotments, type Engine, everyAction, legalActions } from "../../kernel";

/** Every set of `count` indexes from `from` to n - 1, in ascending order. */
function sets(n: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= n - count; first++) {
    for (const rest of sets(n, count - 1, first + 1)) found.push([first, ...rest]);
  }
  return found;
}

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

/**
 * Every answer to the open question, each once; none when the game is over. The order of picks does not
 * matter.
 */
export function everyAnswer(g: Engine): Answer[] {
  const { decision } = g.state;
  if (decision === null) return [];
  const { seat } = decision;
  switch (decision.kind) {
    case "act":
      return everyAction(legalActions(g)).map((action) => ({ seat, do: "act", action }));
    case "pick": {
      const sizes = upTo(decision.max - decision.min + 1).map((more) => decision.min + more);
      return sizes.flatMap((size) =>
        sets(decision.options.length, size).map((picks): Answer => ({ seat, do: "pick", picks })),
      );
    }
    case "arrange":
      return orders(upTo(decision.options.length)).map((order) => ({ seat, do: "arrange", order }));
    case "amount":
      return upTo(decision.max - decision.min + 1).map((more) => ({
        seat,
        do: "amount",
        amount: decision.min + more,
      }));
    case "allot":
      return allotments(decision, Number.POSITIVE_INFINITY).map((amounts) => ({
        seat,
        do: "allot",
        amounts,
      }));
    case "confirm":
      return [true, false].map((yes) => ({ seat, do: "confirm", yes }));
    case "name":
      return decision.names.map((name) => ({ seat, do: "name", name }));
    case "place":
      return decision.cells.map((cell) => ({ seat, do: "place", cell }));
  }
}
