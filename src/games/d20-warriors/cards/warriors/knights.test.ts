import { expect, test } from "vitest";
import { at, d20, plain, special, trick } from "../../testing";
import { bonus, diceOf, fight, numbers } from "../testing";

test("Gate Warden: wins when the highest rolls are equal", () => {
  const g = d20({ me: { field: [at(0, 0, "Gate Warden")] }, foe: { field: [at(1, 0, plain("Enemy"))] } });
  fight(g, "Gate Warden", "Enemy", 12, 12);
  expect(g.face("Enemy")).toBe("down");
  expect(diceOf(g)).toEqual([[12, 12], [12]]);
});

test("Gate Warden: a tie against Iron is broken by dice", () => {
  const g = d20({
    me: { field: [at(0, 0, "Gate Warden")] },
    foe: { field: [at(1, 0, special("Twin", { keywords: ["iron"] }))] },
  });
  fight(g, "Gate Warden", "Twin", 12, 12, { then: [3, 4] });
  expect(g.face("Gate Warden")).toBe("down");
});

test("Banner Squire: its player's other face-up Warriors next to it have +2", () => {
  const g = d20({
    me: {
      field: [
        at(0, 0, "Banner Squire"),
        at(1, 1, plain("Near")),
        at(-1, 0, plain("Asleep"), "down"),
        at(2, 0, plain("Far")),
      ],
    },
    foe: { field: [at(0, 1, plain("Enemy"))] },
  });
  const names = ["Near", "Banner Squire", "Asleep", "Far", "Enemy"];
  expect(names.map((name) => bonus(g, name))).toEqual([2, 0, 0, 0, 0]);
});

test("Oath Guardian: may fall instead of another Warrior next to it, once per turn", () => {
  const g = d20({
    me: { field: [at(0, 0, "Oath Guardian"), at(1, 0, plain("Squire"))] },
    foe: { field: [at(2, 0, plain("Enemy"))] },
  });
  fight(g, "Squire", "Enemy", 1, 20).confirm(true);
  expect(g.face("Squire")).toBe("up");
  expect(g.face("Oath Guardian")).toBe("down");
});

test("Oath Guardian: may decline, and cannot fall for a Warrior it does not touch", () => {
  const g = d20({
    me: { field: [at(0, 0, "Oath Guardian"), at(1, 0, plain("Squire")), at(3, 0, plain("Far"))] },
    foe: { field: [at(2, 0, plain("Enemy"))] },
  });
  fight(g, "Far", "Enemy", 1, 20);
  expect(g.face("Far")).toBe("down");
  expect(g.face("Oath Guardian")).toBe("up");
  fight(g, "Squire", "Enemy", 1, 20).confirm(false);
  expect(g.face("Squire")).toBe("down");
  expect(g.face("Oath Guardian")).toBe("up");
});

test("Oath Guardian: does not fall for another Warrior twice in a turn", () => {
  const wake = trick("Wake", {
    do: "each",
    from: { of: "you", face: "down" },
    effect: { do: "flip", card: "it", face: "up" },
  });
  const g = d20({
    me: { field: [at(0, 0, "Oath Guardian"), at(1, 0, plain("Squire"))], hand: [wake] },
    foe: { field: [at(2, 0, plain("Enemy"))] },
  });
  fight(g, "Squire", "Enemy", 1, 20).confirm(true);
  g.me.flash("Wake");
  fight(g, "Squire", "Enemy", 1, 20);
  expect(g.face("Squire")).toBe("down");
  expect(g.face("Oath Guardian")).toBe("up");
});

test("Shieldmate: has +3 while it touches another face-up Knight of its player", () => {
  const knight = special("Comrade", { subtype: "knight" });
  const beside = (mine: readonly ReturnType<typeof at>[], theirs: readonly ReturnType<typeof at>[] = []) =>
    bonus(d20({ me: { field: [at(0, 0, "Shieldmate"), ...mine] }, foe: { field: theirs } }), "Shieldmate");
  expect(beside([at(1, 1, knight)])).toBe(3);
  expect(beside([])).toBe(0);
  expect(beside([at(1, 1, knight, "down")])).toBe(0);
  expect(beside([at(2, 0, knight)])).toBe(0);
  expect(beside([at(1, 0, plain("Golem"))])).toBe(0);
  expect(beside([], [at(1, 0, knight)])).toBe(0);
});

test("Lance Captain: a Warrior its player places next to it has +1 to all its numbers this turn", () => {
  const g = d20({
    me: { field: [at(0, 0, "Lance Captain")], hand: [plain("Recruit", 2)] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  g.me.place("Recruit", 0, 1);
  expect(numbers(g, "Recruit")).toEqual(Array(8).fill(3));
  g.me.endTurn();
  expect(numbers(g, "Recruit")).toEqual(Array(8).fill(2));
});

test("Lance Captain: gives nothing to itself when it is placed", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Mine"))], hand: ["Lance Captain"] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  g.me.place("Lance Captain", 0, 1);
  expect(numbers(g, "Lance Captain")).toEqual([2, 3, 5, 3, 2, 0, 1, 0]);
});

test("Lance Captain: not one placed farther off, nor one of the opponent", () => {
  const g = d20({
    me: { field: [at(0, 0, "Lance Captain")], hand: [plain("Recruit", 2)] },
    foe: { field: [at(1, 0, plain("Enemy"))], hand: [plain("Foe", 2)] },
  });
  g.me.place("Recruit", 2, 0);
  g.me.endTurn();
  g.foe.place("Foe", 0, -1);
  expect(numbers(g, "Recruit")[0]).toBe(2);
  expect(numbers(g, "Foe")[0]).toBe(2);
});
