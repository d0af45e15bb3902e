import { describe, expect, test } from "vitest";
import { aSpell, aUnit, duel, kill, type Side } from "../testing";
import { cards } from "./index";
import { discards } from "./parts";

const bones = { resource: "Crux" } as const;
const resting = (card: ReturnType<typeof aUnit> | string) => ({ card, resting: true as const });
const oak = aUnit("Oak", 4, 4);

describe("cards that change zones", () => {
  test("Gravespade Digger puts the top card of the deck into the energy field, resting, if there is space", () => {
    const g = duel({
      me: { battleground: ["Gravespade Digger"], deck: [aUnit("Deep"), aUnit("Top")], energy: 2 },
    });
    g.me.attack("Gravespade Digger", "Rival");
    g.resolve();
    expect(g.zone("Top")).toBe("energy");
    expect(g.resting("Top")).toBe(true);
    expect(g.card("Top").face).toBe("down");
    expect(g.view(1).cards.some(({ def }) => def === "Top")).toBe(false);
    const full = duel({
      me: { battleground: ["Gravespade Digger"], deck: [aUnit("Deep"), aUnit("Top")], energy: 6 },
    });
    full.me.attack("Gravespade Digger", "Rival");
    full.resolve();
    expect(full.zone("Top")).toBe("deck");
    expect(full.me.energyField).toHaveLength(6);
  });

  test("Change of Plans puts a card from hand into the energy field", () => {
    const g = duel({ me: { hand: ["Change of Plans", aUnit("Spare")] } });
    g.me.cast("Change of Plans");
    g.resolve().pick("Spare");
    expect(g.zone("Spare")).toBe("energy");
    expect(g.me.hand).toHaveLength(1);
  });

  test("Riftrunner's Feint phases a unit out, face up into the energy field", () => {
    const g = duel({ me: { hand: ["Riftrunner's Feint"], battleground: [oak] } });
    g.me.cast("Riftrunner's Feint").pick("Oak").resolve();
    expect(g.zone("Oak")).toBe("energy");
    expect(g.card("Oak").face).toBe("up");
    expect(g.me.hand).toHaveLength(1);
  });

  test("Rift Howler phases in and gives all units of its player Atk for the turn", () => {
    const g = duel({
      me: { battleground: ["Rift Pup", oak], energy: ["Rift Howler", aUnit("A"), aUnit("B")] },
    });
    g.me.attack("Rift Pup", "Rival");
    g.resolve().pick("Rift Howler").resolve();
    expect(g.fight?.[0]).toBe("Rift Howler");
    expect(g.stat("Oak", "atk")).toBe(5);
    expect(g.stat("Rift Howler", "atk")).toBe(4);
  });

  test("Restless Bones enter from hand when another unit is sacrificed", () => {
    const g = duel({ me: { hand: ["Restless Bones"], battleground: [oak] } });
    g.me.use("Restless Bones");
    g.resolve();
    expect(g.me.units).toEqual(["Restless Bones"]);
    expect(g.me.discard).toEqual(["Oak"]);
  });

  test("Exile the Unworthy removes from the game, and Kilnbreak destroys without a KO", () => {
    const rat = { foe: { battleground: ["Grave Rat"], ...bones } };
    const exile = duel({ me: { hand: ["Exile the Unworthy"] }, ...rat });
    exile.me.cast("Exile the Unworthy").pick("Grave Rat").resolve();
    expect(exile.foe.removed).toEqual(["Grave Rat"]);
    expect(exile.stack).toEqual([]);
    const kiln = duel({ me: { hand: ["Kilnbreak"] }, ...rat });
    kiln.me.cast("Kilnbreak").pick("Grave Rat").resolve();
    expect(kiln.foe.discard).toEqual(["Grave Rat"]);
    expect(kiln.foe.resources).toBe(0);
  });

  test("Disarming Truth returns an Armor to its reserve deck", () => {
    const g = duel({
      me: { reserve: ["Disarming Truth"], resources: 1 },
      foe: { equipment: ["Runed Aegis", "Banner of Iron"] },
    });
    g.me.cast("Disarming Truth").pick("Runed Aegis").resolve();
    expect(g.foe.zone_("reserve")).toEqual(["Runed Aegis"]);
    expect(g.foe.zone_("equipment")).toEqual(["Banner of Iron"]);
    expect(g.me.hand).toHaveLength(1);
    const sunder = duel({
      me: { reserve: ["Sunder Arms"], resources: 1 },
      foe: { equipment: ["Runed Aegis", "Banner of Iron"] },
    });
    sunder.me.cast("Sunder Arms").pick("Banner of Iron").resolve();
    expect(sunder.foe.removed).toEqual(["Banner of Iron"]);
    expect(sunder.foe.zone_("equipment")).toEqual(["Runed Aegis"]);
  });

  test("Warden of the Tenth Gate returns from the discard pile for resources", () => {
    const g = duel({
      me: { battleground: ["Warden of the Tenth Gate"], resources: 6 },
      foe: { hand: [kill("Kill"), kill("Again")] },
    });
    g.me.pass();
    g.foe.cast("Kill").pick("Warden of the Tenth Gate").resolve();
    expect(g.me.discard).toEqual(["Warden of the Tenth Gate"]);
    g.me.use("Warden of the Tenth Gate");
    g.resolve();
    expect(g.me.units).toEqual(["Warden of the Tenth Gate"]);
    expect(g.me.resources).toBe(3);
    g.me.pass();
    g.foe.cast("Again").pick("Warden of the Tenth Gate").resolve();
    expect(g.me.removed).toEqual(["Warden of the Tenth Gate"]);
    expect(g.me.cardsFor("use")).toEqual([]);
  });
});

