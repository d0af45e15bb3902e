import { expect, test } from "vitest";
import {
  addCardCounter,
  cardOf,
  closeInstance,
  moveToOwner,
  openInstance,
  reassign,
  refTo,
  shuffle,
  zoneOf,
} from "../index";
import { tableFromLayout } from "../testing/test-table";
import { pool, tinyCard } from "../testing/tiny";
import { orderRules } from "../testing/tiny-orders";
import { modifyInstance } from "../verbs/modifiers";

const CARDS = pool(tinyCard("Phoenix"), tinyCard("Oak"), tinyCard("Wolf"));

test("a lasting counter follows its card through zones and a shuffle, and other counters are lost", () => {
  const rules = orderRules(
    {
      mark: (g, { card = -1 }) => {
        addCardCounter(g, card, "deaths", 1);
        addCardCounter(g, card, "wound", 2);
      },
      bury: (g, { card = -1 }) => {
        moveToOwner(g, card, "deck");
        shuffle(g, zoneOf(g.state, "deck", 0).id);
      },
    },
    {
      cards: CARDS,
      flow: { isPersistentCounter: (counter) => counter === "deaths" },
    },
  );
  const g = tableFromLayout({ rules, seats: [{ field: ["Phoenix"], deck: ["Oak", "Wolf", "Oak"] }] });
  const card = g.id("Phoenix");
  g.act(0, { type: "mark", card });
  g.act(0, { type: "bury", card });
  const marked = g.state.cards.filter(({ counters }) => Object.keys(counters).length > 0);
  expect(marked).toHaveLength(1);
  expect(marked[0]?.def).toBe("Phoenix");
  expect(marked[0]?.counters).toEqual({ deaths: 1 });
});

test("an instance keeps its modifiers when another card deals it", () => {
  const amounts: number[] = [];
  const rules = orderRules(
    {
      strike: (g, { card = -1, target = -1 }) => {
        const refs = { source: refTo(cardOf(g.state, card)), victim: refTo(cardOf(g.state, 2)) };
        const id = openInstance(g, { name: "damage", seat: 0, amount: 0, stat: "power", ...refs });
        modifyInstance(g, id, { layer: "only", op: "add", amount: -1, source: card });
        reassign(g, id, { source: refTo(cardOf(g.state, target)) });
        amounts.push(closeInstance(g, id));
      },
    },
    { cards: pool(tinyCard("Pup", { power: 1 }), tinyCard("Bear", { power: 5 }), tinyCard("Elk")) },
  );
  const g = tableFromLayout({ rules, seats: [{ field: ["Pup", "Bear", "Elk"] }] });
  g.act(0, { type: "strike", card: g.id("Pup"), target: g.id("Bear") });
  expect(amounts).toEqual([4, 4]);
});
