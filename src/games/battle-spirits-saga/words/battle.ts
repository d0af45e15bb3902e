import { addCardCounter, cardOf, isSameCard, moveToOwner } from "../../../kernel";
import { type Effect, type EffectWords, perform, statOfNamed } from "../../../language";
import { choose, word } from "../../../language/build";
import { attackSpirit } from "../rules/battle";
import { battleIn, setBattle } from "../rules/vars";
import { cardWord } from "./builders";
import { lastNamed, printWord } from "./print-word";

/** Gale: the blocking player exhausts this many of their refreshed spirits (BSS 11-10-1). */
const gale = (n: number): Effect =>
  choose({ of: "opponent", being: "refreshed" }, word("exhaust", { card: "it" }), {
    by: "opponent",
    count: n,
  });

export const battleWords = {
  "attack-spirit": cardWord("attack-spirit", (g, ids) => {
    const [id] = ids;
    if (id !== undefined) attackSpirit(g, id);
  }),
  gale: {
    args: {},
    run: (g, env) => {
      const [own] = lastNamed(g, env, "this");
      const n = own === undefined ? 0 : statOfNamed(g, own, "kw-gale");
      if (n > 0) perform(g, gale(n), env, g.rule);
    },
    print: printWord("do", "gale"),
  },
  curse: {
    args: {},
    run: (g, env) => {
      const battle = battleIn(g.state);
      if (battle !== null)
        setBattle(g, { ...battle, curse: { kind: "effect", card: env.source, def: env.sourceDef } });
    },
    print: printWord("do", "curse"),
  },
  "return-magic": {
    args: {},
    run: (g, env) => {
      // What has gone elsewhere meanwhile does not return (BSS 11-6-2).
      const used =
        battleIn(g.state)?.magic.filter((ref) => ref.seat === env.seat && isSameCard(g.state, ref)) ?? [];
      for (const { card } of used) moveToOwner(g, card, "hand", { as: "return" });
    },
    print: printWord("do", "return-magic"),
  },
  "note-raid": {
    args: {},
    run: (g, env) => {
      const { counters } = cardOf(g.state, env.source);
      const now = g.state.turn.number;
      const before = counters["raid-turn"] === now ? (counters.raided ?? 0) : 0;
      addCardCounter(g, env.source, "raid-turn", now - (counters["raid-turn"] ?? 0));
      addCardCounter(g, env.source, "raided", before + 1 - (counters.raided ?? 0));
    },
    print: printWord("do", "note-raid"),
  },
} as const satisfies EffectWords;
