import { describe, expect, test } from "vitest";
import { kw } from "../../games/soul-masters/cards/card";
import {
  damage,
  ENEMY_UNIT,
  energy,
  hit as hitAny,
  koTarget,
  skill,
  target,
  whenever,
} from "../../games/soul-masters/cards/parts";
import {
  able,
  aCore,
  anAbility,
  aReserve,
  aSpell,
  aUnit,
  duel,
  keyed,
  resting,
  type SoulLayout,
  started,
} from "../../games/soul-masters/testing";
import type { Answer, Seat } from "../../kernel";
import { word } from "../../language/build";
import { LEVELS, type LevelName, randomFrom } from "../index";
import { scriptFor } from "./index";

type Game = ReturnType<typeof duel>;
const answerOf = (g: Game, seat: Seat, level: LevelName = "hard"): Answer =>
  scriptFor(g.engine.rules)(level, g.view(seat), "behaviour");
const typeOf = (answer: Answer) => (answer.do === "act" ? answer.action.type : answer.do);
const gameWith = (layout: SoulLayout) => duel(layout);

/** The opponent plays seat 0 until its turn ends or it takes an action of this type. The other player passes. */
function playUntil(g: Game, type?: string): readonly string[] {
  const done: string[] = [];
  const { turnOf } = g;
  for (let n = 0; n < 120 && g.turnOf === turnOf && g.decision !== null && !done.includes(type ?? ""); n++) {
    const answer = answerOf(g, g.decision.seat);
    if (g.decision.seat === 0) done.push(typeOf(answer));
    g.answer(answer);
  }
  g.leaveOpen();
  return done;
}
/** The first attacker and its target. Empty if it ends the turn without an attack. */
function firstAttack(g: Game): readonly (string | undefined)[] {
  for (let n = 0; n < 60 && g.decision?.seat === 0; n++) {
    const answer = answerOf(g, 0);
    if (answer.do === "act" && answer.action.type === "attack") {
      const { card = -1, target: victim = -1 } = answer.action;
      return [card, victim].map((id) => g.state.cards[id]?.def);
    }
    if (typeOf(answer) === "end-turn") break;
    g.answer(answer);
  }
  return [];
}

describe("attacks", () => {
  test.each(LEVELS)("%s makes the winning attack if it can", (level) => {
    const g = gameWith({
      at: "choose",
      me: { battleground: [aUnit("Oak", 3, 3)], commanderRests: true },
      foe: { level: 2, hp: 2 },
    });
    expect(typeOf(answerOf(g, 0, level))).toBe("attack");
  });

  test("attacks the commander if no unit is exposed", () => {
    const g = gameWith({
      at: "choose",
      me: { battleground: [aUnit("Oak", 3, 3)], commanderRests: true },
      foe: { battleground: [aUnit("Elm", 1, 1)] },
    });
    expect(firstAttack(g)).toEqual(["Oak", "Rival"]);
  });

  test("prefers a good exposed unit to the commander", () => {
    const g = gameWith({
      at: "choose",
      me: { battleground: [aUnit("Oak", 2, 3)], commanderRests: true },
      foe: { battleground: [{ card: aUnit("Elm", 4, 2), resting: true }] },
    });
    expect(firstAttack(g)).toEqual(["Oak", "Elm"]);
  });

  test("takes the last health of a level, even if the commander evolves", () => {
    const g = gameWith({
      at: "choose",
      me: { battleground: [aUnit("Oak", 3, 3)], commanderRests: true },
      foe: { hp: 1 },
    });
    expect(firstAttack(g)).toEqual(["Oak", "Rival"]);
  });

  test("does not attack a unit that deals back more than it is worth", () => {
    const g = gameWith({
      at: "choose",
      me: { battleground: [aUnit("Oak", 4, 2)], commanderRests: true },
      foe: { battleground: [{ card: keyed("Thorn", 2, 5, kw("riposte")), resting: true }] },
    });
    expect(firstAttack(g)).toEqual(["Oak", "Rival"]);
  });
});

