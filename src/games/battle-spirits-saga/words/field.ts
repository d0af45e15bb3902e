import { cardOf, type Engine, refTo, rest, simultaneously } from "../../../kernel";
import {
  type ArgSpecs,
  type EffectWord,
  type EffectWords,
  type Env,
  nameInEffect,
  type WordArgs,
} from "../../../language";
import type { SagaCard } from "../cards/card";
import { takeControl } from "../rules/control";
import { canAfford, type SummonOptions } from "../rules/cost";
import { destroy } from "../rules/destruction";
import { makeTokens, summonByEffect } from "../rules/summon";
import { cardWord } from "./builders";
import { cardsNamed, DESTROYED, printWord } from "./print-word";

/** Refreshes or exhausts cards (BSS 10-3-1, 10-4-1). */
const turned = (name: string, rested: boolean) =>
  cardWord(name, (g, ids) =>
    simultaneously(g, ids, () => {
      for (const id of ids) rest(g, id, rested);
    }),
  );

/** A token as the effect that makes it describes it (BSS 4-12-2). */
function tokenArgs(name: string, def: SagaCard | undefined): WordArgs {
  const first = def?.levels[0];
  if (def === undefined || first === undefined) return { name };
  const types = [...def.colours, ...(def.subtypes ?? [])];
  return { name, types, cores: first.cores, bp: first.bp ?? 0, symbols: def.symbols.length };
}

/** Puts cards on the field. Summoning pays their cost unless the text says otherwise, placing never does. */
function puttingOnField<const A extends ArgSpecs>(
  name: string,
  args: A,
  way: (args: WordArgs) => SummonOptions,
): EffectWord<A> {
  const putAll = (g: Engine, envs: readonly Env[], args: WordArgs) => {
    const [env] = envs;
    const ids = new Set(envs.flatMap((own) => cardsNamed(g, own, args.card)));
    if (env !== undefined) summonByEffect(g, env.seat, [...ids], way(args));
  };
  return {
    args,
    run: (g, env, args) => putAll(g, [env], args),
    runAll: putAll,
    can: (g, env, args) => cardsNamed(g, env, args.card).some((id) => canAfford(g, env.seat, id, way(args))),
    print: printWord("do", name, ["card"]),
  };
}

/**
 * Words that put cards on the field, turn them or destroy them.
 * @param pool the cards, tokens among them, by name.
 */
export const fieldWords = (pool: Readonly<Record<string, SagaCard>>) =>
  ({
    destroy: {
      ...cardWord("destroy", (g, ids, env) => {
        nameInEffect(
          g,
          DESTROYED,
          ids.map((id) => refTo(cardOf(g.state, id))),
        );
        destroy(g, ids, {
          by: "effect",
          seat: env.seat,
          cause: { kind: "effect", card: env.source, def: env.sourceDef },
        });
      }),
      causes: ["destroyed"],
    },
    exhaust: turned("exhaust", true),
    refresh: turned("refresh", false),
    control: cardWord("control", (g, ids, env) =>
      simultaneously(g, ids, () => {
        for (const id of ids) takeControl(g, id, env.seat);
      }),
    ),
    // A nexus is put on the field like a spirit, but this is not called summoning (BSS 10-7).
    place: puttingOnField("place", { card: "ref", exhausted: { maybe: [true] } }, ({ exhausted }) => ({
      free: true,
      ...(exhausted === true && { exhausted }),
    })),
    // Summoning cannot go on forever: cards in hand and trash, and cores, run out.
    summon: puttingOnField(
      "summon",
      { card: "ref", free: { maybe: [true] }, exhausted: { maybe: [true] } },
      ({ free, exhausted }) => ({ ...(free === true && { free }), ...(exhausted === true && { exhausted }) }),
    ),
    token: {
      args: { name: "card-name", count: { maybe: { from: 2, to: 5 } }, exhausted: { maybe: [true] } },
      // Tokens have no abilities that could trigger this again.
      run: (g, env, { name, count, exhausted }) =>
        makeTokens(g, env.seat, String(name), Number(count ?? 1), exhausted === true),
      runAll: (g, envs, { name, count, exhausted }) => {
        const [env] = envs;
        const made = Number(count ?? 1) * envs.length;
        if (env !== undefined) makeTokens(g, env.seat, String(name), made, exhausted === true);
      },
      print: ({ name, count, exhausted }) =>
        printWord(
          "do",
          "token",
        )({
          ...tokenArgs(String(name), pool[String(name)]),
          count: count ?? 1,
          ...(exhausted === true && { exhausted }),
        }),
    },
  }) as const satisfies EffectWords;
