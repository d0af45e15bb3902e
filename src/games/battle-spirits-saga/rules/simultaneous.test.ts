import { describe, expect, test } from "vitest";
import type { Ability, Effect } from "../../../language";
import { always } from "../cards/card";
import {
  all,
  bp,
  coresOff,
  destroy,
  draw,
  foes,
  gainLife,
  inHand,
  loseLife,
  mill,
  own,
  seq,
  when,
  word,
} from "../cards/parts";
import { able, aMain, aNexus, bear, beast, saga, strong, wolf } from "../testing";

const fox = strong("Fox", 2000);
const watching = (name: string, ...abilities: readonly Ability[]) =>
  aNexus(name, { effects: abilities.map(always) });
const cast = (effect: Effect) => aMain("Cast", effect);
const chosen = (from: Parameters<typeof all>[0], count: number, then: Effect): Effect => ({
  do: "choose",
  from,
  count,
  upTo: true,
  then,
});

describe("one directive on several cards is one change", () => {
  const drain = all(foes(), coresOff("it", 1, "reserve"));

  test("BSS 4-7-2, BSS 8-6-3, BSS 9-1-2-3 spirits that lose their last cores together are destroyed together", () => {
    const mourner = watching("Mourner", when({ on: "destroyed", card: own() }, draw(1)));
    const g = saga({
      me: { hand: [cast(drain)] },
      foe: { spirits: [wolf, bear, fox], nexuses: [mourner] },
    });
    g.me.magic("Cast");
    expect(g.decision?.prompt.key).not.toBe("prompt.trigger-order");
    expect(g.foe.spirits).toEqual([]);
    expect(g.foe.hand).toHaveLength(1);
  });

  test("BSS 4-7-2, BSS 8-5-6 the cores' player chooses the kind before any core moves", () => {
    const mourner = watching("Mourner", when({ on: "destroyed", card: own() }, draw(1)));
    const g = saga({
      me: { hand: [aMain("Cast", drain, 0)] },
      foe: { spirits: [wolf, { card: bear, cores: 1, soul: true }], nexuses: [mourner] },
    });
    g.me.act(g.me.doing("magic", "Cast"));
    expect(g.decision).toMatchObject({ kind: "allot", seat: 1, rule: "BSS 8-5-6" });
    expect(g.zone("Wolf")).toBe("spirits");
    g.allot({ "Bear soul": 1 });
    expect(g.foe.spirits).toEqual(["Bear"]);
    expect(g.cores("Bear", "soul")).toBe(0);
    expect(g.cores("Bear", "core")).toBe(1);
    expect(g.foe.hand).toHaveLength(1);
  });

  test("BSS 8-5-6, BSS 1-3-4 the turn player chooses which cores move first, then the other player", () => {
    const tax: Effect = { do: "each", from: {}, effect: coresOff("it", 1, "trash") };
    const double = (card: typeof wolf) => ({ card, cores: 1, soul: true }) as const;
    const g = saga({
      me: { hand: [aMain("Cast", tax, 0)], spirits: [double(wolf)] },
      foe: { spirits: [double(bear)] },
    });
    g.me.act(g.me.doing("magic", "Cast"));
    expect(g.decision?.seat).toBe(0);
    g.allot({ "Wolf soul": 1 });
    expect(g.cores("Wolf")).toBe(2);
    expect(g.decision?.seat).toBe(1);
    g.allot({ Bear: 1 });
    expect(g.cores("Wolf", "soul")).toBe(0);
    expect(g.cores("Bear", "soul")).toBe(1);
    expect(g.cores("Bear", "core")).toBe(0);
  });

  test("BSS 8-5-6, BSS 1-3-2b if an area has too few cores, their player chooses where they go", () => {
    const feed: Effect = {
      do: "each",
      from: own(),
      effect: word("cores", { card: "it", from: "reserve", amount: 1 }),
    };
    const g = saga({
      me: { hand: [aMain("Cast", feed, 0)], spirits: [wolf, bear], reserve: 1, soul: "void" },
    });
    g.me.act(g.me.doing("magic", "Cast"));
    expect(g.decision).toMatchObject({ kind: "allot", seat: 0, totals: [{ min: 1, max: 1 }, {}, {}, {}] });
    g.answer({ seat: 0, do: "allot", amounts: [0, 1] });
    expect(g.cores("Wolf")).toBe(1);
    expect(g.cores("Bear")).toBe(2);
  });

  test("BSS 8-5-5 each player moves their own cores", () => {
    const tax = word("cores", { who: "each", from: "reserve", to: "trash", amount: 2 });
    const g = saga({ me: { hand: [aMain("Cast", tax, 0)], soul: "void" }, foe: { soul: "void" } });
    g.me.magic("Cast");
    expect(g.me.reserve).toBe(3);
    expect(g.foe.reserve).toBe(3);
  });

  test("BSS 8-6-3 tokens of one effect are summoned together", () => {
    const keeper = watching("Keeper", when({ on: "summon", card: own() }, draw(1)));
    const g = saga({
      me: { hand: [cast(word("token", { name: "Grub Token", count: 3 }))], nexuses: [keeper] },
    });
    g.me.magic("Cast").accept();
    while (g.decision?.kind === "pick") g.pick(...g.offered().slice(0, 1));
    expect(g.me.spirits).toEqual(["Grub Token", "Grub Token", "Grub Token"]);
    expect(g.me.hand).toHaveLength(1);
    expect(g.me.reserve).toBe(2);
  });

  test("BSS 1-3-2b only as many tokens are made as have cores", () => {
    const g = saga({
      me: {
        hand: [aMain("Cast", word("token", { name: "Grub Token", count: 3 }), 0)],
        reserve: 2,
        soul: "void",
      },
    });
    g.me.magic("Cast").accept();
    expect(g.me.spirits).toEqual(["Grub Token", "Grub Token"]);
    expect(g.me.reserve).toBe(0);
    expect(g.state.cards.filter(({ def, zone }) => def === "Grub Token" && zone >= 0)).toHaveLength(2);
  });

  test("BSS 8-6-3, BSS 10-6-7 spirits summoned by one directive are all on the field before any effect sees them", () => {
    const scout = able("Scout", when({ on: "summon", card: "this" }, draw({ count: own() })));
    const keeper = watching("Keeper", when({ on: "summon", card: own() }, gainLife(1)));
    const call: Effect = chosen(inHand({ type: "spirit" }), 2, word("summon", { card: "it", free: true }));
    const g = saga({ me: { hand: [cast(call), scout, wolf], nexuses: [keeper] } });
    g.me.act(g.me.doing("magic", "Cast")).accept();
    g.pick("Scout", "Wolf").accept();
    expect(g.eventTypes.filter((type) => type === "summon")).toHaveLength(2);
    if (g.decision?.prompt.key === "prompt.trigger-order") g.pick("Scout");
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.life).toBe(6);
  });

  test("BSS 8-6-3 a repeated directive over several cards is also one change", () => {
    const witness = watching(
      "Witness",
      when({ on: "life-lost" }, draw(1)),
      when({ on: "summon", card: own() }, draw(1)),
    );
    const forEach = (effect: Effect) => aMain("Cast", all(own(), effect), 0);
    const hurt = saga({
      me: { hand: [forEach(loseLife(1, "opponent"))], spirits: [wolf, bear], nexuses: [witness] },
    });
    hurt.me.magic("Cast");
    expect(hurt.foe.life).toBe(3);
    expect(hurt.me.hand).toHaveLength(1);
    const call = saga({
      me: {
        hand: [forEach(word("token", { name: "Grub Token" }))],
        spirits: [wolf, bear],
        nexuses: [witness],
      },
    });
    call.me.magic("Cast").accept();
    expect(call.me.spirits).toHaveLength(4);
    expect(call.me.hand).toHaveLength(1);
  });

  test("BSS 8-6-3, BSS 1-3-2-3 cards that both players discard from their decks are discarded together", () => {
    const witness = watching("Witness", when({ on: "discard" }, draw(1)));
    const tally = cast(
      seq(mill(2, "each"), {
        do: "draw",
        who: "you",
        count: { word: "discarded", args: { kind: "spirit" } },
      }),
    );
    const g = saga({ me: { hand: [tally], nexuses: [witness] } });
    g.me.magic("Cast");
    expect(g.me.trash).toHaveLength(3);
    expect(g.foe.trash).toHaveLength(2);
    // Four cards for the discarded spirits, one for the witness.
    expect(g.me.hand).toHaveLength(5);
  });

  test("BSS 8-6-3 each player's loss of life is one reduction for an effect that responds to either", () => {
    const mourner = watching("Mourner", when({ on: "life-lost" }, draw(1)));
    const g = saga({ me: { hand: [cast(loseLife(1, "each"))], nexuses: [mourner] } });
    g.me.magic("Cast");
    expect(g.me.life).toBe(4);
    expect(g.foe.life).toBe(4);
    expect(g.me.hand).toHaveLength(1);
  });
});

