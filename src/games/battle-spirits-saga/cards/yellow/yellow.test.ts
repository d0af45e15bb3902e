import { expect, test } from "vitest";
import { able, costlyBear, elk, facing, ping, saga, slayFoe, spark, strong, wolf } from "../../testing";
import { draw, whenSummoned } from "../parts";
import { yellow } from "./index";

const CASES: Readonly<Record<string, () => void>> = {
  "Choir Fairy": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Choir Fairy", cores: 2 }], hand: [spark] },
      stops: ["flash"],
    });
    g.me.attack("Choir Fairy");
    g.foe.pass();
    g.me.magic("Spark");
    g.passAll();
    expect(g.me.hand).toContain("Spark");
  },
  "Halo Guide": () => {
    const g = saga({ me: { hand: ["Halo Guide"], deck: [wolf, "Lullaby", elk] } });
    g.me.summon("Halo Guide").pick("Lullaby");
    g.answer({ seat: 0, do: "arrange", order: [0, 1] });
    expect(g.me.hand).toEqual(["Lullaby"]);
  },
  "Veil Dancer": () => {
    const g = saga({ at: "attack", me: { spirits: ["Veil Dancer"] }, foe: { spirits: [costlyBear] } });
    g.me.attack("Veil Dancer");
    expect(g.foe.life).toBe(4);
  },
  "Dawn Angel": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Dawn Angel", cores: 3 }], life: 3 },
      foe: { spirits: [elk] },
    });
    g.me.attack("Dawn Angel").pick("Elk");
    expect(g.foe.spirits).toEqual([]);
    expect(g.me.life).toBe(4);
  },
  "Candle Sprite": () => {
    const g = saga({ me: { hand: ["Candle Sprite"], reserve: 2, soul: "void" } });
    g.me.summon("Candle Sprite");
    expect(g.bp("Candle Sprite")).toBe(2000);
  },
  "Psalm Novice": () => {
    const g = saga({ me: { spirits: ["Psalm Novice"], hand: [ping, ping] } });
    g.me.magic("Ping");
    g.me.magic("Ping");
    expect(g.bp("Psalm Novice")).toBe(5000);
  },
  "Ribbon Fairy": () => {
    const g = saga({ at: "attack", me: { spirits: ["Ribbon Fairy"] }, foe: { spirits: [elk] } });
    g.me.attack("Ribbon Fairy").pick("Elk").through();
    expect(g.bp("Elk")).toBe(1000);
    expect(g.stat("Ribbon Fairy", "kw-luster")).toBe(1);
  },
  "Scripture Keeper": () => {
    const g = saga({ me: { hand: ["Scripture Keeper"], trash: ["Lullaby", "Final Curtain", wolf] } });
    g.me.summon("Scripture Keeper");
    expect(g.offered()).toEqual(["Lullaby"]);
    g.pick("Lullaby");
    expect(g.me.hand).toEqual(["Lullaby"]);
  },
  "Lantern Cherub": () => {
    const g = saga({ at: "attack", me: { spirits: ["Lantern Cherub"], life: 2 } });
    g.me.attack("Lantern Cherub");
    expect(g.me.life).toBe(3);
  },
  "Moonveil Singer": () => {
    const g = saga({ me: { hand: ["Moonveil Singer"], reserve: 9 }, foe: { spirits: [wolf] } });
    g.me.summon("Moonveil Singer").pick("Wolf");
    expect(g.exhausted("Wolf")).toBe(true);
    expect(g.stat("Moonveil Singer", "kw-astral")).toBe(1);
  },
  "Rune Weaver": () => {
    const g = saga({ me: { spirits: ["Rune Weaver"], hand: ["Radiant Beam", "Choir Fairy"] } });
    expect(g.stat("Radiant Beam", "cost")).toBe(2);
    expect(g.stat("Choir Fairy", "cost")).toBe(2);
    g.me.magic("Radiant Beam", 1);
    expect(g.me.cores("trash")).toBe(1);
  },
  "Solemn Archon": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Solemn Archon", cores: 3 }], life: 3 },
      foe: { spirits: [strong("Mouse", 1000), wolf] },
    });
    g.me.attack("Solemn Archon").through();
    expect(g.foe.spirits).toEqual(["Wolf"]);
    expect(g.bp("Wolf")).toBe(2000);
    expect(g.me.life).toBe(4);
  },
  "Feather Duelist": () => {
    const g = saga({ at: "attack", me: { spirits: [{ card: "Feather Duelist", cores: 3 }], life: 2 } });
    g.me.attack("Feather Duelist");
    expect(g.me.life).toBe(3);
    expect(g.stat("Feather Duelist", "kw-luster")).toBe(1);
  },
  "Grand Enchantress": () => {
    const scholar = able("Scholar", whenSummoned(draw(1)));
    const g = saga({ at: "attack", me: { spirits: ["Grand Enchantress", scholar] } });
    g.me.attack("Grand Enchantress").pick("Scholar");
    expect(g.me.hand).toHaveLength(1);
  },
  "Seraph of the Scales": () => {
    const g = saga({
      me: { hand: ["Seraph of the Scales"], reserve: 20, life: 2 },
      foe: { spirits: [elk, costlyBear] },
    });
    g.me.summon("Seraph of the Scales");
    expect(g.me.life).toBe(4);
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.bp("Bear")).toBe(4000);
  },
  "Dreaming Queen": () => {
    const g = saga({ me: { hand: ["Dreaming Queen"], reserve: 20 } });
    g.me.summon("Dreaming Queen").accept();
    expect(g.me.spirits).toEqual(["Dreaming Queen", "Wisp Token", "Wisp Token"]);
    expect(g.stat("Wisp Token", "kw-astral")).toBe(1);
  },
  "Bell Acolyte": () => {
    const g = saga({ me: { spirits: ["Bell Acolyte"] }, foe: { spirits: [wolf] } });
    g.me.use("Bell Acolyte").pick("Wolf");
    expect(g.bp("Wolf")).toBe(2000);
    expect(g.exhausted("Bell Acolyte")).toBe(true);
  },
  "Hymn Warden": () => {
    const g = facing("Hymn Warden", { me: { hand: [slayFoe] }, foe: { spirits: [wolf] } });
    g.me.magic("Slay").pick("Wolf");
    g.foe.spring("Hymn Warden").accept().through();
    expect(g.foe.spirits).toEqual(["Hymn Warden"]);
  },
  "Sun Shrine": () => {
    const g = saga({
      me: { nexuses: [{ card: "Sun Shrine", cores: 1 }], spirits: [wolf], hand: [ping, ping], life: 3 },
    });
    g.me.magic("Ping");
    g.me.magic("Ping");
    expect(g.bp("Wolf")).toBe(4000);
    g.me.finish().confirm().accept();
    expect(g.me.life).toBe(4);
  },
  "Cloud Cathedral": () => {
    const g = saga({
      me: { nexuses: [{ card: "Cloud Cathedral", cores: 2 }], spirits: ["Lantern Cherub"], hand: [ping] },
      foe: { spirits: [wolf] },
    });
    g.me.magic("Ping").pick("Wolf");
    expect(g.bp("Wolf")).toBe(2000);
    expect(g.bp("Lantern Cherub")).toBe(4000);
  },
  "Whispering Library": () => {
    const g = saga({
      at: "start",
      me: {
        nexuses: [{ card: "Whispering Library", cores: 1 }],
        hand: [ping],
        deck: [wolf, elk, costlyBear],
        reserve: 1,
      },
    });
    g.answer({ seat: 0, do: "arrange", order: [1, 0] });
    expect(g.me.hand).toContain("Elk");
    const before = g.me.reserve;
    g.me.magic("Ping");
    expect(g.me.reserve - before).toBe(2);
  },
  "Garden of Echoes": () => {
    const g = saga({
      me: { nexuses: [{ card: "Garden of Echoes", cores: 2 }], spirits: ["Ribbon Fairy"] },
    });
    g.me.use("Garden of Echoes").pick("Ribbon Fairy");
    expect(g.stat("Ribbon Fairy", "kw-astral")).toBe(1);
    expect(g.bp("Ribbon Fairy")).toBe(3000);
  },
  "Hourglass Spire": () => {
    const g = saga({
      me: { nexuses: [{ card: "Hourglass Spire", cores: 3 }] },
      foe: {
        spirits: [
          { card: elk, exhausted: true },
          { card: costlyBear, exhausted: true },
        ],
      },
    });
    g.me.finish();
    expect(g.exhausted("Elk")).toBe(true);
    expect(g.exhausted("Bear")).toBe(false);
    g.foe.endMain().pick("Bear");
    expect(g.bp("Bear")).toBe(4000);
  },
  "Radiant Beam": () => {
    const g = saga({ me: { hand: ["Radiant Beam"] }, foe: { spirits: [wolf, strong("Mouse", 1000)] } });
    g.me.magic("Radiant Beam", 1);
    expect(g.foe.spirits).toEqual(["Wolf"]);
    expect(g.bp("Wolf")).toBe(2000);
  },
  Lullaby: () => {
    const g = saga({ me: { hand: ["Lullaby"] }, foe: { spirits: [wolf] } });
    g.me.magic("Lullaby", 1).pick("Wolf");
    expect(g.exhausted("Wolf")).toBe(true);
    expect(g.me.hand).toHaveLength(1);
  },
  "Blinding Verse": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [elk] },
      foe: { hand: ["Blinding Verse"] },
      stops: ["flash"],
    });
    g.me.attack("Elk");
    g.foe.magic("Blinding Verse").pick("Elk").through();
    expect(g.me.spirits).toEqual([]);
    expect(g.foe.life).toBe(5);
  },
  Benediction: () => {
    const g = saga({ me: { hand: ["Benediction"], life: 2 } });
    g.me.magic("Benediction");
    expect(g.me.life).toBe(3);
    expect(g.me.hand).toHaveLength(1);
    const trap = facing("Benediction", { at: "attack", me: { spirits: [wolf] } });
    trap.me.attack("Wolf");
    trap.foe.pass();
    trap.foe.spring("Benediction").pick("Wolf").through();
    expect(trap.foe.life).toBe(5);
    expect(trap.me.spirits).toEqual([]);
  },
  "Lifting Hymn": () => {
    const g = saga({ me: { hand: ["Lifting Hymn"], spirits: [wolf, elk] } });
    g.me.magic("Lifting Hymn", 0).pick("Wolf", "Elk");
    expect(g.stat("Wolf", "kw-luster")).toBe(1);
    expect(g.stat("Elk", "kw-blessed")).toBe(1);
  },
  "Judgement Chord": () => {
    const g = facing("Judgement Chord", { at: "attack", me: { spirits: [costlyBear, wolf] } });
    g.me.attack("Wolf");
    g.foe.spring("Judgement Chord").through();
    expect(g.me.spirits).toEqual(["Bear"]);
    expect(g.foe.life).toBe(5);
  },
  "Mirror Verse": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [costlyBear] },
      foe: { hand: ["Mirror Verse"], spirits: [elk] },
      stops: ["flash"],
    });
    g.me.attack("Bear");
    g.foe.magic("Mirror Verse").pick("Bear");
    g.passAll();
    g.pick("Elk");
    g.passAll();
    expect(g.me.spirits).toEqual([]);
    expect(g.foe.spirits).toEqual(["Elk"]);
  },
  "Lost Melody": () => {
    const g = saga({ me: { hand: ["Lost Melody"] }, foe: { hand: [wolf] } });
    g.me.magic("Lost Melody");
    expect(g.me.hand).toHaveLength(1);
    expect(g.eventsSeenBy(0).some(({ type, def }) => type === "show" && def === "Wolf")).toBe(true);
  },
  "Guardian Refrain": () => {
    const g = facing("Guardian Refrain", {
      me: { hand: [slayFoe] },
      foe: { spirits: [costlyBear], trash: [elk, strong("Ox", 9000, { cost: 7 })] },
    });
    g.me.magic("Slay").pick("Bear");
    g.foe.spring("Guardian Refrain");
    expect(g.offered()).toEqual(["Elk"]);
    g.pick("Elk").accept().through();
    expect(g.foe.spirits).toEqual(["Elk"]);
  },
  "Final Curtain": () => {
    const g = saga({
      me: { hand: ["Final Curtain"], reserve: 9 },
      foe: { spirits: [wolf, costlyBear, elk] },
    });
    g.me.magic("Final Curtain");
    expect(g.foe.spirits).toEqual(["Bear"]);
    const trap = facing("Final Curtain", { me: { hand: [wolf] } });
    trap.me.summon("Wolf");
    trap.foe.spring("Final Curtain").through();
    expect(trap.me.trash).toEqual(["Wolf"]);
  },
  "Vesper Sprite": () => {
    const g = facing("Vesper Sprite", { at: "attack", me: { spirits: [wolf, elk] } });
    g.me.attack("Wolf");
    g.foe.pass();
    g.foe.spring("Vesper Sprite").pick("Elk").accept().through();
    expect(g.me.spirits).toEqual(["Wolf"]);
    expect(g.foe.spirits).toEqual(["Vesper Sprite"]);
  },
  "Mercy Verse": () => {
    const g = facing("Mercy Verse", {
      me: { hand: [slayFoe] },
      foe: { spirits: [wolf], trash: ["Lullaby", elk], life: 3 },
    });
    g.me.magic("Slay").pick("Wolf");
    g.foe.spring("Mercy Verse").pick("Lullaby").through();
    expect(g.foe.life).toBe(4);
    expect(g.foe.hand).toEqual(["Lullaby"]);
  },
  "Dazzling Descant": () => {
    const facingLife = (life: number) => {
      const g = facing("Dazzling Descant", { at: "attack", me: { spirits: [wolf] }, foe: { life } });
      g.me.attack("Wolf");
      g.foe.spring("Dazzling Descant").through();
      return { spirits: g.me.spirits, life: g.foe.life };
    };
    expect(facingLife(3)).toEqual({ spirits: [], life: 4 });
    expect(facingLife(4)).toEqual({ spirits: [], life: 4 });
  },
  "Stilling Note": () => {
    const g = facing("Stilling Note", { me: { hand: [wolf] } });
    g.me.summon("Wolf");
    g.foe.spring("Stilling Note").through();
    expect(g.exhausted("Wolf")).toBe(true);
    expect(g.bp("Wolf")).toBe(1000);
    const mine = saga({ me: { hand: ["Stilling Note"], spirits: [wolf] } });
    mine.me.magic("Stilling Note").pick("Wolf");
    expect(mine.stat("Wolf", "kw-astral")).toBe(1);
  },
  "Turncoat Hymn": () => {
    const g = saga({ me: { hand: ["Turncoat Hymn"], reserve: 6 }, foe: { spirits: [costlyBear, elk] } });
    g.me.magic("Turncoat Hymn");
    expect(g.offered()).toEqual(["Elk"]);
    g.pick("Elk");
    expect(g.me.spirits).toEqual(["Elk"]);
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Undying Applause": () => {
    const cast = (spirits: number) => {
      const crowd = Array.from({ length: spirits }, () => wolf);
      const g = saga({ me: { spirits: crowd, hand: ["Undying Applause"], reserve: 8 } });
      g.me.magic("Undying Applause");
      return { winners: g.state.outcome?.winners, hand: g.me.hand.length };
    };
    expect(cast(8)).toEqual({ winners: [0], hand: 0 });
    expect(cast(7)).toEqual({ winners: undefined, hand: 2 });
  },
};

test.each(Object.keys(CASES))("%s does what its text says", (name) => CASES[name]?.());

test("every yellow card has a test", () => {
  expect(yellow.filter(({ name, token }) => !token && !(name in CASES)).map(({ name }) => name)).toEqual([]);
});
