import { describe, expect, test } from "vitest";
import { type Effect, printAbility } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { always, burst, magic, onFlash, onMain } from "../cards/card";
import { amount, choose, destroy, draw, all as each, foes, mill, own, seq, word } from "../cards/parts";
import {
  aFlash,
  aMagic,
  aMain,
  aNexus,
  bear,
  beast,
  facing,
  holding,
  ox,
  saga,
  spring,
  wolf,
} from "../testing";
import { vocabulary } from "./index";

const printed = (effect: Effect) => say(printAbility(vocabulary, { kind: "play", effect }));
const spark = aFlash("Spark", draw(1));

/** Magic with this effect, whose text it checks. */
function saying(text: string, effect: Effect) {
  const card = aMain("Call", effect);
  expect(printed(effect)).toBe(text);
  expect(validateCards(vocabulary, [card])).toEqual([]);
  return card;
}

describe("a deck's top cards revealed to all", () => {
  test("one that fits may be taken, and its player orders the rest", () => {
    const call = saying(
      "Reveal the top three cards of your deck; you may add a spirit card from among them to your hand; put the rest on the bottom of it in any order.",
      word("reveal-top", { count: 3, from: { type: "spirit" }, rest: "bottom" }),
    );
    const g = holding(call, [], { hand: [call], deck: [ox, wolf, spark, bear] });
    g.me.magic("Call");
    expect(g.offered().toSorted()).toEqual(["Bear", "Wolf"]);
    expect(g.view(1).cards.filter(({ def }) => def === "Wolf")).toHaveLength(1);
    g.pick("Bear").answer({ seat: 0, do: "arrange", order: [1, 0] });
    expect(g.me.hand).toEqual(["Bear"]);
    expect(g.me.deck.toSorted()).toEqual(["Ox", "Spark", "Wolf"].toSorted());
  });

  test("all that fit must be taken, and the opponent orders the rest on top", () => {
    const call = saying(
      "Reveal the top three cards of your deck; add all spirit cards among them to your hand; put the rest on top of it in an order the opponent chooses.",
      word("reveal-top", {
        count: 3,
        from: { type: "spirit" },
        take: "all",
        must: true,
        rest: "top",
        order: "opponent",
      }),
    );
    const second = aFlash("Flicker", draw(1));
    const g = holding(call, [], { deck: [ox, spark, wolf, second] });
    g.me.magic("Call");
    expect(g.decision).toMatchObject({ kind: "arrange", seat: 1 });
    g.answer({ seat: 1, do: "arrange", order: [1, 0] });
    expect(g.me.hand).toEqual(["Wolf"]);
    expect(g.me.deck).toHaveLength(3);
  });

  test("a card must be taken if one fits", () => {
    const call = saying(
      "Reveal the top two cards of your deck; add a red card from among them to your hand; put the rest into the trash.",
      word("reveal-top", { count: 2, from: { subtype: "red" }, must: true, rest: "trash" }),
    );
    const g = holding(call, [], { deck: [ox, wolf, bear] });
    g.me.magic("Call");
    expect(g.decision).toMatchObject({ kind: "pick", min: 1, max: 1 });
    g.pick("Wolf");
    expect(g.me.hand).toEqual(["Wolf"]);
    expect(g.me.trash.toSorted()).toEqual(["Bear", "Call"]);
  });

  test("of the opponent, whose cards that fit are discarded", () => {
    const call = saying(
      "Reveal the top two cards of the opponent's deck; you may discard up to two magic cards from among them; put the rest on top of it in any order.",
      word("reveal-top", {
        count: 2,
        whose: "opponent",
        from: { type: "magic" },
        take: 2,
        to: "trash",
        rest: "top",
      }),
    );
    const g = saga({ me: { hand: [call] }, foe: { deck: [ox, wolf, spark] } });
    g.me.magic("Call").pick("Spark");
    expect(g.foe.trash).toEqual(["Spark"]);
    expect(g.foe.deck).toEqual(["Ox", "Wolf"]);
  });
});

