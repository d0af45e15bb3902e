import { rest, simultaneously } from "../../../kernel";
import { type Effect, type EffectWord, perform, type WordArgs } from "../../../language";
import { cards as pool } from "../cards";
import { takeControl } from "../control";
import { canAfford } from "../cost";
import { destroy } from "../destruction";
import { makeToken, summonByEffect } from "../summon";
import { cardWord } from "./builders";
import { cardsNamed, printWord } from "./print-word";

const turned = (name: string, rested: boolean) =>
  cardWord(name, (g, ids) =>
    simultaneously(g, ids, () => {
      for (const id of ids) rest(g, id, rested);
    }),
  );

/** A token as the effect that makes it describes it (BSS 4-12-2). */
function tokenArgs(name: string): WordArgs {
  const def = pool[name];
  const first = def?.levels[0];
  if (def === undefined || first === undefined) return { name };
  const types = [...def.colours, ...(def.subtypes ?? [])];
  return { name, types, cores: first.cores, bp: first.bp ?? 0, symbols: def.symbols.length };
}

/** Words that put cards on the field, turn them or destroy them. */
export const fieldWords: Readonly<Record<string, EffectWord>> = {
  destroy: {
    ...cardWord("destroy", (g, ids, env) =>
      destroy(g, ids, {
        by: "effect",
        seat: env.seat,
        cause: { kind: "effect", card: env.source, def: env.sourceDef },
      }),
    ),
    causes: ["destroyed"],
  },
  exhaust: turned("exhaust", true),
  refresh: turned("refresh", false),
  control: cardWord("control", (g, ids, env) => {
    for (const id of ids) takeControl(g, id, env.seat);
  }),
  // A nexus is put on the field like a spirit, but nobody calls that summoning (BSS 10-7).
  place: {
    args: { card: "ref" },
    run: (g, env, { card }) => {
      for (const id of cardsNamed(g, env, card)) summonByEffect(g, env.seat, id, { free: true });
    },
    can: (g, env, { card }) =>
      cardsNamed(g, env, card).some((id) => canAfford(g, env.seat, id, { free: true })),
    print: printWord("do", "place", ["card"]),
  },
  summon: {
    // Cards in hand and trash, and cores to pay and place, come to an end.
    args: { card: "ref", free: { maybe: [true] } },
    run: (g, env, { card, free }) => {
      for (const id of cardsNamed(g, env, card))
        summonByEffect(g, env.seat, id, free === true ? { free: true } : {});
    },
    can: (g, env, { card, free }) =>
      cardsNamed(g, env, card).some((id) => canAfford(g, env.seat, id, free === true ? { free: true } : {})),
    print: (args) => printWord("do", "summon", ["card"])(args),
  },
  token: {
    args: { name: "card-name", count: { maybe: { from: 2, to: 5 } } },
    // Tokens have no abilities of their own that could set this off again.
    run: (g, env, { name, count }) => {
      if (count === undefined) return makeToken(g, env.seat, String(name));
      const one: Effect = { do: "word", word: "token", args: { name: String(name) } };
      perform(g, { do: "seq", effects: Array<Effect>(Number(count)).fill(one) }, env, g.rule);
    },
    print: ({ name, count }) => printWord("do", "token")({ ...tokenArgs(String(name)), count: count ?? 1 }),
  },
};
