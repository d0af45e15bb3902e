import { expect, test } from "vitest";
import { view } from "../../../kernel";
import { token } from "../cards/card";
import {
  active,
  aura,
  burn,
  choose,
  discard,
  draw,
  each,
  ender,
  foes,
  gainHp,
  HOST,
  inGround,
  inLegendGround,
  points,
  startup,
  toHand,
} from "../cards/parts";
import { aBoost, anItem, battleCores, beast, hero, type Phase, stats } from "../testing";

const needsBeast = (name = "Light") => hero(name, [active(1, { subtype: "beast" })]);

test("BC 8.4 a Legend Attacks and is Attacked, besides using its Effect", () => {
  const g = battleCores({
    me: {
      legends: [hero("Light", [], { abilities: [startup(gainHp(1))] })],
      monsters: [{ card: hero("Old", []) }],
    },
    foe: { monsters: [stats("Wall", 9, 2)] },
  });
  g.me.legend("Light");
  g.me.toBattle();
  g.me.attack("Old", "Wall");
  expect(g.me.hp).toBe(31);
  expect(g.armor("Wall")).toBe(4);
  g.me.toEnd();
  g.me.endTurn();
  g.foe.toBattle();
  g.foe.attack("Wall", "Light");
  expect(g.armor("Light")).toBe(3);
});

test("BC 8.5 a Legend counts as a Monster in play only", () => {
  const g = battleCores({
    me: { legends: [hero("Light", [])], hand: [anItem("Ring", aura(HOST, "power", 1))] },
    foe: { monsters: [stats("Fighter", 3, 2)] },
  });
  g.me.legend("Light");
  g.me.activate("Ring", "Light");
  expect(g.power("Light")).toBe(6);
  g.me.toBattle();
  expect(g.me.why(g.me.attacking("Light", "Fighter")).rule).toBe("BC 4.3");
  g.me.toEnd();
  g.me.endTurn();
  g.foe.toBattle();
  expect(g.foe.targets("Fighter")).toEqual(["Light"]);
  const search = battleCores({
    me: {
      ground: [beast("Past")],
      legendGround: [hero("Light", [])],
      hand: [aBoost("Back", choose(inGround({ type: "monster" }), toHand("it")))],
    },
  });
  search.me.activate("Back");
  expect(search.offered()).toEqual(["Past"]);
  search.pick("Past");
});

test("BC 8.6 a Legend is Summoned by paying the costs in its Summon()", () => {
  const g = battleCores({ me: { legends: [needsBeast()], hand: [beast("Wolf")] } });
  expect(g.me.why(g.me.legending("Light")).rule).toBe("BC 8.6");
  g.me.summon("Wolf");
  g.me.legend("Light");
  expect(g.me.monsters).toEqual(["Light"]);
});

test("BC 8.7 Summon(1 active Beast Monster) takes a Beast from your own field", () => {
  const plant = beast("Fern", { types: ["nature", "plant"] });
  const g = battleCores({ me: { monsters: [beast("Wolf"), plant, beast("Bear")], legends: [needsBeast()] } });
  g.me.legend("Light");
  expect(g.offered()).toEqual(["Wolf", "Bear"]);
  g.pick("Wolf");
  expect(g.me.monsters.sort()).toEqual(["Bear", "Fern", "Light"]);
  expect(g.me.ground).toEqual(["Wolf"]);
});

test("BC 8.8 a Legend costs no Points, unless its Summon() says so", () => {
  const g = battleCores({ me: { legends: [hero("Light", []), hero("Dear", [points(3)])], points: 2 } });
  g.me.legend("Light");
  expect(g.me.points).toBe(2);
  expect(g.me.monsters).toEqual(["Light"]);
  expect(g.me.why(g.me.legending("Dear")).rule).toBe("BC 8.6");
});

test("BC 8.1 a Legend has no Price, so no Effect finds it by Price", () => {
  const cheap = foes({ stat: { name: "price", atMost: 3 } });
  const g = battleCores({
    me: { hand: [aBoost("Tide", choose(cheap, toHand("it"))), aBoost("Wave", each(cheap, discard("it")))] },
    foe: { monsters: [{ card: hero("Light", []) }, beast("Cub", { price: 3 }), beast("Bear", { price: 4 })] },
  });
  g.me.activate("Tide");
  expect(g.offered()).toEqual(["Cub"]);
  g.pick("Cub");
  g.me.activate("Wave");
  expect(g.foe.monsters).toEqual(["Light", "Bear"]);
});

test("BC 8.9 every Legend of the Legend Deck is available without drawing", () => {
  const six = [1, 2, 3, 4, 5, 6].map((n) => hero(`Hero ${n}`, []));
  const g = battleCores({ me: { legends: six } });
  expect(g.me.cardsFor("legend")).toEqual(six.map(({ name }) => name));
});

test("BC 8.10 Legends are Summoned in your Main and End Phase", () => {
  const offered = (at: Phase, active: 0 | 1) => {
    const g = battleCores({ at, active, me: { legends: [hero("Light", [])] } });
    return g.me.offered("legend").length > 0;
  };
  expect(offered("main", 0)).toBe(true);
  expect(offered("battle", 0)).toBe(false);
  expect(offered("end", 0)).toBe(true);
  expect(offered("main", 1)).toBe(false);
  expect(offered("battle", 1)).toBe(false);
  expect(offered("end", 1)).toBe(false);
});

