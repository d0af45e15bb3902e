import type { Config, Message, Plain, Problem, Rules } from "../../kernel";
import type { KeysUnder } from "../../text/catalogue";
import type { OptionSpec } from "../game";
import { deckProblems } from "./deck";
import { newestSet } from "./errata";
import { type English, message } from "./messages";

const label = (key: KeysUnder<English, "battle-cores.option", never>) =>
  message(`battle-cores.option.${key}`);

const choice = (
  key: "armor" | "mulligans",
  rule: string,
  values: Readonly<Record<string, Message>>,
): OptionSpec => ({
  key,
  label: label(key),
  help: label(`${key}.help`),
  rule,
  values: Object.entries(values).map(([value, name]) => ({ value, label: name })),
});

/**
 * Where the rulebook contradicts itself or leaves a choice: when Armor is restored, and how often one may
 * mulligan.
 */
const CONTESTED: readonly OptionSpec[] = [
  choice("armor", "BC 2.13", {
    "own-turn": label("armor.own-turn"),
    "every-turn": label("armor.every-turn"),
  }),
  choice("mulligans", "BC 1.13", { any: label("mulligans.any"), one: label("mulligans.one") }),
];

/**
 * Table options (the first value is the default).
 * @param cards the pool, for its Sets.
 */
export function optionsFor(cards: Rules["cards"]): readonly OptionSpec[] {
  const newest = newestSet(cards);
  const sets = Array.from({ length: newest }, (_, i) => i + 1);
  return [
    ...CONTESTED,
    {
      key: "set",
      label: label("set"),
      help: label("set.help"),
      rule: "BC 9.3",
      values: [
        { value: 0, label: label("set.newest") },
        ...sets.map((n) => ({ value: n, label: message("battle-cores.option.set.n", { n }) })),
      ],
    },
  ];
}

function optionProblems(cards: Rules["cards"], options: Readonly<Record<string, Plain>>): Problem[] {
  const specs = optionsFor(cards);
  return Object.entries(options).flatMap(([key, value]) => {
    const spec = specs.find((option) => option.key === key);
    const path = `options.${key}`;
    if (spec === undefined)
      return [{ path, why: message("why.no-such-option", { option: key }), rule: "BC 1.1" }];
    const sound = key === "set" ? typeof value === "number" && Number.isInteger(value) && value >= 0 : false;
    if (sound || spec.values.some((choice) => choice.value === value)) return [];
    const args = { option: key, value: String(value) };
    return [{ path, why: message("why.bad-option", args), rule: spec.rule }];
  });
}

export const SEATS = { min: 2, max: 4, rule: "BC 1.1" } as const;

/** Everything that is wrong with a config. */
export function configProblems(cards: Rules["cards"], config: Config): Problem[] {
  const problems = optionProblems(cards, config.options);
  const count = config.seats.length;
  if (count < SEATS.min || count > SEATS.max) {
    const args = { min: SEATS.min, max: SEATS.max, count };
    problems.push({ path: "seats", why: message("why.bad-seats", args), rule: SEATS.rule });
  }
  config.seats.forEach((seat, i) => {
    problems.push(...deckProblems(cards, seat.deck, `seats.${i}.deck`));
  });
  return problems;
}
