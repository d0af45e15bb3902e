import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores/testing";
import { LEVELS } from "../index";
import { battleCoresScript } from "./index";

test.each(LEVELS)("%s attacks a player if that eliminates them", (level) => {
  const g = battleCores({
    at: "battle",
    me: { monsters: ["Arc Ferret"], hand: [] },
    foe: { hp: 2, monsters: [] },
  });
  const answer = battleCoresScript(level, g.view(0), "behaviour");
  expect(answer).toMatchObject({ do: "act", action: { type: "attack" } });
});
