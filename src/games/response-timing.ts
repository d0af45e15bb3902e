import type { Action, CardId, ReadableState, Reader, Seat, StackItem } from "../kernel";
import { type Effect, type Env, previewDirectives, refCards, type Vocabulary } from "../language";
import type { GameTiming, PromptContext } from "./game-timing";

/**
 * When the responses of a game matter. A moment is the last chance for one kind of response to change what happens
 * next.
 */
interface Timing<M extends string> {
  readonly moments: readonly M[];
  /** Whether this window is that moment for the seat. Reads only public information. */
  isNow(g: PromptContext, seat: Seat, window: string, moment: M): boolean;
  /** The moments at which the seat's action counts. Empty if it can always wait. */
  momentsOf(g: PromptContext, seat: Seat, action: Action): readonly M[];
  /**
   * Whether the seat loses the game unless it responds in this window. Every response counts then. Defaults to never.
   */
  isFatal?(g: PromptContext, seat: Seat, window: string): boolean;
}

/** Builds a game's timing: a response is offered at its moments, and a window that is none of them is quiet. */
export function responseTiming<M extends string>({
  moments,
  isNow,
  momentsOf,
  isFatal,
}: Timing<M>): Required<Pick<GameTiming, "canWait" | "isQuiet">> {
  return {
    canWait: (g, seat, window, action) => {
      if (isFatal?.(g, seat, window) || isLosing(g, seat, action)) return false;
      const now = momentsOf(g, seat, action).some((moment) => isNow(g, seat, window, moment));
      return !now;
    },
    isQuiet: (g, seat, window) =>
      !isFatal?.(g, seat, window) &&
      !isThreatening(g, seat) &&
      !moments.some((moment) => isNow(g, seat, window, moment)),
  };
}

/** The newest stack item if another seat controls it, so that the seat may still respond to it. */
export function itemToAnswer({ stack }: Pick<ReadableState, "stack">, seat: Seat): StackItem | null {
  const top = stack.at(-1);
  return top === undefined || top.seat === seat || top.negated ? null : top;
}

const targetsOf = ({ refs }: StackItem): readonly CardId[] =>
  Object.entries(refs ?? {}).flatMap(([name, cardRefs]) =>
    name === "this" ? [] : cardRefs.map(({ card }) => card),
  );

/** Whether the newest stack item targets the card that this action would use. */
function isLosing({ state }: Reader, seat: Seat, { card }: Action): boolean {
  const item = itemToAnswer(state, seat);
  return item !== null && card !== undefined && targetsOf(item).includes(card);
}

/** Whether the newest stack item targets any card of the seat. */
function isThreatening({ state }: Reader, seat: Seat): boolean {
  const item = itemToAnswer(state, seat);
  return item !== null && targetsOf(item).some((id) => state.cards[id]?.controller === seat);
}

/** Whether an item targets a card of the seat or responds to one of its items. */
export function isAimedAt({ state }: Reader, seat: Seat, item: StackItem): boolean {
  if (state.stack.some((other) => other.seat === seat)) return true;
  return targetsOf(item).some((id) => state.cards[id]?.controller === seat);
}

/** The cards that an effect would change as things are, with the directives that would do it. */
export function affectedBy(
  g: Reader,
  v: Vocabulary,
  env: Env,
  effect: Effect,
): readonly { readonly card: CardId; readonly leaf: Effect }[] {
  return previewDirectives(g, v, env, effect).flatMap(({ effect: leaf, env: known }) => {
    const ref = "card" in leaf ? leaf.card : leaf.do === "word" ? leaf.args?.card : undefined;
    return typeof ref === "string" ? refCards(g, v, known, ref).map((card) => ({ card, leaf })) : [];
  });
}

/** Whether an effect would change a card of the seat as things are. */
export const wouldAffect = (g: Reader, v: Vocabulary, env: Env, effect: Effect, seat: Seat): boolean =>
  affectedBy(g, v, env, effect).some(({ card }) => g.state.cards[card]?.controller === seat);
