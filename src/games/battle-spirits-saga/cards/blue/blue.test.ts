import { expect, test } from "vitest";
import {
  aMain,
  aNexus,
  beast,
  costlyBear,
  elk,
  facing,
  fiftyOf,
  saga,
  slayFoe,
  spark,
  wolf,
} from "../../testing";
import { choose, destroy, own } from "../parts";
import { blue } from "./index";

const doom = aMain("Doom", choose(own(), destroy()));
const tower = aNexus("Tower");
const spire = aNexus("Spire");

const CASES: Readonly<Record<string, () => void>> = {
  "Reef Smith": () => {
    const g = saga({ me: { hand: ["Reef Smith"] } });
    g.me.summon("Reef Smith");
    expect(g.foe.trash).toHaveLength(2);
  },
  "Tide Brawler": () => {
    const g = saga({ at: "attack", me: { spirits: [{ card: "Tide Brawler", cores: 3 }] } });
    g.me.attack("Tide Brawler");
    expect(g.foe.trash).toHaveLength(2);
  },
  "Harbor Giant": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Harbor Giant", cores: 3 }], nexuses: [tower] },
    });
    g.me.attack("Harbor Giant").pick("Harbor Giant").confirm();
    expect(g.foe.trash).toHaveLength(4);
    expect(g.exhausted("Harbor Giant")).toBe(false);
    expect(g.exhausted("Tower")).toBe(true);
  },
  "Leviathan Scion": () => {
    const g = saga({
      me: { hand: ["Leviathan Scion"], spirits: [{ card: costlyBear, cores: 2 }, elk], reserve: 9 },
    });
    g.me.summon("Leviathan Scion");
    expect(g.me.trash).toEqual(["Bear"]);
    expect(g.foe.trash).toHaveLength(5);
  },
  "Tidepool Urchin": () => {
    const g = saga({ me: { hand: ["Tidepool Urchin"], reserve: 2, soul: "void" } });
    g.me.summon("Tidepool Urchin");
    expect(g.bp("Tidepool Urchin")).toBe(2000);
  },
  "Barnacle Imp": () => {
    const g = saga({ me: { spirits: ["Barnacle Imp"], hand: [doom] } });
    g.me.magic("Doom").pick("Barnacle Imp");
    expect(g.foe.trash).toHaveLength(3);
  },
  "Dock Mason": () => {
    const g = saga({ me: { hand: ["Dock Mason"], deck: [wolf, "Sunken City", elk, costlyBear] } });
    g.me.summon("Dock Mason").pick("Sunken City");
    g.answer({ seat: 0, do: "arrange", order: [0, 1, 2] });
    expect(g.me.hand).toEqual(["Sunken City"]);
  },
  "Wrecking Crew": () => {
    const g = saga({ at: "attack", me: { spirits: ["Wrecking Crew"], nexuses: [tower] } });
    g.me.attack("Wrecking Crew").confirm();
    if (g.decision?.kind === "pick") g.pick("Tower");
    expect(g.exhausted("Wrecking Crew")).toBe(false);
    expect(g.foe.life).toBe(4);
  },
  "Current Rider": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Current Rider", cores: 3 }] },
      foe: { spirits: [costlyBear], trash: fiftyOf("Elm").slice(0, 10) },
    });
    g.me.attack("Current Rider");
    if (g.decision?.kind === "pick" && g.decision.seat === 0) g.pick("Current Rider");
    g.pick("Bear");
    expect(g.foe.spirits).toEqual([]);
    expect(g.foe.trash).toHaveLength(13);
  },
  "Shell Phalanx": () => {
    const g = saga({
      me: { spirits: [{ card: "Shell Phalanx", cores: 2 }], nexuses: [tower] },
      foe: { spirits: ["Shell Phalanx"] },
    });
    expect(g.bp("Shell Phalanx", 0)).toBe(7000);
    expect(g.bp("Shell Phalanx", 1)).toBe(4000);
    expect(g.stat("Shell Phalanx", "kw-crush", 0)).toBe(1);
  },
  "Salvage Diver": () => {
    const g = saga({
      me: { hand: ["Salvage Diver"], reserve: 5, soul: "void" },
      foe: { deck: [wolf, spark, spark, elk] },
    });
    g.me.summon("Salvage Diver");
    expect(g.foe.trash).toHaveLength(3);
    expect(g.me.reserve).toBe(2);
  },
  "Stonewright Giant": () => {
    const g = saga({ me: { hand: ["Stonewright Giant", "Sunken City"], reserve: 9 } });
    g.me.summon("Stonewright Giant").pick("Sunken City").accept();
    expect(g.me.nexuses).toEqual(["Sunken City"]);
    expect(g.bp("Stonewright Giant")).toBe(8000);
  },
  "Abyss Lantern": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Abyss Lantern", cores: 3 }] },
      foe: { spirits: [costlyBear], deck: fiftyOf("Elm").slice(0, 12) },
    });
    g.me.attack("Abyss Lantern");
    expect(g.foe.deck).toHaveLength(9);
    expect(g.foe.life).toBe(4);
  },
  "Siege Colossus": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Siege Colossus", cores: 3 }] },
      foe: { nexuses: [tower] },
    });
    g.me.attack("Siege Colossus").pick("Siege Colossus").pick("Tower");
    expect(g.foe.trash).toEqual(["Tower"]);
    expect(g.stat("Siege Colossus", "kw-raid")).toBe(2);
  },
  "Tidecaller Oracle": () => {
    const g = saga({ me: { spirits: ["Tidecaller Oracle"], nexuses: [tower, spire] } });
    g.me.use("Tidecaller Oracle");
    expect(g.foe.trash).toHaveLength(4);
  },
  "Trench Kraken": () => {
    const g = saga({ me: { hand: ["Trench Kraken"], spirits: ["Tidepool Urchin", wolf], reserve: 20 } });
    g.me.summon("Trench Kraken");
    expect(g.me.trash).toEqual(["Tidepool Urchin"]);
    expect(g.stat("Trench Kraken", "kw-crush")).toBe(4);
  },
  "Maelstrom Titan": () => {
    const g = saga({ me: { hand: ["Maelstrom Titan"], reserve: 20 }, foe: { nexuses: [tower, spire] } });
    g.me.summon("Maelstrom Titan");
    expect(g.foe.nexuses).toEqual([]);
    expect(g.foe.trash).toHaveLength(7);
    expect(g.level("Maelstrom Titan")).toBe(2);
  },
  "Harbor Sentinel": () => {
    const g = facing("Harbor Sentinel", { at: "attack", me: { spirits: [wolf] } });
    g.me.attack("Wolf");
    g.foe.spring("Harbor Sentinel").accept();
    g.pick("Harbor Sentinel").through();
    expect(g.foe.spirits).toEqual(["Harbor Sentinel"]);
    expect(g.me.spirits).toEqual([]);
  },
  "Anchor Brute": () => {
    const g = saga({
      at: "attack",
      me: { spirits: ["Anchor Brute"], nexuses: [tower, spire] },
      foe: { spirits: [elk, costlyBear] },
    });
    g.me.attack("Anchor Brute");
    expect(g.offered()).toEqual(["Elk"]);
    g.pick("Elk").through();
    expect(g.foe.spirits).toEqual(["Bear"]);
  },
  "Sunken City": () => {
    const g = saga({
      at: "start",
      me: { nexuses: [{ card: "Sunken City", cores: 1 }], spirits: ["Reef Smith", wolf] },
    });
    expect(g.bp("Reef Smith")).toBe(3000);
    expect(g.bp("Wolf")).toBe(3000);
    expect(g.foe.trash).toHaveLength(1);
  },
  "Coral Observatory": () => {
    const g = saga({
      at: "start",
      me: {
        nexuses: [{ card: "Coral Observatory", cores: 1 }],
        spirits: ["Reef Smith"],
        deck: [wolf, elk, costlyBear],
      },
    });
    g.confirm().pick("Bear");
    expect(g.me.hand).toEqual(["Elk"]);
    expect(g.me.trash).toEqual(["Bear"]);
    g.me.endMain();
    g.me.attack("Reef Smith");
    expect(g.foe.trash).toHaveLength(1);
  },
  "Giants' Shipyard": () => {
    const g = saga({ me: { nexuses: [{ card: "Giants' Shipyard", cores: 2 }], spirits: ["Dock Mason"] } });
    expect(g.bp("Dock Mason")).toBe(4000);
    expect(g.stat("Dock Mason", "kw-raid")).toBe(1);
  },
  "Drowned Market": () => {
    const g = saga({ me: { nexuses: [{ card: "Drowned Market", cores: 1 }], hand: [doom] } });
    g.me.use("Drowned Market").accept();
    expect(g.me.spirits).toEqual(["Deckhand Token"]);
    g.me.magic("Doom").pick("Deckhand Token");
    expect(g.foe.trash).toHaveLength(2);
    expect(g.me.trash).toEqual(["Doom"]);
  },
  "Lighthouse of Records": () => {
    const g = saga({
      me: { nexuses: [{ card: "Lighthouse of Records", cores: 2 }], hand: ["Sunken City"] },
      foe: { nexuses: [{ card: tower, exhausted: true }] },
    });
    const before = g.me.reserve;
    g.me.place("Sunken City");
    // Cost 3: one less for the effect, one less for the symbol.
    expect(g.me.cores("trash")).toBe(1);
    expect(before).toBe(6);
    g.me.finish();
    expect(g.exhausted("Tower")).toBe(true);
  },
  Undertow: () => {
    const g = saga({ me: { hand: ["Undertow"] }, foe: { nexuses: [tower], spirits: [wolf] } });
    g.me.magic("Undertow", 0);
    g.answer({ seat: 0, do: "pick", picks: [1] });
    g.pick("Wolf");
    expect(g.foe.spirits).toEqual([]);
    expect(g.foe.nexuses).toEqual(["Tower"]);
  },
  "Harbor Council": () => {
    const g = saga({ me: { hand: ["Harbor Council"], deck: [wolf, elk, costlyBear] } });
    g.me.magic("Harbor Council").pick("Bear");
    expect(g.me.hand.sort()).toEqual(["Elk", "Wolf"]);
  },
  Riptide: () => {
    const g = saga({ me: { hand: ["Riptide"] } });
    g.me.magic("Riptide");
    expect(g.foe.trash).toHaveLength(4);
  },
  "Tidal Audit": () => {
    const g = saga({ me: { hand: ["Tidal Audit"], nexuses: [tower, spire] } });
    g.me.magic("Tidal Audit");
    expect(g.me.hand).toHaveLength(2);
  },
  "Boarding Party": () => {
    const g = saga({ me: { hand: ["Boarding Party"], spirits: ["Tide Brawler"] } });
    g.me.magic("Boarding Party").pick("Tide Brawler");
    expect(g.bp("Tide Brawler")).toBe(5000);
    expect(g.stat("Tide Brawler", "kw-crush")).toBe(4);
    const trap = facing("Boarding Party", { at: "attack", me: { spirits: [wolf] } });
    trap.me.attack("Wolf");
    trap.foe.pass();
    trap.foe.spring("Boarding Party").through();
    expect(trap.me.trash).toHaveLength(6);
  },
  "Depth Charge": () => {
    const g = saga({ me: { hand: ["Depth Charge"], reserve: 9 }, foe: { spirits: [elk, costlyBear] } });
    g.me.magic("Depth Charge");
    expect(g.foe.spirits).toEqual(["Bear"]);
    const trap = facing("Depth Charge", { me: { hand: [wolf], spirits: [costlyBear] } });
    trap.me.summon("Wolf");
    trap.foe.spring("Depth Charge").pick("Wolf").through();
    expect(trap.me.spirits).toEqual(["Bear"]);
  },
  "Waterlogged Tome": () => {
    const g = saga({ me: { hand: ["Waterlogged Tome"], trash: [tower, wolf] } });
    g.me.magic("Waterlogged Tome").pick("Tower");
    expect(g.me.hand).toHaveLength(2);
    const trap = facing("Waterlogged Tome", { me: { hand: [slayFoe] }, foe: { spirits: [wolf] } });
    trap.me.magic("Slay").pick("Wolf");
    trap.foe.spring("Waterlogged Tome").through();
    expect(trap.foe.hand).toHaveLength(2);
  },
  "Raise the Foundations": () => {
    const g = saga({ me: { hand: ["Raise the Foundations"], trash: [tower] } });
    g.me.magic("Raise the Foundations").pick("Tower").accept();
    expect(g.me.nexuses).toEqual(["Tower"]);
    const trap = facing("Raise the Foundations", { at: "attack", me: { spirits: [wolf, costlyBear] } });
    trap.me.attack("Wolf");
    trap.foe.spring("Raise the Foundations").pick("Bear").through();
    expect(trap.exhausted("Bear")).toBe(true);
    expect(trap.me.trash).toHaveLength(3);
  },
  Whirlpool: () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: beast("Elder"), cores: 3 }] },
      foe: { hand: ["Whirlpool"] },
      stops: ["flash"],
    });
    g.me.attack("Elder");
    g.foe.magic("Whirlpool").pick("Elder");
    expect(g.bp("Elder")).toBe(3000);
    g.through();
    const trap = facing("Whirlpool", { at: "attack", me: { spirits: [elk] } });
    trap.me.attack("Elk");
    trap.foe.pass();
    trap.foe.spring("Whirlpool").pick("Elk").through();
    expect(trap.me.spirits).toEqual([]);
  },
  "Bilge Warden": () => {
    const g = facing("Bilge Warden", { at: "attack", me: { spirits: [wolf] } });
    g.me.attack("Wolf");
    g.foe.pass();
    g.foe.spring("Bilge Warden").accept().through();
    expect(g.foe.spirits).toEqual(["Bilge Warden"]);
    expect(g.me.trash).toHaveLength(2);
  },
  "Breaking Wave": () => {
    const afterWave = (cores: number) => {
      const g = facing("Breaking Wave", { at: "attack", me: { spirits: [{ card: beast("Elder"), cores }] } });
      g.me.attack("Elder");
      g.foe.spring("Breaking Wave").through();
      return { spirits: g.me.spirits, trash: g.me.trash.length, life: g.foe.life };
    };
    expect(afterWave(1)).toEqual({ spirits: [], trash: 1, life: 5 });
    expect(afterWave(3)).toEqual({ spirits: ["Elder"], trash: 4, life: 4 });
  },
  "Wreckage Claim": () => {
    const g = saga({ me: { hand: ["Wreckage Claim"] }, foe: { deck: [tower, wolf, spire, elk] } });
    g.me.magic("Wreckage Claim");
    expect(g.foe.trash).toHaveLength(3);
    expect(g.me.hand).toHaveLength(1);
    const trap = facing("Wreckage Claim", {
      me: { hand: [slayFoe] },
      foe: { spirits: [wolf], trash: [tower] },
    });
    trap.me.magic("Slay").pick("Wolf");
    trap.foe.spring("Wreckage Claim").pick("Tower").accept().through();
    expect(trap.foe.nexuses).toEqual(["Tower"]);
    expect(trap.me.trash).toHaveLength(3);
  },
};

test.each(Object.keys(CASES))("%s does what its text says", (name) => CASES[name]?.());

test("every blue card has a test", () => {
  expect(blue.filter(({ name, token }) => !token && !(name in CASES)).map(({ name }) => name)).toEqual([]);
});
