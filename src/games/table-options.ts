import type { Config, Message, Plain, Problem } from "../kernel";
import { message } from "../text/message";
import type { OptionSpec } from "./game";

/**
 * How a game makes options whose settings are texts.
 * @param label the name of an option; with `.help` behind its key, what is said of it.
 */
export const choices =
  <K extends string>(label: (key: K | `${K}.help`) => Message) =>
  /** @param values the names of its settings; the first is the default. */
  (
    key: K,
    rule: string,
    values: Readonly<Record<string, Message>>,
    more?: Pick<OptionSpec, "only" | "isRare">,
  ): OptionSpec => ({
    key,
    label: label(key),
    help: label(`${key}.help`),
    rule,
    values: Object.entries(values).map(([value, name]) => ({ value, label: name })),
    ...more,
  });

/**
 * What is wrong with the options of a table: those that the game does not have, and settings that it does not know.
 * @param rule clause that has the options there are.
 */
export function optionProblems(
  specs: readonly OptionSpec[],
  options: Config["options"],
  rule: string,
): Problem[] {
  return Object.entries(options).flatMap(([option, value]: [string, Plain]): Problem[] => {
    const spec = specs.find(({ key }) => key === option);
    const path = `options.${option}`;
    if (spec === undefined) return [{ path, why: message("why.no-such-option", { option }), rule }];
    if (spec.values.some((choice) => choice.value === value)) return [];
    const why = message("why.bad-option", { option, value: String(value) });
    return [{ path, why, rule: spec.rule }];
  });
}

/** What is wrong with the number of seats. */
export function seatProblems(
  { min, max, rule }: { readonly min: number; readonly max: number; readonly rule: string },
  { seats: { length: count } }: Pick<Config, "seats">,
): Problem[] {
  if (count >= min && count <= max) return [];
  return [{ path: "seats", why: message("why.bad-seats", { min, max, count }), rule }];
}
