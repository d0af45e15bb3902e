import { describe, expect, test } from "vitest";
import type { Effect } from "../../../language";
import { always, at, burst, kw } from "../cards/card";
import {
  bp,
  bpUpTo,
  chain,
  choose,
  coresOff,
  coresOfReserve,
  destroy,
  discard,
  draw,
  all as each,
  foes,
  gainCores,
  gainLife,
  may,
  mill,
  own,
  pay,
  seq,
  standing,
  when,
  whenSummoned,
  word,
} from "../cards/parts";
import {
  aBoth,
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
  strong,
  wolf,
} from "../testing";
import type { SagaLayout } from "../testing/layout";

const set = (stat: string, amount: number) =>
  ({ do: "modify", card: "it", stats: [stat], op: "set", amount, until: "turn" }) as const;

describe("kinds of effect", () => {
  test("BSS 8-1-4, BSS 8-1-4-1, BSS 8-1-4-2, BSS 8-3-1, BSS 8-3-3, BSS 4-1-1b a constant effect applies as long as its condition is met", () => {
    const pack = able("Pack", {
      ...standing("this", ["bp"], 2000),
      active: { is: "exists", filter: own(), atLeast: 2 },
    });
    const g = saga({
      me: { spirits: [pack, wolf], hand: [aMain("Slay", choose(own({ not: "this" }), destroy()))] },
    });
    expect(g.bp("Pack")).toBe(5000);
    g.me.magic("Slay").pick("Wolf");
    expect(g.bp("Pack")).toBe(3000);
    expect(g.decision?.kind).toBe("act");
  });

  test("BSS 8-1-5, BSS 8-1-5-1, BSS 8-6-1, BSS 8-6-2, BSS 8-7-1 a triggered effect activates and resolves once per event", () => {
    const g = saga({
      me: {
        hand: [
          able("Scholar", whenSummoned(draw(1))),
          able("Other", when({ on: "summon", card: own() }, gainCores(1))),
        ],
        reserve: 6,
      },
    });
    g.me.summon("Scholar");
    expect(g.me.hand).toHaveLength(2);
    g.me.summon("Other");
    expect(g.me.hand).toHaveLength(1);
  });

  test("BSS 8-1-7 an effect that cannot activate does not trigger: without its level it does neither", () => {
    const g = saga({
      me: { hand: [beast("Dull", { effects: [at(2)(whenSummoned(draw(1)))] })], reserve: 2, soul: "void" },
    });
    g.me.summon("Dull");
    expect(g.me.hand).toEqual([]);
  });

  test("BSS 8-1-8, BSS 8-4-2-1 an optional cost is asked for, and paid in the order of the text", () => {
    const trade = able(
      "Trader",
      whenSummoned(may(pay([coresOfReserve(2), { pay: "discard", count: 1 }], draw(2)))),
    );
    const g = saga({ me: { hand: [trade, wolf], reserve: 5, soul: "void" } });
    g.me.summoning("Trader").allot({ reserve: 1 });
    expect(g.decision?.kind).toBe("confirm");
    g.confirm().pick("Wolf");
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.trash).toEqual(["Wolf"]);
    expect(g.me.reserve).toBe(1);
  });

  test("BSS 8-1-8 a declined optional effect changes nothing", () => {
    const trade = able(
      "Trader",
      whenSummoned(may(pay([coresOfReserve(2), { pay: "discard", count: 1 }], draw(2)))),
    );
    const no = saga({ me: { hand: [trade, wolf], reserve: 5, soul: "void" } });
    no.me.summoning("Trader").allot({ reserve: 1 }).confirm(false);
    expect(no.me.hand).toEqual(["Wolf"]);
  });

  test("BSS 8-4-2-4 an optional effect whose cost cannot be paid is not asked for", () => {
    const trade = able(
      "Trader",
      whenSummoned(may(pay([coresOfReserve(2), { pay: "discard", count: 1 }], draw(2)))),
    );
    const poor = saga({ me: { hand: [trade, wolf], reserve: 2, soul: "void" } });
    poor.me.summon("Trader");
    expect(poor.decision?.kind).toBe("act");
    expect(poor.me.hand).toEqual(["Wolf"]);
  });

  test("BSS 8-1-3b an activated effect activates once its cost is paid", () => {
    const act = able("Clerk", {
      kind: "activated",
      when: ["main"],
      cost: [
        { pay: "word", word: "exhaust-this" },
        { pay: "discard", count: 1 },
      ],
      effect: draw(2),
    });
    const g = saga({ me: { spirits: [act], hand: [wolf] } });
    g.me.use("Clerk").pick("Wolf");
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.trash).toEqual(["Wolf"]);
  });

  test("BSS 8-4-2-3 refuses an activated effect if only part of its cost can be paid", () => {
    const act = able("Clerk", {
      kind: "activated",
      when: ["main"],
      cost: [
        { pay: "word", word: "exhaust-this" },
        { pay: "discard", count: 1 },
      ],
      effect: draw(2),
    });
    const none = saga({ me: { spirits: [act] } });
    expect(none.me.why(none.me.doing("use", "Clerk", { data: { ability: 0 } })).rule).toBe("BSS 8-4-2-3");
  });
});

