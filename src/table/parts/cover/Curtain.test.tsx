import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { hashPin, useSettings } from "../../../store/settings/settings";
import type { LogEntry } from "../../../store/types";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

afterEach(() => useSettings.getState().change({ pins: [] }));

const line = (id: number, player: string): LogEntry => ({
  id,
  turn: 1,
  seat: 1,
  message: { key: "log.d20.flash", args: { player, card: "Rally Horn" } },
  rule: "D20 5.5",
  cards: ["Rally Horn"],
});

/**
 * Shows the curtain before a seat.
 * @returns the callback that lifts it.
 */
function hang(to: number, recap: readonly LogEntry[] = []) {
  const { game, see } = position();
  const lift = vi.fn();
  renderTable(
    { game, view: see(-1), viewer: -1, curtain: { to, recap } },
    { commands: { liftCurtain: lift } },
  );
  return lift;
}

const holdButton = () => screen.getByRole("button", { name: "Press and hold to reveal" });

test("says whose turn it is to look, and what happened since, in order", () => {
  hang(1, [line(1, "Ada"), line(2, "Bob")]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Bob's turn" }));
  const recap = screen.getByRole("region", { name: "Since your last turn" });
  expect([...recap.querySelectorAll("li")].map((entry) => entry.textContent)).toEqual([
    "Ada plays Rally Horn.",
    "Bob plays Rally Horn.",
  ]);
});

test("merges an event that happened several times in a row", () => {
  const drawn: LogEntry = {
    ...line(1, "Bob"),
    message: { key: "log.d20.draw-hidden", args: { player: "Bob" } },
    times: 3,
  };
  hang(0, [drawn, { ...line(2, "Bob"), times: 2 }]);
  const recap = screen.getByRole("region", { name: "Since your last turn" });
  expect([...recap.querySelectorAll("li")].map((entry) => entry.textContent)).toEqual([
    "Bob draws 3 cards.",
    "Bob plays Rally Horn. (2×)",
  ]);
});

test("with a PIN it does not lift without it, neither held nor in two presses", () => {
  vi.useFakeTimers();
  useSettings.getState().change({ pins: ["", hashPin("2468")] });
  const lift = hang(1);
  const holdOn = () => {
    fireEvent.pointerDown(holdButton());
    vi.advanceTimersByTime(700);
    fireEvent.pointerUp(holdButton());
    fireEvent.click(holdButton());
  };
  const field = screen.getByLabelText("PIN for Bob");
  expect(field.getAttribute("type")).toBe("password");
  for (const pin of ["", "2467"]) {
    fireEvent.change(field, { target: { value: pin } });
    expect(holdButton().getAttribute("aria-disabled")).toBe("true");
    holdOn();
    expect(screen.queryByRole("button", { name: /^I am/ })).toBeNull();
  }
  expect(lift).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: "2468" } });
  holdOn();
  expect(lift).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("a seat without a PIN is not asked for the other seat's PIN", () => {
  useSettings.getState().change({ pins: ["", hashPin("2468")] });
  hang(0);
  expect(screen.queryByLabelText(/^PIN for/)).toBeNull();
  expect(holdButton().getAttribute("aria-disabled")).toBeNull();
});

test("a key held on the curtain lifts it on release, so that it presses nothing behind it", () => {
  vi.useFakeTimers();
  const lift = hang(1);
  const button = holdButton();
  fireEvent.keyDown(button, { key: "Enter" });
  vi.advanceTimersByTime(700);
  fireEvent.keyDown(button, { key: "Enter", repeat: true });
  expect(lift).not.toHaveBeenCalled();
  fireEvent.keyUp(button, { key: "Enter" });
  expect(lift).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
