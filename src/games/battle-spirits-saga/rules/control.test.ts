import { describe, expect, test } from "vitest";
import { always, kw } from "../cards/card";
import {
  bp,
  choose,
  coresOff,
  draw,
  foes,
  mayChoose,
  own,
  refresh,
  seq,
  standing,
  toHand,
  when,
  whenAttacking,
  word,
} from "../cards/parts";
import { able, aFlash, aMain, aNexus, bear, beast, keyed, type Side, saga, slayOwn, wolf } from "../testing";

const charm = aMain("Charm", choose(foes(), word("control", { card: "it" })));

test("BSS 3-5-5, BSS 4-11-3 the player who loses control of a spirit keeps its cores, soul core included; its LV1 cores come from the void", () => {
  const heavy = beast("Heavy", { levels: [{ cores: 2, bp: 4000 }] });
  const g = saga({
    me: { hand: [charm], reserve: 1, soul: "void" },
    foe: { spirits: [{ card: heavy, cores: 3, soul: true }], reserve: 0 },
  });
  g.me.magic("Charm").pick("Heavy");
  expect(g.me.spirits).toEqual(["Heavy"]);
  expect(g.foe.spirits).toEqual([]);
  expect(g.cores("Heavy")).toBe(2);
  expect(g.foe.cores("reserve", "core")).toBe(3);
  expect(g.foe.cores("reserve", "soul")).toBe(1);
  expect(g.me.reserve).toBe(0);
});

test("BSS 6-7-1, BSS 7-1-1-1 a player can attack with any spirit they control, even one they do not own", () => {
  const g = saga({ me: { hand: [charm] }, foe: { spirits: [wolf] } });
  g.me.magic("Charm").pick("Wolf").me.endMain();
  g.me.attack("Wolf").through();
  expect(g.foe.life).toBe(4);
});

test("BSS 4-2-4, BSS 10-1-3-4, BSS 3-5-5 a destroyed spirit goes to its owner's trash and its cores to its controller's reserve", () => {
  const g = saga({
    me: { hand: [charm, slayOwn], reserve: 2, soul: "void" },
    foe: { spirits: [wolf], reserve: 0, soul: "void" },
  });
  g.me.magic("Charm").pick("Wolf").me.magic("Slay").pick("Wolf");
  expect(g.foe.trash).toEqual(["Wolf"]);
  expect(g.me.trash.includes("Wolf")).toBe(false);
  expect(g.me.reserve).toBe(1);
  expect(g.foe.reserve).toBe(1);
});

test("it stays the same card: changes to it remain, and control-based effects count it for its new controller", () => {
  const banner = aNexus("Banner", { effects: [always(standing(own(), ["bp"], 1000))] });
  const weaken = aMain("Weaken", choose(foes(), seq(bp(-500), draw(1))));
  const g = saga({ me: { nexuses: [banner], hand: [weaken, charm], reserve: 4 }, foe: { spirits: [wolf] } });
  g.me.magic("Weaken").pick("Wolf").me.magic("Charm").pick("Wolf");
  expect(g.bp("Wolf")).toBe(3500);
});

