import { describe, expect, test } from "vitest";
import { always, kw } from "../cards/card";
import {
  bp,
  choose,
  destroy,
  draw,
  exhaust,
  foes,
  mayChoose,
  own,
  standing,
  when,
  whenAttacking,
  whenBlocking,
  word,
} from "../cards/parts";
import { aBoth, able, aFlash, aMain, aNexus, bear, beast, keyed, saga, strong, wolf } from "../testing";

describe("attacks", () => {
  test("BSS 7-1, BSS 7-1-1, BSS 7-1-1-1 attacking exhausts one refreshed spirit of the turn player", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf, { card: bear, exhausted: true }], nexuses: [aNexus("Tower")] },
      foe: { spirits: [strong("Elk", 1000)] },
      stops: ["flash"],
    });
    expect(g.me.cardsFor("attack")).toEqual(["Wolf"]);
    expect(g.me.why(g.me.doing("attack", "Bear")).rule).toBe("BSS 7-1-1-1");
    expect(g.me.why({ type: "attack", card: g.id("Elk") }).rule).toBe("BSS 7-1-1-1");
    expect(g.me.why(g.me.doing("attack", "Tower")).rule).toBe("BSS 6-7-1");
    g.me.attack("Wolf");
    expect(g.exhausted("Wolf")).toBe(true);
    expect(g.battle?.by).toBe(0);
    expect(g.battle?.defender).toBe(1);
    g.through();
  });

  test("BSS 7-1-1-2, BSS 7-1-1-2b, BSS 10-11-1, BSS 10-12-1 'when attacking' comes before the flash window; 'while attacking' holds from the declaration on", () => {
    const charger = able("Charger", whenAttacking(draw(1)), {
      ...standing("this", ["bp"], 2000),
      active: { is: "word", word: "attacking", args: { card: "this" } },
    });
    const g = saga({ at: "attack", me: { spirits: [charger] }, stops: ["flash"] });
    expect(g.bp("Charger")).toBe(3000);
    g.me.attack("Charger");
    expect(g.asked).toBe("flash 1");
    expect(g.me.hand).toHaveLength(1);
    expect(g.bp("Charger")).toBe(5000);
    g.through();
    expect(g.bp("Charger")).toBe(3000);
  });
});

describe("flash windows", () => {
  const spark = aFlash("Spark", choose(own(), bp(2000, "it", "battle")));
  const open = () =>
    saga({
      at: "attack",
      me: { spirits: [wolf], hand: [spark] },
      foe: { spirits: [bear], hand: [aFlash("Glint", draw(1)), aFlash("Gleam", draw(1))] },
      stops: ["flash"],
    });

  test("BSS 7-1-2, BSS 7-1-2-1, BSS 7-1-2-1b, BSS 7-1-2-1c the attacked player is prompted first, then both in turn until both pass in a row", () => {
    const g = open();
    g.me.attack("Wolf");
    expect(g.asked).toBe("flash 1");
    g.foe.magic("Glint");
    expect(g.asked).toBe("flash 0");
    expect(g.foe.hand).toHaveLength(2);
    g.me.pass();
    expect(g.asked).toBe("flash 1");
    g.foe.magic("Gleam");
    expect(g.asked).toBe("flash 0");
    g.me.magic("Spark").pick("Wolf");
    expect(g.asked).toBe("flash 1");
    g.foe.pass();
    g.me.pass();
    expect(g.decision?.kind).toBe("pick");
    g.decline();
  });

  test("BSS 7-1-4, BSS 7-1-4-1, BSS 7-1-4-1b after a block the blocking player is prompted first, then both in turn", () => {
    const g = open();
    g.me.attack("Wolf");
    g.passAll();
    g.pick("Bear");
    expect(g.asked).toBe("flash 1");
    g.foe.pass();
    g.me.magic("Spark").pick("Wolf");
    expect(g.bp("Wolf")).toBe(5000);
    expect(g.passAll()).toEqual(["flash 1", "flash 0"]);
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.zone("Bear")).toBe("trash");
  });

  test("BSS 8-1-3, BSS 8-1-3-1, BSS 8-1-6, BSS 8-1-6-1 main effects work in your own main step, flash effects in flash windows, effects with both labels in both", () => {
    const act = (timing: string) =>
      able(`Does ${timing}`, {
        kind: "activated",
        when: timing.split(" "),
        cost: [{ pay: "word", word: "exhaust-this" }],
        effect: draw(1),
      });
    const hand = [aMain("Study", draw(1)), aFlash("Spark", draw(1)), aBoth("Both", draw(1))];
    const g = saga({
      me: { spirits: [act("main"), act("flash"), act("main flash"), wolf], hand },
      stops: ["flash"],
    });
    expect(g.me.cardsFor("magic")).toEqual(["Both", "Study"]);
    expect(g.me.cardsFor("use")).toEqual(["Does main", "Does main flash"]);
    expect(g.me.why(g.me.doing("magic", "Spark")).rule).toBe("BSS 8-1-6-1");
    g.me.use("Does main");
    expect(g.exhausted("Does main")).toBe(true);
    expect(g.me.hand).toHaveLength(4);
    g.me.endMain();
    g.me.attack("Wolf");
    g.foe.pass();
    expect(g.me.cardsFor("magic")).toEqual(["Both", "Spark"]);
    expect(g.me.cardsFor("use")).toEqual(["Does flash", "Does main flash"]);
    g.through();
  });
});

