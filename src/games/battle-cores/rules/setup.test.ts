import { expect, test } from "vitest";
import { createGame, InvalidConfig, type Seat, seatOf, zoneOf } from "../../../kernel";
import { say } from "../../../text";
import { cards as pool, poolOf } from "../cards";
import type { BattleCard } from "../cards/card";
import { search } from "../cards/parts";
import {
  aBoost,
  aTrap,
  type BattleScenario,
  battleCores,
  beast,
  fortyOf,
  hero,
  started,
  stats,
  type TestCard,
} from "../testing";
import { deckProblems } from "./deck";
import { rulesWith } from "./rules";

const keysOf = (cards: readonly BattleCard[], names: readonly string[]) =>
  deckProblems(poolOf(cards), names, "deck").map(({ why, rule }) => `${why.key} ${rule}`);

const names = (cards: readonly BattleCard[]) => cards.map((card) => card.name);
const forty = fortyOf("Oak");
const legends = Array.from({ length: 7 }, (_, i) => hero(`Hero ${i + 1}`, []));
const some = [...forty, ...legends, beast("Extra"), aTrap("Snare")];

/** Makes every player declare ready. */
function allReady(g: BattleScenario): BattleScenario {
  while (g.phase === "mulligan")
    g.answer({ seat: g.decision?.seat ?? 0, do: "act", action: { type: "ready" } });
  return g;
}

const players = (g: BattleScenario) => [g.me, g.foe, g.third, g.fourth].slice(0, g.state.seats.length);

test("BC 1.1 a game is for two, three or four", () => {
  const start = (count: number) => {
    const seats = Array.from({ length: count }, (_, i) => ({ name: `P${i}`, deck: names(forty) }));
    const config = { game: "battle-cores", seed: "a", seats, options: {} };
    return createGame(rulesWith(poolOf(forty)), config).state.seats.length;
  };
  expect(start(2)).toBe(2);
  expect(start(3)).toBe(3);
  expect(start(4)).toBe(4);
  for (const count of [1, 5]) expect(() => start(count)).toThrow(InvalidConfig);
});

test("BC 1.2 a Main Deck has exactly 40 cards", () => {
  const list = names(forty);
  expect(keysOf(some, list)).toEqual([]);
  expect(keysOf(some, list.slice(1))).toEqual(["why.battle-cores.deck-size BC 1.2"]);
  expect(keysOf(some, [...list, "Extra"])).toEqual(["why.battle-cores.deck-size BC 1.2"]);
});

test("BC 1.3 a Legend Deck has zero to six cards", () => {
  const list = (n: number) => [...names(forty), ...names(legends.slice(0, n))];
  expect(keysOf(some, list(0))).toEqual([]);
  expect(keysOf(some, list(6))).toEqual([]);
  expect(keysOf(some, list(7))).toEqual(["why.battle-cores.legends-size BC 1.3"]);
});

test("BC 1.4 Legends are in the Legend Deck only, Monsters and Support cards in the Main Deck only", () => {
  const list = names(forty);
  expect(keysOf(some, [...list.slice(1), "Hero 1"])).toEqual(["why.battle-cores.deck-size BC 1.2"]);
  expect(keysOf(some, [...list, "Hero 1", "Extra"])).toEqual(["why.battle-cores.deck-size BC 1.2"]);
  expect(keysOf(some, [...list.slice(1), "Snare", "Hero 1"])).toEqual([]);
  const g = started({ decks: [[...forty, hero("Light", [])], fortyOf("Elm")] });
  expect(g.me.legends).toEqual(["Light"]);
  expect(g.me.deck.includes("Light")).toBe(false);
  expect(g.me.hand.includes("Light")).toBe(false);
  expect(keysOf(some, [...list.slice(1), "Oak 1 (Token)"])).toEqual(["why.battle-cores.deck-token BC 1.4"]);
  allReady(g);
});

