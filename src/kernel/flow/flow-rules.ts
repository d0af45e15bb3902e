import type { Change } from "../state/card-def";
import type { GameEvent } from "../state/event";
import type { CardId, Seat, ZoneId } from "../state/ids";
import type { Card, Holder, PendingTrigger } from "../state/state";
import type { ProcedureOf } from "./procedure-types";
import type { WindowSpecOf } from "./window-rules";

// `R` is what reading the rules takes, `G` a running game, `K` one in which a seat knows something: see `rules.ts`, which fills them in.

/** What leaves together with a card, and where the card goes instead. */
export interface Leaving {
  /** The zone it goes to; NONE removes it from the game. Defaults to its original destination. */
  readonly to?: ZoneId;
  /** Type of its event. Defaults to the original type. */
  readonly as?: string;
  /** Cards that leave with it (its attachments), and where they go. */
  readonly alsoMoves?: readonly { readonly card: CardId; readonly to: ZoneId; readonly as: string }[];
  /** Counters on it that move elsewhere instead of being lost. */
  readonly counterMoves?: readonly { readonly counter: string; readonly to: Holder }[];
  /** Abilities of the card that the rules trigger in any zone, each with the event type it receives. */
  readonly triggers?: readonly { readonly ability: number; readonly by: string }[];
}

/** A state-based check: restores what must hold. */
export interface CheckOf<G> {
  readonly name: string;
  readonly rule: string;
  /** `step`: after every step, also inside effects and payments. `priority`: when a seat is about to get priority.
   *  Defaults to `effect`: when the running effect is over. */
  readonly when?: "step" | "effect" | "priority";
  /**
   * The values it reads, the zones of the cards it reads them on, and whatever is on those cards. The check is then
   * given only cards for which these may have changed. A value with a base (see `bases`) must start from its card alone
   * and from other values named here. Defaults to anything.
   */
  readonly of?: { readonly zones: readonly string[]; readonly stats: readonly string[] };
  /**
   * @param cards the cards to check, zone by zone. Empty without `of`.
   * @returns true if it changed anything.
   */
  run(g: G, cards: readonly CardId[]): boolean;
}

/** How a game runs: its procedures and windows, and what happens between their steps. */
export interface FlowRules<R, G, K> {
  /** Name of the procedure that runs the whole game. */
  readonly start: string;
  readonly procedures: Readonly<Record<string, ProcedureOf<G, K>>>;
  readonly windows: Readonly<Record<string, WindowSpecOf<R, G>>>;
  /** `nested`: new triggers run before older ones still waiting; `queued`: after them. */
  readonly triggers: {
    readonly order: "nested" | "queued";
    /**
     * `soon` (the default): as soon as nothing atomic runs. `chain`: when the current chain is over. `priority`: when a
     * seat is about to get priority (see `WindowSpec.priority`).
     */
    readonly when?: "soon" | "chain" | "priority";
    /** Puts a trigger on the stack if triggers can be responded to. By default it runs at once. */
    raise?(g: G, trigger: PendingTrigger): void;
    /** True if a seat with several triggers chooses their order. Otherwise the oldest card goes first. */
    readonly choose: boolean;
    /**
     * Who chooses: each seat among its own, seats in turn order (the default), or the turn player among all.
     */
    readonly chooser?: "controller" | "turn";
    /** How often simultaneous changes trigger an ability: for each of them (the default) or once. */
    readonly simultaneous?: "each" | "once";
    readonly rule: string;
  };
  readonly checks?: readonly CheckOf<G>[];
  /** Changes that card text may replace, and how to perform each unreplaced: see `attempt`. */
  readonly changes?: Readonly<Record<string, (g: G, change: Change) => void>>;
  /** Runs when a change turns out to be unreplaced, before it happens; for simultaneous changes, before any of them. */
  readonly confirmed?: Readonly<Record<string, (g: G, change: Change) => void>>;
  /**
   * Event aliases: further types by which abilities hear an event. A destroyed card has also left the field. The log
   * keeps one event. Defaults to none.
   */
  eventAliases?(g: R, event: GameEvent): readonly string[];
  /**
   * What leaves together with a card that moves to another zone or (NONE) out of the game. Not called for cards that
   * stay the same card. Defaults to nothing.
   * @param as type of the original event.
   */
  leaving?(g: R, card: Card, to: ZoneId, as: string): Leaving | undefined;
  /** Whether this counter stays on a card through every move, even into a shuffled pile. Defaults to no. */
  isPersistentCounter?(counter: string): boolean;
  /** The step at which a turn continues when its seat leaves the game. Defaults to continuing as it is. */
  readonly turnEnd?: { readonly procedure: string; readonly step: string };
  /** Handles the cards of an eliminated seat. Its procedures have already stopped: see `leaveGame`. */
  onEliminated?(g: G, seat: Seat): void;
}
