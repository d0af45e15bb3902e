import { expect, test } from "vitest";
import { cardIn, createGame, InvalidConfig, type Plain, type Seat, zoneOf } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import { d20Warriors } from "..";
import { type D20Scenario, d20, plain, rulesOf, several, started, trick } from "../testing";

const POOL = [...several(30, "Oak"), ...several(10, "Trick", trick)];
const DRAFT = { draft: true };

/** A draft at its first pick. */
function drafting(options: Readonly<Record<string, Plain>> = {}, seed = "draft"): D20Scenario {
  return started({ pool: POOL, options: { ...DRAFT, ...options }, seed }).leaveOpen();
}

/** Takes the first (or the last) of the offered cards. */
function take(g: D20Scenario, from: "first" | "last" = "first"): void {
  const decision = g.decision;
  if (decision?.kind !== "pick") throw new Error("no pick is asked for");
  const all = decision.options.map((_, i) => i);
  const picks = from === "first" ? all.slice(0, decision.min) : all.slice(-decision.min);
  g.answer({ seat: decision.seat, do: "pick", picks });
}

function round(g: D20Scenario): void {
  take(g);
  take(g);
}

const packs = (g: D20Scenario) => [g.cardsIn("pack", 0), g.cardsIn("pack", 1)] as const;
const picks = (g: D20Scenario) => [g.cardsIn("picks", 0), g.cardsIn("picks", 1)] as const;

/** A last round, with each player's picks and the rest of the packs. */
function lastRound(mine: readonly PrintedCard[], pack: readonly PrintedCard[]): D20Scenario {
  return d20({
    at: "draft",
    me: { picks: mine, pack, deck: [] },
    foe: { picks: several(11, "Elm"), pack: [plain("Spare"), plain("Rest")], deck: [] },
    dice: [],
  }).leaveOpen();
}

test("D20 9.1 each player opens a pack of their own and first takes two cards from it", () => {
  const g = drafting();
  const opened = packs(g);
  for (const seat of [0, 1] as const) {
    expect(g.decision).toMatchObject({ kind: "pick", seat, min: 2, max: 2, rule: "D20 9.1" });
    expect(g.offered()).toEqual(opened[seat]);
    expect(opened[seat]).toHaveLength(12);
    for (const wrong of [[0], [0, 1, 2], [0, 0]]) {
      expect(g.refused({ seat, do: "pick", picks: wrong })).toMatchObject({
        why: { key: "why.does-not-fit" },
        rule: "D20 9.1",
      });
    }
    take(g);
  }
  expect(picks(g)).toEqual([opened[0].slice(0, 2), opened[1].slice(0, 2)]);
});

test("D20 9.2 the packs are exchanged after the first picks", () => {
  const g = drafting();
  const opened = packs(g);
  round(g);
  expect(packs(g)).toEqual([opened[1].slice(2), opened[0].slice(2)]);
  expect(g.offered()).toEqual(opened[1].slice(2));
  expect(g.events.find((event) => event.type === "packs-swapped")?.rule).toBe("D20 9.2");
  for (const seat of [0, 1]) expect(g.log(seat).at(-1)).toBe("The packs change hands.");
});

test("D20 9.3 after that each player takes one card before the packs are passed", () => {
  const g = drafting();
  round(g);
  for (let left = 9; left >= 7; left--) {
    const before = packs(g);
    for (const seat of [0, 1]) {
      expect(g.decision).toMatchObject({ seat, min: 1, max: 1, rule: "D20 9.3" });
      take(g);
    }
    expect(packs(g)).toEqual([before[1].slice(1), before[0].slice(1)]);
    expect(packs(g).map((pack) => pack.length)).toEqual([left, left]);
  }
});

test("D20 9.4 the draft ends after eleven rounds with twelve cards each", () => {
  const g = drafting();
  const taken: number[][] = [];
  let rounds = 0;
  while (g.state.turn.step === "draft") {
    round(g);
    rounds++;
    taken.push(picks(g).map((own) => own.length));
  }
  expect(rounds).toBe(11);
  expect(taken.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, i) => [i + 2, i + 2]));
  for (const player of [g.me, g.foe]) expect(player.hand.length + player.deck.length).toBe(12);
});

test("D20 9.5 the drafted cards are the deck: shuffled, three drawn, then the roll", () => {
  const g = drafting();
  for (let i = 0; i < 10; i++) round(g);
  const chosen = picks(g);
  const last = packs(g);
  round(g);
  const after = g.eventTypes.slice(g.eventTypes.lastIndexOf("drafted-deck") + 1);
  const opening = [
    "shuffle",
    "shuffle",
    "draw",
    "draw",
    "draw",
    "draw",
    "draw",
    "draw",
    "step",
    "roll",
    "roll",
  ];
  expect(after.slice(0, opening.length)).toEqual(opening);
  for (const [seat, player] of [g.me, g.foe].entries()) {
    const expected = [...(chosen[seat] ?? []), ...(last[seat] ?? [])].toSorted();
    expect([...player.hand, ...player.deck].toSorted()).toEqual(expected);
    const first = g.state.turn.seat === seat;
    expect([player.hand.length, player.deck.length]).toEqual(first ? [4, 8] : [3, 9]);
    const cards = zoneOf(g.state, "deck", seat).cards.map((id) => g.card(g.state.cards[id]?.def ?? ""));
    expect(cards.every((card) => card.owner === seat && card.controller === seat)).toBe(true);
  }
  expect(g.state.turn).toMatchObject({ number: 1 });
  expect(picks(g)).toEqual([[], []]);
});

