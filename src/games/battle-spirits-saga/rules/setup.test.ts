import { describe, expect, test } from "vitest";
import { createGame, InvalidConfig } from "../../../kernel";
import { cards, poolOf } from "../cards";
import { word } from "../cards/parts";
import { aMain, aNexus, beast, burstCard, fiftyOf, saga, started } from "../testing";
import { deckProblems } from "./deck";
import { rulesWith } from "./rules";

const names = (n: number) =>
  fiftyOf("Oak")
    .slice(0, n)
    .map(({ name }) => name);
const pool = poolOf(fiftyOf("Oak"));
const rules = rulesWith({ ...cards, ...pool });
const create = (decks: readonly (readonly string[])[]) => {
  const seats = decks.map((deck, i) => ({ name: `P${i}`, deck }));
  return createGame(rules, { game: "battle-spirits-saga", seed: "s", seats, options: {} });
};
const clauses = (decks: readonly (readonly string[])[]): string[] => {
  try {
    create(decks);
    return [];
  } catch (fault) {
    return fault instanceof InvalidConfig ? fault.problems.map(({ rule }) => rule) : ["?"];
  }
};

describe("winning and losing", () => {
  test("BSS 1-1-1 a game seats exactly two", () => {
    expect(clauses([names(50), names(50)])).toEqual([]);
    expect(clauses([names(50)])).toContain("BSS 1-1-1");
    expect(clauses([names(50), names(50), names(50)])).toContain("BSS 1-1-1");
  });

  test("BSS 1-2-1, BSS 1-2-1-1-1, BSS 1-2-2, BSS 9-2-1, BSS 9-2-2, BSS 9-2-3 a player without life loses at once", () => {
    const g = saga({ at: "attack", me: { spirits: [beast("Wolf")] }, foe: { life: 1, deck: [] } });
    g.me.attack("Wolf").through();
    expect(g.state.outcome).toMatchObject({
      winners: [0],
      cause: "battle-spirits-saga.no-life",
      rule: "BSS 9-2-3",
    });
    expect(g.decision).toBeNull();
  });

  test("BSS 1-2-1-1, BSS 1-2-1-1-2, BSS 9-2-4, BSS 6-2-2 a player with an empty deck loses only at the start of their own start step", () => {
    const g = saga({ me: { deck: [] }, foe: { deck: [beast("Last")] } });
    expect(g.state.outcome).toBeNull();
    g.me.finish();
    expect(g.foe.deck).toEqual([]);
    expect(g.state.outcome).toBeNull();
    g.foe.finish();
    expect(g.state.outcome).toMatchObject({ winners: [1], rule: "BSS 9-2-4" });
  });

  test("BSS 1-2-3 the game is a draw if both players lose their last life at the same moment", () => {
    const g = saga({ me: { hand: [aMain("Ruin", word("lose-life", { who: "each", amount: 5 }))] } });
    g.me.magic("Ruin");
    expect(g.state.outcome).toMatchObject({ winners: [], rule: "BSS 1-2-3" });
  });

  test("BSS 1-2-4, BSS 1-2-4b, BSS 1-2-5, BSS 1-2-5b, BSS 1-2-5c either player may concede at any time, with immediate effect", () => {
    const g = saga({ me: { hand: [beast("Wolf", { cost: 3 })] } });
    g.me.summoning("Wolf");
    g.foe.concede();
    expect(g.state.outcome).toMatchObject({ winners: [0], cause: "concession", rule: "BSS 1-2-4" });
    const other = saga();
    other.me.concede();
    expect(other.state.outcome?.winners).toEqual([1]);
  });
});

describe("decks", () => {
  test("BSS 5-1-1, BSS 5-1-1-1 a deck has 50 to 60 cards of the pool", () => {
    expect(clauses([names(49), names(50)])).toEqual(["BSS 5-1-1-1"]);
    const most = [
      ...names(50),
      ...fiftyOf("Oak")
        .slice(50)
        .map(({ name }) => name),
    ];
    expect(most).toHaveLength(50);
    expect(clauses([[...names(49), "Grub Token"], names(50)])).toEqual(["BSS 5-1-1"]);
    const many = Array.from({ length: 16 }, (_, i) => beast(`Elm ${i}`)).flatMap((card) => [
      card,
      card,
      card,
      card,
    ]);
    const of = (n: number) =>
      deckProblems(
        poolOf(many),
        many.slice(0, n).map(({ name }) => name),
        "deck",
      );
    expect(of(60)).toEqual([]);
    expect(of(61).map(({ rule }) => rule)).toEqual(["BSS 5-1-1-1"]);
  });

  test("BSS 5-1-1-1b, BSS 5-1-1-1-1, BSS 2-1-2, BSS 2-1-2b at most four cards of one name, whatever their additional names", () => {
    const five = [...names(49), names(50)[0] ?? ""];
    expect(clauses([five, names(50)])).toEqual(["BSS 5-1-1-1b"]);
    const ira = { ...beast("Ira, Freedom"), title: "Ira" };
    const both = poolOf([...fiftyOf("Oak"), beast("Ira"), ira]);
    const deck = [...names(45), "Ira", "Ira", "Ira", "Ira, Freedom", "Ira, Freedom"];
    expect(deckProblems(both, deck, "deck").map(({ rule }) => rule)).toEqual(["BSS 5-1-1-1b"]);
    expect(deckProblems(both, [...names(46), ...deck.slice(46)], "deck")).toEqual([]);
  });
});

