import { describe, expect, test } from "vitest";
import { EMPTY_DECK } from "../../decks/deck-list";
import { battleOfSouls } from "../../games/battle-of-souls";
import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import { GAME_SLUGS, loadGame } from "../../games/registry";
import type { SavedDeck } from "../../store/decks/saved-deck";
import { ringGame } from "../../table/testing/ring";
import { seatName } from "../../text";
import {
  canDraft,
  configOf,
  deckOf,
  defaultPlan,
  levelOf,
  optionsFor,
  optionValue,
  type Plan,
  problemsAt,
  seatCounts,
  tableSetup,
  withLevel,
  withOwnDecks,
  withSeats,
  withTeams,
} from "./plan";
import { randomSeed } from "./random-seed";
import { seriesOf, seriesOfPlan } from "./series";
import { shownDeckOf } from "./shown-deck-of";
import { fallbackNames } from "./start";

/** The ring with two seats. */
const GAME = ringGame({ seats: 2 });
const NAMES = ["You", "Opponent"];
const keys = () => optionsFor(d20Warriors, defaultPlan(d20Warriors)).map(({ key }) => key);

describe("a plan", () => {
  test("starts as practice against the opponent with a deck for each seat", () => {
    const plan = defaultPlan(GAME);
    expect(plan).toMatchObject({ openHands: false, across: false, seed: "" });
    expect(levelOf(plan)).toBe("easy");
    expect(plan.seats).toEqual([
      { who: { kind: "person" }, name: "", deck: "wood" },
      { who: { kind: "opponent", level: "easy" }, name: "", deck: "grove" },
    ]);
  });

  test("becomes a config: names cleaned and filled in, decks as lists, every option written down", () => {
    const plan = {
      ...defaultPlan(GAME),
      seats: [
        { who: { kind: "person" } as const, name: " Ann\u202e ", deck: "grove" },
        { who: { kind: "person" } as const, name: "", deck: "wood" },
      ],
    };
    expect(configOf(GAME, plan, "seed", NAMES)).toEqual({
      game: "ring",
      seed: "seed",
      seats: [
        { name: "Ann", deck: GAME.deck.starters[1]?.cards },
        { name: "Opponent", deck: GAME.deck.starters[0]?.cards },
      ],
      options: { coats: true },
    });
  });

  test("names the players by seat", () => {
    expect(tableSetup(GAME, withLevel(defaultPlan(GAME), "hard")).seats).toEqual([
      { kind: "person" },
      { kind: "opponent", level: "hard" },
    ]);
    expect(tableSetup(GAME, defaultPlan(GAME, "two")).seats).toEqual([
      { kind: "person" },
      { kind: "person" },
    ]);
  });
});

describe("own decks", () => {
  const own: SavedDeck = {
    ...EMPTY_DECK,
    id: "mine",
    game: "ring",
    name: "Mine",
    cards: ["a", "b"],
    side: ["c"],
    revision: 1,
    savedAt: 1,
  };
  const chosen = (deck: string): Plan => {
    const plan = withOwnDecks(GAME, defaultPlan(GAME), [own]);
    return { ...plan, seats: plan.seats.map((seat, i) => (i === 0 ? { ...seat, deck } : seat)) };
  };

  test("are played with like starter decks", () => {
    expect(configOf(GAME, chosen("mine"), "seed", NAMES).seats[0]?.deck).toEqual(["a", "b"]);
  });

  test("that are deleted while they are chosen make way for a starter deck", () => {
    const plan = withOwnDecks(GAME, chosen("mine"), []);
    expect(deckOf(GAME, plan, plan.seats[0]?.deck ?? "")).toBe(GAME.deck.starters[0]);
  });

  test("show others at the screen only their name", () => {
    expect(shownDeckOf(GAME, own, true)).toMatchObject({ name: "Mine", faces: [], theme: "", plan: "" });
  });
});

const forTwenty = ringGame({ teams: [2, 3] });