test("D20 9.6 a pack has at least twelve cards, and the rest of it is not used", () => {
  const rules = rulesOf(POOL);
  const seats = ["Ann", "Bob"].map((name) => ({ name, deck: [] }));
  const start = (packSize: number) =>
    createGame(rules, d20Warriors.setup.config("any", seats, { ...DRAFT, packSize }));
  expect(() => start(11)).toThrow(InvalidConfig);
  expect(
    rules.board.problems(d20Warriors.setup.config("any", seats, { ...DRAFT, packSize: 11 })),
  ).toMatchObject([{ path: "options.packSize", why: { key: "why.bad-option" }, rule: "D20 9.6" }]);
  for (const [size, left] of [
    [12, 0],
    [15, 3],
  ] as const) {
    const g = drafting({ packSize: size });
    expect(packs(g).map((pack) => pack.length)).toEqual([size, size]);
    for (let i = 0; i < 11; i++) round(g);
    expect(packs(g).map((pack) => pack.length)).toEqual([left, left]);
    for (const player of [g.me, g.foe]) expect(player.hand.length + player.deck.length).toBe(12);
  }
});

test("D20 9.7 no card is in the two packs twice", () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 100; seed++) {
    const g = drafting({ packSize: 15 }, `packs ${seed}`);
    const both = packs(g).flat();
    expect(new Set(both).size).toBe(30);
    orders.add(both.join());
  }
  expect(orders.size).toBe(100);
});

test("D20 9.7 a pool too small for two packs is refused", () => {
  const small = rulesOf(several(23, "Oak"), several(8, "Trick", trick));
  const seats = ["Ann", "Bob"].map((name) => ({ name, deck: [] }));
  const problems = (options: Readonly<Record<string, Plain>>) =>
    small.board.problems(d20Warriors.setup.config("any", seats, { ...DRAFT, ...options }));
  expect(problems({ packSize: 15 })).toEqual([]);
  expect(problems({ flash: false })).toMatchObject([
    { why: { key: "why.d20.pool-too-small", args: { count: 23, needed: 24 } }, rule: "D20 9.7" },
  ]);
});

test("D20 9.8 a drafter without a Warrior must take one with the last pick", () => {
  const flashes = several(11, "Trick", trick);
  const g = lastRound(flashes, [trick("Shine"), plain("Only"), trick("Glow")]);
  expect(g.offered()).toEqual(["Only"]);
  g.pick("Only");
  take(g);
  expect([...g.me.hand, ...g.me.deck]).toContain("Only");
});

test("D20 9.8 a drafter who has a Warrior, or can get none, takes any card", () => {
  const mixed = [...several(10, "Trick", trick), plain("Mine")];
  expect(lastRound(mixed, [trick("Shine"), plain("Only")]).offered()).toEqual(["Shine", "Only"]);
  const before = lastRound(several(10, "Trick", trick), [trick("Shine"), plain("Only")]);
  expect(before.offered()).toEqual(["Shine", "Only"]);

  const g = lastRound(several(11, "Trick", trick), [trick("Shine"), trick("Glow")]);
  expect(g.offered()).toEqual(["Shine", "Glow"]);
  g.pick("Glow");
  take(g);
  expect([...g.me.hand, ...g.me.deck]).toContain("Glow");
  expect(g.state.turn.number).toBe(1);
});

test("D20 9.9 a drafter sees their own pack and picks, and of the other only that a pick was made", () => {
  const g = drafting();
  round(g);
  const named = (viewer: Seat, key: string, seat: Seat) => {
    const seen = g.view(viewer);
    return zoneOf(seen, key, seat).cards.map((id) => cardIn(seen, id).def);
  };
  for (const viewer of [0, 1]) {
    expect(named(viewer, "pack", viewer)).toEqual(packs(g)[viewer]);
    expect(named(viewer, "picks", viewer)).toEqual(picks(g)[viewer]);
    expect(named(viewer, "pack", 1 - viewer)).toEqual(Array(10).fill(""));
    expect(named(viewer, "picks", 1 - viewer)).toEqual(["", ""]);
  }
  const waiting = g.view(1).decision;
  expect(waiting).toEqual({ kind: "act", seat: 0, prompt: { key: "prompt.secret" }, rule: "D20 9.3" });

  const eventCount = g.events.length;
  take(g);
  expect(g.eventsSeenBy(1).slice(eventCount)).toMatchObject([
    { type: "picked-secret", seat: 0, rule: "D20 9.9" },
  ]);
  expect(g.eventsSeenBy(1).slice(eventCount)[0]?.card).toBeUndefined();
  expect(g.log(1).at(-1)).toBe("Ann has chosen.");
  expect(g.decision?.seat).toBe(1);
});

test("D20 9.9 a pick does not change the other's view until both have picked", () => {
  const [one, other] = [drafting(), drafting()];
  take(one, "first");
  take(other, "last");
  for (const viewer of [1, -1]) expect(one.view(viewer)).toEqual(other.view(viewer));
  expect(one.eventsSeenBy(1)).toEqual(other.eventsSeenBy(1));
  take(one, "first");
  take(other, "first");
  expect(picks(one)[0]).not.toEqual(picks(other)[0]);
  expect(one.eventsSeenBy(-1)).toEqual(other.eventsSeenBy(-1));
});
