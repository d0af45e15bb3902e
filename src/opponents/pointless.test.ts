import { describe, expect, test } from "vitest";
import { battleCores } from "../games/battle-cores/testing";
import { at, d20 } from "../games/d20-warriors/testing";
import type { Answer } from "../kernel";
import { battleCoresScript } from "./battle-cores";
import { d20Script } from "./d20-warriors";
import { LEVELS, type LevelName } from "./index";

const SEEDS = Array.from({ length: 20 }, (_, i) => `pointless ${i}`);
/** The expert has no noise, and takes much longer. */
const seedsFor = (level: LevelName) => (level === "expert" ? SEEDS.slice(0, 3) : SEEDS);
const nameOf = (g: { engine: { state: { cards: readonly { def: string }[] } } }, answer: Answer) =>
  answer.do === "act"
    ? (g.engine.state.cards[answer.action.card ?? -1]?.def ?? answer.action.type)
    : answer.do;

describe.each(LEVELS)("%s", (level) => {
  test("keeps damage to each Monster if only its own are in play", () => {
    const g = battleCores({
      at: "main",
      me: { monsters: ["Hollow Page"], hand: ["Level the Board"], points: 9 },
      foe: { monsters: [] },
    });
    const played = seedsFor(level).map((seed) => nameOf(g, battleCoresScript(level, g.view(0), seed)));
    expect(played).not.toContain("Level the Board");
  });

  test("sacrifices no Monster for less than it is worth", () => {
    const g = battleCores({
      at: "main",
      me: { monsters: ["Echoing Mirror"], hand: ["Bargain at Dusk"], points: 9 },
      foe: { monsters: [], hand: [] },
    });
    const played = seedsFor(level).map((seed) => nameOf(g, battleCoresScript(level, g.view(0), seed)));
    expect(played).not.toContain("Bargain at Dusk");
  });

  test("keeps a Flash card that would do nothing now", () => {
    const g = d20({
      placements: 0,
      me: { field: [at(0, 0, "Cornered Boar")], hand: ["Second Wind"] },
      foe: { field: [at(3, 3, "Cornered Boar")] },
    });
    const played = seedsFor(level).map((seed) => nameOf(g, d20Script(level, g.view(0), seed)));
    expect(played).not.toContain("Second Wind");
  });
});
