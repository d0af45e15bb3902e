import { describe, expect, test } from "vitest";
import { testGame } from "../testing/game";
import {
  configOf,
  defaultPlan,
  drawSeed,
  modesOf,
  optionsFor,
  optionValue,
  problemsAt,
  tableSetup,
} from "./plan";
import { fallbackNames } from "./start";

const NAMES = ["You", "Opponent"];
const keys = (mode: Parameters<typeof optionsFor>[1]) => optionsFor(testGame, mode).map(({ key }) => key);

describe("a plan", () => {
  test("begins with practice against the opponent and a deck for each seat", () => {
    const plan = defaultPlan(testGame);
    expect(plan).toMatchObject({ mode: "opponent", level: "easy", openHands: false, seed: "" });
    expect(plan.seats).toEqual([
      { name: "", deck: "iron" },
      { name: "", deck: "fire" },
    ]);
  });

  test("becomes a config: names cleaned and filled in, decks as lists, every option written down", () => {
    const plan = {
      ...defaultPlan(testGame),
      seats: [
        { name: " Ann\u202e ", deck: "fire" },
        { name: "", deck: "iron" },
      ],
    };
    expect(configOf(testGame, plan, "seed", NAMES)).toEqual({
      game: "d20-warriors",
      seed: "seed",
      seats: [
        { name: "Ann", deck: ["Wolf", "Spark"] },
        { name: "Opponent", deck: ["Guard", "Guard", "Wolf"] },
      ],
      options: { flash: true },
    });
  });

  test("a draft brings no decks, and has the options of its chapter", () => {
    const plan = { ...defaultPlan(testGame), mode: "draft-two" as const, options: { packSize: 15 } };
    const config = configOf(testGame, plan, "s", NAMES);
    expect(config.seats.map((seat) => seat.deck)).toEqual([[], []]);
    expect(config.options).toEqual({ flash: true, draft: true, packSize: 15 });
  });

  test("says who sits where", () => {
    expect(tableSetup(testGame, { ...defaultPlan(testGame), level: "hard" }).seats).toEqual([
      { kind: "person" },
      { kind: "opponent", level: "hard" },
    ]);
    expect(tableSetup(testGame, defaultPlan(testGame, "two")).seats).toEqual([
      { kind: "person" },
      { kind: "person" },
    ]);
  });
});

describe("what can be chosen", () => {
  test("drafting is a mode, offered by games that have it", () => {
    expect(modesOf(testGame)).toContain("draft-opponent");
    expect(modesOf({ ...testGame, options: [] })).toEqual(["opponent", "two"]);
  });

  test("options of the chapter on drafting stand only with a draft", () => {
    expect(keys("two")).toEqual(["flash"]);
    expect(keys("draft-two")).toEqual(["flash", "packSize"]);
  });

  test("an option that nobody touched has its first value", () => {
    const plan = defaultPlan(testGame);
    const [flash] = testGame.options;
    expect(optionValue(flash!, plan)).toBe(true);
    expect(optionValue(flash!, { ...plan, options: { flash: false } })).toBe(false);
  });
});

test("seats without a name: people go by the house's names, opponents never do", () => {
  const house = ["Ann", "Bela"];
  expect(fallbackNames(defaultPlan(testGame), house)).toEqual(["Ann", "Opponent"]);
  expect(fallbackNames(defaultPlan(testGame), [])).toEqual(["Player", "Opponent"]);
  expect(fallbackNames(defaultPlan(testGame, "two"), house)).toEqual(house);
  expect(fallbackNames(defaultPlan(testGame, "two"), ["Ann"])).toEqual(["Ann", "Player 2"]);
});

test("problems stand at their place and at all that holds it", () => {
  const plan = { ...defaultPlan(testGame), options: { flash: false } };
  const problems = testGame.rules.problems(configOf(testGame, plan, "", NAMES));
  expect(problemsAt(problems, "seats.1")).toHaveLength(1);
  expect(problemsAt(problems, "seats.1.deck")).toHaveLength(1);
  expect(problemsAt(problems, "seats.0")).toEqual([]);
  expect(problemsAt(problems, "seats.10")).toEqual([]);
});

test("seeds differ and can be written down", () => {
  const seeds = Array.from({ length: 50 }, drawSeed);
  expect(new Set(seeds).size).toBe(50);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{7}-[0-9a-z]{7}$/);
});
