import { expect, test } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import { at, d20, plain, special } from "../../games/d20-warriors/testing";
import type { Ability } from "../../language";
import { d20Script, scriptFor } from "./index";

/** Warriors without abilities, sorted by their east or west number, lowest first. */
const by = (direction: "e" | "w") =>
  Object.values(d20Warriors.cards.pool)
    .filter(({ type, abilities }) => type === "warrior" && abilities.length === 0)
    .toSorted((a, b) => (a.stats[direction] ?? 0) - (b.stats[direction] ?? 0))
    .map(({ name }) => name);

test.each(["medium", "hard"] as const)("%s attacks with a Warrior that is far stronger", (level) => {
  const strong = by("e").at(-1) ?? "";
  const weak = by("w").find((name) => name !== strong) ?? "";
  const g = d20({
    placements: 0,
    me: { field: [at(0, 0, strong)], hand: [] },
    foe: { field: [at(1, 0, weak)] },
  });
  const answer = d20Script(level, g.view(0), "behaviour");
  expect(answer).toMatchObject({ do: "act", action: { type: "attack" } });
});

test.each(["medium", "hard"] as const)("%s does not attack what text keeps face up", (level) => {
  const spared: Ability = {
    kind: "replace",
    change: "flip-down",
    card: "this",
    effect: { do: "nothing" },
  };
  const weak = special("Weak", { abilities: [spared] });
  const strong = special("Strong", { numbers: [9, 9, 9, 9, 9, 9, 9, 9] });
  const g = d20({
    placements: 0,
    me: { field: [at(0, 0, strong)], hand: [] },
    foe: { field: [at(1, 0, weak)] },
  });
  const answer = scriptFor(g.engine.rules)(level, g.view(0), "behaviour");
  expect(answer).not.toMatchObject({ action: { type: "attack" } });
});

test.each(["medium", "hard"] as const)(
  "%s does not repeat a lost attack after which text kept its Warrior face up",
  (level) => {
    const spared: Ability = { kind: "replace", change: "flip-down", card: "this", effect: { do: "nothing" } };
    const stubborn = special("Stubborn", { numbers: [0, 0, 0, 0, 0, 0, 0, 0], abilities: [spared] });
    // To place it gains nothing, so that to end the turn seems worse than to wait.
    const feeble = plain("Feeble", 0);
    const wall = special("Wall", { numbers: [5, 5, 5, 5, 5, 5, 5, 5] });
    const g = d20({
      me: { field: [at(0, 0, stubborn)], hand: [feeble], deck: [feeble] },
      foe: { field: [at(1, 0, wall)] },
    });
    g.me.attack("Stubborn", "Wall");
    expect([g.face("Stubborn"), g.battle?.winner]).toEqual(["up", 1]);
    const answer = scriptFor(g.engine.rules)(level, g.view(0), "behaviour");
    expect(answer).not.toMatchObject({ action: { type: "attack" } });
  },
);