describe("directives", () => {
  test("BSS 1-3-7, BSS 8-2-2-1, BSS 1-3-2b directives are carried out in order, as far as possible", () => {
    const g = saga({ me: { deck: [wolf], hand: [aMain("Study", seq(draw(3), discard(1)))] } });
    g.me.magic("Study").pick("Wolf");
    expect(g.me.hand).toEqual([]);
    expect([...g.me.trash].sort()).toEqual(["Study", "Wolf"]);
  });

  test("BSS 1-3-2 a directive that cannot be carried out is skipped", () => {
    const none = saga({ me: { hand: [slayFoe] } });
    none.me.magic("Slay");
    expect(none.me.trash).toEqual(["Slay"]);
  });

  test("BSS 1-3-2-3, BSS 1-3-2-3b, BSS 4-5-3 an action repeated zero times or fewer is not carried out; cards are drawn one at a time", () => {
    const times = (amount: number) => aMain(`Draw ${amount}`, draw(amount));
    const g = saga({ me: { hand: [times(0), times(-2), times(3)], reserve: 9 } });
    g.me.magic("Draw 0");
    g.me.magic("Draw -2");
    expect(g.me.hand).toHaveLength(1);
    g.me.magic("Draw 3");
    expect(g.me.hand).toHaveLength(3);
    expect(g.eventTypes.filter((type) => type === "draw")).toHaveLength(3);
  });

  test("BSS 8-2-2-2, BSS 8-2-2-2-1, BSS 8-8-1-4 a this-turn effect covers all its directives and the cards there when it resolved", () => {
    const boost = aMain("Boost", each(own(), seq(bp(1000), set("level", 2))));
    const g = saga({ me: { spirits: [beast("Old")], hand: [boost, beast("New")] } });
    g.me.magic("Boost");
    g.me.summon("New");
    expect(g.bp("Old")).toBe(6000);
    expect(g.level("New")).toBe(2);
    g.me.finish();
    g.foe.finish();
    expect(g.bp("Old")).toBe(3000);
    expect(g.level("Old")).toBe(1);
  });

  test("BSS 8-5-3, BSS 8-5-3-1 a stated number of targets is chosen in full, during resolution", () => {
    const two = aMain("Two", seq(choose(foes(), coresOff("it", 1, "reserve"), { count: 2 }), draw(1)));
    const g = saga({ me: { hand: [two] }, foe: { spirits: [wolf, bear, strong("Elk", 1000)] } });
    g.me.magic("Two");
    expect(g.decision).toMatchObject({ kind: "pick", min: 2, max: 2 });
    g.pick("Wolf", "Elk");
    expect(g.foe.spirits).toEqual(["Bear"]);
  });

  test("BSS 8-5-3-1, BSS 8-5-3-3 with fewer targets than stated all of them are chosen", () => {
    const two = aMain("Two", seq(choose(foes(), coresOff("it", 1, "reserve"), { count: 2 }), draw(1)));
    const one = saga({ me: { hand: [two] }, foe: { spirits: [wolf] } });
    one.me.magic("Two");
    expect(one.decision).toMatchObject({ kind: "pick", min: 1, max: 1 });
    one.pick("Wolf");
  });

  test("BSS 8-5-3-4 without a target the rest of the effect is still carried out", () => {
    const two = aMain("Two", seq(choose(foes(), coresOff("it", 1, "reserve"), { count: 2 }), draw(1)));
    const none = saga({ me: { hand: [two] } });
    none.me.magic("Two");
    expect(none.me.hand).toHaveLength(1);
  });

  test("BSS 8-5-3-2, BSS 1-3-5-1 up to a number of targets may be none", () => {
    const upTo = aMain("Some", choose(foes(), destroy(), { count: 2, upTo: true }));
    const g = saga({ me: { hand: [upTo] }, foe: { spirits: [wolf, bear] } });
    g.me.magic("Some");
    g.decline();
    expect(g.foe.spirits).toHaveLength(2);
  });

  test("BSS 1-3-5 an amount is a whole number from zero to the maximum", () => {
    const x = aMain("Any", { do: "choose-number", as: "x", to: 3, then: draw({ chosen: "x" }) });
    const h = saga({ me: { hand: [x] } });
    h.me.magic("Any");
    for (const amount of [-1, 0.5, 4]) h.refused({ seat: 0, do: "amount", amount });
    h.answer({ seat: 0, do: "amount", amount: 0 });
    expect(h.me.hand).toEqual([]);
  });

  test("BSS 4-6-2, BSS 4-6-3 the effect's player chooses X, which stays the same from cost to last directive", () => {
    const g = saga({ me: { hand: ["Dark Bargain"], reserve: 6, soul: "void" } });
    g.me.magic("Dark Bargain", 0);
    g.answer({ seat: 0, do: "amount", amount: 2 });
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.cores("trash")).toBe(4);
  });

  test("BSS 8-5-4, BSS 8-5-5 spirits, nexuses and cores are those on the field unless the text says otherwise", () => {
    const g = saga({
      me: { trash: [wolf], hand: [bear, slayFoe] },
      foe: { trash: [strong("Dead", 1000)], hand: [strong("Held", 1000)], spirits: [strong("There", 1000)] },
    });
    g.me.magic("Slay");
    expect(g.offered()).toEqual(["There"]);
    g.pick("There");
  });

  test("BSS 8-5-6 the controller of a spirit decides between a core and the soul core", () => {
    const drain = aMain("Drain", choose(foes(), coresOff("it", 1, "trash")));
    const heart = { card: wolf, cores: 2, soul: true } as const;
    const g = saga({ me: { hand: [drain] }, foe: { spirits: [heart] } });
    g.me.magic("Drain").pick("Wolf");
    expect(g.decision?.kind).toBe("allot");
    expect(g.decision?.seat).toBe(1);
    g.allot({ "Wolf soul": 1 });
    expect(g.foe.cores("trash", "soul")).toBe(1);
  });

  test("BSS 4-11-3c an effect cannot put a soul core into life", () => {
    const home = aMain("Heal", word("cores", { from: "reserve", to: "life", amount: 1 }));
    const h = saga({ me: { hand: [home], reserve: 1, life: 4 } });
    h.me.act(h.me.doing("magic", "Heal"));
    h.allot({ reserve: 1 });
    expect(h.me.life).toBe(4);
    expect(h.me.cores("reserve", "soul")).toBe(1);
  });

  test("BSS 4-11-4 a soul core in the void stays there when cores come from the void", () => {
    const lost = saga({
      me: {
        soul: "void",
        spirits: [wolf],
        hand: [aMain("Gain", gainCores(1))],
        reserve: 0,
      },
    });
    lost.me.magic("Gain");
    expect(lost.me.cores("reserve", "core")).toBe(1);
    expect(lost.me.cores("reserve", "soul")).toBe(0);
    expect(lost.me.cores("void", "soul")).toBe(1);
  });

  test("BSS 8-5-3-5b, BSS 12-2-1, BSS 12-2-2, BSS 12-3-1, BSS 12-3-2 a fitting card taken from viewed cards is revealed; the others stay hidden", () => {
    const look = aMain("Look", word("look", { count: 3, from: { type: "magic" }, rest: "bottom" }));
    const deck = [wolf, aMain("Deep", draw(1)), aMain("Prize", draw(1)), bear, strong("Top", 1000)];
    const g = saga({ me: { deck, hand: [look] } });
    g.me.magic("Look");
    expect(g.offered()).toEqual(["Prize"]);
    expect(g.foe.sees("deck", 0)).toEqual(["", "", "", "", ""]);
    g.pick("Prize");
    g.answer({ seat: 0, do: "arrange", order: [1, 0] });
    expect(g.me.hand).toEqual(["Prize"]);
    expect(g.me.deck.at(-1)).toBe("Deep");
    expect(g.me.deck.slice(0, 2)).toEqual(["Top", "Bear"]);
    expect(g.eventsSeenBy(1).some(({ type, def }) => type === "show" && def === "Prize")).toBe(true);
    expect(g.foe.sees("hand", 0)).toEqual([""]);
  });

  test("BSS 8-5-3-5 a player may take none of the viewed cards that fit", () => {
    const look = aMain("Look", word("look", { count: 3, from: { type: "magic" }, rest: "bottom" }));
    const deck = [wolf, aMain("Deep", draw(1)), aMain("Prize", draw(1)), bear, strong("Top", 1000)];
    const no = saga({ me: { deck, hand: [look] } });
    no.me.magic("Look");
    no.decline().answer({ seat: 0, do: "arrange", order: [0, 1, 2] });
    expect(no.me.hand).toEqual([]);
    expect(no.me.deck).toHaveLength(5);
  });

  test("BSS 12-3-3 a deck that was viewed is shuffled unless the text says otherwise", () => {
    const look = aMain("Look", word("look", { count: 3, from: { type: "magic" }, rest: "shuffle" }));
    const g = saga({ me: { hand: [look] } });
    g.me.magic("Look");
    expect(g.eventTypes).toContain("shuffle");
  });
});

