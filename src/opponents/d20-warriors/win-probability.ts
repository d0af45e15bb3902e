import { cardValue } from "../../games/d20-warriors";
import { cardOf, type Engine, expire, type Seat, zoneOf } from "../../kernel";
import { type PrintedCard, printedCard } from "../../language";
import { logistic, logOdds } from "../log-odds";
import { copyOf } from "../simulate";
import { exchange, type Round } from "./exchange";
import { attackOddsOf } from "./odds";
import { reachOf, reserveAttacks } from "./reserves";
import { WEIGHTS, type Weights } from "./weights";

export const both = [0, 1] as const;

interface Resources {
  /** Number of Warriors in hand (unknown cards count by probability). */
  readonly warriors: number;
  /** Contribution of the Flash cards in hand to the log odds. */
  readonly flash: number;
  readonly deck: number;
}

/** Share of Warriors among unseen cards. */
export const WARRIORS_AMONG_UNKNOWN = 0.67;

function resourcesOf(g: Engine, seat: Seat, weights: Weights): Resources {
  let warriors = 0;
  let flash = 0;
  for (const id of zoneOf(g.state, "hand", seat).cards) {
    const card = printedCard(g.rules.cards, cardOf(g.state, id).def);
    if (card === undefined || card.name === "") {
      warriors += WARRIORS_AMONG_UNKNOWN;
      flash += (1 - WARRIORS_AMONG_UNKNOWN) * weights.unseenFlash;
    } else if (card.type === "flash") flash += weights.flash * holdingValue(card);
    else warriors++;
  }
  return { warriors, flash, deck: zoneOf(g.state, "deck", seat).cards.length };
}

const MIN_HELD = 0.2;
const MAX_HELD = 3;
const held = new WeakMap<PrintedCard, number>();

/** What it is worth to hold a Flash card. */
export function holdingValue(card: PrintedCard): number {
  let value = held.get(card);
  if (value === undefined) {
    value = Math.min(MAX_HELD, Math.max(MIN_HELD, cardValue(card)));
    held.set(card, value);
  }
  return value;
}

/** The share of a Flash card's value that remains with this many turns to come, as it still needs an opportunity. */
const MOMENTS = [0.1, 0.5] as const;

/** The seats of the coming turns, in order, until a deck is empty at an initial draw. */
export function upcomingTurns(next: Seat, decks: readonly [number, number]): Seat[] {
  const left = [decks[0], decks[1]];
  const turns: Seat[] = [];
  for (let seat = next; (left[seat] ?? 0) > 0; seat = 1 - seat) {
    left[seat] = (left[seat] ?? 0) - 1;
    turns.push(seat);
  }
  return turns;
}

/** How many more face-up Warriors a seat has than the other. */
export function leadOf(g: Engine, me: Seat): number {
  let lead = 0;
  for (const id of zoneOf(g.state, "battlefield").cards) {
    const card = cardOf(g.state, id);
    if (card.face === "up") lead += card.controller === me ? 1 : -1;
  }
  return lead;
}

/** What a lead of one Warrior is worth with this many turns to come, in log odds. */
const warriorWorth = ({ faceUp, fading }: Weights, turns: number): number =>
  faceUp / Math.sqrt(1 + fading * turns);

/**
 * The probability that `me` wins, judging by the board: both sides attack while it pays, then the lead is compared with
 * how far it may still swing.
 * @param ended whether the current turn is over.
 */
export function winProbability(g: Engine, me: Seat, ended: boolean, weights = WEIGHTS): number {
  const { outcome, turn, vars } = g.state;
  if (outcome !== null) return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(me) ? 1 : 0;
  const resources = both.map((seat) => resourcesOf(g, seat, weights)) as [Resources, Resources];
  const coming = upcomingTurns(1 - turn.seat, [resources[0].deck, resources[1].deck]);
  const turns = ended ? coming : [turn.seat, ...coming];
  const placing = Number(vars.placements ?? 0);
  const counted = turns.slice(0, weights.rounds + (ended ? 0 : 1));
  const rounds = roundsOf(g, counted, ended, placing, weights.once);
  const later = turns.length - rounds.length;
  const perWarrior = warriorWorth(weights, later);

  let edge = 0;
  for (const seat of both) {
    const sign = seat === me ? 1 : -1;
    const { warriors, flash, deck } = resources[seat];
    const own = coming.filter((next) => next === seat).length;
    const now = !ended && seat === turn.seat ? placing : 0;
    const soon = rounds.filter((round) => round.seat === seat && round.places).length;
    const places = Math.min(warriors + WARRIORS_AMONG_UNKNOWN * Math.min(deck, own), now + own);
    edge += sign * weights.soon * perWarrior * Math.min(soon, places);
    edge += sign * weights.warrior * Math.max(0, places - soon);
    if (turns.length > 0) edge += sign * flash * (MOMENTS[coming.length] ?? 1);
  }
  const isLast = turns.length === 0;
  const lead = leadOf(g, me);
  const stake = {
    me,
    lead,
    value: (ahead: number) => {
      if (isLast) return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
      return logistic(perWarrior * ahead + edge);
    },
  };
  const after = exchange(rounds, stake, later === 0);
  if (weights.before === 0 || isLast) return after;
  const before = warriorWorth(weights, turns.length) * lead + edge;
  return logistic((1 - weights.before) * logOdds(after) + weights.before * before);
}

/** A turn of attacks, with or without a new Warrior. */
interface PlacingRound extends Round {
  readonly places: boolean;
}

/**
 * The possible attacks in each of these turns. Effects of the current turn end with it.
 * @param once whether a Warrior yet to be placed beats one other at most.
 */
function roundsOf(
  g: Engine,
  seats: readonly Seat[],
  ended: boolean,
  placing: number,
  once: boolean,
): PlacingRound[] {
  const after = g.state.modifiers.length > 0 ? copyOf(g) : g;
  if (after !== g) for (const moment of ["battle", "turn"]) expire(after, moment);
  return seats.map((seat, i) => {
    const now = i === 0 && !ended;
    const board = now ? g : after;
    const reach = now && placing === 0 ? null : reachOf(board, seat);
    const attacks = attackOddsOf(board, seat);
    if (reach === null) return { seat, attacks, places: false };
    const reserve = RESERVE - i;
    attacks.push(...reserveAttacks(board, seat, reach, reserve));
    return { seat, attacks, places: true, ...(once && { once: reserve }) };
  });
}

/** The id of the Warrior to be placed in the first coming turn. Later turns use lower ids. */
export const RESERVE = -1;
