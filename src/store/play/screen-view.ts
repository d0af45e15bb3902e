import {
  type Card,
  type Decision,
  type Engine,
  engineFor,
  type Seat,
  type State,
  type View,
  view,
  type Zone,
} from "../../kernel";
import { distinctNames } from "../running/distinct-names";
import type { MatchState } from "../types";

/** The zone with the real id of every card that any seat can identify. */
function openZone(zone: Zone, all: readonly View[]): Zone {
  const cards = zone.cards.map((id, i) => {
    if (id >= 0) return id;
    const known = all.map((other) => other.zones[zone.id]?.cards[i] ?? id);
    return known.find((other) => other >= 0) ?? id;
  });
  return { ...zone, cards };
}

/** The seat's view plus everything that any seat sees: hands are open, decks stay face down. */
function openView(g: Engine, seat: Seat): View {
  const own = view(g, seat);
  const all = [own, ...g.state.seats.filter((s) => s.seat !== seat).map((s) => view(g, s.seat))];
  const cards = own.cards.map((card): Card => {
    if (card.def !== "") return card;
    return all.map((other) => other.cards[card.id] ?? card).find((other) => other.def !== "") ?? card;
  });
  return { ...own, cards, zones: own.zones.map((zone) => openZone(zone, all)) };
}

/**
 * The seat's view for the screen, detached from the running game, whose lists are mutable.
 * @param open true to show all hands.
 */
export function screenView(g: Engine, seat: Seat, open: boolean): View {
  const seen = open ? openView(g, seat) : view(g, seat);
  const names = distinctNames(seen.seats.map(({ name }) => name));
  return {
    ...seen,
    seats: seen.seats.map((one, i) => (names[i] === one.name ? one : { ...one, name: names[i] ?? "" })),
  };
}

/** The decision as a spectator sees it, without anything that could be answered. */
function forSpectator(decision: Decision): Decision {
  const { seat, prompt, rule } = decision;
  const window = decision.kind === "act" ? decision.window : undefined;
  return { kind: "act", seat, prompt, rule, ...(window === undefined ? undefined : { window }) };
}

/** The view of a spectator, with no actions. */
export function readOnlyView(view: View): View {
  const { decision } = view;
  return { ...view, actions: [], anytime: [], decision: decision && forSpectator(decision) };
}

/**
 * See `MatchState.viewAfter`. Views are made on demand, because most events show nothing by themselves.
 * @param states right after each event.
 * @param look makes the view of a game.
 */
export function viewsAfter(
  { rules }: Engine,
  states: readonly State[],
  look: (g: Engine) => View,
): MatchState["viewAfter"] {
  return (event) => {
    const state = states[event];
    return state === undefined ? null : look(engineFor(rules, state));
  };
}
