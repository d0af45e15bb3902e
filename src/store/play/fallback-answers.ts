import { type Answer, type Decision, type GameRecord, hashPlain, PASS, type View } from "../../kernel";

/** Answers to try when an opponent fails, the simplest first: a broken opponent must not stop the game. */
export function fallbackAnswers(view: View): readonly Answer[] {
  return view.decision === null ? [] : answersTo(view.decision, view);
}

function answersTo(decision: Decision, view: View): readonly Answer[] {
  const { seat } = decision;
  switch (decision.kind) {
    case "act":
      return [PASS, ...view.actions].map((action) => ({ seat, do: "act", action }));
    case "pick":
      return [{ seat, do: "pick", picks: Array.from({ length: decision.min }, (_, i) => i) }];
    case "arrange":
      return [{ seat, do: "arrange", order: decision.options.map((_, i) => i) }];
    case "amount":
      return [{ seat, do: "amount", amount: decision.min }];
    case "allot":
      return [{ seat, do: "allot", amounts: decision.proposal }];
    case "confirm":
      return [{ seat, do: "confirm", yes: false }];
    case "name":
      return decision.names.slice(0, 1).map((name) => ({ seat, do: "name", name }));
    case "place":
      return decision.cells.slice(0, 1).map((cell) => ({ seat, do: "place", cell }));
  }
}

/**
 * Seed for an opponent's choices: the same at the same point of a match, and independent of the match's own
 * seed.
 */
export function opponentSeed(record: GameRecord, seat: number): string {
  return hashPlain([record.config.seed, record.answers.length, seat]);
}
