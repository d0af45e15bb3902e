import { describe, expect, test } from "vitest";
import { always } from "../cards/card";
import {
  bp,
  choose,
  coresOff,
  draw,
  all as each,
  foes,
  gainCores,
  may,
  own,
  seq,
  standing,
  when,
  whenDestroyed,
  word,
} from "../cards/parts";
import { able, aMain, aNexus, bear, beast, saga, slayFoe, slayOwn, strong, wolf } from "../testing";

const altar = aNexus("Altar", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] });

const set = (stat: string, amount: number) =>
  ({ do: "modify", card: "it", stats: [stat], op: "set", amount, until: "turn" }) as const;

describe("checkpoints", () => {
  test("BSS 4-7-2, BSS 9-1-2-1, BSS 9-1-2-2, BSS 9-3-1, BSS 9-4-1 a checkpoint comes between the directives of an effect, while others wait", () => {
    const drain = aMain(
      "Drain",
      seq(choose(foes(), coresOff("it", 1, "reserve")), draw({ cardsIn: "trash", of: "opponent" })),
    );
    const g = saga({ me: { hand: [drain] }, foe: { spirits: [wolf], nexuses: [altar] } });
    g.me.magic("Drain");
    g.pick("Wolf");
    expect(g.me.hand).toHaveLength(1);
    expect(g.foe.trash).toEqual(["Wolf"]);
    expect(g.foe.hand).toHaveLength(1);
    expect(g.eventTypes.filter((type) => type === "draw" || type === "destroyed")).toEqual([
      "destroyed",
      "draw",
      "draw",
    ]);
  });

  test("BSS 9-1-2-2b a state that exists only during another action is ignored", () => {
    const g = saga({ me: { spirits: [wolf, bear] } });
    g.me.arrange();
    g.allot({ reserve: 5, Wolf: 1, Bear: 1, soul: 1 });
    expect(g.me.spirits).toEqual(["Wolf", "Bear"]);
    const swap = saga({ me: { spirits: [wolf, { card: bear, soul: true }] } });
    swap.me.arrange();
    swap.allot({ reserve: 5, Bear: 1, "Wolf soul": 1 });
    expect(swap.me.spirits).toEqual(["Wolf", "Bear"]);
    expect(swap.cores("Wolf", "soul")).toBe(1);
  });

  test("BSS 4-7-2b, BSS 9-1-2-3 everything due at a checkpoint happens together as one event", () => {
    const g = saga({
      me: { hand: [aMain("Blight", each(foes(), bp(-3000)))] },
      foe: { spirits: [wolf, strong("Fox", 2000)], nexuses: [altar] },
    });
    g.me.magic("Blight");
    expect(g.foe.spirits).toEqual([]);
    expect(g.foe.hand).toHaveLength(1);
  });

  test("BSS 4-7-2c checkpoints repeat until nothing is due", () => {
    const banner = able("Banner", standing(own({ not: "this" }), ["bp"], 2000));
    const weak = strong("Weak", 1000);
    const curse = aNexus("Gloom", { effects: [always(standing(foes(), ["bp"], -1500))] });
    const g = saga({
      me: { nexuses: [curse], hand: [slayFoe] },
      foe: { spirits: [banner, weak] },
    });
    expect(g.bp("Weak")).toBe(1500);
    g.me.magic("Slay").pick("Banner");
    expect(g.foe.spirits).toEqual([]);
  });
});

