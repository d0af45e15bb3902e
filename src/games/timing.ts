import type { Action, Readable, Reader, Seat, StackItem } from "../kernel";
import { type Effect, type Env, foresee, refCards, type Vocabulary } from "../language";
import type { Asked, Game } from "./game";

/** A stake that is always asked about. */
export const DECISIVE = Number.POSITIVE_INFINITY;

/** When the responses of a game matter. A moment is the last chance for one kind of response to change what comes next. */
interface Timing<M extends string> {
  /** All moments of the game. */
  readonly moments: readonly M[];
  /** Whether this window is that moment for the seat, by what everybody knows. */
  isNow(g: Asked, seat: Seat, window: string, moment: M): boolean;
  /** The moments at which an action of the seat counts; none for one that can always wait. */
  momentsOf(g: Asked, seat: Seat, action: Action): readonly M[];
}

/** When a game asks: a response is offered at its moments, and a window is quiet when it is none of them. */
export function timed<M extends string>({
  moments,
  isNow,
  momentsOf,
}: Timing<M>): Required<Pick<Game, "canWait" | "isQuiet">> {
  return {
    canWait: (g, seat, window, action) => {
      const now = momentsOf(g, seat, action).some((moment) => isNow(g, seat, window, moment));
      return !now;
    },
    isQuiet: (g, seat, window) => !moments.some((moment) => isNow(g, seat, window, moment)),
  };
}

/** The newest item of the stack if another seat has put it up: the seat may still answer it. */
export function toAnswer({ stack }: Pick<Readable, "stack">, seat: Seat): StackItem | null {
  const top = stack.at(-1);
  return top === undefined || top.seat === seat || top.negated ? null : top;
}

/** Whether an item targets a card of the seat, or answers something that the seat has put up. */
export function isAimedAt({ state }: Reader, seat: Seat, item: StackItem): boolean {
  if (state.stack.some((other) => other.seat === seat)) return true;
  const targets = Object.entries(item.refs ?? {}).flatMap(([name, pins]) => (name === "this" ? [] : pins));
  return targets.some(({ card }) => state.cards[card]?.controller === seat);
}

/** Whether an effect would do something to a card of the seat as things stand. */
export function wouldTouch(g: Reader, v: Vocabulary, env: Env, effect: Effect, seat: Seat): boolean {
  return foresee(g, v, env, effect).some(({ effect: leaf, env: known }) => {
    const ref = "card" in leaf ? leaf.card : leaf.do === "word" ? leaf.args?.card : undefined;
    if (typeof ref !== "string") return false;
    return refCards(g, v, known, ref).some((id) => g.state.cards[id]?.controller === seat);
  });
}