test("BSS 10-13-1, BSS 10-13-2, BSS 10-13-2b a keyword counts on the field at its level, elsewhere at any level, and for as long as it is granted", () => {
  const choir = keyed("Choir", kw("luster", { levels: { from: 2, to: 9 } }));
  const shine = aNexus("Shine", {
    effects: [
      always({
        kind: "standing",
        cards: own({ subtype: "dragon" }),
        stats: ["kw-luster"],
        op: "add",
        amount: 1,
      }),
    ],
  });
  const g = saga({
    me: {
      spirits: [choir, beast("Drake", { families: ["dragon"] })],
      nexuses: [shine],
      hand: [
        keyed("Held", kw("luster", { levels: { from: 2, to: 9 } })),
        beast("Young", { families: ["dragon"] }),
      ],
    },
  });
  const has = (name: string) => g.stat(name, "kw-luster") > 0;
  expect(has("Choir")).toBe(false);
  expect(has("Held")).toBe(true);
  expect(has("Drake")).toBe(true);
  expect(has("Young")).toBe(false);
  g.me.add("Choir");
  g.me.add("Choir");
  expect(has("Choir")).toBe(true);
});

test("BSS 11-15-3 Chain does nothing without a symbol of its colour", () => {
  const feast = aBoth("Feast", seq(draw(1), chain("white", draw(2))));
  const g = saga({ me: { hand: [feast] } });
  g.me.magic("Feast");
  expect(g.me.hand).toHaveLength(1);
});

