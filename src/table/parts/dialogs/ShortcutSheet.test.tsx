import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { setLocale } from "../../../text";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";
import { ringOf } from "../../testing/ring";

afterEach(() => setLocale("en"));

/** What the sheet says of this table. */
function sheetOf({ game, see }: Pick<ReturnType<typeof position>, "game" | "see">): string {
  renderTable({ game, view: see(0) });
  fireEvent.keyDown(document.body, { key: "?" });
  return screen.getByRole("dialog", { name: "Keyboard shortcuts" }).textContent ?? "";
}

test("the sheet of a shared grid for two tells of zoom and time-out, of no other seats", () => {
  const sheet = sheetOf(position());
  expect(sheet).toContain("zoom in");
  expect(sheet).toContain("time-out");
  expect(sheet).not.toContain("another player");
});

test("the sheet of rows for three tells of the other seats, not of what is not there", () => {
  const sheet = sheetOf(ringOf(3, 0));
  expect(sheet).toContain("another player");
  for (const absent of ["zoom in", "move the board", "time-out", "guide"])
    expect(sheet).not.toContain(absent);
});

test("in German the keys are called what German keyboards call them", async () => {
  await setLocale("de");
  const { game, see } = position();
  renderTable({ game, view: see(0) });
  fireEvent.keyDown(document.body, { key: "?" });
  const caps = [...screen.getByRole("dialog", { name: "Tastenkürzel" }).querySelectorAll("kbd")];
  expect(caps.map((cap) => cap.textContent).filter((cap) => cap && cap.length > 1)).toEqual([
    ..."Tab Pos1 Ende Eingabe Leertaste Esc Umschalt Leertaste".split(" "),
    "Umschalt",
    "←→↑↓",
  ]);
});

test("asked for again before the browser has reported that it closed the first one, it opens again", () => {
  const { game, see } = position();
  renderTable({ game, view: see(0) });
  fireEvent.keyDown(document.body, { key: "?" });
  const sheet = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "Keyboard shortcuts" });
  const first = sheet();
  // As browsers do on Esc: closed at once, reported later.
  first.removeAttribute("open");
  fireEvent.keyDown(document.body, { key: "?" });
  fireEvent(first, new Event("close"));
  expect(sheet().open).toBe(true);
  const second = sheet();
  second.removeAttribute("open");
  fireEvent(second, new Event("close"));
  expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
});
