import { describe, expect, test } from "vitest";
import { kw, onFlash } from "../../games/battle-spirits-saga/cards/card";
import { bp, choose, destroyOne, foes, gainLife, own } from "../../games/battle-spirits-saga/cards/parts";
import {
  aMagic,
  aMain,
  beast,
  burstCard,
  type SagaLayout,
  type SagaScenario,
  saga,
  strong,
} from "../../games/battle-spirits-saga/testing";
import type { Answer, Seat } from "../../kernel";
import { LEVELS, type LevelName } from "../index";
import { scriptFor } from "./index";

function answerOf(g: SagaScenario, seat: Seat, level: LevelName = "hard"): Answer {
  return scriptFor(g.engine.rules)(level, g.view(seat), "behaviour");
}

const gameWith = (layout: SagaLayout) => saga({ stops: "all", ...layout });
const picked = (answer: Answer) => (answer.do === "pick" ? answer.picks.length : -1);
const typeOf = (answer: Answer) => (answer.do === "act" ? answer.action.type : answer.do);

const small = strong("Small", 2000);
const big = strong("Big", 6000);

describe("attacks", () => {
  test.each(LEVELS)("%s attacks the last life if it cannot be blocked", (level) => {
    const g = gameWith({ at: "attack", me: { spirits: [small] }, foe: { life: 1 } });
    expect(typeOf(answerOf(g, 0, level))).toBe("attack");
  });

  test("does not attack into a stronger blocker", () => {
    const g = gameWith({
      at: "attack",
      me: { spirits: [small] },
      foe: { spirits: [big], reserve: 0, soul: "void" },
    });
    expect(typeOf(answerOf(g, 0))).toBe("end-attack");
  });

  test("attacks if no blocker could win", () => {
    const g = gameWith({
      at: "attack",
      me: { spirits: [big] },
      foe: { spirits: [small], reserve: 0, soul: "void" },
    });
    expect(typeOf(answerOf(g, 0))).toBe("attack");
  });
});

describe("winning turns", () => {
  const snipe = aMain("Snipe", destroyOne(foes()));
  const winning = (foeSpirit: SagaLayout["foe"]) =>
    gameWith({ me: { spirits: [big], hand: [snipe] }, foe: { life: 1, ...foeSpirit } });

  test.each(LEVELS)("%s spends no card on a spirit that cannot block if it wins anyway", (level) => {
    const g = winning({ spirits: [{ card: small, exhausted: true }] });
    expect(typeOf(answerOf(g, 0, level))).toBe("end-main");
  });

  test("removes the spirit that would block the winning attack", () => {
    const g = winning({ spirits: [small] });
    expect(typeOf(answerOf(g, 0))).toBe("magic");
  });
});

describe("blocks", () => {
  const attacked = (foe: SagaLayout["foe"], attacker = big) => {
    const g = saga({
      at: "attack",
      stops: ["flash"],
      me: { spirits: [attacker], reserve: 0, soul: "void" },
      ...(foe && { foe }),
    });
    g.me.attack(attacker.name);
    g.foe.pass();
    g.me.pass();
    expect(g.decision?.prompt.key).toBe("prompt.battle-spirits-saga.block");
    return g.leaveOpen();
  };

  test("blocks with a weaker spirit to save the last life", () => {
    expect(picked(answerOf(attacked({ spirits: [small], life: 1 }), 1))).toBe(1);
  });

  test("blocks with a spirit that beats the attacker", () => {
    expect(picked(answerOf(attacked({ spirits: [big] }, small), 1))).toBe(1);
  });

  test("does not sacrifice a blocker while it has enough life", () => {
    expect(
      picked(answerOf(attacked({ spirits: [strong("Worthy", 5000, { symbols: ["red", "red"] })] }), 1)),
    ).toBe(0);
  });
});

