import { expect, test } from "vitest";
import { battleCores } from "../games/battle-cores";
import { d20Warriors } from "../games/d20-warriors";
import { type Answer, everyAction, PASS, type View } from "../kernel";
import type { AskOpponent } from "./opponent";
import type { MatchParts } from "./play/session";
import { OPPONENT, PERSON, passiveAnswer, type TestTable, testTable, untilIdle } from "./testing/table";
import type { PassUntilEvent } from "./types";

const GAMES = { "d20-warriors": d20Warriors, "battle-cores": battleCores };
const loadGame: MatchParts["loadGame"] = async (slug) => GAMES[slug as keyof typeof GAMES] ?? null;

/** Places what it can, attacks what it can, then ends its turn; plays nothing else. */
const bold: AskOpponent = async (_slug, _level, view) => {
  const { decision } = view;
  const actions = everyAction(view.actions);
  const seat = decision?.seat ?? 0;
  if (decision?.kind !== "act" || decision.window !== undefined) return passiveAnswer(view);
  const action = ["place", "attack", "end-turn"].flatMap((type) => actions.filter((a) => a.type === type))[0];
  return action ? { seat, do: "act", action } : passiveAnswer(view);
};

const inWindow = (view: View | null) =>
  view?.decision?.seat === 0 && view.decision.kind === "act" && view.decision.window !== undefined;

/** A table where a person, asked whenever they can act, plays against an opponent that attacks. */
async function duel(level: "acts" | "every" = "acts"): Promise<TestTable> {
  const table = testTable({ loadGame, askOpponent: bold });
  const seats = ["Ada", "Bob"].map((name, i) => ({ name, deck: d20Warriors.deck.starters[i]?.cards ?? [] }));
  await table.commands.begin(
    { game: "d20-warriors", seats: [PERSON, OPPONENT], openHands: false },
    d20Warriors.setup.config("rounds", seats, {}),
  );
  table.commands.setPassSettings(0, level, []);
  return table;
}

const give = (table: TestTable, answer: Answer) => expect(table.commands.send(answer).ok).toBe(true);

/** Takes a plain turn for the person: places a Warrior when possible, and does nothing else. */
function takeTurn(table: TestTable): void {
  const { view } = table.now();
  const decision = view?.decision;
  if (!view || decision?.seat !== 0) throw new Error("nobody is asked");
  if (decision.kind === "act") {
    const place = everyAction(view.actions).find(({ type }) => type === "place");
    const end = everyAction(view.actions).find(({ type }) => type === "end-turn");
    give(table, { seat: 0, do: "act", action: place ?? end ?? { type: "pass" } });
  } else if (decision.kind === "pick")
    give(table, { seat: 0, do: "pick", picks: Array.from({ length: decision.min }, (_, i) => i) });
  else if (decision.kind === "confirm") give(table, { seat: 0, do: "confirm", yes: false });
  else if (decision.kind === "place")
    give(table, { seat: 0, do: "place", cell: decision.cells[0] ?? [0, 0] });
  else throw new Error(decision.kind);
}

/**
 * Plays on. In each window the person passes with `pass`, and `seen` gets the view of every window in which they are
 * asked.
 */
async function playOn(table: TestTable, turns: number, pass: () => void, seen: (view: View) => void) {
  for (let i = 0; i < 200; i++) {
    await untilIdle(table);
    const { view } = table.now();
    if (view === null || view.outcome !== null || view.turn.number > turns) return;
    if (inWindow(view)) {
      seen(view);
      pass();
    } else takeTurn(table);
  }
}

test("passing until the turn ends prompts no more in that turn, however many windows it has", async () => {
  const table = await duel("every");
  const turns: number[] = [];
  await playOn(
    table,
    6,
    () => table.commands.passUntil("turn"),
    (view) => turns.push(view.turn.number),
  );
  expect(turns.length).toBeGreaterThan(2);
  expect(new Set(turns).size).toBe(turns.length);
});

const attackedIn = (view: View) => {
  const contest = d20Warriors.status.contest(view);
  return contest !== null && contest.stage !== "over" && contest.sides[1]?.seat === 0;
};

test("passing until attacked prompts only for an attack", async () => {
  const table = await duel("every");
  const attacks: boolean[] = [];
  table.commands.passUntil("attacked");
  await playOn(
    table,
    8,
    () => table.commands.passUntil("attacked"),
    (view) => attacks.push(attackedIn(view)),
  );
  expect(attacks.length).toBeGreaterThan(0);
  expect(attacks.every(Boolean)).toBe(true);
});

test("passing until something happens to mine: an attack on it prompts, a placement elsewhere does not", async () => {
  const table = await duel("every");
  const windows: (string | undefined)[] = [];
  table.commands.passUntil("mine");
  const windowOf = ({ decision }: View) => (decision?.kind === "act" ? decision.window : undefined);
  await playOn(
    table,
    8,
    () => table.commands.passUntil("mine"),
    (view) => windows.push(windowOf(view)),
  );
  expect(windows).toContain("attack");
  expect(windows).not.toContain("placement");
  expect(windows).not.toContain("turn-start");
});

