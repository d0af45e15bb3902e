import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { setLocale } from "../../text";
import { loadHome } from "../home/load";
import { Shell } from "./Shell";

// Screens are loaded on demand, which may take longer than a test's default timeout.
beforeAll(
  () =>
    Promise.all([
      loadHome(),
      import("../settings/Settings"),
      import("../setup/Setup"),
      import("../decks/room/DeckRoom"),
    ]),
  60_000,
);

beforeEach(() => {
  window.location.hash = "";
});

afterEach(() => setLocale("en"));

async function goTo(hash: string): Promise<void> {
  await act(async () => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
}

test("home shows five games, and all of them can be played", async () => {
  render(<Shell />);
  expect(screen.getByRole("heading", { level: 1, name: "Five card games, one table" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "D20 Warriors" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Play now" })).toHaveLength(5);
  expect(document.title).toBe("Playmat");
  await act(async () => {});
});

test("a change of screen sets the document title and moves the focus to its heading", async () => {
  render(<Shell />);
  expect(document.activeElement).toBe(document.body);
  await goTo("#/settings");
  const heading = await screen.findByRole("heading", { level: 1, name: "Settings" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe("Settings · Playmat");
  expect(screen.getByRole("link", { name: "Settings" }).getAttribute("aria-current")).toBe("page");
});

test("the deck room appears with its own German messages", async () => {
  await setLocale("de");
  render(<Shell />);
  await goTo("#/decks/d20-warriors");
  expect(await screen.findByRole("heading", { level: 2, name: "Deine Decks" })).toBeTruthy();
});

test("an unknown address says so and links to the landing page", async () => {
  window.location.hash = "#/no/where";
  render(<Shell />);
  expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  expect(screen.getByText(/“\/no\/where”/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "All games" }).getAttribute("href")).toBe("#/");
});

test("the skip button jumps past the bar", async () => {
  const user = userEvent.setup();
  render(<Shell />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Skip to the content");
  await user.keyboard("{Enter}");
  expect(document.activeElement?.tagName).toBe("H1");
});
