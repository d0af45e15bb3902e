import { type EffectWord, printCard, type Vocabulary, type WordArgs } from "../../../language";
import { TOKENS } from "../cards/tokens";
import { makeToken } from "../summoning";
import { MANY, printWord, SLUG } from "./print-word";

/** Types, values, keywords and abilities of a Token, as the text of what makes it names them. */
function traitsOf(v: Vocabulary, name: string): WordArgs {
  const token = TOKENS[name];
  const { armor = 0, power = 0 } = token?.stats ?? {};
  if (token === undefined) return { armor, power, types: [], more: [] };
  const { keywords, abilities } = printCard(v, token);
  const types = (token.subtypes ?? []).map((type) => ({ key: `${SLUG}.subtype.${type}` }));
  return { armor, power, types, more: [...keywords.map((one) => one.name), ...abilities] as never };
}

/**
 * Tokens that Effects summon by name; the text says what such a Token is, since there is no card to read it from.
 * @param whole the whole vocabulary, in whose words a Token's own abilities are printed.
 */
export const tokenWords = (whole: () => Vocabulary): Readonly<Record<string, EffectWord>> => ({
  token: {
    args: { name: "card-name", count: MANY },
    causes: ["summon"],
    run: (g, env, { name, count }) => {
      for (let i = 0; i < Number(count ?? 1); i++) makeToken(g, String(name), env.seat, env.sourceDef);
    },
    print: ({ name, count }) =>
      printWord("do", "token")({ name: name ?? "", count: count ?? 1, ...traitsOf(whole(), String(name)) }),
  },
});
