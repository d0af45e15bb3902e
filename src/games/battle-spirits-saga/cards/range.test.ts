import { expect, test } from "vitest";
import { able, aNexus, beast, costlyBear, elk, fiftyOf, saga, strong, wolf } from "../testing";
import { type Kind, kindsOf, RANGE } from "../testing/range";
import type { SagaCard } from "./card";
import { cards } from "./index";
import { draw, whenSummoned } from "./parts";

const tower = aNexus("Tower");
const rich = { reserve: 20 } as const;

/** Forty cards of all colours, each with its test. */
const PLAYED: Readonly<Record<string, () => void>> = {
  "Flame Lance": () => {
    const g = saga({ me: { hand: ["Flame Lance"] }, foe: { spirits: [wolf, elk, costlyBear] } });
    g.me.magic("Flame Lance", 1).pick("Wolf").pick("Elk");
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Measured Strike": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf], hand: ["Measured Strike"] },
      foe: { spirits: [elk, costlyBear] },
      stops: ["flash"],
    });
    g.me.attack("Wolf");
    g.foe.pass();
    g.me.magic("Measured Strike").pick("Wolf");
    expect(g.offered()).toEqual(["Elk"]);
    g.pick("Elk").through();
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Lava Colossus": () => {
    const g = saga({ me: { hand: ["Lava Colossus"], ...rich }, foe: { spirits: [wolf, elk, costlyBear] } });
    g.me.summon("Lava Colossus").pick("Bear").pick("Elk");
    expect(g.foe.spirits).toEqual(["Wolf"]);
  },
  "Emberwing Scout": () => {
    const g = saga({ at: "attack", me: { spirits: ["Emberwing Scout"] }, foe: { spirits: [wolf] } });
    g.me.attack("Emberwing Scout");
    expect(g.foe.life).toBe(4);
  },
  "Summit Call": () => {
    const g = saga({ me: { hand: ["Summit Call"], deck: [wolf, "Cinder Drake", elk], ...rich } });
    g.me.magic("Summit Call", 0).pick("Cinder Drake").accept();
    expect(g.me.spirits).toEqual(["Cinder Drake"]);
    expect(g.me.trash).toHaveLength(3);
  },
  "Twinblade Hero": () => {
    const g = saga({ at: "attack", me: { spirits: ["Twinblade Hero", wolf] } });
    g.me.attack("Twinblade Hero").pick("Wolf");
    g.me.attack("Wolf");
    expect(g.me.hand).toHaveLength(1);
  },
  "Grudge Fire": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf], hand: ["Grudge Fire"] },
      foe: { spirits: [{ card: "Ashmane Lion", exhausted: true, cores: 3 }] },
      stops: ["flash"],
    });
    g.me.attack("Wolf");
    g.foe.pass();
    g.me.magic("Grudge Fire").pick("Ashmane Lion").through();
    expect(g.stat("Ashmane Lion", "kw-awaken")).toBe(0);
    expect(g.bp("Ashmane Lion")).toBe(3000);
  },
  "Life Drain": () => {
    const g = saga({
      me: { hand: ["Life Drain"] },
      foe: { spirits: [{ card: costlyBear, cores: 3 }], soul: "void" },
    });
    g.me.magic("Life Drain", 1).pick("Bear");
    expect(g.cores("Bear")).toBe(2);
    expect(g.foe.cores("trash")).toBe(1);
  },
  "Plague Bearer": () => {
    const g = saga({
      me: { hand: ["Plague Bearer"], ...rich },
      foe: { spirits: [wolf, { card: costlyBear, cores: 2 }] },
    });
    g.me.summon("Plague Bearer");
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.cores("Bear")).toBe(1);
  },
  "Ossuary Dragon": () => {
    const g = saga({
      me: { hand: ["Ossuary Dragon"], ...rich },
      foe: { spirits: [{ card: costlyBear, cores: 4 }] },
    });
    g.me.summon("Ossuary Dragon").pick("Bear");
    expect(g.foe.spirits).toEqual([]);
    expect(g.foe.cores("trash")).toBe(4);
  },
  "Lich Chancellor": () => {
    const g = saga({ me: { hand: ["Lich Chancellor"], trash: ["Bone Squire", wolf], ...rich } });
    g.me.summon("Lich Chancellor");
    expect(g.offered()).toEqual(["Bone Squire"]);
    g.pick("Bone Squire").accept();
    expect(g.me.spirits).toContain("Bone Squire");
  },
  "Gloom Cavalier": () => {
    const g = saga({
      at: "attack",
      me: { spirits: ["Gloom Cavalier"] },
      foe: { spirits: [wolf, { card: costlyBear, cores: 2 }] },
    });
    g.me.attack("Gloom Cavalier");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf").through();
  },
  "Dark Bargain": () => {
    const g = saga({ me: { hand: ["Dark Bargain"], reserve: 6, soul: "void" } });
    g.me.magic("Dark Bargain", 0).answer({ seat: 0, do: "amount", amount: 2 });
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.cores("trash")).toBe(4);
  },
  "Graveyard Echo": () => {
    const g = saga({ me: { hand: ["Graveyard Echo"], spirits: [able("Scholar", whenSummoned(draw(1)))] } });
    g.me.magic("Graveyard Echo", 0).pick("Scholar");
    expect(g.me.hand).toHaveLength(1);
  },
  "Bone Orchard": () => {
    const g = saga({
      me: { nexuses: [{ card: "Bone Orchard", cores: 2 }], trash: ["Bone Squire", "Soul Siren"] },
    });
    expect(g.stat("Bone Squire", "cost")).toBe(1);
    expect(g.stat("Soul Siren", "cost")).toBe(3);
  },
  "Frostfang Wolf": () => {
    const g = saga({ me: { hand: ["Frostfang Wolf"] }, foe: { spirits: [elk, costlyBear] } });
    g.me.summon("Frostfang Wolf").pick("Elk");
    expect(g.foe.hand).toEqual(["Elk"]);
  },
  "Level Breaker": () => {
    const g = saga({
      me: { hand: ["Level Breaker"] },
      foe: { spirits: [{ card: beast("Elder"), cores: 3 }] },
    });
    g.me.magic("Level Breaker", 0);
    expect(g.level("Elder")).toBe(1);
    expect(g.bp("Elder")).toBe(3000);
  },
  "Aegis Titan": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [strong("Huge", 20_000)] },
      foe: { spirits: [{ card: "Aegis Titan", cores: 6 }] },
    });
    g.me.attack("Huge").pick("Aegis Titan").confirm();
    expect(g.foe.spirits).toEqual(["Aegis Titan"]);
    expect(g.cores("Aegis Titan")).toBe(4);
  },
  "Stasis Field": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [elk] },
      foe: { hand: ["Stasis Field"], spirits: [wolf], ...rich },
      stops: ["flash"],
    });
    g.me.attack("Elk");
    g.foe.magic("Stasis Field").answer({ seat: 1, do: "pick", picks: [1] });
    g.pick("Wolf");
    expect(g.stat("Wolf", "cannot-be-destroyed-by-battle")).toBe(1);
    g.through();
    expect(g.stat("Wolf", "cannot-be-destroyed-by-battle")).toBe(0);
  },
  "Aurora Marshal": () => {
    const g = saga({ me: { hand: ["Aurora Marshal"], spirits: [{ card: wolf, exhausted: true }], ...rich } });
    g.me.summon("Aurora Marshal");
    expect(g.exhausted("Wolf")).toBe(false);
  },
  "Aegis Prototype": () => {
    const g = saga({ me: { hand: ["Aegis Prototype"], reserve: 9, soul: "trash" } });
    g.me.summon("Aegis Prototype");
    expect(g.cores("Aegis Prototype", "soul")).toBe(1);
  },
  Lullaby: () => {
    const g = saga({ me: { hand: ["Lullaby"] }, foe: { spirits: [wolf] } });
    g.me.magic("Lullaby", 1).pick("Wolf");
    expect(g.exhausted("Wolf")).toBe(true);
    expect(g.me.hand).toHaveLength(1);
  },
  "Halo Guide": () => {
    const g = saga({ me: { hand: ["Halo Guide"], deck: [wolf, "Lullaby"] } });
    g.me.summon("Halo Guide").pick("Lullaby");
    if (g.decision?.kind === "arrange") g.answer({ seat: 0, do: "arrange", order: [0] });
    expect(g.me.hand).toEqual(["Lullaby"]);
  },
  "Whispering Library": () => {
    const g = saga({ at: "start", me: { nexuses: ["Whispering Library"], deck: [wolf, elk, costlyBear] } });
    g.answer({ seat: 0, do: "arrange", order: [1, 0] });
    expect(g.me.hand).toEqual(["Elk"]);
  },
  "Rune Weaver": () => {
    const g = saga({
      me: { spirits: ["Rune Weaver"], hand: ["Radiant Beam"] },
      foe: { spirits: [costlyBear] },
    });
    g.me.magic("Radiant Beam", 1);
    expect(g.me.cores("trash")).toBe(1);
    expect(g.bp("Bear")).toBe(5000);
  },
  "Dreaming Queen": () => {
    const g = saga({ me: { hand: ["Dreaming Queen"], ...rich } });
    g.me.summon("Dreaming Queen").accept();
    expect(g.me.spirits).toHaveLength(3);
    expect(g.stat("Wisp Token", "kw-astral")).toBe(1);
  },
  "Seed Keeper": () => {
    const g = saga({ me: { hand: ["Seed Keeper"], reserve: 3, soul: "void" } });
    g.me.summon("Seed Keeper");
    expect(g.cores("Seed Keeper")).toBe(2);
  },
  "Growth Ring": () => {
    const g = saga({ at: "attack", me: { spirits: [wolf], hand: ["Growth Ring"] }, stops: ["flash"] });
    g.me.attack("Wolf");
    g.foe.pass();
    g.me.magic("Growth Ring", 1).pick("Wolf").through();
    expect(g.exhausted("Wolf")).toBe(false);
    expect(g.bp("Wolf")).toBe(4000);
  },
  Entangle: () => {
    const g = saga({
      at: "attack",
      me: { spirits: [elk], hand: ["Entangle"] },
      foe: { spirits: [wolf, costlyBear] },
      stops: ["flash"],
    });
    g.me.attack("Elk");
    g.foe.pass();
    g.me.magic("Entangle").pick("Wolf", "Bear").through();
    expect(g.foe.life).toBe(4);
  },
  "Hatching Season": () => {
    const g = saga({ me: { hand: ["Hatching Season"] } });
    g.me.magic("Hatching Season").accept();
    expect(g.me.spirits).toEqual(["Grub Token", "Grub Token"]);
  },
  "Amber Grove": () => {
    const g = saga({ me: { nexuses: [{ card: "Amber Grove", cores: 3 }], spirits: ["Rootbound Oracle"] } });
    expect(g.level("Rootbound Oracle")).toBe(2);
    expect(g.cores("Rootbound Oracle")).toBe(1);
  },
  "Spreading Blaze": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [elk], hand: ["Spreading Blaze"] },
      foe: { spirits: [wolf, costlyBear] },
      stops: ["flash"],
    });
    g.me.attack("Elk");
    g.foe.pass();
    g.me.magic("Spreading Blaze").pick("Wolf").pick("Wolf").through();
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Dock Mason": () => {
    const g = saga({ me: { hand: ["Dock Mason"], deck: [wolf, "Sunken City"] } });
    g.me.summon("Dock Mason").pick("Sunken City");
    if (g.decision?.kind === "arrange") g.answer({ seat: 0, do: "arrange", order: [0] });
    expect(g.me.hand).toEqual(["Sunken City"]);
  },
  "Salvage Diver": () => {
    const g = saga({
      me: { hand: ["Salvage Diver"], reserve: 5, soul: "void" },
      foe: { deck: [wolf, "Lullaby", "Lullaby", elk] },
    });
    g.me.summon("Salvage Diver");
    expect(g.foe.trash).toHaveLength(3);
    expect(g.me.reserve).toBe(2);
  },
  Riptide: () => {
    const g = saga({ me: { hand: ["Riptide"] }, foe: { deck: fiftyOf("Oak").slice(0, 9) } });
    g.me.magic("Riptide");
    expect(g.foe.deck).toHaveLength(5);
  },
  "Stonewright Giant": () => {
    const g = saga({ me: { hand: ["Stonewright Giant", "Sunken City"], reserve: 9 } });
    g.me.summon("Stonewright Giant").pick("Sunken City").accept();
    expect(g.me.nexuses).toEqual(["Sunken City"]);
  },
  "Anchor Brute": () => {
    const g = saga({
      at: "attack",
      me: { spirits: ["Anchor Brute"], nexuses: [tower, tower] },
      foe: { spirits: [elk, costlyBear] },
    });
    g.me.attack("Anchor Brute").pick("Elk").through();
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  Undertow: () => {
    const g = saga({ me: { hand: ["Undertow"] }, foe: { nexuses: [tower], spirits: [wolf] } });
    g.me.magic("Undertow", 0).answer({ seat: 0, do: "pick", picks: [0] });
    g.pick("Tower");
    expect(g.foe.nexuses).toEqual([]);
    expect(g.foe.spirits).toEqual(["Wolf"]);
  },
  "Prism Charm": () => {
    const g = saga({
      at: "attack",
      me: { spirits: ["Choir Fairy"], hand: ["Prism Charm"] },
      stops: ["flash"],
    });
    g.me.attack("Choir Fairy");
    g.foe.pass();
    g.me.magic("Prism Charm").pick("Choir Fairy");
    expect(g.bp("Choir Fairy")).toBe(3000);
    expect(g.stat("Choir Fairy", "is-red")).toBe(1);
    g.through();
  },
  "Fungal Pact": () => {
    const g = saga({
      me: { hand: ["Fungal Pact"], deck: [wolf, elk, "Lullaby", costlyBear], reserve: 3, soul: "void" },
    });
    g.me.magic("Fungal Pact", 0);
    expect(g.me.trash).toHaveLength(4);
    expect(g.me.reserve).toBe(2);
  },
};

test.each(Object.keys(PLAYED))("%s does what its text says", (name) => PLAYED[name]?.());

test("covers each kind of effect text as often in forty cards as the range asks", () => {
  const names = Object.keys(PLAYED);
  expect(names).toHaveLength(40);
  const kindsByCard = names.map((name) => kindsOf(cards[name] as SagaCard));
  const short = (Object.keys(RANGE) as Kind[]).flatMap((kind) => {
    const n = kindsByCard.filter((kinds) => kinds.has(kind)).length;
    return n < Math.max(1, Math.round((RANGE[kind] * 40) / 100)) ? [`${kind}: ${n}`] : [];
  });
  expect(short).toEqual([]);
});
