import { describe, expect, test, vi } from "vitest";
import { NONE, PASS, type View } from "../kernel";
import type { AskOpponent } from "./opponent";
import { createPacer } from "./play/pacer";
import { DEFAULT_SETTINGS } from "./settings/settings";
import { lanternConfig } from "./testing/lanterns";
import {
  endTurn,
  everything,
  hang,
  OPPONENT,
  PERSON,
  passiveAnswer,
  secretsOf,
  startMatch,
  testTable,
  untilIdle,
} from "./testing/table";
import type { OpponentLevel } from "./types";

describe("against a scripted opponent", () => {
  test("there is no curtain, and the opponent answers on its own", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, OPPONENT]);
    expect(table.now()).toMatchObject({ viewer: 0, curtain: null });
    endTurn(table);
    expect(table.now().thinking).toBe(true);
    await untilIdle(table);
    expect(table.now()).toMatchObject({ viewer: 0, thinking: false });
    expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "turn-end" });
  });

  test("the opponent gets its own seat's view, and a seed that reveals nothing", async () => {
    const requests: { view: View; seed: string }[] = [];
    const askOpponent: AskOpponent = async (_slug, _level, view, seed) => {
      requests.push({ view, seed });
      return passiveAnswer(view);
    };
    const table = testTable({ askOpponent });
    await startMatch(table, [PERSON, OPPONENT]);
    endTurn(table);
    await untilIdle(table);
    expect(requests.length).toBeGreaterThan(0);
    for (const { view, seed } of requests) {
      expect(view.viewer).toBe(1);
      expect(seed).not.toContain("lamp");
      const text = JSON.stringify(view);
      expect(secretsOf(table, 0).filter((name) => text.includes(name))).toEqual([]);
    }
  });

  test("a refusal is cleared when its position changes", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, OPPONENT]);
    endTurn(table);
    table.commands.act({ type: "end" });
    expect(table.now().refusal).toMatchObject({ why: { key: "why.not-asked" } });
    table.commands.setPassSettings(0, "acts", []);
    expect(table.now().refusal).not.toBeNull();
    await untilIdle(table);
    expect(table.now().refusal).toBeNull();
  });

  test("setting the clock back while the opponent thinks does not lengthen the wait", async () => {
    const waits: number[] = [];
    let clock = 10_000_000;
    const table = testTable({
      now: () => {
        clock -= 3_600_000;
        return clock;
      },
      settings: () => ({ opponentPause: 500, responseTime: 1200, passing: { level: "every", stops: [] } }),
      sleep: async (milliseconds) => void waits.push(milliseconds),
    });
    await startMatch(table, [PERSON, OPPONENT]);
    endTurn(table);
    await untilIdle(table);
    table.commands.act(PASS);
    await untilIdle(table);
    expect(Math.max(...waits)).toBe(500);
  });

  test("a visible move gets a pause, but passing in a window does not", async () => {
    const sleep = vi.fn(() => Promise.resolve());
    const settings = () => ({
      opponentPause: 500,
      responseTime: 1200,
      passing: { level: "every" as const, stops: [] },
    });
    const table = testTable({ sleep, settings, now: () => 0 });
    await startMatch(table, [PERSON, OPPONENT]);
    hang(table);
    await untilIdle(table);
    expect(sleep).not.toHaveBeenCalled();
    table.commands.act(PASS);
    endTurn(table);
    await untilIdle(table);
    table.commands.act(PASS);
    await untilIdle(table);
    expect(sleep).toHaveBeenCalledWith(500);
  });

  test("opponents' turns take no time while the player skips to their own", async () => {
    const sleep = vi.fn(() => Promise.resolve());
    const settings = () => ({
      opponentPause: 500,
      responseTime: 0,
      passing: { level: "stops" as const, stops: [] },
    });
    const pacer = createPacer();
    const table = testTable({ sleep, settings, pacer, now: () => 0 });
    await startMatch(table, [PERSON, OPPONENT, OPPONENT]);
    pacer.setSkipping(true);
    endTurn(table);
    await untilIdle(table);
    expect(table.now().view?.turn).toMatchObject({ number: 4, seat: 0 });
    expect(sleep).not.toHaveBeenCalled();
    pacer.setSkipping(false);
    endTurn(table);
    await untilIdle(table);
    expect(sleep).toHaveBeenCalledWith(500);
  });

  test.each([
    { puzzle: undefined, level: "stops" },
    { puzzle: "a-defence", level: "acts" },
  ])("who asked for no windows has the level $level with the puzzle $puzzle", async ({ puzzle, level }) => {
    const settings = () => ({
      ...DEFAULT_SETTINGS,
      passing: { level: "stops" as const, stops: ["dice"] },
    });
    const table = testTable({ settings });
    const setup = { game: "lanterns", seats: [PERSON, OPPONENT], openHands: false, puzzle };
    await table.commands.begin(setup, lanternConfig("lamp", 2));
    expect(table.now().passSettings[0]).toEqual({ level, stops: ["dice"] });
  });

  test("a broken opponent does not stop the game: the simplest answer is given for it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const table = testTable({ askOpponent: () => Promise.reject(new Error("broken")) });
    await startMatch(table, [PERSON, OPPONENT]);
    endTurn(table);
    await untilIdle(table);
    expect(table.now().thinking).toBe(false);
    expect(table.notices.getState().notices).toMatchObject([{ message: { key: "notice.opponent" } }]);
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
    table.notices.getState().dismiss("opponent");
    expect(table.notices.getState().notices).toEqual([]);
  });

  test("an opponent that gives an illegal answer gets the simplest one instead", async () => {
    const table = testTable({
      askOpponent: async (_slug, _level, view) => ({
        seat: view.viewer,
        do: "act",
        action: { type: "cheat" },
      }),
    });
    await startMatch(table, [PERSON, OPPONENT]);
    endTurn(table);
    await untilIdle(table);
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
  });

  test("an answer that arrives after the match has moved on is dropped", async () => {
    let answerNow: () => void = () => undefined;
    const table = testTable({
      askOpponent: (_slug, _level, view) =>
        new Promise((resolve) => {
          answerNow = () => resolve(passiveAnswer(view));
        }),
    });
    await startMatch(table, [PERSON, OPPONENT]);
    endTurn(table);
    table.commands.send({ seat: 0, do: "anytime", action: { type: "concede" } });
    expect(table.now().view?.outcome).toMatchObject({ winners: [1] });
    answerNow();
    await Promise.resolve();
    await Promise.resolve();
    expect(table.now().thinking).toBe(false);
    expect(table.now().view?.outcome).toMatchObject({ winners: [1] });
  });

  describe("an expert that thinks for long", () => {
    /** An opponent that searches until it is asked to hurry, or the match has moved on. */
    const searching = () => {
      const ended = vi.fn();
      const askOpponent: AskOpponent = (_slug, _level, view, _seed, hurry) =>
        new Promise((resolve) => {
          hurry?.addEventListener("abort", () => {
            ended();
            resolve(passiveAnswer(view));
          });
        });
      return { ended, askOpponent };
    };
    const against = async (level: OpponentLevel) => {
      const { ended, askOpponent } = searching();
      const table = testTable({ askOpponent });
      await startMatch(table, [PERSON, { kind: "opponent", level }]);
      endTurn(table);
      await new Promise((done) => setTimeout(done));
      return { table, ended };
    };

    test("can be asked to play now", async () => {
      const { table, ended } = await against("expert");
      expect(table.now()).toMatchObject({ thinking: true, canHurry: true });
      const before = table.now().view;
      table.commands.playNow();
      expect(table.now().canHurry).toBe(false);
      expect(ended).toHaveBeenCalledOnce();
      await vi.waitFor(() => expect(table.now().view).not.toBe(before));
    });

    test("is not hurried at other levels", async () => {
      const { table } = await against("hard");
      expect(table.now()).toMatchObject({ thinking: true, canHurry: false });
    });

    test("ends its search when the table is left", async () => {
      const { table, ended } = await against("expert");
      await table.commands.leaveTable();
      expect(ended).toHaveBeenCalledOnce();
      expect(table.now()).toMatchObject({ view: null, canHurry: false });
    });

    test("ends its search when the person concedes", async () => {
      const { table, ended } = await against("expert");
      table.commands.send({ seat: 0, do: "anytime", action: { type: "concede" } });
      expect(ended).toHaveBeenCalledOnce();
      expect(table.now().thinking).toBe(false);
    });
  });

  test("an opponent declines every offer of a draw", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, OPPONENT]);
    table.commands.send({ seat: 0, do: "anytime", action: { type: "draw", data: { reply: "offer" } } });
    expect(table.now().view?.drawOffers).toEqual([]);
    expect(table.now().view?.outcome).toBeNull();
  });

  test("two opponents play while a person watches, who sees no hand", async () => {
    const table = testTable();
    await startMatch(table, [OPPONENT, OPPONENT]);
    expect(table.now().viewer).toBe(NONE);
    const text = everything(table);
    expect([...secretsOf(table, 0), ...secretsOf(table, 1)].filter((name) => text.includes(name))).toEqual(
      [],
    );
    for (let i = 0; i < 2000 && table.now().view?.outcome === null; i++) await Promise.resolve();
    expect(table.now().view?.outcome).toMatchObject({ cause: "lanterns" });
  });
});
