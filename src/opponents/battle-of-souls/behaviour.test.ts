import { describe, expect, test } from "vitest";
import {
  atk,
  destroy,
  draw,
  ENEMY,
  OWN,
  sp as paying,
  target,
} from "../../games/battle-of-souls/cards/parts";
import { anElite, anEquipment, aTactic, aWarrior, duel } from "../../games/battle-of-souls/testing";
import { type Answer, type Config, everyAction, type Seat } from "../../kernel";
import { LEVELS, type LevelName } from "../index";
import { sideSpOf, spOf } from "./board";
import { evaluate, WEIGHTS } from "./evaluation";
import { scriptFor } from "./index";

type Game = ReturnType<typeof duel>;
const answerOf = (g: Game, seat: Seat, level: LevelName = "hard"): Answer =>
  scriptFor(g.engine.rules)(level, g.view(seat), "behaviour");
const typeOf = (answer: Answer) => (answer.do === "act" ? answer.action.type : answer.do);

describe("attacks", () => {
  test.each(LEVELS)("%s makes the winning attack if it can", (level) => {
    const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 1500)], sp: 15000 }, foe: { sp: 1000 } });
    expect(typeOf(answerOf(g, 0, level))).toBe("attack");
  });

  test("enters the battle phase for a good attack but not for a bad one", () => {
    const against = (atk: number) =>
      duel({ me: { fighters: [aWarrior("Oak", 1500)] }, foe: { fighters: [aWarrior("Ash", atk)] } });
    expect(typeOf(answerOf(against(1000), 0))).toBe("to-battle");
    const held = against(2500);
    held.me.battle();
    expect(typeOf(answerOf(held, 0))).toBe("end-battle");
  });
});

test("does not enter a battle phase in which it has nothing to do", () => {
  const g = duel({ me: { fighters: [aWarrior("Oak", 1500)] }, foe: { fighters: [aWarrior("Ash", 2500)] } });
  expect(typeOf(answerOf(g, 0))).toBe("end-turn");
});

test("first makes the attack that clears the way for the other one", () => {
  const g = duel({
    at: "battle",
    me: { fighters: [aWarrior("Small", 1000), aWarrior("Big", 1800)] },
    foe: { fighters: [aWarrior("Wall", 1700)] },
  });
  expect(answerOf(g, 0)).toMatchObject({ action: { card: g.id("Big"), target: g.id("Wall") } });
});

describe("One-Turn equipment", () => {
  const whetstone = anEquipment("Stone", target(OWN, atk(500)));
  const sides = {
    me: { fighters: [aWarrior("Oak", 1200)], hand: [whetstone] },
    foe: { fighters: [aWarrior("Ash", 1500)] },
  };

  test("is used when it makes an attack possible", () => {
    expect(answerOf(duel(sides), 0)).toMatchObject({ action: { type: "activate" } });
  });

  test("is kept when it does not, or when there is no battle phase", () => {
    const tooBig = duel({ ...sides, foe: { fighters: [aWarrior("Ash", 2500)] } });
    expect(typeOf(answerOf(tooBig, 0))).toBe("end-turn");
    expect(typeOf(answerOf(duel({ ...sides, turn: 1 }), 0))).toBe("end-turn");
  });
});

test("values an Elite Warrior above three kill tokens, even if it is hardly stronger", () => {
  const g = duel({
    me: { fighters: [{ card: aWarrior("Oak", 1400), kills: 3 }], hand: [anElite("Knight", 1900, 1400)] },
    foe: { fighters: [aWarrior("Ash", 1700)] },
  });
  expect(answerOf(g, 0)).toMatchObject({ action: { type: "deploy", card: g.id("Knight") } });
});

test("pays no SP that it needs to win with the next attack", () => {
  const drug = anEquipment("Drug", draw(3), { cost: [paying(100)] });
  const at = (sp: number) =>
    duel({
      me: { sp, fighters: [aWarrior("Oak", 1500)], hand: [drug] },
      foe: { fighters: [aWarrior("Ash", 2000)] },
    });
  expect(typeOf(answerOf(at(5000), 0))).toBe("activate");
  expect(typeOf(answerOf(at(550), 0))).toBe("end-turn");
});

test("promotes a fighter that has its kill tokens", () => {
  const g = duel({
    me: { fighters: [{ card: aWarrior("Oak", 1200), kills: 3 }], hand: [anElite("Big", 2600, 2600)] },
  });
  expect(answerOf(g, 0)).toMatchObject({ action: { type: "deploy", card: g.id("Big") } });
});

test("sets tactics and activates them when they help", () => {
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

test("always ends its turn", () => {
  const g = duel({ me: { hand: [aWarrior("A"), aWarrior("B"), aTactic("T")], fighters: [aWarrior("C")] } });
  for (let n = 0; n < 60 && g.turnOf === 0 && g.decision !== null; n++)
    g.answer(answerOf(g, g.decision.seat));
  expect(g.turnOf).toBe(1);
});

describe("teams", () => {
  const valueWith = (mate: readonly ReturnType<typeof aWarrior>[]) =>
    evaluate(duel({ teams: [0, 0, 1, 1], foe: { fighters: mate }, others: [{}, {}] }).engine, 0, WEIGHTS);

  test("have the value of all their members' assets", () => {
    expect(valueWith([aWarrior("Oak", 1500)]) - valueWith([])).toBeGreaterThan(1);
  });

  test("count shared SP once and divided SP for each member", () => {
    const sideOf = (options: Config["options"]) => {
      const { engine } = duel({ teams: [0, 0, 1, 1], options, others: [{}, {}] });
      return sideSpOf(engine, [0, 1]) / spOf(engine, 0);
    };
    expect(sideOf({})).toBe(1);
    expect(sideOf({ sp: "split" })).toBe(2);
  });

  test("responds to an attack on a teammate's fighter", () => {
    const trap = aTactic("Trap", target(ENEMY, destroy("target")));
    const g = duel({
      active: 2,
      at: "battle",
      teams: [0, 0, 1, 1],
      me: { tactics: [trap] },
      foe: { fighters: [{ card: aWarrior("Mate", 1500), kills: 3 }] },
      others: [{ fighters: [aWarrior("Bear", 2500)] }, {}],
    });
    const attack = everyAction(g.view(2).actions).find(({ type }) => type === "attack");
    if (attack === undefined) throw new Error("no attack");
    g.answer({ seat: 2, do: "act", action: attack });
    while (g.decision?.kind === "act" && g.decision.window !== undefined && g.decision.seat !== 0) g.pass();
    expect(typeOf(answerOf(g, 0))).toBe("activate");
  });
});

test("values kill tokens more on one fighter than spread, and most with the next class in hand", () => {
  const worth = (one: number, two: number, isNext: boolean) => {
    const fighters = [
      { card: aWarrior("Oak"), kills: one },
      { card: aWarrior("Elm"), kills: two },
    ];
    const g = duel({ me: { fighters, hand: [isNext ? anElite("Knight") : aWarrior("Spare")] } });
    return evaluate(g.engine, 0, WEIGHTS);
  };
  expect(worth(3, 0, false)).toBeGreaterThan(worth(2, 1, false));
  expect(worth(3, 0, true)).toBeGreaterThan(worth(3, 0, false));
});
