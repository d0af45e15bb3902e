import { expect, test } from "vitest";
import { type Ability, type Amount, type Effect, printAbility } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import {
  choose,
  cost,
  draw,
  foes,
  main,
  may,
  own,
  pay,
  statOf,
  when,
  whenAttacking,
  word,
} from "../cards/parts";
import { able, aMain, aNexus, attacking, bear, holding, saga, wolf } from "../testing";
import { vocabulary } from "./index";

const printed = (ability: Ability) => say(printAbility(vocabulary, ability));
const textOf = (effect: Effect) => printed({ kind: "play", effect });

test("all but one of a card's cores are moved", () => {
  const amount: Amount = { sum: [statOf("cores", "it"), -1] };
  const drain = choose(foes(), word("cores", { card: "it", to: "reserve", amount }));
  expect(textOf(drain)).toBe(
    "Choose a spirit the opponent controls and move all but 1 core from it to its player's reserve.",
  );
  const card = aMain("Drain", drain);
  expect(validateCards(vocabulary, [card])).toEqual([]);
  const g = holding(card, [{ card: wolf, cores: 4 }]);
  const before = g.foe.reserve;
  g.me.magic("Drain").pick("Wolf");
  expect(g.cores("Wolf")).toBe(1);
  expect(g.foe.reserve - before).toBe(3);
});

test("a sum is never below zero, and adds amounts of every kind", () => {
  const many = draw({ sum: [{ cardsIn: "trash", of: "you" }, 1] });
  expect(textOf(many)).toBe("Draw cards equal to the number of cards in your trash plus 1.");
  const g = holding(aMain("Many", many), [], { trash: [wolf], deck: [bear, bear, bear] });
  g.me.magic("Many");
  expect(g.me.hand.length).toBeGreaterThanOrEqual(2);
  const none = draw({ sum: [{ cardsIn: "trash", of: "you" }, -9] });
  const h = holding(aMain("None", none), [], { deck: [bear, bear, bear] });
  h.me.magic("None");
  expect(h.me.hand).toEqual([]);
});

test("cores are moved from one card onto another of the same player", () => {
  const shift: Ability = {
    ...when(
      { on: "block", other: own() },
      {
        do: "choose-number",
        as: "x",
        to: statOf("cores", "this"),
        then: word("cores", { card: "this", onto: "attacker", amount: { chosen: "x" } }),
      },
    ),
  };
  expect(printed(shift)).toBe(
    "When a spirit blocks a spirit you control, choose X, up to the core count of this card; move cores equal to X from this card onto the attacking spirit.",
  );
  const peak = aNexus("Peak", { effects: [{ ability: shift }] });
  expect(validateCards(vocabulary, [peak])).toEqual([]);
  const g = saga({
    at: "attack",
    me: { spirits: [bear], nexuses: [{ card: peak, cores: 2 }] },
    foe: { spirits: [wolf] },
  });
  g.me.attack("Bear");
  g.pick("Wolf").answer({ seat: 0, do: "amount", amount: 2 });
  expect(g.cores("Bear")).toBe(3);
  expect(g.cores("Peak")).toBe(0);
});

test("cores never go onto a card of another player", () => {
  const lose = choose(
    own(),
    choose(foes(), word("cores", { card: "it", onto: "other", amount: 1 }), { as: "other" }),
  );
  const g = holding(aMain("Lose", lose), [wolf], { spirits: [{ card: bear, cores: 2 }] });
  g.me.magic("Lose").pick("Bear").pick("Wolf");
  expect([g.cores("Bear"), g.cores("Wolf")]).toEqual([2, 1]);
});

test("BSS 8-4-2 the soul core is a price of its own, of the card alone or from anywhere on the field", () => {
  const ofThis = whenAttacking(may(pay([cost("soul", { of: "this" })], draw(1))));
  expect(printed(ofThis)).toBe(
    "When attacking, you may put the soul core of this card into your trash. If you do, draw a card.",
  );
  const gunner = able("Gunner", ofThis);
  expect(validateCards(vocabulary, [gunner])).toEqual([]);
  const g = attacking({ card: gunner, cores: 1, soul: true }, [], { deck: [bear, bear, bear] });
  g.me.attack("Gunner").confirm();
  expect(g.me.hand).toHaveLength(1);
  expect(g.me.cores("trash", "soul")).toBe(1);
  const without = attacking({ card: gunner, cores: 1 }, [], { deck: [bear, bear, bear] });
  without.me.attack("Gunner");
  expect(without.me.hand).toEqual([]);
  const anywhere = able("Seer", main(draw(1), [cost("soul")]));
  expect(printed(main(draw(1), [cost("soul")]))).toBe(
    "Once a turn, you may put your soul core into your trash to draw a card.",
  );
  const h = holding(wolf, [], { spirits: [anywhere], deck: [bear, bear, bear] });
  h.me.use("Seer");
  expect(h.me.cores("trash", "soul")).toBe(1);
});

test("BSS 8-4-2 a card on the field is destroyed as a price, and triggers on that", () => {
  const crater: Ability = {
    kind: "activated",
    when: ["main"],
    cost: [{ pay: "this", how: "destroyed" }],
    effect: draw(2),
  };
  expect(printed(crater)).toBe("You may destroy this card to draw two cards.");
  const nexus = aNexus("Crater", { effects: [{ ability: crater }] });
  expect(validateCards(vocabulary, [nexus])).toEqual([]);
  const g = holding(wolf, [], { nexuses: [nexus], hand: [], deck: [bear, bear, bear] });
  g.me.use("Crater");
  expect(g.me.hand).toHaveLength(2);
  expect(g.me.trash).toEqual(["Crater"]);
  const feed: Ability = {
    kind: "activated",
    when: ["main"],
    cost: [{ pay: "cards", from: own(), count: 1, how: "destroyed" }],
    effect: draw(1),
  };
  const martyr = able("Martyr", when({ on: "destroyed", card: "this" }, draw(1)));
  const altar = aNexus("Altar", { effects: [{ ability: feed }] });
  const h = holding(wolf, [], { nexuses: [altar], spirits: [martyr], hand: [], deck: [bear, bear, bear] });
  h.me.use("Altar");
  expect(h.me.hand).toHaveLength(2);
});

test("an opponent pays cores of the own reserve so that a spirit is not destroyed", () => {
  const price = cost("cores-of-reserve", { n: 2 });
  const destroyed = word("destroy", { card: "it" });
  const toll = choose(foes(), { do: "unless-paid", by: "opponent", cost: [price], then: destroyed });
  expect(textOf(toll)).toBe(
    "Choose a spirit the opponent controls; unless the opponent puts 2 cores of their reserve into their trash, destroy it.",
  );
  const card = aMain("Toll", toll);
  expect(validateCards(vocabulary, [card])).toEqual([]);
  const demanded = () => {
    const g = holding(card, [wolf]);
    g.me.magic("Toll").pick("Wolf");
    return g;
  };
  const paid = demanded();
  const before = paid.foe.reserve;
  paid.confirm().accept();
  expect([paid.zone("Wolf"), before - paid.foe.reserve]).toEqual(["spirits", 2]);
  const kept = demanded().confirm(false);
  expect([kept.zone("Wolf"), kept.foe.reserve]).toEqual(["trash", before + 1]);
});
