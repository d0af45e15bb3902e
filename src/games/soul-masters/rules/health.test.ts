import { describe, expect, test } from "vitest";
import type { Ability } from "../../../language";
import { adds, word } from "../cards/parts";
import { anAbility, aUnit, duel, levels } from "../testing";

const oak = aUnit("Oak", 3, 3);

describe("evolution", () => {
  test("SM 6.5, SM 6.6, SM 6.7, SM 6.8, SM 25.8 at 0 health the next level takes over with its own health, a card and a resource; further damage is lost", () => {
    const g = duel({ me: { battleground: [aUnit("Oak", 9, 9)] }, foe: { hp: 3, hand: [aUnit("A")] } });
    g.me.attack("Oak", "Rival").until("end-of-combat");
    expect(g.foe.commander).toBe("Rival 1");
    expect(g.foe.hp).toBe(15);
    expect(g.foe.hand).toHaveLength(2);
    expect(g.foe.resources).toBe(1);
    expect(g.foe.zone_("levels")).toEqual(["Rival", "Rival 2"]);
    const order = g.eventTypes.filter((type) => ["become", "evolve", "draw", "generate"].includes(type));
    expect(order).toEqual(["become", "become", "evolve", "draw", "generate"]);
  });

  test("SM 6.7 evolving with an empty deck loses the game", () => {
    const g = duel({ me: { battleground: [oak] }, foe: { hp: 3, deck: [] } });
    g.me.attack("Oak", "Rival").until("post-defender");
    g.pass();
    g.pass();
    expect(g.state.outcome).toMatchObject({ winners: [0], cause: "soul-masters.no-cards" });
  });

  test("SM 6.8 evolving without resources left generates none", () => {
    const none = duel({ me: { battleground: [oak] }, foe: { hp: 3, resources: 6, resourceDeck: 0 } });
    none.me.attack("Oak", "Rival").fightOn();
    expect(none.foe.commander).toBe("Rival 1");
    expect(none.foe.resources).toBe(6);
  });

  test("SM 6.9 a commander without a further level loses the game at once", () => {
    const g = duel({ me: { battleground: [oak] }, foe: { hp: 3, level: 2 } });
    g.me.attack("Oak", "Rival 2").until("post-defender");
    g.pass();
    g.pass();
    expect(g.state.outcome).toMatchObject({ winners: [0], cause: "soul-masters.no-health", rule: "SM 6.9" });
  });

  test("SM 6.12, SM 14.11.1 both commanders falling to one instruction is a draw", () => {
    const end = anAbility("End", word("lose-hp", { who: "each", n: 5 }));
    const g = duel({ me: { hp: 3, level: 2, hand: [end] }, foe: { hp: 3, level: 2 } });
    g.me.cast("End");
    g.resolve();
    expect(g.state.outcome).toMatchObject({ winners: [] });
  });

  test("SM 6.4, SM 25.12 healing stops at the Max HP of the level in use", () => {
    const salve = anAbility("Salve", word("heal", { n: 5 }));
    const g = duel({ me: { hp: 13, level: 1, hand: [salve] } });
    g.me.cast("Salve");
    g.resolve();
    expect(g.me.hp).toBe(15);
  });

  test("SM 6.6, SM 6.5 a second damage of the same effect hits the new health in full", () => {
    const twice = anAbility("Twice", {
      do: "seq",
      effects: [
        word("damage", { card: "enemy-commander", n: 4 }),
        word("damage", { card: "enemy-commander", n: 4 }),
      ],
    });
    const g = duel({ me: { hand: [twice] }, foe: { hp: 3 } });
    g.me.cast("Twice");
    g.resolve();
    expect(g.foe.commander).toBe("Rival 1");
    expect(g.foe.hp).toBe(11);
  });

  test("SM 6.13 an attacking commander that evolves continues its attack, resting, with its bonus and the new level's Atk, and does not trigger ON ATTACK again", () => {
    const onAttack: Ability = {
      kind: "trigger",
      when: { on: "on-attack", card: "this" },
      effect: word("heal", { n: 1 }),
    };
    const trio = levels("Boss", { abilities: [onAttack] });
    const sting = anAbility("Sting", word("damage", { card: "enemy-commander", n: 3 }));
    const rage = anAbility("Rage", adds(["atk"], "your-commander", 2, "combat"));
    const g = duel({ me: { commander: trio, hp: 2, hand: [rage] }, foe: { hand: [sting] } });
    g.me.attack("Boss", "Rival");
    g.resolve();
    g.me.cast("Rage");
    g.resolve();
    g.me.pass();
    g.foe.cast("Sting");
    g.resolve();
    expect(g.me.commander).toBe("Boss 1");
    expect(g.stack).toEqual([]);
    expect(g.fight).toEqual(["Boss 1", "Rival"]);
    expect(g.resting("Boss 1")).toBe(true);
    g.fightOn();
    expect(g.foe.hp).toBe(14);
  });

  test("SM 6.22 the price of a resource is that of the level in use", () => {
    const g = duel({ me: { level: 2, energy: 1 } });
    g.me.convert();
    expect(g.me.resources).toBe(1);
    expect(g.me.ready).toBe(0);
  });
});
