import { expect, test } from "vitest";
import {
  aMain,
  aNexus,
  attacking,
  bear,
  elk,
  exhausted,
  facing,
  holding,
  ox,
  ping,
  saga,
  slay,
  spark,
  spring,
  strong,
  withCores,
  wolf,
} from "../../testing";
import { draw } from "../parts";
import { multicolour } from "./index";

const squire = strong("Squire", 3000, { families: ["knight"] });
const angel = strong("Angel", 3000, { families: ["angel"] });
const drake = strong("Drake", 3000, { families: ["dragon"] });
const tower = aNexus("Tower");

const afterSlay = (card: string, more = {}) => {
  const g = saga({ me: { spirits: [card], hand: [slay], ...more } });
  g.me.magic("Slay").pick(card);
  return g;
};
/** Wolf attacks while Bear is exhausted; the opponent uses this magic at flash timing. */
const answered = (card: string, more = {}) => {
  const g = saga({
    at: "attack",
    me: { spirits: [wolf, exhausted(bear)] },
    foe: { hand: [card], reserve: 9, ...more },
    stops: ["flash"],
  });
  g.me.attack("Wolf");
  g.foe.magic(card);
  return g;
};

const CASES: Readonly<Record<string, () => void>> = {
  "Twinblade Hero": () => {
    const g = attacking("Twinblade Hero", [], { spirits: ["Twinblade Hero", wolf] });
    g.me.attack("Twinblade Hero").pick("Wolf");
    g.me.attack("Wolf");
    expect(g.me.hand).toHaveLength(1);
  },
  "Twilight Envoy": () => {
    const g = afterSlay("Twilight Envoy", { hand: [slay, "Soul Siren", "Night Duke"] });
    expect(g.offered()).toEqual(["Soul Siren"]);
    g.pick("Soul Siren").accept();
    expect(g.me.spirits).toEqual(["Soul Siren"]);
  },
  "Tidewood Druid": () => {
    const g = saga({ me: { spirits: ["Tidewood Druid"] } });
    g.me.use("Tidewood Druid");
    expect(g.me.reserve).toBe(7);
    expect(g.exhausted("Tidewood Druid")).toBe(true);
  },
  "Prism Charm": () => {
    const g = answered("Prism Charm", { spirits: [exhausted(strong("Elk", 1000, { colours: ["blue"] }))] });
    g.pick("Elk");
    expect(g.bp("Elk")).toBe(3000);
    expect(g.stat("Elk", "is-red")).toBe(1);
    g.passAll();
  },
  "Measured Strike": () => {
    const g = answered("Measured Strike", { spirits: [exhausted(strong("Elk", 3500))] });
    g.pick("Elk");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
    g.passAll();
  },
  "Char Reaper": () => {
    const g = attacking("Char Reaper", [withCores(wolf, 2), bear]);
    g.me.attack("Char Reaper").pick("Bear").decline();
    expect(g.foe.spirits).toEqual(["Wolf"]);
    const back = saga({ me: { spirits: [drake], trash: ["Char Reaper"], hand: [slay], reserve: 9 } });
    back.me.magic("Slay").pick("Drake").confirm().accept();
    expect(back.me.spirits).toEqual(["Char Reaper"]);
  },
  "Gallows Hill": () => {
    const g = saga({
      me: { nexuses: [withCores("Gallows Hill", 2)], hand: [slay] },
      foe: { spirits: [wolf, { card: bear, cores: 2, exhausted: true }] },
    });
    expect(g.bp("Bear")).toBe(3000);
    g.me.magic("Slay").pick("Wolf").pick("Bear");
    expect(g.cores("Bear")).toBe(1);
  },
  "Tusk Raider": () => {
    const g = attacking(withCores("Tusk Raider", 2));
    g.me.attack("Tusk Raider");
    expect(g.bp("Tusk Raider")).toBe(6000);
  },
  "Canopy Drake": () => {
    const g = attacking(withCores("Canopy Drake", 3), [exhausted(bear), wolf]);
    g.me.attack("Canopy Drake").pick("Bear");
    expect(g.decision).toMatchObject({ min: 1 });
    g.pick("Wolf");
    expect(g.foe.spirits).toEqual([]);
  },
  "Spreading Blaze": () => {
    const g = answered("Spreading Blaze");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
    expect(g.me.spirits).toEqual(["Bear"]);
    g.passAll();
    const calm = holding("Spreading Blaze", [], { reserve: 4, soul: "void" });
    calm.me.magic("Spreading Blaze");
    expect(calm.me.hand).toHaveLength(1);
    expect(calm.me.reserve).toBe(1);
  },
  "Rot Shepherd": () => {
    const g = afterSlay("Rot Shepherd", { reserve: 2, soul: "void" });
    g.accept();
    expect(g.me.spirits).toEqual(["Grub Token"]);
    expect(g.me.reserve + g.cores("Grub Token")).toBe(3);
  },
  "Carrion Beetle": () => {
    const g = saga({
      me: { spirits: [withCores("Carrion Beetle", 4)], hand: [slay] },
      foe: { spirits: [wolf] },
    });
    g.me.magic("Slay").pick("Wolf");
    expect(g.bp("Carrion Beetle")).toBe(8000);
    expect(g.stat("Carrion Beetle", "kw-gale")).toBe(1);
  },
  "Mire of Plenty": () => {
    const g = saga({
      at: "start",
      me: {
        nexuses: [withCores("Mire of Plenty", 1)],
        trash: [wolf, wolf, bear, bear, ox],
        reserve: 0,
        soul: "void",
      },
    });
    expect(g.me.reserve).toBe(2);
    g.me.use("Mire of Plenty", 1);
    expect(g.me.trash).toHaveLength(7);
    expect(g.me.reserve).toBe(3);
  },
  "Fungal Pact": () => {
    const g = holding("Fungal Pact", [], { deck: [wolf, wolf, spark, bear], reserve: 3, soul: "void" });
    g.me.magic("Fungal Pact");
    expect(g.me.trash).toHaveLength(4);
    expect(g.me.reserve).toBe(2);
  },
  "Steel Wyvern": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, exhausted(drake)] },
      foe: { spirits: [withCores("Steel Wyvern", 3)] },
    });
    g.me.attack("Wolf").pick("Steel Wyvern");
    expect(g.offered()).toEqual(["Wolf", "Drake"]);
    g.pick("Wolf");
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.zone("Drake")).toBe("spirits");
  },
  "Banner Bearer": () => {
    const g = holding("Banner Bearer", [], { spirits: [squire] });
    g.me.summon("Banner Bearer");
    g.me.endMain();
    g.me.attack("Squire");
    expect(g.me.hand).toHaveLength(1);
  },
  "Riposte Order": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [bear] },
      foe: { spirits: [exhausted(strong("Elk", 4000))], burst: "Riposte Order" },
      stops: ["burst"],
    });
    g.me.attack("Bear");
    spring(g, "Riposte Order").pick("Elk");
    g.passAll();
    g.pick("Elk");
    g.passAll();
    expect(g.me.spirits).toEqual([]);
    expect(g.foe.spirits).toEqual(["Elk"]);
    const half = answered("Riposte Order", { spirits: [exhausted(strong("Elk", 7000))] });
    half.pick("Elk");
    expect(half.offered()).toEqual(["Wolf"]);
    half.pick("Wolf");
    half.passAll();
  },
  "Veiled Mourner": () => {
    const g = afterSlay("Veiled Mourner", { trash: [spark, wolf] });
    expect(g.offered()).toContain("Spark");
    g.pick("Spark");
    expect(g.me.hand).toEqual(["Spark"]);
    const ghost = attacking(withCores("Veiled Mourner", 3), [wolf]);
    ghost.me.attack("Veiled Mourner");
    expect(ghost.foe.life).toBe(4);
  },
  "Chapel of Dusk": () => {
    const g = saga({
      me: { nexuses: [withCores("Chapel of Dusk", 2)], spirits: [angel], hand: [slay] },
      foe: { spirits: [wolf, bear] },
    });
    g.me.magic("Slay").pick("Angel");
    g.pick("Chapel of Dusk");
    g.pick("Bear");
    expect(g.bp("Bear")).toBe(4000);
    expect(g.me.hand).toHaveLength(1);
  },
  "Dirge of Light": () => {
    const g = answered("Dirge of Light", { trash: [spark, aMain("Old", draw(1)), wolf] });
    g.pick("Bear");
    expect(g.bp("Bear")).toBe(3000);
    g.passAll();
    const calm = holding("Dirge of Light", [], { deck: [wolf, wolf, spark, bear] });
    calm.me.magic("Dirge of Light").pick("Spark");
    expect(calm.me.hand).toEqual(["Spark"]);
  },
  "Delta Crocodile": () => {
    const g = attacking("Delta Crocodile");
    g.me.attack("Delta Crocodile");
    expect(g.foe.trash).toHaveLength(1);
  },
  "Reed Stalker": () => {
    const g = attacking("Reed Stalker", [exhausted(wolf), exhausted(bear)]);
    g.me.attack("Reed Stalker");
    expect(g.foe.trash).toHaveLength(2);
  },
  "Flood Season": () => {
    const g = holding("Flood Season", [], { reserve: 3, soul: "void" });
    g.me.magic("Flood Season");
    expect(g.foe.trash).toHaveLength(3);
    expect(g.me.reserve).toBe(1);
  },
  "Oathlight Paladin": () => {
    const g = saga({ at: "attack", me: { spirits: [{ card: "Oathlight Paladin", cores: 3 }], life: 3 } });
    g.me.attack("Oathlight Paladin");
    expect(g.me.life).toBe(4);
    expect(g.stat("Oathlight Paladin", "kw-armor-purple")).toBe(1);
  },
  "Drydock Sentinel": () => {
    const g = saga({ me: { hand: [slay] }, foe: { spirits: ["Drydock Sentinel"], nexuses: [tower] } });
    g.me.magic("Slay").pick("Drydock Sentinel").confirm();
    expect(g.foe.spirits).toEqual(["Drydock Sentinel"]);
    expect(g.exhausted("Tower")).toBe(true);
  },
  "Iceberg Leviathan": () => {
    const g = saga({
      me: { hand: ["Iceberg Leviathan"], spirits: ["Reef Smith"], reserve: 20 },
      foe: { spirits: [wolf], deck: [elk, bear, spark, elk] },
    });
    g.me.summon("Iceberg Leviathan");
    expect(g.foe.hand).toEqual(["Wolf"]);
    expect(g.me.trash).toEqual(["Reef Smith"]);
    g.me.endMain();
    g.me.attack("Iceberg Leviathan");
    expect(g.foe.trash).toHaveLength(3);
  },
  "Siren Scholar": () => {
    const g = saga({ me: { hand: ["Siren Scholar", ping], reserve: 9 }, foe: { spirits: [wolf] } });
    g.me.summon("Siren Scholar").pick("Wolf");
    g.me.magic("Ping");
    expect(g.foe.trash).toHaveLength(5);
    expect(g.bp("Wolf")).toBe(1000);
  },
  "Sunfire Lancer": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Sunfire Lancer", cores: 3 }] },
      foe: { spirits: [wolf, bear] },
    });
    g.me.attack("Sunfire Lancer").pick("Wolf").pick("Wolf");
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.stat("Sunfire Lancer", "kw-awaken")).toBe(1);
    g.through();
  },
  "Drowned Revenant": () => {
    const g = saga({
      me: { spirits: ["Reef Smith"], trash: ["Drowned Revenant"], hand: [slay], reserve: 9 },
    });
    g.me.magic("Slay").pick("Reef Smith").confirm().accept();
    expect(g.me.spirits).toEqual(["Drowned Revenant"]);
    const dead = saga({ me: { spirits: ["Drowned Revenant"], hand: [slay] } });
    dead.me.magic("Slay").pick("Drowned Revenant");
    expect(dead.foe.trash).toHaveLength(3);
  },
  "Graveship Captain": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Graveship Captain", cores: 3 }] },
      foe: { spirits: [strong("Ox", 9000)] },
    });
    g.me.attack("Graveship Captain").pick("Ox");
    expect(g.foe.spirits).toEqual([]);
    expect(g.foe.trash).toHaveLength(3);
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
    expect(g.me.spirits).toEqual([]);
    expect(g.foe.spirits).toEqual(["Thicket Guardian"]);
  },
  "Briar Sovereign": () => {
    const g = saga({ me: { hand: ["Briar Sovereign"], reserve: 20 } });
    g.me.summon("Briar Sovereign").accept();
    expect(g.me.spirits).toHaveLength(3);
    expect(g.stat("Drone Token", "cannot-be-destroyed-by-effects")).toBe(1);
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
    expect(g.foe.spirits).toEqual([]);
    expect(g.me.hand).toHaveLength(1);
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
    expect(g.foe.trash).toHaveLength(2);
    expect(g.me.reserve).toBe(4);
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
    expect(g.foe.trash).toHaveLength(3);
    expect(g.me.hand).toHaveLength(2);
  },
  "Twin Wards": () => {
    const g = facing("Twin Wards", {
      at: "attack",
      me: { spirits: [wolf] },
      foe: { spirits: ["Choir Fairy"], life: 3 },
    });
    g.me.attack("Wolf");
    g.foe.spring("Twin Wards").pick("Wolf").through();
    expect(g.me.hand).toEqual(["Wolf"]);
    expect(g.foe.life).toBe(4);
  },
};

test.each(Object.keys(CASES))("%s does what its text says", (name) => CASES[name]?.());

test("every multicolour card has a test", () => {
  expect(Object.keys(CASES).toSorted()).toEqual(multicolour.map(({ name }) => name).toSorted());
});
