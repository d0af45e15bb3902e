import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function openMenu(host: Parameters<typeof renderTable>[1] = {}) {
  const { game, pass, see } = position();
  pass();
  renderTable({ game, view: see(0) }, { settings: <p>Sound and theme</p>, ...host });
  press("Settings and help");
  return within(screen.getByRole("dialog", { name: "Settings and help" }));
}

test("the gear opens the settings of the screen, help and keys beside the match", () => {
  const menu = openMenu();
  expect(menu.getByText("Sound and theme")).toBeTruthy();
  expect(menu.getByRole("button", { name: "Rules of D20 Warriors" })).toBeTruthy();
  press("Keyboard shortcuts");
  expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy();
});

test("what is on the table is edited as a position where the screen allows it", () => {
  const onPosition = vi.fn();
  openMenu({ onPosition });
  press("Edit as position");
  expect(onPosition).toHaveBeenCalledOnce();
});

test("without an editor, nothing is said of one", () => {
  expect(openMenu().queryByRole("button", { name: "Edit as position" })).toBeNull();
});

test("when the player is prompted is changed in it, for this match", () => {
  const setPassSettings = vi.fn();
  const menu = openMenu({ commands: { setPassSettings } });
  fireEvent.click(menu.getByRole("radio", { name: "at every chance" }));
  expect(setPassSettings).toHaveBeenCalledWith(0, "every", []);
  press("Stops and more …");
  expect(screen.getByRole("dialog", { name: "When to prompt me" })).toBeTruthy();
});

test("on a phone it is in the sheet", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { game, see } = position();
  renderTable({ game, view: see(0) });
  press("More");
  press("Settings and help");
  expect(screen.getByRole("dialog", { name: "Settings and help" })).toBeTruthy();
});
