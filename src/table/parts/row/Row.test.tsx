import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type CardId, newCard, type View, zoneOf } from "../../../kernel";
import { renderRing } from "../../testing/render-ring";
import { ring } from "../../testing/ring";
import { seatModel } from "../../viewmodel/seats";
import { attachedTo } from "../../viewmodel/zones";

/** The view with this many badges of seat 0 on a card. */
function withBadges(view: View, host: CardId, count: number): View {
  const zone = zoneOf(view, "badges", 0);
  const first = view.cards.length;
  const badges = Array.from({ length: count }, (_, i) => ({
    ...newCard(first + i, "Tin Badge", 0, zone.id),
    attachedTo: host,
  }));
  const zones = view.zones.map((other) =>
    other.id === zone.id ? { ...zone, cards: badges.map(({ id }) => id) } : other,
  );
  return { ...view, cards: [...view.cards, ...badges], zones };
}

test("attached cards are tucked under their host, in the same row, and arrow keys visit them after it", () => {
  const { match, see } = renderRing(2, 2);
  const view = see(0);
  const [host = -1, next = -1] = zoneOf(view, "row", 0).cards;
  const patched = withBadges(view, host, 2);
  act(() => match.setState({ view: patched }));

  expect(attachedTo(ring, patched, host)).toHaveLength(2);
  expect(attachedTo(ring, patched, next)).toEqual([]);
  expect(seatModel(ring, patched, 0).inPlay).toBe(seatModel(ring, view, 0).inPlay + 2);

  const row = screen.getByRole("grid", { name: "Ada: Row, 2 cards" });
  const spots = within(row).getAllByRole("gridcell");
  expect(spots).toHaveLength(2);
  const [top, ...tucked] = within(spots[0]!).getAllByRole("button");
  expect(tucked.map((card) => card.getAttribute("aria-label"))).toEqual([
    "Tin Badge, yours, attached to Maple Guard",
    "Tin Badge, yours, attached to Maple Guard",
  ]);
  top?.focus();
  fireEvent.keyDown(top!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(tucked[0]);
});
