import { expect, test } from "vitest";
import { at, d20, plain, several, special, trick } from "../testing";

test("D20 5.5 a Warrior rolls as many dice as its number, without a limit", () => {
  const many = special("Many", {
    abilities: [{ kind: "standing", cards: "this", stats: ["e"], op: "add", amount: 29 }],
  });
  const g = d20({ me: { field: [at(0, 0, many)] }, foe: { field: [at(1, 0, plain("One"))] } });
  g.me.attack("Many", "One");
  expect(g.rolled("Many")).toHaveLength(30);
});

test("D20 5.10 a bonus counts in full, however high it is", () => {
  const strong = special("Strong", {
    abilities: [{ kind: "standing", cards: "this", stats: ["bonus"], op: "add", amount: 40 }],
  });
  const g = d20({
    me: { field: [at(0, 0, strong)] },
    foe: { field: [at(1, 0, plain("Lucky"))] },
    dice: [1, 20],
  });
  g.me.attack("Strong", "Lucky");
  expect(g.face("Lucky")).toBe("down");
});

test("D20 6.3 an effect draws as many cards as it says", () => {
  const g = d20({
    me: { hand: [trick("Deal", { do: "draw", who: "you", count: 20 })], deck: several(25, "Oak") },
    foe: { field: [at(0, 0, plain("Foe"))] },
  });
  g.me.flash("Deal");
  expect(g.me.hand).toHaveLength(20);
});
