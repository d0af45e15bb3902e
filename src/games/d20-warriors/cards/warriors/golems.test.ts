import { expect, test } from "vitest";
import { at, d20, plain, trick } from "../../testing";
import { bonus, diceOf, fight, numbers, printed } from "../testing";

test("Basalt Golem: its dice count as at least 6", () => {
  const g = d20({ me: { field: [at(0, 0, "Basalt Golem")] }, foe: { field: [at(1, 0, plain("Enemy"))] } });
  fight(g, "Basalt Golem", "Enemy", 1, 5);
  expect(diceOf(g)[0]).toEqual(Array(printed("Basalt Golem")[2]).fill(6));
  expect(g.face("Enemy")).toBe("down");
});

test("Clay Sentinel: cannot attack, and has +1 to all its numbers in the opponent's turn", () => {
  const g = d20({ me: { field: [at(0, 0, "Clay Sentinel")] }, foe: { field: [at(1, 0, plain("Enemy"))] } });
  expect(g.me.why(g.me.attacking("Clay Sentinel", "Enemy")).why.key).toBe("why.d20.bound");
  expect(numbers(g, "Clay Sentinel")).toEqual(printed("Clay Sentinel"));
  g.me.endTurn();
  expect(numbers(g, "Clay Sentinel")).toEqual(printed("Clay Sentinel", 1));
});

test("Granite Colossus: the opponent's cards cannot flip, move or change it", () => {
  const all = (effect: object) => ({ do: "each", from: { of: "opponent" }, effect }) as never;
  const hand = [
    trick("Down", all({ do: "flip", card: "it", face: "down" })),
    trick("Back", all({ do: "move", card: "it", to: "hand" })),
    trick("Weak", all({ do: "modify", card: "it", stats: ["n"], op: "add", amount: -1, until: "turn" })),
  ];
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Granite Colossus")] },
    foe: { field: [at(1, 0, plain("Enemy"))], hand },
  });
  g.foe.flash("Down").foe.flash("Back").foe.flash("Weak");
  expect(g.face("Granite Colossus")).toBe("up");
  expect(g.zone("Granite Colossus")).toBe("battlefield");
  expect(numbers(g, "Granite Colossus")).toEqual(printed("Granite Colossus"));
});

test("Granite Colossus: battles and its own player's cards still affect it", () => {
  const up = trick("Up", {
    do: "each",
    from: { of: "you", face: "down" },
    effect: { do: "flip", card: "it", face: "up" },
  });
  const g = d20({
    me: { field: [at(0, 0, "Granite Colossus")], hand: [up] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  fight(g, "Granite Colossus", "Enemy", 1, 20);
  expect(g.face("Granite Colossus")).toBe("down");
  g.me.flash("Up");
  expect(g.face("Granite Colossus")).toBe("up");
});

test("Rubble Giant: when it falls, opposing Warriors next to it have −3 this turn", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Rubble Giant"), at(0, 1, plain("Friend"))] },
    foe: { field: [at(1, 0, plain("Enemy")), at(-1, 0, plain("Near")), at(-2, 0, plain("Far"))] },
  });
  fight(g, "Enemy", "Rubble Giant", 20, 1);
  expect(["Enemy", "Near", "Far", "Friend"].map((name) => bonus(g, name))).toEqual([-3, -3, 0, 0]);
  g.foe.endTurn();
  expect(bonus(g, "Near")).toBe(0);
});

test("Keystone Golem: has +1 to all its numbers while it is in the centre", () => {
  const lying = (x: number, y: number) =>
    numbers(d20({ me: { field: [at(x, y, "Keystone Golem")] } }), "Keystone Golem");
  expect(lying(0, 0)).toEqual(printed("Keystone Golem", 1));
  expect(lying(1, 0)).toEqual(printed("Keystone Golem"));
});
