import { describe, expect, test } from "vitest";
import { lastValues, type Rules, type SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import type { Ability, Effect } from "./index";
import { arenaRules } from "./testing/arena";
import { leveled } from "./testing/arena-cards";
import { vocabulary } from "./testing/arena-words";
import { validateCards } from "./validate";

const log: Effect = { do: "word", word: "log", args: { says: "a" } };
const trash = (card: string): Effect => ({ do: "move", card, to: "trash" });
const drawLevels: Effect = { do: "draw", who: "you", count: { stat: "level", of: "it" } };
const use = (effect: Effect): Ability => ({ kind: "activated", oncePerTurn: true, effect });
const sacrifice = (...then: Effect[]): Ability =>
  use({
    do: "choose",
    from: { of: "you", not: "this" },
    then: { do: "seq", effects: [trash("it"), ...then] },
  });

const CARDS = [
  leveled("Squire", "red"),
  leveled("Prism", "red", {
    kind: "standing",
    cards: { of: "you" },
    stats: ["is-green"],
    op: "add",
    amount: 1,
  }),
  leveled("Altar", "red", sacrifice(drawLevels)),
  leveled("Doubt", "red", sacrifice({ do: "may", effect: drawLevels })),
  leveled(
    "Oracle",
    "red",
    sacrifice({
      do: "if",
      condition: { is: "matches", card: "it", filter: { subtype: "green" } },
      then: log,
    }),
  ),
  leveled("Mourner", "red", {
    kind: "trigger",
    when: { on: "destroyed", card: { subtype: "green", stat: { name: "level", atLeast: 2 } } },
    effect: log,
  }),
  leveled("Martyr", "red", { kind: "trigger", when: { on: "destroyed", card: "this" }, effect: drawLevels }),
];

const RULES: Rules = {
  ...arenaRules(CARDS),
  information: { ...arenaRules(CARDS).information, lastKnown: (g, { id }) => lastValues(g, id) },
};

function begin(field: SideLayout["field"], rules = RULES) {
  const deck = Array<string>(6).fill("Squire");
  return tableFromLayout({ rules, seats: [{ field, deck }, {}] });
}
const cored = (name: string, cores = 3) => ({ name, counters: { cores } });
type Begun = ReturnType<typeof begin>;
const useCard = (g: Begun, name: string) => g.act(0, { type: "use", card: g.id(name) });
const pickCard = (g: Begun, name: string) => {
  const { decision } = g;
  const options = decision.kind === "pick" ? decision.options : [];
  g.pick(
    0,
    options.findIndex(({ card = -1 }) => g.state.cards[card]?.def === name),
  );
};

test("the cards use only words of the card language", () => {
  expect(validateCards(vocabulary, CARDS)).toEqual([]);
});

describe("last known information of a card that has left", () => {
  test("is read by the effect that moved the card, with the level it had from its cores", () => {
    const g = begin(["Altar", cored("Squire")]);
    useCard(g, "Altar");
    pickCard(g, "Squire");
    expect(g.names("trash", 0)).toEqual(["Squire"]);
    expect(g.names("hand", 0)).toHaveLength(2);
    expect(g.state.left).toBeUndefined();
  });

  test("is kept across a prompt, and forgotten when the effect is over", () => {
    const g = begin(["Doubt", cored("Squire")]);
    useCard(g, "Doubt");
    pickCard(g, "Squire");
    expect(g.state.left).toHaveLength(1);
    g.confirm(0, true);
    expect(g.names("hand", 0)).toHaveLength(2);
    expect(g.state.left).toBeUndefined();
  });

  test("includes the types that abilities gave the card", () => {
    const green = begin(["Oracle", "Squire", "Prism"]);
    useCard(green, "Oracle");
    pickCard(green, "Squire");
    const red = begin(["Oracle", "Squire"]);
    useCard(red, "Oracle");
    expect(green.state.vars.log).toEqual(["Oracle a"]);
    expect(red.state.vars.log).toBeUndefined();
  });

  test("is read by triggers on its leaving: types and values count as before its cores were moved", () => {
    const field = ["Mourner", "Prism", cored("Squire")];
    const logOf = (g: Begun) => {
      g.act(0, { type: "destroy", card: g.id("Squire") });
      return g.state.vars.log;
    };
    expect(logOf(begin(field))).toEqual(["Mourner a"]);
    expect(logOf(begin(["Mourner", cored("Squire")]))).toBeUndefined();
    expect(logOf(begin(["Mourner", "Prism", cored("Squire", 1)]))).toBeUndefined();
  });

  test("is read by its own leave trigger, and by cards that leave with it", () => {
    const g = begin([cored("Martyr")]);
    g.act(0, { type: "destroy", card: g.id("Martyr") });
    expect(g.names("hand", 0)).toHaveLength(2);
    const both = begin(["Mourner", "Prism", cored("Squire")]);
    both.act(0, { type: "destroy both", card: both.id("Prism"), target: both.id("Squire") });
    expect(both.state.vars.log).toEqual(["Mourner a"]);
  });

  test("shows other players nothing that they did not see", () => {
    const g = begin(["Doubt", cored("Squire")]);
    useCard(g, "Doubt");
    pickCard(g, "Squire");
    expect(g.view(1).left).toMatchObject([{ card: { def: "Squire", counters: { cores: 3 } } }]);
  });
});

test("effects read cards in their current zone if the rules do not use last known information", () => {
  const g = begin(["Altar", cored("Squire")], arenaRules(CARDS));
  useCard(g, "Altar");
  pickCard(g, "Squire");
  expect(g.names("hand", 0)).toEqual([]);
  expect(g.state.left).toBeUndefined();
});
