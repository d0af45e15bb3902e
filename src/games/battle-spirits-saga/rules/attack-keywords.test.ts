import { describe, expect, test } from "vitest";
import { kw } from "../cards/card";
import { aNexus, bear, beast, keyed, saga, strong, wolf } from "../testing";

describe("Ascend and Swift", () => {
  const scion = beast("Scion", { cost: 2, ascend: { subtype: "beast" } });

  test("BSS 11-8-1 all cores of a matching spirit go to the reserve besides the cost; it self-destructs and may give the new spirit its cores", () => {
    const g = saga({ me: { spirits: [{ card: wolf, cores: 2 }], hand: [scion], reserve: 2, soul: "void" } });
    g.me.summoning("Scion");
    expect(g.decision).toMatchObject({ kind: "allot", options: [{ most: 2 }, { most: 1 }] });
    g.allot({ reserve: 2 });
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.me.reserve).toBe(2);
    g.allot({ reserve: 2 });
    expect(g.cores("Scion")).toBe(2);
    expect(g.eventTypes.includes("self-destroyed")).toBe(true);
    const none = saga({ me: { hand: [scion], reserve: 9 } });
    expect(none.me.why(none.me.doing("summon", "Scion")).rule).toBe("BSS 11-8-1");
  });

  test("BSS 11-9-1 Swift summons its card in a flash window, which uses the player's flash option", () => {
    const hopper = beast("Hopper", { cost: 2, keywords: [kw("swift")] });
    const g = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: { hand: [hopper], spirits: [{ card: bear, cores: 9 }], reserve: 3, soul: "void" },
      stops: ["flash"],
    });
    g.me.attack("Wolf");
    g.foe.swift("Hopper");
    expect(g.zone("Hopper")).toBe("spirits");
    expect(g.cores("Bear")).toBe(9);
    expect(g.asked).toBe("flash 0");
    g.passAll();
    g.decline();
  });

  test("BSS 11-9-1b Swift cannot be paid for with cores on spirits", () => {
    const hopper = beast("Hopper", { cost: 2, keywords: [kw("swift")] });
    const poor = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: { hand: [hopper], spirits: [{ card: bear, cores: 9 }], reserve: 2, soul: "void" },
      stops: ["flash"],
    });
    poor.me.attack("Wolf");
    expect(poor.foe.cardsFor("swift")).toEqual([]);
    poor.through();
  });
});

describe("Gale, Crush and Raid", () => {
  test("BSS 11-10-1, BSS 11-10-3 the blocker's player exhausts refreshed spirits of their choice, by the largest number; Armor protects", () => {
    const plate = keyed("Plate", kw("armor", { colours: ["red"] }));
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Stag", kw("gale", { n: 1 }), kw("gale", { n: 2 }))] },
      foe: { spirits: [wolf, bear, strong("Elk", 1000), strong("Ox", 1000), plate] },
    });
    g.me.attack("Stag").pick("Wolf");
    expect(g.decision?.seat).toBe(1);
    expect(g.offered()).toEqual(["Bear", "Elk", "Ox"]);
    g.pick("Bear", "Ox");
    expect(g.exhausted("Bear")).toBe(true);
    expect(g.exhausted("Elk")).toBe(false);
    expect(g.exhausted("Plate")).toBe(false);
  });

  test("BSS 11-11-1, BSS 11-11-3, BSS 11-11-4 Crush discards as many cards from the opponent's deck as its level and largest modifier say", () => {
    const crush = (name: string, ...n: readonly number[]) =>
      keyed(name, ...n.map((one) => kw("crush", { n: one })));
    const g = saga({
      at: "attack",
      me: { spirits: [crush("Plain", 1), { card: crush("Big", 2, 4), cores: 3 }] },
    });
    g.me.attack("Plain").through();
    expect(g.foe.trash).toHaveLength(1);
    g.me.attack("Big").through();
    expect(g.foe.trash).toHaveLength(6);
  });

  test("BSS 11-12-1, BSS 11-12-1b, BSS 11-12-3 a nexus may be exhausted to refresh the attacker, as often per turn as the highest number says", () => {
    const raider = keyed("Raider", kw("raid", { n: 1 }), kw("raid", { n: 2 }));
    const towers = ["One", "Two", "Three"].map((name) => aNexus(name));
    const g = saga({ at: "attack", me: { spirits: [raider], nexuses: towers } });
    const attack = (yes: boolean) => {
      g.me.attack("Raider");
      if (g.decision?.kind === "confirm") g.confirm(yes);
    };
    attack(true);
    g.pick("One");
    expect(g.exhausted("Raider")).toBe(false);
    expect(g.exhausted("One")).toBe(true);
    expect(g.foe.life).toBe(4);
    attack(true);
    g.pick("Two");
    attack(true);
    expect(g.exhausted("Raider")).toBe(true);
    expect(g.exhausted("Three")).toBe(false);
    expect(g.foe.life).toBe(2);
  });
});
