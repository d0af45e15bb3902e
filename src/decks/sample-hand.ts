import type { Game } from "../games/game";
import {
  type Answer,
  actionsOf,
  answerLegal,
  cardIn,
  cloneState,
  createGame,
  type Decision,
  draw,
  type Engine,
  engineFor,
  InvalidConfig,
  leastAnswer,
  legalActions,
  type Message,
  type State,
  view,
} from "../kernel";

type PlayedGame = Pick<Game, "rules" | "setup">;

/** A first hand, dealt by the game's own set-up. */
export interface SampleHand {
  /** The names of the cards. The cards drawn last are at the end. */
  readonly hand: readonly string[];
  /** The cards left in the deck. */
  readonly left: number;
  /** Whether the hand may be replaced: as a whole, by some of its cards, or not. */
  readonly mulligan: "whole" | "some" | null;
  /** The match behind it. */
  readonly state: State;
}

/** The player whose hand it is. */
const ME = 0;
/** The step of every game's set-up in which hands may be replaced. */
const STEP = "mulligan";
const REPLACING: readonly string[] = ["mulligan", "join"];

/**
 * A first hand from a deck.
 * @param seed another seed gives another hand.
 * @returns the hand, or why no match can begin with this deck.
 */
export function sampleHand(
  game: PlayedGame,
  cards: readonly string[],
  seed: string,
): SampleHand | { readonly why: Message } {
  const seats = ["Player", "Opponent"].map((name) => ({ name, deck: cards }));
  try {
    const g = createGame(game.rules, game.setup.config(seed, seats, {}), { events: false });
    playToHand(g);
    return handIn(g);
  } catch (problem) {
    const [first] = problem instanceof InvalidConfig ? problem.problems : [];
    if (first === undefined) throw problem;
    return { why: first.why };
  }
}

/**
 * Replaces the hand, or some cards of it, as the game allows. Does nothing if the hand may not be replaced.
 * @param places of the cards to replace, for a game in which they are chosen.
 */
export function mulligan(game: PlayedGame, sample: SampleHand, places: readonly number[] = []): SampleHand {
  const g = copyOf(game, sample);
  const { decision } = g.state;
  const [action] = replacing(g);
  if (decision === null || sample.mulligan === null) return sample;
  if (decision.kind === "pick") answerLegal(g, { seat: ME, do: "pick", picks: places });
  else if (action !== undefined) answerLegal(g, { seat: ME, do: "act", action });
  playToHand(g);
  return handIn(g);
}

/** Draws the next card. Keeps the hand first, which in some games draws cards of its own. */
export function drawNext(game: PlayedGame, sample: SampleHand): SampleHand {
  const g = copyOf(game, sample);
  for (let decision = mine(g); decision !== null; decision = mine(g)) {
    answerLegal(g, keeping(g, decision));
    playToHand(g);
  }
  if (handIn(g).hand.length <= sample.hand.length) draw(g, ME, 1);
  return handIn(g);
}

const copyOf = ({ rules }: PlayedGame, { state }: SampleHand): Engine =>
  engineFor(rules, cloneState(state), { events: false });

/** The player's open decision about the first hand, or null. */
function mine(g: Engine): Decision | null {
  const { decision, turn } = g.state;
  if (decision === null || decision.seat !== ME || turn.step !== STEP) return null;
  return decision.kind === "act" || isAboutHand(decision) ? decision : null;
}

const isAboutHand = (decision: Decision) =>
  decision.kind === "pick" && decision.options.every(({ card }) => card !== undefined);

const actions = (g: Engine) => legalActions(g).flatMap((offer) => actionsOf(offer));
const replacing = (g: Engine) =>
  mine(g)?.kind === "act" ? actions(g).filter(({ type }) => REPLACING.includes(type)) : [];

/** Answers for everybody until the player may replace the hand, or the first turn has begun. */
function playToHand(g: Engine): void {
  for (let { decision } = g.state; decision !== null && g.state.turn.step === STEP; { decision } = g.state) {
    if (mine(g) !== null) return;
    answerLegal(g, keeping(g, decision));
  }
}

/** The answer that keeps a hand, and the first answer to any other prompt of the set-up. */
function keeping(g: Engine, decision: Decision): Answer {
  const kept = decision.kind === "act" ? actions(g).find(({ type }) => !REPLACING.includes(type)) : undefined;
  return kept === undefined ? leastAnswer(decision) : { seat: decision.seat, do: "act", action: kept };
}

/** What the player sees of the hand and the deck. */
function handIn(g: Engine): SampleHand {
  const seen = view(g, ME);
  const zone = (key: string) => seen.zones.find((own) => own.key === key && own.owner === ME)?.cards ?? [];
  const decision = mine(g);
  const some = decision?.kind === "pick" ? "some" : null;
  return {
    hand: zone("hand").map((id) => cardIn(seen, id).def),
    left: zone("deck").length,
    mulligan: replacing(g).length > 0 ? "whole" : some,
    state: g.state,
  };
}
