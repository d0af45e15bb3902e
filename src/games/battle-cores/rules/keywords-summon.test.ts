import { expect, test } from "vitest";
import {
  fromHand,
  gainHp,
  inGround,
  inHand,
  points,
  priceOf,
  quickSummon,
  search,
  startup,
  summon,
} from "../cards/parts";
import { aBoost, able, battleCores, beast, hero, stats } from "../testing";

const healer = (name = "Healer") => beast(name, { abilities: [startup(gainHp(1))] });

test("BC 11.1.1 a Monster put into play by any means counts as Summoned", () => {
  const g = battleCores({
    me: {
      hand: [
        healer("By hand"),
        aBoost("Call", summon(inGround({ type: "monster" }))),
        aBoost("Quick", quickSummon({ type: "monster" })),
      ],
      ground: [healer("By Effect")],
      deck: [healer("By Quick")],
      legends: [hero("By Summon()", [], { abilities: [startup(gainHp(1))] })],
    },
  });
  g.me.summon("By hand");
  g.me.activate("Call");
  g.pick("By Effect");
  g.me.activate("Quick");
  g.pick("By Quick");
  g.me.legend("By Summon()");
  expect(g.me.hp).toBe(34);
  expect(g.eventTypes.filter((type) => type === "summon")).toHaveLength(4);
  g.me.toBattle();
  expect(g.me.offered("attack")).toEqual([]);
});

test("BC 11.1.2 Summoning by an Effect pays the Price", () => {
  const g = battleCores({
    me: {
      points: 3,
      deck: [
        beast("Two", { price: 2 }),
        beast("Three", { price: 3 }),
        beast("Fern", { types: ["nature", "plant"] }),
      ],
      hand: [aBoost("Call", summon({ subtype: "beast" }))],
    },
  });
  g.me.activate("Call");
  expect(g.me.points).toBe(2);
  expect(g.offered()).toEqual(["Two"]);
  g.pick("Two");
  expect(g.me.points).toBe(0);
  expect(g.me.monsters).toEqual(["Two"]);
});

test("BC 11.1.4 an Effect that names no zone means the Main Deck", () => {
  const fern = (name: string) => beast(name, { types: ["nature", "plant"] });
  const g = battleCores({
    me: {
      hand: [fern("Held"), aBoost("Quick", quickSummon({ subtype: "plant" }))],
      deck: [fern("Below")],
      ground: [fern("Past")],
    },
  });
  g.me.activate("Quick");
  expect(g.offered()).toEqual(["Below"]);
  g.pick("Below");
});

test("BC 11.1.5 Search 1 Monster card looks in the Main Deck only", () => {
  const g = battleCores({
    me: {
      hand: [beast("Held"), aBoost("Seek", search({ type: "monster" }))],
      deck: [beast("Below")],
      ground: [beast("Past")],
    },
  });
  g.me.activate("Seek");
  expect(g.offered()).toEqual(["Below"]);
  g.pick("Below");
});

test("BC 11.1.6 the Main Deck is shuffled after a card was Summoned from it", () => {
  const g = battleCores({ me: { hand: [aBoost("Quick", quickSummon({ type: "monster" }))] } });
  g.me.activate("Quick");
  g.pick(g.offered()[0] ?? "");
  expect(g.eventTypes.indexOf("shuffle")).toBeGreaterThan(g.eventTypes.indexOf("summon"));
  const hand = battleCores({
    me: { hand: [beast("Held"), aBoost("Call", summon(inHand({ type: "monster" })))] },
  });
  hand.me.activate("Call");
  hand.pick("Held");
  expect(hand.eventTypes).not.toContain("shuffle");
});

test("BC 11.2.1 Quick Summon ignores the Price", () => {
  const g = battleCores({
    me: {
      points: 1,
      deck: [beast("Huge", { price: 7 })],
      hand: [aBoost("Quick", quickSummon({ type: "monster" }))],
    },
  });
  g.me.activate("Quick");
  g.pick("Huge");
  expect(g.me.points).toBe(0);
  expect(g.me.monsters).toEqual(["Huge"]);
  const rich = battleCores({
    me: {
      points: 9,
      deck: [beast("Huge", { price: 7 })],
      hand: [aBoost("Quick", quickSummon({ type: "monster" }))],
    },
  });
  rich.me.activate("Quick");
  rich.pick("Huge");
  expect(rich.me.points).toBe(8);
  expect(rich.me.monsters).toEqual(["Huge"]);
});

