import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

test("an opponent that has been thinking for a while can be asked to play now", () => {
  const playNow = vi.fn();
  const { game, g, see } = position();
  const viewer = 1 - (g.state.decision?.seat ?? 0);
  const match = renderTable({ game, view: see(viewer), viewer, thinking: true }, { commands: { playNow } });
  const button = () => screen.queryByRole("button", { name: "Play now" });
  expect(button()).toBeNull();
  act(() => match.setState({ canHurry: true }));
  fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  expect(playNow).toHaveBeenCalledOnce();
  act(() => match.setState({ thinking: false }));
  expect(button()).toBeNull();
});
