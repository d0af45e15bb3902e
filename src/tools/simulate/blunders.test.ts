import { expect, test } from "vitest";
import { battleCores as cores } from "../../games/battle-cores";
import { battleCores } from "../../games/battle-cores/testing";
import { battleOfSouls as souls } from "../../games/battle-of-souls";
import { ENEMY } from "../../games/battle-of-souls/cards/parts";
import { anEquipment, aWarrior, boost, duel as soulsDuel } from "../../games/battle-of-souls/testing";
import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import { beast, saga } from "../../games/battle-spirits-saga/testing";
import { d20Warriors } from "../../games/d20-warriors";
import { at, d20, plain } from "../../games/d20-warriors/testing";
import { soulMasters } from "../../games/soul-masters";
import { damage, ENEMY_UNIT, heal, skill, target } from "../../games/soul-masters/cards/parts";
import { able, anAbility, aSpell, aUnit, duel, resting } from "../../games/soul-masters/testing";
import type { Answer } from "../../kernel";
import { word } from "../../language/build";
import { blunderWatch } from "./blunders";

test("only damage to the player's own Monsters counts as waste", () => {
  const g = battleCores({
    at: "main",
    me: { monsters: ["Echoing Mirror"], hand: ["Level the Board"], points: 9 },
    foe: { monsters: [] },
  });
  const watch = blunderWatch(cores);
  const answer: Answer = { seat: 0, do: "act", action: { type: "activate", card: g.id("Level the Board") } };
  watch.note(g.engine, answer, "easy");
  g.me.activate("Level the Board");
  watch.note(g.engine, { seat: 0, do: "act", action: { type: "end-turn" } }, "easy");
  expect(watch.noted).toEqual([{ kind: "easy", blunder: "waste", what: "activate Level the Board" }]);
});

test("a response counts only if its player gains nothing from it", () => {
  const ward = anAbility("Ward", word("prevent", { n: 3 }), { power: 0 });
  const responses = [3, 4].map((health) => {
    const g = duel({
      me: { hand: [aSpell("Bolt", target(ENEMY_UNIT, damage("target", 3)))] },
      foe: { hand: [ward], battleground: [aUnit("Bear", 4, health)] },
    });
    g.me.cast("Bolt").pick("Bear");
    const watch = blunderWatch(soulMasters);
    const cast: Answer = { seat: 1, do: "act", action: { type: "cast", card: g.id("Ward") } };
    watch.note(g.engine, cast, "hard");
    g.foe.cast("Ward");
    g.resolve().resolve();
    watch.note(g.engine, { seat: 0, do: "act", action: { type: "pass" } }, "hard");
    return watch.noted.map(({ blunder }) => blunder);
  });
  expect(responses[0], "a unit is saved").toEqual([]);
  expect(responses[1], "the unit survives anyway").toEqual(["response"]);
});

test("a risky attack counts only if another one is certain", () => {
  const certain = { me: { field: [at(0, 0, plain("Big", 4))] }, foe: { field: [at(1, 0, plain("Nil", 0))] } };
  const risky = { ...certain, foe: { field: [at(1, 0, plain("Nil", 0)), at(-1, 0, plain("Even", 4))] } };
  const noted = [certain, risky].map((layout) => {
    const g = d20({ placements: 0, ...layout });
    const watch = blunderWatch(d20Warriors);
    for (const action of g.actions().filter(({ type }) => type === "attack"))
      watch.note(g.engine, { seat: 0, do: "act", action }, "hard");
    return watch.noted.map(({ blunder }) => blunder);
  });
  expect(noted[0], "the certain attack").toEqual([]);
  expect(noted[1], "one of two attacks").toEqual(["risk"]);
});

test("an attack is hopeless only if it takes nothing", () => {
  const noted = [1500, 900].map((atk) => {
    const g = soulsDuel({
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1000)] },
      foe: { fighters: [aWarrior("Ash", atk)] },
    });
    const watch = blunderWatch(souls);
    const [action] = g.actions().filter(({ type }) => type === "attack");
    if (action === undefined) throw new Error("no attack");
    watch.note(g.engine, { seat: 0, do: "act", action }, "hard");
    return watch.noted.map(({ blunder }) => blunder);
  });
  expect(noted[0], "into a stronger fighter").toEqual(["hopeless"]);
  expect(noted[1], "into a weaker one").toEqual([]);
});

test("the attack of a commander that stays is not hopeless, whatever it takes", () => {
  const g = duel({ foe: { battleground: [resting(aUnit("Wall", 0, 9))] } });
  const watch = blunderWatch(soulMasters);
  const [action] = g.actions().filter(({ type, target }) => type === "attack" && target === g.id("Wall"));
  if (action === undefined) throw new Error("no attack");
  watch.note(g.engine, { seat: 0, do: "act", action }, "hard");
  expect(watch.noted).toEqual([]);
});

test("an attack without any die to roll is hopeless", () => {
  const g = d20({
    placements: 0,
    me: { field: [at(0, 0, plain("Nil", 0))] },
    foe: { field: [at(1, 0, plain("Big", 4))] },
  });
  const watch = blunderWatch(d20Warriors);
  for (const action of g.actions().filter(({ type }) => type === "attack"))
    watch.note(g.engine, { seat: 0, do: "act", action }, "hard");
  expect(watch.noted.map(({ blunder }) => blunder)).toEqual(["hopeless"]);
});

test("strength for another player's fighter is a gift", () => {
  const g = soulsDuel({
    me: { fighters: [aWarrior("Oak", 1000)], hand: [anEquipment("Gift", boost(500, ENEMY))] },
    foe: { fighters: [aWarrior("Ash", 1500)] },
  });
  const watch = blunderWatch(souls);
  watch.note(g.engine, { seat: 0, do: "act", action: { type: "activate", card: g.id("Gift") } }, "hard");
  g.me.activate("Gift");
  while (g.decision?.kind === "pick" || (g.decision?.kind === "act" && g.decision.window !== undefined)) {
    if (g.decision.kind === "pick") g.pick("Ash");
    else g.pass();
  }
  watch.note(g.engine, { seat: 0, do: "act", action: { type: "end-turn" } }, "hard");
  expect(watch.noted.map(({ blunder }) => blunder)).toEqual(["gift"]);
});

test("a pass counts if an action would have brought something for nothing", () => {
  const nursed = (n: number) =>
    duel({ me: { hp: 10, commanderRests: true, battleground: [able("Nurse", skill([], heal(n)))] } });
  const noted = [0, 1].map((n) => {
    const g = nursed(n);
    const watch = blunderWatch(soulMasters);
    watch.note(g.engine, { seat: 0, do: "act", action: { type: "pass" } }, "hard");
    return watch.noted.map(({ blunder }) => blunder);
  });
  expect(noted).toEqual([[], ["idle"]]);
});

test("a core that is left in the reserve counts only if it would have raised a level", () => {
  const noted = [1, 2].map((cores) => {
    const g = saga({
      stops: "all",
      me: { spirits: [{ card: beast("Pup"), cores }], reserve: 1, soul: "void" },
    });
    const watch = blunderWatch(battleSpiritsSaga);
    watch.note(g.engine, { seat: 0, do: "act", action: { type: "end-main" } }, "hard");
    return watch.noted.map(({ blunder }) => blunder);
  });
  expect(noted).toEqual([[], ["idle"]]);
});
