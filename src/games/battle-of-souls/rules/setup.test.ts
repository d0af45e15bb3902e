import { describe, expect, test } from "vitest";
import { anElite, aWarrior, fortyOf, type SoulsStart, started } from "../testing";
import { configProblemsOf } from "../testing/problems";

type Game = ReturnType<typeof started>;

/** A deck without Warriors. The default deck has only Warriors. */
const ELITES = Array.from({ length: 40 }, (_, i) => anElite(`Elite ${i + 1}`));
const begun = (start: SoulsStart = {}): Game => started(start).at(0);
const keepAll = (g: Game): Game => {
  while (g.actions().some(({ type }) => type === "keep"))
    g.answer({ seat: g.who ?? 0, do: "act", action: { type: "keep" } });
  return g;
};
const does = (g: Game) => g.actions().map(({ type }) => type);
const act = (g: Game, type: string) => g.answer({ seat: g.who ?? 0, do: "act", action: { type } });

describe("decks and hands", () => {
  test("BOS 9.1 decks are shuffled, and no card is gained or lost", () => {
    const [a, b] = ["one", "two"].map((seed) => started({ seed }));
    expect(a?.me.deck).not.toEqual(b?.me.deck);
    expect(a?.me.deck.toSorted()).toEqual(b?.me.deck.toSorted());
    expect(a?.me.deck.length).toBe(40);
  });

  test("BOS 9.3 decks are face down, and their size is public", () => {
    const g = started();
    expect(g.me.sees("deck")).toEqual(Array(40).fill(""));
    expect(g.me.sees("deck", 1)).toEqual(Array(40).fill(""));
  });

  test("BOS 9.8, BOS 8.4 each player gets five cards and 8000 SP", () => {
    const g = begun();
    expect(g.me.hand).toHaveLength(5);
    expect(g.foe.hand).toHaveLength(5);
    expect(g.me.deck).toHaveLength(35);
    expect(g.foe.deck).toHaveLength(35);
    expect(g.sp).toEqual([8000, 8000]);
  });
});

describe("choice of the starting player", () => {
  test("BOS 9.6 a random player decides who begins", () => {
    const deciders = new Set(["a", "b", "c", "d", "e", "f"].map((seed) => started({ seed }).who));
    expect([...deciders].sort()).toEqual([0, 1]);
    for (const pick of [0, 1]) expect(keepAll(started().at(pick)).turnOf).toBe(pick);
  });

  test("BOS 9.7 from the second battle on, the loser of the last one decides", () => {
    for (const seat of [0, 1]) {
      const g = started({ lost: [seat] });
      expect(g.who).toEqual(seat);
      expect(g.decision?.rule).toBe("BOS 9.7");
      expect(keepAll(g.at(1 - seat)).turnOf).toBe(1 - seat);
    }
    const team = started({ seats: 4, teams: [0, 0, 1, 1], lost: [2, 3] });
    expect(team.who).toBe(2);
    expect(team.decision?.kind === "pick" && team.decision.options.length).toBe(2);
  });
});

