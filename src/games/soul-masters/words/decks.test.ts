import { describe, expect, test } from "vitest";
import type { Ability, Effect } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import type { SoulCard } from "../cards/card";
import { aura, draw, ENEMY_UNIT, each, energy, hit, ko, on, seq, target, word } from "../cards/parts";
import { cardText } from "../table/card-text";
import { able, anAbility, aSpell, aUnit, duel } from "../testing";
import { vocabulary } from "./index";

const oak = aUnit("Oak", 4, 4);
const fox = aUnit("Fox", 2, 3);
const spark = aSpell("Spark", draw(1));

/** The printed text of a card, which must be valid. */
function text(card: SoulCard): string {
  expect(validateCards(vocabulary, [card])).toEqual([]);
  return cardText(card).abilities.map(say).join(" ");
}

describe("cards from the top of a deck", () => {
  test("are looked at: one is taken in secret, the rest is put into the discard pile", () => {
    const sift = aSpell(
      "Sift",
      word("look", { count: 3, from: {}, must: true, secret: true, rest: "discard" }),
    );
    expect(text(sift)).toBe(
      "Look at the top three cards of your deck; take a card among them; put the rest into the discard pile.",
    );
    const g = duel({ me: { hand: [sift], deck: [oak, fox, spark, oak] } });
    g.me.cast("Sift").resolve();
    g.pick("Fox");
    expect(g.me.hand).toEqual(["Fox"]);
    expect(g.me.discard.toSorted()).toEqual(["Oak", "Sift", "Spark"]);
    expect(g.cardsIn("deck", 0)).toHaveLength(1);
  });

  test("are revealed: units enter, the rest goes under the deck", () => {
    const call = aSpell(
      "Call",
      word("reveal-top", { count: 3, from: { type: "unit" }, to: "battleground", rest: "bottom" }),
    );
    expect(text(call)).toBe(
      "Reveal the top three cards of your deck; you may put a unit among them onto the battleground; put the rest on the bottom of the deck in any order.",
    );
    const g = duel({ me: { hand: [call], deck: [oak, fox, spark, oak] } });
    g.me.cast("Call").resolve();
    g.pick("Fox");
    g.answer({ seat: 0, do: "arrange", order: [0, 1] });
    expect(g.me.units).toContain("Fox");
    expect(g.cardsIn("deck", 0)).toHaveLength(3);
  });

  test("are searched for, several at once, and put elsewhere than into the hand", () => {
    const breed = aSpell(
      "Breed",
      word("search", {
        from: { type: "unit", stat: { name: "cost", atMost: 2 } },
        count: 2,
        to: "battleground",
      }),
    );
    expect(text(breed)).toBe(
      "Search your deck for up to two units with a cost of 2 or less, put them onto the battleground and shuffle.",
    );
    const deck = [aUnit("Ant", 1, 1), aUnit("Bee", 1, 1), spark];
    const g = duel({ me: { hand: [breed], deck } });
    g.me.cast("Breed").resolve();
    g.pick("Ant", "Bee");
    expect(g.me.units.toSorted()).toEqual(["Ant", "Bee"]);
  });

  test("are shuffled together with the discard pile", () => {
    const renew = aSpell("Renew", seq(word("shuffle", { discard: true }), draw(2)));
    expect(text(renew)).toBe("Shuffle your discard pile into your deck, then draw two cards.");
    const g = duel({ me: { hand: [renew], discard: [oak, fox], deck: [spark] } });
    g.me.cast("Renew").resolve();
    expect(g.me.hand).toHaveLength(2);
    expect(g.cardsIn("deck", 0)).toHaveLength(1);
  });
});

