import { describe, expect, test } from "vitest";
import type { CardSpec, Rules } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import type { Ability, PrintedCard } from "./index";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";

const mourner: Ability = {
  kind: "trigger",
  when: { on: "destroyed", card: { type: "token" } },
  effect: { do: "word", word: "log", args: { says: "a" } },
};
const token: PrintedCard = { ...unit("Token"), type: "token" };
const CARDS = [unit("Oak"), unit("Elm"), unit("Charm"), unit("Mourner", mourner), token];

function begin(me: readonly CardSpec[], foe: readonly CardSpec[] = [], rules: Rules = arenaRules(CARDS)) {
  const g = tableFromLayout({ rules, seats: [{ field: me }, { field: foe }] });
  const order = (type: string, card: string, target?: string) =>
    g.act(0, { type, card: g.id(card), ...(target === undefined ? undefined : { target: g.id(target) }) });
  const reserves = () => g.state.seats.map((seat) => seat.counters.cores ?? 0);
  return { g, order, reserves };
}

const cored = (name: string, cores: number): CardSpec => ({ name, counters: { cores } });

describe("what leaves together with a card", () => {
  test.each(["destroy", "take", "hide"])(
    "moves its cores to its controller's reserve in one event: %s",
    (how) => {
      const { g, order, reserves } = begin([cored("Oak", 3)]);
      const transfers = order(how, "Oak").filter((event) => event.type === "transfer");
      expect(transfers).toMatchObject([{ card: 0, amount: 3, data: { counter: "cores", to: { seat: 0 } } }]);
      expect(reserves()).toEqual([3, 0]);
      expect(g.state.cards[0]?.counters).toEqual({});
    },
  );

  test("moves the cores of a card under another player's control to that player, and the card to its owner", () => {
    const { g, order, reserves } = begin([cored("Oak", 2)]);
    order("charm", "Oak");
    order("destroy", "Oak");
    expect(reserves()).toEqual([0, 2]);
    expect(g.names("trash", 0)).toEqual(["Oak"]);
  });

  test("moves attached cards at the same moment, to their own owner's trash", () => {
    const { g, order } = begin([cored("Oak", 1)], ["Charm"]);
    order("attach", "Charm", "Oak");
    order("take", "Oak");
    expect(g.names("hand", 0)).toEqual(["Oak"]);
    expect(g.names("trash", 1)).toEqual(["Charm"]);
    expect(g.state.cards[1]?.attachedTo).toBe(-1);
  });

  test("moves each of several cards once, together with the cores on it", () => {
    const { g, order, reserves } = begin([cored("Oak", 1), cored("Elm", 2)]);
    order("attach", "Elm", "Oak");
    order("destroy", "Oak");
    expect(g.names("trash", 0)).toEqual(["Oak", "Elm"]);
    expect(reserves()).toEqual([3, 0]);
  });

  test("removes a token from the game, and its destruction still triggers", () => {
    const { g, order, reserves } = begin([cored("Token", 1), "Mourner"]);
    order("destroy", "Token");
    expect(g.state.cards[0]?.zone).toBe(-1);
    expect(g.names("trash", 0)).toEqual([]);
    expect(reserves()).toEqual([1, 0]);
    expect(g.state.vars.log).toEqual(["Mourner a"]);
  });

  test("moves a card alone if the rules say nothing, and leaves nothing attached to it", () => {
    const rules = arenaRules(CARDS);
    const { leaving: _none, ...flow } = rules.flow;
    const alone = { ...rules, flow };
    const { g, order, reserves } = begin([cored("Oak", 1), "Charm"], [], alone);
    order("attach", "Charm", "Oak");
    order("take", "Oak");
    expect(g.names("field", 0)).toEqual(["Charm"]);
    expect(g.state.cards[1]?.attachedTo).toBe(-1);
    expect(reserves()).toEqual([0, 0]);
  });
});
