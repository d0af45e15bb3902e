import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DEFAULT_SETTINGS, matchesPin, useSettings } from "../../store/settings/settings";
import { setLocale } from "../../text";
import Settings from "./Settings";
import { applyTheme } from "./theme";

beforeEach(() => useSettings.getState().reset());
afterEach(() => setLocale("en"));

test("theme and text size are set on the document; the system's leave it unchanged", () => {
  const root = document.createElement("html");
  applyTheme(root, { theme: "dark", textSize: 130, reducedMotion: "on" });
  expect({ ...root.dataset }).toEqual({ theme: "dark", motion: "on" });
  expect(root.style.fontSize).toBe("130%");
  applyTheme(root, { theme: "system", textSize: 100, reducedMotion: "auto" });
  expect(root.style.fontSize).toBe("");
  expect({ ...root.dataset }).toEqual({ motion: "auto" });
});

test("every change takes effect at once", async () => {
  const user = userEvent.setup();
  render(<Settings />);
  await user.click(within(screen.getByRole("group", { name: "Theme" })).getByRole("radio", { name: "Dark" }));
  await user.click(screen.getByRole("radio", { name: "130 %" }));
  await user.click(screen.getByRole("radio", { name: "Only at my stops" }));
  await user.click(screen.getByRole("checkbox", { name: "Dice" }));
  await user.click(screen.getByRole("checkbox", { name: "Attacks" }));
  fireEvent.change(screen.getByRole("slider", { name: "Animation speed" }), { target: { value: "0" } });
  await user.type(screen.getByLabelText("Name of player 1"), "Ann B");
  expect(useSettings.getState()).toMatchObject({
    theme: "dark",
    textSize: 130,
    passing: { level: "stops", stops: ["attack", "dice"] },
    motionSpeed: 0,
    playerNames: ["Ann B", ""],
  });
  expect(screen.getByText("Instant")).toBeTruthy();
});

test("sound has a volume while it is on; single-key shortcuts can be switched off", async () => {
  const user = userEvent.setup();
  render(<Settings />);
  fireEvent.change(screen.getByRole("slider", { name: "Volume" }), { target: { value: "35" } });
  expect(screen.getByText("35 %")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Sound" }));
  expect(screen.queryByRole("slider", { name: "Volume" })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Single-key shortcuts" }));
  expect(useSettings.getState()).toMatchObject({ sound: false, volume: 35, letterKeys: false });
});

test("a PIN consists of digits; its hash lifts the curtain; it can be removed", async () => {
  const user = userEvent.setup();
  render(<Settings />);
  const set = screen.getByRole("button", { name: "Set the PIN for Player 2" });
  await user.type(screen.getByLabelText("PIN for Player 2"), "12a");
  await user.click(set);
  expect(screen.getByText("A PIN is four to eight digits.")).toBeTruthy();

  await user.clear(screen.getByLabelText("PIN for Player 2"));
  await user.type(screen.getByLabelText("PIN for Player 2"), "2468");
  await user.click(set);
  const { pins } = useSettings.getState();
  expect(pins[1]).not.toContain("2468");
  expect(matchesPin(pins, 1, "2468")).toBe(true);
  expect(matchesPin(pins, 1, "1357")).toBe(false);

  await user.click(screen.getByRole("button", { name: "Remove the PIN for Player 2" }));
  expect(useSettings.getState().pins[1]).toBe("");
});

test("a reset asks for confirmation", async () => {
  const user = userEvent.setup();
  useSettings.getState().change({ theme: "light" });
  render(<Settings />);
  await user.click(screen.getByRole("button", { name: "Reset all settings" }));
  expect(useSettings.getState().theme).toBe("light");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reset all settings" }));
  expect(useSettings.getState().theme).toBe(DEFAULT_SETTINGS.theme);
  expect(screen.getByText("Settings reset.")).toBeTruthy();
});

test("a pasted name loses forbidden characters, and the rest of it stays", async () => {
  const user = userEvent.setup();
  render(<Settings />);
  await user.click(screen.getByLabelText("Name of player 2"));
  await user.paste("\u202eEve\u200b \u2067B");
  expect(useSettings.getState().playerNames).toEqual(["", "Eve B"]);
  expect(screen.getByLabelText("Name of player 2")).toHaveProperty("value", "Eve B");
});

test("numbers are formatted in the language", async () => {
  useSettings.getState().change({ motionSpeed: 0.25, opponentPause: 1200 });
  const { unmount } = render(<Settings />);
  for (const shown of ["0.25×", "1.2 s"]) expect(screen.getByText(shown)).toBeTruthy();
  unmount();
  await setLocale("de");
  render(<Settings />);
  for (const shown of ["0,25×", "1,2 s"]) expect(screen.getByText(shown)).toBeTruthy();
});
