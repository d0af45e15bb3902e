import type { Action, Reader, Seat, View } from "../kernel";
import type { Stake } from "./stake";

/** A game or a view, with its open decision. */
export type PromptContext = Reader & { readonly state: Pick<View, "agenda"> };

/** When a response matters: decides where a player is prompted and where they are auto-passed. */
export interface GameTiming {
  /** Whether the action would have no effect as things are. Defaults to never. */
  isPointless?(g: Reader, action: Action): boolean;
  /** Whether the action can safely wait for a later window or turn of the same player. Defaults to never. */
  canWait?(g: PromptContext, seat: Seat, window: string, action: Action): boolean;
  /**
   * Whether every response in the game can wait in this window. Reads only public information, never the seat's hidden
   * cards. Defaults to never.
   */
  isQuiet?(g: PromptContext, seat: Seat, window: string): boolean;
  /**
   * What the seat stands to lose or gain from the open attack or the newest stack item, by public information:
   * `DECISIVE` if it would lose the game. After some passes in a turn a player is prompted only when more is at stake.
   * Defaults to always prompting.
   */
  stake?(g: Reader, seat: Seat, window: string): Stake;
}
