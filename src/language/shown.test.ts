import { describe, expect, test } from "vitest";
import { answer, determinize, type SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import type { Effect } from "./index";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";

const search: Effect = {
  do: "choose",
  from: { of: "you", zone: "deck" },
  then: {
    do: "seq",
    effects: [
      { do: "move", card: "it", to: "hand" },
      { do: "may", effect: { do: "draw", who: "you", count: 1 } },
    ],
  },
};
const rob: Effect = {
  do: "choose",
  by: "opponent",
  from: { of: "opponent", zone: "hand" },
  then: { do: "move", card: "it", to: "trash" },
};
const use = (name: string, effect: Effect) => unit(name, { kind: "activated", effect });
const RULES = arenaRules([use("Scout", search), use("Rogue", rob), unit("Oak"), unit("Elm"), unit("Ash")]);

const begin = (me: SideLayout, foe: SideLayout = {}) => tableFromLayout({ rules: RULES, seats: [me, foe] });
type Begun = ReturnType<typeof begin>;
const useIt = (g: Begun, name: string) => g.act(0, { type: "use", card: g.id(name) });
const agenda = (g: Begun, seat: number) => JSON.stringify(g.view(seat).agenda);
const sampled = (g: Begun, seat: number) =>
  determinize(RULES, g.view(seat), { name: () => "Ash", seed: "own" });

describe("a running effect in a view", () => {
  test("shows the prompted seat its options, and hides from the others which hidden cards these are", () => {
    const g = begin({ field: ["Scout"], deck: ["Oak", "Elm"] });
    useIt(g, "Scout");
    expect(g.view(0).agenda.at(-1)?.locals.found).toEqual([1, 2]);
    expect(g.view(1).agenda.at(-1)).toMatchObject({
      procedure: "effect",
      locals: { effect: { do: "choose" } },
    });
    expect(g.view(1).agenda.at(-1)?.locals).not.toHaveProperty("found");
  });

  test("does not identify a card that was chosen secretly", () => {
    const g = begin({ field: ["Scout"], deck: ["Oak", "Elm"] });
    useIt(g, "Scout");
    g.pick(0, 1);
    expect(g.decision.kind).toBe("confirm");
    expect(agenda(g, 0)).toContain('"it":[{"card":2');
    expect(agenda(g, 1)).toContain('"it":[]');
  });

  test("hides from its controller the options of the other seat", () => {
    const g = begin({ field: ["Rogue"] }, { hand: ["Oak", "Elm"] });
    useIt(g, "Rogue");
    expect(g.asked).toBe(1);
    expect(g.view(0).agenda.at(-1)?.locals).not.toHaveProperty("found");
    expect(g.view(1).agenda.at(-1)?.locals.found).toEqual([1, 2]);
  });

  test("is hidden from a seat that cannot see its source", () => {
    const g = begin({ field: [{ name: "Scout", face: "down" }], deck: ["Oak", "Elm"] });
    useIt(g, "Scout");
    expect(g.view(1).agenda.at(-1)).toEqual({ procedure: "unknown", step: 0, locals: {} });
    expect(agenda(g, 1)).not.toContain("Scout");
  });
});

test("an effect is simulated by answering, and continues with what follows", () => {
  const g = begin({ field: ["Scout"], deck: ["Oak", "Elm"] });
  useIt(g, "Scout");
  const trial = sampled(g, 0);
  answer(trial, { seat: 0, do: "pick", picks: [0] });
  expect(trial.state.decision).toMatchObject({ kind: "confirm", seat: 0 });
  answer(trial, { seat: 0, do: "confirm", yes: true });
  expect(trial.state.decision?.prompt.key).toBe("prompt.secret");
});
