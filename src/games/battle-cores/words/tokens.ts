import {
  type EffectWords,
  type PrintedCard,
  printCard,
  type Vocabulary,
  type WordArgs,
} from "../../../language";
import { makeToken } from "../rules/summoning";
import { MANY, printWord, SLUG } from "./print-word";

/** Types, stats, keywords and abilities of a Token, for the text of the Effect that makes it. */
function traitsOf(v: Vocabulary, token: PrintedCard | undefined): WordArgs {
  const { armor = 0, power = 0 } = token?.stats ?? {};
  if (token === undefined) return { armor, power, types: [], more: [] };
  const { keywords, abilities } = printCard(v, token);
  const types = (token.subtypes ?? []).map((type) => ({ key: `${SLUG}.subtype.${type}` }));
  return { armor, power, types, more: [...keywords.map((one) => one.name), ...abilities] as never };
}

/**
 * Tokens that Effects summon by name; the text describes such a Token, because there is no card to read.
 * @param tokens what there is to summon, by name.
 * @param whole the full vocabulary, with which a Token's own abilities are printed.
 */
export const tokenWords = (tokens: Readonly<Record<string, PrintedCard>>, whole: () => Vocabulary) =>
  ({
    token: {
      args: { name: "card-name", count: MANY },
      causes: ["summon"],
      run: (g, env, { name, count }) => {
        for (let i = 0; i < Number(count ?? 1); i++) makeToken(g, String(name), env.seat, env.sourceDef);
      },
      print: ({ name, count }) =>
        printWord(
          "do",
          "token",
        )({ name: name ?? "", count: count ?? 1, ...traitsOf(whole(), tokens[String(name)]) }),
    },
  }) as const satisfies EffectWords;
