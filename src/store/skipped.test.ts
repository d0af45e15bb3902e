import { describe, expect, test } from "vitest";
import type { Game } from "../games/game";
import { PASS, responseWindowOf } from "../kernel";
import type { AskOpponent } from "./opponent";
import { lanternConfig, lanterns } from "./testing/lanterns";
import {
  OPPONENT,
  ownHand,
  PERSON,
  passiveAnswer,
  type TestTable,
  testTable,
  untilIdle,
} from "./testing/table";
import type { PassSettings } from "./types";

/** Hangs every lantern that it has, then ends its turn. */
const eager: AskOpponent = async (_slug, _level, view) => {
  const hang = view.actions.find(({ type }) => type === "hang");
  const seat = view.decision?.seat ?? 1;
  return hang && view.decision?.kind === "act" ? { seat, do: "act", action: hang } : passiveAnswer(view);
};

const ACTS: PassSettings = { level: "acts", stops: [] };

/** The person's sparks count when lanterns are hung, and the same is at stake each time. */
const staked: Game = {
  ...lanterns,
  timing: {
    ...lanterns.timing,
    stake: () => ({ kind: "light", worth: 1 }),
    canWait: (_g, _seat, window) => window !== "attack",
    isQuiet: (_g, _seat, window) => window !== "attack",
  },
};

/** A table in the opponent's first turn, with sparks in the person's hand. */
async function begun(seed: string, passing = ACTS, game = staked): Promise<TestTable> {
  const made = testTable({
    loadGame: async () => game,
    askOpponent: eager,
    settings: () => ({ opponentPause: 0, responseTime: 0, passing }),
  });
  const seats = [PERSON, OPPONENT];
  await made.commands.begin({ game: "lanterns", seats, openHands: false }, lanternConfig(seed, 2));
  made.commands.act({ type: "end" });
  await untilIdle(made);
  const { view } = made.now();
  // Their own turn also ends with a window.
  if (view?.turn.number === 1 && view.decision && responseWindowOf(view.decision) !== undefined)
    await pass(made);
  return made;
}

/** The seed of a game in whose first turn the opponent hangs three lanterns, and the person has a spark. */
async function seedOfThree(): Promise<string> {
  for (let n = 0; n < 60; n++) {
    const made = await begun(`sparks ${n}`, { level: "every", stops: [] });
    const hasSpark = ownHand(made).some(({ def }) => def.includes("Spark"));
    let attacks = 0;
    for (; windowOf(made) === "attack"; attacks++) await pass(made);
    if (hasSpark && attacks >= 3) return `sparks ${n}`;
  }
  throw new Error("no such game");
}

const windowOf = (made: TestTable) => {
  const { view } = made.now();
  return view?.decision && view.turn.seat === 1 ? responseWindowOf(view.decision) : undefined;
};

async function pass(made: TestTable): Promise<void> {
  expect(made.commands.act(PASS).ok).toBe(true);
  await untilIdle(made);
}

const whys = (made: TestTable) => made.now().skipped?.windows.map(({ window, why }) => `${window}: ${why}`);

const SEED = await seedOfThree();

describe("a window in which a response can wait", () => {
  test("is auto-passed for the person, and the note stays until they act", async () => {
    const made = await begun(SEED);
    while (windowOf(made) !== undefined) await pass(made);
    expect(whys(made)).toContain("turn-end: waits");
    made.commands.act({ type: "end" });
    expect(whys(made) ?? []).not.toContain("attack: waits");
  });

  test("prompts nevertheless at level every", async () => {
    const made = await begun(SEED, { level: "every", stops: [] });
    await pass(made);
    expect(made.now().skipped).toBeNull();
    expect(made.now().limit).toBeNull();
  });
});

describe("after two passes with as much at stake", () => {
  test("a notice before the second pass says that fewer windows prompt from then on", async () => {
    const made = await begun(SEED);
    expect(made.now().limit).toBeNull();
    await pass(made);
    expect(windowOf(made)).toBe("attack");
    expect(made.now().limit).toBe("less");
  });

  test("a third window is auto-passed, and the person sees why", async () => {
    const made = await begun(SEED);
    await pass(made);
    await pass(made);
    expect(whys(made)).toContain("attack: less");
  });

  test("the person is prompted again after choosing to be asked on", async () => {
    const made = await begun(SEED);
    await pass(made);
    made.commands.keepAsking();
    expect(made.now().limit).toBeNull();
    await pass(made);
    expect(whys(made) ?? []).not.toContain("attack: less");
  });
});

test("windows in which the person could do nothing are not mentioned", async () => {
  const made = await begun(SEED, ACTS, { ...staked, timing: { ...staked.timing, isPointless: () => true } });
  expect(made.now().view?.turn.seat).toBe(0);
  expect(made.now().skipped).toBeNull();
});

test("two people side by side see the same note of passes whatever cards they hold", async () => {
  const notes = new Set<string>();
  const sparks = new Set<number>();
  for (let n = 0; n < 12; n++) {
    const made = testTable({
      loadGame: async () => staked,
      settings: () => ({ opponentPause: 0, responseTime: 0, passing: ACTS }),
    });
    const seats = [PERSON, PERSON];
    await made.commands.begin({ game: "lanterns", seats, openHands: false }, lanternConfig(`side ${n}`, 2));
    made.commands.liftCurtain();
    made.commands.act({ type: "end" });
    expect(made.now().skipped).toBeNull();
    made.commands.liftCurtain();
    sparks.add(ownHand(made).filter(({ def }) => def.includes("Spark")).length);
    notes.add(JSON.stringify(made.now().skipped));
  }
  expect(sparks.size).toBeGreaterThan(1);
  expect([...notes]).toEqual([
    JSON.stringify({
      turn: 1,
      windows: [{ window: "turn-end", why: "waits", attack: null, played: null, times: 1 }],
    }),
  ]);
});
