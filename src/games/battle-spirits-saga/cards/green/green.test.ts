import { expect, test } from "vitest";
import {
  aFlash,
  attacking,
  bear,
  beast,
  exhausted,
  holding,
  ox,
  saga,
  slay,
  spring,
  strong,
  type TestCard,
  withCores,
  wolf,
} from "../../testing";
import { draw } from "../parts";
import { green } from "./index";

const ant = strong("Ant", 2000, { families: ["insect"] });
const fern = beast("Fern", { families: ["plant"] });

/** Opens the flash window of an attack by the opponent's Wolf, with this card in hand. */
const defending = (card: TestCard, more = {}) => {
  const g = saga({
    at: "attack",
    me: { spirits: [wolf, exhausted(bear)] },
    foe: { hand: [card], reserve: 9, soul: "void", ...more },
    stops: ["flash"],
  });
  g.me.attack("Wolf");
  return g;
};
/** Destroys one of the opponent's spirits while this burst is set on their side. */
const avenged = (burst: string) => {
  const g = saga({ me: { hand: [slay] }, foe: { spirits: [wolf, bear], burst }, stops: ["burst"] });
  g.me.magic("Slay").pick("Wolf");
  return spring(g, burst);
};

const CASES: Readonly<Record<string, () => void>> = {
  "Thistle Ant": () => {
    const g = holding("Thistle Ant", [], { reserve: 1, soul: "void" });
    g.me.summon("Thistle Ant");
    expect(g.bp("Thistle Ant")).toBe(1000);
  },
  "Sap Beetle": () => {
    const g = attacking(withCores("Sap Beetle", 2));
    g.me.attack("Sap Beetle");
    expect(g.cores("Sap Beetle")).toBe(3);
    expect(g.bp("Sap Beetle")).toBe(3000);
  },
  Leafhopper: () => {
    const g = defending("Leafhopper");
    g.foe.swift("Leafhopper");
    expect(g.foe.spirits).toEqual(["Leafhopper"]);
    g.passAll();
    g.decline();
  },
  "Seed Keeper": () => {
    const g = holding("Seed Keeper", [], { reserve: 3, soul: "void" });
    g.me.summon("Seed Keeper");
    expect(g.cores("Seed Keeper")).toBe(2);
  },
  "Bramble Scout": () => {
    const g = defending("Bramble Scout", { reserve: 5 });
    g.foe.swift("Bramble Scout");
    expect(g.bp("Bramble Scout")).toBe(4000);
    g.passAll();
    g.pick("Bramble Scout");
    g.passAll();
    expect(g.me.spirits).toEqual(["Bear"]);
  },
  "Pollen Drifter": () => {
    const g = holding("Pollen Drifter", [], { reserve: 3, soul: "void", spent: 3 });
    g.me.summon("Pollen Drifter");
    expect(g.me.reserve).toBe(2);
    expect(g.me.cores("trash")).toBe(3);
  },
  "Honey Steward": () => {
    const g = saga({ me: { spirits: ["Honey Steward"], hand: [slay], reserve: 1, soul: "void" } });
    g.me.magic("Slay").pick("Honey Steward");
    expect(g.me.reserve).toBe(3);
  },
  "Silk Archer": () => {
    const g = attacking("Silk Archer", [wolf, strong("Lord", 9000, { cost: 4 })]);
    g.me.attack("Silk Archer").pick("Wolf");
    expect(g.offered()).toEqual(["Lord"]);
    g.decline();
  },
  "Rootbound Oracle": () => {
    const g = holding("Rootbound Oracle", [], { deck: [wolf, bear, "World Grove", ox] });
    g.me
      .summon("Rootbound Oracle")
      .pick("World Grove")
      .answer({ seat: 0, do: "arrange", order: [0, 1, 2] });
    expect(g.me.hand).toEqual(["World Grove"]);
    const two = saga({ me: { spirits: [withCores("Rootbound Oracle", 2), wolf] } });
    two.me.use("Rootbound Oracle", 1).pick("Wolf");
    expect(two.cores("Wolf")).toBe(2);
    expect(two.exhausted("Rootbound Oracle")).toBe(true);
  },
  "Gust Mantis": () => {
    const g = attacking(withCores("Gust Mantis", 3), [wolf, bear, ox]);
    g.me.attack("Gust Mantis").pick("Ox").pick("Wolf").pick("Bear");
    expect(g.exhausted("Ox")).toBe(true);
    expect(g.exhausted("Bear")).toBe(true);
  },
  "Mossback Bull": () => {
    const g = attacking(withCores("Mossback Bull", 4));
    g.me.attack("Mossback Bull");
    expect(g.bp("Mossback Bull")).toBe(9000);
  },
  "Wild Shepherd": () => {
    const g = saga({
      me: { spirits: [withCores("Wild Shepherd", 2)], hand: [wolf, ox], reserve: 9, soul: "void" },
    });
    g.me.summoning("Wolf").allot({ reserve: 1 });
    g.accept();
    g.me.summoning("Ox").allot({ reserve: 1 });
    g.accept();
    expect(g.cores("Wolf")).toBe(2);
    expect(g.cores("Ox")).toBe(1);
  },
  "Stag General": () => {
    const g = attacking(withCores("Stag General", 3), [wolf, bear, ox]);
    g.me.attack("Stag General").pick("Wolf").pick("Bear", "Ox");
    expect(g.exhausted("Bear")).toBe(true);
    expect(g.exhausted("Ox")).toBe(true);
  },
  "Ambush Lynx": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, bear], reserve: 0, soul: "void" },
      foe: { hand: ["Ambush Lynx"], reserve: 9, soul: "void" },
      stops: ["flash"],
    });
    g.me.attack("Wolf");
    g.foe.swift("Ambush Lynx").pick("Bear");
    expect(g.exhausted("Bear")).toBe(true);
    g.passAll();
    g.decline();
    const calm = holding("Ambush Lynx", [wolf]);
    calm.me.summon("Ambush Lynx");
    expect(calm.exhausted("Wolf")).toBe(false);
  },
  "Hive Marshal": () => {
    const g = attacking(withCores("Hive Marshal", 3));
    g.me.attack("Hive Marshal").confirm().accept();
    expect(g.me.spirits).toEqual(["Hive Marshal", "Grub Token"]);
    expect(g.bp("Grub Token")).toBe(2000);
  },
  "Thornwall Elder": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: { spirits: [withCores("Thornwall Elder", 2), fern] },
    });
    expect(g.bp("Fern")).toBe(5000);
    g.me.attack("Wolf").pick("Thornwall Elder");
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.exhausted("Thornwall Elder")).toBe(false);
  },
  Broodmother: () => {
    const g = holding("Broodmother");
    g.me.summon("Broodmother").accept();
    expect(g.me.spirits).toEqual(["Broodmother", "Grub Token", "Grub Token"]);
  },
  "Stormwing Moth": () => {
    const g = attacking(withCores("Stormwing Moth", 3), [exhausted(wolf)]);
    g.me.attack("Stormwing Moth");
    expect(g.bp("Stormwing Moth")).toBe(11_000);
    expect(g.foe.life).toBe(3);
    const declined = attacking(withCores("Stormwing Moth", 3), [wolf]);
    declined.me.attack("Stormwing Moth");
    expect(declined.bp("Stormwing Moth")).toBe(8000);
    declined.decline();
  },
  "Cyclone Rhino": () => {
    const g = attacking(withCores("Cyclone Rhino", 5));
    g.me.attack("Cyclone Rhino");
    g.me.attack("Cyclone Rhino");
    expect(g.foe.life).toBe(3);
    expect(g.exhausted("Cyclone Rhino")).toBe(true);
  },
  "Swarm Empress": () => {
    const g = holding("Swarm Empress", [], { spirits: [ant, wolf] });
    g.me.summon("Swarm Empress").accept();
    expect(g.me.spirits.filter((name) => name === "Grub Token")).toHaveLength(2);
    const two = saga({ me: { spirits: [withCores("Swarm Empress", 3), ant, wolf] } });
    expect(two.stat("Ant", "kw-gale")).toBe(1);
    expect(two.stat("Wolf", "kw-gale")).toBe(0);
  },
  "Elderwood Titan": () => {
    const lord = strong("Lord", 9000, { cost: 4 });
    const g = holding("Elderwood Titan", [], { spirits: [lord, exhausted(wolf)] });
    g.me.summoning("Elderwood Titan");
    g.allot({ reserve: 8 }).accept();
    expect(g.zone("Lord")).toBe("trash");
    expect(g.cores("Wolf")).toBe(2);
    const two = saga({ me: { spirits: [withCores("Elderwood Titan", 4), exhausted(wolf)] } });
    two.me.finish();
    expect(two.exhausted("Wolf")).toBe(false);
  },
  "World Grove": () => {
    const g = saga({ at: "start", me: { nexuses: ["World Grove"], reserve: 0, soul: "void" } });
    expect(g.me.reserve).toBe(2);
  },
  "Windmill Hollow": () => {
    const g = saga({
      me: { spirits: [exhausted(ox)] },
      foe: { nexuses: [withCores("Windmill Hollow", 2)], spirits: [exhausted(wolf)] },
    });
    expect(g.bp("Ox")).toBe(6000);
    g.me.endMain().pick("Wolf");
    expect(g.exhausted("Wolf")).toBe(false);
  },
  "Amber Grove": () => {
    const g = saga({
      me: {
        nexuses: [withCores("Amber Grove", 3)],
        spirits: [fern],
        hand: [beast("Vine", { cost: 3, families: ["plant"] })],
      },
    });
    expect(g.level("Fern")).toBe(2);
    expect(g.bp("Fern")).toBe(5000);
    expect(g.stat("Vine", "cost")).toBe(2);
    g.me.summon("Vine");
    expect(g.me.cores("trash")).toBe(2);
  },
  "Termite Keep": () => {
    const g = saga({ me: { nexuses: [withCores("Termite Keep", 2)], spirits: [wolf], hand: [slay] } });
    g.me.magic("Slay").pick("Wolf").confirm().accept();
    expect(g.me.spirits).toEqual(["Grub Token"]);
    expect(g.bp("Grub Token")).toBe(3000);
  },
  "Deep Meadow": () => {
    const g = saga({
      at: "start",
      me: { nexuses: [withCores("Deep Meadow", 1)], spirits: [wolf], reserve: 0 },
    });
    expect(g.me.reserve).toBe(3);
    g.me.use("Deep Meadow", 1).pick("Wolf");
    expect(g.cores("Wolf")).toBe(2);
    expect(g.bp("Wolf")).toBe(4000);
    const rich = saga({ at: "start", me: { nexuses: ["Deep Meadow"], reserve: 9 } });
    expect(rich.me.reserve).toBe(11);
  },
  "Chrysalis Thicket": () => {
    const g = defending(ant, { nexuses: [withCores("Chrysalis Thicket", 1)], reserve: 3 });
    g.foe.swift("Ant");
    expect(g.foe.spirits).toEqual(["Ant"]);
    expect(g.foe.reserve).toBe(2);
    g.passAll();
    g.decline();
  },
  "Growth Ring": () => {
    const g = holding("Growth Ring", [], { reserve: 3, soul: "void" });
    g.me.magic("Growth Ring");
    expect(g.me.reserve).toBe(2);
  },
  Entangle: () => {
    const g = defending("Entangle", { spirits: [ox] });
    g.foe.magic("Entangle").decline();
    g.passAll();
    g.pick("Ox");
    expect(g.zone("Wolf")).toBe("spirits");
    g.passAll();
    expect(g.zone("Wolf")).toBe("trash");
  },
  "Second Wind": () => {
    const g = holding("Second Wind", [], { spirits: [exhausted(wolf), exhausted(bear), exhausted(ox)] });
    g.me.magic("Second Wind").pick("Wolf", "Ox");
    expect(["Wolf", "Bear", "Ox"].map((name) => g.exhausted(name))).toEqual([false, true, false]);
  },
  "Spore Burst": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, bear, ox] },
      foe: { burst: "Spore Burst" },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    spring(g, "Spore Burst").pick("Bear", "Ox");
    g.through();
    expect(g.exhausted("Bear")).toBe(true);
    expect(g.exhausted("Ox")).toBe(true);
  },
  Overgrowth: () => {
    const g = holding("Overgrowth", [], { reserve: 5, soul: "void" });
    g.me.magic("Overgrowth");
    expect(g.me.reserve).toBe(4);
  },
  "Hatching Season": () => {
    const g = holding("Hatching Season");
    g.me.magic("Hatching Season").accept();
    expect(g.me.spirits).toEqual(["Grub Token", "Grub Token"]);
    const burst = avenged("Hatching Season");
    burst.accept();
    burst.passAll();
    expect(burst.foe.spirits).toEqual(["Bear", "Grub Token"]);
  },
  "Gale Call": () => {
    const g = holding("Gale Call", [], {
      spirits: [wolf, beast("Eel", { symbols: ["blue"] })],
      reserve: 3,
      soul: "void",
    });
    g.me.magic("Gale Call", 1).pick("Wolf");
    expect(g.stat("Wolf", "kw-gale")).toBe(2);
    expect(g.me.reserve).toBe(2);
  },
  "Root Snare": () => {
    const g = saga({
      me: { hand: [wolf] },
      foe: { burst: "Root Snare", reserve: 0, soul: "void" },
      stops: ["burst"],
    });
    g.me.summon("Wolf");
    spring(g, "Root Snare");
    expect(g.exhausted("Wolf")).toBe(true);
    expect(g.foe.reserve).toBe(1);
  },
  "Return to Loam": () => {
    const g = defending("Return to Loam");
    g.foe.magic("Return to Loam").pick("Bear");
    expect(g.me.deck[0]).toBe("Bear");
    g.passAll();
  },
  "Feast of Seasons": () => {
    const g = holding("Feast of Seasons", [], { reserve: 3, soul: "void", spent: 6 });
    g.me.magic("Feast of Seasons");
    expect(g.me.reserve).toBe(4);
    expect(g.me.cores("trash")).toBe(5);
    const burst = avenged("Feast of Seasons").pick("Bear");
    expect(burst.cores("Bear")).toBe(3);
    burst.passAll();
  },
  "Stampede Path": () => {
    const g = holding("Stampede Path", [], {
      deck: [wolf, "Mossback Bull", "Cyclone Rhino", aFlash("Spark", draw(1))],
    });
    g.me.magic("Stampede Path");
    expect(g.offered().toSorted()).toEqual(["Mossback Bull", "Wolf"]);
    g.pick("Mossback Bull")
      .answer({ seat: 0, do: "arrange", order: [0, 1, 2] })
      .accept();
    expect(g.me.spirits).toEqual(["Mossback Bull"]);
    expect(g.me.deck).toHaveLength(3);
  },
  "Ambush Hornet": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, bear] },
      foe: { burst: "Ambush Hornet" },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    spring(g, "Ambush Hornet").pick("Bear").accept();
    g.passAll();
    g.pick("Ambush Hornet");
    g.passAll();
    expect(g.me.spirits).toEqual(["Bear"]);
    expect(g.exhausted("Bear")).toBe(true);
    expect(g.foe.life).toBe(5);
  },
  "Herd Instinct": () => {
    const g = saga({
      me: { hand: [wolf], spirits: [bear, ox] },
      foe: { burst: "Herd Instinct" },
      stops: ["burst"],
    });
    g.me.summon("Wolf");
    spring(g, "Herd Instinct").pick("Wolf", "Ox");
    expect(["Wolf", "Bear", "Ox"].map((name) => g.exhausted(name))).toEqual([true, false, true]);
    const mine = holding("Herd Instinct", [], { deck: ["Mossback Bull", fern, ant] });
    mine.me
      .magic("Herd Instinct")
      .pick("Mossback Bull")
      .answer({ seat: 0, do: "arrange", order: [0, 1] });
    expect(mine.me.hand).toEqual(["Mossback Bull"]);
  },
  "Sap Surge": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: { burst: "Sap Surge", reserve: 0, soul: "void" },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    spring(g, "Sap Surge");
    expect(g.foe.life).toBe(4);
    expect(g.foe.reserve).toBe(4);
  },
  "Undergrowth Muster": () => {
    const g = saga({
      me: { hand: [slay] },
      foe: { spirits: [wolf], hand: ["Leafhopper", "Broodmother"], burst: "Undergrowth Muster" },
      stops: ["burst"],
    });
    g.me.magic("Slay").pick("Wolf");
    spring(g, "Undergrowth Muster");
    expect(g.offered()).toEqual(["Leafhopper"]);
    g.pick("Leafhopper").accept();
    g.passAll();
    expect(g.foe.spirits).toEqual(["Leafhopper"]);
  },
};

test.each(Object.keys(CASES))("%s does what its text says", (name) => CASES[name]?.());

test("every green card has a test", () => {
  expect(Object.keys(CASES).toSorted()).toEqual(green.map(({ name }) => name).toSorted());
});
