import { expect, test } from "vitest";
import { loadGame, partsOf } from "../../../games/registry";
import { judgeSet, placedFaults, shownGame } from "./judge-card";

const draw = {
  kind: "trigger",
  when: { on: "summon", card: "this" },
  effect: { do: "draw", who: "you", count: 1 },
};
const odd = { ...draw, effect: { do: "word", word: "win-the-game" } };
const monster = {
  kind: "monster",
  name: "Bell",
  price: 1,
  element: "light",
  creature: "spirit",
  armor: 3,
  power: 2,
};

test("a fault of an ability is placed at that ability", async () => {
  const [game, workshop] = await Promise.all([loadGame("battle-cores"), partsOf("battle-cores").workshop()]);
  const cards = [{ ...monster, abilities: [draw, odd] }];
  const { faults, sound, vocabulary } = judgeSet(game, workshop, cards);
  const placed = placedFaults(workshop, vocabulary, cards[0], faults.get(0) ?? []);
  expect(placed.map(({ place }) => place)).toEqual(["abilities.1"]);
  expect(sound).toEqual([]);
});

test("a card with faults is shown, with what is plain in their place", async () => {
  const workshop = await partsOf("battle-cores").workshop();
  const shown = shownGame(workshop, { ...monster, armor: 99, abilities: [odd] }, 1);
  expect(shown?.name).toBe("Bell");
  expect(shown?.game.cards.pool.Bell?.stats).toMatchObject({ power: 2 });
  expect(shownGame(workshop, { kind: "spaceship" }, 1)).toBeUndefined();
});
