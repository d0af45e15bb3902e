import { expect, test } from "vitest";
import {
  type Action,
  type Answer,
  answer,
  answerLegal,
  anytimeActions,
  canAnswer,
  createGame,
  type Engine,
  everyAction,
  hashState,
  legalActions,
  type Offer,
} from "../kernel";
import { type Random, randomAnswer, randomFrom } from "../opponents";
import { say } from "../text";
import type { Game } from "./game";
import { loadGames } from "./registry";

const GARBAGE: readonly unknown[] = [
  null,
  7,
  "pass",
  [],
  {},
  { seat: 0 },
  { seat: "0", do: "act", action: { type: "pass" } },
  { seat: 0.5, do: "confirm", yes: true },
  { seat: -1, do: "confirm", yes: true },
  { seat: 99, do: "anytime", action: { type: "concede" } },
  { seat: 0, do: "win" },
  { seat: 0, do: "act" },
  { seat: 0, do: "act", action: { type: 5 } },
  { seat: 0, do: "act", action: { type: "attack", card: "1" } },
  { seat: 0, do: "act", action: { type: "place", card: 1, cell: [0] } },
  { seat: 0, do: "act", action: { type: "place", card: 1, cell: [0, Number.NaN] } },
  { seat: 0, do: "act", action: { type: "toString" } },
  { seat: 0, do: "anytime", action: { type: "constructor" } },
  { seat: 0, do: "anytime", action: { type: "draw", data: { reply: "demand" } } },
  { seat: 0, do: "pick", picks: [0, "1"] },
  { seat: 0, do: "pick", picks: { 0: 0, length: 1 } },
  { seat: 0, do: "confirm", yes: 1 },
  { seat: 0, do: "amount", amount: 1e300 },
  { seat: 0, do: "place", cell: ["0", "0"] },
];

const one = <T>(of: readonly T[], random: Random): T => of[random.below(of.length)] as T;

/** A random action: each part may be missing or have any value. */
function anyAction(g: Engine, types: readonly string[], random: Random): Action {
  const cards = g.state.cards.length;
  const some = (most: number) => random.below(most) > 0;
  return {
    type: one(types, random),
    ...(some(6) && { card: random.below(cards + 2) - 1 }),
    ...(some(3) && { target: random.below(cards + 2) - 1 }),
    ...(some(3) && { cell: [random.below(7) - 3, random.below(7) - 3] as const }),
    ...(some(3) && { data: { seat: random.below(5) - 1, ability: random.below(4) - 1 } }),
  };
}

/** A legal action with one part missing or replaced. */
function nearly(g: Engine, types: readonly string[], random: Random): Action {
  const listed = everyAction(legalActions(g));
  if (listed.length === 0) return anyAction(g, types, random);
  // Picks the type first, since most legal actions are placements and attacks.
  const type = one([...new Set(listed.map((action) => action.type))], random);
  const action = one(
    listed.filter((legal) => legal.type === type),
    random,
  );
  const part = one(["card", "target", "cell", "data"] as const, random);
  if (random.below(2) > 0) return { ...action, [part]: anyAction(g, types, random)[part] };
  const { [part]: _gone, ...rest } = action;
  return rest;
}

/** A random answer: from any seat, of any kind, in and out of range. */
function anyAnswer(g: Engine, types: readonly string[], random: Random): Answer {
  const seats = g.state.seats.length;
  const decider = g.state.decision?.seat ?? 0;
  const seat = random.below(3) > 0 ? decider : random.below(seats + 1);
  const numbers = () => Array.from({ length: random.below(4) }, () => random.below(9) - 2);
  switch (random.below(12)) {
    case 0:
      return { seat, do: "pick", picks: numbers() };
    case 1:
      return { seat, do: "arrange", order: numbers() };
    case 2:
      return { seat, do: "amount", amount: random.below(60) - 20 };
    case 3:
      return { seat, do: "confirm", yes: random.below(2) === 0 };
    case 4:
      return { seat, do: "place", cell: [random.below(9) - 4, random.below(9) - 4] };
    case 5:
      return { seat, do: "name", name: one(types, random) };
    case 6:
      return { seat, do: "anytime", action: anyAction(g, types, random) };
    case 7:
    case 8:
      return { seat: decider, do: "act", action: nearly(g, types, random) };
    default:
      return { seat, do: "act", action: anyAction(g, types, random) };
  }
}

