import type { Config, Message, Plain, Problem } from "../kernel";
import { message } from "../text/message";
import type { OptionSpec } from "./game-setup";

/**
 * Makes a game's options with text settings.
 * @param label message key of an option; its help text is at the same key with `.help`.
 */
export const choices =
  <K extends string>(label: (key: K | `${K}.help`) => Message) =>
  /** @param values keys of the settings; the first is the default. */
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
 * What is wrong with the options of a table: unknown options and unknown settings.
 * @param rule clause that lists the options.
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

export function seatProblems(
  { min, max, rule }: { readonly min: number; readonly max: number; readonly rule: string },
  { seats: { length: count } }: Pick<Config, "seats">,
): Problem[] {
  if (count >= min && count <= max) return [];
  return [{ path: "seats", why: message("why.bad-seats", { min, max, count }), rule }];
}
