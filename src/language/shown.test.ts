import { describe, expect, test } from "vitest";
import { answer, determinize, type SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import type { Effect } from "./index";
import { arenaRules } from "./testing/arena";
import { spell, unit } from "./testing/arena-cards";

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

describe("what waits in a view points at no card that has gone where its seat cannot see it", () => {
  const bury: Effect = {
    do: "choose",
    from: { of: "you", not: "this" },
    then: {
      do: "seq",
      effects: [
        { do: "move", card: "it", to: "deck" },
        { do: "may", effect: { do: "draw", who: "you", count: 1 } },
      ],
    },
  };
  const mourning = (name: string) =>
    unit(name, {
      kind: "trigger",
      when: { on: "destroyed", card: { of: "you", not: "this" } },
      effect: bury,
    });

  test("as the ability of that card", () => {
    const rules = arenaRules([mourning("Widow"), mourning("Orphan"), unit("Oak"), unit("Elm")]);
    const g = tableFromLayout({ rules, seats: [{ field: ["Widow", "Orphan", "Oak", "Elm"] }, {}] });
    const [widow, orphan] = [g.id("Widow"), g.id("Orphan")];
    g.act(0, { type: "destroy", card: g.id("Elm") });
    expect(JSON.stringify(g.view(0).agenda)).toContain(`"card":${orphan},"def":"Orphan"`);
    g.pick(0, g.decision.kind === "pick" ? g.decision.options.findIndex(({ card }) => card === orphan) : -1);
    expect(g.decision).toMatchObject({ kind: "confirm", source: widow });
    expect(g.names("deck", 0)).toEqual(["Orphan"]);
    expect(agenda(g, 0)).not.toContain(`"card":${orphan},`);
  });

  test("as the target of a play", () => {
    const reach: Effect = {
      do: "choose",
      from: { of: "opponent" },
      as: "target",
      announced: true,
      then: { do: "move", card: "target", to: "trash" },
    };
    const recall: Effect = {
      do: "choose",
      from: { of: "you" },
      as: "own",
      announced: true,
      then: { do: "move", card: "own", to: "deck" },
    };
    const rules = arenaRules([spell("Reach", 0, reach), spell("Recall", 0, recall), unit("Oak")], {
      spells: true,
    });
    const g = tableFromLayout({ rules, seats: [{ hand: ["Reach"] }, { hand: ["Recall"], field: ["Oak"] }] });
    const targets = (seat: number) => g.view(seat).stack[0]?.refs?.target?.map(({ card }) => card);
    g.act(0, { type: "cast", card: g.id("Reach") });
    g.pick(0, 0);
    expect(targets(0)).toEqual([g.id("Oak")]);
    g.act(1, { type: "cast", card: g.id("Recall") });
    g.pick(1, 0);
    g.pass(0, 1);
    expect(g.names("deck", 1)).toEqual(["Oak"]);
    for (const seat of [0, 1]) expect(targets(seat)).toEqual([]);
  });
});
