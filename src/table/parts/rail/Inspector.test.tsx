import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../../store/settings/settings";
import { facingPair } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  useSettings.getState().change({ inspector: "hover" });
});
afterEach(() => void vi.useRealTimers());

/** A table at which the active seat may act. */
function atTable() {
  const { game, g, see } = facingPair();
  const seat = g.state.decision?.seat ?? 0;
  const view = see(seat);
  renderTable({ game, view, viewer: seat });
}

const cardIn = (part: "hand" | "grid") => document.querySelector(`[data-${part}] [data-card]`) as HTMLElement;
const inspector = () => screen.queryByRole("complementary", { name: "Card" });

function hover(card: HTMLElement) {
  fireEvent.pointerEnter(card, { pointerType: "mouse" });
  act(() => void vi.advanceTimersByTime(250));
}

test("a hovered card of the hand is enlarged in place, with its whole text", () => {
  atTable();
  hover(cardIn("hand"));
  expect(inspector()?.dataset.side).toBe("place");
  expect(inspector()?.textContent?.length).toBeGreaterThan(cardIn("hand").textContent?.length ?? 0);
});

test("a hovered card of the board is shown at the edge", () => {
  atTable();
  hover(cardIn("grid"));
  expect(inspector()?.dataset.side).not.toBe("place");
});

test("while a card is armed no card is enlarged over the table", () => {
  atTable();
  hover(cardIn("hand"));
  fireEvent.click(cardIn("hand"));
  expect(inspector()?.dataset.side).not.toBe("place");
});

test("a card of the hand is not enlarged in place when cards are shown in the side panel", () => {
  useSettings.getState().change({ inspector: "rail" });
  atTable();
  hover(cardIn("hand"));
  expect(inspector()?.dataset.side).toBe("rail");
});