test("players sacrifice cards of their own choice, all at once", () => {
  const toll = aSpell("Toll", word("sacrifices", { who: "each", from: { type: "unit" } }));
  const tax = able("Tax", on(["on-attack"], word("sacrifices", { who: "opponent", from: { type: "unit" } })));
  expect(text(toll)).toBe("Each player sacrifices a unit.");
  expect(text(tax)).toBe("ON ATTACK – The opponent sacrifices a unit.");
  const g = duel({
    me: { hand: [toll], battleground: [oak, fox] },
    foe: { battleground: [aUnit("Ant", 1, 1), aUnit("Bee", 1, 1)] },
  });
  g.me.cast("Toll").resolve();
  g.pick("Fox");
  expect(g.who).toBe(1);
  g.pick("Bee");
  expect([g.me.units, g.foe.units]).toEqual([["Oak"], ["Ant"]]);
});

describe("attack damage", () => {
  const attacked = (stat: "cannot-be-shielded" | "deals-unpreventable") => {
    const spear = aUnit("Spear", 3, 3, { abilities: [aura("this", stat, 1)] });
    const plate = aSpell("Plate", draw(1), { power: 2 });
    const g = duel({ me: { battleground: [spear] }, foe: { hand: [plate] } });
    g.me.attack("Spear", "Rival").until("post-defender");
    g.me.pass();
    return { g, spear };
  };

  test("that cannot be shielded", () => {
    const { g, spear } = attacked("cannot-be-shielded");
    expect(text(spear)).toBe("This card deals attack damage that cannot be shielded.");
    expect(g.foe.offered("shield")).toEqual([]);
    g.fightOn();
    expect(g.foe.hp).toBe(17);
  });

  test("that is unpreventable", () => {
    const { g, spear } = attacked("deals-unpreventable");
    expect(text(spear)).toBe("This card deals unpreventable attack damage.");
    g.foe.shield("Plate");
    g.resolve().fightOn();
    expect(g.foe.hp).toBe(17);
  });
});

describe("values of players", () => {
  const thisTurn = (ability: Ability, until = "turn"): Effect => ({ do: "lend", ability, until });
  const seats = (who: "you" | "opponent", stat: string, amount = 1): Ability => ({
    kind: "standing-seats",
    seats: who,
    stats: [stat],
    op: "add",
    amount,
  });

  test("keep a player from casting cards of a type", () => {
    const gag = aSpell("Gag", thisTurn(seats("opponent", "cannot-cast-ability")));
    expect(text(gag)).toBe("This turn, the opponent cannot cast ability cards.");
    const quick = anAbility("Quick", hit(1));
    const g = duel({ me: { hand: [gag] }, foe: { hand: [quick] } });
    g.me.cast("Gag").resolve();
    g.me.pass();
    expect(g.foe.why(g.foe.doing("cast", "Quick"))).toMatchObject({
      why: { key: "why.soul-masters.cannot-cast" },
    });
  });

  test("let a player place more energy in a turn", () => {
    const grow = aSpell("Grow", thisTurn(seats("you", "energy-placements")), { cost: 0 });
    expect(text(grow)).toBe("This turn, you get +1 to the energy placed each turn.");
    const g = duel({ me: { hand: [grow, oak, fox, spark], deck: [oak], energy: 0 } });
    g.me.energy("Oak");
    g.me.energy("Fox");
    expect(g.me.offered("energy")).toEqual([]);
    g.me.cast("Grow").resolve();
    g.me.energy("Spark");
    expect(g.me.offered("energy")).toEqual([]);
  });

  test("make the next unit cheaper, and no other", () => {
    const rush = aSpell("Rush", thisTurn(seats("you", "discount-unit", 2), "your-next-unit"), { cost: 0 });
    expect(text(rush)).toBe("For the next unit you cast, you get +2 to the discount for units.");
    const big = aUnit("Big", 1, 1, { cost: 3 });
    const g = duel({ me: { hand: [rush, big, big], energy: 4 } });
    g.me.cast("Rush").resolve();
    g.me.cast("Big").resolve();
    expect(g.me.ready).toBe(3);
    g.me.cast("Big").resolve();
    expect(g.me.ready).toBe(0);
  });
});

