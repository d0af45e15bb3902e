import type { Action, Engine, Seat, View } from "../../kernel";
import type { ScriptedPlayer } from "../script";

/** Dice that are thrown in a game, and what they are worth. */
export interface Dice {
  /** Whether the next answer may throw them. */
  mayBeThrown(g: Engine): boolean;
  /** How much a throw between two positions raised the chance that a seat wins. 0 if there was none. */
  luck(before: Engine, after: Engine, seat: Seat): number;
}

/** What the search needs to know of a game. */
export interface SearchedGame {
  readonly player: ScriptedPlayer;
  /**
   * A whole game that agrees with the view. Hidden cards are sampled.
   * @param seed of the sample and of what chance decides in it.
   */
  world(view: View, seed: string): Engine;
  /** The actions that end a turn or a phase of it, the shortest way to the end first. */
  readonly stops: readonly string[];
  /** Whether a search of every line leaves an action out, because others come to the same. Defaults to no. */
  isRedundant?(g: Engine, action: Action): boolean;
  /** How good a position in the middle of a turn looks to a seat, 0 to 1, by the scripted levels' evaluation. */
  promise(g: Engine, seat: Seat): number;
  /** The chance that a seat wins from a position, 0 to 1, by evaluation alone. */
  winChance(g: Engine, seat: Seat): number;
  /** Dice whose luck is left out of a simulation's value. Defaults to none. */
  readonly dice?: Dice;
}
