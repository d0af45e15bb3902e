import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores/testing";
import { decide, LEVELS } from "../index";

test.each(LEVELS)("%s strikes a player whom that puts out of the game", (level) => {
  const g = battleCores({
    at: "battle",
    me: { monsters: ["Arc Ferret"], hand: [] },
    foe: { hp: 2, monsters: [] },
  });
  const answer = decide("battle-cores", level, g.view(0), "behaviour");
  expect(answer).toMatchObject({ do: "act", action: { type: "attack" } });
});
