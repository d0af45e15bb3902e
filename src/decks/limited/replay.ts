import type { BuiltGame } from "../building/legal";
import {
  type DraftView,
  type EventConfig,
  type EventState,
  limitedOf,
  type Packs,
  type PassDirection,
  type Picks,
} from "./event";
import { eventPacks } from "./packs";

/**
 * An event after these picks.
 * @throws RangeError for an event that the game does not have, and for picks that cannot be. It names their place.
 */
export function eventAt(game: BuiltGame, config: EventConfig, picks: Picks): EventState {
  const opened = config.packs ?? eventPacks(game, config);
  const gone = opened.flat(2).find((name) => !Object.hasOwn(game.cards.pool, name));
  if (gone !== undefined) throw new RangeError(`there is no card called ${gone} any more`);
  const first = config.kind === "sealed" ? sealed(opened) : drafting(game, opened);
  return picks.reduce((state, taken, i) => afterPick(game, state, opened, taken, i), first);
}

function sealed(opened: Packs): EventState {
  const seats = opened[0] ?? [];
  const pools = seats.map((_, seat) => opened.flatMap((round) => round[seat] ?? []));
  return over({
    packs: seats.map(() => []),
    pools,
    round: opened.length - 1,
    pick: 0,
    unopened: 0,
    take: 0,
    isOver: true,
  });
}

const over = (state: EventState): EventState => ({
  ...state,
  packs: state.packs.map(() => []),
  take: 0,
  unopened: 0,
  isOver: true,
});

function drafting(game: BuiltGame, opened: Packs): EventState {
  const packs = opened[0] ?? [];
  const state = { packs, pools: packs.map(() => []), round: 0, pick: 0, take: 0, isOver: false };
  return withTake(game, { ...state, unopened: opened.length - 1 });
}

/** The state with the number of cards that are taken next. */
function withTake(game: BuiltGame, state: EventState): EventState {
  const { take, most = Number.POSITIVE_INFINITY } = limitedOf(game).draft;
  const usual = state.pick === 0 ? take.first : take.then;
  const room = most - (state.pools[0]?.length ?? 0);
  return { ...state, take: Math.min(usual, state.packs[0]?.length ?? 0, room) };
}

function afterPick(
  game: BuiltGame,
  state: EventState,
  opened: Packs,
  taken: readonly (readonly string[])[],
  i: number,
): EventState {
  const at = `pick ${i + 1}`;
  if (state.isOver) throw new RangeError(`${at}: the event is over`);
  if (taken.length !== state.packs.length)
    throw new RangeError(`${at}: ${state.packs.length} seats pick, not ${taken.length}`);
  const left = taken.map((names, seat) => without(state, names, seat, `${at}, seat ${seat + 1}`));
  const pools = state.pools.map((pool, seat) => [...pool, ...(taken[seat] ?? [])]);
  const next = withTake(game, { ...state, packs: passed(left, state.round), pools, pick: state.pick + 1 });
  if (next.take > 0) return next;
  return newRound(game, next, opened);
}

/** The next packs are opened, unless these were the last ones or all have as many cards as they may have. */
function newRound(game: BuiltGame, state: EventState, opened: Packs): EventState {
  const round = state.round + 1;
  const packs = opened[round];
  if (packs === undefined) return over(state);
  const next = withTake(game, { ...state, packs, round, pick: 0, unopened: opened.length - 1 - round });
  return next.take > 0 ? next : over(state);
}

/** A seat's pack without the cards that it takes. */
function without(state: EventState, names: readonly string[], seat: number, at: string): readonly string[] {
  if (names.length !== state.take)
    throw new RangeError(`${at}: ${state.take} cards are taken, not ${names.length}`);
  const left = [...(state.packs[seat] ?? [])];
  for (const name of names) {
    const place = left.indexOf(name);
    if (place < 0) throw new RangeError(`${at}: ${name} is not in the pack`);
    left.splice(place, 1);
  }
  return left;
}

/** Packs go to the next seat in the first round, to the one before in the second, and so on. */
function passed(packs: readonly (readonly string[])[], round: number): readonly (readonly string[])[] {
  const step = round % 2 === 0 ? -1 : 1;
  return packs.map((_, seat) => packs[(seat + step + packs.length) % packs.length] ?? []);
}

function passDirection(seats: number, round: number): PassDirection {
  if (seats === 2) return "swap";
  return round % 2 === 0 ? "left" : "right";
}

/** What a seat may see. */
export function viewFor(state: EventState, seat: number): DraftView {
  const { round, pick, take, unopened, packs, pools } = state;
  return {
    pack: packs[seat] ?? [],
    pool: pools[seat] ?? [],
    round,
    pick,
    take,
    unopened,
    passes: passDirection(packs.length, round),
    seats: packs.length,
  };
}