test("BC 1.6 a Main Deck has at most four copies of a card, whatever its Set", () => {
  const later = { ...beast("Oak 1", { set: 3 }), name: "Oak 1 [Set 3]", title: "Oak 1" };
  const list = names(forty);
  expect(keysOf([...some, later], ["Oak 1", ...list.slice(1)])).toEqual([]);
  const five = list.map((name) => (name === "Oak 10" ? "Oak 1" : name));
  expect(keysOf(some, [...five.slice(0, 39), "Oak 2"])).toContain("why.battle-cores.deck-copies BC 1.6");
  const mixed = list.map((name, i) => (i === 39 ? "Oak 1 [Set 3]" : name));
  expect(keysOf([...some, later], mixed)).toEqual(["why.battle-cores.deck-copies BC 1.6"]);
});

test("BC 1.7 a Legend Deck has one copy of each Legend", () => {
  expect(keysOf(some, [...names(forty), "Hero 1", "Hero 1"])).toEqual([
    "why.battle-cores.legend-copies BC 1.7",
  ]);
});

test("BC 1.8 each player begins with 30 HP", () => {
  const g = started({ seats: 4 });
  expect(players(g).map((player) => player.hp)).toEqual([30, 30, 30, 30]);
  allReady(g);
});

test("BC 1.9 the decks are shuffled and seven cards are drawn, which leaves 33", () => {
  const g = started({ seats: 3 });
  for (const player of players(g)) {
    expect(player.hand).toHaveLength(7);
    expect(player.deck).toHaveLength(33);
  }
  const other = started({ seats: 3, seed: "another" });
  expect(other.me.deck).not.toEqual(g.me.deck);
  allReady(g);
  allReady(other);
});

test("BC 1.10 each player decides alone whether to Mulligan", () => {
  const g = started({ seats: 3 });
  const before = players(g).map((player) => player.hand);
  g.me.act({ type: "ready" });
  g.foe.act({ type: "mulligan" });
  g.foe.act({ type: "ready" });
  g.third.act({ type: "ready" });
  const first = g.state.turn.seat;
  expect(g.foe.hand.length).toBe(first === 1 ? 6 : 6);
  expect(g.me.hand).toEqual(before[0]);
  expect(g.third.hand).toEqual(before[2]);
});

test("BC 1.10 a player who resigns before the first turn has not declared ready", () => {
  const g = started({ seats: 3 });
  g.me.concede();
  expect(g.decision?.seat).toBe(1);
  expect(g.eventTypes).not.toContain("ready");
  expect(g.log(1)).toContain("Ann is out: by concession.");
  g.foe.act({ type: "ready" });
  g.third.act({ type: "ready" });
  expect(g.log(1).filter((line) => line.endsWith("is ready."))).toEqual(["Bob is ready.", "Cleo is ready."]);
});

test("BC 1.11 a Mulligan shuffles the hand back and draws one card less", () => {
  const g = started();
  const before = g.me.hand;
  g.me.act({ type: "mulligan" });
  expect(g.me.hand).toHaveLength(6);
  expect(g.me.deck).toHaveLength(34);
  const types = g.eventTypes.slice(g.eventTypes.indexOf("mulligan"));
  expect(types.indexOf("shuffle")).toBeGreaterThan(types.lastIndexOf("put-back"));
  expect(types.indexOf("draw")).toBeGreaterThan(types.indexOf("shuffle"));
  expect([...g.me.hand, ...g.me.deck].sort()).toEqual([...names(forty)].sort());
  expect(before).toHaveLength(7);
  allReady(g);
});

test("BC 1.12 a Mulligan of five cards gives four", () => {
  const g = started();
  const sizes = [1, 2, 3].map(() => {
    g.me.act({ type: "mulligan" });
    return g.me.hand.length;
  });
  expect(sizes).toEqual([6, 5, 4]);
  allReady(g);
});

test("BC 1.13 Mulligans may be repeated until no card is left", () => {
  const g = started();
  for (let i = 0; i < 7; i++) g.me.act({ type: "mulligan" });
  expect(g.me.hand).toHaveLength(0);
  expect(g.me.deck).toHaveLength(40);
  expect(g.actions().map(({ type }) => type)).toEqual(["ready"]);
  expect(g.me.why({ type: "mulligan" }).rule).toBe("BC 1.13");
  allReady(g);
});