test("what is taken from the opponent's deck goes to the opponent's hand", () => {
  const call = saying(
    "Reveal the top card of the opponent's deck; add a spirit card from among them to the opponent's hand; put the rest into the trash.",
    word("reveal-top", { count: 1, whose: "opponent", from: { type: "spirit" }, must: true, rest: "trash" }),
  );
  const g = saga({ me: { hand: [call] }, foe: { deck: [ox, wolf] } });
  g.me.magic("Call");
  expect(g.foe.hand).toEqual(["Wolf"]);
});

describe("another effect of a card", () => {
  const useFlash: Effect = { do: "may", effect: word("use-effect", { card: "this", timing: "flash" }) };
  const trap = aMagic(
    "Trap",
    burst({ on: "life-lost", by: "you" }, seq(draw(1), useFlash)),
    onFlash(draw(2)),
  );

  test("a burst uses its card's flash effect after paying the cost", () => {
    expect(printed(useFlash)).toBe("You may pay the cost of this card and use its flash effect.");
    expect(validateCards(vocabulary, [trap])).toEqual([]);
    const g = facing(trap, { at: "attack", me: { spirits: [wolf] } });
    g.me.attack("Wolf");
    spring(g, "Trap");
    g.confirm().accept();
    expect(g.foe.hand).toHaveLength(3);
    expect(g.foe.cores("trash")).toBe(1);
    expect(g.foe.trash).toEqual(["Trap"]);
  });

  test("or does not, and then the card goes to the trash as well", () => {
    const g = facing(trap, { at: "attack", me: { spirits: [wolf] } });
    g.me.attack("Wolf");
    spring(g, "Trap");
    g.confirm(false);
    expect(g.foe.hand).toHaveLength(1);
    expect(g.foe.trash).toEqual(["Trap"]);
  });

  test("is not offered to a player who cannot pay for it", () => {
    const dear = magic({
      number: 970,
      name: "Dear Trap",
      colours: ["red"],
      cost: 9,
      reduction: [],
      effects: [burst({ on: "life-lost", by: "you" }, seq(draw(1), useFlash)), onFlash(draw(2))],
    });
    const g = facing(dear, { at: "attack", me: { spirits: [wolf] }, foe: { reserve: 1 } });
    g.me.attack("Wolf");
    spring(g, "Dear Trap");
    expect(g.foe.hand).toHaveLength(1);
    expect(g.foe.trash).toEqual(["Dear Trap"]);
  });

  test("magic is used for nothing", () => {
    const call = saying(
      "Choose a magic card in your trash and use the main effect of it without paying its cost.",
      choose(
        own({ zone: "trash", type: "magic" }),
        word("use-effect", { card: "it", timing: "main", free: true }),
      ),
    );
    const dear = aMagic("Dear", onMain(draw(2)));
    const g = holding(call, [], { trash: [dear], reserve: 1 });
    g.me.magic("Call").pick("Dear");
    expect(g.me.hand).toHaveLength(2);
    expect(g.me.cores("trash")).toBe(1);
    expect(g.me.trash.toSorted()).toEqual(["Call", "Dear"]);
  });
});

