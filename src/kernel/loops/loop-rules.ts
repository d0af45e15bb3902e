// `G` is a running game: see `rules.ts`, which fills it in.

/** What happens when a position recurs. */
export interface LoopRules<G> {
  /**
   * Clause under which seats that can end a loop declare how often it repeats and may not restart it. By default a
   * recurring position is a draw.
   */
  readonly declared?: { readonly rule: string };
  /** Fields of the game's variables that hold stamps, apart from `stamp`. Defaults to none. */
  readonly stampVars?: readonly string[];
  /**
   * Finishes the game or breaks the loop when a position recurs. Without it, or if no seat can break the loop, the game is
   * drawn.
   */
  onLoop?(g: G): void;
}
