import { describe, expect, test } from "vitest";
import { poolOf } from "../cards";
import { adds, destroy, draw, ENEMY, each, OWN, quick, target, word } from "../cards/parts";
import { able, aLegend, anElite, aTactic, aWarlord, aWarrior, duel, fortyOf, started } from "../testing";
import { configProblems } from "./deck";
import { OPTIONS } from "./options";
import { upgrade } from "./upgrade";

const hand = (n: number) => Array.from({ length: n }, (_, i) => aWarrior(`Hand ${i}`));
const kinds = (g: ReturnType<typeof duel>) => [...new Set(g.actions().map(({ type }) => type))];

test("each option defaults to the rulebook's reading and rejects unknown values", () => {
  const deck = fortyOf("Oak");
  const seats = ["Ann", "Bob"].map((name) => ({ name, deck: deck.map((card) => card.name) }));
  const problems = (options: Record<string, string>) =>
    configProblems(poolOf(deck), { game: "battle-of-souls", seed: "", seats, options }).map(
      ({ rule }) => rule,
    );
  for (const { key, values, rule } of OPTIONS) {
    for (const { value } of values) expect(problems({ [key]: String(value) })).toEqual([]);
    expect(problems({ [key]: "otherwise" })).toEqual([rule]);
  }
});

describe("cards kept in hand", () => {
  const down = (n: number, options: Record<string, string>) => {
    const g = duel({ options, me: { hand: hand(n) } });
    g.me.endTurn();
    if (g.decision?.kind !== "pick") return g.me.hand.length;
    g.at(...Array.from({ length: g.decision.min }, (_, i) => i));
    return g.me.hand.length;
  };

  test("BOS 10.39 seven-six: seven cards are kept, from more than seven six", () => {
    expect([6, 7, 8, 10].map((n) => down(n, {}))).toEqual([6, 7, 6, 6]);
    expect([6, 7, 8, 10].map((n) => down(n, { hand: "seven-six" }))).toEqual([6, 7, 6, 6]);
  });

  test("BOS 10.39 seven: from more than seven cards, seven are kept", () => {
    expect([6, 7, 8, 10].map((n) => down(n, { hand: "seven" }))).toEqual([6, 7, 7, 7]);
  });

  test("BOS 10.39 six: from more than six cards, six are kept", () => {
    expect([6, 7, 8, 10].map((n) => down(n, { hand: "six" }))).toEqual([6, 6, 6, 6]);
  });
});

describe("Main Phase II", () => {
  const ways = (second?: string) =>
    kinds(duel(second === undefined ? {} : { options: { "second-main": second } }));

  test("BOS 10.14 always: also directly from Main Phase I", () => {
    expect([ways(), ways("always")]).toEqual(Array(2).fill(["to-main-2", "end-turn", "to-battle"]));
  });

  test("BOS 10.14, BOS 10.36 after-battle: only after a battle phase", () => {
    expect(ways("after-battle")).toEqual(["end-turn", "to-battle"]);
    const g = duel({ options: { "second-main": "after-battle" } });
    expect(g.me.why({ type: "to-main-2" }).rule).toBe("BOS 10.14");
    g.me.battle();
    expect(g.me.endBattle().step).toBe("main-2");
  });
});

describe("the first turns of the starting team", () => {
  const fights = (options: Record<string, string>) => {
    const g = started({ seats: 4, teams: [0, 0, 1, 1], options }).at(0);
    for (let i = 0; i < 4; i++) g.answer({ seat: i, do: "act", action: { type: "keep" } });
    return [0, 1, 2, 3].map(() => {
      const may = kinds(g).includes("to-battle");
      g.nextTurn();
      return may;
    });
  };

  test("BOS 10.16 team: none of its members has a battle phase", () => {
    expect([fights({}), fights({ "first-battle": "team" })]).toEqual(
      Array(2).fill([false, false, true, true]),
    );
  });

  test("BOS 10.16 player: only its first member has none", () => {
    expect(fights({ "first-battle": "player" })).toEqual([false, true, true, true]);
  });
});