describe("sacrifices, counts and gains", () => {
  test("Flesh Collector gains Atk for each card attached to it, up to 3", () => {
    const gained = (attached: number) => {
      const on = Array.from({ length: attached }, (_, i) => ({
        card: aUnit(`Bone ${i}`),
        on: "Flesh Collector",
      }));
      const g = duel({ me: { battleground: ["Flesh Collector"], attached: on } });
      return g.stat("Flesh Collector", "atk") - (cards["Flesh Collector"]?.stats.atk ?? 0);
    };
    expect(gained(1)).toBe(1);
    expect(gained(3)).toBe(3);
    expect(gained(4)).toBe(3);
  });

  test("Flesh Collector attaches a unit from its player's discard pile when it attacks", () => {
    const g = duel({ me: { battleground: ["Flesh Collector"], discard: [aUnit("Arm"), aUnit("Leg")] } });
    g.me.attack("Flesh Collector", "Rival");
    g.resolve().pick("Leg");
    expect(g.zone("Leg")).toBe("attached");
    expect(g.me.discard).toEqual(["Arm"]);
  });

  test("Hoardkeeper gains Atk from its player's resources, and Crimson Feast deals their number", () => {
    const g = duel({ me: { battleground: ["Hoardkeeper"], resources: 5, hand: ["Crimson Feast"] } });
    expect(g.stat("Hoardkeeper", "atk")).toBe(4);
    g.me.cast("Crimson Feast").pick("Rival").resolve();
    expect(g.foe.hp).toBe(15);
  });

  test("Bone Colossus costs less with two Skeletons, and units cost less with a Parade Ground", () => {
    const cost = (more: Side) => {
      const g = duel({ me: { hand: ["Bone Colossus"], energy: 4, ...bones, ...more } });
      return g.me.cardsFor("cast").includes("Bone Colossus");
    };
    const two = { battleground: ["Skeleton Token", "Skeleton Token"], resourceDeck: 4 };
    expect(cost({})).toBe(false);
    expect(cost(two)).toBe(true);
    expect(cost({ battlefield: ["Parade Ground"], energy: 5 })).toBe(true);
  });

  test("Sable brings two Skeletons, and a Dirge Singer gives them Atk", () => {
    const g = duel({
      me: { ...bones, battleground: ["Dirge Singer"], hand: ["Sable, the Last Widow"], energy: 5 },
    });
    g.me.cast("Sable, the Last Widow");
    g.resolve(2);
    const printed = cards["Skeleton Token"]?.stats.atk ?? 0;
    expect(g.me.units).toHaveLength(4);
    expect(g.stat("Skeleton Token", "atk")).toEqual(printed + 1);
  });

  test("Molten Tribute offers its second mode only to a player who can pay it, and takes the cost while casting", () => {
    const cast = (resources: number) => {
      const g = duel({
        me: { hand: ["Molten Tribute"], resources, energy: 2 },
        foe: { battleground: [oak] },
      });
      g.me.cast("Molten Tribute");
      const modes = g.decision?.kind === "pick" ? g.decision.options.length : 0;
      g.at(modes - 1).pick("Oak");
      const left = g.me.resources;
      g.resolve();
      return { modes, left, foes: g.foe.units.length };
    };
    expect(cast(2)).toEqual({ modes: 2, left: 0, foes: 0 });
    expect(cast(0)).toEqual({ modes: 1, left: 0, foes: 1 });
  });

  test("Soul Usurer generates for a sacrificed card, and Hidden Clutch for its own discard", () => {
    const g = duel({ me: { battleground: ["Soul Usurer", oak, "Tomb Acolyte"] } });
    g.me.using("Tomb Acolyte").pick("Oak").resolve(2);
    expect(g.me.resources).toBe(1);
    expect(g.me.hand).toHaveLength(2);
    const clutch = duel({ me: { hand: [aSpell("Rob", discards(1))] }, foe: { hand: ["Hidden Clutch"] } });
    clutch.me.cast("Rob");
    clutch.resolve().pick("Hidden Clutch").resolve();
    expect(clutch.foe.discard).toEqual(["Hidden Clutch"]);
    expect(clutch.foe.resources).toBe(2);
  });

  test("Grudge Collector triggers on the opponent's discards, not on its player's", () => {
    const rob = aSpell("Rob", discards(1));
    const g = duel({
      me: { battleground: ["Grudge Collector"], hand: [rob] },
      foe: { hand: [aUnit("Held")] },
    });
    g.me.cast("Rob");
    g.resolve().pick("Held").resolve();
    expect(g.foe.hp).toBe(19);
    const own = duel({
      me: { hand: [rob] },
      foe: { battleground: ["Grudge Collector"], hand: [aUnit("Held")] },
    });
    own.me.cast("Rob");
    own.resolve().pick("Held");
    expect(own.stack).toEqual([]);
    expect(own.me.hp).toBe(20);
  });
});

