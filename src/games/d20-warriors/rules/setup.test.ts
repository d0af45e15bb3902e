import { expect, test } from "vitest";
import { anytimeActions, createGame, InvalidConfig, type Plain, zoneOf } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import { d20Warriors } from "..";
import { type D20Scenario, d20, plain, rulesOf, several, started, trick } from "../testing";

const OAKS = several(12, "Oak");
const ELMS = several(12, "Elm");
const FLASHES = several(12, "Trick", trick);
const names = (cards: readonly PrintedCard[]) => cards.map((card) => card.name);

interface Table {
  readonly decks: readonly (readonly string[])[];
  readonly options?: Readonly<Record<string, Plain>>;
}

/** Everything that is wrong with a game's config. Empty when it can start. */
function problemsOf({ decks, options }: Table) {
  const rules = rulesOf(OAKS, ELMS, FLASHES, several(3, "Ash"));
  const seats = decks.map((deck, i) => ({ name: `Player ${i + 1}`, deck }));
  try {
    createGame(rules, d20Warriors.setup.config("any", seats, options ?? {}));
    return [];
  } catch (fault) {
    if (!(fault instanceof InvalidConfig)) throw fault;
    return fault.problems.map(({ path, why, rule }) => ({ path, why: why.key, rule }));
  }
}

/** The order of a deck and the hand drawn from it, top card first. */
function dealt(g: D20Scenario, seat: 0 | 1): string[] {
  const player = seat === 0 ? g.me : g.foe;
  return [...player.hand, ...player.deck.toReversed()];
}

test("D20 1.1 the game starts with two players, not with one or three", () => {
  expect(problemsOf({ decks: [names(OAKS), names(ELMS)] })).toEqual([]);
  for (const decks of [[names(OAKS)], [names(OAKS), names(ELMS), names(OAKS)]]) {
    expect(problemsOf({ decks })).toEqual([{ path: "seats", why: "why.bad-seats", rule: "D20 1.1" }]);
  }
});

test("D20 1.2 a deck has exactly 12 cards", () => {
  const wrong = { path: "seats.1.deck", why: "why.d20.deck-size", rule: "D20 1.2" };
  expect(problemsOf({ decks: [names(OAKS), names(ELMS).slice(0, 11)] })).toEqual([wrong]);
  expect(problemsOf({ decks: [names(OAKS), names(ELMS)] })).toEqual([]);
  expect(problemsOf({ decks: [names(OAKS), [...names(ELMS), "Ash 1"]] })).toEqual([wrong]);
});

test("D20 1.3 a deck has each card once, but both players may have the same card", () => {
  const twice = [...names(OAKS).slice(0, 11), "Oak 1"];
  const wrong = { path: "seats.0.deck", why: "why.d20.deck-twice", rule: "D20 1.3" };
  expect(problemsOf({ decks: [twice, names(ELMS)] })).toEqual([wrong]);
  expect(problemsOf({ decks: [names(OAKS), names(OAKS)] })).toEqual([]);
});

test("D20 1.4 a deck needs a Warrior", () => {
  const wrong = { path: "seats.0.deck", why: "why.d20.deck-no-warrior", rule: "D20 1.4" };
  expect(problemsOf({ decks: [names(FLASHES), names(ELMS)] })).toEqual([wrong]);
  expect(problemsOf({ decks: [["Oak 1", ...names(FLASHES).slice(1)], names(ELMS)] })).toEqual([]);
});

test("D20 1.5 a deck may mix Warriors and Flash cards freely", () => {
  for (const warriors of [12, 6, 1]) {
    const deck = [...names(OAKS).slice(0, warriors), ...names(FLASHES).slice(warriors)];
    expect(deck).toHaveLength(12);
    expect(problemsOf({ decks: [deck, deck] })).toEqual([]);
  }
});

test("D20 1.6 both decks are shuffled before any card is drawn", () => {
  const first = started({ seed: "one" });
  const shuffles = first.events.filter((event) => event.type === "shuffle");
  expect(shuffles.map((event) => event.seat)).toEqual([0, 1]);
  expect(shuffles.every((event) => event.rule === "D20 1.6")).toBe(true);
  expect(first.eventTypes.lastIndexOf("shuffle")).toBeLessThan(first.eventTypes.indexOf("draw"));

  const second = started({ seed: "two" });
  for (const seat of [0, 1] as const) {
    expect(dealt(second, seat)).not.toEqual(dealt(first, seat));
    expect(dealt(second, seat).toSorted()).toEqual(dealt(first, seat).toSorted());
  }
});

test("D20 1.7 each player draws three cards after the shuffle", () => {
  const g = started();
  const roll = g.eventTypes.indexOf("roll");
  const drawn = g.events.slice(g.eventTypes.lastIndexOf("shuffle") + 1, roll);
  const draws = drawn.filter((event) => event.type === "draw").map(({ seat, rule }) => ({ seat, rule }));
  expect(draws).toEqual([0, 0, 0, 1, 1, 1].map((seat) => ({ seat, rule: "D20 1.7" })));
  const waiting = g.state.turn.seat === 0 ? g.foe : g.me;
  expect(waiting.hand).toHaveLength(3);
  expect(waiting.deck).toHaveLength(9);
});

