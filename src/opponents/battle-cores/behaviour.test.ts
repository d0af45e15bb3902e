import { expect, test } from "vitest";
import { aTrap, battleCores, stats } from "../../games/battle-cores/testing";
import { actionOf, NONE } from "../../kernel";
import { LEVELS, randomFrom } from "../index";
import { battleCoresScript, scriptFor } from "./index";

test.each(LEVELS)("%s attacks a player if that eliminates them", (level) => {
  const g = battleCores({
    at: "battle",
    me: { monsters: ["Arc Ferret"], hand: [] },
    foe: { hp: 2, monsters: [] },
  });
  const answer = battleCoresScript(level, g.view(0), "behaviour");
  expect(answer).toMatchObject({ do: "act", action: { type: "attack" } });
});

test("sees in a simulated game what an attack does although the other player could answer with a Trap", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Bear", 3, 3)], hand: [] },
    foe: { monsters: [stats("Pup", 3, 1), stats("Wall", 9, 9)], hand: [aTrap("Snare")], points: 5 },
  });
  const { player } = scriptFor(g.engine.rules).searched;
  const targets = ["a", "b", "c", "d"].map((seed) => {
    const target = actionOf(player.quick(g.engine, randomFrom(seed)))?.target ?? NONE;
    return g.engine.state.cards[target]?.def;
  });
  expect(targets).toEqual(["Pup", "Pup", "Pup", "Pup"]);
});
