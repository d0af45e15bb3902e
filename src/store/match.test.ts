import { describe, expect, test, vi } from "vitest";
import { BadConfig, NONE, PASS, type View } from "../kernel";
import { isMatchRunning } from "./match-state";
import type { AskOpponent } from "./opponent";
import { deckOf, lanternConfig } from "./testing/lanterns";
import {
  begin,
  dullAnswer,
  everything,
  hang,
  inHand,
  OPPONENT,
  ownHand,
  PERSON,
  quiet,
  secretsOf,
  type TestTable,
  testTable,
} from "./testing/table";

/** The first player's view is on screen, in their first turn. */
async function twoPeople(): Promise<TestTable> {
  const table = testTable();
  await begin(table);
  table.now().lift();
  return table;
}

function end(table: TestTable) {
  expect(table.now().act({ type: "end" })).toEqual({ ok: true });
}

describe("two people at one screen", () => {
  test("a new match lands on the curtain before the first player", async () => {
    const table = testTable();
    await begin(table);
    expect(table.now()).toMatchObject({ viewer: NONE, curtain: { to: 0 } });
    expect(table.now().view?.viewer).toBe(NONE);
    expect(table.now().view?.actions).toEqual([]);
  });

  test("lifting the curtain shows that seat's view", async () => {
    const table = await twoPeople();
    expect(table.now()).toMatchObject({ viewer: 0, curtain: null });
    expect(ownHand(table)).toHaveLength(5);
    expect(table.now().view?.actions.length).toBeGreaterThan(0);
  });

  test("nothing can be done from behind the curtain", async () => {
    const table = testTable();
    await begin(table);
    expect(table.now().act({ type: "end" })).toMatchObject({ ok: false });
    expect(table.now().send({ seat: 0, do: "act", action: { type: "end" } })).toMatchObject({
      ok: false,
      why: { key: "why.not-on-screen" },
    });
  });

  test("a window of the other seat is a neutral strip over the player's own view", async () => {
    const table = await twoPeople();
    hang(table);
    expect(table.now()).toMatchObject({
      viewer: 0,
      curtain: null,
      reaction: { seat: 1, beat: 1200, prompt: { key: "prompt.lanterns.attack" } },
    });
  });

  test("when the strip runs out the seat passes and play goes on", async () => {
    const table = await twoPeople();
    hang(table);
    table.now().reactionPassed();
    expect(table.now()).toMatchObject({ viewer: 0, reaction: null });
    expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "attack" });
  });

  test("a strip runs out once only", async () => {
    const table = await twoPeople();
    hang(table);
    table.now().reactionPassed();
    const before = table.now().view?.decision;
    table.now().reactionPassed();
    expect(table.now().view?.decision).toBe(before);
  });

  test("taking the strip brings the curtain for that seat, and it is asked", async () => {
    const table = await twoPeople();
    hang(table);
    table.now().reactionTaken();
    expect(table.now()).toMatchObject({ viewer: NONE, curtain: { to: 1 }, reaction: null });
    table.now().lift();
    expect(table.now()).toMatchObject({ viewer: 1, curtain: null });
    expect(table.now().view?.decision).toMatchObject({ seat: 1, window: "attack" });
  });

  test("after a reaction the curtain goes back to the player whose turn it is", async () => {
    const table = await twoPeople();
    hang(table);
    table.now().reactionTaken();
    table.now().lift();
    expect(table.now().act(PASS)).toEqual({ ok: true });
    expect(table.now().reaction).toMatchObject({ seat: 0 });
    table.now().reactionPassed();
    expect(table.now().curtain).toMatchObject({ to: 0 });
  });

  test("every strip has a new id", async () => {
    const table = await twoPeople();
    hang(table);
    const first = table.now().reaction?.id;
    table.now().reactionPassed();
    table.now().act(PASS);
    hang(table);
    expect(table.now().reaction?.id).not.toBe(first);
  });

  test("an armed stop brings the curtain at once, and the seat is asked although it has no answer", async () => {
    const table = await twoPeople();
    table.now().setPassing(0, "stops", ["turn-end"]);
    end(table);
    table.now().reactionPassed();
    expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "turn-end" });
    table.now().act(PASS);
    expect(table.now().curtain).toMatchObject({ to: 1 });
    table.now().lift();
    end(table);
    expect(table.now().curtain).toMatchObject({ to: 0 });
    table.now().lift();
    expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "turn-end" });
  });

  test("at level stops a hidden seat passes without a strip", async () => {
    const table = await twoPeople();
    table.now().setPassing(0, "stops", []);
    end(table);
    table.now().reactionPassed();
    expect(table.now().curtain).toMatchObject({ to: 1 });
    table.now().lift();
    hang(table);
    expect(table.now().reaction).toBeNull();
    expect(table.now().view?.decision).toMatchObject({ seat: 1, window: "attack" });
  });

  test("a question to the other seat outside a window brings the curtain", async () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = testTable();
      await begin(table, [PERSON, PERSON], { seed: `thief ${seed}` });
      table.now().lift();
      if (inHand(table, "Thief") === undefined) continue;
      hang(table, "Thief");
      table.now().reactionPassed();
      table.now().act(PASS);
      expect(table.now().curtain).toMatchObject({ to: 1 });
      table.now().lift();
      expect(table.now().view?.decision).toMatchObject({ kind: "pick", seat: 1 });
      return;
    }
    throw new Error("no thief in twenty first hands");
  });

  test("the recap tells what happened since the seat last looked, as everybody knows it", async () => {
    const table = await twoPeople();
    const action = hang(table);
    const name = table.now().view?.cards[action.card ?? -1]?.def;
    table.now().reactionTaken();
    const recap = table.now().curtain?.recap ?? [];
    expect(recap.some((line) => line.message.key === "lanterns.hang" && line.cards[0] === name)).toBe(true);
    table.now().lift();
    table.now().act(PASS);
    table.now().reactionTaken();
    expect(table.now().curtain?.recap).toEqual([]);
  });

  test("the level of one's own seat passes windows without a click", async () => {
    const table = await twoPeople();
    table.now().setPassing(0, "stops", []);
    hang(table);
    table.now().reactionPassed();
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
    expect(table.now().view?.decision).not.toHaveProperty("window");
  });

  test("nobody arms the stops of a seat that is not on screen", async () => {
    const table = await twoPeople();
    table.now().setPassing(1, "stops", []);
    hang(table);
    expect(table.now().reaction).toMatchObject({ seat: 1 });
  });

  test("a time-out holds everything until its seat ends it", async () => {
    const table = await twoPeople();
    hang(table);
    table.now().send({ seat: 0, do: "anytime", action: { type: "time-out" } });
    expect(table.now().reaction).toBeNull();
    table.now().send({ seat: 0, do: "anytime", action: { type: "end-time-out" } });
    expect(table.now().reaction).toMatchObject({ seat: 1 });
  });

  test("the other person may answer an offer of a draw, but not concede", async () => {
    const table = await twoPeople();
    expect(table.now().send({ seat: 1, do: "anytime", action: { type: "concede" } })).toMatchObject({
      ok: false,
    });
    const offer = { type: "draw", data: { reply: "offer" } };
    const accept = { type: "draw", data: { reply: "accept" } };
    expect(table.now().send({ seat: 0, do: "anytime", action: offer })).toEqual({ ok: true });
    expect(table.now().send({ seat: 1, do: "anytime", action: accept })).toEqual({ ok: true });
    expect(table.now().view?.outcome).toMatchObject({ cause: "agreed-draw" });
  });

  test("a refusal is kept until the next gesture, and never handed to the other seat", async () => {
    const table = await twoPeople();
    expect(table.now().act({ type: "hang", card: 999 })).toMatchObject({ ok: false });
    expect(table.now().refusal).toMatchObject({ why: { key: "why.lanterns" } });
    hang(table);
    expect(table.now().refusal).toBeNull();
    table.now().act({ type: "end" });
    expect(table.now().refusal).not.toBeNull();
    table.now().reactionTaken();
    expect(table.now().refusal).toBeNull();
  });

  test("why tells whether an action would be accepted, and changes nothing", async () => {
    const table = await twoPeople();
    const before = table.now().view;
    expect(table.now().why({ type: "end" })).toEqual({ ok: true });
    expect(table.now().why({ type: "hang", card: 999 })).toMatchObject({ ok: false, rule: "L 2" });
    expect(table.now().view).toBe(before);
  });

  test("a whole match can be played to its end", async () => {
    const table = await twoPeople();
    for (let i = 0; i < 200 && table.now().view?.outcome === null; i++) {
      const { curtain, reaction, view } = table.now();
      if (curtain) table.now().lift();
      else if (reaction) table.now().reactionPassed();
      else if (view) table.now().send(dullAnswer(view));
    }
    expect(table.now().view?.outcome).toMatchObject({ cause: "lanterns" });
    expect(isMatchRunning()).toBe(false);
  });
});

