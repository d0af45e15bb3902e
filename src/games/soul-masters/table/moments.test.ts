import { describe, expect, test } from "vitest";
import { stopsFor } from "../../../testing/stops";
import { kw } from "../cards/card";
import { draw, hit } from "../cards/parts";
import { able, anAbility, aSpell, aUnit, duel, keyed, resting, type Side } from "../testing";
import type { SoulScenario } from "../testing/scenario";
import { canWait } from "./moments";
import { isPointless } from "./pointless";

const bolt = anAbility("Bolt", hit(2));
const insight = anAbility("Insight", draw(1), { power: 0 });
const shield = (power: number) => aUnit("Shield", 1, 1, { power });
const oak = aUnit("Oak", 3, 5);

const stopsIn = (g: SoulScenario, seat: 0 | 1 = 1) => stopsFor(g, { canWait, isPointless }, seat);

/** A game in which Oak attacks the other commander. */
const attacked = (foe: Side): SoulScenario => {
  const g = duel({ me: { battleground: [oak] }, foe });
  g.me.attack("Oak", "Rival");
  return g;
};

describe("the attacked player gets one prompt for an attack", () => {
  test("SM 12.20 for a shield, before damage is dealt", () => {
    expect(stopsIn(attacked({ hand: [shield(2)] }))).toEqual(["priority in post-defender"]);
  });

  test("SM 12.20 for a card that hits the attacker", () => {
    expect(stopsIn(attacked({ hand: [bolt] }))).toEqual(["priority in post-defender"]);
  });

  test("SM 12.19 for Intercept, in the Defender step", () => {
    const foe = { battleground: [keyed("Guard", 1, 1, kw("intercept"))] };
    expect(stopsIn(attacked(foe))).toEqual(["defender in defender"]);
  });

  test("SM 12.15 gets none for a card that only draws", () => {
    expect(stopsIn(attacked({ hand: [insight] })).filter((stop) => stop.includes("defender"))).toEqual([]);
  });

  test("SM 13.1 gets none for a shield without power", () => {
    expect(stopsIn(attacked({ hand: [shield(0)] }))).toEqual([]);
  });

  test("SM 6.6 gets one for a unit only if shields save it", () => {
    const onUnit = (power: number, health: number) => {
      const g = duel({
        me: { battleground: [oak] },
        foe: { battleground: [resting(aUnit("Reed", 1, health))], hand: [shield(power)] },
      });
      g.me.attack("Oak", "Reed");
      return stopsIn(g);
    };
    expect(onUnit(1, 3)).toEqual(["priority in post-defender"]);
    expect(onUnit(1, 2)).toEqual([]);
    expect(onUnit(1, 4)).toEqual([]);
  });
});

describe("prompts about items on the stack", () => {
  const ofMine = (hand: Side["hand"]) => duel({ me: { hand }, foe: { hand: [bolt] } });

  test("SM 15.4 a player gets no prompt before their own card resolves", () => {
    const g = duel({ me: { hand: [aSpell("Lore", draw(1)), bolt] } });
    g.me.cast("Lore");
    expect(stopsIn(g, 0)).toEqual([]);
  });

  test("SM 15.4 the other player gets no prompt if the item does not affect them", () => {
    const g = ofMine([aSpell("Lore", draw(1))]);
    g.me.cast("Lore");
    expect(canWait(g.engine, 1, "main", g.foe.doing("cast", "Bolt"))).toBe(true);
  });

  test("SM 15.4 the player whose card it targets gets a prompt", () => {
    const g = duel({ me: { hand: [bolt] }, foe: { hand: [shield(2)] } });
    g.me.cast("Bolt").pick("Rival");
    expect(canWait(g.engine, 1, "main", { ...g.foe.doing("shield", "Shield"), target: g.id("Rival") })).toBe(
      false,
    );
  });

  test("SM 15.4 the player whose card is responded to gets a prompt", () => {
    const g = duel({ me: { hand: [aSpell("Lore", draw(1)), bolt] }, foe: { hand: [bolt] } });
    g.me.cast("Lore");
    g.foe.cast("Bolt").pick("Chief");
    expect(canWait(g.engine, 0, "main", g.me.doing("cast", "Bolt"))).toBe(false);
  });
});

test("SM 8.16 energy that would be lost may still be spent at the end of the opponent's turn", () => {
  const g = duel({ at: "choose", foe: { hand: [insight] } });
  g.me.endTurn();
  expect(stopsIn(g)).toEqual(["priority in end"]);
});

test("SM 17.12 a skill limited to one step opens a prompt in that step", () => {
  const watch = able("Watch", { kind: "activated", when: ["pre-defender"], effect: draw(1) });
  expect(stopsIn(attacked({ battleground: [watch] }))).toEqual(["priority in pre-defender"]);
});
