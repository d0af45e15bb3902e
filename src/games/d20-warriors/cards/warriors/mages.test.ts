import { expect, test } from "vitest";
import { at, d20, plain } from "../../testing";
import { bonus, diceOf, fight, numbers, printed } from "../testing";

test("Marsh Witch: when placed, gives one opposing Warrior next to it −5 this turn", () => {
  const g = d20({
    me: { hand: ["Marsh Witch"] },
    foe: {
      field: [
        at(0, 0, plain("A")),
        at(1, 0, plain("B")),
        at(3, 0, plain("Far")),
        at(1, 1, plain("Asleep"), "down"),
      ],
    },
  });
  g.me.place("Marsh Witch", 0, 1);
  expect(g.offered()).toEqual(["A", "B"]);
  g.pick("B");
  expect(bonus(g, "A")).toBe(0);
  expect(bonus(g, "B")).toBe(-5);
  g.me.endTurn();
  expect(bonus(g, "B")).toBe(0);
});

test("Marsh Witch: does not ask without an opponent next to it", () => {
  const g = d20({ me: { hand: ["Marsh Witch"] } });
  g.me.place("Marsh Witch", 0, 0);
  expect(g.decision?.kind).toBe("act");
});

test("Fate Weaver: may reroll the opposing highest die when its player's Warrior is about to lose", () => {
  const g = d20({
    me: { field: [at(5, 5, "Fate Weaver"), at(0, 0, plain("Mine"))] },
    foe: { field: [at(1, 0, plain("Enemy", 2)), at(0, 1, plain("Next"))] },
  });
  g.dice(10, 15, 4, 3);
  g.me.attack("Mine", "Enemy").confirm(true);
  expect(diceOf(g)).toEqual([[10], [3, 4]]);
  expect(g.face("Enemy")).toBe("down");
  fight(g, "Mine", "Next", 10, 15);
  expect(g.face("Mine")).toBe("down");
});

test("Fate Weaver: does not ask when its player's Warrior leads, and works in defence too", () => {
  const g = d20({
    active: 1,
    me: { field: [at(5, 5, "Fate Weaver"), at(0, 0, plain("Mine"))] },
    foe: { field: [at(1, 0, plain("Enemy")), at(0, 1, plain("Next"))] },
  });
  fight(g, "Enemy", "Mine", 5, 10);
  expect(g.face("Enemy")).toBe("down");
  fight(g, "Next", "Mine", 15, 10, { then: [2] }).confirm(true);
  expect(g.face("Next")).toBe("down");
});

test("Star Reader: when placed, orders the top three cards of the deck, then draws one", () => {
  const deck = ["A", "B", "C", "D"].map((name) => plain(name));
  const g = d20({ me: { hand: ["Star Reader"], deck } });
  g.me.place("Star Reader", 0, 0);
  g.answer({ seat: 0, do: "arrange", order: [2, 0, 1] });
  expect(g.me.hand).toEqual(["B"]);
  expect(g.me.deck).toEqual(["A", "C", "D"]);
});

test("Hex Scholar: rerolls the highest die of a Warrior that attacks it", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Hex Scholar")] },
    foe: { field: [at(0, 1, plain("Enemy", 2))] },
  });
  g.dice(19, 6, ...Array(printed("Hex Scholar")[0]).fill(8), 2);
  g.foe.attack("Enemy", "Hex Scholar");
  expect(diceOf(g)[0]).toEqual([2, 6]);
  expect(g.face("Enemy")).toBe("down");
});

test("Hex Scholar: does nothing when it attacks", () => {
  const g = d20({ me: { field: [at(0, 0, "Hex Scholar")] }, foe: { field: [at(0, 1, plain("Enemy"))] } });
  fight(g, "Hex Scholar", "Enemy", 5, 9);
  expect(diceOf(g)[1]).toEqual([9]);
  expect(g.face("Hex Scholar")).toBe("down");
});

test("Mirror Adept: once a turn, copies the numbers of a face-up Warrior next to it for the turn", () => {
  const g = d20({
    me: { field: [at(0, 0, "Mirror Adept"), at(0, 1, plain("Friend"))] },
    foe: {
      field: [
        at(1, 0, plain("Strong", [1, 2, 3, 4, 4, 3, 2, 1])),
        at(2, 0, plain("Far")),
        at(-1, 0, plain("Asleep"), "down"),
      ],
    },
  });
  g.me.use("Mirror Adept");
  expect(g.offered()).toEqual(["Friend", "Strong"]);
  g.pick("Strong");
  expect(numbers(g, "Mirror Adept")).toEqual([1, 2, 3, 4, 4, 3, 2, 1]);
  expect(g.me.why(g.me.using("Mirror Adept")).why.key).toBe("why.lang.used");
  g.me.endTurn();
  expect(numbers(g, "Mirror Adept")).toEqual(printed("Mirror Adept"));
});
