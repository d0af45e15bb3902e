import type { Plain, Problem, Reader } from "../../kernel";
import type { KeysUnder } from "../../text/catalogue";
import type { OptionSpec } from "../game";
import { type English, message } from "./messages";

const label = (key: KeysUnder<English, "battle-of-souls.option", never>) =>
  message(`battle-of-souls.option.${key}`);

/** Where the book leaves a choice (the first value is the default). */
export const OPTIONS: readonly OptionSpec[] = [
  {
    key: "places",
    label: label("places"),
    help: label("places.help"),
    rule: "BOS 2.15",
    isRare: true,
    values: [
      { value: "three", label: label("places.three") },
      { value: "six", label: label("places.six") },
    ],
  },
  {
    key: "payments",
    label: label("payments"),
    help: label("payments.help"),
    rule: "BOS 8.10",
    only: "two",
    isRare: true,
    values: [
      { value: "opponent", label: label("payments.opponent") },
      { value: "nobody", label: label("payments.nobody") },
    ],
  },
  {
    key: "sp",
    label: label("sp"),
    help: label("sp.help"),
    rule: "BOS 8.18",
    only: "teams",
    values: [
      { value: "shared", label: label("sp.shared") },
      { value: "split", label: label("sp.split") },
    ],
  },
  {
    key: "hand",
    label: label("hand"),
    help: label("hand.help"),
    rule: "BOS 10.39",
    isRare: true,
    values: [
      { value: "seven-six", label: label("hand.seven-six") },
      { value: "seven", label: label("hand.seven") },
      { value: "six", label: label("hand.six") },
    ],
  },
  {
    key: "second-main",
    label: label("second-main"),
    help: label("second-main.help"),
    rule: "BOS 10.14",
    isRare: true,
    values: [
      { value: "always", label: label("second-main.always") },
      { value: "after-battle", label: label("second-main.after-battle") },
    ],
  },
  {
    key: "first-battle",
    label: label("first-battle"),
    help: label("first-battle.help"),
    rule: "BOS 10.16",
    only: "teams",
    isRare: true,
    values: [
      { value: "team", label: label("first-battle.team") },
      { value: "player", label: label("first-battle.player") },
    ],
  },
  {
    key: "piles",
    label: label("piles"),
    help: label("piles.help"),
    rule: "BOS 2.19",
    isRare: true,
    values: [
      { value: "zone", label: label("piles.zone") },
      { value: "owner", label: label("piles.owner") },
    ],
  },
  {
    key: "legendary",
    label: label("legendary"),
    help: label("legendary.help"),
    rule: "BOS 4.8",
    isRare: true,
    values: [
      { value: "replaced", label: label("legendary.replaced") },
      { value: "gone", label: label("legendary.gone") },
    ],
  },
  {
    key: "damage-step",
    label: label("damage-step"),
    help: label("damage-step.help"),
    rule: "BOS 11.1",
    isRare: true,
    values: [
      { value: "tactics", label: label("damage-step.tactics") },
      { value: "values", label: label("damage-step.values") },
    ],
  },
];

/** Have the players agreed on this, instead of what the book is taken to say? */
export const isAgreed = ({ state }: Reader, key: string, value: string): boolean =>
  state.config.options[key] === value;

/** What is wrong with the options of a table. */
export function optionProblems(options: Readonly<Record<string, Plain>>): Problem[] {
  return Object.entries(options).flatMap(([key, value]): Problem[] => {
    const spec = OPTIONS.find((option) => option.key === key);
    const path = `options.${key}`;
    if (spec === undefined)
      return [{ path, why: message("why.no-such-option", { option: key }), rule: "BOS 8.18" }];
    if (spec.values.some((choice) => choice.value === value)) return [];
    return [{ path, why: message("why.bad-option", { option: key, value: String(value) }), rule: spec.rule }];
  });
}
