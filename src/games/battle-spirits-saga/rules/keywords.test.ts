import { describe, expect, test } from "vitest";
import type { Ability } from "../../../language";
import { always, from, immortal, kw } from "../cards/card";
import {
  bp,
  choose,
  destroy,
  draw,
  all as each,
  exhaust,
  foes,
  gainCores,
  own,
  seq,
  when,
  whenDestroyed,
  word,
} from "../cards/parts";
import {
  able,
  aFlash,
  aMain,
  aNexus,
  bear,
  beast,
  burstCard,
  keyed,
  saga,
  slayFoe,
  slayOwn,
  spark,
  strong,
  wolf,
  worded,
} from "../testing";

describe("Awaken", () => {
  test("BSS 11-1-1, BSS 11-1-1b, BSS 11-1-1c in a flash window cores move onto it from other cards, even the soul core; a spirit emptied that way self-destroys", () => {
    const altar = aNexus("Altar", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] });
    const g = saga({
      at: "attack",
      me: {
        spirits: [keyed("Lion", kw("awaken")), { card: wolf, soul: true }],
        nexuses: [{ ...{ card: altar }, cores: 2 }],
      },
      stops: ["flash"],
    });
    expect(g.me.cardsFor("awaken")).toEqual([]);
    g.me.attack("Lion");
    g.foe.pass();
    g.me.awaken("Lion");
    expect(g.refused({ seat: 0, do: "allot", amounts: [0, 0] }).rule).toBe("BSS 11-1-1b");
    g.allot({ "Wolf soul": 1, Altar: 1 });
    expect(g.cores("Lion")).toBe(3);
    expect(g.level("Lion")).toBe(2);
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.me.hand).toEqual([]);
    g.passAll();
  });
});

describe("Confront and Astral", () => {
  test("BSS 11-2-1, BSS 11-2-2, BSS 11-2-2b Confront forces a block with a spirit of the defender's choice, Armor or not", () => {
    const armored = keyed("Plate", kw("armor", { colours: ["red"] }));
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Lion", kw("confront")), keyed("Cub", kw("confront"))] },
      foe: { spirits: [armored, wolf] },
    });
    g.me.attack("Lion");
    expect(g.decision).toMatchObject({ kind: "pick", min: 1, seat: 1 });
    expect(g.offered()).toMatchObject(["Plate", "Wolf"]);
    g.pick("Plate");
  });

  test("BSS 11-2-1 Confront does nothing if no spirit can block", () => {
    const none = saga({
      at: "attack",
      me: { spirits: [keyed("Lion", kw("confront"))] },
      foe: { spirits: [{ card: wolf, exhausted: true }] },
    });
    none.me.attack("Lion");
    expect(none.foe.life).toBe(4);
  });

  test("BSS 11-14-1, BSS 11-14-2, BSS 11-14-3, BSS 11-14-4 only a spirit with Astral, also of the opponent's turn, can block one with Astral", () => {
    const ghost = keyed("Ghost", kw("astral"), kw("astral"));
    const shade = keyed("Shade", kw("astral", { during: "opponent" }));
    const g = saga({ at: "attack", me: { spirits: [ghost] }, foe: { spirits: [wolf, shade] } });
    g.me.attack("Ghost");
    expect(g.offered()).toEqual(["Shade"]);
    g.decline();
  });

  test("BSS 11-14-4 Astral of the opponent's turn does not protect its spirit's own attack", () => {
    const shade = keyed("Shade", kw("astral", { during: "opponent" }));
    const own_ = saga({ at: "attack", me: { spirits: [shade] }, foe: { spirits: [wolf] } });
    own_.me.attack("Shade");
    expect(own_.offered()).toEqual(["Wolf"]);
    own_.decline();
  });
});

describe("Curse", () => {
  test("BSS 11-3-1, BSS 11-3-1b Curse destroys the blocker at the end of the battle, even if its spirit has lost", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Knight", kw("curse"))] },
      foe: { spirits: [bear] },
    });
    g.me.attack("Knight").pick("Bear");
    expect(g.zone("Knight")).toBe("trash");
    expect(g.zone("Bear")).toBe("trash");
  });

  test("BSS 11-3-2 of several Curse effects only one activates", () => {
    const saved: Ability = { kind: "replace", change: "destroy", card: "this", effect: gainCores(1) };
    const survivor = strong("Survivor", 9000, { effects: [always(saved)] });
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Knight", kw("curse"), kw("curse"))] },
      foe: { spirits: [survivor], reserve: 0 },
    });
    g.me.attack("Knight").pick("Survivor");
    expect(g.foe.spirits).toEqual(["Survivor"]);
    expect(g.foe.cores("reserve", "core")).toBe(1);
  });

  test("BSS 11-3-1b Curse also destroys a blocker with Armor", () => {
    const armored = strong("Plate", 9000, { keywords: [kw("armor", { colours: ["red"] })] });
    const no = saga({
      at: "attack",
      me: { spirits: [keyed("Knight", kw("curse"))] },
      foe: { spirits: [armored] },
    });
    no.me.attack("Knight").pick("Plate");
    expect(no.zone("Plate")).toBe("trash");
  });
});