describe("too few cores", () => {
  test("BSS 9-3-2, BSS 9-3-2c, BSS 10-1-1-1, BSS 10-1-1-1b moving too many cores off one's own spirit is a self-destruction, which neither triggers nor is replaced", () => {
    const tough = able("Tough", whenDestroyed(draw(1)), {
      kind: "replace",
      change: "destroy",
      card: "this",
      oncePerTurn: true,
      effect: gainCores(1),
    });
    const g = saga({ me: { spirits: [tough], nexuses: [altar] } });
    g.me.take("Tough");
    expect(g.zone("Tough")).toBe("trash");
    expect(g.me.hand).toEqual([]);
    expect(g.me.reserve).toBe(7);
    expect(g.eventTypes).toContain("self-destroyed");
  });

  test("BSS 9-3-2b, BSS 10-1-1-1 paying a cost with the last cores of one's own spirit is a self-destruction", () => {
    const tough = able("Tough", whenDestroyed(draw(1)), {
      kind: "replace",
      change: "destroy",
      card: "this",
      oncePerTurn: true,
      effect: gainCores(1),
    });
    const paid = saga({
      me: { spirits: [tough], nexuses: [altar], hand: [beast("New", { cost: 1 })], reserve: 1, soul: "void" },
    });
    paid.me.summoning("New").allot({ Tough: 1 });
    expect(paid.zone("Tough")).toBe("trash");
    expect(paid.me.hand).toEqual([]);
  });

  test("BSS 9-3-2-1 an effect that takes them counts as the destroyer, even its own player's", () => {
    const g = saga({
      me: { hand: [aMain("Drain", choose(foes(), coresOff("it", 1, "reserve")))] },
      foe: {
        spirits: [wolf],
        nexuses: [
          aNexus("Grave", {
            effects: [always(when({ on: "destroyed", card: own(), by: "opponent" }, draw(1)))],
          }),
        ],
      },
    });
    g.me.magic("Drain").pick("Wolf");
    expect(g.foe.hand).toHaveLength(1);
    const own_ = saga({
      me: {
        spirits: [wolf],
        nexuses: [altar],
        hand: [aMain("Bleed", choose(own(), coresOff("it", 1, "reserve")))],
      },
    });
    own_.me.magic("Bleed").pick("Wolf");
    expect(own_.me.hand).toHaveLength(1);
  });

  test("BSS 9-3-2-2 an effect that raises the LV1 cost counts as what destroyed the spirit", () => {
    const heavy = aMain(
      "Heavy",
      each(foes(), { do: "modify", card: "it", stats: ["lv1-cost"], op: "add", amount: 1, until: "turn" }),
    );
    const g = saga({ me: { hand: [heavy] }, foe: { spirits: [wolf], nexuses: [altar] } });
    g.me.magic("Heavy");
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.foe.hand).toHaveLength(1);
  });

  const load = aMain(
    "Load",
    each(own(), { do: "modify", card: "it", stats: ["lv1-cost"], op: "add", amount: 1, until: "turn" }),
  );

  test("BSS 9-3-2-2 a core taken after the LV1 cost was raised makes it a self-destruction", () => {
    const later = saga({ me: { spirits: [{ card: wolf, cores: 2 }], nexuses: [altar], hand: [load] } });
    later.me.magic("Load");
    later.me.take("Wolf");
    expect(later.zone("Wolf")).toBe("trash");
    expect(later.me.hand).toEqual([]);
  });

  test("BSS 9-3-2-2 an effect that raises the LV1 cost after a core was taken counts as what destroyed the spirit", () => {
    const first = saga({ me: { spirits: [{ card: wolf, cores: 2 }], nexuses: [altar], hand: [load] } });
    first.me.take("Wolf");
    first.me.magic("Load");
    expect(first.zone("Wolf")).toBe("trash");
    expect(first.me.hand).toHaveLength(1);
  });
});

describe("spirits without BP", () => {
  test("BSS 9-4-2, BSS 9-4-2-1, BSS 10-14-2 a spirit with zero BP or less is destroyed by the effect that changed it", () => {
    const g = saga({
      me: { hand: [aMain("Weaken", choose(foes(), bp(-3000)))] },
      foe: {
        spirits: [wolf],
        nexuses: [
          aNexus("Grave", {
            effects: [always(when({ on: "destroyed", card: own(), by: "opponent" }, draw(1)))],
          }),
        ],
      },
    });
    g.me.magic("Weaken").pick("Wolf");
    expect(g.zone("Wolf")).toBe("trash");
    expect(g.foe.hand).toHaveLength(1);
  });

  test("BSS 9-4-2-2 an effect that changes its level counts as the destroyer too", () => {
    const hollow = beast("Hollow", {
      levels: [
        { cores: 1, bp: 0 },
        { cores: 2, bp: 4000 },
      ],
    });
    const g = saga({
      me: { hand: [aMain("Lower", each(foes(), set("level", 1)))] },
      foe: { spirits: [{ card: hollow, cores: 2 }], nexuses: [altar] },
    });
    g.me.magic("Lower");
    expect(g.zone("Hollow")).toBe("trash");
    expect(g.foe.hand).toHaveLength(1);
  });

  test("BSS 9-4-2-3 the spirit self-destroys if its own player takes the cores of its level", () => {
    const hollow = beast("Hollow", {
      levels: [
        { cores: 1, bp: 0 },
        { cores: 2, bp: 4000 },
      ],
    });
    const g = saga({ me: { spirits: [{ card: hollow, cores: 2 }], nexuses: [altar] } });
    g.me.take("Hollow");
    expect(g.zone("Hollow")).toBe("trash");
    expect(g.me.hand).toEqual([]);
  });
});