describe("a fighter that changes sides leaves the battle", () => {
  const charmed = aFlash("Charm", choose(foes(), word("control", { card: "it" })));
  const battle = (me: Side, foe: Side) => {
    const g = saga({
      at: "attack",
      me: { soul: "void", ...me },
      foe: { soul: "void", ...foe },
      stops: ["flash"],
    });
    g.me.attack(g.me.spirits[0] ?? "");
    return g;
  };

  test("BSS 7-1-5-3-1, BSS 3-5-5 the attacker does no damage to the player who took it; its cores stay with its former controller", () => {
    const g = battle({ spirits: [{ card: wolf, cores: 2 }], reserve: 0 }, { hand: [charmed], reserve: 1 });
    g.foe.magic("Charm").pick("Wolf");
    expect(g.battle?.by).toBe(0);
    expect(g.foe.spirits).toEqual(["Wolf"]);
    expect(g.cores("Wolf")).toBe(1);
    expect(g.me.reserve).toBe(2);
    expect(g.exhausted("Wolf")).toBe(true);
    expect(g.asked).toBe("flash 0");
    g.through();
    expect(g.foe.life).toBe(5);
    expect(g.me.life).toBe(5);
    expect(g.battle).toBeNull();
    expect(g.step).toBe("attack");
    expect(g.me.cardsFor("attack")).toEqual([]);
  });

  test("BSS 7-1-3-1, BSS 7-1-5-2-1 a block may follow, and BP is not compared", () => {
    const g = battle({ spirits: [bear] }, { spirits: [wolf], hand: [charmed] });
    g.foe.magic("Charm").pick("Bear");
    g.passAll();
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
    g.through();
    expect(g.foe.spirits).toEqual(["Wolf", "Bear"]);
    expect(g.exhausted("Wolf")).toBe(true);
    expect(g.foe.life).toBe(5);
  });

  test("BSS 7-1-5-2-1 BP is not compared after a block either", () => {
    const g = battle({ spirits: [bear] }, { spirits: [wolf], hand: [charmed] });
    g.passAll();
    g.pick("Wolf");
    g.foe.magic("Charm").pick("Bear");
    g.through();
    expect(g.foe.spirits).toEqual(["Wolf", "Bear"]);
    expect(g.me.spirits).toEqual([]);
    expect(g.foe.life).toBe(5);
  });

  test("BSS 7-1-5-2-1 a blocker that is taken is not compared; the attack stays blocked", () => {
    const g = battle({ spirits: [wolf], hand: [charmed] }, { spirits: [bear] });
    g.passAll();
    g.pick("Bear");
    g.foe.pass();
    g.me.magic("Charm").pick("Bear");
    g.through();
    expect(g.me.spirits).toEqual(["Wolf", "Bear"]);
    expect(g.foe.spirits).toEqual([]);
    expect(g.foe.life).toBe(5);
    // It has blocked, so it is exhausted and cannot attack this turn.
    expect(g.me.why(g.me.doing("attack", "Bear")).rule).toBe("BSS 7-1-1-1");
  });

  test("BSS 7-1-5-3-1 a fighter taken back before the end has still left the battle", () => {
    const g = battle({ spirits: [wolf], hand: [charmed] }, { hand: [charmed] });
    g.foe.magic("Charm").pick("Wolf");
    g.me.magic("Charm").pick("Wolf");
    g.through();
    expect(g.me.spirits).toEqual(["Wolf"]);
    expect(g.foe.life).toBe(5);
  });

  test("BSS 7-1-3-1, BSS 11-14-1 its restrictions as the attacker no longer apply", () => {
    const ghost = keyed("Ghost", kw("astral"), kw("confront"));
    const g = battle({ spirits: [ghost] }, { spirits: [wolf], hand: [charmed] });
    g.foe.magic("Charm").pick("Ghost");
    g.passAll();
    expect(g.offered()).toMatchObject(["Wolf"]);
    expect(g.decision).toMatchObject({ min: 0 });
    g.decline();
    expect(g.foe.life).toBe(5);
  });

  test("BSS 7-1-1-2b, BSS 7-1-6-1 its 'while attacking' and end-of-battle effects do nothing", () => {
    const proud = able(
      "Proud",
      {
        ...standing("this", ["bp"], 2000),
        active: { is: "word", word: "attacking", args: { card: "this" } },
      },
      when({ on: "battle-ends", card: "this" }, draw(1)),
    );
    const g = battle({ spirits: [proud] }, { hand: [charmed] });
    expect(g.bp("Proud")).toBe(5000);
    g.foe.magic("Charm").pick("Proud");
    expect(g.bp("Proud")).toBe(3000);
    g.through();
    expect(g.me.hand).toEqual([]);
    expect(g.foe.hand).toEqual([]);
  });

  test("BSS 11-3-1b a blocker that has been taken is not destroyed by Curse", () => {
    const g = battle({ spirits: [keyed("Witch", kw("curse"))], hand: [charmed] }, { spirits: [bear] });
    g.passAll();
    g.pick("Bear");
    g.foe.pass();
    g.me.magic("Charm").pick("Bear");
    g.through();
    expect(g.me.spirits).toEqual(["Witch", "Bear"]);
  });

  test("BSS 10-10-1 a spirit that has been taken cannot attack another spirit", () => {
    const duel = able("Duelist", whenAttacking(mayChoose(foes(), word("attack-spirit", { card: "it" }))));
    const turncoat = aNexus("Turncoat", {
      effects: [
        always(when({ on: "attack", by: "opponent" }, choose(foes(), word("control", { card: "it" })))),
      ],
    });
    const g = saga({ at: "attack", me: { spirits: [duel] }, foe: { spirits: [bear], nexuses: [turncoat] } });
    g.me.attack("Duelist");
    // The turn player chooses which effect resolves first.
    g.pick("Turncoat").pick("Duelist");
    if (g.offered().includes("Bear")) g.pick("Bear");
    g.through();
    expect(g.foe.spirits).toEqual(["Bear", "Duelist"]);
    expect(g.exhausted("Bear")).toBe(false);
    expect(g.foe.life).toBe(5);
  });

  test("BSS 4-2-4, BSS 3-5-5 a returned stolen attacker goes to its owner's hand, its cores to its last controller", () => {
    const home = aFlash("Home", choose(foes(), toHand("it")));
    const g = saga({
      me: { hand: [charm], reserve: 1, soul: "void" },
      foe: { spirits: [wolf], hand: [home], reserve: 1, soul: "void" },
      stops: ["flash"],
    });
    g.me.magic("Charm").pick("Wolf").me.endMain();
    g.me.attack("Wolf");
    g.foe.magic("Home").pick("Wolf");
    g.through();
    expect(g.foe.hand).toEqual(["Wolf"]);
    expect(g.me.hand).toEqual([]);
    expect(g.me.reserve).toBe(1);
    expect(g.foe.life).toBe(5);
  });

  test("BSS 6-7-3-2, BSS 7-1-3-1 after the battle it fights for its controller", () => {
    const wake = aFlash("Wake", choose(own(), refresh()));
    const g = battle({ spirits: [bear, wolf] }, { hand: [charmed, wake] });
    g.foe.magic("Charm").pick("Bear");
    g.me.pass();
    g.foe.magic("Wake").pick("Bear");
    g.passAll();
    g.decline();
    g.me.attack("Wolf");
    g.passAll();
    expect(g.offered()).toEqual(["Bear"]);
    g.pick("Bear");
    g.through();
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.foe.life).toBe(5);
  });
});

