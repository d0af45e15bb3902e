import type { Answer, CardId, View } from "../../kernel";

/** The cards that an answer to the open decision names, the one that acts first. */
export function cardsNamed({ decision }: View, answer: Answer): readonly CardId[] {
  switch (answer.do) {
    case "act":
      return [answer.action.card, answer.action.target].filter((card) => card !== undefined);
    case "pick": {
      const options = decision?.kind === "pick" ? decision.options : [];
      return answer.picks.flatMap((pick) => options[pick]?.card ?? []);
    }
    case "allot": {
      const options = decision?.kind === "allot" ? decision.options : [];
      return options.flatMap(({ card }, at) =>
        card !== undefined && (answer.amounts[at] ?? 0) > 0 ? card : [],
      );
    }
    default:
      return [];
  }
}