describe("open hands", () => {
  test("the screen simply goes to who is asked, with all hands open", async () => {
    const table = testTable();
    await begin(table, [PERSON, PERSON], { openHands: true });
    expect(table.now()).toMatchObject({ viewer: 0, curtain: null });
    const hands = table.now().view?.zones.filter((zone) => zone.key === "hand") ?? [];
    const names = hands.flatMap((zone) => zone.cards.map((id) => table.now().view?.cards[id]?.def));
    expect(names).toHaveLength(9);
    expect(names.every((name) => name !== undefined && name !== "")).toBe(true);
    hang(table);
    expect(table.now()).toMatchObject({ viewer: 1, curtain: null, reaction: null });
  });

  test("decks stay face down", async () => {
    const table = testTable();
    await begin(table, [PERSON, PERSON], { openHands: true });
    const decks = table.now().view?.zones.filter((zone) => zone.key === "deck") ?? [];
    expect(decks.flatMap((zone) => zone.cards).every((id) => id < 0)).toBe(true);
  });
});

describe("against a scripted opponent", () => {
  test("there is no curtain, and the opponent answers for itself", async () => {
    const table = testTable();
    await begin(table, [PERSON, OPPONENT]);
    expect(table.now()).toMatchObject({ viewer: 0, curtain: null });
    end(table);
    expect(table.now().thinking).toBe(true);
    await quiet(table);
    expect(table.now()).toMatchObject({ viewer: 0, thinking: false });
    expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "turn-end" });
  });

  test("the opponent sees its own seat's view, and a seed that tells nothing", async () => {
    const asked: { view: View; seed: string }[] = [];
    const askOpponent: AskOpponent = async (_slug, _level, view, seed) => {
      asked.push({ view, seed });
      return dullAnswer(view);
    };
    const table = testTable({ askOpponent });
    await begin(table, [PERSON, OPPONENT]);
    end(table);
    await quiet(table);
    expect(asked.length).toBeGreaterThan(0);
    for (const { view, seed } of asked) {
      expect(view.viewer).toBe(1);
      expect(seed).not.toContain("lamp");
      const text = JSON.stringify(view);
      expect(secretsOf(table, 0).filter((name) => text.includes(name))).toEqual([]);
    }
  });

  test("a move that shows takes its pause, passing in a window does not", async () => {
    const sleep = vi.fn(() => Promise.resolve());
    const settings = () => ({
      opponentPause: 500,
      reactionBeat: 1200,
      passing: { level: "every" as const, stops: [] },
    });
    const table = testTable({ sleep, settings, now: () => 0 });
    await begin(table, [PERSON, OPPONENT]);
    hang(table);
    await quiet(table);
    expect(sleep).not.toHaveBeenCalled();
    table.now().act(PASS);
    end(table);
    await quiet(table);
    table.now().act(PASS);
    await quiet(table);
    expect(sleep).toHaveBeenCalledWith(500);
  });

  test("a broken opponent does not stop the game: the simplest answer is given for it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const table = testTable({ askOpponent: () => Promise.reject(new Error("broken")) });
    await begin(table, [PERSON, OPPONENT]);
    end(table);
    await quiet(table);
    expect(table.now().thinking).toBe(false);
    expect(table.now().troubles).toMatchObject([{ message: { key: "trouble.opponent" } }]);
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
    table.now().dismissTrouble("opponent");
    expect(table.now().troubles).toEqual([]);
  });

  test("an opponent that gives an illegal answer gets the simplest one", async () => {
    const table = testTable({
      askOpponent: async (_slug, _level, view) => ({
        seat: view.viewer,
        do: "act",
        action: { type: "cheat" },
      }),
    });
    await begin(table, [PERSON, OPPONENT]);
    end(table);
    await quiet(table);
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
  });

  test("an answer that comes after the match has gone on is dropped", async () => {
    let answerNow: () => void = () => undefined;
    const table = testTable({
      askOpponent: (_slug, _level, view) =>
        new Promise((resolve) => {
          answerNow = () => resolve(dullAnswer(view));
        }),
    });
    await begin(table, [PERSON, OPPONENT]);
    end(table);
    table.now().send({ seat: 0, do: "anytime", action: { type: "concede" } });
    expect(table.now().view?.outcome).toMatchObject({ winners: [1] });
    answerNow();
    await Promise.resolve();
    await Promise.resolve();
    expect(table.now().thinking).toBe(false);
    expect(table.now().view?.outcome).toMatchObject({ winners: [1] });
  });

  test("an opponent declines every offer of a draw", async () => {
    const table = testTable();
    await begin(table, [PERSON, OPPONENT]);
    table.now().send({ seat: 0, do: "anytime", action: { type: "draw", data: { reply: "offer" } } });
    expect(table.now().view?.drawOffers).toEqual([]);
    expect(table.now().view?.outcome).toBeNull();
  });

  test("two opponents play while one watches, who sees no hand", async () => {
    const table = testTable();
    await begin(table, [OPPONENT, OPPONENT]);
    expect(table.now().viewer).toBe(NONE);
    const text = everything(table);
    expect([...secretsOf(table, 0), ...secretsOf(table, 1)].filter((name) => text.includes(name))).toEqual(
      [],
    );
    for (let i = 0; i < 2000 && table.now().view?.outcome === null; i++) await Promise.resolve();
    expect(table.now().view?.outcome).toMatchObject({ cause: "lanterns" });
  });
});