describe("a stolen spirit with too few cores", () => {
  const grave = aNexus("Grave", { effects: [always(when({ on: "destroyed", card: foes() }, draw(1)))] });
  const stolen = () => {
    const g = saga({
      me: { hand: [charm], nexuses: [grave] },
      foe: {
        spirits: [wolf],
        nexuses: [aNexus("Altar", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] })],
      },
    });
    g.me.magic("Charm").pick("Wolf");
    return g;
  };

  test("BSS 9-3-2b it is self-destroyed if its controller takes its cores, even if the opponent owns it", () => {
    const g = stolen();
    g.me.take("Wolf");
    expect(g.foe.trash).toEqual(["Wolf"]);
    expect(g.eventTypes.includes("self-destroyed")).toBe(true);
    expect(g.eventTypes.includes("destroyed")).toBe(false);
    expect(g.me.hand).toEqual([]);
    expect(g.foe.hand).toEqual([]);
  });

  test("BSS 9-3-2b, BSS 9-3-2-1 an effect of its owner that takes its cores destroys it", () => {
    const drain = aFlash("Drain", choose(foes(), coresOff("it", 1, "reserve")));
    const g = saga({
      me: { hand: [charm], nexuses: [grave] },
      foe: { spirits: [wolf], hand: [drain], reserve: 3 },
      stops: ["flash"],
    });
    g.me.magic("Charm").pick("Wolf").me.endMain();
    g.me.attack("Wolf");
    g.foe.magic("Drain").pick("Wolf");
    g.through();
    expect(g.foe.trash.includes("Wolf")).toBe(true);
    expect(g.eventTypes.includes("self-destroyed")).toBe(false);
    expect(g.eventTypes.includes("destroyed")).toBe(true);
  });
});
