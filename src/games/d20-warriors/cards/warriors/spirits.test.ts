import { expect, test } from "vitest";
import { at, d20, plain, trick } from "../../testing";
import { bonus, fight, has } from "../testing";

test("Dawn Wisp: when placed, a fallen Warrior of its player next to it may rise", () => {
  const place = () => {
    const g = d20({
      me: {
        field: [
          at(0, 0, plain("A"), "down"),
          at(1, 0, plain("B"), "down"),
          at(5, 0, plain("Far"), "down"),
          at(1, 1, plain("Up")),
        ],
        hand: ["Dawn Wisp"],
      },
      foe: { field: [at(-1, 0, plain("Enemy"), "down")] },
    });
    return g.me.place("Dawn Wisp", 0, 1) && g;
  };
  const g = place();
  expect(g.offered()).toEqual(["A", "B"]);
  g.pick("B");
  expect(g.face("A")).toBe("down");
  expect(g.face("B")).toBe("up");
  expect(place().pick().face("A")).toBe("down");
});

test("Grave Lantern: has +1 for each fallen Warrior of its player, up to +5", () => {
  const roll = (mine: number, theirs: number) => {
    const row = (n: number, y: number) =>
      Array.from({ length: n }, (_, i) => at(i, y, plain(`${y} ${i}`), "down"));
    return bonus(
      d20({ me: { field: [at(0, 0, "Grave Lantern"), ...row(mine, 1)] }, foe: { field: row(theirs, 2) } }),
      "Grave Lantern",
    );
  };
  expect(roll(0, 3)).toBe(0);
  expect(roll(2, 1)).toBe(2);
  expect(roll(5, 0)).toBe(5);
  expect(roll(7, 0)).toBe(5);
});

test("Veiled Phantom: cannot be attacked while its player has two other face-up Warriors", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Veiled Phantom"), at(5, 0, plain("A")), at(0, -1, plain("B"))] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  expect(has(g, "Veiled Phantom", "hidden")).toBe(true);
  expect(g.foe.why(g.foe.attacking("Enemy", "Veiled Phantom")).why.key).toBe("why.d20.hidden");
  fight(g, "Enemy", "B", 20, 1);
  expect(has(g, "Veiled Phantom", "hidden")).toBe(false);
  fight(g, "Enemy", "Veiled Phantom", 20, 1);
  expect(g.face("Veiled Phantom")).toBe("down");
});

test("Vengeful Shade: gains 1 for good when another Warrior of its player falls", () => {
  const down = (of: "you" | "opponent") =>
    trick(`Down ${of}`, {
      do: "each",
      from: { of, not: "yours" },
      effect: { do: "flip", card: "it", face: "down" },
    } as never);
  const g = d20({
    me: { field: [at(0, 0, "Vengeful Shade"), at(1, 0, plain("A")), at(5, 5, plain("B"))] },
    foe: { field: [at(2, 0, plain("Enemy"))], hand: [down("you")] },
  });
  fight(g, "A", "Enemy", 1, 20);
  expect(bonus(g, "Vengeful Shade")).toBe(1);
  g.me.endTurn();
  expect(bonus(g, "Vengeful Shade")).toBe(1);
  g.foe.flash("Down you");
  expect(g.face("Enemy")).toBe("down");
  expect(bonus(g, "Vengeful Shade")).toBe(1);
});

test("Ferry Ghost: when it falls, a Warrior returns from the discard pile to the hand", () => {
  const g = d20({
    me: { field: [at(0, 0, "Ferry Ghost")], discard: [plain("Lost"), "Second Wind", plain("Gone")] },
    foe: { field: [at(1, 0, plain("Enemy"))], discard: [plain("Theirs")] },
  });
  fight(g, "Ferry Ghost", "Enemy", 1, 20);
  expect(g.offered()).toEqual(["Lost", "Gone"]);
  g.pick("Gone");
  expect(g.me.hand).toEqual(["Gone"]);
  expect(g.me.discard).toEqual(["Lost", "Second Wind"]);
});

test("Ferry Ghost: does not ask without a Warrior in the discard pile", () => {
  const g = d20({
    me: { field: [at(0, 0, "Ferry Ghost")], discard: ["Second Wind"] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  expect(fight(g, "Ferry Ghost", "Enemy", 1, 20).decision?.kind).toBe("act");
});