describe("Immortal", () => {
  const squire = worded("Squire", immortal({ subtype: "beast" }));

  test("BSS 11-4-1, BSS 11-4-1b Immortal summons its card from the trash, for its cost, when another spirit of its player is destroyed", () => {
    const g = saga({
      me: { spirits: [wolf], trash: [squire], hand: [slayOwn] },
    });
    g.me.magic("Slay").pick("Wolf").confirm();
    g.accept();
    expect(g.zone("Squire")).toBe("spirits");
    expect(g.cores("Squire") > 0).toBe(true);
    expect(g.me.cores("trash")).toBe(2);
  });

  test("BSS 11-4-1 an Immortal summoning may be declined", () => {
    const no = saga({
      me: { spirits: [wolf], trash: [squire], hand: [slayOwn] },
    });
    no.me.magic("Slay").pick("Wolf").confirm(false);
    expect(no.zone("Squire")).toBe("trash");
  });

  test("BSS 11-4-1b a spirit destroyed at the same time, or a self-destruction, does not count", () => {
    const g = saga({ me: { spirits: [wolf, squire], hand: [aMain("Storm", each(own(), destroy()))] } });
    g.me.magic("Storm");
    expect(g.zone("Squire")).toBe("trash");
    expect(g.decision?.kind).toBe("act");
    const self = saga({ me: { spirits: [wolf], trash: [squire] } });
    self.me.take("Wolf");
    expect(self.zone("Squire")).toBe("trash");
    expect(self.decision?.kind).toBe("act");
  });
});

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

test("BSS 11-2-1 the only spirit able to block must do so; an exhausted one need not", () => {
  const attacked = (exhausted: boolean) => {
    const foe = { spirits: [{ card: bear, ...(exhausted && { exhausted: true as const }) }] };
    const g = saga({ at: "attack", me: { spirits: [keyed("Bold", kw("confront"))] }, foe });
    g.me.attack("Bold");
    g.leaveOpen();
    return g.decision?.kind === "pick" ? g.decision.min : null;
  };
  expect(attacked(false)).toBe(1);
  expect(attacked(true)).toBeNull();
});

describe("Luster and Blessed", () => {
  test("BSS 11-6-1, BSS 11-6-1b, BSS 11-6-2 magic its player used in the battle returns to the hand if it is still in the trash", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Choir", kw("luster"))], hand: [spark], trash: [aFlash("Old", draw(1))] },
      foe: { hand: [aFlash("Glint", draw(1))] },
      stops: ["flash"],
    });
    g.me.attack("Choir");
    g.foe.magic("Glint");
    g.me.magic("Spark");
    g.passAll();
    expect(g.me.hand.includes("Spark")).toBe(true);
    expect(g.me.trash).toEqual(["Old"]);
    expect(g.foe.trash).toEqual(["Glint"]);
  });

  test("BSS 11-7-1, BSS 11-7-2 Blessed adds one life after its attack has taken life, however often the spirit has it", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Angel", kw("blessed"), kw("blessed"))], life: 3 },
      foe: { spirits: [bear] },
    });
    g.me.attack("Angel").decline();
    expect(g.me.life).toBe(4);
    expect(g.foe.life).toBe(4);
  });

  test("BSS 11-7-1b an attack that takes the last life ends the game before Blessed resolves", () => {
    const last = saga({
      at: "attack",
      me: { spirits: [keyed("Angel", kw("blessed"))], life: 3 },
      foe: { life: 1 },
    });
    last.me.attack("Angel");
    expect(last.me.life).toBe(3);
    expect(last.state.outcome?.winners).toEqual([0]);
  });
});

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

describe("bursts", () => {
  test("BSS 10-9-1, BSS 10-9-2, BSS 10-9-4 a burst is activated for free when its condition is met, and then goes to the trash", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, bear] },
      foe: { burst: burstCard("Trap"), reserve: 0, soul: "void" },
      stops: ["burst"],
    });
    g.me.attack("Wolf");
    // The prompt reveals nothing: the attack alone triggers nothing.
    expect(g.asked).toBe("burst 1");
    expect(g.foe.offered("answer")).toEqual([]);
    g.foe.pass();
    expect(g.asked).toBe("burst 1");
    expect(g.foe.offered("answer")).toHaveLength(1);
    g.foe.activate("Trap");
    g.foe.pass();
    expect(g.foe.hand).toHaveLength(1);
    expect(g.foe.trash).toEqual(["Trap"]);
    expect(g.foe.burst).toEqual([]);
  });

  test("BSS 10-9-3 a player may decline to activate a burst", () => {
    const no = saga({
      at: "attack",
      me: { spirits: [wolf, bear] },
      foe: { burst: burstCard("Trap") },
      stops: ["burst"],
    });
    no.me.attack("Wolf");
    no.foe.pass();
    no.foe.pass();
    expect(no.foe.hand).toEqual([]);
    expect(no.foe.burst).toEqual(["Trap"]);
  });

  test("BSS 10-9-4 a burst moved by its own effect stays where it was moved", () => {
    const sneaky = burstCard("Sneak", seq(draw(1), { do: "move", card: "this", to: "hand" }));
    const g = saga({ at: "attack", me: { spirits: [wolf] }, foe: { burst: sneaky }, stops: ["burst"] });
    g.me.attack("Wolf");
    g.foe.pass();
    g.foe.activate("Sneak");
    g.foe.pass();
    expect(g.foe.hand.includes("Sneak")).toBe(true);
  });
});

test("BSS 2-9-1 a player can read a card's whole text, with the level of each effect", async () => {
  const { battleSpiritsSaga } = await import("../index");
  const { say } = await import("../../../text");
  const text = battleSpiritsSaga.cardText("Magma Wyrm");
  expect(text.keywords.map(({ name }) => say(name))).toEqual(["[LV2] Confront"]);
  expect(text.abilities.map(say)).toEqual([
    "When attacking, choose a spirit the opponent controls with a BP of 3000 or less and destroy it.",
  ]);
  expect([from(2), exhaust(), whenDestroyed(word("curse"))]).toHaveLength(3);
});
