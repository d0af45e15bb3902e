import { describe, expect, test } from "vitest";
import type { Seat } from "../../../kernel";
import { at, type D20Scenario, d20, plain, type TestCard } from "../testing";
import { canWait } from "./moments";

/** The windows of a battle in which this Flash card of a seat should be asked for, of those in which the seat is asked. */
function wanted(g: D20Scenario, name: string, seat: Seat): string[] {
  const found: string[] = [];
  for (;;) {
    const { decision } = g;
    if (decision?.kind !== "act" || decision.window === undefined) return found;
    const action = { type: "flash", card: g.id(name, seat) };
    if (decision.seat === seat && !canWait(g.engine, seat, decision.window, action))
      found.push(decision.window);
    g.pass();
  }
}

const FIELD = {
  mine: [at(0, 0, plain("Mine", 2)), at(0, 1, plain("Fallen"), "down")],
  theirs: [at(1, 0, plain("Theirs", 2))],
};

/** The opponent attacks whoever holds the card. */
function attacked(name: string, mine: readonly TestCard[] = []) {
  const others = mine.map((card, i) => at(-1, i, card));
  const g = d20({
    active: 1,
    me: { field: [...FIELD.mine, ...others], hand: [name] },
    foe: { field: FIELD.theirs },
    dice: [10, 9, 3, 4],
    stops: "all",
  });
  g.foe.attack("Theirs", "Mine");
  return wanted(g, name, 0);
}

describe("a Flash card that can be played as well later is not asked for", () => {
  test("in a battle: one that counts when the dice lie, before they do", () => {
    expect(attacked("Iron Resolve")).toEqual(["dice"]);
    expect(attacked("Thunderclap")).toEqual(["dice"]);
    expect(attacked("Loaded Dice")).toEqual(["dice"]);
    expect(attacked("Trapdoor")).toEqual(["dice"]);
    expect(attacked("Last Stand")).toEqual(["dice"]);
  });

  test("in a battle: one that makes the throw, when the dice lie", () => {
    expect(attacked("Rally Horn")).toEqual(["attack"]);
    expect(attacked("Marching Orders")).toEqual(["attack"]);
  });

  test("but is at both where a Warrior in play means something to the others", () => {
    expect(attacked("Second Wind")).toEqual(["dice"]);
    expect(attacked("Second Wind", ["Packleader Wolf"])).toEqual(["attack", "dice"]);
  });

  test("in a battle: one that is about no battle", () => {
    expect(attacked("Fresh Orders")).toEqual([]);
    expect(attacked("Interrogation")).toEqual([]);
  });

  test("by the attacker as the attack has just been declared, but once it has been answered", () => {
    const attack = () => {
      const g = d20({
        me: { field: FIELD.mine, hand: ["Rally Horn"] },
        foe: { field: FIELD.theirs, hand: ["Fresh Orders"] },
        dice: [10, 9, 3, 4],
        stops: "all",
      });
      return g.me.attack("Mine", "Theirs");
    };
    expect(wanted(attack(), "Rally Horn", 0)).toEqual([]);
    const g = attack();
    g.pass();
    g.foe.flash("Fresh Orders");
    expect(wanted(g, "Rally Horn", 0)).toEqual(["attack"]);
  });

  test("at the end of the opponent's turn, unless there is nothing left to draw in one's own", () => {
    const ending = (deck?: readonly TestCard[]) => {
      const g = d20({ active: 1, me: { hand: ["Fresh Orders"], ...(deck && { deck }) }, stops: "all" });
      g.foe.endTurn();
      return wanted(g, "Fresh Orders", 0);
    };
    expect(ending()).toEqual([]);
    expect(ending([])).toEqual(["turn-end"]);
  });

  test("before an attack, unless it says whom one may attack and somebody may be", () => {
    const drawn = (name: string, x: number) => {
      const field = [at(x, 0, plain("Theirs", 2))];
      const g = d20({
        active: 1,
        at: "initial draw",
        me: { field: FIELD.mine, hand: [name] },
        foe: { field },
        stops: ["turn-start"],
      });
      return wanted(g, name, 0);
    };
    expect(drawn("Sudden Fog", 1)).toEqual(["turn-start"]);
    expect(drawn("Sudden Fog", 3)).toEqual([]);
    expect(drawn("Iron Resolve", 1)).toEqual([]);
  });
});
