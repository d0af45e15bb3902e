import type { Answer, View } from "../kernel";

/** A pseudo-random answer to the open decision of a view, determined by the number. */
export function someAnswer({ decision, actions }: View, n: number): Answer {
  const seat = decision?.seat ?? 0;
  const first = (count: number) => Array.from({ length: count }, (_, i) => i);
  switch (decision?.kind) {
    case "pick":
      return { seat, do: "pick", picks: first(Math.max(decision.min, Math.min(1, decision.max))) };
    case "arrange":
      return { seat, do: "arrange", order: first(decision.options.length) };
    case "amount":
      return { seat, do: "amount", amount: decision.max };
    case "allot":
      return { seat, do: "allot", amounts: decision.proposal };
    case "confirm":
      return { seat, do: "confirm", yes: n % 3 > 0 };
    case "name":
      return { seat, do: "name", name: decision.names[0] ?? "" };
    case "place":
      return { seat, do: "place", cell: decision.cells[n % decision.cells.length] ?? [0, 0] };
    default:
      return { seat, do: "act", action: actions[n % actions.length] ?? { type: "pass" } };
  }
}