describe("destruction", () => {
  test("BSS 10-1-3, BSS 10-1-3-4, BSS 3-5-5 a destroyed card and its cores move together, before waiting effects resolve", () => {
    const count = aNexus("Altar", {
      effects: [
        always(when({ on: "destroyed", card: own() }, draw({ word: "reserve", args: { who: "you" } }))),
      ],
    });
    const g = saga({
      me: { hand: [slayFoe] },
      foe: { spirits: [{ card: wolf, cores: 2 }], nexuses: [count], reserve: 0, soul: "void" },
    });
    g.me.magic("Slay").pick("Wolf");
    expect(g.foe.trash).toEqual(["Wolf"]);
    expect(g.foe.reserve).toBe(2);
    expect(g.foe.hand).toHaveLength(2);
  });

  test("BSS 10-1-2 a card that is put in the trash is not destroyed", () => {
    const sent = saga({
      me: { hand: [aMain("Bury", choose(foes(), { do: "move", card: "it", to: "trash" }))] },
      foe: { spirits: [wolf], nexuses: [altar] },
    });
    sent.me.magic("Bury").pick("Wolf");
    expect(sent.foe.trash).toEqual(["Wolf"]);
    expect(sent.foe.hand).toEqual([]);
  });

  test("BSS 3-1-4, BSS 3-1-6, BSS 4-2-4 a card that leaves is a new card in its owner's area, and effects on it are gone", () => {
    const back = aMain("Return", choose(own(), { do: "move", card: "it", to: "hand" }));
    const g = saga({
      me: {
        spirits: [{ card: beast("Hero"), cores: 3 }],
        hand: [aMain("Boost", each(own(), bp(1000))), back],
        reserve: 9,
      },
    });
    g.me.magic("Boost");
    g.me.magic("Return").pick("Hero");
    expect(g.me.hand).toEqual(["Hero"]);
    expect(g.me.reserve).toBe(11);
    g.me.summoning("Hero").allot({ reserve: 1 }).allot({ reserve: 1 });
    expect(g.bp("Hero")).toBe(3000);
  });

  test("BSS 8-10-1, BSS 10-1-3-3 a destroyed card's own effect triggers on the field and still refers to the card in the trash", () => {
    const phoenix = able("Phoenix", whenDestroyed(may({ do: "move", card: "this", to: "hand" })));
    const g = saga({ me: { spirits: [phoenix], hand: [slayOwn] } });
    g.me.magic("Slay").pick("Phoenix");
    expect(g.zone("Phoenix")).toBe("trash");
    g.confirm();
    expect(g.me.hand).toEqual(["Phoenix"]);
  });

  test("BSS 3-5-3, BSS 3-5-4 cards enter refreshed, and their number is unlimited", () => {
    const many = Array.from({ length: 12 }, (_, i) => beast(`Cub ${i}`, { cost: 0 }));
    const g = saga({ me: { hand: many, reserve: 20 } });
    for (const { name } of many) g.me.summon(name);
    expect(g.me.spirits).toHaveLength(12);
    expect(g.me.spirits.some((name) => g.exhausted(name))).toBe(false);
  });
});

describe("tokens", () => {
  test("BSS 4-12-1, BSS 4-12-2, BSS 4-12-2b a token has the values its effect states, and gets cores like any spirit", () => {
    const g = saga({ me: { hand: [aMain("Hatch", word("token", { name: "Grub Token" }))] } });
    g.me.magic("Hatch");
    expect(g.me.spirits).toEqual(["Grub Token"]);
    expect(g.cores("Grub Token")).toBe(1);
    expect(g.bp("Grub Token")).toBe(1000);
    expect(g.stat("Grub Token", "symbols")).toBe(1);
  });

  test("BSS 4-12-1 a token without cores for its first level does not enter", () => {
    const none = saga({
      me: { hand: [aMain("Hatch", word("token", { name: "Grub Token" }))], reserve: 1, soul: "void" },
    });
    none.me.magic("Hatch");
    expect(none.me.spirits).toEqual([]);
  });

  test("BSS 4-12-3 a token that leaves the field leaves the game, after the move has triggered effects", () => {
    const g = saga({
      me: {
        nexuses: [altar],
        hand: [
          aMain("Hatch", word("token", { name: "Grub Token" })),
          slayOwn,
          aMain("Lift", choose(own(), { do: "move", card: "it", to: "hand" })),
        ],
      },
    });
    g.me.magic("Hatch");
    g.me.magic("Slay").pick("Grub Token");
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.trash.includes("Grub Token")).toBe(false);
    expect(g.card("Grub Token").zone).toBe(-1);
  });

  test("BSS 4-12-4 an effect that forbids spirits something also forbids it to tokens", () => {
    const chains = aNexus("Chains", {
      effects: [always({ kind: "standing", cards: foes(), stats: ["cannot-attack"], op: "add", amount: 1 })],
    });
    const g = saga({
      me: { hand: [aMain("Hatch", word("token", { name: "Grub Token" }))] },
      foe: { nexuses: [chains] },
    });
    g.me.magic("Hatch");
    g.me.endMain();
    expect(g.me.cardsFor("attack")).toEqual([]);
  });
});

test("BSS 1-2-6 an effect may end the game without a checkpoint, such as by taking the last life halfway through", () => {
  const ruin = aMain("Ruin", seq(word("lose-life", { who: "opponent", amount: 5 }), draw(3)));
  const g = saga({ me: { hand: [ruin] } });
  g.me.magic("Ruin");
  expect(g.state.outcome?.winners).toEqual([0]);
  expect(g.me.hand).toEqual([]);
});

test("BSS 1-2-6 an effect that declares a winner ends the game; the rest of it is not carried out", () => {
  const crown = (who: "you" | "opponent") => aMain("Crown", seq(word("win", { who }), draw(1)));
  for (const [who, winner] of [
    ["you", 0],
    ["opponent", 1],
  ] as const) {
    const g = saga({ me: { hand: [crown(who)] } });
    g.me.magic("Crown");
    expect(g.state.outcome).toMatchObject({ winners: [winner], rule: "BSS 1-2-6" });
    expect(g.me.hand).toEqual([]);
  }
});