test("BC 1.14 a player who is ready cannot Mulligan any more", () => {
  const g = started();
  g.me.act({ type: "ready" });
  expect(g.me.why({ type: "mulligan" }).why.key).toBe("why.not-asked");
  // The other player's mulligan does not prompt any player again.
  g.foe.act({ type: "mulligan" });
  expect(g.decision?.seat).toBe(1);
  expect(g.me.hand).toHaveLength(7);
  g.foe.act({ type: "ready" });
  expect(g.state.turn.number).toBe(1);
  for (const player of [g.me, g.foe]) {
    const { key } = player.why({ type: "mulligan" }).why;
    expect(["why.not-asked", "why.battle-cores.no-such-action"]).toContain(key);
  }
});

test("BC 1.15 the first player is chosen at random once all are ready", () => {
  const firsts = ["a", "b", "c", "d", "e", "f", "g", "h"].map((seed) => {
    const g = started({ seats: 3, seed });
    g.me.act({ type: "ready" });
    g.foe.act({ type: "ready" });
    expect(g.eventTypes).not.toContain("first");
    g.third.act({ type: "ready" });
    expect(g.state.vars.first).toBe(g.turnOf);
    return g.turnOf;
  });
  expect(new Set(firsts).size).toBe(3);
});

test("BC 1.16 every player reads how the first player was chosen", () => {
  const g = allReady(started());
  const name = seatOf(g.state, g.turnOf).name;
  for (const seat of [0, 1]) {
    expect(g.log(seat).filter((line) => line === `Coin flip: ${name} goes first.`)).toHaveLength(1);
  }
});

test("BC 1.18 turns go in seat order from the first player", () => {
  const g = allReady(started({ seats: 4 }));
  const first = g.turnOf;
  const order = [0, 1, 2, 3, 4].map(() => {
    const seat = g.turnOf;
    (players(g)[seat] as typeof g.me).finish();
    return seat;
  });
  expect(order).toEqual([0, 1, 2, 3, 4].map((i) => (first + i) % 4));
});

test("BC 1.19 each player gains one Point at the start of the game", () => {
  const g = allReady(started({ seats: 4 }));
  expect(players(g).map((player) => player.points)).toEqual([1, 1, 1, 1]);
});

test("BC 1.20 the first Point may be spent before your first turn, and is not replaced", () => {
  const trap = aTrap("Snare", { do: "word", word: "gain-hp", args: { who: "you", amount: 1 } });
  const deck = (name: string) => [...Array<BattleCard>(4).fill(trap), ...fortyOf(name).slice(4)];
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const g = allReady(started({ decks: [deck("Oak"), deck("Elm")], seed, stops: ["battle-start"] }));
    const [first, second] = g.turnOf === 0 ? [g.me, g.foe] : [g.foe, g.me];
    if (!second.hand.includes("Snare")) continue;
    first.toBattle();
    first.pass();
    second.trap("Snare");
    expect(second.points).toBe(0);
    expect(second.hp).toBe(31);
    g.passAll();
    first.toEnd();
    first.endTurn();
    expect(g.turnOf).toEqual(second.seat);
    expect(second.points).toBe(0);
    return;
  }
  throw new Error("no seed deals the Trap to the second player");
});

test("BC 1.21 during the Mulligans each player sees only their own hand and the others' progress", () => {
  const g = started();
  const view = g.view(0);
  expect(view.actions.map(({ type }) => type)).toEqual(["mulligan", "ready"]);
  expect(g.me.sees("hand").every((name) => name.startsWith("Oak"))).toBe(true);
  expect(g.me.sees("hand", 1)).toEqual(Array(7).fill(""));
  expect(g.view(1).actions).toEqual([]);
  g.me.act({ type: "ready" });
  expect(g.view(1).vars.ready).toEqual([true, false]);
  expect(zoneOf(g.view(1), "hand", 0).cards).toHaveLength(7);
  allReady(g);
});

