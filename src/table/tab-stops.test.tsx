import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { everyAction } from "../kernel";
import { matchCommands, useMatch } from "../store/play/match";
import { onScreen, renderMatch } from "./testing/render-match";

// Each test renders a whole table, in several workers at once.
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => matchCommands.leaveTable());

/** The tab stops in each zone. */
const stops = () =>
  screen.getAllByRole("grid").map((zone) => zone.querySelectorAll('button[tabindex="0"]').length);

/** Gives simple answers until some Warriors are on the board and one more may be placed. */
function playOn(cards: number): void {
  for (let i = 0; i < 80; i++) {
    const { decision, zones } = onScreen();
    const actions = everyAction(onScreen().actions);
    const inPlay = zones.find(({ key }) => key === "battlefield")?.cards.length ?? 0;
    const place = actions.find(({ type }) => type === "place");
    if (inPlay >= cards && place) return;
    const seat = decision?.seat ?? 0;
    const action = place ?? actions.find(({ type }) => type === "pass" || type === "end-turn");
    act(() => {
      if (action) matchCommands.send({ seat, do: "act", action });
      else if (decision?.kind === "pick")
        matchCommands.send({ seat, do: "pick", picks: [...Array(decision.min).keys()] });
    });
  }
}

test("each zone is one tab stop, also while a card is aimed; arrow keys move inside it", async () => {
  const user = userEvent.setup();
  await renderMatch();
  playOn(3);
  expect(stops()).toEqual([1, 1]);
  await user.keyboard("b");
  const [first, board] = [document.activeElement, document.activeElement?.closest('[role="grid"]')];
  await user.keyboard("{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowDown}");
  expect(document.activeElement?.closest('[role="grid"]')).toBe(board);
  expect(first?.matches("[data-card]")).toBe(true);
  expect(stops()).toEqual([1, 1]);

  const { card } = everyAction(onScreen().actions).find(({ type }) => type === "place") ?? {};
  await user.click(document.querySelector(`[data-card="${card}"]`) as HTMLElement);
  expect(document.querySelectorAll("[data-legal]").length).toBeGreaterThan(3);
  expect(stops()).toEqual([1, 1]);
  expect(board?.querySelector('button[tabindex="0"]')?.matches("[data-legal]"), "legal ones only").toBe(true);
});

test("open hands of others, and a pile being browsed, are one tab stop each with arrow keys inside", async () => {
  const user = userEvent.setup();
  await renderMatch();
  playOn(3);
  const inside = (zone: Element | null) => [...(zone?.querySelectorAll<HTMLElement>("[data-shown]") ?? [])];
  const far = inside(screen.getByRole("group", { name: /: Hand, / }));
  expect(far.length).toBeGreaterThan(1);
  expect(far.filter(({ tabIndex }) => tabIndex === 0)).toEqual([far[0]]);
  act(() => far[0]?.focus());
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(far[1]);

  const { zones, cards } = onScreen();
  const pile = zones.find(({ key, owner }) => key === "discard" && owner === 0);
  const held = zones.find(({ key, owner }) => key === "hand" && owner === 0)?.cards ?? [];
  const view = {
    ...onScreen(),
    cards: cards.map((card) => (held.includes(card.id) ? { ...card, zone: pile?.id ?? -1 } : card)),
    zones: zones.map((zone) => (zone.id === pile?.id ? { ...zone, cards: held } : zone)),
  };
  act(() => useMatch.setState({ view }));
  await user.click(screen.getByRole("button", { name: /Ada: Discard pile, / }));
  const browsed = inside(screen.getByRole("dialog"));
  expect(browsed).toHaveLength(held.length);
  expect(browsed.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => browsed[0]?.focus());
  await user.keyboard("{End}");
  expect(document.activeElement).toBe(browsed.at(-1));
});
