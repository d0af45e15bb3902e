import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Game } from "../../games/game";
import type { Action, View } from "../../kernel";
import { renderTable } from "../testing/render-table";
import { ring, ringOf } from "../testing/ring";
import { contestedOf } from "../viewmodel/contested";
import { seatModel } from "../viewmodel/seats";

/** The ring game with a shared place for coats between the players, and a contested total. */
const ours: Game = {
  ...ring,
  table: {
    ...ring.table,
    mat: {
      ...ring.table.mat,
      contested: { total: 24 },
      zones: ring.table.mat.zones.map((zone) =>
        zone.zone === "worn" ? { ...zone, shared: { type: "coat" } } : zone,
      ),
    },
    preview: (_g, { type }) => (type === "strike" ? { lines: [], scores: [15, 9] } : null),
  },
};

const withLife = (view: View, ...life: readonly number[]): View => ({
  ...view,
  seats: view.seats.map((seat, i) => ({ ...seat, counters: { ...seat.counters, life: life[i] ?? 0 } })),
});

/** Shows the table with a coat in Ada's hand, and one of Bob's between the players unless `isBare` is set. */
function renderShared(isBare = false) {
  const { see } = ringOf(2, 2);
  const seen = see(0);
  const idOf = (seat: number, key: string) =>
    seen.zones.find((zone) => zone.key === key && zone.owner === seat)?.id ?? -1;
  const held = seen.cards.length;
  const card = {
    ...(seen.cards[0] as View["cards"][number]),
    id: held,
    def: "Felt Coat",
    face: "up" as const,
  };
  const coats = [
    { ...card, zone: idOf(0, "hand"), owner: 0, controller: 0 },
    { ...card, id: held + 1, zone: idOf(1, "worn"), owner: 1, controller: 1 },
  ];
  const play: Action = { type: "play", card: held };
  const view: View = {
    ...seen,
    cards: [...seen.cards, ...coats],
    zones: seen.zones.map((zone) => {
      if (zone.id === idOf(0, "hand")) return { ...zone, cards: [held] };
      if (zone.key !== "worn") return zone;
      return { ...zone, cards: zone.owner === 1 && !isBare ? [held + 1] : [] };
    }),
    actions: [...seen.actions.filter(({ type }) => type !== "play"), play],
  };
  const sent = vi.fn<(action: Action) => { ok: true }>(() => ({ ok: true }));
  return { view, play, sent, match: renderTable({ game: ours, view }, { commands: { act: sent } }) };
}

const place = () => screen.getByRole("grid", { name: /^Worn, / });

test("the zones of both players are one place between them, which shows either player's card", () => {
  const { view } = renderShared();
  expect(screen.getAllByRole("grid").map((grid) => grid.getAttribute("aria-label"))).toEqual([
    "Bob: Row, 2 cards",
    "Worn, 1 card",
    "Ada: Row, 2 cards",
    "Ada: Hand, 1 card",
  ]);
  const coat = within(place()).getByRole("button");
  expect(coat.getAttribute("aria-label")).toBe("Felt Coat, Bob's");
  expect(coat.dataset.seat).toBe("1");
  expect([0, 1].map((seat) => seatModel(ours, view, seat).inPlay)).toEqual([2, 3]);
});

test("the place is one tab stop between the two rows", () => {
  renderShared();
  expect(within(place()).getByRole("button").tabIndex).toBe(0);
});

test("a card that belongs in the place can be chosen and put there; otherwise the place accepts nothing", async () => {
  const { play, sent } = renderShared(true);
  const target = () => screen.queryByRole("button", { name: "Put it here: Worn" });
  expect(target()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Felt Coat, .*may act$/ }));
  expect(target()?.dataset.mark).toBe("target");
  fireEvent.click(target() as HTMLElement);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(play));
  expect(target()).toBeNull();
});

test("choosing the card twice plays it there, too", async () => {
  const { play, sent } = renderShared();
  const coat = screen.getByRole("button", { name: /^Felt Coat, .*may act$/ });
  fireEvent.click(coat);
  fireEvent.click(coat);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(play));
});

test("a card that belongs elsewhere gets no mark there", () => {
  renderShared();
  fireEvent.click(screen.getAllByRole("button", { name: /Guard, yours.*may act$/ })[0] as HTMLElement);
  expect(screen.queryByRole("button", { name: "Put it here: Worn" })).toBeNull();
});

const bar = () => screen.getByRole("region", { name: "life, 24 in all" });

test("the contested total is one bar, with both players' numbers in words, and appears nowhere else", () => {
  const { match, view } = renderShared();
  const texts = () =>
    within(bar())
      .getAllByRole("paragraph")
      .map((side) => side.textContent);
  expect(texts()).toEqual(["Ada12life", "Bob12life"]);
  expect(screen.getByRole("region", { name: "Bob's seat" }).textContent).not.toContain("12 life");
  act(() => match.setState({ view: withLife(view, 9, 15) }));
  expect(texts()).toEqual(["Ada9life−3", "Bob15life+3"]);
});

test("a sum above the total makes the bar longer, a lower sum leaves a gap", () => {
  const { see } = ringOf(2, 2);
  const total = (...life: readonly number[]) => contestedOf(ours, withLife(see(0), ...life))?.total;
  expect(total(12, 12)).toBe(24);
  expect(total(20, 10)).toBe(30);
  expect(total(5, 5)).toBe(24);
});

test("the bar shows the change that an aimed action would make", () => {
  renderShared();
  fireEvent.click(screen.getAllByRole("button", { name: /Guard, yours.*may act$/ })[0] as HTMLElement);
  const target = screen.getAllByRole("button", { name: /legal target$/ })[0] as HTMLElement;
  fireEvent.pointerEnter(target);
  fireEvent.focus(target);
  expect(bar().textContent).toContain("→ 15");
  expect(bar().textContent).toContain("→ 9");
});

test("with more than two players there is no bar, and every panel shows its seat's number", () => {
  const view = ringOf(3, 2).see(0);
  renderTable({ game: ours, view });
  expect(screen.queryByRole("region", { name: /in all$/ })).toBeNull();
  expect(screen.getByRole("region", { name: "Ada's seat" }).textContent).toContain("12 life");
});