test("BC 1.22 every player sees HP, Points, sizes of hidden zones, and all open cards", () => {
  const g = battleCores({
    me: { monsters: [stats("Seen", 2, 2)], ground: [beast("Gone")], legendGround: [hero("Past", [])], hp: 7 },
    foe: { hand: [beast("Secret")], legends: [hero("Hidden", [])], points: 3 },
    third: {},
  });
  const view = g.view(2);
  expect(view.seats[0]?.counters.hp).toBe(7);
  expect(view.seats[1]?.counters.points).toBe(3);
  expect(["hand", "deck", "legends"].map((key) => zoneOf(view, key, 1).cards.length)).toEqual([1, 10, 1]);
  expect(g.third.sees("monsters", 0)).toEqual(["Seen"]);
  expect(g.third.sees("ground", 0)).toEqual(["Gone"]);
  expect(g.third.sees("legend-ground", 0)).toEqual(["Past"]);
});

test("BC 1.23 only its owner knows a hand, and no player knows a deck", () => {
  const hidden: TestCard[] = [beast("Hand of Bob"), beast("Deck of Ann"), beast("Deck of Bob")];
  const [hand, mine, theirs] = hidden as [TestCard, TestCard, TestCard];
  const g = battleCores({ me: { deck: [mine] }, foe: { hand: [hand], deck: [theirs] } });
  const text = (seat: number) => JSON.stringify(g.view(seat));
  expect(["Hand of Bob", "Deck of Ann", "Deck of Bob"].map((name) => text(0).includes(name))).toEqual([
    false,
    false,
    false,
  ]);
  expect(["Hand of Bob", "Deck of Ann", "Deck of Bob"].map((name) => text(1).includes(name))).toEqual([
    true,
    false,
    false,
  ]);
});

test("BC 1.23 a Search shows a deck only to its owner, and only until it is over", () => {
  const deck = [beast("Deep"), beast("Wanted"), beast("High")];
  const g = battleCores({
    me: {
      deck,
      hand: [aBoost("Look", search({ type: "monster" })), aBoost("Seek", search({ type: "legend" }))],
    },
  });
  const known = (seat: Seat) =>
    ["Deep", "Wanted", "High"].filter((name) => JSON.stringify(g.view(seat)).includes(name));
  g.me.activate("Seek");
  expect(known(0)).toEqual([]);
  expect(known(1)).toEqual([]);
  g.me.activate("Look");
  expect(known(0)).toEqual(["Deep", "Wanted", "High"]);
  expect(known(1)).toEqual([]);
  expect(known(-1)).toEqual([]);
  g.pick("Wanted");
  expect(known(0)).toEqual(["Wanted"]);
  expect(known(1)).toEqual([]);
  expect(known(-1)).toEqual([]);
});

test("the reasons for rejecting a deck are full sentences", () => {
  const problems = deckProblems({ ...pool, ...poolOf(some) }, ["Nobody", "Hero 1", "Hero 1"], "deck");
  for (const { why } of problems) expect(say(why)).toMatch(/^\D.*\.$/);
});

test("BC 1.13 a table may allow each player one Mulligan", () => {
  const g = started({ options: { mulligans: "one" } });
  g.me.act({ type: "mulligan" });
  expect(g.me.why({ type: "mulligan" })).toMatchObject({
    why: { key: "why.battle-cores.one-mulligan" },
    rule: "BC 1.13",
  });
  g.me.act({ type: "ready" });
  g.foe.act({ type: "mulligan" });
  allReady(g);
});

test("rejects a table option of the wrong type", () => {
  const seats = ["Ann", "Bob"].map((name) => ({ name, deck: names(forty) }));
  const start = (options: Record<string, string | number>) =>
    rulesWith(poolOf(forty))
      .board.problems({ game: "battle-cores", seed: "a", seats, options })
      .map(({ why }) => why.key);
  expect(start({ armor: "never" })).toEqual(["why.bad-option"]);
  expect(start({ luck: 1 })).toEqual(["why.no-such-option"]);
  expect(start({ armor: "every-turn", mulligans: "any", set: 0 })).toEqual([]);
  expect(start({ set: -1 })).toEqual(["why.bad-option"]);
});