describe("several cards that go to a deck together", () => {
  const bury: Effect = chosen(foes(), 3, { do: "move", card: "it", to: "deck", bottom: true });

  test("BSS 3-1-5, BSS 3-2-3-1 are ordered by their owner", () => {
    const g = saga({ me: { hand: [cast(bury)] }, foe: { spirits: [wolf, bear, fox], deck: ["Magma Wyrm"] } });
    g.me.act(g.me.doing("magic", "Cast")).accept();
    g.pick("Wolf", "Bear", "Fox");
    expect(g.decision).toMatchObject({ kind: "arrange", seat: 1, rule: "BSS 3-1-5" });
    g.answer({ seat: 1, do: "arrange", order: [1, 2, 0] });
    expect(g.cardsIn("deck", 1)).toEqual(["Wolf", "Fox", "Bear", "Magma Wyrm"]);
  });

  test("BSS 3-1-5 on top of the deck, the card named first is drawn first", () => {
    const g = saga({
      me: { hand: [cast(chosen(foes(), 2, { do: "move", card: "it", to: "deck" }))] },
      foe: { spirits: [wolf, bear], deck: ["Magma Wyrm"] },
    });
    g.me.act(g.me.doing("magic", "Cast")).accept();
    g.pick("Wolf", "Bear");
    g.answer({ seat: 1, do: "arrange", order: [1, 0] });
    expect(g.cardsIn("deck", 1)).toEqual(["Magma Wyrm", "Wolf", "Bear"]);
  });

  test("BSS 3-1-5, BSS 1-3-4 each player orders their own cards, the turn player first", () => {
    const sink: Effect = {
      do: "each",
      from: {},
      effect: { do: "move", card: "it", to: "deck", bottom: true },
    };
    const g = saga({
      me: { hand: [cast(sink)], spirits: [wolf, bear], deck: [] },
      foe: { spirits: [fox, beast("Elk")], deck: [] },
    });
    g.me.magic("Cast");
    expect(g.decision?.seat).toBe(0);
    g.answer({ seat: 0, do: "arrange", order: [0, 1] });
    expect(g.me.spirits).toEqual(["Wolf", "Bear"]);
    expect(g.decision?.seat).toBe(1);
    g.answer({ seat: 1, do: "arrange", order: [1, 0] });
    expect(g.cardsIn("deck", 0)).toEqual(["Bear", "Wolf"]);
    expect(g.cardsIn("deck", 1)).toEqual(["Fox", "Elk"]);
  });

  test("BSS 3-1-5 a single card needs no order", () => {
    const sink: Effect = {
      do: "each",
      from: {},
      effect: { do: "move", card: "it", to: "deck", bottom: true },
    };
    const one = saga({ me: { hand: [cast(sink)] }, foe: { spirits: [wolf], deck: [] } });
    one.me.magic("Cast");
    expect(one.decision?.kind).toBe("act");
    expect(one.cardsIn("deck", 1)).toEqual(["Wolf"]);
  });
});

