import {
  type Answer,
  allotments,
  type Decision,
  everyAction,
  type GameRecord,
  hashPlain,
  PASS,
  type View,
} from "../../kernel";

/**
 * Answers to try when an opponent fails, the simplest first: a broken opponent must not stop the game. There are several, as
 * the simplest may lead into a loop that has been ended.
 */
export function fallbackAnswers(view: View): readonly Answer[] {
  return view.decision === null ? [] : answersTo(view.decision, view);
}

function answersTo(decision: Decision, view: View): readonly Answer[] {
  const { seat } = decision;
  switch (decision.kind) {
    case "act":
      return [PASS, ...everyAction(view.actions)].map((action) => ({ seat, do: "act", action }));
    case "pick":
      return picksOf(decision).map((picks) => ({ seat, do: "pick", picks }));
    case "arrange": {
      const order = decision.options.map((_, i) => i);
      return [order, [...order].reverse()].map((given) => ({ seat, do: "arrange", order: given }));
    }
    case "amount":
      return [decision.min, decision.max].map((amount) => ({ seat, do: "amount", amount }));
    case "allot":
      return allotments(decision, 2).map((amounts) => ({ seat, do: "allot", amounts }));
    case "confirm":
      return [false, true].map((yes) => ({ seat, do: "confirm", yes }));
    case "name":
      return decision.names.slice(0, 2).map((name) => ({ seat, do: "name", name }));
    case "place":
      return decision.cells.slice(0, 2).map((cell) => ({ seat, do: "place", cell }));
  }
}

/** As few as allowed, from the front and from the back, and as many as allowed. */
function picksOf({ options, min, max }: Extract<Decision, { kind: "pick" }>): readonly (readonly number[])[] {
  const all = options.map((_, i) => i);
  return [all.slice(0, min), all.slice(all.length - min), all.slice(0, max)];
}

/**
 * Seed for an opponent's choices: the same at the same point of a match, and independent of the match's own
 * seed.
 */
export function opponentSeed(record: GameRecord, seat: number): string {
  return hashPlain([record.config.seed, record.answers.length, seat]);
}