describe("beginning and leaving", () => {
  test("a config that cannot be played is refused, and the match on the table stays", async () => {
    const table = await twoPeople();
    const config = lanternConfig("x");
    const bad = {
      ...config,
      seats: [
        { name: "Ann", deck: ["No Such Card"] },
        { name: "Ben", deck: [] },
      ],
    };
    const setup = { game: "lanterns", seats: [PERSON, PERSON], openHands: false };
    await expect(table.now().begin(setup, bad)).rejects.toBeInstanceOf(BadConfig);
    expect(table.now()).toMatchObject({ viewer: 0, curtain: null });
  });

  test("leaving clears the table, and the match is among the saved ones", async () => {
    const table = await twoPeople();
    expect(isMatchRunning()).toBe(true);
    hang(table);
    await table.now().leaveTable();
    expect(table.now()).toMatchObject({ game: null, view: null, viewer: NONE, log: [], setup: null });
    expect(isMatchRunning()).toBe(false);
    expect(await table.saves.list()).toMatchObject([{ game: "lanterns", answers: 1, over: false }]);
  });

  test("names are cleaned of what would break a line or hide text", async () => {
    const table = testTable();
    const config = lanternConfig("x");
    const seats = [{ name: " Ann\u0000\u202e ", deck: deckOf(0) }, config.seats[1]!];
    await table
      .now()
      .begin({ game: "lanterns", seats: [PERSON, OPPONENT], openHands: false }, { ...config, seats });
    expect(table.now().view?.seats[0]?.name).toBe("Ann");
  });

  test("a fault in the rules changes nothing and offers the match as a file", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const table = await twoPeople();
    const before = table.now().view;
    expect(table.now().act({ type: "fault" })).toMatchObject({ ok: false, why: { key: "why.fault" } });
    expect(table.now().troubles[0]?.file?.()).toContain('"format"');
    expect(table.now().view).toBe(before);
    expect(table.now().act({ type: "end" })).toEqual({ ok: true });
  });
});

describe("drawing anew", () => {
  test("cards that an answer does not touch stay the same objects", async () => {
    const table = await twoPeople();
    const before = table.now().view;
    table.now().act({ type: "roll" });
    expect(table.now().events).toMatchObject([{ type: "roll" }]);
    expect(table.now().view).toBe(before);
  });

  test("hanging a lantern changes that card alone", async () => {
    const table = await twoPeople();
    const before = table.now().view;
    const { card } = hang(table);
    const changed = table.now().view?.cards.filter((c, i) => c !== before?.cards[i]);
    expect(changed?.map((c) => c.id)).toEqual([card]);
  });

  test("a view does not change under the hands of who holds it", async () => {
    const table = await twoPeople();
    const before = table.now().view;
    const kept = JSON.stringify(before);
    end(table);
    table.now().reactionPassed();
    table.now().act(PASS);
    expect(JSON.stringify(before)).toBe(kept);
  });

  test("events are those of the latest answer, and new lines join the log", async () => {
    const table = await twoPeople();
    expect(table.now().events).toEqual([]);
    const lines = table.now().log.length;
    hang(table);
    expect(table.now().events.map((event) => event.type)).toEqual(["hang"]);
    expect(table.now().log).toHaveLength(lines + 1);
  });
});
