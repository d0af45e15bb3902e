import { describe, expect, test } from "vitest";
import type { Game } from "../../games/game";
import { DECISIVE, type Stake } from "../../games/stake";
import { createGame, type Engine, NONE, zoneOf } from "../../kernel";
import { lanternConfig, lanterns } from "../testing/lanterns";
import {
  forgetSituations,
  keepAsking,
  nextLimit,
  notePass,
  type PassHistory,
  type ResponseSituation,
  whyRepeated,
} from "./pass-history";

const g: Engine = createGame(lanterns.rules, lanternConfig("passes", 2));

/** A window with the given stake. Each `n` has different responses, so it is a different situation. */
function window(stake: Stake | number, n: number, zone = "hand"): ResponseSituation {
  const staked = typeof stake === "number" ? { kind: "life", worth: stake } : stake;
  const game: Game = { ...lanterns, timing: { ...lanterns.timing, stake: () => staked } };
  return {
    game,
    g,
    seat: 1,
    window: "attack",
    wanted: [{ type: `douse ${n}`, card: zoneOf(g.state, zone, 1).cards[0] ?? NONE }],
  };
}

/** Passes in windows with these stakes, one after another in one turn. */
const passed = (...stakes: readonly (Stake | number)[]): PassHistory | null =>
  stakes.reduce<PassHistory | null>((before, stake, i) => notePass(before, window(stake, i)), null);

const why = (before: PassHistory | null, stake: Stake | number) => whyRepeated(before, window(stake, 99));

describe("after passes in the same turn", () => {
  test("the first two windows always prompt", () => {
    expect(why(passed(), 1)).toBeNull();
    expect(why(passed(3), 1)).toBeNull();
  });

  test("after two passes a window prompts only when more is at stake", () => {
    expect(why(passed(1, 3), 3)).toBe("less");
    expect(why(passed(1, 3), 4)).toBeNull();
  });

  test("stakes of different kinds are not compared", () => {
    expect(why(passed(1, 3), { kind: "spirit", worth: 2 })).toBeNull();
  });

  test("after three passes only a window that could lose the game prompts", () => {
    expect(why(passed(1, 2, 3), 5)).toBe("many");
    expect(why(passed(1, 2, 3), DECISIVE)).toBeNull();
  });

  test("the same situation does not prompt twice", () => {
    const before = notePass(null, window(1, 7));
    expect(whyRepeated(before, window(1, 7))).toBe("same");
    expect(whyRepeated(before, window(2, 7))).toBeNull();
    expect(whyRepeated(before, window(1, 8))).toBeNull();
  });

  test("a card that arrived since then prompts", () => {
    expect(whyRepeated(passed(1, 2, 3), window(1, 99, "deck"))).toBeNull();
    expect(whyRepeated(passed(1, 2, 3), window(1, 99))).toBe("many");
  });

  test("the next attack prompts even if it looks the same", () => {
    expect(whyRepeated(forgetSituations(notePass(null, window(1, 7))), window(1, 7))).toBeNull();
  });

  test("a player who wants to be asked on is prompted each time", () => {
    const before = keepAsking(passed(1, 2, 3), g.state.turn.number);
    expect(why(before, 1)).toBeNull();
    expect(why(notePass(before, window(1, 50)), 1)).toBeNull();
  });

  test("a new turn resets the passes", () => {
    const before = passed(1, 3);
    expect(before && why({ ...before, turn: before.turn - 1 }, 1)).toBeNull();
  });

  test("a game without stakes always prompts", () => {
    const before = passed(1, 1, 1, 1, 1);
    expect(whyRepeated(before, { ...window(1, 99), game: lanterns })).toBeNull();
  });
});

test("before a pass, a notice says what will no longer prompt after it", () => {
  const limit = (before: PassHistory | null) => nextLimit(before, window(1, 99).game, g.state.turn.number);
  expect(limit(null)).toBeNull();
  expect(limit(passed(1))).toBe("less");
  expect(limit(passed(1, 2))).toBe("many");
  expect(limit(keepAsking(passed(1, 2), g.state.turn.number))).toBeNull();
});
