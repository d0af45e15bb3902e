import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Refusal, refuse } from "../../../kernel";
import type { TableSetup } from "../../../store/types";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

const WHY = "You have no move to undo yet.";

/** A practice table that refuses undo for this reason, or allows it. */
function practice(refusal: Refusal | null) {
  const { game, see } = position();
  const undo = vi.fn(async () => true);
  const match = renderTable(
    {
      game,
      view: see(0),
      setup: {
        id: "m",
        game: game.slug,
        seats: [{ kind: "person" }, { kind: "opponent", level: "easy" }],
        openHands: false,
      },
      noUndo: refusal,
    },
    { commands: { undo } },
  );
  return { match, undo, button: screen.getByRole("button", { name: "Undo" }) };
}

const nothing = () => refuse("nothing-to-undo", "kernel:decision");
const reason = () => document.querySelector("[data-reason]")?.textContent?.trim() ?? null;
const spoken = () =>
  [...screen.getByRole("log", { name: "Announcements" }).children].map((p) => p.textContent);

test("a disabled undo can be focused and says why when it is pressed", () => {
  const { undo, button } = practice(nothing());
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.hasAttribute("disabled")).toBe(false);
  expect(reason()).toBeNull();
  fireEvent.click(button);
  expect(reason()).toBe(WHY);
  expect(undo).not.toHaveBeenCalled();
});

test("gives the reason to the pointer and to screen readers before it is pressed", () => {
  const { button } = practice(nothing());
  expect(button.title).toBe(`Undo (U): ${WHY}`);
  const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe(WHY);
});

test("keyboard users read the reason, and hear it from the button alone", () => {
  const { button } = practice(nothing());
  fireEvent.keyDown(document.body, { key: "Tab" });
  fireEvent.focus(button);
  expect(reason()).toBe(WHY);
  // The button announces it itself. A screen reader would announce it twice.
  expect(spoken()).not.toContain(WHY);
  fireEvent.click(button);
  expect(spoken()).toContain(WHY);
  fireEvent.blur(button);
  expect(reason()).toBe(WHY);
});

test("the reason stays until the focus leaves, or until it no longer applies", () => {
  const { match, button } = practice(nothing());
  fireEvent.keyDown(document.body, { key: "Tab" });
  fireEvent.focus(button);
  fireEvent.blur(button);
  expect(reason()).toBeNull();
  fireEvent.focus(button);
  expect(reason()).toBe(WHY);
  act(() => match.setState({ noUndo: null }));
  expect(reason()).toBeNull();
});

test("U says why, too", () => {
  practice(nothing());
  fireEvent.keyDown(document.body, { key: "u" });
  expect(reason()).toBe(WHY);
});

test("an enabled undo has no reason", () => {
  const { undo, button } = practice(null);
  expect(button.getAttribute("aria-describedby")).toBeNull();
  fireEvent.click(button);
  expect(undo).toHaveBeenCalled();
  expect(reason()).toBeNull();
});

const TWO: TableSetup = {
  id: "m",
  game: "d20-warriors",
  seats: [{ kind: "person" }, { kind: "person" }],
  openHands: false,
};
const SHARED = refuse("undo-shared", "kernel:decision");

/**
 * A table of two people with this many OOPS.
 * @param refusal why none can be spent now
 */
function oops(count: number, refusal: Refusal | null) {
  const { game, see } = position("test", { oops: count });
  const why = vi.fn(() => refusal ?? ({ ok: true } as const));
  const send = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game, view: see(0), setup: TWO, noUndo: SHARED }, { commands: { judge: why, send } });
  return send;
}

test("between two people U and the tool spend an OOPS", () => {
  const send = oops(4, null);
  fireEvent.keyDown(document.body, { key: "u" });
  fireEvent.click(screen.getByRole("button", { name: "OOPS" }));
  const spent = { seat: 0, do: "anytime", action: { type: "oops" } };
  expect(send.mock.calls).toEqual([[spent], [spent]]);
});

test("an OOPS that cannot be spent is still shown and says why", () => {
  const send = oops(4, refuse("no-takeback-left", "D20 11.11"));
  const button = screen.getByRole("button", { name: "OOPS" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.title).toBe("OOPS (U): You have no takebacks left.");
  fireEvent.keyDown(document.body, { key: "u" });
  expect(reason()).toContain("You have no takebacks left.");
  expect(send).not.toHaveBeenCalled();
});

test("explains to two people without OOPS that nothing can be undone", () => {
  oops(0, null);
  expect(screen.queryByRole("button", { name: /OOPS|Undo/ })).toBeNull();
  fireEvent.keyDown(document.body, { key: "u" });
  expect(reason()).toContain("open hands");
});

test("with open hands two people undo as in practice", () => {
  const { game, see } = position();
  const undo = vi.fn(async () => true);
  renderTable(
    { game, view: see(0), setup: { ...TWO, openHands: true }, noUndo: null },
    { commands: { undo } },
  );
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalled();
});
