import { expect, test } from "vitest";
import { type Effect, printAbility } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { at } from "../cards/card";
import {
  all,
  choose,
  destroy,
  draw,
  foes,
  whenAttacking,
  whenBlocking,
  whenDestroyed,
  whenSummoned,
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
