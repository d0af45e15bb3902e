import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

test("a match that another tab plays says so on the main button and in the prompt until it is taken back", () => {
  const { game, g, see, pass } = position();
  pass();
  const viewer = g.state.decision?.seat ?? 0;
  const onTakeOver = vi.fn();
  const match = renderTable({ game, view: see(viewer), viewer, isTakenOver: true }, { onTakeOver });
  const main = screen.getByRole("button", { name: "Playing in another tab" });
  expect(main.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("This match is being played in another tab. It is paused here.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Continue here" }));
  expect(onTakeOver).toHaveBeenCalledOnce();
  act(() => match.setState({ isTakenOver: false }));
  expect(screen.queryByText(/another tab/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Continue here" })).toBeNull();
});

test("a match that another tab takes over is announced, and prompts no more", () => {
  const { game, g, see, pass } = position();
  pass();
  const viewer = g.state.decision?.seat ?? 0;
  const match = renderTable({ game, view: see(viewer), viewer });
  const region = screen.getByRole("log", { name: "Announcements" });
  const before = region.textContent ?? "";
  act(() => match.setState({ isTakenOver: true, view: { ...see(viewer), actions: [], anytime: [] } }));
  act(() => match.setState({ view: { ...see(viewer), actions: [], anytime: [] } }));
  expect(region.textContent).toBe(`${before}This match is being played in another tab. It is paused here.`);
});
