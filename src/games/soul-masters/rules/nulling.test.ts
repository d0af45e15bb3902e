import { describe, expect, test } from "vitest";
import { kw } from "../cards/card";
import { ENEMY_UNIT, OWN_UNIT, on, target, word } from "../cards/parts";
import { anAbility, aUnit, duel, five, kill, resting } from "../testing";

const heal = (n: number) => word("heal", { n });

describe("Null", () => {
  const hush = (until: "turn" | "combat" | "your-upkeep") =>
    anAbility("Hush", target(ENEMY_UNIT, word("null", { card: "target", until })));

  test("SM 24.10.1 a Null unit is ignored: it is not attacked, targeted or counted, and its Taunt has no effect", () => {
    const wall = aUnit("Wall", 1, 9, { keywords: [kw("taunt")], abilities: [on(["on-upkeep"], heal(1))] });
    const g = duel({
      me: { battleground: [aUnit("Oak", 3, 3)], hand: [hush("turn"), kill()] },
      foe: { hp: 10, battleground: [resting(wall), aUnit("Elk")] },
    });
    expect(g.me.victims("Oak")).toEqual(["Wall"]);
    g.me.cast("Hush").pick("Wall").resolve();
    expect(g.me.victims("Oak")).toEqual(["Rival"]);
    expect(g.card("Wall").face).toBe("down");
    expect(g.foe.sees("nulled")).toEqual(["Wall"]);
    expect(g.me.sees("nulled", 1)).toEqual(["Wall"]);
    g.me.casting("Kill");
    expect(g.offered()).toEqual(["Elk"]);
  });

  test("SM 24.10.1, SM 12.21 an attacker or target that becomes Null means no attack damage", () => {
    const own = anAbility("Fade", target(OWN_UNIT, word("null", { card: "target", until: "turn" })));
    const g = duel({
      me: { battleground: [aUnit("Oak", 3, 3)] },
      foe: { hand: [own], battleground: [resting(aUnit("Elk", 1, 1))] },
    });
    g.me.attack("Oak", "Elk");
    g.me.pass();
    g.foe.cast("Fade").pick("Elk").resolve();
    g.fightOn();
    expect(g.zone("Elk")).toBe("nulled");
    expect(g.eventTypes.includes("damage")).toBe(false);
  });

  test("SM 24.10.2 a Null unit still counts towards the five units", () => {
    const own = anAbility("Fade", target(OWN_UNIT, word("null", { card: "target", until: "turn" })));
    const g = duel({ me: { battleground: five, hand: [own, aUnit("Sixth")] } });
    g.me.cast("Fade").pick("Unit 0").resolve();
    expect(g.me.why(g.me.doing("cast", "Sixth")).rule).toBe("SM 10.11");
  });

  test("SM 24.10.2, SM 24.19.1 a Null unit of a Unique character is the one that its player may have", () => {
    const own = anAbility("Fade", target(OWN_UNIT, word("null", { card: "target", until: "turn" })));
    const arsalan = (name: string) => aUnit(name, 1, 1, { unique: "arsalan" });
    const g = duel({ me: { battleground: [arsalan("Old")], hand: [own, arsalan("New")] } });
    g.me.cast("Fade").pick("Old").resolve();
    expect(g.me.why(g.me.doing("cast", "New")).rule).toBe("SM 24.19.1");
  });

  test("SM 24.10.3, SM 24.10.1 a unit that stops being Null is as it was, resting or ready, and has not entered; it does not ready meanwhile", () => {
    const elk = aUnit("Elk", 2, 2, {
      abilities: [{ kind: "trigger", when: { on: "enter", card: "this" }, effect: heal(5) }],
    });
    const g = duel({
      me: { battleground: [resting(elk), aUnit("Oak")] },
      foe: { hand: [hush("your-upkeep")] },
    });
    g.me.pass();
    g.foe.cast("Hush").pick("Elk").resolve();
    g.me.pass();
    g.foe.pass();
    g.me.endTurn();
    g.pass();
    g.pass();
    expect(g.zone("Elk")).toBe("battleground");
    expect(g.resting("Elk")).toBe(true);
    expect(g.stack).toEqual([]);
    g.foe.endTurn();
    g.pass();
    g.pass();
    expect(g.me.victims("Elk")).toEqual(["Rival"]);
  });
});
