import { describe, expect, test } from "vitest";
import { kw } from "../cards/card";
import { bp, choose, destroy, all as each, foes, own, when } from "../cards/parts";
import { able, aMain, bear, keyed, saga, slayFoe, slayOwn, wolf } from "../testing";

describe("Armor and A.T. Field", () => {
  test("BSS 11-5-1 opposing effects of a colour of Armor cannot choose its spirit, but apply if they choose nothing", () => {
    const plate = keyed("Plate", kw("armor", { colours: ["red"] }));
    const g = saga({
      me: { hand: [slayFoe, aMain("Blight", each(foes(), bp(-1000)))] },
      foe: { spirits: [plate, wolf] },
    });
    g.me.magic("Slay");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
    g.me.magic("Blight");
    expect(g.bp("Plate")).toBe(2000);
  });

  test("BSS 11-5-1 opposing effects of other colours can choose a spirit with Armor", () => {
    const plate = keyed("Plate", kw("armor", { colours: ["red"] }));
    const white = { ...aMain("Frost", choose(foes(), destroy())), colours: ["white"] as const };
    const other = saga({ me: { hand: [white] }, foe: { spirits: [plate] } });
    other.me.magic("Frost").pick("Plate");
    expect(other.zone("Plate")).toBe("trash");
  });

  test("BSS 11-5-1 the player's own effects can choose a spirit with Armor", () => {
    const plate = keyed("Plate", kw("armor", { colours: ["red"] }));
    const own_ = saga({ me: { spirits: [plate], hand: [slayOwn] } });
    own_.me.magic("Slay").pick("Plate");
    expect(own_.zone("Plate")).toBe("trash");
  });

  test("BSS 11-13-1 with a soul core on it a spirit with A.T. Field is not destroyed by effects of opposing spirits, but by magic", () => {
    const slayer = able("Slayer", when({ on: "summon", card: "this" }, choose(foes(), destroy())));
    const unit = keyed("Unit", kw("at-field"));
    const g = saga({
      me: { hand: [slayer, slayFoe] },
      foe: { spirits: [{ card: unit, soul: true }] },
    });
    g.me.summon("Slayer").pick("Unit");
    expect(g.zone("Unit")).toBe("spirits");
    g.me.magic("Slay").pick("Unit");
    expect(g.zone("Unit")).toBe("trash");
  });

  test("BSS 11-13-1 A.T. Field does nothing without a soul core", () => {
    const slayer = able("Slayer", when({ on: "summon", card: "this" }, choose(foes(), destroy())));
    const unit = keyed("Unit", kw("at-field"));
    const bare = saga({ me: { hand: [slayer] }, foe: { spirits: [unit] } });
    bare.me.summon("Slayer").pick("Unit");
    expect(bare.zone("Unit")).toBe("trash");
  });

  test("BSS 11-13-1 A.T. Field does not stop its player's own effects", () => {
    const unit = keyed("Unit", kw("at-field"));
    const martyr = able("Martyr", when({ on: "summon", card: "this" }, choose(own(), destroy())));
    const mine = saga({ me: { spirits: [{ card: unit, soul: true }], hand: [martyr], reserve: 5 } });
    mine.me.summon("Martyr").pick("Unit");
    expect(mine.zone("Unit")).toBe("trash");
  });

  test("BSS 11-13-1 A.T. Field does not stop destruction in battle", () => {
    const unit = keyed("Unit", kw("at-field"));
    const fought = saga({
      at: "attack",
      me: { spirits: [bear] },
      foe: { spirits: [{ card: unit, soul: true }] },
    });
    fought.me.attack("Bear").pick("Unit");
    expect(fought.zone("Unit")).toBe("trash");
  });
});

test("BSS 11-7-1b an attack that is blocked or has no symbols neither takes nor gains life", () => {
  const angel = keyed("Angel", kw("blessed"));
  const blocked = saga({ at: "attack", me: { spirits: [angel] }, foe: { spirits: [wolf] } });
  blocked.me.attack("Angel").pick("Wolf");
  const empty = saga({
    at: "attack",
    me: { spirits: [{ ...angel, symbols: [], stats: { ...angel.stats, symbols: 0 } }] },
  });
  empty.me.attack("Angel");
  expect(blocked.me.life).toBe(5);
  expect(empty.me.life).toBe(5);
  expect(empty.foe.life).toBe(5);
});
