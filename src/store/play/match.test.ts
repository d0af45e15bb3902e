import { describe, expect, test, vi } from "vitest";
import { InvalidConfig, NONE, PASS } from "../../kernel";
import { isMatchRunning } from "../match-running";
import { deckOf } from "../testing/lantern-cards";
import { lanternConfig } from "../testing/lanterns";
import {
  endTurn,
  hang,
  inHand,
  OPPONENT,
  ownHand,
  PERSON,
  passiveAnswer,
  startMatch,
  testTable,
  twoPeople,
} from "../testing/table";
import type { PassSettings } from "../types";

describe("two people at one screen", () => {
  test("a new match opens on the curtain before the first player", async () => {
    const table = testTable();
    await startMatch(table);
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
    await startMatch(table);
    expect(table.commands.act({ type: "end" })).toMatchObject({ ok: false });
    expect(table.commands.send({ seat: 0, do: "act", action: { type: "end" } })).toMatchObject({
      ok: false,
      why: { key: "why.not-on-screen" },
    });
  });

  test("another seat's window shows a neutral strip over the player's own view", async () => {
    const table = await twoPeople();
    hang(table);
    expect(table.now()).toMatchObject({
      viewer: 0,
      curtain: null,
      reaction: { seat: 1, duration: 0, prompt: { key: "prompt.lanterns.attack" } },
    });
  });

  test("the strip and its duration do not depend on the other person's cards", async () => {
    const strips: unknown[] = [];
    const sparks = new Set<number>();
    for (let n = 0; n < 12; n++) {
      const passing: PassSettings = { level: "acts", stops: [] };
      const table = testTable({ settings: () => ({ opponentPause: 0, responseTime: 5000, passing }) });
      await startMatch(table, [PERSON, PERSON], { seed: `held ${n}` });
      table.commands.liftCurtain();
      hang(table);
      strips.push(table.now().reaction);
      table.commands.takeReaction();
      table.commands.liftCurtain();
      sparks.add(ownHand(table).filter(({ def }) => def.includes("Spark")).length);
    }
    expect(sparks.has(0)).toBe(true);
    expect(sparks.size).toBeGreaterThan(1);
    const prompt = { key: "prompt.lanterns.attack" };
    expect(new Set(strips.map((strip) => JSON.stringify(strip)))).toEqual(
      new Set([JSON.stringify({ seat: 1, prompt, duration: 5000, limit: null, id: 1 })]),
    );
  });

  test("the person on screen is asked, too, whatever cards they hold", async () => {
    const sparks = new Set<number>();
    for (let n = 0; n < 12; n++) {
      const passing: PassSettings = { level: "acts", stops: [] };
      const table = testTable({ settings: () => ({ opponentPause: 0, responseTime: 0, passing }) });
      await startMatch(table, [PERSON, PERSON], { seed: `held ${n}` });
      table.commands.liftCurtain();
      if (inHand(table, "Lantern") === undefined) continue;
      sparks.add(ownHand(table).filter(({ def }) => def.includes("Spark")).length);
      hang(table);
      table.commands.passReaction();
      expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "attack" });
    }
    expect(sparks.has(0)).toBe(true);
    expect(sparks.size).toBeGreaterThan(1);
  });

  test("when the strip runs out, the seat passes and play goes on", async () => {
    const table = await twoPeople();
    hang(table);
    table.commands.passReaction();
    expect(table.now()).toMatchObject({ viewer: 0, reaction: null });
    expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "attack" });
  });

  test("a strip runs out only once", async () => {
    const table = await twoPeople();
    hang(table);
    table.commands.passReaction();
    const before = table.now().view?.decision;
    table.commands.passReaction();
    expect(table.now().view?.decision).toBe(before);
  });

  test("taking the strip brings the curtain for that seat, and it is asked", async () => {
    const table = await twoPeople();
    hang(table);
    table.commands.takeReaction();
    expect(table.now()).toMatchObject({ viewer: NONE, curtain: { to: 1 }, reaction: null });
    table.commands.liftCurtain();
    expect(table.now()).toMatchObject({ viewer: 1, curtain: null });
    expect(table.now().view?.decision).toMatchObject({ seat: 1, window: "attack" });
  });

  test("after a reaction the curtain returns to the player whose turn it is", async () => {
    const table = await twoPeople();
    hang(table);
    table.commands.takeReaction();
    table.commands.liftCurtain();
    expect(table.commands.act(PASS)).toEqual({ ok: true });
    expect(table.now().reaction).toMatchObject({ seat: 0 });
    table.commands.passReaction();
    expect(table.now().curtain).toMatchObject({ to: 0 });
  });

  test("every strip has a new id", async () => {
    const table = await twoPeople();
    hang(table);
    const first = table.now().reaction?.id;
    table.commands.passReaction();
    table.commands.act(PASS);
    hang(table);
    expect(table.now().reaction?.id).not.toBe(first);
  });

  test("an armed stop brings the curtain at once, and the seat is asked although it has no response", async () => {
    const table = await twoPeople();
    table.commands.setPassSettings(0, "stops", ["turn-end"]);
    endTurn(table);
    table.commands.passReaction();
    expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "turn-end" });
    table.commands.act(PASS);
    expect(table.now().curtain).toMatchObject({ to: 1 });
    table.commands.liftCurtain();
    endTurn(table);
    expect(table.now().curtain).toMatchObject({ to: 0 });
    table.commands.liftCurtain();
    expect(table.now().view?.decision).toMatchObject({ seat: 0, window: "turn-end" });
  });

  test("at level stops, a hidden seat passes without a strip", async () => {
    const table = await twoPeople();
    table.commands.setPassSettings(0, "stops", []);
    endTurn(table);
    table.commands.passReaction();
    expect(table.now().curtain).toMatchObject({ to: 1 });
    table.commands.liftCurtain();
    hang(table);
    expect(table.now().reaction).toBeNull();
    expect(table.now().view?.decision).toMatchObject({ seat: 1, window: "attack" });
  });

  test("a decision of the other seat outside a window brings the curtain", async () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = testTable();
      await startMatch(table, [PERSON, PERSON], { seed: `thief ${seed}` });
      table.commands.liftCurtain();
      if (inHand(table, "Thief") === undefined) continue;
      hang(table, "Thief");
      table.commands.passReaction();
      table.commands.act(PASS);
      expect(table.now().curtain).toMatchObject({ to: 1 });
      table.commands.liftCurtain();
      expect(table.now().view?.decision).toMatchObject({ kind: "pick", seat: 1 });
      return;
    }
    throw new Error("no thief in twenty first hands");
  });

  test("the recap shows the public events since the seat last looked", async () => {
    const table = await twoPeople();
    const action = hang(table);
    const name = table.now().view?.cards[action.card ?? -1]?.def;
    table.commands.takeReaction();
    const recap = table.now().curtain?.recap ?? [];
    expect(recap.some((line) => line.message.key === "lanterns.hang" && line.cards[0] === name)).toBe(true);
    table.commands.liftCurtain();
    table.commands.act(PASS);
    table.commands.takeReaction();
    expect(table.now().curtain?.recap).toEqual([]);
  });

  test("the level of one's own seat auto-passes windows", async () => {
    const table = await twoPeople();
    table.commands.setPassSettings(0, "stops", []);
    hang(table);
    table.commands.passReaction();
    expect(table.now().view?.decision).toMatchObject({ seat: 0 });
    expect(table.now().view?.decision).not.toHaveProperty("window");
  });

  test("the stops of a seat that is not on screen cannot be changed", async () => {
    const table = await twoPeople();
    table.commands.setPassSettings(1, "stops", []);
    hang(table);
    expect(table.now().reaction).toMatchObject({ seat: 1 });
  });

  test("a time-out pauses the match until its seat ends it", async () => {
    const table = await twoPeople();
    hang(table);
    table.commands.send({ seat: 0, do: "anytime", action: { type: "time-out" } });
    expect(table.now().reaction).toBeNull();
    table.commands.send({ seat: 0, do: "anytime", action: { type: "end-time-out" } });
    expect(table.now().reaction).toMatchObject({ seat: 1 });
  });

  test("the other person can answer an offer of a draw, but cannot concede", async () => {
    const table = await twoPeople();
    expect(table.commands.send({ seat: 1, do: "anytime", action: { type: "concede" } })).toMatchObject({
      ok: false,
    });
    const offer = { type: "draw", data: { reply: "offer" } };
    const accept = { type: "draw", data: { reply: "accept" } };
    expect(table.commands.send({ seat: 0, do: "anytime", action: offer })).toEqual({ ok: true });
    expect(table.commands.send({ seat: 1, do: "anytime", action: accept })).toEqual({ ok: true });
    expect(table.now().view?.outcome).toMatchObject({ cause: "agreed-draw" });
  });

  test("a refusal is kept until the next gesture, and never shown to the other seat", async () => {
    const table = await twoPeople();
    expect(table.commands.act({ type: "hang", card: 999 })).toMatchObject({ ok: false });
    expect(table.now().refusal).toMatchObject({ why: { key: "why.lanterns" } });
    hang(table);
    expect(table.now().refusal).toBeNull();
    table.commands.act({ type: "end" });
    expect(table.now().refusal).not.toBeNull();
    table.commands.takeReaction();
    expect(table.now().refusal).toBeNull();
  });

  test("`why` returns whether an action would be accepted, and changes nothing", async () => {
    const table = await twoPeople();
    const before = table.now().view;
    expect(table.commands.judge({ type: "end" })).toEqual({ ok: true });
    expect(table.commands.judge({ type: "hang", card: 999 })).toMatchObject({ ok: false, rule: "L 2" });
    expect(table.now().view).toBe(before);
  });

  test("`why` also judges anytime actions", async () => {
    const table = await twoPeople();
    expect(table.commands.judge({ type: "concede" })).toEqual({ ok: true });
    expect(table.commands.judge({ type: "end-time-out" })).toMatchObject({ why: { key: "why.no-time-out" } });
  });

  test("a whole match can be played to its end", async () => {
    const table = await twoPeople();
    for (let i = 0; i < 200 && table.now().view?.outcome === null; i++) {
      const { curtain, reaction, view } = table.now();
      if (curtain) table.commands.liftCurtain();
      else if (reaction) table.commands.passReaction();
      else if (view) table.commands.send(passiveAnswer(view));
    }
    expect(table.now().view?.outcome).toMatchObject({ cause: "lanterns" });
    expect(isMatchRunning()).toBe(false);
  });
});