describe("default decks", () => {
  const decksOf = (game: Game, count: number) =>
    withSeats(game, defaultPlan(game), count).seats.map(({ deck }) => deck);

  test.each(GAME_SLUGS)("of %s have no colour in common", async (slug) => {
    const game = await loadGame(slug);
    const coloursOf = (id: string) => game.deck.starters.find((deck) => deck.id === id)?.colours ?? [];
    const [mine, theirs] = decksOf(game, 2).map(coloursOf);
    expect(mine).not.toEqual([]);
    expect(theirs).not.toEqual([]);
    expect(mine?.filter((colour) => theirs?.includes(colour))).toEqual([]);
  });

  test("are used again only when all of them are used", () => {
    const count = battleOfSouls.deck.starters.length;
    expect(new Set(decksOf(battleOfSouls, count)).size).toBe(count);
    expect(new Set(decksOf(battleOfSouls, 2 * count).slice(count)).size).toBe(count);
  });
});

describe("teams", () => {
  const plan = defaultPlan(forTwenty);

  test("are of one size, so only some numbers of seats can be chosen", () => {
    expect(seatCounts(forTwenty, 2)).toEqual([4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(seatCounts(forTwenty, 3)).toEqual([6, 9, 12, 15, 18]);
  });

  test("choosing teams adds the seats they need; choosing none removes no seats", () => {
    expect(withTeams(forTwenty, plan, 2).seats).toHaveLength(4);
    expect(withTeams(forTwenty, withSeats(forTwenty, plan, 7), 2).seats).toHaveLength(8);
    expect(withTeams(forTwenty, withSeats(forTwenty, plan, 20), 3).seats).toHaveLength(18);
    expect(withTeams(forTwenty, withTeams(forTwenty, plan, 2), 0)).toMatchObject({ teams: 0 });
  });

  test("members sit next to each other; a player without a team has none", () => {
    const teamsIn = (count: number, teams: number) =>
      configOf(forTwenty, withSeats(forTwenty, { ...plan, teams }, count), "s", []).seats.map(
        ({ team }) => team,
      );
    expect(teamsIn(6, 2)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(teamsIn(6, 3)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(teamsIn(3, 0)).toEqual([undefined, undefined, undefined]);
  });

  test("scripted members of a person's team are team mates", () => {
    expect(fallbackNames(withTeams(forTwenty, plan, 2), ["Ann"])).toEqual([
      "Ann",
      "Team mate 2",
      "Opponent 3",
      "Opponent 4",
    ]);
    expect(seatName("Mitspieler 3")).toBe("Team mate 3");
  });

  test("with people in both teams scripted players are called neither mates nor opponents", () => {
    const both = withTeams(forTwenty, plan, 2);
    const seats = both.seats.map((seat, i) =>
      i === 2 ? { ...seat, who: { kind: "person" as const } } : seat,
    );
    expect(fallbackNames({ ...both, seats }, ["Ann", "", "Bob"])).toEqual([
      "Ann",
      "Player 2",
      "Bob",
      "Player 4",
    ]);
  });
});

describe("more than two seats", () => {
  const forFour = ringGame({ seats: 4 });

  test("are offered by games that allow them", () => {
    expect(seatCounts(GAME)).toEqual([2]);
    expect(seatCounts(forFour)).toEqual([2, 3, 4]);
    expect(seatCounts(forTwenty).at(-1)).toBe(20);
  });

  test("new seats are scripted opponents of the same level, with the decks in turn; the others do not change", () => {
    const two = withLevel(defaultPlan(forFour), "medium");
    const four = withSeats(forFour, two, 4);
    expect(four.seats.slice(0, 2)).toEqual(two.seats);
    expect(four.seats.slice(2)).toEqual([
      { who: { kind: "opponent", level: "medium" }, name: "", deck: "wood" },
      { who: { kind: "opponent", level: "medium" }, name: "", deck: "grove" },
    ]);
    expect(withSeats(forFour, four, 3).seats).toEqual(four.seats.slice(0, 3));
    expect(fallbackNames(four, ["Ann"])).toEqual(["Ann", "Opponent 2", "Opponent 3", "Opponent 4"]);
    expect(configOf(forFour, four, "s", []).seats).toHaveLength(4);
  });

  test("only two people can share a flat screen", () => {
    const across = (plan: ReturnType<typeof defaultPlan>) =>
      tableSetup(GAME, { ...plan, across: true }).across;
    expect(across(defaultPlan(GAME, "two"))).toBe(true);
    expect(across(defaultPlan(GAME))).toBeUndefined();
    expect(across(withSeats(forFour, defaultPlan(forFour, "two"), 3))).toBeUndefined();
  });
});

describe("a series of games", () => {
  const withSides = ringGame({ seats: 4, sideDecks: [["Felt Coat"], []] });
  const series = { ...defaultPlan(withSides), series: true };

  test("includes the side decks when it is chosen", () => {
    expect(seriesOf(withSides, series)).toEqual({ bestOf: 3, sideDecks: [["Felt Coat"], []] });
    expect(seriesOf(withSides, defaultPlan(withSides))).toBeUndefined();
  });

  test("is offered when the rules have one, for the number of sides they state, with decks of one's own", () => {
    expect(seriesOfPlan(withSides, series)?.rule).toBe("R 7");
    expect(seriesOfPlan(GAME, series)).toBeNull();
    expect(seriesOfPlan(withSides, withSeats(withSides, series, 3))).toBeNull();
    expect(seriesOf(withSides, withSeats(withSides, series, 3))).toBeUndefined();
  });
});

describe("available choices", () => {
  test("drafting is offered by games that have it", () => {
    expect(canDraft(d20Warriors)).toBe(true);
    expect(canDraft(GAME)).toBe(false);
  });

  test("the draft and its options are no options of a match", () => {
    expect(keys()).toEqual(["oops"]);
  });

  test("an option for two seats or for teams is offered and written down only there", () => {
    const only = (key: string) => {
      const two = defaultPlan(battleOfSouls);
      const six = withTeams(battleOfSouls, withSeats(battleOfSouls, two, 6), 2);
      return [two, withSeats(battleOfSouls, two, 3), six].map((plan) => {
        const isOffered = optionsFor(battleOfSouls, plan).some((option) => option.key === key);
        expect(key in configOf(battleOfSouls, plan, "", []).options).toBe(isOffered);
        return isOffered;
      });
    };
    expect(only("payments")).toEqual([true, false, false]);
    expect(only("sp")).toEqual([false, false, true]);
    expect(only("first-battle")).toEqual([false, false, true]);
    expect(only("places")).toEqual([true, true, true]);
  });

  test("an unchanged option has its first value", () => {
    const plan = defaultPlan(GAME);
    const [coats] = GAME.setup.options;
    expect(optionValue(coats!, plan)).toBe(true);
    expect(optionValue(coats!, { ...plan, options: { coats: false } })).toBe(false);
  });
});

test("of seats without a name, only people get the stock names", () => {
  const defaultNames = ["Ann", "Bela"];
  expect(fallbackNames(defaultPlan(GAME), defaultNames)).toEqual(["Ann", "Opponent"]);
  expect(fallbackNames(defaultPlan(GAME), [])).toEqual(["Player", "Opponent"]);
  expect(fallbackNames(defaultPlan(GAME, "two"), defaultNames)).toEqual(defaultNames);
  expect(fallbackNames(defaultPlan(GAME, "two"), ["Ann"])).toEqual(["Ann", "Player 2"]);
});

test("problems are listed at their place and at every place that contains it", () => {
  const plan = { ...defaultPlan(GAME), options: { coats: false } };
  const problems = GAME.rules.board.problems(configOf(GAME, plan, "", NAMES));
  expect(problemsAt(problems, "seats.1")).toHaveLength(1);
  expect(problemsAt(problems, "seats.1.deck")).toHaveLength(1);
  expect(problemsAt(problems, "seats.0")).toEqual([]);
  expect(problemsAt(problems, "seats.10")).toEqual([]);
});

test("seeds differ and are short enough to write down", () => {
  const seeds = Array.from({ length: 50 }, randomSeed);
  expect(new Set(seeds).size).toBe(50);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{7}-[0-9a-z]{7}$/);
});
