import { expect, test } from "vitest";
import { say } from "../../../text";
import { poolOf } from "../cards";
import { gainHp, search, startup } from "../cards/parts";
import { cardText } from "../table/card-text";
import { aBoost, battleCores, beast, stats } from "../testing";
import { vocabulary } from "../words/index";
import { rulesWith } from "./rules";

test("BC 6.4 a Monster's Price is the Points needed to play it", () => {
  const g = battleCores({
    me: { points: 6, hand: [0, 1, 5].map((price) => beast(`Price ${price}`, { price })) },
  });
  for (const price of [0, 1, 5]) g.me.summon(`Price ${price}`);
  expect(g.me.points).toBe(0);
  expect(g.me.monsters).toHaveLength(3);
});

test("BC 6.6 either of a card's two Types matches", () => {
  const wolf = beast("Wolf", { types: ["fire", "beast"] });
  for (const subtype of ["fire", "beast"] as const) {
    const g = battleCores({
      me: {
        deck: [wolf, beast("Fern", { types: ["nature", "plant"] })],
        hand: [aBoost("Seek", search({ subtype }))],
      },
    });
    g.me.activate("Seek");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
  }
});

test("BC 6.10 a Monster with an Effect Attacks and is Attacked like any other", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [beast("Sage", { armor: 4, power: 2, abilities: [startup(gainHp(1))] })] },
    foe: { monsters: [stats("Wall", 5, 3)] },
  });
  g.me.attack("Sage", "Wall");
  g.me.toEnd();
  g.me.endTurn();
  g.foe.toBattle();
  g.foe.attack("Wall", "Sage");
  expect(g.total("Wall")).toBe(5);
  expect(g.armor("Sage")).toBe(1);
  expect(g.me.hp).toBe(30);
});

test("BC 6.12 any player can read Name, Price, Types, Armor, Power and Effect of a face-up card", () => {
  const sage = beast("Sage", {
    price: 3,
    armor: 4,
    power: 2,
    types: ["light", "mage"],
    abilities: [startup(gainHp(1))],
  });
  const g = battleCores({ me: { monsters: [sage], ground: [beast("Past")] } });
  const view = g.view(1);
  const def = rulesWith(poolOf([sage])).cards[view.cards[g.id("Sage")]?.def ?? ""];
  expect(def).toMatchObject({
    name: "Sage",
    subtypes: ["light", "mage"],
    stats: { price: 3, armor: 4, power: 2 },
  });
  expect(cardText(vocabulary, sage).abilities.map(say)).toEqual(["Startup(Gain 1 HP)"]);
  expect(view.cards[g.id("Past")]?.def).toBe("Past");
});