test("BC 8.11 any Monster in play may pay, and its Ender activates after the Legend", () => {
  const bomb = beast("Bomb", { abilities: [ender(gainHp(2))] });
  const g = battleCores({
    me: {
      hand: [bomb],
      monsters: [
        { card: beast("Tired"), tempered: true },
        { card: hero("Elder", [], { types: ["fire", "beast"] }) },
        token({ name: "Cub", types: ["nature", "beast"], armor: 1, power: 1 }),
      ],
      legends: [needsBeast()],
    },
  });
  g.me.summon("Bomb");
  g.me.legend("Light");
  expect(g.offered()).toEqual(["Tired", "Elder", "Cub", "Bomb"]);
  g.pick("Bomb");
  const lines = g.events.map(({ type, def, data }) => `${type} ${def ?? data?.counter ?? ""}`);
  expect(lines.indexOf("discard Bomb")).toBeLessThan(lines.indexOf("summon Light"));
  expect(lines.indexOf("summon Light")).toBeLessThan(lines.lastIndexOf("seat-counter hp"));
  expect(g.me.hp).toBe(32);
});

test("BC 8.12 a discarded Legend goes to the Legend Ground Zone", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Giant", 9, 9)] },
    foe: { monsters: [{ card: hero("Light", []) }] },
  });
  g.me.attack("Giant", "Light");
  expect(g.foe.legendGround).toEqual(["Light"]);
  expect(g.foe.ground).toEqual([]);
});

test("BC 8.13 Effects on the Ground Zone do not reach the Legend Ground Zone unless they name it", () => {
  const g = battleCores({
    me: {
      legendGround: [hero("Light", [])],
      hand: [
        aBoost("Back", choose(inGround(), toHand("it"))),
        aBoost("Recall", choose(inLegendGround(), toHand("it"))),
      ],
    },
  });
  g.me.activate("Back");
  expect(g.decision?.kind).toBe("act");
  expect(g.me.hand).toEqual(["Recall"]);
  g.me.activate("Recall");
  g.pick("Light");
  expect(g.me.legends).toEqual(["Light"]);
});

test("BC 8.14 a discarded Legend cannot be Summoned again", () => {
  const g = battleCores({
    me: { monsters: [beast("Wolf")], legends: [needsBeast("Light"), needsBeast("Sun")] },
  });
  g.me.legend("Light");
  const dragon = { ...hero("X", []) };
  expect(g.me.legends).toEqual(["Sun"]);
  expect(dragon.type).toBe("legend");
  const past = battleCores({ me: { legendGround: [hero("Light", [])], legends: [] } });
  expect(past.me.cardsFor("legend")).toEqual([]);
});

test("BC 8.15 the Legend Deck is never drawn from, and an empty one has no effect", () => {
  const g = battleCores({ at: "start", me: { deck: [beast("Top")], legends: [] } });
  expect(g.me.hand).toEqual(["Top"]);
  expect(g.me.isIn).toBe(true);
  expect(g.phase).toBe("main");
  const full = battleCores({ at: "start", me: { deck: [beast("Top")], legends: [hero("Light", [])] } });
  expect(full.me.hand).toEqual(["Top"]);
  expect(full.me.legends).toEqual(["Light"]);
});

test("BC 8.16 a player may have any number of Legends in play", () => {
  const g = battleCores({ me: { legends: [hero("Light", []), hero("Sun", [])] } });
  g.me.legend("Light");
  g.me.legend("Sun");
  expect(g.me.monsters).toEqual(["Light", "Sun"]);
});

test("BC 8.17 the owner can view the Legend Deck at any time; the others see a number", () => {
  const g = battleCores({ active: 1, me: { legends: [hero("Light", []), needsBeast("Sun")] } });
  expect(g.me.sees("legends")).toEqual(["Light", "Sun"]);
  expect(g.foe.sees("legends", 0)).toEqual(["", ""]);
  const own = battleCores({ me: { legends: [hero("Light", []), needsBeast("Sun")] } });
  expect(own.me.cardsFor("legend")).toEqual(["Light"]);
  expect(own.me.why(own.me.legending("Sun")).rule).toBe("BC 8.6");
  expect(view(own.engine, 1).actions).toEqual([]);
});

test("cards are assigned to the costs in Summon() so that all can be paid", () => {
  const g = battleCores({
    me: {
      monsters: [beast("Wolf", { types: ["fire", "beast"] }), beast("Fern", { types: ["nature", "beast"] })],
      legends: [hero("Light", [active(1, { subtype: "beast" }), active(1, { subtype: "fire" })])],
    },
  });
  g.me.legend("Light");
  expect(g.me.monsters).toEqual(["Light"]);
  const one = battleCores({
    me: {
      monsters: [beast("Wolf", { types: ["fire", "beast"] })],
      legends: [hero("Light", [active(1, { subtype: "beast" }), active(1, { subtype: "fire" })])],
    },
  });
  expect(one.me.cardsFor("legend")).toEqual([]);
});

test("a Legend that would return to hand goes to the Legend Deck", () => {
  const g = battleCores({
    me: { hand: [aBoost("Home", choose(foes(), toHand("it")))] },
    foe: { monsters: [{ card: hero("Light", [], { abilities: [ender(burn(1)), startup(draw(1))] }) }] },
  });
  g.me.activate("Home");
  g.pick("Light");
  expect(g.foe.legends).toEqual(["Light"]);
  expect(g.foe.hand).toEqual([]);
  expect(g.me.hp).toBe(30);
});
