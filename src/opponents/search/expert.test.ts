import { describe, expect, test } from "vitest";
import { draw, tempering } from "../../games/battle-cores/cards/parts";
import { battleCores, beast, stats } from "../../games/battle-cores/testing";
import { canAnswer } from "../../kernel";
import { battleCoresScript, scriptFor } from "../battle-cores";
import type { SearchResult } from "./result";
import { together } from "./trials";

const table = (foeHand: readonly string[] = ["Arc Ferret", "Hollow Page"]) =>
  battleCores({
    at: "main",
    me: { monsters: ["Hollow Page"], hand: ["Arc Ferret", "Echoing Mirror"], points: 4 },
    foe: { monsters: ["Echoing Mirror"], hand: [...foeHand] },
  });

function steps(budget: number): SearchResult[] {
  const found: SearchResult[] = [];
  const thinking = battleCoresScript.think(table().view(0), "seed", budget);
  for (;;) {
    const { done, value } = thinking.next();
    found.push(value);
    if (done) return found;
  }
}

describe("the expert", () => {
  test("gives the same answer to the same view", () => {
    const [first, second] = [1, 2].map(() => battleCoresScript("expert", table().view(0), "seed"));
    expect(first).toEqual(second);
  });

  test("does not know what others hide", () => {
    const other = table(["Level the Board", "Bargain at Dusk"]);
    const answers = [table(), other].map((g) => battleCoresScript("expert", g.view(0), "seed"));
    expect(answers[0]).toEqual(answers[1]);
  });

  test("answers by the rules", () => {
    const g = table();
    expect(canAnswer(g.engine, battleCoresScript("expert", g.view(0), "seed"))).toEqual({ ok: true });
  });

  test("simulates no more often than its budget allows", () => {
    const visits =
      steps(5)
        .at(-1)
        ?.answers.map((one) => one.visits) ?? [];
    expect(visits.reduce((sum, n) => sum + n, 0)).toBe(5);
  });

  test("keeps the answer of the hard level without any simulation", () => {
    const [only] = steps(0);
    expect(only?.answer).toEqual(battleCoresScript("hard", table().view(0), "seed"));
  });

  test("finds the same in two halves of its worlds as in all of them", () => {
    const view = table().view(0);
    const [one, other, all] = [{ part: 0, of: 2 }, { part: 1, of: 2 }, undefined].map((share) => {
      const thinking = battleCoresScript.think(view, "seed", Number.POSITIVE_INFINITY, share);
      let step = thinking.next();
      while (!step.done) step = thinking.next();
      return step.value.trials;
    });
    if (one === undefined || other === undefined || all === undefined)
      throw new Error("nothing was searched");
    const [halves = new Map(), whole = new Map()] = [together(one, other), all].map(
      ({ arms }) => arms[0]?.values,
    );
    const common = [...whole].filter(([world]) => halves.has(world));
    expect(common.length).toBeGreaterThan(1);
    for (const [world, value] of common) expect(halves.get(world), `in world ${world}`).toBe(value);
    expect([...(one.arms[0]?.values.keys() ?? [])].filter((world) => world % 2 !== 0)).toEqual([]);
  });

  test("keeps its last guard ready, which the hard level does not", () => {
    const guard = beast("Guard", { armor: 9, keywords: ["defender"], abilities: [tempering(draw(1))] });
    const g = battleCores({
      me: { monsters: [guard], hp: 3, points: 0 },
      foe: { monsters: [stats("Archer", 9, 3, "range")] },
    });
    const types = (["hard", "expert"] as const).map((level) => {
      const answer = scriptFor(g.engine.rules)(level, g.view(0), "seed");
      return answer.do === "act" ? answer.action.type : answer.do;
    });
    expect(types).toEqual(["temper", "to-battle"]);
  });

  test("has an answer after each step, with the chance to win after it", () => {
    for (const { answer, answers } of steps(8)) {
      const chosen = answers.find((one) => one.answer === answer);
      expect(chosen?.value).toBeGreaterThanOrEqual(0);
      expect(chosen?.value).toBeLessThanOrEqual(1);
    }
  });
});
