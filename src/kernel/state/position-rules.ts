import type { Problem } from "./board-rules";
import type { Config } from "./state";

/** How a game begins in a position (`Config.position`) instead of with decks. `R` is the rules, `E` the engine. */
export interface PositionRulesOf<R, E> {
  /** All faults of a config with a position. Empty when it can be played. */
  problems(rules: R, config: Config): readonly Problem[];
  /** Lays the position of the config out on an empty table. The kernel then runs it to the first decision. */
  setUp(g: E): void;
}
