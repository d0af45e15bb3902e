import { expect, test } from "vitest";
import { playedMatch } from "../../store/play/match";
import { createTable } from "../state/create-table";
import { facingPair } from "../testing/position";
import { cardViewModel } from "./card-view-model";

test("a card that has landed becomes visible, even if nothing else about it has changed", () => {
  const at = facingPair();
  const table = createTable(at.game, at.see(0), playedMatch);
  const { view } = table.getState();
  const card = view.cards.find(({ def, zone }) => def !== "" && zone >= 0)?.id ?? -1;
  const resting = cardViewModel(table.getState(), card, null);
  table.setState({ flying: new Set([card]) });
  const flying = cardViewModel(table.getState(), card, resting);
  expect(flying.isFlying).toBe(true);
  table.setState({ flying: new Set() });
  expect(cardViewModel(table.getState(), card, flying).isFlying).toBe(false);
});

test("an unchanged card keeps its view model", () => {
  const at = facingPair();
  const table = createTable(at.game, at.see(0), playedMatch);
  const { view } = table.getState();
  const [card = -1, other = -1] = view.cards
    .filter(({ def, zone }) => def !== "" && zone >= 0)
    .map((c) => c.id);
  const before = cardViewModel(table.getState(), card, null);
  table.setState({ flying: new Set([other]) });
  expect(cardViewModel(table.getState(), card, before)).toBe(before);
});