test("D20 1.8 there is no mulligan", () => {
  const g = started({ stops: "all" }).leaveOpen();
  const player = g.state.turn.seat === 0 ? g.me : g.foe;
  expect(g.eventTypes.filter((type) => type === "shuffle")).toHaveLength(2);
  expect(anytimeActions(g.engine, player.seat).map((action) => action.type)).toEqual(["concede", "time-out"]);
  for (const who of [g.me, g.foe]) {
    expect(who.notAnytime("mulligan")).toMatchObject({ why: { key: "why.no-such-action" } });
  }
  expect(player.why({ type: "mulligan" }).why.key).toBe("why.d20.window.turn-start");
  g.pass().pass();
  const refusal = player.why({ type: "mulligan" });
  expect(refusal.why.key).toBe("why.d20.no-such-action");
  expect(refusal.rule).toBe("D20 2.7");
});

test("D20 1.9 the higher of two dice takes the first turn", () => {
  const second = d20({ at: "first roll", dice: [7, 15] });
  expect(second.state.turn).toMatchObject({ number: 1, seat: 1 });
  const rolls = second.events.filter((event) => event.type === "roll");
  expect(rolls.map(({ seat, amount, rule }) => [seat, amount, rule])).toEqual([
    [0, 7, "D20 1.9"],
    [1, 15, "D20 1.9"],
  ]);
  expect(d20({ at: "first roll", dice: [15, 7] }).state.turn).toMatchObject({ number: 1, seat: 0 });
});

test("D20 1.10 both players roll again while the roll for the first turn is tied", () => {
  const g = d20({ at: "first roll", dice: [11, 11, 6, 2] });
  expect(g.state.turn).toMatchObject({ number: 1, seat: 0 });
  expect(g.eventTypes.filter((type) => type === "roll")).toHaveLength(4);
  expect(g.events.find((event) => event.type === "first-tie")?.rule).toBe("D20 1.10");
  expect(d20({ at: "first roll", dice: [11, 11, 6, 6, 1, 2] }).state.turn.seat).toBe(1);
});

test("D20 1.11 no view contains an opposing hand card or the order of a deck", () => {
  const g = started();
  for (const viewer of [0, 1, -1]) {
    const seen = g.view(viewer);
    const text = JSON.stringify({ ...seen, config: { ...seen.config, seats: [] } });
    const known = viewer === 0 ? g.me.hand : viewer === 1 ? g.foe.hand : [];
    for (const name of [...names(OAKS), ...names(ELMS)]) {
      expect(text.includes(`"${name}"`), `${name} in the view of ${viewer}`).toBe(known.includes(name));
    }
    for (const seat of [0, 1]) {
      expect(zoneOf(seen, "deck", seat).cards.every((id) => id < 0)).toBe(true);
      expect(zoneOf(seen, "hand", seat).cards.every((id) => id >= 0)).toBe(seat === viewer);
      expect(seen.config.seats[seat]?.deck.length).toBe(seat === viewer ? 12 : 0);
    }
    expect(seen.config.seed).toBe("");
    for (const event of g.events.filter(({ type }) => type === "draw")) {
      const seenEvent = g.eventsSeenBy(viewer)[g.events.indexOf(event)];
      expect(seenEvent?.def).toBe(event.seat === viewer ? event.def : undefined);
      expect(seenEvent?.card).toBe(event.seat === viewer ? event.card : undefined);
    }
  }
});

test("D20 1.12 both players see the first dice and the sizes of decks, hands and discard piles", () => {
  const g = d20({
    at: "first roll",
    dice: [11, 11, 7, 15],
    me: { hand: several(3, "Oak"), deck: several(9, "Deep Oak"), discard: [plain("Gone")] },
    foe: { hand: several(3, "Elm"), deck: several(9, "Deep Elm"), discard: [trick("Used"), plain("Lost")] },
  });
  for (const viewer of [0, 1]) {
    const dice = g.eventsSeenBy(viewer).filter((event) => event.type === "roll");
    expect(dice).toMatchObject([
      { seat: 0, amount: 11 },
      { seat: 1, amount: 11 },
      { seat: 0, amount: 7 },
      { seat: 1, amount: 15 },
    ]);
    expect(g.log(viewer).slice(0, 6)).toEqual([
      "Ann rolls 11.",
      "Bob rolls 11.",
      "Tie: both roll again.",
      "Ann rolls 7.",
      "Bob rolls 15.",
      "Bob goes first (7 : 15).",
    ]);
    const seen = g.view(viewer);
    const sizes = (key: string) => [0, 1].map((seat) => zoneOf(seen, key, seat).cards.length);
    expect(sizes("hand")).toEqual([3, 4]);
    expect(sizes("deck")).toEqual([9, 8]);
    const discarded = [0, 1].map((seat) =>
      zoneOf(seen, "discard", seat).cards.map((id) => seen.cards[id]?.def),
    );
    expect(discarded).toEqual([["Gone"], ["Used", "Lost"]]);
  }
});