describe("mulligans", () => {
  const few = (n: number): SoulsStart => ({ deck: [...ELITES.slice(n), ...fortyOf("Oak").slice(0, n)] });

  test("BOS 9.9, BOS 9.10 a hand with fewer than two Warriors may be given back or kept", () => {
    const g = begun(few(0));
    expect(does(g)).toEqual(["mulligan", "keep"]);
    expect(does(begun())).toEqual(["keep"]);
    expect(begun().me.why({ type: "mulligan" }).rule).toBe("BOS 9.9");
    const { hand } = g.me;
    keepAll(g);
    // The card of the first draw phase is on top.
    expect(g.me.hand.slice(0, 5)).toEqual(hand);
  });

  test("BOS 9.11 the hand is shown to all and returned, and five others are drawn", () => {
    const g = begun(few(0));
    const { hand } = g.me;
    act(g, "mulligan");
    expect(g.eventsSeenBy(1).find(({ type }) => type === "mulligan")?.data?.cards).toEqual(hand);
    expect(g.me.hand).toHaveLength(5);
    expect(g.me.deck).toHaveLength(35);
    expect(g.eventTypes.slice(-7)).toEqual(["put-back", "shuffle", "draw", "draw", "draw", "draw", "draw"]);
  });

  test("BOS 9.12, BOS 9.13 at most two mulligans per battle; then the hand is kept", () => {
    const g = begun(few(0));
    act(g, "mulligan");
    act(g, "keep");
    expect(g.who).toBe(0);
    expect(does(g)).toEqual(["mulligan", "keep"]);
    act(g, "mulligan");
    act(g, "keep");
    expect(g.who).toBe(0);
    expect(does(g)).toEqual(["keep"]);
    expect(g.refused({ seat: 0, do: "act", action: { type: "mulligan" } }).rule).toBe("BOS 9.12");
  });

  test("BOS 9.14 the first card is drawn when all keep their hands, and a mulligan prompts the others again", () => {
    const g = begun(few(0));
    act(g, "keep");
    expect(g.who).toBe(1);
    act(g, "mulligan");
    expect(g.who).toBe(0);
    expect(does(g)).toEqual(["mulligan", "join", "keep"]);
    act(g, "keep");
    expect(g.who).toBe(1);
    expect(g.turnOf).toBe(-1);
    act(g, "keep");
    expect(g.turnOf).toBe(0);
    expect(g.step).toBe("main");
    expect(g.me.hand).toHaveLength(6);
  });

  test("BOS 9.15 a player may join a mulligan: it counts, the hand is shown, and the others cannot join it", () => {
    // Enough Warriors for the player who joins, none for the other.
    const g = started({ deck: ELITES }).at(0);
    act(g, "keep");
    act(g, "mulligan");
    const { hand } = g.me;
    act(g, "join");
    expect(g.eventsSeenBy(1).find(({ type }) => type === "join")?.data?.cards).toEqual(hand);
    expect(g.vars.mulligans).toEqual([1, 1]);
    // A player may join only once; the other has not been offered one.
    expect(g.who).toBe(0);
    expect(does(g)).toEqual(["mulligan", "keep"]);
    act(g, "keep");
    expect(g.who).toBe(1);
    expect(does(g)).toEqual(["mulligan", "keep"]);
    act(g, "mulligan");
    act(g, "join");
    expect(g.vars.mulligans).toEqual([2, 2]);
    expect(does(g)).toEqual(["keep"]);
  });

  test("BOS 9.14, BOS 9.15 each other player is prompted once per mulligan before its caller may take another", () => {
    const g = started({ deck: ELITES, seats: 3 }).at(0);
    act(g, "mulligan");
    expect(g.who).toBe(1);
    expect(does(g)).toEqual(["join", "keep"]);
    expect(g.me.why({ type: "mulligan" }).rule).toBe("BOS 9.14");
    act(g, "join");
    expect(g.who).toBe(2);
    expect(does(g)).toEqual(["mulligan", "join", "keep"]);
    act(g, "keep");
    // The first mulligan can no longer be joined.
    expect(g.who).toBe(0);
    expect(does(g)).toEqual(["mulligan", "keep"]);
    act(g, "mulligan");
    expect(g.who).toBe(1);
    expect(does(g)).toEqual(["join", "keep"]);
    act(g, "join");
    act(g, "join");
    expect(g.vars.mulligans).toEqual([2, 2, 1]);
    // A player who has had two is not prompted to join.
    expect(g.who).toBe(0);
    expect(does(g)).toEqual(["keep"]);
    act(g, "keep");
    act(g, "keep");
    expect(g.who).toBe(2);
    expect(does(g)).toEqual(["mulligan", "keep"]);
    act(g, "mulligan");
    expect(g.who).toBe(0);
    expect(g.vars.mulligans).toEqual([2, 2, 2]);
    expect(does(g)).toEqual(["keep"]);
  });

  test("a player may join with any number of Warriors", () => {
    const g = begun({ deck: [...ELITES.slice(3), aWarrior("A"), aWarrior("B"), aWarrior("C")], seed: "j" });
    expect(g.vars.joining).toEqual([false, false]);
    expect(g.me.why({ type: "join" }).rule).toBe("BOS 9.15");
  });
});

describe("valid players and teams", () => {
  test("BOS 8.23 only teams of 2, 4, 5 and 10 may divide SP", () => {
    const wrong = (size: number) => configProblemsOf({ size, options: { sp: "split" } });
    expect([3, 6, 7, 8, 9].map(wrong)).toEqual(Array(5).fill(["BOS 8.23"]));
    expect([2, 4, 5, 10].map(wrong)).toEqual(Array(4).fill([]));
  });

  test("teams have equal size and sit side by side", () => {
    expect(configProblemsOf({ teams: [0, 0, 1] })).toEqual(["BOS 8.15"]);
    expect(configProblemsOf({ teams: [0, 1, 0, 1] })).toEqual(["BOS 8.25"]);
    expect(configProblemsOf({ teams: [0, 0, 1, 1], options: { sp: "half" } })).toEqual(["BOS 8.18"]);
  });
});