describe("effects during an attack", () => {
  test("Parrying Monk redirects an attack to itself, and Herald of Truce negates it", () => {
    const monk = duel({
      me: { battleground: [oak] },
      foe: { battleground: ["Parrying Monk"], resources: 1 },
    });
    monk.me.attack("Oak", "Rival").until("defender");
    monk.foe.use("Parrying Monk");
    monk.resolve();
    expect(monk.fight).toEqual(["Oak", "Parrying Monk"]);
    const truce = duel({
      me: { battleground: [oak] },
      foe: { battleground: ["Herald of Truce"], resources: 2 },
    });
    truce.me.attack("Oak", "Rival").until("defender");
    truce.foe.use("Herald of Truce");
    truce.resolve().fightOn();
    expect(truce.foe.hp).toBe(20);
  });

  test("Grasping Graves damage each attacker", () => {
    const g = duel({
      me: { battleground: [aUnit("Fox", 2, 1)] },
      foe: { battleground: ["Grasping Graves"] },
    });
    g.me.attack("Fox", "Rival").resolve();
    expect(g.me.discard).toEqual(["Fox"]);
    expect(g.foe.units).toEqual(["Grasping Graves"]);
    const next = duel({ at: "start", me: { battleground: ["Grasping Graves"] } });
    expect(next.me.units).toEqual([]);
    expect(next.me.discard).toEqual(["Grasping Graves"]);
  });

  test("Sleepless Dark lets all units ignore Taunt and gives them Atk", () => {
    const wall = resting("The Unbroken Line");
    const g = duel({ me: { battleground: [oak], hand: ["Sleepless Dark"] }, foe: { battleground: [wall] } });
    expect(g.me.victims("Oak")).toEqual(["The Unbroken Line"]);
    g.me.cast("Sleepless Dark");
    g.resolve();
    expect(g.me.victims("Oak")).toEqual(["Rival", "The Unbroken Line"]);
    expect(g.stat("Oak", "atk")).toBe(5);
  });

  test("Parry shields only units", () => {
    const side = { hand: ["Parry"], battleground: [resting("Dawn Sentinel")] };
    const g = duel({ me: { battleground: [oak] }, foe: side });
    g.me.attack("Oak", "Rival").until("post-defender");
    g.me.pass();
    expect(g.foe.cardsFor("cast")).toEqual([]);
    const unit = duel({ me: { battleground: [oak] }, foe: side });
    unit.me.attack("Oak", "Dawn Sentinel").until("post-defender");
    unit.me.pass();
    expect(unit.foe.cardsFor("cast")).toEqual(["Parry"]);
  });

  test("Ember-Winged Novice may return to hand instead of being KO'd", () => {
    const novice = resting("Ember-Winged Novice");
    const g = duel({ me: { battleground: [oak] }, foe: { battleground: [novice] } });
    g.me.attack("Oak", "Ember-Winged Novice").until("end-of-combat");
    g.confirm();
    expect(g.foe.hand).toEqual(["Ember-Winged Novice"]);
    const declined = duel({ me: { battleground: [oak] }, foe: { battleground: [novice] } });
    declined.me.attack("Oak", "Ember-Winged Novice").until("end-of-combat");
    declined.confirm(false);
    expect(declined.foe.discard).toEqual(["Ember-Winged Novice"]);
  });
});
