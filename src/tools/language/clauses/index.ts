import { CLAUSES as battleCores } from "./battle-cores";
import { CLAUSES as battleOfSouls } from "./battle-of-souls";
import { CLAUSES as battleSpiritsSaga } from "./battle-spirits-saga";
import { CLAUSES as d20Warriors } from "./d20-warriors";
import { CLAUSES as soulMasters } from "./soul-masters";
import type { WordClauses, WordKind } from "./word-clauses";

/** The clauses behind the words of each game, by its slug. */
export const WORD_CLAUSES: Readonly<Record<string, WordClauses>> = {
  "battle-cores": battleCores,
  "battle-of-souls": battleOfSouls,
  "battle-spirits-saga": battleSpiritsSaga,
  "d20-warriors": d20Warriors,
  "soul-masters": soulMasters,
};

/** The clauses behind a word of a game. Empty for grammar that no rule speaks of, such as "if". */
export const clausesOf = (slug: string, kind: WordKind, word: string): readonly string[] =>
  WORD_CLAUSES[slug]?.[kind]?.[word] ?? [];
