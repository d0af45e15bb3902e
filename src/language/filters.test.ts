import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { vocabulary as coreWords } from "../games/battle-cores/words";
import { kw } from "../games/battle-spirits-saga/cards/card";
import { draw, duringTurn, inStep, own, standing } from "../games/battle-spirits-saga/cards/parts";
import { able, aMain, aNexus, beast, keyed, saga, strong } from "../games/battle-spirits-saga/testing";
import { vocabulary } from "../games/battle-spirits-saga/words/index";
import { vocabulary as d20Words } from "../games/d20-warriors/words";
import { GAME_SLUGS, loadGames, partsOf } from "../games/registry";
import { loadMessages, say, setLocale } from "../text";
import { type Condition, type Filter, printCondition } from "./index";
import { printFilter } from "./print/noun";
import { validateCards } from "./validate";

for (const slug of GAME_SLUGS) await loadMessages(partsOf(slug).messages);
afterAll(() => setLocale("en"));

const DRAGON = { subtype: "dragon" } as const;
const KNIGHT = { subtype: "knight" } as const;

const printed = (filter: Filter, count = 1) => say(printFilter(vocabulary, filter, { count }));

const drake = strong("Drake", 3000, { families: ["dragon"] });
const lancer = strong("Lancer", 4000, { families: ["knight"], cost: 3 });
const rider = strong("Rider", 5000, { families: ["dragon", "knight"], cost: 4 });
const ghost = keyed("Grey Ghost", kw("astral"));

/** The opponent's spirits that an effect offers to choose. */
function offered(filter: Filter): readonly string[] {
  const point = aMain("Point", {
    do: "choose",
    from: { of: "opponent", ...filter },
    then: { do: "draw", who: "you", count: 1 },
  });
  const g = saga({ me: { hand: [point] }, foe: { spirits: [drake, lancer, rider, ghost] } });
  g.me.magic("Point");
  g.leaveOpen();
  return g.offered();
}

describe("filters of several tests", () => {
  test.each<[string, Filter, readonly string[]]>([
    ["a Dragon spirit or Knight spirit", { any: [DRAGON, KNIGHT] }, ["Drake", "Lancer", "Rider"]],
    ["a Dragon spirit that is a Knight spirit", { ...DRAGON, all: [KNIGHT] }, ["Rider"]],
    ["a Dragon spirit that is not a Knight spirit", { ...DRAGON, not: KNIGHT }, ["Drake"]],
    [
      "a refreshed spirit that is a Dragon spirit or a spirit with Astral",
      { being: "refreshed", any: [DRAGON, { stat: { name: "kw-astral", atLeast: 1 } }] },
      ["Drake", "Rider", "Grey Ghost"],
    ],
    ["a spirit that is a Dragon spirit and a Knight spirit", { all: [DRAGON, KNIGHT] }, ["Rider"]],
    [
      "a spirit with a BP of 4000 to 5000",
      { stat: { name: "bp", atLeast: 4000, atMost: 5000 } },
      ["Lancer", "Rider"],
    ],
    ["a spirit with a cost of exactly 3", { stat: { name: "cost", atLeast: 3, atMost: 3 } }, ["Lancer"]],
    ["a spirit named “Lancer”", { named: "Lancer" }, ["Lancer"]],
    ["a spirit with “ghost” in its name", { nameHas: "ghost" }, ["Grey Ghost"]],
    [
      "a spirit that is a spirit named “Drake” or a spirit named “Rider”",
      { any: [{ named: "Drake" }, { named: "Rider" }] },
      ["Drake", "Rider"],
    ],
  ])("%s", (text, filter, names) => {
    expect(printed(filter)).toBe(text);
    expect(offered(filter).toSorted()).toEqual(names.toSorted());
    expect(
      validateCards(vocabulary, [
        able("Seer", { kind: "trigger", when: { on: "summon", card: filter }, effect: draw(1) }),
      ]),
    ).toEqual([]);
  });

  test("a plural is printed as one", () => {
    expect(printed({ of: "you", any: [DRAGON, KNIGHT] }, 2)).toBe(
      "two Dragon spirits or Knight spirits you control",
    );
    expect(printed({ of: "you", not: DRAGON }, 2)).toBe(
      "two spirits you control that are not Dragon spirits",
    );
    expect(printed({ stat: { name: "cores", atLeast: 2, atMost: 3 } }, 2)).toBe(
      "two spirits with a core count of 2 to 3",
    );
  });

  test("a test within a filter has neither zone nor owner, and tests something", () => {
    const says = (from: unknown) =>
      validateCards(vocabulary, [
        able("Seer", { kind: "play", effect: { do: "each", from, effect: draw(1) } as never }),
      ]);
    expect(says({ any: [{ zone: "hand" }, DRAGON] })).not.toEqual([]);
    expect(says({ any: [{ of: "you" }, DRAGON] })).not.toEqual([]);
    expect(says({ any: [{}, DRAGON] })).not.toEqual([]);
    expect(says({ any: [DRAGON] })).not.toEqual([]);
    expect(says({ not: { subtype: "pirate" } })).toEqual([
      { card: "Seer", message: { key: "fault.no.subtype", args: { name: "pirate" } } },
    ]);
    expect(says({ stat: { name: "bp", atLeast: 3000, atMost: 2000 } })).not.toEqual([]);
    expect(says({ stat: { name: "kw-astral", atLeast: 2 } })).not.toEqual([]);
    expect(says({ all: [{ stat: { name: "bp" } }] })).not.toEqual([]);
  });

  test("a static ability may not read the value that it changes in a test", () => {
    const bad = standing(own({ any: [DRAGON, { stat: { name: "bp", atMost: 3000 } }] }), ["bp"], 1000);
    expect(validateCards(vocabulary, [able("Seer", bad)])).toEqual([
      { card: "Seer", message: { key: "fault.standing-reads" } },
    ]);
  });
});

