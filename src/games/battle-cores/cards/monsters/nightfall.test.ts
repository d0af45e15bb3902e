import { describe, expect, test } from "vitest";
import { aBoost, battleCores, beast, stats } from "../../testing";
import { burnEach, foes } from "../parts";

const axe = stats("Axe", 9, 9);
const weak = stats("Weak", 1, 1);

describe("Nightfall", () => {
  test("Grave Wisp: Burns 1 when it is discarded", () => {
    const g = battleCores({ at: "battle", me: { monsters: [axe] }, foe: { monsters: ["Grave Wisp"] } });
    g.me.attack("Axe", "Grave Wisp");
    expect(g.me.hp).toBe(29);
    expect(g.foe.ground).toEqual(["Grave Wisp"]);
  });

  test("Hollow Page: draws a card when it is discarded", () => {
    const g = battleCores({ at: "battle", me: { monsters: [axe] }, foe: { monsters: ["Hollow Page"] } });
    g.me.attack("Axe", "Hollow Page");
    expect(g.foe.hand).toHaveLength(1);
  });

  test("Barrow Adder: discards whatever it Attacks, unless the target has Survival", () => {
    const tough = stats("Tough", 20, 1, "survival");
    const me = { monsters: ["Barrow Adder", { card: "Barrow Adder" }] };
    const g = battleCores({ at: "battle", me, foe: { monsters: [stats("Giant", 20, 1), tough] } });
    const [first] = g.me.offered("attack").filter((action) => action.target === g.id("Giant"));
    const second = g.me.offered("attack").find((a) => a.target === g.id("Tough") && a.card !== first?.card);
    if (first === undefined || second === undefined) throw new Error("not offered");
    g.me.act(first).me.act(second);
    expect(g.foe.monsters).toEqual(["Tough"]);
    expect(g.armor("Tough")).toBe(1);
    expect(g.survival("Tough")).toBe(0);
  });

  test("Lantern Wraith: is traded from hand or field for a card", () => {
    const g = battleCores({ me: { hand: ["Lantern Wraith"], deck: ["Kindle Cub", "Spark Hare"] } });
    g.me.trade("Lantern Wraith");
    expect(g.me.hand).toEqual(["Spark Hare"]);
    expect(g.me.ground).toEqual(["Lantern Wraith"]);
    expect(g.me.points).toBe(5);
    const f = battleCores({ me: { monsters: ["Lantern Wraith"] } });
    f.me.trade("Lantern Wraith");
    expect(f.me.monsters).toEqual([]);
    expect(f.me.hand).toHaveLength(1);
  });

  test("Catacomb Crawler: puts two cards from the deck into the Ground Zone", () => {
    const g = battleCores({
      me: { hand: ["Catacomb Crawler"], deck: ["Kindle Cub", "Spark Hare", "Wasp Queen"] },
    });
    g.me.summon("Catacomb Crawler");
    expect(g.me.deck).toEqual(["Kindle Cub"]);
    expect([...g.me.ground].sort()).toEqual(["Spark Hare", "Wasp Queen"]);
  });

  test("Mourning Coil: is traded to Burn 3 to a Monster", () => {
    const foe = { monsters: [stats("Third", 3, 1), axe] };
    const g = battleCores({ me: { hand: ["Mourning Coil"] }, foe });
    g.me.trade("Mourning Coil");
    g.pick("Third");
    expect(g.foe.monsters).toEqual(["Axe"]);
    expect(g.me.ground).toEqual(["Mourning Coil"]);
  });

  test("Crypt Usher: returns a Monster to hand", () => {
    const ground = ["Kindle Cub", aBoost("Ash"), "Spark Hare"];
    const g = battleCores({ me: { hand: ["Crypt Usher"], ground } });
    g.me.summon("Crypt Usher");
    expect(g.offered().sort()).toEqual(["Kindle Cub", "Spark Hare"]);
    g.pick("Spark Hare");
    expect(g.me.hand).toEqual(["Spark Hare"]);
  });

  test("Bone Cantor: exchanges two cards of the Ground Zone for a Shade, once each turn", () => {
    const ground = ["Kindle Cub", "Spark Hare", "Wasp Queen", "Grave Wisp"];
    const g = battleCores({ me: { monsters: ["Bone Cantor"], ground, deck: ["Sunlit Paladin"] } });
    g.me.use("Bone Cantor");
    g.pick("Kindle Cub", "Wasp Queen");
    expect(g.me.monsters).toEqual(["Bone Cantor", "Shade"]);
    expect(g.me.ground).toEqual(["Spark Hare", "Grave Wisp"]);
    expect(g.me.deck).toHaveLength(3);
    expect(g.me.deck.at(-1)).toBe("Sunlit Paladin");
    expect(g.me.offered("use")).toEqual([]);
  });

  test("Shade: is a Token that Burns 1 when it is discarded", () => {
    const g = battleCores({ at: "battle", me: { monsters: [axe] }, foe: { monsters: ["Shade"] } });
    g.me.attack("Axe", "Shade");
    expect(g.me.hp).toBe(29);
    expect(g.foe.ground).toEqual([]);
  });

  test("Devouring Python: costs a discarded Monster, and a Victory gains 2 HP", () => {
    const none = battleCores({ me: { hand: ["Devouring Python"] } });
    expect(none.me.cardsFor("summon")).toEqual([]);
    const g = battleCores({ me: { hand: ["Devouring Python"], monsters: ["Sprout"] } });
    g.me.summon("Devouring Python");
    expect(g.me.monsters).toEqual(["Devouring Python"]);
    expect(g.me.points).toBe(2);
    const b = battleCores({
      at: "battle",
      me: { monsters: ["Devouring Python"] },
      foe: { monsters: [weak] },
    });
    b.me.attack("Devouring Python", "Weak");
    expect(b.me.hp).toBe(32);
  });

  test("Soul Ferryman: Burns 1 and gains 1 HP for each other own Monster that is discarded", () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: [axe] },
      foe: { monsters: ["Soul Ferryman", weak] },
    });
    g.me.attack("Axe", "Weak");
    expect(g.me.hp).toBe(29);
    expect(g.foe.hp).toBe(31);
    const self = battleCores({ at: "battle", me: { monsters: [axe] }, foe: { monsters: ["Soul Ferryman"] } });
    self.me.attack("Axe", "Soul Ferryman");
    expect(self.me.hp).toBe(30);
    expect(self.foe.hp).toBe(30);
  });

  test("Shadeweaver: leaves two Shades when discarded, and Tempers to Summon a Dark Monster from the Ground Zone", () => {
    const g = battleCores({ at: "battle", me: { monsters: [axe] }, foe: { monsters: ["Shadeweaver"] } });
    g.me.attack("Axe", "Shadeweaver");
    expect(g.foe.monsters).toEqual(["Shade", "Shade"]);
    const ground = ["Kindle Cub", "Barrow Adder", "Pale Regent"];
    const t = battleCores({ me: { monsters: ["Shadeweaver"], ground } });
    t.me.temper("Shadeweaver");
    t.pick("Barrow Adder");
    expect(t.me.monsters).toEqual(["Shadeweaver", "Barrow Adder"]);
    expect(t.me.points).toBe(3);
  });

  test("Tomb Caller: Quick Summons a small Dark Monster from the Ground Zone", () => {
    const ground = ["Kindle Cub", "Shadeweaver", "Devouring Python"];
    const g = battleCores({ me: { hand: ["Tomb Caller"], ground } });
    g.me.summon("Tomb Caller");
    g.pick("Devouring Python");
    expect(g.me.monsters).toEqual(["Tomb Caller", "Devouring Python"]);
    expect(g.me.points).toBe(0);
  });

  test("World-Eater Asp: costs three cards of the Ground Zone as well; has Ruin and deals surplus damage", () => {
    const few = battleCores({ me: { hand: ["World-Eater Asp"], ground: ["Kindle Cub", "Spark Hare"] } });
    expect(few.me.cardsFor("summon")).toEqual([]);
    const ground = ["Kindle Cub", "Spark Hare", "Wasp Queen"];
    const g = battleCores({ me: { hand: ["World-Eater Asp"], ground } });
    g.me.summon("World-Eater Asp");
    expect(g.me.ground).toEqual([]);
    expect(g.me.monsters).toEqual(["World-Eater Asp"]);
    expect(g.me.deck).toHaveLength(13);
    const foe = { monsters: [stats("Giant", 20, 1), stats("Small", 2, 1)] };
    const b = battleCores({
      at: "battle",
      me: { monsters: ["World-Eater Asp", { card: "World-Eater Asp" }] },
      foe,
    });
    const [big] = b.me.offered("attack").filter((action) => action.target === b.id("Giant"));
    const small = b.me.offered("attack").find((a) => a.target === b.id("Small") && a.card !== big?.card);
    if (big === undefined || small === undefined) throw new Error("not offered");
    b.me.act(big);
    expect(b.foe.monsters).toEqual(["Small"]);
    expect(b.foe.hp).toBe(30);
    b.me.act(small);
    expect(b.foe.monsters).toEqual([]);
    expect(b.foe.hp).toBe(27);
  });

  test("Pale Regent: gains Power from the Ground Zone and exchanges one Monster for another each turn", () => {
    const ground = ["Kindle Cub", "Shadeweaver", "Hollow Page"];
    const monsters = ["Pale Regent", beast("Friend")];
    const g = battleCores({ at: "start", me: { monsters, ground } });
    expect(g.power("Pale Regent")).toBe(6);
    g.confirm();
    expect(g.offered().sort()).toEqual(["Hollow Page", "Shadeweaver"]);
    g.pick("Shadeweaver");
    expect(g.me.monsters).toEqual(["Pale Regent", "Shadeweaver"]);
    expect([...g.me.ground].sort()).toEqual(["Friend", "Hollow Page", "Kindle Cub"]);
    expect(g.power("Pale Regent")).toBe(6);
    const full = Array.from({ length: 9 }, () => "Kindle Cub");
    const most = battleCores({ me: { monsters: ["Pale Regent"], ground: full } });
    expect(most.power("Pale Regent")).toBe(8);
  });

  test("the Enders of several Monsters Burned at once are all carried out", () => {
    const ash = aBoost("Ash", burnEach(foes(), 1));
    const g = battleCores({ me: { hand: [ash] }, foe: { monsters: ["Grave Wisp", "Shade"] } });
    g.me.activate("Ash");
    g.answer({ seat: 1, do: "pick", picks: [0] });
    expect(g.me.hp).toBe(28);
    expect(g.foe.monsters).toEqual([]);
  });
});
