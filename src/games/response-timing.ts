import type { Action, CardId, ReadableState, Reader, Seat, StackItem } from "../kernel";
import { type Effect, type Env, previewDirectives, refCards, type Vocabulary } from "../language";
import type { Game, PromptContext } from "./game";

/** When the responses of a game matter. A moment is the last chance for one kind of response to change what comes next. */
interface Timing<M extends string> {
  /** All moments of the game. */
  readonly moments: readonly M[];
  /** Whether this window is that moment for the seat, by what everybody knows. */
  isNow(g: PromptContext, seat: Seat, window: string, moment: M): boolean;
  /** The moments at which an action of the seat counts; none for one that can always wait. */
  momentsOf(g: PromptContext, seat: Seat, action: Action): readonly M[];
  /** Whether the seat loses the game unless something is done in this window. Then every response counts. Defaults to never. */
  isFatal?(g: PromptContext, seat: Seat, window: string): boolean;
}

/** When a game asks: a response is offered at its moments, and a window is quiet when it is none of them. */
export function responseTiming<M extends string>({
  moments,
  isNow,
  momentsOf,
  isFatal,
}: Timing<M>): Required<Pick<Game, "canWait" | "isQuiet">> {
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

/** The newest item of the stack if another seat has put it up: the seat may still answer it. */
export function itemToAnswer({ stack }: Pick<ReadableState, "stack">, seat: Seat): StackItem | null {
  const top = stack.at(-1);
  return top === undefined || top.seat === seat || top.negated ? null : top;
}

/** The cards that an item of the stack targets. */
const targetsOf = ({ refs }: StackItem): readonly CardId[] =>
  Object.entries(refs ?? {}).flatMap(([name, pins]) => (name === "this" ? [] : pins.map(({ card }) => card)));

/** Whether the newest item of the stack targets the very card that the action is about: use it or lose it. */
function isLosing({ state }: Reader, seat: Seat, { card }: Action): boolean {
  const item = itemToAnswer(state, seat);
  return item !== null && card !== undefined && targetsOf(item).includes(card);
}

/** Whether the newest item of the stack targets any card of the seat. */
function isThreatening({ state }: Reader, seat: Seat): boolean {
  const item = itemToAnswer(state, seat);
  return item !== null && targetsOf(item).some((id) => state.cards[id]?.controller === seat);
}

/** Whether an item targets a card of the seat, or answers something that the seat has put up. */
export function isAimedAt({ state }: Reader, seat: Seat, item: StackItem): boolean {
  if (state.stack.some((other) => other.seat === seat)) return true;
  return targetsOf(item).some((id) => state.cards[id]?.controller === seat);
}

/** The cards to which an effect would do something as things stand, with the directives that would do it. */
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

/** Whether an effect would do something to a card of the seat as things stand. */
export const wouldAffect = (g: Reader, v: Vocabulary, env: Env, effect: Effect, seat: Seat): boolean =>
  affectedBy(g, v, env, effect).some(({ card }) => g.state.cards[card]?.controller === seat);
