import { expect, test } from "vitest";
import { word } from "../../language/build";
import { always } from "./cards/card";
import { bp, choose, destroy, draw, foes, own, seq, standing } from "./cards/parts";
import { aMain, aNexus, beast, saga, strong } from "./testing";

const wolf = strong("Wolf", 3000);
const charm = aMain("Charm", choose(foes(), word("control", { card: "it" })));

test("BSS 3-5-5, BSS 4-11-3 who loses control of a spirit keeps the cores that lay on it, soul core too; those of its first level come from the void", () => {
  const heavy = beast("Heavy", { levels: [{ cores: 2, bp: 4000 }] });
  const g = saga({
    me: { hand: [charm], reserve: 1, soul: "void" },
    foe: { spirits: [{ card: heavy, cores: 3, soul: true }], reserve: 0 },
  });
  g.me.magic("Charm").pick("Heavy");
  expect([g.me.spirits, g.foe.spirits, g.cores("Heavy")]).toEqual([["Heavy"], [], 2]);
  expect([g.foe.cores("reserve", "core"), g.foe.cores("reserve", "soul"), g.me.reserve]).toEqual([3, 1, 0]);
});

test("BSS 6-7-1, BSS 7-1-1-1 a player attacks with whatever is under their control, whoever owns it", () => {
  const g = saga({ me: { hand: [charm] }, foe: { spirits: [wolf] } });
  g.me.magic("Charm").pick("Wolf").me.endMain();
  g.me.attack("Wolf").through();
  expect(g.foe.life).toBe(4);
});

test("BSS 4-2-4, BSS 10-1-3-4, BSS 3-5-5 what is destroyed under another control goes to its owner's trash, and its cores to the reserve of who controlled it", () => {
  const slay = aMain("Slay", choose(own(), destroy()));
  const g = saga({
    me: { hand: [charm, slay], reserve: 2, soul: "void" },
    foe: { spirits: [wolf], reserve: 0, soul: "void" },
  });
  g.me.magic("Charm").pick("Wolf").me.magic("Slay").pick("Wolf");
  expect([g.foe.trash, g.me.trash.includes("Wolf")]).toEqual([["Wolf"], false]);
  expect([g.me.reserve, g.foe.reserve]).toEqual([1, 1]);
});

test("it stays the same card: what changed it goes on, and what counts by control counts for its new player", () => {
  const banner = aNexus("Banner", { effects: [always(standing(own(), ["bp"], 1000))] });
  const weaken = aMain("Weaken", choose(foes(), seq(bp(-500), draw(1))));
  const g = saga({ me: { nexuses: [banner], hand: [weaken, charm], reserve: 4 }, foe: { spirits: [wolf] } });
  g.me.magic("Weaken").pick("Wolf").me.magic("Charm").pick("Wolf");
  expect(g.bp("Wolf")).toBe(3500);
});
