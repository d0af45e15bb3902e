import { expect, test } from "vitest";
import { at, d20, plain, trick } from "../../testing";
import { diceOf, has, numbers, printed } from "../testing";

const mixed = [0, 1, 2, 3, 4, 0, 1, 2];

test("Dawn Chalice: its player's other Warriors reroll dice of 3 or less once", () => {
  const g = d20({
    me: { field: [at(5, 5, "Dawn Chalice"), at(0, 0, plain("Mine", 2))] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  expect(has(g, "Mine", "sure")).toBe(true);
  expect(has(g, "Dawn Chalice", "sure")).toBe(false);
  expect(has(g, "Enemy", "sure")).toBe(false);
  g.dice(3, 9, 4, 5);
  g.me.attack("Mine", "Enemy");
  expect(diceOf(g)).toEqual([[9, 4], [5]]);
});

test("Levelling Crown: its player's other Warriors next to it have at least 2 on every side", () => {
  const g = d20({
    me: {
      field: [at(0, 0, "Levelling Crown"), at(1, 0, plain("Near", mixed)), at(3, 0, plain("Far", mixed))],
    },
    foe: { field: [at(0, 1, plain("Enemy", mixed))] },
  });
  expect(numbers(g, "Near")).toEqual([2, 2, 2, 3, 4, 2, 2, 2]);
  expect(numbers(g, "Far")).toEqual(mixed);
  expect(numbers(g, "Enemy")).toEqual(mixed);
  expect(numbers(g, "Levelling Crown")).toEqual(printed("Levelling Crown"));
});

test("Weeping Idol: opposing Warriors next to it have at most 1 on every side", () => {
  const g = d20({
    me: { field: [at(0, 0, "Weeping Idol"), at(0, 1, plain("Friend", mixed))] },
    foe: { field: [at(1, 0, plain("Near", mixed)), at(3, 0, plain("Far", mixed))] },
  });
  expect(numbers(g, "Near")).toEqual([0, 1, 1, 1, 1, 0, 1, 1]);
  expect(numbers(g, "Far")).toEqual(mixed);
  expect(numbers(g, "Friend")).toEqual(mixed);
});

test("Ashen Hourglass: draws a second card at the start of the turn while the opponent has more face-up Warriors", () => {
  const start = (theirs: number, active: 0 | 1 = 0) => {
    const enemies = Array.from({ length: theirs }, (_, i) => at(i, 1, plain(`Enemy ${i}`)));
    return d20({
      at: "initial draw",
      active,
      me: { field: [at(0, 0, "Ashen Hourglass")] },
      foe: { field: enemies },
    }).me.hand.length;
  };
  expect(start(2)).toBe(2);
  expect(start(1)).toBe(1);
  expect(start(0)).toBe(1);
  expect(start(2, 1)).toBe(0);
});

test("Tiebreaker Coin: its player's Warrior rolls one more die in a tie", () => {
  const g = d20({
    me: { field: [at(5, 5, "Tiebreaker Coin"), at(0, 0, plain("Mine"))] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
    dice: [9, 9, 4, 11, 15],
  });
  g.me.attack("Mine", "Enemy");
  expect(diceOf(g)).toEqual([
    [9, 4, 15],
    [9, 11],
  ]);
  expect(g.face("Enemy")).toBe("down");
});

test("Tiebreaker Coin: works for its player's attacked Warrior too", () => {
  const g = d20({
    active: 1,
    me: { field: [at(5, 5, "Tiebreaker Coin"), at(0, 0, plain("Mine"))] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
    dice: [9, 9, 11, 4, 15],
  });
  g.foe.attack("Enemy", "Mine");
  expect(diceOf(g)[1]).toEqual([9, 4, 15]);
  expect(g.face("Enemy")).toBe("down");
});

test("Rune of Echoes: the player's first Flash card of a turn strengthens one of their Warriors", () => {
  const g = d20({
    me: {
      field: [at(0, 0, "Rune of Echoes"), at(1, 0, plain("Friend", 2))],
      hand: [trick("One"), trick("Two")],
    },
    foe: { field: [at(2, 0, plain("Enemy"))] },
  });
  g.me.flash("One");
  expect(g.offered()).toEqual(["Rune of Echoes", "Friend"]);
  g.pick("Friend").me.flash("Two");
  expect(numbers(g, "Friend")).toEqual(Array(8).fill(3));
  g.me.endTurn();
  expect(numbers(g, "Friend")).toEqual(Array(8).fill(2));
});

test("Rune of Echoes: ignores the opponent's Flash cards", () => {
  const g = d20({ active: 1, me: { field: [at(0, 0, "Rune of Echoes")] }, foe: { hand: [trick("One")] } });
  expect(g.foe.flash("One").decision?.kind).toBe("act");
});

test("Rune of Silence: the opponent's first Flash card of a turn costs them a random card", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Rune of Silence")] },
    foe: { hand: [trick("One"), trick("Two"), plain("A"), plain("B")] },
    dice: [2],
  });
  g.foe.flash("One");
  expect(g.foe.discard).toEqual(["One", "A"]);
  g.foe.flash("Two");
  expect(g.foe.discard).toEqual(["One", "A", "Two"]);
});

test("Rune of Silence: its player's own Flash cards cost nothing", () => {
  const g = d20({
    me: { field: [at(0, 0, "Rune of Silence")], hand: [trick("One"), plain("A")] },
    foe: { hand: [plain("B")] },
  });
  g.me.flash("One");
  expect(g.me.hand).toEqual(["A"]);
  expect(g.foe.hand).toEqual(["B"]);
});

test("Rune of Recall: when placed, returns a Flash card from the discard pile", () => {
  const g = d20({
    me: { hand: ["Rune of Recall"], discard: ["Second Wind", plain("Lost"), "Trapdoor"] },
    foe: { discard: ["Evil Eye"] },
  });
  g.me.place("Rune of Recall", 0, 0);
  expect(g.offered()).toEqual(["Second Wind", "Trapdoor"]);
  expect(g.pick("Trapdoor").me.hand).toEqual(["Trapdoor"]);
});

test("Rune of Warding: its player's other Warriors next to it are Guarded", () => {
  const down = trick("Down", {
    do: "each",
    from: { of: "opponent" },
    effect: { do: "flip", card: "it", face: "down" },
  });
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Rune of Warding"), at(1, 0, plain("Near")), at(3, 0, plain("Far"))] },
    foe: { field: [at(0, 1, plain("Enemy"))], hand: [down] },
  });
  expect(has(g, "Enemy", "guarded")).toBe(false);
  g.foe.flash("Down");
  expect(["Near", "Far", "Rune of Warding"].map((name) => g.face(name)).sort()).toEqual([
    "down",
    "down",
    "up",
  ]);
});