describe("the soul core alone", () => {
  test("from another card onto a card", () => {
    const effect = choose(
      own({ being: "soul" }),
      choose(own(), word("soul", { of: "it", card: "other" }), { as: "other" }),
    );
    expect(printed(word("soul", { of: "it", card: "this" }))).toBe(
      "Move your soul core from it onto this card.",
    );
    const g = saga({
      me: { hand: [aMain("Shift", effect)], spirits: [{ card: wolf, cores: 1, soul: true }, bear] },
    });
    g.me.magic("Shift").pick("Wolf").pick("Bear");
    expect(g.cores("Bear", "soul")).toBe(1);
    expect(g.cores("Wolf", "soul")).toBe(0);
  });

  test("only from the named place", () => {
    const call = saying(
      "Move your soul core from your trash to your reserve.",
      word("soul", { from: "trash", to: "reserve" }),
    );
    const g = saga({ me: { hand: [call], soul: "trash" } });
    g.me.magic("Call");
    expect(g.me.cores("reserve", "soul")).toBe(1);
    const h = saga({ me: { hand: [call], spirits: [{ card: wolf, cores: 1, soul: true }] } });
    h.me.magic("Call");
    expect(h.cores("Wolf", "soul")).toBe(1);
  });

  test("the opponent's", () => {
    const call = saying(
      "Move the opponent's soul core from the opponent's reserve to the opponent's trash.",
      word("soul", { who: "opponent", from: "reserve", to: "trash" }),
    );
    const g = saga({ me: { hand: [call] } });
    g.me.magic("Call");
    expect(g.foe.cores("trash", "soul")).toBe(1);
  });
});

describe("cards discarded this way", () => {
  test("are drawn as many as were discarded from the hand", () => {
    const effect = seq({ do: "discard", who: "you", count: 2 }, draw(amount("discarded-cards")));
    const call = saying(
      "Discard two cards, then draw cards equal to the number of cards discarded this way.",
      effect,
    );
    const g = holding(call, [], { hand: [call, wolf, bear] });
    g.me.magic("Call").pick("Wolf", "Bear");
    expect(g.me.hand).toHaveLength(2);
  });

  test("are counted by a value", () => {
    const dear = beast("Dear", { cost: 5 });
    const that = { stat: { name: "cost", atLeast: 4 } } as const;
    const call = saying(
      "Discard three cards from the top of your deck, then draw cards equal to the number of cards with a cost of 4 or more discarded this way.",
      seq(mill(3, "you"), draw(amount("discarded-cards", { that }))),
    );
    const g = holding(call, [], { deck: [ox, ox, ox, wolf, dear, dear] });
    g.me.magic("Call");
    expect(g.me.hand).toHaveLength(2);
  });

  test("a deck from which effects of others cannot discard", () => {
    const seats = {
      kind: "standing-seats",
      seats: "you",
      stats: ["deck-protected"],
      op: "add",
      amount: 1,
    } as const;
    expect(say(printAbility(vocabulary, seats))).toBe(
      "You cannot have cards discarded from the deck by effects of others.",
    );
    const vault = aNexus("Vault", { effects: [always(seats)] });
    expect(validateCards(vocabulary, [vault])).toEqual([]);
    const dig = aMain("Dig", mill(2));
    const g = saga({ me: { hand: [dig] }, foe: { nexuses: [vault] } });
    g.me.magic("Dig");
    expect(g.foe.trash).toEqual([]);
    const odd = aNexus("Odd", { effects: [always({ ...seats, kind: "standing", cards: "this" } as never)] });
    expect(validateCards(vocabulary, [odd]).length).toBeGreaterThan(0);
  });
});

test("a colour is chosen, and then cards of it", () => {
  const call = saying("Choose a colour; destroy each spirit of the chosen colour the opponent controls.", {
    do: "choose-kind",
    among: "colour",
    then: each(foes({ chosenKind: "colour" }), destroy()),
  });
  const g = saga({ me: { hand: [call] }, foe: { spirits: [wolf, beast("Ghost", { colours: ["purple"] })] } });
  g.me.magic("Call");
  expect(g.decision).toMatchObject({ kind: "pick", min: 1 });
  g.answer({ seat: 0, do: "pick", picks: [1] });
  expect(g.foe.spirits).toEqual(["Wolf"]);
  const odd = (effect: Effect) => validateCards(vocabulary, [aMain("Odd", effect)]).length;
  expect(odd({ do: "choose-kind", among: "smell", then: draw(1) })).toBe(1);
  expect(odd(each(foes({ chosenKind: "colour" }), destroy()))).toBe(1);
});
