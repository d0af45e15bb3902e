import { expect, test } from "vitest";
import { aFlash, aMain, aNexus, facing, saga, strong } from "../testing";
import { pairs } from "./pairs";
import { choose, destroy, draw, foes, gainCores, own } from "./parts";

const wolf = strong("Wolf", 3000);
const bear = strong("Bear", 6000, { cost: 5 });
const elk = strong("Elk", 2000, { cost: 2 });
const slay = aMain("Slay", choose(foes(), destroy()));
const doom = aMain("Doom", choose(own(), destroy()));
const spark = aFlash("Spark", draw(1));
const ping = aMain("Ping", gainCores(1), 0);
const tower = aNexus("Tower");

const CASES: Readonly<Record<string, () => void>> = {
  "Oathlight Paladin": () => {
    const g = saga({ at: "attack", me: { spirits: [{ card: "Oathlight Paladin", cores: 3 }], life: 3 } });
    g.me.attack("Oathlight Paladin");
    expect([g.me.life, g.stat("Oathlight Paladin", "kw-armor-purple")]).toEqual([4, 1]);
  },
  "Drydock Sentinel": () => {
    const g = saga({ me: { hand: [slay] }, foe: { spirits: ["Drydock Sentinel"], nexuses: [tower] } });
    g.me.magic("Slay").pick("Drydock Sentinel").confirm();
    expect([g.foe.spirits, g.exhausted("Tower")]).toEqual([["Drydock Sentinel"], true]);
  },
  "Iceberg Leviathan": () => {
    const g = saga({
      me: { hand: ["Iceberg Leviathan"], spirits: ["Reef Smith"], reserve: 20 },
      foe: { spirits: [wolf], deck: [elk, bear, spark, elk] },
    });
    g.me.summon("Iceberg Leviathan");
    expect([g.foe.hand, g.me.trash]).toEqual([["Wolf"], ["Reef Smith"]]);
    g.me.endMain();
    g.me.attack("Iceberg Leviathan");
    expect(g.foe.trash).toHaveLength(3);
  },
  "Siren Scholar": () => {
    const g = saga({ me: { hand: ["Siren Scholar", ping], reserve: 9 }, foe: { spirits: [wolf] } });
    g.me.summon("Siren Scholar").pick("Wolf");
    g.me.magic("Ping");
    expect([g.foe.trash.length, g.bp("Wolf")]).toEqual([5, 1000]);
  },
  "Sunfire Lancer": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Sunfire Lancer", cores: 3 }] },
      foe: { spirits: [wolf, bear] },
    });
    g.me.attack("Sunfire Lancer").pick("Wolf").pick("Wolf");
    expect([g.foe.spirits, g.stat("Sunfire Lancer", "kw-awaken")]).toEqual([["Bear"], 1]);
    g.through();
  },
  "Drowned Revenant": () => {
    const g = saga({
      me: { spirits: ["Reef Smith"], trash: ["Drowned Revenant"], hand: [doom], reserve: 9 },
    });
    g.me.magic("Doom").pick("Reef Smith").confirm().accept();
    expect(g.me.spirits).toEqual(["Drowned Revenant"]);
    const dead = saga({ me: { spirits: ["Drowned Revenant"], hand: [doom] } });
    dead.me.magic("Doom").pick("Drowned Revenant");
    expect(dead.foe.trash).toHaveLength(3);
  },
  "Graveship Captain": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Graveship Captain", cores: 3 }] },
      foe: { spirits: [strong("Ox", 9000)] },
    });
    g.me.attack("Graveship Captain").pick("Ox");
    expect([g.foe.spirits, g.foe.trash.length]).toEqual([[], 3]);
  },
  "Thicket Guardian": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [strong("Ox", 5000)] },
      foe: { hand: ["Thicket Guardian"], reserve: 9 },
      stops: ["flash"],
    });
    g.me.attack("Ox");
    g.foe.swift("Thicket Guardian");
    g.passAll();
    g.pick("Thicket Guardian").through();
    expect([g.me.spirits, g.foe.spirits]).toEqual([[], ["Thicket Guardian"]]);
  },
  "Briar Sovereign": () => {
    const g = saga({ me: { hand: ["Briar Sovereign"], reserve: 20 } });
    g.me.summon("Briar Sovereign").accept();
    expect([g.me.spirits.length, g.stat("Drone Token", "cannot-be-destroyed-by-effects")]).toEqual([3, 1]);
  },
  "Chapel of Ice": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: {
        nexuses: [{ card: "Chapel of Ice", cores: 2 }],
        spirits: [{ card: "Gatehouse Squire", exhausted: true }],
      },
    });
    expect(g.bp("Gatehouse Squire")).toBe(3000);
    g.me.attack("Wolf");
    for (let n = 0; n < 2; n++)
      if (g.decision?.kind === "pick") g.pick(g.decision.seat === 1 ? "Wolf" : "Chapel of Ice");
    expect(g.me.spirits).toEqual([]);
  },
  "Altar of Noon": () => {
    const g = saga({
      me: { nexuses: [{ card: "Altar of Noon", cores: 2 }], hand: [] },
      foe: { spirits: [elk] },
    });
    g.me.use("Altar of Noon", 1).pick("Elk");
    expect([g.foe.spirits, g.me.hand.length]).toEqual([[], 1]);
  },
  "Breakwater Reliquary": () => {
    const g = saga({
      me: {
        nexuses: [{ card: "Breakwater Reliquary", cores: 2 }],
        hand: ["Reef Smith"],
        reserve: 3,
        soul: "void",
      },
      foe: { deck: [wolf, tower, elk] },
    });
    expect(g.stat("Reef Smith", "cost")).toBe(1);
    g.me.endMain();
    expect([g.foe.trash.length, g.me.reserve]).toEqual([2, 4]);
  },
  "Black Tide": () => {
    const g = saga({
      me: { hand: ["Black Tide"], reserve: 9 },
      foe: { spirits: [{ card: bear, cores: 4 }], deck: [wolf, elk, spark, elk], soul: "void" },
    });
    g.me.magic("Black Tide", 0).pick("Bear");
    expect(g.cores("Bear")).toBe(2);
  },
  "Tidal Hymn": () => {
    const g = saga({ me: { hand: ["Tidal Hymn"], reserve: 9 }, foe: { deck: [wolf, elk, spark, spark] } });
    g.me.magic("Tidal Hymn", 0);
    expect([g.foe.trash.length, g.me.hand.length]).toEqual([3, 2]);
  },
  "Twin Wards": () => {
    const g = facing("Twin Wards", {
      at: "attack",
      me: { spirits: [wolf] },
      foe: { spirits: ["Choir Fairy"], life: 3 },
    });
    g.me.attack("Wolf");
    g.foe.spring("Twin Wards").pick("Wolf").through();
    expect([g.me.hand, g.foe.life]).toEqual([["Wolf"], 4]);
  },
};

test.each(Object.keys(CASES))("%s does what it says", (name) => CASES[name]?.());

test("every such card is tried", () => {
  expect(pairs.map(({ name }) => name).filter((name) => !(name in CASES))).toEqual([]);
});