describe("before the game", () => {
  test("BSS 5-2-1, BSS 5-2-2, BSS 5-2-3, BSS 5-2-4, BSS 5-2-5, BSS 3-2-1, BSS 3-1-1b sets up void, shuffled decks, five life, three cores and a soul core, four cards", () => {
    const g = started();
    for (const player of [g.me, g.foe]) {
      expect(player.life).toBe(5);
      expect(player.cores("reserve", "core")).toBe(3);
      expect(player.cores("reserve", "soul")).toBe(1);
      expect(player.hand).toHaveLength(4);
      expect(player.deck).toHaveLength(46);
      expect(player.cores("void")).toBeGreaterThan(100);
    }
    expect(g.eventTypes.filter((type) => type === "shuffle")).toHaveLength(2);
    const other = started({ seed: "another" });
    expect(other.me.hand).not.toEqual(g.me.hand);
    g.leaveOpen();
    other.leaveOpen();
  });

  test("BSS 5-2-6, BSS 5-2-6b, BSS 5-2-6c a random player sees their hand and decides who is player one", () => {
    const deciders = new Set<number>();
    for (let n = 0; n < 8; n++) {
      const g = started({ seed: `lots ${n}` }).leaveOpen();
      deciders.add(g.decision?.seat ?? -1);
    }
    expect([...deciders].sort()).toEqual([0, 1]);
    const g = started();
    const decides = g.decision?.seat ?? 0;
    g.answer({ seat: decides, do: "pick", picks: [1] });
    expect(g.decision).toMatchObject({ kind: "act", seat: 1 - decides, rule: "BSS 5-2-7" });
    g.answer({ seat: 1 - decides, do: "act", action: { type: "keep" } });
    g.answer({ seat: decides, do: "act", action: { type: "keep" } });
    expect(g.turnOf).toBe(1 - decides);
  });

  test("BSS 5-2-7, BSS 5-2-7b, BSS 5-2-7c, BSS 5-2-7e, BSS 5-2-8 a mulligan once replaces all four cards, a kept hand draws one more; then the first turn begins", () => {
    const g = started();
    const one = g.decision?.seat ?? 0;
    const two = 1 - one;
    g.answer({ seat: one, do: "pick", picks: [0] });
    const before = [...(one === 0 ? g.me.hand : g.foe.hand)];
    expect(g.refused({ seat: one, do: "act", action: { type: "pass" } }).rule).toBe("BSS 5-2-7");
    g.answer({ seat: one, do: "act", action: { type: "mulligan" } });
    const [first, second] = one === 0 ? [g.me, g.foe] : [g.foe, g.me];
    expect(first.hand).toHaveLength(4);
    expect(first.hand).not.toEqual(before);
    expect(g.decision?.seat).toBe(two);
    g.answer({ seat: two, do: "act", action: { type: "keep" } });
    expect(second.hand).toHaveLength(5);
    expect(g.turnOf).toEqual(one);
    expect(g.state.turn.number).toBe(1);
  });

  test("BSS 6-3-3, BSS 6-7-2 player one has no core step and no attack step in the first turn", () => {
    const g = started();
    const one = g.decision?.seat ?? 0;
    g.answer({ seat: one, do: "pick", picks: [0] });
    for (const seat of [one, 1 - one]) g.answer({ seat, do: "act", action: { type: "keep" } });
    const player = one === 0 ? g.me : g.foe;
    const other = one === 0 ? g.foe : g.me;
    expect(player.reserve).toBe(4);
    player.endMain();
    expect(g.turnOf).toEqual(1 - one);
    expect(g.step).toBe("main");
    expect(other.reserve).toBe(5);
    other.endMain();
    expect(g.step).toBe("attack");
  });
});

test("BSS 3-8-5 every set burst is revealed when the game ends", () => {
  const g = saga({ foe: { burst: burstCard("Trap") } });
  expect(g.me.sees("burst", 1)).toEqual([""]);
  g.me.concede();
  expect(g.me.sees("burst", 1)).toEqual(["Trap"]);
});

test("BSS 1-3-1, BSS 2-2-2, BSS 2-12-3, BSS 2-13-1 a card is its data: number, art and frame do not matter", () => {
  const g = saga({ me: { hand: [aNexus("Tower", { number: 1 }), aNexus("Keep", { number: 999 })] } });
  g.me.place("Tower");
  g.me.place("Keep");
  expect(g.me.nexuses).toEqual(["Tower", "Keep"]);
});
