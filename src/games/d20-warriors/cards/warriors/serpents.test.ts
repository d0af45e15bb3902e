import { expect, test } from "vitest";
import { at, d20, plain, trick } from "../../testing";
import { bonus, fight, has } from "../testing";

test("Coil Viper: when placed, binds an opposing Warrior next to it for good", () => {
  const g = d20({
    me: { hand: ["Coil Viper"] },
    foe: { field: [at(0, 0, plain("A")), at(1, 0, plain("B")), at(4, 0, plain("Far"))] },
  });
  g.me.place("Coil Viper", 0, 1);
  expect(g.offered()).toEqual(["A", "B"]);
  g.pick("A");
  g.me.endTurn();
  expect(g.foe.why(g.foe.attacking("A", "Coil Viper")).why.key).toBe("why.d20.bound");
  expect(has(g, "A", "bound")).toBe(true);
  expect(has(g, "B", "bound")).toBe(false);
});

test("Venom Asp: flips a Warrior that attacks and beats it face down too", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Venom Asp")] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  fight(g, "Enemy", "Venom Asp", 20, 1);
  expect(g.face("Venom Asp")).toBe("down");
  expect(g.face("Enemy")).toBe("down");
});

test("Venom Asp: does not affect a Warrior that it attacked itself", () => {
  const g = d20({ me: { field: [at(0, 0, "Venom Asp")] }, foe: { field: [at(1, 0, plain("Enemy"))] } });
  fight(g, "Venom Asp", "Enemy", 1, 20);
  expect(g.face("Venom Asp")).toBe("down");
  expect(g.face("Enemy")).toBe("up");
});

test("Shedskin Python: a card may be discarded to keep it face up", () => {
  const lose = (hand: ReturnType<typeof plain>[]) =>
    fight(
      d20({ me: { field: [at(0, 0, "Shedskin Python")], hand }, foe: { field: [at(1, 0, plain("Enemy"))] } }),
      "Shedskin Python",
      "Enemy",
      1,
      20,
    );
  const saved = lose([plain("A"), plain("B")])
    .confirm(true)
    .pick("A");
  expect(saved.face("Shedskin Python")).toBe("up");
  expect(saved.me.hand).toEqual(["B"]);
  const kept = lose([plain("A")]).confirm(false);
  expect(kept.face("Shedskin Python")).toBe("down");
  expect(kept.me.hand).toEqual(["A"]);
  expect(lose([]).face("Shedskin Python")).toBe("down");
});

test("Shedskin Python: works against a card that would flip it face down too", () => {
  const down = trick("Down", {
    do: "each",
    from: { of: "opponent" },
    effect: { do: "flip", card: "it", face: "down" },
  });
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Shedskin Python")], hand: [plain("A")] },
    foe: { hand: [down] },
  });
  g.foe.flash("Down").confirm(true).pick("A");
  expect(g.face("Shedskin Python")).toBe("up");
});

test("Marsh Constrictor: opposing Warriors next to it have −2", () => {
  const g = d20({
    me: { field: [at(0, 0, "Marsh Constrictor"), at(0, 1, plain("Friend"))] },
    foe: { field: [at(1, 0, plain("Near")), at(2, 0, plain("Far")), at(-1, 0, plain("Asleep"), "down")] },
  });
  expect(["Near", "Far", "Friend", "Asleep"].map((name) => bonus(g, name))).toEqual([-2, 0, 0, 0]);
});

test("Twinhead Hydra: draws a card when a die of its attack shows 18 or more", () => {
  const attack = (die: number) =>
    fight(
      d20({ me: { field: [at(0, 0, "Twinhead Hydra")] }, foe: { field: [at(1, 0, plain("Enemy"))] } }),
      "Twinhead Hydra",
      "Enemy",
      die,
      1,
    );
  expect(attack(18).me.hand).toHaveLength(1);
  expect(attack(17).me.hand).toHaveLength(0);
});

test("Twinhead Hydra: does nothing when it is attacked", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Twinhead Hydra")] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  expect(fight(g, "Enemy", "Twinhead Hydra", 1, 20).me.hand).toEqual([]);
});
