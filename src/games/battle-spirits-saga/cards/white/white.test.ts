import { expect, test } from "vitest";
import { beast, costlyBear, elk, facing, fiftyOf, saga, slayFoe, strong, wolf } from "../../testing";

import { white } from "./index";

const CASES: Readonly<Record<string, () => void>> = {
  "Tin Sentinel": () => {
    const g = saga({ foe: { spirits: ["Tin Sentinel"] }, me: { hand: [slayFoe] } });
    g.me.magic("Slay");
    expect(g.decision?.kind).toBe("act");
  },
  "Frost Golem": () => {
    const g = saga({ at: "attack", me: { spirits: [costlyBear] }, foe: { spirits: ["Frost Golem"] } });
    g.me.attack("Bear").pick("Frost Golem");
    expect(g.me.spirits).toEqual([]);
    expect(g.foe.spirits).toEqual(["Frost Golem"]);
  },
  "Aegis Titan": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [strong("Huge", 20_000)] },
      foe: { spirits: [{ card: "Aegis Titan", cores: 6 }] },
    });
    g.me.attack("Huge").pick("Aegis Titan").confirm();
    expect(g.cores("Aegis Titan")).toBe(4);
    expect(g.exhausted("Aegis Titan")).toBe(false);
  },
  "Watchtower Drone": () => {
    const g = saga({ foe: { spirits: ["Watchtower Drone"] }, me: { spirits: [wolf] } });
    expect(g.stat("Watchtower Drone", "kw-astral")).toBe(1);
  },
  "Rivet Scout": () => {
    const g = saga({ me: { hand: ["Rivet Scout"], reserve: 2, soul: "void" } });
    g.me.summon("Rivet Scout");
    expect(g.bp("Rivet Scout")).toBe(2000);
    expect(g.me.reserve).toBe(0);
  },
  "Snowpelt Hare": () => {
    const g = saga({
      foe: { spirits: ["Snowpelt Hare", { card: costlyBear, exhausted: true }] },
      me: { hand: [slayFoe] },
    });
    g.me.magic("Slay").pick("Snowpelt Hare").pick("Bear");
    expect(g.exhausted("Bear")).toBe(false);
  },
  "Gatehouse Squire": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: { spirits: [{ card: "Gatehouse Squire", exhausted: true }] },
    });
    g.me.attack("Wolf").through();
    expect(g.foe.life).toBe(4);
    expect(g.exhausted("Gatehouse Squire")).toBe(false);
  },
  "Buckler Automaton": () => {
    const g = saga({ me: { spirits: [{ card: "Buckler Automaton", cores: 3 }] } });
    const armor = (colour: string) => g.stat("Buckler Automaton", `kw-armor-${colour}`);
    expect(["green", "blue", "yellow", "red"].map(armor)).toEqual([1, 1, 1, 0]);
  },
  "Frostfang Wolf": () => {
    const g = saga({ me: { hand: ["Frostfang Wolf"] }, foe: { spirits: [elk, costlyBear] } });
    g.me.summon("Frostfang Wolf");
    expect(g.offered()).toEqual(["Elk"]);
    g.pick("Elk");
    expect(g.foe.hand).toEqual(["Elk"]);
  },
  "Recall Engineer": () => {
    const g = saga({ me: { hand: ["Recall Engineer"], deck: [wolf, "Mirror Gate", "Frost Golem"] } });
    g.me.summon("Recall Engineer").pick("Frost Golem");
    g.answer({ seat: 0, do: "arrange", order: [0, 1] });
    expect(g.me.hand).toEqual(["Frost Golem"]);
  },
  "Glacier Knight": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [{ card: "Glacier Knight", cores: 3 }] },
      foe: { spirits: [{ card: elk, exhausted: true }, wolf] },
    });
    g.me.attack("Glacier Knight").pick("Elk").through();
    expect(g.foe.hand).toEqual(["Elk"]);
    expect(g.stat("Glacier Knight", "kw-at-field")).toBe(1);
  },
  "Vault Keeper": () => {
    const g = saga({ foe: { spirits: ["Vault Keeper", "Rivet Scout"] }, me: { hand: [slayFoe] } });
    g.me.magic("Slay").pick("Rivet Scout").confirm();
    expect(g.foe.hand).toEqual(["Rivet Scout"]);
    expect(g.foe.trash).toEqual([]);
  },
  "Mirrorplate Colossus": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, elk] },
      foe: { spirits: [{ card: "Mirrorplate Colossus", cores: 2 }] },
    });
    g.me.attack("Wolf").pick("Mirrorplate Colossus");
    expect(g.offered()).toEqual(["Elk"]);
    g.pick("Elk");
    expect(g.me.hand).toEqual(["Elk"]);
  },
  "Bearclaw Warden": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: { spirits: [{ card: "Bearclaw Warden", cores: 3 }] },
    });
    expect(g.bp("Bearclaw Warden")).toBe(10_000);
    g.me.attack("Wolf").pick("Bearclaw Warden");
    expect(g.exhausted("Bearclaw Warden")).toBe(false);
    expect(g.me.spirits).toEqual([]);
  },
  "Aurora Marshal": () => {
    const g = saga({
      me: { hand: ["Aurora Marshal"], spirits: [{ card: "Gatehouse Squire", exhausted: true }], reserve: 9 },
    });
    g.me.summon("Aurora Marshal");
    expect(g.exhausted("Gatehouse Squire")).toBe(false);
    expect(g.stat("Gatehouse Squire", "kw-at-field")).toBe(1);
  },
  "Citadel Walker": () => {
    const g = saga({
      me: { hand: ["Citadel Walker", slayFoe], reserve: 20 },
      foe: { spirits: [wolf, elk], hand: [slayFoe] },
    });
    g.me.summon("Citadel Walker").pick("Wolf", "Elk");
    expect(g.foe.hand.sort()).toEqual(["Elk", "Slay", "Wolf"]);
    g.me.finish();
    g.foe.magic("Slay").pick("Citadel Walker");
    expect(g.zone("Citadel Walker")).toBe("spirits");
  },
  "Sovereign of Long Winter": () => {
    const g = saga({
      me: { hand: ["Sovereign of Long Winter"], reserve: 20 },
      foe: { spirits: [{ card: costlyBear, exhausted: true }, elk] },
    });
    g.me.summon("Sovereign of Long Winter");
    expect(g.foe.hand).toEqual(["Bear"]);
    expect(g.stat("Elk", "cannot-block")).toBe(1);
  },
  "Aegis Prototype": () => {
    const g = saga({ me: { hand: ["Aegis Prototype"], reserve: 9, soul: "trash" } });
    g.me.summon("Aegis Prototype");
    expect(g.cores("Aegis Prototype", "soul")).toBe(1);
    const before = g.me.reserve;
    g.me.use("Aegis Prototype", 1);
    expect(g.me.reserve - before).toBe(1);
    expect(g.exhausted("Aegis Prototype")).toBe(true);
  },
  "Alarm Golem": () => {
    const g = facing("Alarm Golem", { at: "attack", me: { spirits: [wolf] } });
    g.me.attack("Wolf");
    g.foe.pass();
    g.foe.spring("Alarm Golem").accept().through();
    expect(g.foe.spirits).toEqual(["Alarm Golem"]);
    expect(g.foe.life).toBe(4);
  },
  "Ice Fortress": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, elk] },
      foe: {
        nexuses: [{ card: "Ice Fortress", cores: 2 }],
        spirits: [{ card: costlyBear, exhausted: true }],
      },
    });
    expect(g.me.cardsFor("attack")).toEqual(["Wolf"]);
    g.me.attack("Wolf").pick("Bear");
    expect(g.exhausted("Bear")).toBe(false);
  },
  "Hall of Mirrors": () => {
    const g = saga({
      me: { nexuses: [{ card: "Hall of Mirrors", cores: 2 }], spirits: [wolf], hand: ["Rivet Scout"] },
      foe: { nexuses: ["Hall of Mirrors"], spirits: [elk, { card: costlyBear, exhausted: true }] },
    });
    expect(g.bp("Wolf")).toBe(3000);
    expect(g.bp("Elk")).toBe(3000);
    expect(g.bp("Bear")).toBe(6000);
    g.me.summon("Rivet Scout");
    expect(g.me.hand).toHaveLength(1);
  },
  "Frozen Archive": () => {
    const g = saga({
      at: "attack",
      me: {
        spirits: [wolf],
        nexuses: [{ card: "Frozen Archive", cores: 2 }],
        hand: ["Tin Sentinel", "Mirror Gate"],
      },
      foe: { nexuses: ["Frozen Archive"], spirits: [{ card: costlyBear, exhausted: true }], life: 2 },
    });
    expect(g.stat("Tin Sentinel", "cost")).toBe(1);
    expect(g.stat("Mirror Gate", "cost")).toBe(4);
    g.me.attack("Wolf").pick("Bear").pick("Bear");
    expect(g.me.spirits).toEqual([]);
  },
  "Drone Foundry": () => {
    const g = saga({ at: "start", me: { nexuses: [{ card: "Drone Foundry", cores: 2 }] } });
    g.accept();
    expect(g.me.spirits).toEqual(["Drone Token"]);
    expect(g.bp("Drone Token")).toBe(4000);
  },
  "Silver Rampart": () => {
    const g = saga({
      me: {
        hand: [slayFoe],
        spirits: [{ card: elk, exhausted: true }],
        nexuses: [{ card: "Silver Rampart", cores: 1 }],
      },
      foe: { nexuses: ["Silver Rampart"], spirits: ["Gatehouse Squire"] },
    });
    g.me.magic("Slay").pick("Gatehouse Squire");
    expect(g.foe.spirits).toEqual(["Gatehouse Squire"]);
    g.me.finish().pick("Elk");
    expect(g.exhausted("Elk")).toBe(false);
  },
  "Mirror Gate": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: { hand: ["Mirror Gate"], reserve: 9 },
      stops: ["flash"],
    });
    g.me.attack("Wolf");
    g.foe.magic("Mirror Gate").pick("Wolf").through();
    expect(g.me.hand).toEqual(["Wolf"]);
    expect(g.foe.life).toBe(5);
  },
  "Counter Guard": () => {
    const g = facing("Counter Guard", { at: "attack", me: { spirits: [wolf] } });
    g.me.attack("Wolf");
    g.foe.pass();
    g.foe.spring("Counter Guard").through();
    expect(g.foe.life).toBe(5);
  },
  "Level Breaker": () => {
    const g = saga({
      me: { hand: ["Level Breaker"] },
      foe: { spirits: [{ card: beast("Elder"), cores: 3 }] },
    });
    expect(g.bp("Elder")).toBe(5000);
    g.me.magic("Level Breaker", 0);
    expect(g.bp("Elder")).toBe(3000);
  },
  Snowblind: () => {
    const g = saga({ me: { hand: ["Snowblind"] }, foe: { spirits: [wolf, costlyBear] } });
    g.me.magic("Snowblind");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
    expect(g.stat("Wolf", "cannot-block")).toBe(1);
  },
  "Emergency Recall": () => {
    const g = facing("Emergency Recall", { at: "attack", me: { spirits: [costlyBear] } });
    g.me.attack("Bear");
    g.foe.spring("Emergency Recall").pick("Bear").through();
    expect(g.me.hand).toEqual(["Bear"]);
    expect(g.foe.life).toBe(5);
  },
  "Reactive Plating": () => {
    const g = facing("Reactive Plating", {
      me: { hand: [slayFoe] },
      foe: { spirits: [wolf], trash: ["Tin Sentinel", "Frost Golem", "Mirror Gate"] },
    });
    g.me.magic("Slay").pick("Wolf");
    g.foe.spring("Reactive Plating").pick("Tin Sentinel", "Frost Golem");
    expect(g.foe.hand.sort()).toEqual(["Frost Golem", "Tin Sentinel"]);
  },
  "White Silence": () => {
    const g = saga({
      me: { hand: ["White Silence"], reserve: 9 },
      foe: { spirits: [wolf, elk, costlyBear] },
    });
    g.me.magic("White Silence");
    expect(g.foe.spirits).toEqual(["Bear"]);
    const trap = facing("White Silence", { me: { hand: [wolf] } });
    trap.me.summon("Wolf");
    trap.foe.spring("White Silence").through();
    expect(trap.me.hand).toEqual(["Wolf"]);
  },
  "Stasis Field": () => {
    const g = saga({
      at: "attack",
      me: { spirits: [costlyBear] },
      foe: { hand: ["Stasis Field"], spirits: [wolf], reserve: 9 },
      stops: ["flash"],
    });
    g.me.attack("Bear");
    g.passAll();
    g.pick("Wolf");
    g.foe.magic("Stasis Field");
    g.answer({ seat: 1, do: "pick", picks: [1] });
    g.pick("Wolf").through();
    expect(g.foe.spirits).toEqual(["Wolf"]);
    expect(g.foe.life).toBe(5);
  },
  "Second Watch": () => {
    const deck = [...fiftyOf("Elm").slice(0, 6), "Frost Golem"];
    const g = saga({ me: { hand: ["Second Watch"], deck } });
    g.me.magic("Second Watch").pick("Frost Golem");
    g.answer({ seat: 0, do: "arrange", order: [0, 1, 2, 3] });
    expect(g.me.hand).toEqual(["Frost Golem"]);
    const trap = facing("Second Watch", {
      at: "attack",
      me: { spirits: [wolf] },
      foe: { spirits: [{ card: costlyBear, exhausted: true }] },
    });
    trap.me.attack("Wolf");
    trap.foe.pass();
    trap.foe.spring("Second Watch").through();
    expect(trap.exhausted("Bear")).toBe(false);
  },
  "Bulwark Bear": () => {
    const g = facing("Bulwark Bear", {
      me: { hand: [slayFoe] },
      foe: { spirits: [elk, { card: costlyBear, exhausted: true }] },
    });
    g.me.magic("Slay").pick("Elk");
    g.foe.spring("Bulwark Bear").pick("Bear").accept().through();
    expect(g.foe.spirits).toEqual(["Bear", "Bulwark Bear"]);
    expect(g.exhausted("Bear")).toBe(false);
  },
  "Frozen Moment": () => {
    const g = facing("Frozen Moment", {
      at: "attack",
      me: { spirits: [costlyBear] },
      foe: { spirits: [{ card: wolf, exhausted: true }] },
    });
    g.me.attack("Bear");
    g.foe.spring("Frozen Moment").pick("Wolf");
    g.pick("Wolf").through();
    expect(g.me.spirits).toEqual(["Bear"]);
    expect(g.foe.spirits).toEqual(["Wolf"]);
    expect(g.foe.life).toBe(5);
  },
  "Avalanche Warning": () => {
    const g = facing("Avalanche Warning", {
      at: "attack",
      me: { spirits: [wolf, { card: costlyBear, exhausted: true }, elk] },
    });
    g.me.attack("Wolf");
    g.foe.pass();
    g.foe.spring("Avalanche Warning").pick("Wolf", "Bear").through();
    expect(g.me.spirits).toEqual(["Elk"]);
    expect(g.me.hand.sort()).toEqual(["Bear", "Wolf"]);
  },
};

test.each(Object.keys(CASES))("%s does what its text says", (name) => CASES[name]?.());

test("every white card has a test", () => {
  expect(white.filter(({ name, token }) => !token && !(name in CASES)).map(({ name }) => name)).toEqual([]);
});
