import { expect, test } from "vitest";
import { loadGame, partsOf } from "../games/registry";
import { cardOf, createGame, zoneOf } from "../kernel";
import { configOf } from "./position";
import { gameWithPositions } from "./rules-for";
import { tryCard } from "./try-card";

test("a token that is called like a card of Battle Cores stays a token", async () => {
  const [printed, rules] = await Promise.all([loadGame("battle-cores"), partsOf("battle-cores").position()]);
  const game = gameWithPositions(printed, rules);
  const position = await tryCard("battle-cores", "Seedpod Runner (Token)");
  const { state } = createGame(game.rules, configOf(position, ["Ann", "Bob"]));
  const monsters = zoneOf(state, "monsters", 0).cards.map((id) => cardOf(state, id).def);
  expect(monsters).toContain("Seedpod Runner (Token)");
});