/** Whether the action has all parts of this legal one. Ignores additional parts. */
function says(action: Action, { type, card, target, cell, data }: Action): boolean {
  const same = (key: string) => action.data?.[key] === data?.[key] || (key === "ability" && !action.data);
  return (
    action.type === type &&
    (card === undefined || action.card === card) &&
    (target === undefined || action.target === target) &&
    (cell === undefined || cell.every((n, i) => action.cell?.[i] === n)) &&
    Object.keys(data ?? {}).every(same)
  );
}

/** Every listed action, and each of them with its cell or target left open. */
function offered(g: Engine): readonly Action[] {
  const offers = legalActions(g);
  const isOpen = ({ cells, targets }: Offer) => (cells ?? targets) !== undefined;
  return [...everyAction(offers), ...offers.filter(isOpen)];
}

/** Whether the legal actions include an answer that the rules accept. */
function isOffered(g: Engine, given: Answer): boolean {
  if (given.do === "anytime")
    return anytimeActions(g, given.seat).some((action) => says(given.action, action));
  if (given.seat !== g.state.decision?.seat) return false;
  return given.do !== "act" || offered(g).some((action) => says(given.action, action));
}

/** What is wrong with the verdict on this answer, or null. */
function fault(g: Engine, clauses: ReadonlySet<string>, given: Answer): string | null {
  const verdict = canAnswer(g, given);
  if (verdict.ok) return isOffered(g, given) ? null : "taken, but not offered";
  const refused = answer(g, given);
  if (refused.ok) return "taken, but refused before";
  if (!clauses.has(refused.rule)) return `refused by ${refused.rule}, which is no clause`;
  const why = say(refused.why);
  return /^[A-Z\d].*\.$/.test(why) ? null : `refused without a sentence: ${why}`;
}

const started = (game: Game, seats: number, seed: string, random: Random): Engine => {
  const people = Array.from({ length: seats }, (_, i) => ({
    name: `Player ${i + 1}`,
    deck: one(game.deck.starters, random).cards,
  }));
  return createGame(game.rules, game.setup.config(seed, people, {}), { events: false });
};

const GAMES = await loadGames();
const TABLES = GAMES.flatMap((game) => {
  const { min, max } = game.rules.board.seats;
  return [...new Set([min, Math.min(max, 3)])].map((seats) => ({ game, seats, title: game.title }));
});

test.each(TABLES)(
  "$title with $seats seats accepts exactly what it lists, and refuses everything else with a clause and no change",
  ({ game, seats, title }) => {
    const name = `${title} for ${seats}`;
    const anytime = Object.keys(game.rules.decisions.anytime ?? {});
    const types = new Set([...anytime, "pass"]);
    const clauses = new Set(game.rulebook.clauses.map(({ id }) => id));
    const faults = new Map<string, string>();
    const note = (found: string | null, given: unknown) => {
      if (found !== null && !faults.has(found)) faults.set(found, JSON.stringify(given));
    };
    for (let n = 0; n < 3; n++) {
      const random = randomFrom(`${name} ${n}`);
      const g = started(game, seats, `${name} ${n}`, random);
      for (let i = 0; i < 220 && g.state.decision !== null; i++) {
        for (const { type } of legalActions(g)) types.add(type);
        if (i % 4 === 0) {
          const before = hashState(g.state);
          for (let k = 0; k < 50; k++) {
            const given = anyAnswer(g, [...types], random);
            note(fault(g, clauses, given), given);
          }
          const wild = one(GARBAGE, random);
          note(fault(g, clauses, wild as Answer), wild);
          expect(hashState(g.state)).toBe(before);
        }
        answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
      }
      for (const wild of GARBAGE) note(fault(g, clauses, wild as Answer), wild);
    }
    expect(Object.fromEntries(faults)).toEqual({});
  },
);