/** A condition on a step of any game. */
const inYour = (step: string): Condition => ({ is: "step", steps: [step], of: "you" });

describe("conditions on the step", () => {
  const said = (condition: Condition) => say(printCondition(vocabulary, condition));

  test("name the step and whose it is", () => {
    expect(said(inStep("you", "attack"))).toBe("it is your attack step");
    expect(said(inStep("opponent", "main", "attack"))).toBe("it is the opponent's main step or attack step");
    expect(said(inStep("any", "attack"))).toBe("it is an attack step");
  });

  test("a static ability works in its step alone, and a spirit that needs it falls at the end of the step", () => {
    const banner = aNexus("Banner", {
      effects: [{ ability: standing(own(), ["bp"], 3000, inStep("you", "attack")) }],
    });
    const g = saga({ me: { spirits: ["Emberling"], nexuses: [banner] } });
    expect(g.bp("Emberling")).toBe(2000);
    g.me.endMain();
    expect(g.bp("Emberling")).toBe(5000);
    g.me.endAttack();
    g.foe.endMain();
    expect(g.bp("Emberling")).toBe(2000);
  });

  test("a spirit without BP outside the step is destroyed when the step ends", () => {
    const frail = beast("Frail", {
      levels: [{ cores: 1, bp: 0 }],
      effects: [
        {
          ability: standing("this", ["bp"], 3000, {
            is: "any",
            conditions: [inStep("you", "main", "attack"), duringTurn("opponent")],
          }),
        },
      ],
    });
    const g = saga({ me: { spirits: [frail] } });
    expect(g.bp("Frail")).toBe(3000);
    g.me.finish();
    expect(g.zone("Frail")).toBe("trash");
  });

  test("a trigger asks for the step in which its event happens", () => {
    const watcher = able("Watcher", {
      kind: "trigger",
      active: inStep("opponent", "attack"),
      when: { on: "attack" },
      effect: draw(1),
    });
    const g = saga({ at: "attack", active: 1, me: { spirits: [watcher] }, foe: { spirits: [drake] } });
    g.foe.attack("Drake").decline();
    expect(g.me.hand).toHaveLength(1);
    const other = saga({ at: "attack", me: { spirits: [watcher, drake] } });
    other.me.attack("Drake");
    expect(other.me.hand).toHaveLength(0);
  });

  test("a step that the game has not is refused", () => {
    const odd = able("Odd", {
      kind: "trigger",
      when: { on: "attack" },
      if: inYour("tea"),
      effect: draw(1),
    });
    expect(validateCards(vocabulary, [odd])).toEqual([
      { card: "Odd", message: { key: "fault.no.step", args: { name: "tea" } } },
    ]);
  });
});