describe("cards that go to a discard pile together", () => {
  const sweep = aTactic("Sweep", each({ type: "fighter" }, destroy("it")));
  const swept = (options: Record<string, string>) => {
    const g = duel({
      options,
      me: { fighters: [aWarrior("Oak"), aWarrior("Elm")], tactics: [sweep] },
      foe: { fighters: [aWarrior("Ash"), aWarrior("Fir"), aWarrior("Yew")], discard: [aWarrior("Old")] },
    });
    g.me.activate("Sweep");
    return g;
  };

  test("BOS 2.19 zone: they keep their order from the field, and there is no prompt", () => {
    for (const g of [swept({}), swept({ piles: "zone" })]) {
      expect(g.decision?.kind).toBe("act");
      expect(g.me.pile).toEqual(["Sweep", "Elm", "Oak"]);
      expect(g.foe.pile).toEqual(["Yew", "Fir", "Ash", "Old"]);
    }
  });

  test("BOS 2.19, BOS 13.21 owner: each player orders their own cards, turn player first, and the old pile stays below", () => {
    const g = swept({ piles: "owner" });
    expect(g.decision).toMatchObject({ kind: "arrange", seat: 0, rule: "BOS 2.19" });
    g.answer({ seat: 0, do: "arrange", order: [1, 0] });
    expect(g.decision).toMatchObject({ kind: "arrange", seat: 1 });
    g.answer({ seat: 1, do: "arrange", order: [2, 0, 1] });
    // The tactic itself goes to the pile after its effect.
    expect(g.me.pile).toEqual(["Sweep", "Oak", "Elm"]);
    expect(g.foe.pile).toEqual(["Fir", "Ash", "Yew", "Old"]);
    expect(g.decision?.kind).toBe("act");
  });

  test("a match saved while cards are being ordered continues, even if it names the heaps by seat", () => {
    const { state } = swept({ piles: "owner" }).leaveOpen().engine;
    const old = state.agenda.map((frame) =>
      frame.procedure === "piling"
        ? {
            ...frame,
            locals: {
              heaps: [
                { seat: 0, count: 2 },
                { seat: 1, count: 3 },
              ],
            },
          }
        : frame,
    );
    expect(upgrade({ ...state, agenda: old }).agenda).toEqual(state.agenda);
    expect(upgrade(state)).toEqual(state);
  });

  test("BOS 2.19 owner: there is no prompt for one card or for cards that go one after another", () => {
    const g = duel({
      options: { piles: "owner" },
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500)] },
      foe: { fighters: [aWarrior("Ash"), aWarrior("Fir")] },
    });
    g.me.attack("Oak", "Ash");
    expect(g.foe.pile).toEqual(["Ash"]);
    expect(g.decision?.kind).toBe("act");
  });

  test("BOS 2.19 owner: cards discarded at the end of the turn", () => {
    const g = duel({ options: { piles: "owner" }, me: { hand: hand(8) } });
    g.me.endTurn();
    g.at(0, 1);
    expect(g.decision).toMatchObject({ kind: "arrange", seat: 0 });
    g.answer({ seat: 0, do: "arrange", order: [1, 0] });
    expect(g.me.pile).toEqual(["Hand 0", "Hand 1"]);
    expect(g.turnOf).toBe(1);
  });
});

describe("a second Legendary Warrior", () => {
  const legion = [aWarrior("Man"), anElite("Elite"), { card: aWarlord("Lord"), kills: 7 }];
  const sun = aLegend("Sun", 3000, 3000);
  const why = (options: Record<string, string>) => {
    const g = duel({ options, me: { fighters: [sun, ...legion], hand: [aLegend("Moon")] } });
    const action = g.me.doing("deploy", "Moon");
    return g.me.can("deploy", "Moon") ? "may" : g.me.why(action).rule;
  };

  test("BOS 4.8 replaced: the first one is destroyed for it", () => {
    expect(why({})).toBe("may");
    expect(why({ legendary: "replaced" })).toBe("may");
  });

  test("BOS 4.8 gone: the first one must already be gone", () => {
    expect(why({ legendary: "gone" })).toBe("BOS 4.8");
    const free = duel({ options: { legendary: "gone" }, me: { fighters: legion, hand: [aLegend("Moon")] } });
    free.me.deploy("Moon");
    expect(free.me.fighters).toEqual(["Moon"]);
  });
});

describe("tactics in the damage step", () => {
  const inStep = (options: Record<string, string>) => {
    const g = duel({
      options,
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500), able("Sharp", quick([], draw(1)))] },
      foe: {
        fighters: [aWarrior("Ash")],
        tactics: [
          aTactic("Smoke", draw(1)),
          aTactic("Fall", target(ENEMY, destroy("target"))),
          aTactic("Brace", target(OWN, adds(["atk"], "target", 300, "turn"))),
          aTactic("Stay", undefined, {}, "continuous"),
          aTactic("Kneel", target(OWN, word("rest", { card: "target" }))),
        ],
      },
    });
    g.me.attack("Oak", "Ash");
    g.foe.pass();
    g.me.pass();
    g.me.pass();
    expect(g.step).toBe("damage");
    expect(g.who).toBe(1);
    return g;
  };
  const ALL = ["Brace", "Fall", "Kneel", "Smoke", "Stay"];

  test("BOS 11.1 tactics: any set tactic", () => {
    expect(inStep({}).foe.cardsFor("activate")).toEqual(ALL);
    expect(inStep({ "damage-step": "tactics" }).foe.cardsFor("activate")).toEqual(ALL);
  });

  test("BOS 11.1 values: only those that alter ATK or RST; outside the damage step all of them", () => {
    const g = inStep({ "damage-step": "values" });
    expect(g.foe.cardsFor("activate")).toEqual(["Brace"]);
    expect(g.foe.why(g.foe.doing("activate", "Fall")).rule).toBe("BOS 11.1");
  });
});
