import { describe, expect, test } from "vitest";
import type { Seat } from "../../../kernel";
import { at, type D20Scenario, d20, plain, type TestCard } from "../testing";
import { canWait } from "./moments";

/** The windows of a battle in which this seat is asked and should be prompted for this Flash card. */
function windowsFor(g: D20Scenario, name: string, seat: Seat): string[] {
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

/** The opponent attacks the player who holds the card. */
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
  return windowsFor(g, name, 0);
}

describe("prompts for Flash cards", () => {
  test("prompts after the roll for a card that counts after the roll", () => {
    expect(attacked("Iron Resolve")).toEqual(["dice"]);
    expect(attacked("Thunderclap")).toEqual(["dice"]);
    expect(attacked("Loaded Dice")).toEqual(["dice"]);
    expect(attacked("Trapdoor")).toEqual(["dice"]);
    expect(attacked("Last Stand")).toEqual(["dice"]);
  });

  test("prompts before the roll only for a card that changes the dice rolled", () => {
    expect(attacked("Rally Horn")).toEqual(["attack"]);
    expect(attacked("Marching Orders")).toEqual(["attack"]);
  });

  test("prompts before and after the roll when other Warriors depend on the affected one", () => {
    expect(attacked("Second Wind")).toEqual(["dice"]);
    expect(attacked("Second Wind", ["Packleader Wolf"])).toEqual(["attack", "dice"]);
  });

  test("does not prompt in a battle for a card that does not affect it", () => {
    expect(attacked("Fresh Orders")).toEqual([]);
    expect(attacked("Interrogation")).toEqual([]);
  });

  test("prompts the attacker not right after the declaration, but after a response", () => {
    const attack = () => {
      const g = d20({
        me: { field: FIELD.mine, hand: ["Rally Horn"] },
        foe: { field: FIELD.theirs, hand: ["Fresh Orders"] },
        dice: [10, 9, 3, 4],
        stops: "all",
      });
      return g.me.attack("Mine", "Theirs");
    };
    expect(windowsFor(attack(), "Rally Horn", 0)).toEqual([]);
    const g = attack();
    g.pass();
    g.foe.flash("Fresh Orders");
    expect(windowsFor(g, "Rally Horn", 0)).toEqual(["attack"]);
  });

  test("does not prompt at the end of the opponent's turn unless one's own deck is empty", () => {
    const ending = (deck?: readonly TestCard[]) => {
      const g = d20({ active: 1, me: { hand: ["Fresh Orders"], ...(deck && { deck }) }, stops: "all" });
      g.foe.endTurn();
      return windowsFor(g, "Fresh Orders", 0);
    };
    expect(ending()).toEqual([]);
    expect(ending([])).toEqual(["turn-end"]);
  });

  test("prompts before an attack only for a card that changes attack targets, with an attack possible", () => {
    const drawn = (name: string, x: number) => {
      const field = [at(x, 0, plain("Theirs", 2))];
      const g = d20({
        active: 1,
        at: "initial draw",
        me: { field: FIELD.mine, hand: [name] },
        foe: { field },
        stops: ["turn-start"],
      });
      return windowsFor(g, name, 0);
    };
    expect(drawn("Sudden Fog", 1)).toEqual(["turn-start"]);
    expect(drawn("Sudden Fog", 3)).toEqual([]);
    expect(drawn("Iron Resolve", 1)).toEqual([]);
  });
});
