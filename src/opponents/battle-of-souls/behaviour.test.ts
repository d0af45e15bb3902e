import { describe, expect, test } from "vitest";
import { destroy, ENEMY, target } from "../../games/battle-of-souls/cards/parts";
import { anElite, aTactic, aWarrior, duel } from "../../games/battle-of-souls/testing";
import type { Answer, Seat } from "../../kernel";
import { LEVELS, type LevelName } from "../index";
import { scriptFor } from "./index";

type Game = ReturnType<typeof duel>;
const answerOf = (g: Game, seat: Seat, level: LevelName = "hard"): Answer =>
  scriptFor(g.engine.rules)(level, g.view(seat), "behaviour");
const typeOf = (answer: Answer) => (answer.do === "act" ? answer.action.type : answer.do);

describe("attacks", () => {
  test.each(LEVELS)("%s strikes the last blow when it can", (level) => {
    const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 1500)], sp: 15000 }, foe: { sp: 1000 } });
    expect(typeOf(answerOf(g, 0, level))).toBe("attack");
  });

  test("it enters the battle phase for a good attack, and not for a bad one", () => {
    const against = (atk: number) =>
      duel({ me: { fighters: [aWarrior("Oak", 1500)] }, foe: { fighters: [aWarrior("Ash", atk)] } });
    expect(typeOf(answerOf(against(1000), 0))).toBe("to-battle");
    const held = against(2500);
    held.me.battle();
    expect(typeOf(answerOf(held, 0))).toBe("end-battle");
  });
});

test("it promotes a fighter that has its kill tokens", () => {
  const g = duel({
    me: { fighters: [{ card: aWarrior("Oak", 1200), kills: 3 }], hand: [anElite("Big", 2600, 2600)] },
  });
  expect(answerOf(g, 0)).toMatchObject({ action: { type: "deploy", card: g.id("Big") } });
});

test("it sets tactics, and activates them when they help", () => {
  const trap = aTactic("Trap", target(ENEMY, destroy("target")));
  expect(typeOf(answerOf(duel({ me: { hand: [trap], fighters: [aWarrior("Oak")] } }), 0))).toBe("set");
  const g = duel({
    at: "battle",
    me: { fighters: [aWarrior("Oak", 2500)] },
    foe: { fighters: [aWarrior("Ash")], tactics: [trap] },
  });
  g.me.attack("Oak", "Ash");
  expect(typeOf(answerOf(g, 1))).toBe("activate");
});

test("a turn always comes to an end", () => {
  const g = duel({ me: { hand: [aWarrior("A"), aWarrior("B"), aTactic("T")], fighters: [aWarrior("C")] } });
  for (let n = 0; n < 60 && g.turnOf === 0 && g.decision !== null; n++)
    g.answer(answerOf(g, g.decision.seat));
  expect(g.turnOf).toBe(1);
});
