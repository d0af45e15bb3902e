import { tellsWhoIsAsked } from "../decisions/auto-pass";
import { anytimeActions, legalActions } from "../decisions/can-answer";
import { type Action, type Decision, NO_COUNTERS } from "../decisions/decision";
import type { Offer } from "../decisions/offer";
import type { Engine } from "../rules";
import type { ReadableState } from "../state/engine";
import type { GameEvent } from "../state/event";
import { type CardId, NONE, type Seat } from "../state/ids";
import type { Message } from "../state/plain";
import { type Card, type Config, cardOf, type Frame, type PendingTrigger, type Zone } from "../state/state";
import { seenLeft, seenModifiers, seenWatch, withoutSeenBy } from "./seen";
import { viewAgenda, viewInstance, viewItem, viewTriggers } from "./view-agenda";
import { canSee } from "./visibility";

/** A game as one seat may know it, without anything the seat may not see. */
export interface View extends ReadableState {
  /** The seat whose view it is, or NONE for a spectator. */
  readonly viewer: Seat;
  readonly decision: Decision | null;
  /**
   * The running procedures that wait for the answer, with what the viewer may know of each. One that it may not follow
   * is called "unknown".
   */
  readonly agenda: readonly Frame[];
  /** Triggered abilities that wait until the agenda is done. */
  readonly pending: readonly PendingTrigger[];
  /** What the viewer may answer when asked to act. Empty otherwise. */
  readonly actions: readonly Offer[];
  /** Actions the viewer may take at any time, even if it is not asked. */
  readonly anytime: readonly Action[];
  readonly drawOffers: readonly Seat[];
}

const PLACES = 1000;

/** The placeholder id of a hidden card. It encodes only the zone and the index, and is always below NONE. */
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

/** A card of a view by real or placeholder id. */
export function cardIn(view: ReadableState, id: CardId): Card {
  if (id <= -2) {
    const zone = view.zones[Math.floor((-id - 2) / PLACES)];
    return placeholder(id, zone?.owner ?? NONE, zone?.id ?? NONE);
  }
  return view.cards[id] ?? placeholder(id, NONE, NONE);
}

/** Cards by id. Hidden ones are placeholders without an owner, because their ids may have been seen before. */
function viewCards(g: Engine, seat: Seat): { cards: Card[]; zones: Zone[] } {
  // A card that has left the game is hidden unless the rules say otherwise. Text may still refer to it.
  const cards: Card[] = g.state.cards.map((card) => {
    const shown = card.zone === NONE && canSee(g, card, seat);
    return shown ? withoutSeenBy(card) : placeholder(card.id, NONE, NONE);
  });
  const zones = g.state.zones.map((zone) => {
    const open = g.rules.board.zones.find((spec) => spec.key === zone.key)?.sees === "all";
    const ids = zone.cards.map((id, index) => {
      const card = cardOf(g.state, id);
      if (canSee(g, card, seat)) {
        cards[id] = card.seenBy === 0 ? card : withoutSeenBy(card);
        return id;
      }
      if (!open) return hiddenId(zone.id, index);
      cards[id] = withoutSeenBy(card, "");
      return id;
    });
    return ids.every((id, i) => id === zone.cards[i]) ? zone : { ...zone, cards: ids };
  });
  return { cards, zones };
}

/** The prompt without anything that would reveal a card this seat cannot see. */
function viewPrompt(g: Engine, decision: Decision, seat: Seat): Message {
  // How many hidden cards match must stay as secret as the cards themselves.
  const isOpenEnded = decision.kind === "pick" && decision.hidden === true && decision.min === 0;
  if (decision.secret || isOpenEnded) return { key: "prompt.secret" };
  const placed = decision.kind === "place" ? decision.card : undefined;
  const hidden = [decision.source, placed].some((id) => {
    const card = id === undefined ? undefined : g.state.cards[id];
    return card !== undefined && !canSee(g, card, seat);
  });
  return hidden ? { key: decision.prompt.key } : decision.prompt;
}

/**
 * The open decision as this seat may know it: without another seat's options, and without its name if that would reveal
 * something.
 */
function viewDecision(g: Engine, seat: Seat): Decision | null {
  const { decision } = g.state;
  if (decision === null || decision.seat === seat) return decision;
  const { seat: decider, rule } = decision;
  const window = decision.kind === "act" ? decision.window : undefined;
  return {
    kind: "act",
    seat: window !== undefined && tellsWhoIsAsked(g.state.spared, seat) ? NONE : decider,
    prompt: viewPrompt(g, decision, seat),
    rule,
    ...(window ? { window } : {}),
    ...(decision.kind === "act" && decision.own ? { own: decision.own } : {}),
  };
}

/** The config without the other seats' decks, the position and the seed, which would reveal hidden cards. */
function viewConfig({ position: _hidden, ...config }: Config, seat: Seat): Config {
  return { ...config, seed: "", seats: config.seats.map((s, i) => (i === seat ? s : { ...s, deck: [] })) };
}

/** What a seat (or NONE, a spectator) may know of the game. Tables and opponents get nothing else. */
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
    modifiers: seenModifiers(state, cards),
    stack: state.stack.map((item) => viewItem(g, item, seat)),
    ...(state.instances && { instances: state.instances.map((one) => viewInstance(g, one, seat)) }),
    ...(state.teams === undefined ? undefined : { teams: state.teams }),
    ...(state.left === undefined ? undefined : { left: seenLeft(g, state.left, seat) }),
    ...(state.past === undefined ? undefined : { past: seenLeft(g, state.past, seat) }),
    watch: seenWatch(g, seat),
    vars: state.vars,
    paused: state.paused,
    drawOffers: state.drawOffers,
    outcome: state.outcome,
    decision: viewDecision(g, seat),
    agenda: viewAgenda(g, seat),
    pending: viewTriggers(g, state.pending, seat),
    actions: state.decision?.seat === seat ? legalActions(g) : [],
    anytime: seat === NONE ? [] : anytimeActions(g, seat),
  };
}

/** An event as this seat may know it: a card it may not identify has neither id nor name. */
export function viewEvent(event: GameEvent, seat: Seat): GameEvent {
  const known = event.knownTo === undefined || (event.knownTo & (1 << seat)) !== 0;
  const { knownTo: _mask, ...rest } = event;
  if (known) return rest;
  const { card: _card, def: _def, ...hidden } = rest;
  return hidden;
}
