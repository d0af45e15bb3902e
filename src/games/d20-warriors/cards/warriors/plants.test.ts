import { expect, test } from "vitest";
import { at, d20, plain, trick } from "../../testing";
import { bonus, fight, numbers } from "../testing";

const wake = trick("Wake", {
  do: "choose",
  from: { of: "you", face: "down" },
  then: { do: "flip", card: "it", face: "up" },
});

test("Creeping Ivy: grows by 1 at the start of each of its player's turns", () => {
  const g = d20({ at: "initial draw", me: { field: [at(0, 0, "Creeping Ivy")] } });
  expect(bonus(g, "Creeping Ivy")).toBe(1);
  g.me.endTurn();
  expect(bonus(g, "Creeping Ivy")).toBe(1);
  g.foe.endTurn();
  expect(bonus(g, "Creeping Ivy")).toBe(2);
});

test("Heartseed Bloom: falls to raise up to two others next to it", () => {
  const g = d20({
    me: {
      field: [
        at(0, 0, "Heartseed Bloom"),
        at(1, 0, plain("A"), "down"),
        at(0, 1, plain("B"), "down"),
        at(1, 1, plain("C"), "down"),
        at(4, 0, plain("Far"), "down"),
      ],
    },
    foe: { field: [at(-1, 0, plain("Enemy"), "down")] },
  });
  g.me.use("Heartseed Bloom");
  expect(g.face("Heartseed Bloom")).toBe("down");
  expect(g.offered()).toEqual(["A", "B", "C"]);
  g.pick("A", "C");
  expect(["A", "B", "C"].map((name) => g.face(name))).toEqual(["up", "down", "up"]);
  expect(g.me.why(g.me.using("Heartseed Bloom")).ok).toBe(false);
});

test("Thornwall Hedge: an attacker that loses to it costs the opponent a card", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Thornwall Hedge")] },
    foe: { field: [at(1, 0, plain("Enemy"))], hand: [plain("A"), plain("B")] },
  });
  fight(g, "Enemy", "Thornwall Hedge", 1, 20);
  expect(g.decision?.seat).toBe(1);
  g.pick("B");
  expect(g.foe.discard).toEqual(["B"]);
});

test("Thornwall Hedge: does nothing when it attacks", () => {
  const g = d20({
    me: { field: [at(0, 0, "Thornwall Hedge")] },
    foe: { field: [at(1, 0, plain("Enemy"))], hand: [plain("A")] },
  });
  expect(fight(g, "Thornwall Hedge", "Enemy", 20, 1).foe.hand).toEqual(["A"]);
});

test("Rootmother: when it rises, another Warrior next to it rises too, once per turn", () => {
  const g = d20({
    me: {
      field: [
        at(0, 0, "Rootmother", "down"),
        at(1, 0, plain("A"), "down"),
        at(0, 1, plain("B"), "down"),
        at(4, 0, plain("Far"), "down"),
      ],
      hand: [wake],
    },
  });
  g.me.flash("Wake").pick("Rootmother");
  expect(g.offered()).toEqual(["A", "B"]);
  g.pick("A");
  expect(["Rootmother", "A", "B"].map((name) => g.face(name))).toEqual(["up", "up", "down"]);
});

test("Rootmother: does nothing when another Warrior rises or when it is placed", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("A"), "down"), at(1, 0, plain("B"), "down")], hand: ["Rootmother", wake] },
  });
  g.me.place("Rootmother", 0, 1).me.flash("Wake").pick("A");
  expect(g.face("A")).toBe("up");
  expect(g.face("B")).toBe("down");
  expect(g.decision?.kind).toBe("act");
});

test("Whispering Grove: each of its numbers is the number of face-up Warriors that touch it", () => {
  const g = d20({
    me: { field: [at(0, 0, "Whispering Grove"), at(1, 0, plain("A")), at(0, 1, plain("Asleep"), "down")] },
    foe: { field: [at(-1, -1, plain("B")), at(-1, 0, plain("C")), at(3, 0, plain("Far"))] },
  });
  expect(numbers(g, "Whispering Grove")).toEqual(Array(8).fill(3));
  expect(numbers(d20({ me: { field: [at(0, 0, "Whispering Grove")] } }), "Whispering Grove")).toEqual(
    Array(8).fill(0),
  );
});
