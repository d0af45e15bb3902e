import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { setLocale } from "../../../text";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";
import { ringOf } from "../../testing/ring";

afterEach(() => setLocale("en"));

/** The text of the sheet for this table. */
function sheetOf({ game, see }: Pick<ReturnType<typeof position>, "game" | "see">): string {
  renderTable({ game, view: see(0) });
  fireEvent.keyDown(document.body, { key: "?" });
  return screen.getByRole("dialog", { name: "Keyboard shortcuts" }).textContent ?? "";
}

test("for a shared grid with two players it lists zoom and time-out, and no other seats", () => {
  const sheet = sheetOf(position());
  expect(sheet).toContain("zoom in");
  expect(sheet).toContain("time-out");
  expect(sheet).not.toContain("another player");
});

test("for rows with three players it lists the other seats, and nothing that the table lacks", () => {
  const sheet = sheetOf(ringOf(3, 0));
  expect(sheet).toContain("another player");
  for (const absent of ["zoom in", "move the board", "time-out", "guide"])
    expect(sheet).not.toContain(absent);
});

test("in German the keys are named as on German keyboards", async () => {
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

test("opens again when it is requested before the browser has reported that the first one closed", () => {
  const { game, see } = position();
  renderTable({ game, view: see(0) });
  fireEvent.keyDown(document.body, { key: "?" });
  const sheet = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "Keyboard shortcuts" });
  const first = sheet();
  // Like browsers on Esc: closed at once, reported later.
  first.removeAttribute("open");
  fireEvent.keyDown(document.body, { key: "?" });
  fireEvent(first, new Event("close"));
  expect(sheet().open).toBe(true);
  const second = sheet();
  second.removeAttribute("open");
  fireEvent(second, new Event("close"));
  expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
});
