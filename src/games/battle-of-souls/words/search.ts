import { type CardId, cardOf, type Engine, moveToOwner, type Reader } from "../../../kernel";
import {
  type Effect,
  type EffectWord,
  type EffectWords,
  type Env,
  effectsIn,
  type Filter,
  printFilter,
  selectCards,
  type WordArgs,
} from "../../../language";
import { searchesDeck } from "../../deck-search";
import { enter } from "../rules/entering";
import { message } from "../table/messages";
import { base } from "./base";
import { SLUG } from "./print-word";

const fitting = (g: Reader, env: Env, { from }: WordArgs): CardId[] =>
  selectCards(g, base, env, { ...(from as Filter), zone: "deck", of: "you" });

/** Whether every search in an effect has something to find (BOS 15.31). */
export const searchable = (g: Reader, env: Env, effect: Effect): boolean =>
  effectsIn(effect).every(
    (inner) => inner.do !== "word" || inner.word !== "search" || fitting(g, env, inner.args ?? {}).length > 0,
  );

function take(g: Engine, env: Env, id: CardId, { to }: WordArgs): void {
  if (cardOf(g.state, id).owner !== env.seat) return;
  if (to === "field") enter(g, id, env.seat);
  else moveToOwner(g, id, "hand", { as: "taken" });
}

/** Searches the deck for a matching card, takes it, and shuffles (BOS 15.29, BOS 15.30). */
const search = {
  args: { from: "filter", to: { maybe: ["field"] } },
  causes: ["deployed"],
  ...searchesDeck({
    rule: "BOS 15.29",
    deck: base.deck,
    prompt: ({ sourceDef }) => message("prompt.battle-of-souls.search", { card: sourceDef }),
    found: fitting,
    take,
  }),
  print: ({ from, to }) => {
    const what = printFilter(base, from as Filter, { form: "a" });
    return { key: `${SLUG}.do.search`, args: { from: what, to: to ?? "hand" } as never };
  },
} as const satisfies EffectWord;

export const searchWords = { search } as const satisfies EffectWords;