test("an evolved commander", () => {
  const last = aSpell("Last", {
    do: "if",
    condition: { is: "matches", card: "your-commander", filter: { being: "evolved" } },
    then: each(ENEMY_UNIT, ko("it")),
    else: target(ENEMY_UNIT, ko("target")),
  });
  expect(text(last)).toBe(
    "If your commander is an evolved card, KO each unit the opponent controls; otherwise, choose a unit the opponent controls and KO it.",
  );
  const g = duel({ me: { hand: [last] }, foe: { battleground: [oak, fox] } });
  g.me.cast("Last").pick("Oak").resolve();
  expect(g.foe.units).toEqual(["Fox"]);
});

describe("what a text counts", () => {
  test("units KO'd and cards cast in this turn", () => {
    const wake = aSpell("Wake", draw({ word: "this-turn", args: { what: "koed", who: "each" } }), {
      cost: 0,
    });
    const storm = aSpell("Storm", draw({ word: "this-turn", args: { what: "cast", who: "you" } }), {
      cost: 0,
    });
    expect(text(wake)).toBe("Draw cards equal to the number of units KO'd this turn.");
    expect(text(storm)).toBe("Draw cards equal to the number of cards you have cast this turn.");
    const doom = aSpell("Doom", each(ENEMY_UNIT, ko("it")), { cost: 0 });
    const deck = [oak, oak, oak, oak, oak, oak, oak];
    const g = duel({ me: { hand: [doom, wake, storm], deck }, foe: { battleground: [oak, fox], deck } });
    g.me.cast("Doom").resolve();
    g.answer({ seat: 1, do: "arrange", order: [0, 1] });
    g.me.cast("Wake").resolve();
    expect(g.me.hand).toHaveLength(3);
    g.me.cast("Storm").resolve();
    expect(g.me.hand).toHaveLength(5);
    g.until("choose").me.endTurn();
    g.until("choose");
    expect(g.turnOf).toBe(1);
    expect(g.state.vars.tally).toEqual({ koed: [0, 0], cast: [0, 0] });
  });

  test("the cards that it has milled", () => {
    const dredge = aSpell("Dredge", {
      do: "seq",
      effects: [
        word("mill", { n: 3 }),
        {
          do: "choose",
          from: { zone: "discard", of: "you", type: "unit", among: "milled" },
          then: { do: "move", card: "it", to: "hand" },
        },
      ],
    });
    expect(text(dredge)).toBe(
      "Mill 3, then choose a unit in your discard pile among the milled cards and return it to your hand.",
    );
    const g = duel({ me: { hand: [dredge], discard: [fox], deck: [oak, spark, oak, spark] } });
    g.me.cast("Dredge").resolve();
    g.pick("Oak");
    expect(g.me.discard).toContain("Fox");
    expect(g.me.hand).toEqual(["Oak"]);
  });
});

describe("a unit is KO'd unless the opponent pays", () => {
  const paid: Effect = { do: "unless-paid", by: "opponent", cost: [energy(2)], then: ko("target") };
  const ransom = aSpell("Ransom", target(ENEMY_UNIT, paid));
  const demanded = () => {
    const g = duel({ me: { hand: [ransom] }, foe: { battleground: [fox], energy: 3 } });
    g.me.cast("Ransom").pick("Fox").resolve();
    return g;
  };

  test("and stays if the opponent does", () => {
    expect(text(ransom)).toBe(
      "Choose a unit the opponent controls; unless the opponent pays 2 energy, KO it.",
    );
    const g = demanded();
    expect(g.who).toBe(1);
    g.confirm(true).accept();
    expect(g.foe.units).toEqual(["Fox"]);
    expect(g.foe.ready).toBe(1);
  });

  test("and goes if the opponent does not want to", () => {
    const g = demanded();
    g.confirm(false);
    expect(g.foe.units).toEqual([]);
    expect(g.foe.ready).toBe(3);
  });
});
