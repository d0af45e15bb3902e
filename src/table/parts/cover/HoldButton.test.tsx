import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HoldButton } from "./HoldButton";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A button to be held.
 * @returns the button and its callback.
 */
function draw(idle = false) {
  const done = vi.fn();
  render(<HoldButton label="Hold" secondLabel="Me" onDone={done} idle={idle} />);
  return { done, button: screen.getByRole("button", { name: "Hold" }) };
}

test.each(["Enter", " "])("held by key %j it fires on release, not by repeating", (key) => {
  const { done, button } = draw();
  fireEvent.keyDown(button, { key });
  for (let i = 0; i < 30; i++) {
    vi.advanceTimersByTime(33);
    fireEvent.keyDown(button, { key, repeat: true });
  }
  expect(done).not.toHaveBeenCalled();
  // Prevented, because releasing Space would press it as well.
  expect(fireEvent.keyUp(button, { key })).toBe(false);
  expect(done).toHaveBeenCalledTimes(1);
});

test("a key that is released too early, or another key, does nothing", () => {
  const { done, button } = draw();
  fireEvent.keyDown(button, { key: "Enter" });
  vi.advanceTimersByTime(300);
  expect(fireEvent.keyUp(button, { key: "Enter" })).toBe(true);
  vi.advanceTimersByTime(600);
  fireEvent.keyUp(button, { key: "Enter" });
  fireEvent.keyDown(button, { key: "Enter" });
  vi.advanceTimersByTime(700);
  fireEvent.keyUp(button, { key: "Shift" });
  expect(done).not.toHaveBeenCalled();
});

test("a key held while the focus moves elsewhere does nothing", () => {
  const { done, button } = draw();
  fireEvent.keyDown(button, { key: "Enter" });
  vi.advanceTimersByTime(700);
  fireEvent.blur(button);
  fireEvent.keyUp(button, { key: "Enter" });
  expect(done).not.toHaveBeenCalled();
});

test("held by pointer it fires at once", () => {
  const { done, button } = draw();
  fireEvent.pointerDown(button);
  vi.advanceTimersByTime(700);
  expect(done).toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(button);
  expect(done).toHaveBeenCalledTimes(1);
});

test("while it is idle neither does anything", () => {
  const { done, button } = draw(true);
  fireEvent.pointerDown(button);
  fireEvent.keyDown(button, { key: " " });
  vi.advanceTimersByTime(700);
  fireEvent.keyUp(button, { key: " " });
  expect(done).not.toHaveBeenCalled();
});