describe("blocks", () => {
  test("BSS 7-1-3, BSS 7-1-3-1, BSS 7-1-3-1b, BSS 7-1-5-1 one refreshed spirit may block; without a block there is no second window", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf] },
      foe: { spirits: [bear, { card: strong("Tired", 9000), exhausted: true }] },
      stops: ["flash"],
    });
    g.me.attack("Wolf");
    g.passAll();
    expect(g.decision?.seat).toBe(1);
    expect(g.offered()).toEqual(["Bear"]);
    g.decline();
    expect(g.asked).toBeNull();
    expect(g.foe.life).toBe(4);
  });

  test("BSS 7-1-3-2, BSS 10-11-2 'when blocking' activates as the block is declared, and the blocker is exhausted", () => {
    const guard = able("Guard", whenBlocking(bp(3000, "this", "battle")));
    const watcher = aNexus("Watch", { effects: [always(when({ on: "block", card: own() }, draw(1)))] });
    const g = saga({
      at: "attack",
      me: { spirits: [bear] },
      foe: { spirits: [guard], nexuses: [watcher] },
      stops: ["flash"],
    });
    g.me.attack("Bear");
    g.passAll();
    g.pick("Guard");
    // The turn player chooses which effect resolves first (BSS 8-5-2-4b).
    expect(g.decision?.seat).toBe(0);
    g.pick("Guard");
    expect(g.exhausted("Guard")).toBe(true);
    expect(g.bp("Guard")).toBe(6000);
    expect(g.foe.hand).toHaveLength(1);
    g.passAll();
    expect(g.zone("Bear")).toBe("trash");
  });

  test("BSS 1-3-3 an effect that forbids a block or an attack prevails", () => {
    const wall = aNexus("Wall", {
      effects: [always({ kind: "standing", cards: foes(), stats: ["cannot-block"], op: "add", amount: 1 })],
    });
    const g = saga({
      at: "attack",
      me: { spirits: [keyed("Lion", kw("confront"))], nexuses: [wall] },
      foe: { spirits: [bear] },
    });
    g.me.attack("Lion");
    expect(g.foe.life).toBe(4);
    const chains = aNexus("Chains", {
      effects: [always({ kind: "standing", cards: foes(), stats: ["cannot-attack"], op: "add", amount: 1 })],
    });
    const held = saga({ at: "attack", me: { spirits: [wolf] }, foe: { nexuses: [chains] } });
    expect(held.me.why(held.me.doing("attack", "Wolf")).rule).toBe("BSS 1-3-3");
  });
});

