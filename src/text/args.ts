/** An argument as text. Empty if missing. */
export const str = (value: unknown): string => (value === undefined ? "" : String(value));

/** An argument as a number. 0 if missing. */
export const num = (value: unknown): number => Number(value ?? 0);

/** A list of arguments as text. Empty if missing. */
export const strs = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(str) : []);

/** "1 card", "3 cards": a number with its noun, in languages with two forms. */
export const count = (n: unknown, one: string, many: string): string =>
  `${str(n)} ${num(n) === 1 ? one : many}`;

/** The types of action a player may take. Undefined if unknown. */
export interface AvailableActions {
  readonly can?: readonly string[];
}

/**
 * What a player may do now, as a sentence: "Place a Warrior, attack or end your turn".
 * @param ways each with its types of action.
 */
export function availableActionsText(
  { can }: AvailableActions,
  or: string,
  ways: readonly (readonly [way: string, ...types: string[]])[],
): string {
  const open = ways.filter(([, ...types]) => can === undefined || types.some((type) => can.includes(type)));
  const words = open.map(([way]) => way);
  const last = words.pop() ?? "";
  const all = words.length === 0 ? last : `${words.join(", ")} ${or} ${last}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** The end of a window's prompt: what can be done in it, or that the player can only pass. */
export const inWindow =
  (type: string, something: string, nothing: string) =>
  (moment: string) =>
  ({ can }: AvailableActions): string =>
    `${moment}: ${can === undefined || can.includes(type) ? something : nothing}.`;