describe("an effect triggered by several cards at once", () => {
  const sweep = cast(all(foes(), destroy()));
  const medic = watching(
    "Medic",
    when({ on: "destroyed", card: own() }, { do: "move", card: "it", to: "hand" }),
  );

  test("BSS 8-6-3 concerns the card its player chooses", () => {
    const g = saga({ me: { hand: [sweep] }, foe: { spirits: [wolf, bear, fox], nexuses: [medic] } });
    g.me.magic("Cast");
    expect(g.decision).toMatchObject({ kind: "pick", seat: 1, prompt: { key: "prompt.trigger-about" } });
    expect(g.offered()).toEqual(["Wolf", "Bear", "Fox"]);
    g.pick("Fox");
    expect(g.foe.hand).toEqual(["Fox"]);
    expect(g.foe.trash).toEqual(["Wolf", "Bear"]);
  });

  test("BSS 8-6-3 prompts for nothing if the choice makes no difference", () => {
    const mourner = watching("Mourner", when({ on: "destroyed", card: own() }, draw(1)));
    const g = saga({ me: { hand: [sweep] }, foe: { spirits: [wolf, bear], nexuses: [mourner] } });
    g.me.magic("Cast");
    expect(g.decision?.kind).toBe("act");
    expect(g.foe.hand).toHaveLength(1);
  });

  test("BSS 8-6-3 offers only matching cards", () => {
    const healer = watching(
      "Healer",
      when(
        { on: "destroyed", card: own({ stat: { name: "bp", atMost: 3000 } }) },
        {
          do: "move",
          card: "it",
          to: "hand",
        },
      ),
    );
    const g = saga({ me: { hand: [sweep] }, foe: { spirits: [bear, wolf, fox], nexuses: [healer] } });
    g.me.magic("Cast");
    expect(g.offered()).toEqual(["Wolf", "Fox"]);
    g.pick("Wolf");
    expect(g.foe.hand).toEqual(["Wolf"]);
  });

  test("BSS 8-6-3, BSS 10-15-1 an effect on summoning concerns the card its player chooses", () => {
    const weaken = watching("Weaken", when({ on: "summon", card: foes() }, bp(-1000)));
    const call: Effect = chosen(inHand({ type: "spirit" }), 2, word("summon", { card: "it", free: true }));
    const g = saga({ me: { hand: [cast(call), wolf, bear] }, foe: { nexuses: [weaken] } });
    g.me.act(g.me.doing("magic", "Cast")).accept();
    g.pick("Wolf", "Bear").accept();
    expect(g.decision?.seat).toBe(1);
    g.pick("Bear");
    expect(g.bp("Wolf")).toBe(3000);
    expect(g.bp("Bear")).toBe(4000);
  });
});