describe("battle resolution", () => {
  const fight = (mine: number, theirs: number) => {
    const g = saga({
      at: "attack",
      me: { spirits: [strong("Mine", mine)] },
      foe: { spirits: [strong("Theirs", theirs)] },
    });
    g.me.attack("Mine");
    return g.pick("Theirs");
  };

  test("BSS 7-1-5, BSS 7-1-5-2, BSS 7-1-5-2-1b destroys the spirit with less BP", () => {
    const win = fight(5000, 3000);
    expect(win.zone("Mine")).toBe("spirits");
    expect(win.zone("Theirs")).toBe("trash");
    expect(win.foe.life).toBe(5);
    const lose = fight(3000, 5000);
    expect(lose.zone("Mine")).toBe("trash");
    expect(lose.zone("Theirs")).toBe("spirits");
  });

  test("BSS 7-1-5-2-1c, BSS 7-1-5-2-1d destroys both spirits with equal BP and ends the battle", () => {
    const both = fight(4000, 4000);
    expect(both.zone("Mine")).toBe("trash");
    expect(both.zone("Theirs")).toBe("trash");
    expect(both.battle).toBeNull();
  });

  test("BSS 7-1-5-2-1 BP is not compared when a fighter has left; the attack stays blocked", () => {
    const g = saga({
      at: "attack",
      me: { spirits: [wolf], hand: [aFlash("Slay", choose(foes(), destroy()))] },
      foe: { spirits: [bear] },
      stops: ["flash"],
    });
    g.me.attack("Wolf");
    g.passAll();
    g.pick("Bear");
    g.foe.pass();
    g.me.magic("Slay").pick("Bear");
    g.passAll();
    expect(g.zone("Wolf")).toBe("spirits");
    expect(g.zone("Bear")).toBe("trash");
    expect(g.foe.life).toBe(5);
    expect(g.battle).toBeNull();
  });

  test("BSS 7-1-5-3, BSS 7-1-5-3-1b, BSS 7-1-5-3-1c, BSS 2-8-3 an unblocked spirit moves a core from life to reserve for each of its symbols", () => {
    const twin = beast("Twin", { symbols: ["red", ["red", "white"]] });
    const g = saga({ at: "attack", me: { spirits: [twin] }, foe: { reserve: 0, soul: "trash" } });
    g.me.attack("Twin");
    expect(g.foe.life).toBe(3);
    expect(g.foe.reserve).toBe(2);
    expect(g.battle).toBeNull();
  });

  test("BSS 7-1-5-3-1b an unblocked spirit with more symbols than life cores moves all of them", () => {
    const twin = beast("Twin", { symbols: ["red", ["red", "white"]] });
    const last = saga({ at: "attack", me: { spirits: [twin] }, foe: { life: 1 } });
    last.me.attack("Twin");
    expect(last.foe.life).toBe(0);
    expect(last.state.outcome?.winners).toEqual([0]);
  });

  test("BSS 2-8-3 an unblocked spirit without symbols takes no life", () => {
    const none = saga({ at: "attack", me: { spirits: [beast("Blank", { symbols: [] })] } });
    none.me.attack("Blank");
    expect(none.foe.life).toBe(5);
  });

  test("BSS 7-1-5-3-1 an attacker that has left does no damage, but the battle continues to its end", () => {
    const ends = aNexus("End", { effects: [always(when({ on: "battle-ends" }, draw(1)))] });
    const g = saga({
      at: "attack",
      me: { spirits: [wolf], nexuses: [ends] },
      foe: { hand: [aFlash("Slay", choose(foes(), destroy()))] },
      stops: ["flash"],
    });
    g.me.attack("Wolf");
    g.foe.magic("Slay").pick("Wolf");
    g.passAll();
    expect(g.foe.life).toBe(5);
    expect(g.me.hand).toHaveLength(1);
    expect(g.battle).toBeNull();
  });

  test("BSS 7-1-6, BSS 7-1-6-1, BSS 7-1-6-2, BSS 7-1-6-3 end-of-battle effects resolve while battle effects still hold; then the turn player continues", () => {
    const proud = able(
      "Proud",
      whenAttacking(bp(2000, "this", "battle")),
      when(
        { on: "battle-ends", card: "this" },
        choose(foes({ stat: { name: "bp", atMost: { stat: "bp", of: "this" } } }), destroy()),
      ),
    );
    const g = saga({
      at: "attack",
      me: { spirits: [proud, wolf] },
      foe: { spirits: [{ card: strong("Elk", 5000), exhausted: true }] },
    });
    g.me.attack("Proud");
    if (g.decision?.kind === "pick") g.pick("Elk");
    expect(g.zone("Elk")).toBe("trash");
    expect(g.bp("Proud")).toBe(3000);
    expect(g.actions().map(({ type }) => type)).toEqual(["attack", "end-attack"]);
  });
});

