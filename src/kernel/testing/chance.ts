import { type Answer, allotments, type Decision, type Engine, everyAction, legalActions } from "../index";

/** A small random source for tests: integers from 0 to n - 1. */
export type Below = (n: number) => number;

export function belowFrom(seed: number): Below {
  let x = seed >>> 0;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 0x100000000) * n);
  };
}

function someOf(n: number, count: number, below: Below): number[] {
  const left = Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0);
}

/** Any answer that fits the open question. */
export function anyAnswer(g: Engine, decision: Decision, below: Below): Answer {
  const { seat } = decision;
  switch (decision.kind) {
    case "act": {
      const actions = everyAction(legalActions(g));
      return { seat, do: "act", action: actions[below(actions.length)] ?? { type: "none" } };
    }
    case "pick": {
      const most = Math.min(decision.max, decision.options.length);
      const count = decision.min + below(most - decision.min + 1);
      return { seat, do: "pick", picks: someOf(decision.options.length, count, below) };
    }
    case "arrange":
      return {
        seat,
        do: "arrange",
        order: someOf(decision.options.length, decision.options.length, below),
      };
    case "amount":
      return { seat, do: "amount", amount: decision.min + below(decision.max - decision.min + 1) };
    case "allot": {
      const all = allotments(decision, 50);
      return { seat, do: "allot", amounts: all[below(all.length)] ?? decision.proposal };
    }
    case "confirm":
      return { seat, do: "confirm", yes: below(2) === 1 };
    case "name":
      return { seat, do: "name", name: decision.names[below(decision.names.length)] ?? "" };
    case "place":
      return { seat, do: "place", cell: decision.cells[below(decision.cells.length)] ?? [0, 0] };
  }
}