test.each((await loadGames()).map(({ slug, cards }) => ({ slug, words: cards.vocabulary })))(
  "$slug: every step has a phrase",
  ({ slug, words }) => {
    const steps = words?.names.steps ?? [];
    for (const step of steps) {
      const text = words && say(printCondition(words, inYour(step)));
      expect(text).not.toContain(slug);
    }
    expect(steps.length).toBeGreaterThan(2);
  },
);

describe("in German", () => {
  beforeAll(() => setLocale("de"));
  afterAll(() => setLocale("en"));
  const d20 = (filter: Filter, count = 1) => say(printFilter(d20Words, filter, { count }));
  test.each<[string, Filter, number]>([
    ["ein Drache oder ein Ritter", { any: [{ subtype: "drake" }, { subtype: "knight" }] }, 1],
    [
      "ein Krieger, der ein Krieger mit Reichweite und ein Ritter ist,",
      { all: [{ stat: { name: "kw-reach", atLeast: 1 } }, { subtype: "knight" }] },
      1,
    ],
    ["zwei Krieger, die nicht Drachen sind,", { not: { subtype: "drake" } }, 2],
    ["ein Krieger, der kein Drache ist,", { not: { subtype: "drake" } }, 1],
    ["ein Krieger mit „Wolf“ im Namen", { nameHas: "Wolf" }, 1],
  ])("%s", (text, filter, count) => {
    expect(d20(filter, count)).toBe(text);
  });
  test("steps", () => {
    expect(say(printCondition(coreWords, inYour("battle")))).toBe("deine Kampfphase läuft");
    expect(say(printCondition(coreWords, { is: "step", steps: ["main", "end"] }))).toBe(
      "eine Hauptphase oder Endphase läuft",
    );
  });
});

describe("filters that compare cards with each other, or name a group", () => {
  test("the highest and the lowest value among those that match the rest", () => {
    const lowest: Filter = { extreme: { which: "lowest", stat: "cost" } };
    expect(printed({ ...lowest, of: "opponent" })).toBe(
      "a spirit the opponent controls with the lowest cost",
    );
    expect(offered({ extreme: { which: "highest", stat: "bp" } })).toEqual(["Rider"]);
    expect(offered(lowest).toSorted()).toEqual(["Drake", "Grey Ghost"]);
    expect(offered({ ...KNIGHT, extreme: { which: "lowest", stat: "bp" } })).toEqual(["Lancer"]);
  });

  test("a value that only the rules read has no highest", () => {
    const filter: Filter = { extreme: { which: "highest", stat: "cannot-block" } };
    const odd = aMain("Odd", { do: "each", from: filter, effect: draw(1) });
    expect(validateCards(vocabulary, [odd])).toHaveLength(1);
  });

  test("the cards that an effect has discarded", () => {
    const from: Filter = { zone: "trash", of: "you", type: "spirit", among: "discarded" };
    expect(printed(from)).toBe("a spirit card in your trash among the cards discarded this way");
    const dig = aMain("Dig", {
      do: "seq",
      effects: [
        { do: "word", word: "mill", args: { who: "you", amount: 2 } },
        { do: "choose", from, then: { do: "move", card: "it", to: "hand" } },
      ],
    });
    expect(validateCards(vocabulary, [dig])).toEqual([]);
    const g = saga({ me: { hand: [dig], trash: [drake], deck: [rider, aMain("Spell", draw(1)), lancer] } });
    g.me.magic("Dig");
    expect(g.offered()).toEqual(["Lancer"]);
    g.pick("Lancer");
    expect(g.me.hand).toEqual(["Lancer"]);
  });
});
