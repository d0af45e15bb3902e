import { describe, expect, test } from "vitest";
import { d20Warriors } from "../games/d20-warriors";
import {
  answer,
  createGame,
  everyAction,
  type GameEvent,
  legalActions,
  type Place,
  viewEvent,
  zoneOf,
} from "../kernel";
import { type SoundContext, soundsFor } from "./event-sounds";
import { SOUNDS } from "./sounds";
import { settingsOf, TONES } from "./tones";

const ZONES = ["hand", "pile", "grid", "played", "field"] as const;
const context: SoundContext = {
  viewer: 0,
  areaOf: (zone) => ZONES[zone] ?? null,
  mat: {
    ...d20Warriors.table.mat,
    counters: [{ counter: "hp", label: { key: "hp" }, full: 30 }],
    cues: {
      attack: ["aim"],
      dice: ["dice"],
      win: ["verdict", "strike"],
      damage: ["strike"],
      block: ["block"],
    },
  },
};
const place = (zone: (typeof ZONES)[number], face: Place["face"] = "up", x = 0): Place => ({
  zone: ZONES.indexOf(zone),
  face,
  x,
  y: 0,
});
const event = (type: string, more: Partial<GameEvent> = {}): GameEvent => ({
  type,
  rule: "R 1",
  cause: { kind: "rule" },
  ...more,
});
const soundNames = (events: readonly GameEvent[], at: SoundContext = context) =>
  soundsFor(events, at).map(({ sound }) => sound);

describe("a card's sound depends on its destination, whatever the game calls the move", () => {
  test.each([
    ["pile", "hand", "draw"],
    ["hand", "grid", "place"],
    ["hand", "field", "place"],
    ["hand", "played", "play"],
    ["played", "pile", "move"],
  ] as const)("from %s to %s", (from, to, sound) => {
    expect(soundNames([event("any-name", { from: place(from), to: place(to) })])).toEqual([sound]);
  });

  test("turning a card in place, moving it within its zone, and merely changing it have their own sounds", () => {
    expect(soundNames([event("flip-down", { from: place("grid"), to: place("grid", "down") })])).toEqual([
      "flip",
    ]);
    expect(soundNames([event("shift", { from: place("grid"), to: place("grid", "up", 3) })])).toEqual([
      "move",
    ]);
    expect(soundNames([event("modify", { from: place("grid"), to: place("grid") })])).toEqual([]);
  });
});

test("a battle: a clash, one throw however many dice, then the result from the viewer's side", () => {
  const roll = event("roll", { seat: 0, amount: 7 });
  const battle = [event("attack"), roll, roll, roll, roll, event("dice"), event("win", { seat: 0 })];
  expect(soundNames(battle)).toEqual(["clash", "tumble", "settle", "won", "hit"]);
  expect(soundNames([event("win", { seat: 1 })])).toEqual(["lost", "hit"]);
  expect(soundNames([event("win", { seat: 1 })], { ...context, viewer: -1 })).toEqual(["won", "hit"]);
});

test("a blow is heard once, whether or not a number of its target falls; paying is not a blow", () => {
  const hp = event("seat-counter", { seat: 1, amount: -3, data: { counter: "hp" } });
  expect(soundNames([event("block"), event("damage"), hp])).toEqual(["block", "hit"]);
  expect(soundNames([hp])).toEqual(["hit"]);
  expect(soundNames([event("seat-counter", { seat: 1, amount: -3, data: { counter: "gold" } })])).toEqual([
    "count",
  ]);
});

test("sounds follow each other and stay short", () => {
  const many = Array.from({ length: 60 }, (_, i) => event(i % 2 ? "turn" : "shuffle"));
  const times = soundsFor(many, context).map(({ at }) => at);
  expect([...times].sort((a, b) => a - b)).toEqual(times);
  expect(new Set(times).size).toBe(times.length);
  expect(times.at(-1)).toBeLessThan(3000);
});

test("drawing many cards plays three sounds", () => {
  const draw = event("draw", { from: place("pile"), to: place("hand") });
  expect(soundNames(Array.from({ length: 7 }, () => draw))).toEqual(["draw", "draw", "draw"]);
});

test("the end of the game sounds different for the winner and the loser", () => {
  const end = (winners: number[]) => [event("game-over", { data: { winners } })];
  expect(soundNames(end([0]))).toEqual(["victory"]);
  expect(soundNames(end([1]))).toEqual(["defeat"]);
  expect(soundNames(end([1]), { ...context, viewer: -1 })).toEqual(["victory"]);
  expect(soundNames(end([]))).toEqual(["even"]);
});

test("sounds do not depend on the card's identity, so they reveal nothing hidden", () => {
  const draw = event("draw", { seat: 1, from: place("pile", "down"), to: place("hand", "down") });
  const secret = soundsFor([draw], context);
  for (const def of ["Emberwing Drake", "Loaded Dice"]) {
    expect(soundsFor([{ ...draw, card: 7, def }], context)).toEqual(secret);
  }
});

test("regained health sounds like healing, the health that a player begins with does not", () => {
  const hp = (amount: number, now: number) =>
    event("seat-counter", { seat: 1, amount, data: { counter: "hp", now } });
  expect(soundNames([hp(3, 12)])).toEqual(["heal"]);
  expect(soundNames([hp(30, 30)])).toEqual(["count"]);
});

test("a whole game sounds the same to both seats, except for the result", () => {
  const seats = ["Ann", "Bob"].map((name, i) => ({ name, deck: d20Warriors.deck.starters[i]?.cards ?? [] }));
  const g = createGame(d20Warriors.rules, d20Warriors.setup.config("sound", seats, {}));
  const areaOf = (zone: number) =>
    d20Warriors.table.mat.zones.find((spec) => spec.zone === g.state.zones[zone]?.key)?.area ?? null;
  const contextOf = (viewer: number): SoundContext => ({
    viewer,
    areaOf,
    mat: d20Warriors.table.mat,
  });
  const sides = { won: "verdict", lost: "verdict", victory: "end", defeat: "end" } as Record<string, string>;
  const as = (seat: number, events: readonly GameEvent[]) =>
    soundNames(
      events.map((one) => viewEvent(one, seat)),
      contextOf(seat),
    ).map((sound) => sides[sound] ?? sound);
  const all = new Set<string>();
  for (let i = 0; i < 120 && g.state.decision !== null; i++) {
    const { seat, kind } = g.state.decision;
    const actions = everyAction(legalActions(g));
    const action = actions.find(({ type }) => type === "attack" || type === "place") ?? actions.at(-1);
    if (kind !== "act" || action === undefined) break;
    const result = answer(g, { seat, do: "act", action });
    if (!result.ok) throw new Error(result.why.key);
    expect(as(0, result.events)).toEqual(as(1, result.events));
    for (const sound of as(0, result.events)) all.add(sound);
  }
  expect(zoneOf(g.state, "battlefield").cards.length).toBeGreaterThan(0);
  expect([...all]).toEqual(expect.arrayContaining(["draw", "place", "turn", "clash", "tumble", "settle"]));
});

test("every sound has its tones: short, not too loud", () => {
  for (const sound of SOUNDS) {
    expect(TONES[sound].length).toBeGreaterThan(0);
    for (const tone of TONES[sound]) {
      expect(tone.volume).toBeLessThanOrEqual(1);
      expect((tone.attack ?? 0) + (tone.sustain ?? 0) + tone.release).toBeLessThan(1);
      expect(settingsOf(tone)).toHaveLength(21);
      expect(settingsOf(tone).every(Number.isFinite)).toBe(true);
    }
  }
});
