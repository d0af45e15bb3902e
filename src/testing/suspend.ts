import {
  canPointAt,
  canSee,
  type Engine,
  engineFor,
  hashState,
  NONE,
  type Seat,
  type State,
  view,
} from "../kernel";
import { textWithoutPrinted } from "./printed-names";

/**
 * Suspend mode (`SUSPEND=1`): every scenario is saved and restored at every decision, and all views are
 * checked for leaks.
 */
export const SUSPEND_MODE = process.env.SUSPEND === "1";

/**
 * A new engine for the state after a JSON round trip.
 * @throws when a view leaks or the state does not survive.
 */
export function saveAndRestore(g: Engine): Engine {
  const state = JSON.parse(JSON.stringify(g.state)) as State;
  if (hashState(state) !== hashState(g.state)) throw new Error("the state does not survive JSON");
  for (let seat = -1; seat < state.seats.length; seat++) assertNoLeak(g, seat);
  return engineFor(g.rules, state, { strict: g.strict });
}

/** Cards that running effects have chosen or refer to, other than their own. */
function referencedCards(value: unknown): number[] {
  if (typeof value !== "object" || value === null) return [];
  if ("card" in value && "stamp" in value) return [Number(value.card)];
  return Object.entries(value).flatMap(([name, inner]) => (name === "this" ? [] : referencedCards(inner)));
}

/**
 * The cards that public variables name as the cause of effects. All players saw them at work, wherever they are now.
 */
function causesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("kind" in value && "def" in value) return [String(value.def)];
  return Object.values(value).flatMap(causesIn);
}

/**
 * Searches a seat's view for cards it must not know.
 * @throws with the name of the leaked card.
 */
export function assertNoLeak(g: Engine, seat: Seat): void {
  const seen = view(g, seat);
  const open = new Set<string>();
  for (const card of g.state.cards) if (canSee(g, card, seat)) open.add(card.def);
  // Last known information stays known while an effect that may refer to it runs or is pending.
  for (const { card } of [...(g.state.left ?? []), ...(g.state.past ?? [])])
    if (canSee(g, card, seat)) open.add(card.def);
  for (const item of g.state.stack) open.add(g.state.cards[item.card]?.def ?? "");
  for (const modifier of g.state.modifiers) open.add(modifier.sourceDef);
  // What an effect lends to a card is seen on that card.
  for (const { card, def } of Object.values(g.state.watch).flat()) {
    const bearer = g.state.cards[card];
    if (def !== undefined && bearer !== undefined && canSee(g, bearer, seat)) open.add(def);
  }
  for (const def of causesIn(g.state.vars)) open.add(def);
  // A seat asked by a card's effect may know that card, even if it is face down by then.
  const asking = g.state.decision?.seat === seat ? g.state.decision.source : undefined;
  if (asking !== undefined) open.add(g.state.cards[asking]?.def ?? "");
  // A seat that orders abilities knows which ones will run, including one that was used in secret.
  const { decision } = g.state;
  if (decision?.kind === "pick" && decision.seat === seat && decision.prompt.key === "prompt.trigger-order")
    for (const { card = NONE } of decision.options) open.add(g.state.cards[card]?.def ?? "");
  const own = g.state.config.seats[seat]?.deck ?? [];
  const text = textWithoutPrinted(seen);
  for (const card of g.state.cards) {
    if (canSee(g, card, seat)) continue;
    if (seen.cards[card.id]?.def !== "") throw new Error(`the view of seat ${seat} shows card ${card.id}`);
    if (open.has(card.def) || own.includes(card.def)) continue;
    if (text.includes(JSON.stringify(card.def)))
      throw new Error(`the view of seat ${seat} names ${card.def}`);
  }
  // Public variables name cards that all players saw there, wherever they are now.
  for (const part of ["agenda", "pending", "stack", "instances"] as const)
    for (const id of referencedCards(seen[part]))
      if (id !== NONE && !canPointAt(g, id, seat))
        throw new Error(`${part} in the view of seat ${seat} points at card ${id}`);
  if (seen.config.seed !== "") throw new Error("the view holds the seed");
  seen.config.seats.forEach((other, i) => {
    if (i !== seat && other.deck.length > 0)
      throw new Error(`the view of seat ${seat} holds the deck of seat ${i}`);
  });
}
