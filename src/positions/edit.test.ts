import { expect, test } from "vitest";
import type { BoardPosition, PlacedCard } from "../games/game-position";
import { loadGame, partsOf } from "../games/registry";
import { withCard, withMoved, withoutCard, withSeatCount } from "./edit";
import { cardsIn } from "./places";

const [souls, position] = await Promise.all([
  loadGame("battle-of-souls"),
  partsOf("battle-of-souls").position(),
]);
const game = { position, rules: souls.rules };
const [fighter = "", other = ""] = Object.values(souls.cards.pool)
  .filter(({ type }) => type === "warrior")
  .map(({ name }) => name);
const attachment = Object.values(souls.cards.pool).find((card) => "stay" in card && card.stay === "attached");
const EQUIPMENT: PlacedCard = { name: attachment?.name ?? "", face: "up" };

const FIGHTERS = { seat: 1, zone: "fighters" };
const MINE = { seat: 0, zone: "equipment" };

/** Two fighters of the second seat, with an equipment of the first seat on the second one. */
function board(): BoardPosition {
  const empty = position.empty(souls);
  const first = withCard(game, empty, FIGHTERS, { name: fighter });
  const second = withCard(game, first, FIGHTERS, { name: other });
  return withCard(game, second, MINE, { ...EQUIPMENT, on: 1, onSeat: 1 });
}
const attached = (now: BoardPosition) => cardsIn(now, MINE)[0];

test("a card stays attached to its host when a card before the host leaves", () => {
  const now = withoutCard(game, board(), { ...FIGHTERS, at: 0 });
  expect(attached(now)).toMatchObject({ on: 0, onSeat: 1 });
});

test("a card stays attached to its host when the host moves in its zone and to the other side", () => {
  const moved = withMoved(game, board(), { ...FIGHTERS, at: 1 }, FIGHTERS, 0);
  expect(attached(moved)).toMatchObject({ on: 0, onSeat: 1 });
  const across = withMoved(game, board(), { ...FIGHTERS, at: 1 }, { ...FIGHTERS, seat: 0 });
  expect(attached(across)).toMatchObject({ on: 0, onSeat: undefined });
});

test("a card is on no card once its host is where it cannot have any", () => {
  const now = withMoved(game, board(), { ...FIGHTERS, at: 1 }, { seat: 1, zone: "hand" });
  expect(attached(now)?.on).toBeUndefined();
});

test("a card that is added is attached to the last card of the usual zone", () => {
  const now = withCard(
    game,
    withCard(game, board(), { seat: 0, zone: "fighters" }, { name: fighter }),
    MINE,
    EQUIPMENT,
  );
  expect(cardsIn(now, MINE)[1]).toMatchObject({ on: 0 });
});

test("a seat that goes takes with it what cards say of it", () => {
  const three = withSeatCount(board(), 3, position.empty(souls));
  const on = withCard(game, three, { seat: 2, zone: "fighters" }, { name: fighter });
  const there = withCard(game, on, MINE, { ...EQUIPMENT, on: 0, onSeat: 2 });
  const owned = withCard(game, there, { seat: 0, zone: "fighters" }, { name: other, owner: 2 });
  const two = withSeatCount(owned, 2, position.empty(souls));
  expect(cardsIn(two, MINE)[1]?.on).toBeUndefined();
  expect(cardsIn(two, { seat: 0, zone: "fighters" })[0]?.owner).toBeUndefined();
});