test("passing until an event can be cancelled, and ends when the event happens", async () => {
  const table = await duel("every");
  const states: (PassUntilEvent | null)[] = [];
  table.commands.passUntil("attacked");
  states.push(table.now().until);
  table.commands.passUntil(null);
  states.push(table.now().until);
  table.commands.passUntil("attacked");
  await playOn(
    table,
    8,
    () => table.commands.passUntil("turn"),
    () => states.push(table.now().until),
  );
  expect(states.slice(0, 3)).toEqual(["attacked", null, null]);
});

test("at level acts a person is asked only when a Flash card counts and their turn does not go on anyway", async () => {
  const table = await duel("acts");
  const windows: string[] = [];
  await playOn(
    table,
    10,
    () => give(table, { seat: 0, do: "act", action: PASS }),
    (view) => {
      const { decision, turn } = view;
      const window = decision?.kind === "act" ? (decision.window ?? "") : "";
      windows.push(turn.seat === 0 ? `own ${window}` : window);
      // The first decision of a match always prompts.
      if (windows.length === 1) return;
      const flashes = everyAction(view.actions).filter(({ type }) => type === "flash");
      const reader = { rules: d20Warriors.rules, state: view };
      const counts = flashes.filter((action) => d20Warriors.timing.isPointless?.(reader, action) === false);
      expect(counts.length).toBeGreaterThan(0);
      expect(counts.some((action) => !d20Warriors.timing.canWait?.(reader, 0, window, action))).toBe(true);
    },
  );
  expect(windows).toContain("dice");
  for (const window of ["own turn-start", "own placement", "own result", "own turn-end", "turn-end"])
    expect(windows.slice(1)).not.toContain(window);
});

test("a round of D20 Warriors with a Flash card in hand takes at most three passes", async () => {
  const table = await duel("acts");
  const passes = new Map<number, number>();
  await playOn(
    table,
    10,
    () => table.commands.passUntil(attackedIn(table.now().view as View) ? "turn" : "attacked"),
    ({ turn: { number } }) => passes.set(Math.ceil(number / 2), (passes.get(Math.ceil(number / 2)) ?? 0) + 1),
  );
  expect(passes.size).toBeGreaterThan(2);
  expect(Math.max(...passes.values())).toBeLessThanOrEqual(3);
});

/** Starts Battle Cores for a person, at the first Main Phase in which there is nothing to do. */
async function emptyHanded(level: "acts" | "every"): Promise<TestTable> {
  const table = testTable({ loadGame, askOpponent: async (_slug, _level, view) => passiveCores(view) });
  const seats = ["Ada", "Bob"].map((name, i) => ({
    name,
    deck: battleCores.deck.starters[(i + 2) % 4]?.cards ?? [],
  }));
  await table.commands.begin(
    { game: "battle-cores", seats: [PERSON, OPPONENT], openHands: false },
    battleCores.setup.config("phases", seats, {}),
  );
  table.commands.setPassSettings(0, level, []);
  for (let i = 0; i < 60; i++) {
    await untilIdle(table);
    const { view } = table.now();
    if (view?.decision?.kind === "act" && view.turn.step === "main" && view.actions.length === 1)
      return table;
    const draw = view?.actions.find(({ type }) => type === "draw-card");
    if (view?.decision) give(table, draw ? { seat: 0, do: "act", action: draw } : passiveCores(view));
  }
  throw new Error("there is always something to do");
}

/** Goes on, even when there is something to do. */
function passiveCores(view: View): Answer {
  const seat = view.decision?.seat ?? 0;
  if (view.decision?.kind !== "act") return passiveAnswer(view);
  const onwards = ["to-battle", "to-end", "end-turn", "pass", "ready", "keep"];
  const action = everyAction(view.actions).find(({ type }) => onwards.includes(type)) ??
    view.actions[0] ?? { type: "pass" };
  return { seat, do: "act", action };
}

test("one answer ends a turn of Battle Cores in which nothing is left to do", async () => {
  const table = await emptyHanded("acts");
  const { view, isTurnDone } = table.now();
  // Traps in hand could be played in a window of the turn. Ending the turn passes there.
  expect(view?.turn.step).toBe("main");
  expect(isTurnDone).toBe(true);
  const turn = view?.turn.number ?? 0;
  give(table, passiveCores(view as View));
  await untilIdle(table);
  expect(table.now().view?.turn.number).toBeGreaterThan(turn);
});

test("at level every the person goes through the turn phase by phase", async () => {
  const table = await emptyHanded("every");
  expect(table.now().isTurnDone).toBe(false);
  give(table, passiveCores(table.now().view as View));
  expect(table.now().view?.turn.step).toBe("battle");
});