describe("flash and bursts", () => {
  const boost = aMagic("Boost", onFlash(choose(own(), bp(3000, "it", "battle"))));

  test("uses magic that wins a battle", () => {
    const even = strong("Even", 5000);
    const g = saga({
      at: "attack",
      stops: ["flash"],
      me: { spirits: [big] },
      foe: { spirits: [even], hand: [boost] },
    });
    g.me.attack("Big");
    g.foe.pass();
    g.me.pass();
    g.pick("Even");
    expect(typeOf(answerOf(g.leaveOpen(), 1))).toBe("magic");
  });

  test("does not waste magic on a battle that is already won", () => {
    const g = saga({
      at: "attack",
      stops: ["flash"],
      me: { spirits: [small] },
      foe: { spirits: [big], hand: [boost] },
    });
    g.me.attack("Small");
    g.foe.pass();
    g.me.pass();
    g.pick("Big");
    expect(typeOf(answerOf(g.leaveOpen(), 1))).toBe("pass");
  });

  test("does not pass cores back and forth between two spirits with Awaken", () => {
    for (const cores of [2, 3, 4, 5]) {
      const lion = beast("Lion", { keywords: [kw("awaken")] });
      const boar = beast("Boar", { keywords: [kw("awaken")] });
      const g = saga({
        at: "attack",
        stops: ["flash"],
        me: { spirits: [{ card: lion, cores }, { card: boar, cores }, small], reserve: 0 },
        foe: { spirits: [big], reserve: 0 },
      });
      g.me.attack("Lion");
      let awakened = 0;
      for (let n = 0; n < 60 && g.decision !== null && g.decision.kind !== "pick"; n++) {
        const answer = answerOf(g, g.decision.seat);
        if (typeOf(answer) === "awaken") awakened++;
        if (g.decision.seat === 0 && g.decision.kind === "act" && g.decision.window === undefined) break;
        g.answer(answer);
      }
      g.leaveOpen();
      expect(awakened, `with ${cores} cores each`).toBeLessThan(4);
    }
  });

  test("sets a burst, and activates it when it has an effect", () => {
    const g = gameWith({ me: { hand: [burstCard("Trap")], reserve: 0, soul: "void" } });
    expect(typeOf(answerOf(g, 0))).toBe("set-burst");
    const hit = saga({
      at: "attack",
      stops: ["burst"],
      me: { spirits: [big] },
      foe: { burst: burstCard("Snare", gainLife(1)) },
    });
    hit.me.attack("Big");
    for (let n = 0; n < 9 && hit.foe.life === 5; n++) hit.answer(answerOf(hit, 1));
    expect(typeOf(answerOf(hit, 1))).toBe("answer");
    hit.leaveOpen();
  });
});

describe("cores", () => {
  test("pays for a spirit with idle cores, dropping no other below LV1", () => {
    const fed = beast("Fed", { levels: [{ cores: 1, bp: 4000 }] });
    const recruit = strong("Recruit", 4000);
    const g = gameWith({
      me: { spirits: [{ card: fed, cores: 3 }, small], hand: [recruit], reserve: 0, soul: "void" },
    });
    expect(answerOf(g, 0)).toMatchObject({ do: "act", action: { type: "summon" } });
    g.me.summoning("Recruit");
    while (g.decision?.kind === "allot") g.answer(answerOf(g, 0));
    expect(g.me.spirits).toEqual(["Fed", "Small", "Recruit"]);
  });

  test.each(LEVELS)("%s destroys none of its own spirits to pay if it can pay otherwise", (level) => {
    const fed = beast("Fed", {
      levels: [
        { cores: 1, bp: 4000 },
        { cores: 3, bp: 6000 },
      ],
    });
    const g = gameWith({
      me: {
        spirits: [{ card: fed, cores: 4 }, small],
        hand: [strong("Recruit", 4000)],
        reserve: 0,
        soul: "void",
      },
    });
    g.me.summoning("Recruit");
    while (g.decision?.kind === "allot") g.answer(answerOf(g, 0, level));
    expect(g.me.spirits).toEqual(["Fed", "Small", "Recruit"]);
  });

  test("raises a level with idle cores", () => {
    const g = gameWith({ me: { spirits: [{ card: beast("Pup"), cores: 1 }], reserve: 2, soul: "void" } });
    expect(answerOf(g, 0)).toMatchObject({ do: "act", action: { type: "add-core" } });
  });

  test("raises a level with the soul core when no other core is left", () => {
    const g = gameWith({ me: { spirits: [{ card: beast("Pup"), cores: 2 }], reserve: 0, soul: "reserve" } });
    expect(answerOf(g, 0)).toMatchObject({ do: "act", action: { type: "add-core" } });
    g.answer(answerOf(g, 0));
    expect(g.level("Pup")).toBe(2);
  });

  test("does not move cores that reach no level", () => {
    const g = gameWith({ me: { spirits: [{ card: beast("Pup"), cores: 1 }], reserve: 1, soul: "void" } });
    expect(typeOf(answerOf(g, 0))).toBe("end-main");
  });

  test("keeps magic that would do nothing", () => {
    const dud = aMain("Dud", choose({ of: "opponent" }, bp(-1000)));
    const g = gameWith({ me: { hand: [dud] } });
    expect(typeOf(answerOf(g, 0))).toBe("end-main");
  });
});

test("always ends its main step", () => {
  const g = gameWith({
    me: {
      spirits: [
        { card: beast("Pup", { keywords: [kw("awaken")] }), cores: 5 },
        { card: beast("Cub"), cores: 2 },
      ],
      hand: [beast("Kit")],
    },
  });
  for (let n = 0; n < 30 && g.step === "main"; n++) g.answer(answerOf(g, 0));
  expect(g.step).toBe("attack");
});
