import { expect, test } from "vitest";
import { moveToOwner, type Rules } from "../index";
import { tableFromLayout } from "../testing/test-table";
import { pool, type TinyTrigger, tinyCard } from "../testing/tiny";
import { note, orderRules } from "../testing/tiny-orders";

const hears = (on: string): TinyTrigger => ({
  on,
  when: () => true,
  run: (g, { event }) => note(g, event.type),
});

/** A made-up game in which burnt and buried cards are also gone. */
const PLAIN: Rules = orderRules(
  {
    end: (g) => {
      moveToOwner(g, 0, "discard", { as: "burnt" });
      moveToOwner(g, 1, "discard", { as: "buried" });
    },
  },
  { cards: pool(tinyCard("Leaf"), tinyCard("Widow", {}, hears("gone"), hears("burnt"))) },
);
const RULES: Rules = {
  ...PLAIN,
  flow: {
    ...PLAIN.flow,
    eventAliases: (_g, { type }) => (type === "burnt" || type === "buried" ? ["gone"] : []),
  },
};

function ended(rules: Rules) {
  const table = tableFromLayout({ rules, seats: [{ field: ["Leaf", "Leaf", "Widow"] }] });
  table.act(0, "end");
  return table;
}

test("abilities hear an event by its own type and its aliases, but it is recorded once", () => {
  const table = ended(RULES);
  expect(table.state.vars.log).toEqual(["burnt", "gone", "gone"]);
  expect(table.heard.map(({ type }) => type).filter((type) => type !== "note")).toEqual(["burnt", "buried"]);
});

test("an event without aliases has only its own type", () => {
  expect(ended(PLAIN).state.vars.log).toEqual(["burnt"]);
});
