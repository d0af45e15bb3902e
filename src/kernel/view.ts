import { anytimeActions, legalActions } from "./answer";
import { draftOf } from "./card";
import { type Action, type Decision, NO_COUNTERS } from "./decision";
import type { Engine, Readable } from "./engine";
import type { GameEvent } from "./event";
import type { Message } from "./plain";
import {
  type Card,
  type CardId,
  type Config,
  cardOf,
  type Modifier,
  NONE,
  type Seat,
  type State,
  type Watcher,
  type Zone,
} from "./state";
import { canSee } from "./visibility";

/** A game as one seat may know it. Nothing in it tells what that seat may not see. */
export interface View extends Readable {
  /** The seat that looks, or NONE for somebody who watches. */
  readonly viewer: Seat;
  readonly decision: Decision | null;
  /** What the viewer may answer, when the viewer is asked to act; else empty. */
  readonly actions: readonly Action[];
  /** What the viewer may do beside the decision. */
  readonly anytime: readonly Action[];
  readonly drawOffers: readonly Seat[];
}

const PLACES = 1000;

/** The stand-in id of a hidden card: says in which zone and place it lies, nothing else. Always below NONE. */
export function hiddenId(zone: number, index: number): CardId {
  return -(2 + zone * PLACES + index);
}

function placeholder(id: CardId, owner: Seat, zone: number): Card {
  return {
    id,
    def: "",
    owner,
    controller: owner,
    zone,
    face: "down",
    rested: false,
    x: 0,
    y: 0,
    attachedTo: NONE,
    stamp: 0,
    seenBy: 0,
    counters: NO_COUNTERS,
  };
}

/** A card of a view by real or stand-in id. */
export function cardIn(view: Readable, id: CardId): Card {
  if (id <= -2) {
    const zone = view.zones[Math.floor((-id - 2) / PLACES)];
    return placeholder(id, zone?.owner ?? NONE, zone?.id ?? NONE);
  }
  return view.cards[id] ?? placeholder(id, NONE, NONE);
}

/** A card without the marks of who has looked at it. @param def what it is called in the view. */
function unmarked(card: Card, def = card.def): Card {
  const shown = draftOf(card);
  shown.def = def;
  shown.seenBy = 0;
  return shown;
}

/** Cards by id, the hidden ones as placeholders that do not even tell whose they are: an id may have been seen before. */
function viewCards(g: Engine, seat: Seat): { cards: Card[]; zones: Zone[] } {
  // What has left the game is hidden, unless the rules say otherwise: it may still be spoken of.
  const cards: Card[] = g.state.cards.map((card) => {
    const shown = card.zone === NONE && canSee(g, card, seat);
    return shown ? unmarked(card) : placeholder(card.id, NONE, NONE);
  });
  const zones = g.state.zones.map((zone) => {
    const open = g.rules.zones.find((spec) => spec.key === zone.key)?.sees === "all";
    const ids = zone.cards.map((id, index) => {
      const card = g.state.cards[id] as Card;
      if (canSee(g, card, seat)) {
        cards[id] = card.seenBy === 0 ? card : unmarked(card);
        return id;
      }
      if (!open) return hiddenId(zone.id, index);
      cards[id] = unmarked(card, "");
      return id;
    });
    return ids.every((id, i) => id === zone.cards[i]) ? zone : { ...zone, cards: ids };
  });
  return { cards, zones };
}

/** Abilities by what they listen to, without those of cards that this seat cannot see. The names stand in alphabetical
 *  order: the order in which they were first listed would tell of hidden cards. */
function viewWatch(g: Engine, seat: Seat): State["watch"] {
  const { watch } = g.state;
  const seen = ({ card }: Watcher) => canSee(g, cardOf(g.state, card), seat);
  const listed = Object.keys(watch);
  const names = listed.slice().sort();
  const inOrder = names.every((name, i) => name === listed[i]);
  if (inOrder && names.every((name) => watch[name]?.every(seen))) return watch;
  const left = names.map((name) => [name, (watch[name] ?? []).filter(seen)] as const);
  return Object.fromEntries(left.filter(([, watchers]) => watchers.length > 0));
}

/** Modifiers of cards whose ids this seat can see, and which are still the cards that they were put on. */
function viewModifiers(state: State, cards: readonly Card[]): State["modifiers"] {
  const seen = ({ card, stamp }: Modifier) => cards[card]?.zone !== NONE && cards[card]?.stamp === stamp;
  return state.modifiers.every(seen) ? state.modifiers : state.modifiers.filter(seen);
}

/** What is asked, without what it would tell of a card that this seat cannot see. */
function viewPrompt(g: Engine, decision: Decision, seat: Seat): Message {
  if (decision.secret) return { key: "prompt.secret" };
  const source = decision.source === undefined ? undefined : g.state.cards[decision.source];
  return source === undefined || canSee(g, source, seat) ? decision.prompt : { key: decision.prompt.key };
}

/** The open decision as this seat may know it: the others' options stay with them. */
function viewDecision(g: Engine, seat: Seat): Decision | null {
  const { decision } = g.state;
  if (decision === null || decision.seat === seat) return decision;
  const { seat: asked, rule } = decision;
  return {
    kind: "act",
    seat: asked,
    prompt: viewPrompt(g, decision, seat),
    rule,
    ...(decision.kind === "act" && decision.window ? { window: decision.window } : {}),
  };
}

/** The config without what would give hidden cards away: other seats' lists, and the seed. */
function viewConfig(config: Config, seat: Seat): Config {
  return { ...config, seed: "", seats: config.seats.map((s, i) => (i === seat ? s : { ...s, deck: [] })) };
}

/** What a seat (or NONE, a watcher) may know of the game. The only thing tables and opponents are given. */
export function view(g: Engine, seat: Seat): View {
  const { state } = g;
  const { cards, zones } = viewCards(g, seat);
  return {
    viewer: seat,
    config: viewConfig(state.config, seat),
    cards,
    zones,
    seats: state.seats,
    turn: state.turn,
    modifiers: viewModifiers(state, cards),
    stack: state.stack,
    watch: viewWatch(g, seat),
    vars: state.vars,
    paused: state.paused,
    drawOffers: state.drawOffers,
    outcome: state.outcome,
    decision: viewDecision(g, seat),
    actions: state.decision?.seat === seat ? legalActions(g) : [],
    anytime: seat === NONE ? [] : anytimeActions(g, seat),
  };
}

/** An event as this seat may know it: a card it may not name has neither id nor name. */
export function viewEvent(event: GameEvent, seat: Seat): GameEvent {
  const known = event.knownTo === undefined || (event.knownTo & (1 << seat)) !== 0;
  const { knownTo: _mask, ...rest } = event;
  if (known) return rest;
  const { card: _card, def: _def, ...hidden } = rest;
  return hidden;
}
