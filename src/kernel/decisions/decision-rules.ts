import type { Seat } from "../state/ids";
import type { Plain } from "../state/plain";
import type { ActOptionsOf } from "./act-options";
import type { Action, Answer, Decision, Verdict } from "./decision";

// `R` is what reading the rules takes, `G` a running game: see `rules.ts`, which fills them in.

/** An action that any seat may take at any time, even if it is not asked. */
export interface AnytimeSpecOf<G> {
  /** Its possible data. Defaults to none. */
  readonly variants?: readonly Readonly<Record<string, Plain>>[];
  /** Seat counter spent to take back an action. */
  readonly spends?: string;
  can(g: G, seat: Seat, action: Action): Verdict;
  perform(g: G, seat: Seat, action: Action): void;
}

/** What seats may do, and when an answer becomes final. */
export interface DecisionRules<R, G> {
  /** What a seat may do when it is asked to act outside a window. */
  turn(g: R): ActOptionsOf<R, G>;
  /**
   * Whether an action is complete. Actions are also judged before their cell or target is chosen; those are not
   * answers. Defaults to yes.
   */
  isComplete?(g: R, action: Action): boolean;
  readonly anytime?: Readonly<Record<string, AnytimeSpecOf<G>>>;
  /** Clause that forbids play during a time-out, in games that have one. */
  readonly pauseRule?: string;
  /**
   * Types of actions that announce something to be chosen and paid for in several answers. Their seat may cancel it
   * until it is paid: see `backing`. Defaults to none.
   */
  readonly announced?: readonly string[];
  /** Which answers their seat may take back (`mark`), and which make earlier ones final (`seal`). */
  readonly takebacks?: {
    mark(g: G, answer: Answer): string | null;
    seal(g: G, answer: Answer): boolean;
  };
  /** The answer of a seat that has left the game. Defaults to passing, or to the least the decision allows. */
  defaultAnswer?(g: G, decision: Decision): Answer | undefined;
}