describe("attacks on a spirit", () => {
  const duel = able("Duelist", whenAttacking(mayChoose(foes(), word("attack-spirit", { card: "it" }))));

  test("BSS 10-10-1, BSS 10-10-1b an attacked spirit blocks at once, block effects activate, and the window after blocking follows", () => {
    const guard = able("Guard", whenBlocking(draw(1)));
    const g = saga({
      at: "attack",
      me: { spirits: [duel] },
      foe: { spirits: [{ card: guard, exhausted: true }] },
      stops: ["flash"],
    });
    g.me.attack("Duelist").pick("Guard");
    expect(g.battle?.blocker?.card).toEqual(g.id("Guard"));
    expect(g.foe.hand).toHaveLength(1);
    expect(g.asked).toBe("flash 1");
    g.passAll();
    expect(g.zone("Duelist")).toBe("trash");
    expect(g.zone("Guard")).toBe("trash");
    expect(g.foe.life).toBe(5);
  });

  test("BSS 10-10-1 an effect that forbids the block leaves a normal attack", () => {
    const shy = able("Shy", {
      kind: "standing",
      cards: "this",
      stats: ["cannot-block"],
      op: "add",
      amount: 1,
    });
    const g = saga({ at: "attack", me: { spirits: [duel] }, foe: { spirits: [shy] } });
    g.me.attack("Duelist").pick("Shy");
    expect(g.foe.life).toBe(4);
    expect(g.zone("Shy")).toBe("spirits");
  });
});

test("BSS 10-3-1, BSS 10-4-1, BSS 4-4-1, BSS 1-3-2-1 refreshing a refreshed card or exhausting an exhausted one does nothing", () => {
  const watch = aNexus("Watch", { effects: [always(when({ on: "block", card: own() }, draw(1)))] });
  const g = saga({
    me: {
      spirits: [{ card: wolf, exhausted: true }],
      nexuses: [watch],
      hand: [
        aMain("Tire", choose(own(), exhaust())),
        aMain("Wake", choose(own(), word("refresh", { card: "it" }))),
      ],
    },
  });
  g.me.magic("Tire").pick("Wolf");
  expect(g.eventTypes.filter((type) => type === "rest")).toEqual([]);
  g.me.magic("Wake").pick("Wolf");
  expect(g.exhausted("Wolf")).toBe(false);
});

test.each([
  ["Wolf", "Bear", 1],
  ["Bear", "Wolf", 0],
  ["Wolf", "Wolf", 0],
])("%s attacks %s: the clash event belongs to seat %i, so it sounds won or lost", (mine, theirs, seat) => {
  const bps: Readonly<Record<string, number>> = { Wolf: 3000, Bear: 5000 };
  const g = saga({
    at: "attack",
    me: { spirits: [strong("Mine", bps[mine] ?? 0)] },
    foe: { spirits: [strong("Theirs", bps[theirs] ?? 0)] },
  });
  g.me.attack("Mine");
  g.pick("Theirs");
  g.through();
  expect(g.events.find(({ type }) => type === "clash")?.seat).toBe(seat);
});
