import type { Config, Plain, Problem, Rules } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { OptionSpec } from "../../game-setup";
import { choices, optionProblems, seatProblems } from "../../table-options";
import { type English, message } from "../table/messages";
import { deckProblems } from "./deck";
import { newestSet } from "./errata";

const label = (key: KeysUnder<English, "battle-cores.option", never>) =>
  message(`battle-cores.option.${key}`);

const choice = choices<"armor" | "mulligans">(label);

/** Options for contradictions and gaps in the rulebook: when Armor is restored, and how often a player may mulligan. */
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

/** A Set may be named before the pool contains it. */
const isSet = (value: Plain | undefined) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0;

export const SEATS = { min: 2, max: 4, rule: "BC 1.1" } as const;

export function configProblems(cards: Rules["cards"], config: Config): Problem[] {
  const { set, ...others } = config.options;
  const judged = isSet(set) ? others : config.options;
  const problems = [...optionProblems(optionsFor(cards), judged, "BC 1.1"), ...seatProblems(SEATS, config)];
  config.seats.forEach((seat, i) => {
    problems.push(...deckProblems(cards, seat.deck, `seats.${i}.deck`));
  });
  return problems;
}
