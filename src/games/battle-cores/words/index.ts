import type { Vocabulary } from "../../../language";
import type { BattleCard } from "../cards/card";
import { TOKENS } from "../cards/tokens";
import { base } from "./base";
import { cardWords } from "./cards";
import { fieldWords } from "./field";
import { harmWords } from "./harm";
import { tokenWords } from "./tokens";

/** The vocabulary that Battle Cores adds to the card language, with the Tokens among these cards. */
export function vocabularyOf(pool: Readonly<Record<string, BattleCard>>): Vocabulary {
  const own = Object.entries(pool).filter(([, card]) => card.token && card.copyOf === undefined);
  const tokens = { ...TOKENS, ...Object.fromEntries(own) };
  const whole: Vocabulary = {
    ...base,
    names: { ...base.names, cards: { token: Object.keys(tokens) } },
    effects: { ...harmWords, ...cardWords, ...fieldWords, ...tokenWords(tokens, () => whole) },
  };
  return whole;
}

/** The vocabulary with the printed Tokens. */
export const vocabulary: Vocabulary = vocabularyOf({});
