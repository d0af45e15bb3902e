import {
  type Answer,
  answerLegal,
  type Card,
  type CardId,
  type Config,
  canSee,
  createGame,
  type Engine,
  engineFor,
  hashState,
  legalActions,
  NONE,
  type Rules,
  type Seat,
  view,
} from "../../kernel";
import { type Random, randomAnswer, randomFrom } from "../../opponents";
import { leaksOf } from "../../testing/event-leaks";
import { saveAndRestore } from "../../testing/suspend";
import { INVARIANTS } from "../simulate/invariants";

/** One position in this many is saved and restored. */
const RESTORED = 30;
/** Of those, one in this many is checked closely. */
const CLOSELY = 4;
/** Events are looked through for hidden cards in one game of this many. */
const WATCHED = 10;

export interface PlayedAtRandom {
  readonly answers: number;
  /** Why the game ended. Null if it was not over after the most answers. */
  readonly cause: string | null;
  /** What went wrong, or null. */
  readonly fault: string | null;
}

/** Plays a game by random answers, saves and restores it at random moments, and checks it as it goes. */
export function playAtRandom(rules: Rules, config: Config, mostAnswers: number): PlayedAtRandom {
  const random = randomFrom(`${config.seed}/play`);
  const events = random.below(WATCHED) === 0;
  let answers = 0;
  let cause: string | null = null;
  try {
    let g = createGame(rules, config, { events, trace: events });
    for (; answers < mostAnswers && g.state.decision !== null; answers++) {
      const given = randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random);
      g = answered(g, given, random, events);
      const wrong = violation(g, "every");
      if (wrong !== null) return { answers, cause: null, fault: wrong };
    }
    cause = g.state.outcome?.cause ?? null;
  } catch (fault) {
    return { answers, cause, fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
  return { answers, cause, fault: null };
}

function violation(g: Engine, when: "every" | "sample"): string | null {
  for (const invariant of INVARIANTS) {
    if (invariant.when !== when) continue;
    const wrong = invariant.violation(g);
    if (wrong !== null) return `${invariant.name}: ${wrong}`;
  }
  return null;
}

/** @throws Error for what goes wrong. */
function answered(g: Engine, given: Answer, random: Random, events: boolean): Engine {
  if (random.below(RESTORED) === 0) {
    const wrong = random.below(CLOSELY) === 0 ? violation(g, "sample") : null;
    if (wrong !== null) throw new Error(wrong);
    swapHidden(g);
    return answeredRestored(g, given);
  }
  if (!events) answerLegal(g, given);
  else for (const leak of leaksOf(g, given)) throw new Error(`an event names a hidden card: ${leak}`);
  return g;
}

/** Gives the answer to the position as it is, and as it comes back from a save. */
function answeredRestored(g: Engine, given: Answer): Engine {
  const { state } = saveAndRestore(g);
  const isWatched = g.events !== null;
  const restored = engineFor(g.rules, state, { events: isWatched, trace: isWatched });
  answerLegal(g, given);
  answerLegal(restored, given);
  if (hashState(restored.state) !== hashState(g.state))
    throw new Error("a restored game goes on differently");
  return restored;
}

/**
 * Requires that no seat's view depends on the cards that it cannot see.
 * @throws Error otherwise.
 */
function swapHidden(g: Engine): void {
  for (let seat: Seat = NONE; seat < g.state.seats.length; seat++) {
    const hidden = g.state.cards.filter((card) => isUnknown(g, card, seat));
    // A player knows which cards its own deck has left, and may search there only for one of them (BOS 15.31).
    const [own, others] = [hidden.filter(isOf(seat)), hidden.filter((card) => !isOf(seat)(card))];
    const names = new Map([...exchanged(own), ...exchanged(others)]);
    const cards = g.state.cards.map((card) => ({ ...card, def: names.get(card.id) ?? card.def }));
    // Which actions a loop forbids depends on the whole position, and its seat knows them from the loop.
    const { barred: _barred, ...loop } = g.state.loop;
    const [now, instead] = [g.state.cards, cards].map((all) =>
      view(engineFor(g.rules, { ...g.state, loop, cards: all }), seat),
    );
    if (now === undefined || instead === undefined) continue;
    for (const key of Object.keys(now))
      if (JSON.stringify(Reflect.get(now, key)) !== JSON.stringify(Reflect.get(instead, key)))
        throw new Error(`"${key}" in the view of seat ${seat} depends on cards that it cannot see`);
  }
}

const isOf =
  (seat: Seat) =>
  ({ owner }: Card): boolean =>
    owner === seat;

/** What some cards are called when they change places. */
function exchanged(cards: readonly Card[]): readonly (readonly [CardId, string])[] {
  const defs = cards.map(({ def }) => def).reverse();
  return cards.map(({ id }, at) => [id, defs[at] ?? ""]);
}

/** Whether a seat cannot know a card at all: it is hidden, and in a pile or in a hand. */
const isUnknown = (g: Engine, card: Card, seat: Seat): boolean =>
  !canSee(g, card, seat) && ["hand", "deck"].includes(g.state.zones[card.zone]?.key ?? "");
