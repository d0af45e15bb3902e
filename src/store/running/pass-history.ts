import type { Game } from "../../games/game";
import { DECISIVE, NO_STAKE, type Stake } from "../../games/stake";
import { type Action, type CardId, type Engine, NONE, type Seat, view } from "../../kernel";
import type { PassLimit } from "../types";

/** What a seat has let happen in a turn by passing when it was asked. */
export interface PassHistory {
  readonly turn: number;
  readonly count: number;
  /** The highest worth of each kind of stake among those passes. */
  readonly most: Readonly<Record<string, number>>;
  /** The situations in which it has passed since the running attack or the stack began. */
  readonly situations: readonly string[];
  /** The cards that its player knew of when they passed. */
  readonly known: ReadonlySet<CardId>;
  /** True once the player has chosen to be asked each time in this turn. */
  readonly keepsAsking?: boolean;
}

/** Passes in one turn after which the same stake is not asked about again. */
const FREE = 2;
/** Passes in one turn after which only windows that could lose the game prompt. */
const MAX_PASSES = 3;

/** A window in which a seat is asked, with its relevant responses as far as they may be looked at. */
export interface ResponseSituation {
  readonly game: Game;
  readonly g: Engine;
  readonly seat: Seat;
  readonly window: string;
  readonly wanted: readonly Action[];
}

/** Uses public information only, so that it reveals nothing. */
function stakeOf({ game, g, seat, window }: ResponseSituation): Stake {
  return game.timing.stake?.({ rules: g.rules, state: view(g, NONE) }, seat, window) ?? NO_STAKE;
}

/** What the seat's responses could change. Two windows of one attack with the same text are the same situation. */
function textOf(at: ResponseSituation): string {
  const { game, g, window, wanted } = at;
  const { state } = g;
  const fight = [game.status.contest(state), game.status.attack?.(state) ?? null];
  // When the responses are hidden, they may differ from one window to the next.
  const place = wanted.length === 0 ? [window, state.turn.step] : [];
  return JSON.stringify([...place, fight, state.stack.at(-1)?.id ?? NONE, stakeOf(at), wanted]);
}

const inTurn = (passed: PassHistory | null, turn: number): PassHistory =>
  passed?.turn === turn ? passed : { turn, count: 0, most: {}, situations: [], known: new Set() };

const isIn = (g: Engine, zone: number, key: string): boolean => g.state.zones[zone]?.key === key;

/** The seat's cards outside its deck. */
const knownCards = ({ g, seat }: ResponseSituation): readonly CardId[] =>
  g.state.cards.flatMap(({ id, controller, zone }) =>
    controller === seat && zone !== NONE && !isIn(g, zone, "deck") ? id : [],
  );

/** Adds the pass that the seat is about to give. */
export function notePass(passed: PassHistory | null, at: ResponseSituation): PassHistory {
  const before = inTurn(passed, at.g.state.turn.number);
  const { kind: of, worth } = stakeOf(at);
  return {
    ...before,
    count: before.count + 1,
    most: { ...before.most, [of]: Math.max(before.most[of] ?? 0, worth) },
    situations: [...before.situations, textOf(at)],
    known: new Set(knownCards(at)),
  };
}

/** Whether no attack is running and nothing is on the stack. */
export function isCalm(game: Game, { state }: Engine): boolean {
  const contest = game.status.contest(state);
  const isFighting =
    (contest !== null && contest.stage !== "over") || (game.status.attack?.(state) ?? null) !== null;
  return !isFighting && state.stack.length === 0;
}

/** Treats the next attack as a new situation, even if it looks the same. */
export const forgetSituations = (passed: PassHistory | null): PassHistory | null =>
  passed === null || passed.situations.length === 0 ? passed : { ...passed, situations: [] };

/** Asks the seat each time for the rest of this turn. */
export const keepAsking = (passed: PassHistory | null, turn: number): PassHistory => ({
  ...inTurn(passed, turn),
  keepsAsking: true,
});

/** Why the seat is not asked again, given its passes in this turn, or null when it is asked. */
export function whyRepeated(passed: PassHistory | null, at: ResponseSituation): PassLimit | "same" | null {
  const before = inTurn(passed, at.g.state.turn.number);
  if (at.game.timing.stake === undefined || before.keepsAsking) return null;
  if (before.situations.includes(textOf(at))) return "same";
  const { kind: of, worth } = stakeOf(at);
  if (worth === DECISIVE) return null;
  // The player has not yet passed with a card that arrived since.
  if (at.wanted.some(({ card }) => card !== undefined && !before.known.has(card))) return null;
  if (before.count >= MAX_PASSES) return "many";
  return before.count >= FREE && worth <= (before.most[of] ?? 0) ? "less" : null;
}

/** Which later windows of this turn a pass here will silence, or null when it changes nothing. */
export function nextLimit(passed: PassHistory | null, game: Game, turn: number): PassLimit | null {
  const { count, keepsAsking: asksOn } = inTurn(passed, turn);
  if (game.timing.stake === undefined || asksOn) return null;
  if (count + 1 >= MAX_PASSES) return "many";
  return count + 1 >= FREE ? "less" : null;
}