test("BSS 11-15-1, BSS 11-15-2, BSS 11-15-3 Chain follows its effect if its player has a symbol of its colour", () => {
  const feast = aBoth("Feast", seq(draw(1), chain("white", draw(2))));
  const withSymbol = saga({
    me: { spirits: [beast("Knight", { symbols: [["red", "white"]] })], hand: [feast] },
  });
  withSymbol.me.magic("Feast");
  expect(withSymbol.me.hand).toHaveLength(3);
});

test("BSS 8-4-2-2, BSS 10-2-1, BSS 10-2-2, BSS 3-2-3 discards go to the owner's trash: from the hand by the player's choice, from the deck from the top", () => {
  const g = saga({
    me: {
      hand: [
        aMain("Sack", word("mill", { who: "opponent", amount: 2 })),
        aMain("Tax", discard(1, "opponent")),
      ],
    },
    foe: { deck: [wolf, bear, strong("Top", 1000)], hand: [strong("Held", 1), strong("Kept", 1)] },
  });
  g.me.magic("Sack");
  expect(g.foe.trash).toEqual(["Top", "Bear"]);
  g.me.magic("Tax");
  expect(g.decision?.seat).toBe(1);
  g.pick("Held");
  expect(g.foe.trash).toEqual(["Top", "Bear", "Held"]);
  expect([mill(1), bpUpTo(1), aFlash("x", draw(1))]).toHaveLength(3);
});

test("BSS 10-2-1, BSS 3-8-3b a card sent to the trash from hand, deck or burst area is discarded, even a replaced burst; a destroyed card is not", () => {
  const ember = beast("Ember", {
    effects: [
      burst({ on: "life-lost", by: "you" }, draw(1)),
      always(when({ on: "discard", card: "this" }, gainLife(1))),
    ],
  });
  const cast = (effect: Effect, foe: SagaLayout["foe"]) => {
    const g = saga({ me: { hand: [aMain("Cast", effect)] }, foe });
    g.me.magic("Cast");
    if (g.decision?.kind === "pick") g.pick("Ember");
    expect(g.foe.trash).toEqual(["Ember"]);
    return g.foe.life;
  };
  const snuff: Effect = {
    do: "each",
    from: { zone: "burst", of: "opponent" },
    effect: { do: "move", card: "it", to: "trash" },
  };
  expect(cast(discard(1, "opponent"), { hand: [ember] })).toBe(6);
  expect(cast(mill(1), { deck: [wolf, ember] })).toBe(6);
  expect(cast(snuff, { burst: ember })).toBe(6);
  expect(cast({ do: "each", from: foes(), effect: destroy() }, { spirits: [ember] })).toBe(5);
  const g = saga({ me: { burst: ember, hand: [burstCard("Trap")] } });
  g.me.act(g.me.doing("set-burst", "Trap"));
  expect(g.me.trash).toEqual(["Ember"]);
  expect(g.me.life).toBe(6);
});
