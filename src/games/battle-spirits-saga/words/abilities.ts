import { cardOf, grantAbility, type Plain, type Reader, toPlain } from "../../../kernel";
import { type EffectWords, printAbility, type Vocabulary } from "../../../language";
import type { SagaCard } from "../cards/card";
import { defOf } from "../rules/defs";
import { cardWord } from "./builders";
import { triggerOwnAbilities } from "./own-triggers";
import { cardsNamed, printWord } from "./print-word";

type Pool = Readonly<Record<string, SagaCard>>;

/** The text of a granted ability. */
function givenText(v: Vocabulary, pool: Pool, name: string): Plain {
  const ability = pool[name]?.printed[0]?.ability;
  return ability === undefined ? name : toPlain(printAbility(v, ability));
}

/** Indexes of what a card does at an event that happens to itself. */
function ownTriggers(g: Reader, def: string, on: string): number[] {
  return defOf(g, { def }).abilities.flatMap((ability, index) =>
    ability.kind === "trigger" &&
    ability.when.on === on &&
    ability.when.card === "this" &&
    ability.where === undefined
      ? [index]
      : [],
  );
}

/**
 * Words that give a card an ability or set one off.
 * @param pool the cards that hold those abilities, by name.
 * @param whole the vocabulary with these words, by which given abilities are printed.
 */
export const abilityWords = (pool: Pool, whole: () => Vocabulary) =>
  ({
    grant: {
      ...cardWord(
        "grant",
        (g, ids, _env, { name, until }) => {
          for (const id of ids) grantAbility(g, id, { def: String(name), ability: 0, until: String(until) });
        },
        { name: "card-name", until: ["turn", "battle"] },
      ),
      print: (args) =>
        printWord("do", "grant", ["card"])({ ...args, text: givenText(whole(), pool, String(args.name)) }),
    },
    // An effect of another card is gained as it is printed there, at the same levels.
    borrow: {
      ...cardWord(
        "borrow",
        (g, ids, env, { from, on, until }) => {
          const [source] = cardsNamed(g, env, from);
          if (source === undefined) return;
          const { def } = cardOf(g.state, source);
          for (const ability of ownTriggers(g, def, String(on)))
            for (const id of ids) grantAbility(g, id, { def, ability, until: String(until) });
        },
        { from: "ref", on: ["summon", "attack", "block", "destroyed"], until: ["turn", "battle"] },
      ),
      print: printWord("do", "borrow", ["card", "from"]),
    },
    // What a card did before it left is still known, whatever zone it is in now (BSS 8-10-1).
    "set-off": {
      args: { card: "ref", on: ["summon", "destroyed"] },
      causes: ["summon-effect"],
      run: (g, env, { card, on }) => {
        for (const ref of env.refs[String(card)] ?? [])
          triggerOwnAbilities(g, whole(), ref.card, String(on), env.seat);
      },
      print: printWord("do", "set-off", ["card"]),
    },
  }) as const satisfies EffectWords;
