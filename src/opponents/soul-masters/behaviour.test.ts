import { describe, expect, test } from "vitest";
import { aUnit, duel, type SoulLayout } from "../../games/soul-masters/testing";
import type { Answer, Seat } from "../../kernel";
import { LEVELS, type LevelName } from "../index";
import { scriptFor } from "./index";

type Game = ReturnType<typeof duel>;
const answerOf = (g: Game, seat: Seat, level: LevelName = "hard"): Answer =>
  scriptFor(g.engine.rules)(level, g.view(seat), "behaviour");
const typeOf = (answer: Answer) => (answer.do === "act" ? answer.action.type : answer.do);
const laid = (layout: SoulLayout) => duel(layout);

describe("attacks", () => {
  test.each(LEVELS)("%s strikes the last blow when it can", (level) => {
    const g = laid({
      at: "choose",
      me: { battleground: [aUnit("Oak", 3, 3)], commanderRests: true },
      foe: { level: 2, hp: 2 },
    });
    expect(typeOf(answerOf(g, 0, level))).toBe("attack");
  });
});

describe("shields", () => {
  const attacked = (shield: number) => {
    const g = laid({
      me: { battleground: [aUnit("Oak", 3, 9)] },
      foe: {
        hand: [aUnit("Shield", 1, 1, { cost: 9, power: shield })],
        battleground: [{ card: aUnit("Bear", 5, 3), resting: true }],
        energy: 0,
      },
    });
    g.me.attack("Oak", "Bear").until("post-defender");
    return g.me.pass();
  };

  test("a good unit is saved by a card", () => {
    expect(typeOf(answerOf(attacked(2), 1))).toBe("shield");
  });

  test("no card is wasted on a shield that saves nothing", () => {
    expect(typeOf(answerOf(attacked(0), 1))).toBe("pass");
  });
});

test("a turn always comes to an end", () => {
  const g = laid({
    at: "choose",
    me: { energy: 6, hand: [aUnit("A"), aUnit("B")], battleground: [aUnit("C", 2, 2)] },
  });
  const { turnOf } = g;
  for (let n = 0; n < 80 && g.turnOf === turnOf && g.decision !== null; n++)
    g.answer(answerOf(g, g.decision.seat));
  expect(g.turnOf).not.toBe(turnOf);
});
