import { expect, test } from "vitest";
import { type Effect, printAbility } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { at, burst, immortal } from "../cards/card";
import {
  all,
  choose,
  destroy,
  draw,
  foes,
  own,
  seq,
  standing,
  whenAttacking,
  whenBlocking,
  whenDestroyed,
  whenSummoned,
  word,
} from "../cards/parts";
import { able, aMain, aNexus, beast, holding, saga, wolf, worded } from "../testing";
import { vocabulary } from "./index";

const textOf = (effect: Effect) => say(printAbility(vocabulary, { kind: "play", effect }));
const herald = able("Herald", whenSummoned(draw(1)));
const guard = able("Guard", whenBlocking(draw(1)));
const others = [able("Raider", whenAttacking(draw(1))), able("Martyr", whenDestroyed(draw(1)))];

test.each([
  ["summon-effect", "Herald", "summoned"],
  ["block-effect", "Guard", "blocking"],
  ["attack-effect", "Raider", "attacking"],
  ["destroyed-effect", "Martyr", "destroyed"],
] as const)("a filter for an effect of a kind (%s) fits cards that print one", (being, name, when) => {
  const strike = choose(foes({ being }), destroy());
  expect(textOf(strike)).toBe(
    `Choose a spirit with an effect when ${when} the opponent controls and destroy it.`,
  );
  const card = aMain("Strike", strike);
  expect(validateCards(vocabulary, [card])).toEqual([]);
  const g = holding(card, [herald, guard, ...others, wolf]);
  g.me.magic("Strike");
  expect(g.offered()).toEqual([name]);
  g.pick(name);
});

test("BSS 10-13-1 on the field only an effect of the card's level counts", () => {
  const late = worded("Late", at(2)(whenSummoned(draw(1))));
  const low = holding(aMain("Strike", choose(foes({ being: "summon-effect" }), destroy())), [late]);
  low.me.magic("Strike");
  expect(low.foe.spirits).toEqual(["Late"]);
  const high = holding(aMain("Strike", choose(foes({ being: "summon-effect" }), destroy())), [
    { card: late, cores: 3 },
  ]);
  high.me.magic("Strike").pick("Late");
  expect(high.foe.spirits).toEqual([]);
});

test("a trigger tells whether a card that is summoned has such an effect", () => {
  const effect = draw(2);
  const tower = aNexus("Tower", {
    effects: [
      at(1)({
        kind: "trigger",
        when: { on: "summon", card: { of: "opponent", being: "summon-effect" } },
        effect,
      }),
    ],
  });
  expect(validateCards(vocabulary, [tower])).toEqual([]);
  const deck = [wolf, wolf, wolf, wolf];
  const g = saga({ me: { hand: [herald, wolf], reserve: 9, deck }, foe: { nexuses: [tower], deck } });
  g.me.summon("Wolf");
  expect(g.foe.hand).toEqual([]);
  g.me.summon("Herald");
  g.answer({ seat: 0, do: "pick", picks: [0] });
  expect(g.foe.hand).toHaveLength(2);
});

test("the number of a card's colours is a value", () => {
  const sweep = all(foes({ stat: { name: "colours", atMost: 1 } }), destroy());
  expect(textOf(sweep)).toBe("Destroy each spirit the opponent controls with 1 or fewer colours.");
  const g = holding(aMain("Sweep", sweep), [wolf, beast("Twin", { colours: ["red", "blue"] })]);
  g.me.magic("Sweep");
  expect(g.foe.spirits).toEqual(["Twin"]);
});

test("filters ask for Ascend, Burst and Immortal, which are no values", () => {
  const riser = beast("Riser", { ascend: { stat: { name: "cost", atLeast: 1 } } });
  const mine = worded("Mine", burst({ on: "life-lost", by: "you" }, draw(1)));
  const revenant = worded("Revenant", immortal({ type: "spirit" }));
  for (const [being, name] of [
    ["ascend", "Riser"],
    ["burst", "Mine"],
    ["immortal", "Revenant"],
  ] as const) {
    const g = holding(aMain("Strike", choose(foes({ being }), destroy())), [riser, mine, revenant, wolf]);
    g.me.magic("Strike");
    expect(g.offered()).toEqual([name]);
    g.pick(name);
  }
  expect(textOf(choose(foes({ being: "burst" }), destroy()))).toBe(
    "Choose a spirit with Burst the opponent controls and destroy it.",
  );
});

test("an effect counts the cards that it has destroyed, not those that stay", () => {
  const sweep = seq(all(foes(), destroy()), draw({ word: "destroyed-cards" }));
  expect(textOf(sweep)).toBe(
    "Destroy each spirit the opponent controls, then draw cards equal to the number of cards destroyed this way.",
  );
  const safe = able("Safe", standing("this", ["cannot-be-destroyed-by-opponent"], 1));
  expect(validateCards(vocabulary, [safe, aMain("Sweep", sweep)])).toEqual([]);
  const g = holding(aMain("Sweep", sweep), [wolf, beast("Elk"), safe], { deck: Array(5).fill(wolf) });
  g.me.magic("Sweep");
  expect(g.me.hand).toHaveLength(2);
  expect(g.foe.spirits).toEqual(["Safe"]);
});

test("a spirit that the opponent's effects cannot destroy is destroyed by its own player's", () => {
  const ability = standing("this", ["cannot-be-destroyed-by-opponent"], 1);
  expect(say(printAbility(vocabulary, ability))).toBe(
    "This card cannot be destroyed by effects of the opponent.",
  );
  const g = holding(aMain("Slay", choose(own(), destroy())), [], { spirits: [able("Safe", ability)] });
  g.me.magic("Slay").pick("Safe");
  expect(g.me.spirits).toEqual([]);
});

test("the number of cards that are revealed may be counted", () => {
  const stars = word("reveal-top", {
    count: { count: own({ subtype: "beast" }) },
    from: { type: "magic" },
    must: true,
    rest: "bottom",
  });
  expect(textOf(stars)).toBe(
    "Reveal one card from the top of your deck for each Beast spirit you control; add a magic card from among them to your hand; put the rest on the bottom of it in any order.",
  );
  const spell = aMain("Spell", draw(1));
  const card = aMain("Stars", stars);
  expect(validateCards(vocabulary, [card])).toEqual([]);
  const g = holding(card, [], {
    spirits: [wolf, beast("Elk")],
    deck: [wolf, spell, wolf, spell, beast("Elk")],
  });
  g.me.magic("Stars");
  expect(g.me.hand).toEqual(["Spell"]);
});

test("a cost may depend on the costs of others, read without what changes costs", () => {
  const cheap = {
    kind: "standing",
    where: ["hand"],
    cards: "this",
    stats: ["cost"],
    op: "set",
    amount: 1,
    active: { is: "exists", filter: foes({ stat: { name: "cost", atLeast: 7 } }) },
  } as const;
  const giant = { ...able("Giant", cheap) };
  expect(validateCards(vocabulary, [giant])).toEqual([]);
});