describe("shields", () => {
  const attacked = (shield: number) => {
    const g = gameWith({
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

  test("saves a good unit with a card", () => {
    expect(typeOf(answerOf(attacked(2), 1))).toBe("shield");
  });

  test("saves a good unit in a simulated game too", () => {
    const g = attacked(2);
    const { player } = scriptFor(g.engine.rules).searched;
    expect(typeOf(player.quick(g.engine, randomFrom("quick")))).toBe("shield");
  });

  test("wastes no card on a shield that saves nothing", () => {
    expect(typeOf(answerOf(attacked(0), 1))).toBe("pass");
  });

  const struck = (foe: SoulLayout["foe"]) => {
    const g = gameWith({ me: { battleground: [aUnit("Oak", 3, 9)] }, foe: { energy: 0, ...foe } });
    g.me.attack("Oak", g.foe.commander).until("post-defender");
    return g.me.pass();
  };
  const shields = (n: number, power: number) =>
    Array.from({ length: n }, (_, i) => aUnit(`Card ${power}${i}`, 1, 1, { cost: 9, power }));

  test.each(LEVELS)("%s saves its last health", (level) => {
    expect(typeOf(answerOf(struck({ level: 2, hp: 3, hand: shields(1, 1) }), 1, level))).toBe("shield");
  });

  test("does not spend its last cards on damage a healthy commander can take", () => {
    expect(typeOf(answerOf(struck({ hand: shields(1, 1) }), 1))).toBe("pass");
  });

  test("shields with a strong card if it has enough cards", () => {
    expect(typeOf(answerOf(struck({ hand: shields(7, 3) }), 1))).toBe("shield");
  });
});

describe("responses", () => {
  const ward = anAbility("Ward", word("prevent", { n: 3 }), { power: 0 });
  const bolt = (n: number) => aSpell("Bolt", target(ENEMY_UNIT, damage("target", n)));
  const hit = (health: number) => {
    const g = gameWith({
      me: { hand: [bolt(3)] },
      foe: { hand: [ward], battleground: [aUnit("Bear", 4, health)] },
    });
    g.me.cast("Bolt").pick("Bear");
    return g.leaveOpen();
  };

  test("prevents damage that would KO a good unit", () => {
    expect(typeOf(answerOf(hit(3), 1))).toBe("cast");
  });

  test("does not prevent harmless damage", () => {
    expect(typeOf(answerOf(hit(4), 1))).toBe("pass");
  });

  test("responds neither to a spell that would do nothing nor to its own", () => {
    const g = gameWith({
      me: { hand: [bolt(3), ward] },
      foe: { battleground: [aUnit("Bear", 4, 3)] },
    });
    g.me.cast("Bolt").pick("Bear");
    g.foe.pass();
    expect(["cast", "shield"]).not.toContain(typeOf(answerOf(g.leaveOpen(), 0)));
  });

  test.each(LEVELS)("%s picks no target without effect if another would lose health", (level) => {
    const g = gameWith({
      me: { hand: [aSpell("Bolt", hitAny(1))] },
      foe: { battleground: [aUnit("Wall", 1, 5)] },
    });
    g.me.cast("Bolt");
    const { decision, state } = g;
    const options = decision?.kind === "pick" ? decision.options : [];
    const targets = Array.from({ length: 20 }, (_, n) => {
      const answer = scriptFor(g.engine.rules)(level, g.view(0), `target ${n}`);
      const at = answer.do === "pick" ? (answer.picks[0] ?? -1) : -1;
      return state.cards[options[at]?.card ?? -1]?.def;
    });
    g.leaveOpen();
    expect([...new Set(targets)]).toEqual([g.foe.commander]);
  });

  const intercepted = (guard: ReturnType<typeof aUnit>, foe: SoulLayout["foe"]) => {
    const g = gameWith({
      me: { battleground: [aUnit("Oak", 3, 9)] },
      foe: { battleground: [guard], energy: 0, ...foe },
    });
    g.me.attack("Oak", g.foe.commander).until("defender");
    return g.leaveOpen();
  };

  test("saves the last health with a unit with Intercept", () => {
    const g = intercepted(keyed("Guard", 1, 1, kw("intercept")), { level: 2, hp: 2 });
    expect(typeOf(answerOf(g, 1))).toBe("intercept");
  });

  test("intercepts an attack that does it no harm", () => {
    expect(typeOf(answerOf(intercepted(keyed("Wall", 1, 4, kw("intercept")), {}), 1))).toBe("intercept");
  });

  test("does not give away a good unit for a little health", () => {
    expect(typeOf(answerOf(intercepted(keyed("Hero", 5, 3, kw("intercept")), {}), 1))).toBe("pass");
  });
});

describe("turns", () => {
  test("places two energy while the field is small", () => {
    const g = gameWith({
      at: "choose",
      me: { energy: 1, hand: ["A", "B", "C", "D"].map((name) => aUnit(name, 2, 2, { cost: 3 })) },
    });
    expect(playUntil(g).filter((type) => type.startsWith("energy"))).toHaveLength(2);
  });

  test("casts the largest unit it can pay for", () => {
    const g = gameWith({
      at: "choose",
      me: { energy: 6, hand: [aUnit("Pup", 1, 1), aUnit("Bear", 5, 5, { cost: 6 })] },
    });
    playUntil(g, "cast");
    expect(g.top?.def).toBe("Bear");
  });

  test("plays a core face up", () => {
    const core = aCore("Fount", {
      kind: "activated",
      cost: [{ pay: "word", word: "rest-this" }],
      effect: word("heal", { n: 1 }),
    });
    expect(playUntil(gameWith({ at: "choose", me: { energy: 2, hand: [core] } }))).toContain("energy-up");
  });

  test("turns leftover energy into resources and buys a card of the Reserve", () => {
    const spear = aReserve("weapon", "Spear", { cost: 1 });
    const g = gameWith({ at: "choose", me: { energy: 6, resources: 0, reserve: [spear] } });
    const done = playUntil(g);
    expect(done.includes("convert") || done.includes("cast")).toBe(true);
    expect(g.me.zone_("equipment")).toEqual(["Spear"]);
  });

  test("does not enter Main Phases repeatedly without a worthwhile action", () => {
    const miner = able("Miner", skill([energy(2)], word("generate", { n: 1 })));
    const g = gameWith({
      at: "choose",
      me: { energy: 2, commanderRests: true, battleground: [{ card: miner, resting: true }] },
    });
    expect(playUntil(g).filter((type) => type === "main-phase").length).toBeLessThan(2);
  });

  test.each(LEVELS)("%s enters no Main Phase in which it could do nothing", (level) => {
    const g = gameWith({ at: "choose", me: { energy: 2, commanderRests: true } });
    for (let n = 0; n < 20; n++) {
      const answer = scriptFor(g.engine.rules)(level, g.view(0), `behaviour ${n}`);
      expect(typeOf(answer)).not.toBe("main-phase");
    }
  });

  test("enters no Main Phase for an action refuted by the opponent's best reply", () => {
    const revenge = whenever({ on: "ko", card: "this" }, target(ENEMY_UNIT, damage("target", 9)));
    const feat = aReserve("feat", "Fall", { cost: 1, effect: koTarget(ENEMY_UNIT) });
    const battleground = [resting(aUnit("Pup", 1, 1)), resting(aUnit("Dragon", 9, 9))];
    const g = gameWith({
      at: "choose",
      me: { energy: 2, commanderRests: true, resources: 3, reserve: [feat], battleground },
      foe: { battleground: [able("Bomb", revenge), able("Trap", revenge)] },
    });
    expect(typeOf(answerOf(g, 0))).not.toBe("main-phase");
  });

  test("always ends its turn", () => {
    const g = gameWith({
      at: "choose",
      me: { energy: 6, hand: [aUnit("A"), aUnit("B")], battleground: [aUnit("C", 2, 2)] },
    });
    const { turnOf } = g;
    playUntil(g);
    expect(g.turnOf).not.toBe(turnOf);
  });
});

test("takes the first turn", () => {
  const g = started();
  expect(answerOf(g, g.decision?.seat ?? 0)).toMatchObject({ do: "pick", picks: [0] });
  g.leaveOpen();
});

test("exchanges the expensive cards of the first hand and keeps the early ones", () => {
  const g = started();
  g.at(0);
  const { decision, state } = g;
  const seat = decision?.seat ?? 0;
  const hand = g.view(seat).cards.filter(({ zone }) => state.zones[zone]?.key === "hand");
  const dear = hand.slice(0, 2).map(({ def }) => def);
  const cards = Object.fromEntries(
    Object.entries(g.engine.rules.cards).map(([name, card]) => [
      name,
      dear.includes(name)
        ? { ...card, stats: { ...card.stats, cost: 5 } }
        : { ...card, stats: { ...card.stats, cost: 1 } },
    ]),
  );
  const answer = scriptFor({ ...g.engine.rules, cards })("hard", g.view(seat), "behaviour");
  const changed = answer.do === "pick" ? answer.picks : [];
  const options = decision?.kind === "pick" ? decision.options : [];
  const isDear = (at: number) => dear.includes(state.cards[options[at]?.card ?? -1]?.def ?? "");
  expect(changed.length).toBeGreaterThan(0);
  expect(changed).toEqual(options.flatMap((_, at) => (isDear(at) ? [at] : [])));
  g.leaveOpen();
});

test("takes an idle action when a loop that was ended leaves nothing else to do", () => {
  const g = gameWith({ me: { energy: [aCore("Fount")] } });
  const view = g.view(0);
  const idle = view.actions.filter(({ type }) => type === "crystal");
  expect(idle.length, "an energy card can make a crystal").toBeGreaterThan(0);
  for (const level of LEVELS) {
    const answer = scriptFor(g.engine.rules)(level, { ...view, actions: idle }, "behaviour");
    expect(typeOf(answer), level).toBe("crystal");
  }
  g.leaveOpen();
});
