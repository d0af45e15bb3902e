import type { Config, Message, Plain } from "../kernel";

/** A table option, for a choice the rulebook leaves open. The first value is the default. */
export interface OptionSpec {
  readonly key: string;
  readonly label: Message;
  readonly help: Message;
  readonly rule: string;
  readonly values: readonly { readonly value: Plain; readonly label: Message }[];
  /** The matches it applies to: those of two seats, or those in teams. Defaults to all. */
  readonly only?: "two" | "teams";
  /** Seldom changed: listed under the advanced options. */
  readonly isRare?: true;
}

/** How a match of a game is set up. */
export interface GameSetup {
  readonly options: readonly OptionSpec[];
  /** How many teams of one size may play side by side. Undefined for games without teams. */
  readonly teams?: readonly number[];
  config(seed: string, seats: Config["seats"], options: Config["options"]): Config;
}
