import { expect, test } from "vitest";
import { at, d20, plain, special } from "../../testing";
import { bonus, diceOf, fight, numbers, printed } from "../testing";

const beast = (name: string) => special(name, { subtype: "beast" });

test("Packleader Wolf: has +1 to its numbers for each other Beast of its player next to it, up to +2", () => {
  const pack = [at(1, 0, beast("One")), at(0, 1, beast("Two")), at(-1, 0, beast("Three"))];
  const wolf = at(0, 0, "Packleader Wolf");
  const wolfWith = (...others: typeof pack) =>
    numbers(d20({ me: { field: [wolf, ...others] } }), "Packleader Wolf");
  expect(wolfWith()).toEqual(printed("Packleader Wolf"));
  expect(wolfWith(...pack.slice(0, 1))).toEqual(printed("Packleader Wolf", 1));
  expect(wolfWith(...pack)).toEqual(printed("Packleader Wolf", 2));
});

test("Packleader Wolf: ignores other kinds, face-down Beasts, distant ones and those of the opponent", () => {
  const g = d20({
    me: {
      field: [
        at(0, 0, "Packleader Wolf"),
        at(1, 0, plain("Stone")),
        at(0, 1, beast("Asleep"), "down"),
        at(2, 2, beast("Far")),
      ],
    },
    foe: { field: [at(-1, 0, beast("Stranger"))] },
  });
  expect(numbers(g, "Packleader Wolf")).toEqual(printed("Packleader Wolf"));
});

test("Cornered Boar: has +5 in a battle that it starts with fewer dice", () => {
  const g = d20({ me: { field: [at(0, 0, "Cornered Boar")] }, foe: { field: [at(1, 0, plain("Big", 4))] } });
  fight(g, "Cornered Boar", "Big", 10, 14);
  expect(g.battle?.bonus).toEqual([5, 0]);
  expect(g.face("Big")).toBe("down");
  expect(bonus(g, "Cornered Boar")).toBe(0);
});

test("Cornered Boar: gets nothing with equal dice or in defence", () => {
  const g = d20({
    me: { field: [at(0, 0, "Cornered Boar")] },
    foe: { field: [at(1, 0, plain("Small")), at(-1, 0, plain("Big", 4))] },
  });
  fight(g, "Cornered Boar", "Small", 20, 1);
  expect(g.battle?.bonus).toEqual([0, 0]);
  g.me.endTurn();
  fight(g, "Big", "Cornered Boar", 10, 8);
  expect(g.battle?.bonus).toEqual([0, 0]);
  expect(g.face("Cornered Boar")).toBe("down");
});

test("Blooded Hound: gains 2 for the turn with each battle won", () => {
  const g = d20({
    me: { field: [at(0, 0, "Blooded Hound")] },
    foe: { field: [at(1, 0, plain("A")), at(0, 1, plain("B"))] },
  });
  fight(g, "Blooded Hound", "A", 20, 1);
  expect(bonus(g, "Blooded Hound")).toBe(2);
  fight(g, "Blooded Hound", "B", 20, 1);
  expect(bonus(g, "Blooded Hound")).toBe(4);
  g.me.endTurn();
  expect(bonus(g, "Blooded Hound")).toBe(0);
});

test("Blooded Hound: gains nothing for a lost battle", () => {
  const g = d20({ me: { field: [at(0, 0, "Blooded Hound")] }, foe: { field: [at(1, 0, plain("A"))] } });
  expect(bonus(fight(g, "Blooded Hound", "A", 1, 20), "Blooded Hound")).toBe(0);
});

test("Grudge Bear: gives the Warrior that beats it a lasting −1 to all its numbers", () => {
  const g = d20({
    me: { field: [at(0, 0, "Grudge Bear")] },
    foe: { field: [at(1, 0, plain("Victor", [3, 3, 3, 3, 3, 0, 2, 3]))] },
  });
  fight(g, "Grudge Bear", "Victor", 1, 20);
  expect(numbers(g, "Victor")).toEqual([2, 2, 2, 2, 2, 0, 1, 2]);
  g.me.endTurn();
  expect(numbers(g, "Victor")).toEqual([2, 2, 2, 2, 2, 0, 1, 2]);
});

test("Grudge Bear: does nothing when it wins", () => {
  const g = d20({ me: { field: [at(0, 0, "Grudge Bear")] }, foe: { field: [at(1, 0, plain("Loser", 3))] } });
  expect(numbers(fight(g, "Grudge Bear", "Loser", 20, 1), "Loser")).toEqual(Array(8).fill(3));
});

test("Sabre Lynx: rolls one more die after the roll when it attacks diagonally", () => {
  const g = d20({
    me: { field: [at(0, 0, "Sabre Lynx")] },
    foe: { field: [at(1, 1, plain("Corner")), at(1, 0, plain("Edge"))] },
  });
  fight(g, "Sabre Lynx", "Corner", 2, 10, { then: [19] });
  expect(diceOf(g)[0]?.at(-1)).toBe(19);
  expect(g.face("Corner")).toBe("down");
  const straight = printed("Sabre Lynx")[2];
  fight(g, "Sabre Lynx", "Edge", 20, 1);
  expect(diceOf(g)[0]).toHaveLength(straight ?? -1);
});
