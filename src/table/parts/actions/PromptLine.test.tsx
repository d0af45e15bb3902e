import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { position } from "../../testing/position";
import { renderRing } from "../../testing/render-ring";
import { renderTable } from "../../testing/render-table";

test("the prompt for the armed card names what to choose: a target, or a place", () => {
  renderRing(2, 2);
  fireEvent.click(screen.getAllByRole("button", { name: /^Maple Guard, yours.*may act$/ })[0]!);
  expect(screen.getByText("strike Maple Guard: choose a target.")).toBeTruthy();
});

test("a card to be placed asks where", () => {
  const { game, g, see, pass } = position();
  pass();
  const viewer = g.state.decision?.seat ?? 0;
  renderTable({ game, view: see(viewer), viewer });
  fireEvent.click(screen.getAllByRole("button", { name: /, Warrior,.*may act$/ })[0]!);
  expect(screen.getByText(/^Place .+: choose where\.$/)).toBeTruthy();
});
