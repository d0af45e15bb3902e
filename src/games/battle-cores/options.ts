import type { Config, Plain, Problem, Rules } from "../../kernel";
import type { OptionSpec } from "../game";
import { deckProblems } from "./deck";
import { newestSet } from "./errata";

const label = (key: string) => ({ key: `battle-cores.option.${key}` });

const choice = (key: string, rule: string, values: readonly string[]): OptionSpec => ({
  key,
  label: label(key),
  help: label(`${key}.help`),
  rule,
  values: values.map((value) => ({ value, label: label(`${key}.${value}`) })),
});

/**
 * Where the rulebook contradicts itself or leaves a choice: when Armor is restored, and how often one may
 * mulligan.
 */
const CONTESTED: readonly OptionSpec[] = [
  choice("armor", "BC 2.13", ["own-turn", "every-turn"]),
  choice("mulligans", "BC 1.13", ["any", "one"]),
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
        ...sets.map((n) => ({ value: n, label: { key: "battle-cores.option.set.n", args: { n } } })),
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
      return [{ path, why: { key: "why.no-such-option", args: { option: key } }, rule: "BC 1.1" }];
    const sound = key === "set" ? typeof value === "number" && Number.isInteger(value) && value >= 0 : false;
    if (sound || spec.values.some((choice) => choice.value === value)) return [];
    const args = { option: key, value: String(value) };
    return [{ path, why: { key: "why.bad-option", args }, rule: spec.rule }];
  });
}

export const SEATS = { min: 2, max: 4, rule: "BC 1.1" } as const;

/** Everything that is wrong with a config. */
export function configProblems(cards: Rules["cards"], config: Config): Problem[] {
  const problems = optionProblems(cards, config.options);
  const count = config.seats.length;
  if (count < SEATS.min || count > SEATS.max) {
    const args = { min: SEATS.min, max: SEATS.max, count };
    problems.push({ path: "seats", why: { key: "why.bad-seats", args }, rule: SEATS.rule });
  }
  config.seats.forEach((seat, i) => {
    problems.push(...deckProblems(cards, seat.deck, `seats.${i}.deck`));
  });
  return problems;
}
