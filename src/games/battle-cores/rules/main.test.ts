import { expect, test } from "vitest";
import { draw, gainHp } from "../cards/parts";
import { aBoost, aField, aGear, anItem, aTrap, battleCores, beast, hero, stats } from "../testing";
import { priceOf } from "./summoning";

const everything = {
  monsters: [stats("Bearer", 2, 2)],
  hand: [beast("New"), aBoost("Lift"), aField("Meadow"), anItem("Ring"), aGear("Sword")],
  legends: [hero("Light", [])],
  points: 12,
};

/** Takes every action that a Main or End Phase offers, once each. */
function playAll(at: "main" | "end") {
  const g = battleCores({ at, me: everything });
  g.me.summon("New");
  g.me.activate("Lift");
  g.me.activate("Meadow");
  g.me.activate("Ring", "Bearer");
  g.me.activate("Sword");
  g.me.legend("Light");
  g.me.payToDraw();
  return g;
}

test("BC 3.1 in the Main Phase cards of all kinds are played in any order, and a card may be drawn for Points", () => {
  const g = playAll("main");
  expect(g.me.monsters).toEqual(["Bearer", "New", "Light"]);
  expect(g.me.fields).toEqual(["Meadow"]);
  expect(g.me.items).toEqual(["Ring"]);
  expect(g.me.gear).toEqual(["Sword"]);
  expect(g.me.points).toBe(5);
  expect(g.me.hand).toHaveLength(2);
  expect(g.me.ground).toEqual(["Lift"]);
});

test("BC 5.1 the End Phase offers all actions of the Main Phase", () => {
  const g = playAll("end");
  expect(g.me.monsters).toHaveLength(3);
  expect(g.me.points).toBe(5);
  expect(g.phase).toBe("end");
});

test("BC 3.2 a Monster is Summoned for its Price, Untempered and with full Armor", () => {
  const g = battleCores({ me: { hand: [beast("New", { price: 3, armor: 4 })], points: 4 } });
  g.me.summon("New");
  expect(g.me.points).toBe(1);
  expect(g.me.hand).toEqual([]);
  expect(g.me.monsters).toEqual(["New"]);
  expect(g.tempered("New")).toBe(false);
  expect(g.armor("New")).toBe(4);
});

test("BC 3.3 a Support card is activated for its Price", () => {
  const g = battleCores({ me: { hand: [aBoost("Lift", gainHp(2), 2)], points: 3 } });
  g.me.activate("Lift");
  expect(g.me.points).toBe(1);
  expect(g.me.hp).toBe(32);
});

test("BC 3.4 a card that costs more Points than its player has cannot be played", () => {
  const g = battleCores({
    me: { hand: [beast("Dear", { price: 3 }), aBoost("Rich", draw(1), 3)], points: 2 },
  });
  expect(g.me.why(g.me.summoning("Dear"))).toMatchObject({
    why: { key: "why.battle-cores.too-dear" },
    rule: "BC 3.4",
  });
  expect(g.me.why(g.me.activating("Rich")).rule).toBe("BC 3.4");
  expect(g.me.cardsFor("summon")).toEqual([]);
  expect(g.me.cardsFor("activate")).toEqual([]);
});

test("BC 3.5 a player pays 2 Points to draw the top card of the Main Deck", () => {
  const g = battleCores({ me: { points: 5, deck: [beast("Below"), beast("Top")] } });
  g.me.payToDraw();
  expect(g.me.points).toBe(3);
  expect(g.me.hand).toEqual(["Top"]);
  expect(g.me.deck).toEqual(["Below"]);
});

test("BC 3.6 drawing for Points may be repeated as long as 2 Points are left", () => {
  const g = battleCores({ me: { points: 5 } });
  g.me.payToDraw();
  g.me.payToDraw();
  expect(g.me.hand).toHaveLength(2);
  expect(g.me.why({ type: "draw-card" }).rule).toBe("BC 3.5");
});

test("BC 3.7 paying for a card of an empty Main Deck loses, and must be chosen explicitly", () => {
  const g = battleCores({ me: { points: 5, deck: [] } });
  expect(g.me.why({ type: "draw-card" }).rule).toBe("BC 3.7");
  const offered = g.me.offered("draw-card");
  expect(offered).toEqual([{ type: "draw-card", data: { last: true } }]);
  g.me.act({ type: "draw-card", data: { last: true } });
  expect(g.state.outcome).toMatchObject({ winners: [1], cause: "battle-cores.no-cards", rule: "BC 10.2" });
});

test("BC 3.8 the number of Monsters and of cards in hand is unlimited", () => {
  const many = Array.from({ length: 20 }, (_, i) => beast(`Free ${i}`, { price: 0 }));
  const g = battleCores({ me: { hand: many } });
  for (let i = 0; i < 8; i++) g.me.summon(`Free ${i}`);
  g.me.finish();
  expect(g.me.monsters).toHaveLength(8);
  expect(g.me.hand).toHaveLength(12);
  expect(g.me.ground).toEqual([]);
});

test("BC 3.9 there are no Attacks and no Traps in the Main Phase", () => {
  const g = battleCores({ me: { monsters: [stats("Fighter", 2, 2)], hand: [aTrap("Snare")] } });
  expect(g.me.why(g.me.striking("Fighter")).rule).toBe("BC 3.9");
  expect(g.me.why(g.me.trapping("Snare")).rule).toBe("BC 7.7");
  expect(g.me.offered("attack")).toEqual([]);
  expect(g.me.offered("trap")).toEqual([]);
});

test("BC 3.10 actions in the Main and End Phase cannot be responded to", () => {
  const g = battleCores({
    me: { hand: [beast("New"), beast("Later")] },
    foe: { hand: [aTrap("Snare")] },
    stops: "all",
  });
  g.me.summon("New");
  expect(g.asked).toBeNull();
  g.me.toBattle();
  expect(g.passAll()).toContain("battle-start 1");
  g.me.toEnd();
  g.passAll();
  g.me.summon("Later");
  expect(g.asked).toBeNull();
});

test("BC 3.11 playable cards are shown with their Price", () => {
  const hand = [1, 2, 3].map((price) => beast(`Price ${price}`, { price }));
  const g = battleCores({ me: { points: 2, hand, legends: [hero("Light", [])] } });
  expect(g.me.cardsFor("summon")).toEqual(["Price 1", "Price 2"]);
  expect(g.me.cardsFor("legend")).toEqual(["Light"]);
  expect(g.me.offered("draw-card")).toHaveLength(1);
  const view = { rules: g.engine.rules, state: g.view(0) };
  expect(hand.map(({ name }) => priceOf(view, g.id(name)))).toEqual([1, 2, 3]);
});

test("BC 5.2 there are no Attacks and no Traps in the End Phase", () => {
  const g = battleCores({
    at: "end",
    me: { hand: [beast("Quick", { keywords: ["active"] }), aTrap("Snare")] },
  });
  g.me.summon("Quick");
  expect(g.me.offered("attack")).toEqual([]);
  expect(g.me.why(g.me.striking("Quick")).rule).toBe("BC 5.2");
  expect(g.me.why(g.me.trapping("Snare")).rule).toBe("BC 7.7");
});

test("BC 5.3 the next player still in the game takes the next turn", () => {
  const g = battleCores({ at: "end", third: {}, foe: { deck: [beast("Top")] } });
  g.me.endTurn();
  expect(g.turnOf).toBe(1);
  expect(g.phase).toBe("main");
  expect(g.foe.points).toBe(5);
  expect(g.foe.hand).toEqual(["Top"]);
});