test("BC 11.2.2 Quick Summon ignores Price() and Summon() too", () => {
  const dear = able("Dear", priceOf(fromHand(1)));
  const g = battleCores({
    me: {
      deck: [dear],
      legends: [hero("Light", [points(9)])],
      hand: [
        aBoost("Quick", quickSummon({ type: "monster" })),
        aBoost("Rise", quickSummon({ zone: "legends", of: "you" })),
        beast("Kept"),
      ],
    },
  });
  g.me.activate("Quick");
  g.pick("Dear");
  g.me.activate("Rise");
  g.pick("Light");
  expect(g.me.monsters).toEqual(["Dear", "Light"]);
  expect(g.me.hand).toEqual(["Kept"]);
});

test("BC 11.2.3 a Quick Summoned Monster does not Attack that turn, and its Startup activates", () => {
  const g = battleCores({
    me: { deck: [healer()], hand: [aBoost("Quick", quickSummon({ type: "monster" }))] },
  });
  g.me.activate("Quick");
  g.pick("Healer");
  g.me.toBattle();
  expect(g.me.hp).toBe(31);
  expect(g.me.why(g.me.striking("Healer")).rule).toBe("BC 4.3");
  const fast = battleCores({
    me: { deck: [stats("Fast", 1, 1, "active")], hand: [aBoost("Quick", quickSummon({ type: "monster" }))] },
  });
  fast.me.activate("Quick");
  fast.pick("Fast");
  fast.me.toBattle();
  expect(fast.me.targets("Fast")).toEqual(["seat 1"]);
});

test("BC 11.3.1 a Search looks, chooses, reveals to all, takes into hand and shuffles", () => {
  const g = battleCores({
    me: { deck: [beast("A"), beast("B")], hand: [aBoost("Seek", search({ type: "monster" }))] },
  });
  g.me.activate("Seek");
  expect(g.me.sees("deck")).toEqual(["A", "B"]);
  g.pick("B");
  const order = ["show", "reveal", "search", "shuffle"];
  const types = g.eventTypes.filter((type, i) => order.includes(type) && g.eventTypes[i - 1] !== type);
  expect(types).toEqual(order);
  expect(g.me.hand).toEqual(["B"]);
  expect(g.me.deck).toEqual(["A"]);
});

test("BC 11.3.2 the deck is shuffled even if nothing matches; a match has to be taken", () => {
  const g = battleCores({ me: { hand: [aBoost("Seek", search({ subtype: "dark" }))] } });
  g.me.activate("Seek");
  expect(g.me.hand).toEqual([]);
  expect(g.eventTypes.includes("shuffle")).toBe(true);
  const fits = battleCores({ me: { hand: [aBoost("Seek", search({ type: "monster" }))] } });
  fits.me.activate("Seek");
  expect(fits.decision).toMatchObject({ min: 1, max: 1 });
  expect(fits.refused({ seat: 0, do: "pick", picks: [] }).why.key).toBe("why.does-not-fit");
  fits.pick(fits.offered()[0] ?? "");
});

test("BC 11.3.3 the searching player sees the whole deck, the others only the card taken", () => {
  const fern = beast("Fern", { types: ["nature", "plant"] });
  const g = battleCores({
    me: { deck: [beast("A"), fern, beast("B")], hand: [aBoost("Seek", search({ subtype: "plant" }))] },
  });
  g.me.activate("Seek");
  expect(g.me.sees("deck")).toEqual(["A", "Fern", "B"]);
  expect(g.offered()).toEqual(["Fern"]);
  expect(g.foe.sees("deck", 0)).toEqual(["", "", ""]);
  expect(g.view(1).decision).not.toHaveProperty("options");
  g.pick("Fern");
  expect(g.log(1).includes("Ann shows Fern.")).toBe(true);
  expect(g.foe.sees("hand", 0)).toEqual([""]);
  expect(g.me.sees("deck")).toEqual(["", ""]);
});