describe("open hands", () => {
  test("the screen switches to the asked seat, with all hands open", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, PERSON], { openHands: true });
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
    await startMatch(table, [PERSON, PERSON], { openHands: true });
    const decks = table.now().view?.zones.filter((zone) => zone.key === "deck") ?? [];
    expect(decks.flatMap((zone) => zone.cards).every((id) => id < 0)).toBe(true);
  });
});

describe("beginning and leaving", () => {
  test("a config that cannot be played is refused, and the current match stays on the table", async () => {
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
    await expect(table.commands.begin(setup, bad)).rejects.toBeInstanceOf(InvalidConfig);
    expect(table.now()).toMatchObject({ viewer: 0, curtain: null });
  });

  test("leaving clears the table and keeps the match in the list of saves", async () => {
    const table = await twoPeople();
    expect(isMatchRunning()).toBe(true);
    hang(table);
    await table.commands.leaveTable();
    expect(table.now()).toMatchObject({ game: null, view: null, viewer: NONE, log: [], setup: null });
    expect(isMatchRunning()).toBe(false);
    expect(await table.saves.list()).toMatchObject([{ game: "lanterns", answers: 1, over: false }]);
  });

  test("names are stripped of characters that would break a line or hide text", async () => {
    const table = testTable();
    const config = lanternConfig("x");
    const seats = [{ name: " Ann\u0000\u202e ", deck: deckOf(0) }, config.seats[1]!];
    await table.commands.begin(
      { game: "lanterns", seats: [PERSON, OPPONENT], openHands: false },
      { ...config, seats },
    );
    expect(table.now().view?.seats[0]?.name).toBe("Ann");
  });

  test("an error in the rules changes nothing and offers the match as a file", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const table = await twoPeople();
    const before = table.now().view;
    expect(table.commands.act({ type: "fault" })).toMatchObject({ ok: false, why: { key: "why.fault" } });
    expect(table.notices.getState().notices[0]?.file?.()).toContain('"format"');
    expect(table.now().view).toBe(before);
    expect(table.commands.act({ type: "end" })).toEqual({ ok: true });
  });
});

describe("redrawing", () => {
  test("cards that an answer does not affect keep their object identity", async () => {
    const table = await twoPeople();
    const before = table.now().view;
    table.commands.act({ type: "roll" });
    expect(table.now().events).toMatchObject([{ type: "roll" }]);
    expect(table.now().view).toBe(before);
  });

  test("hanging a lantern changes that card only", async () => {
    const table = await twoPeople();
    const before = table.now().view;
    const { card } = hang(table);
    const changed = table.now().view?.cards.filter((c, i) => c !== before?.cards[i]);
    expect(changed?.map((c) => c.id)).toEqual([card]);
  });

  test("a view is immutable for its holder", async () => {
    const table = await twoPeople();
    const before = table.now().view;
    const kept = JSON.stringify(before);
    endTurn(table);
    table.commands.passReaction();
    table.commands.act(PASS);
    expect(JSON.stringify(before)).toBe(kept);
  });

  test("events are those of the latest answer, and new lines are appended to the log", async () => {
    const table = await twoPeople();
    expect(table.now().events).toEqual([]);
    const lines = table.now().log.length;
    hang(table);
    expect(table.now().events.map((event) => event.type)).toEqual(["hang"]);
    expect(table.now().log).toHaveLength(lines + 1);
  });
});
