import { expect, test } from "vitest";
import {
  type Action,
  actionLoop,
  canAct,
  OK,
  openProcedure,
  type Reader,
  type Rules,
  refuse,
  type Verdict,
  zoneOf,
} from "../index";
import { tableFromLayout } from "../testing/test-table";
import { pool, tinyCard, tinyRules, turnOf } from "../testing/tiny";

/** Rules whose refusals name the card, wherever it is. */
function tellsAll(g: Reader, { card = -1, target }: Action): Verdict {
  const named = g.state.cards[target ?? card];
  if (named === undefined) return refuse("tiny.no-card", "U 1");
  return named.def === "Open" ? OK : refuse("tiny.named", "U 2", { card: named.def, at: named.zone });
}

const RULES: Rules = tinyRules({
  cards: pool(...["Open", "Own", "Theirs", "Under", "Top"].map((name) => tinyCard(name))),
  flow: {
    procedures: {
      game: openProcedure("game", [actionLoop("act", "U 1")]),
    },
  },
  decisions: {
    ...turnOf({ types: ["use"], options: () => [], can: (g, _seat, action) => tellsAll(g, action) }),
  },
});

const begin = () =>
  tableFromLayout({
    rules: RULES,
    seats: [
      { hand: ["Own"], field: ["Open"], deck: ["Top"] },
      { hand: ["Theirs"], field: [{ name: "Under", face: "down" }] },
    ],
  });
const verdict = (table: ReturnType<typeof begin>, action: Partial<Action>) =>
  canAct(table.engine, 0, { type: "use", ...action });

test("a refusal names cards that the seat can see", () => {
  const table = begin();
  expect(verdict(table, { card: table.id("Own") })).toMatchObject({ why: { args: { card: "Own" } } });
  expect(verdict(table, { card: table.id("Open") }).ok).toBe(true);
});

test("the id of a card in a hidden zone refers to no card", () => {
  const table = begin();
  for (const name of ["Theirs", "Top"])
    for (const action of [{ card: table.id(name) }, { card: table.id("Own"), target: table.id(name) }])
      expect(verdict(table, action)).toEqual(refuse("tiny.no-card", "U 1"));
});

test("a card seen only from the back is refused by its zone, without its name", () => {
  const table = begin();
  const at = zoneOf(table.state, "field", 1).id;
  expect(verdict(table, { card: table.id("Under") })).toEqual(refuse("tiny.named", "U 2", { card: "", at }));
});
