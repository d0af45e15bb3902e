import { expect, test } from "vitest";
import { refTo } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import { type Effect, envOf, previewDirectives } from "./index";
import { arenaRules } from "./testing/arena";
import { spell, unit } from "./testing/arena-cards";
import { vocabulary } from "./testing/arena-words";

const slay = (card: string): Effect => ({ do: "move", card, to: "trash" });
const log = (says: string): Effect => ({ do: "word", word: "log", args: { says } });
const target: Effect = {
  do: "choose",
  from: { of: "opponent" },
  as: "target",
  announced: true,
  then: slay("target"),
};

const CARDS = [unit("Oak"), unit("Elm"), spell("Bolt", 0, log("a"))];

/** The directives of an effect of Bolt, each with its card. */
function foreseen(effect: Effect, chosen: Readonly<Record<string, number>> = {}): string[] {
  const g = tableFromLayout({
    rules: arenaRules(CARDS, { spells: true }),
    seats: [{ hand: ["Bolt"] }, { field: ["Oak", "Elm"] }],
  });
  const card = (name: string) => g.state.cards[g.id(name)] ?? g.state.cards[0]!;
  const env = envOf(card("Bolt"), { target: [refTo(card("Elm"))] }, 0, chosen);
  return previewDirectives(g.engine, vocabulary, env, effect).map(({ effect: leaf, env: known }) => {
    const [it] = known.refs.it ?? known.refs.target ?? [];
    return leaf.do === "word" ? String(leaf.args?.says) : `${leaf.do} ${g.state.cards[it?.card ?? -1]?.def}`;
  });
}

test("lists directives one by one, for the chosen targets and for each matching card", () => {
  const all: Effect = {
    do: "seq",
    effects: [target, { do: "each", from: { of: "opponent" }, effect: slay("it") }, log("b")],
  };
  expect(foreseen(all)).toEqual(["move Elm", "move Oak", "move Elm", "b"]);
});

test("follows the chosen mode and the true branch, and assumes that optional effects are performed", () => {
  const modes: Effect = { do: "choose-one", announced: "mode", options: [log("a"), log("b")] };
  expect(foreseen(modes, { mode: 1 })).toEqual(["b"]);
  expect(foreseen(modes)).toEqual([]);
  const branch: Effect = {
    do: "if",
    condition: { is: "none", filter: { of: "you" } },
    then: { do: "may", effect: log("a") },
    else: log("b"),
  };
  expect(foreseen(branch)).toEqual(["a"]);
});

test("cannot foresee choices made on resolution", () => {
  expect(foreseen({ do: "choose", from: { of: "opponent" }, then: slay("it") })).toEqual([]);
});
