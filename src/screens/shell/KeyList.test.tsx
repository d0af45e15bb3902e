import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { hasText, setLocale } from "../../text";
import { KeyList } from "./KeyList";

afterEach(() => setLocale("en"));

const caps = () => [...document.querySelectorAll("kbd")].map((cap) => cap.textContent ?? "");

test("every word on a key is in the catalogue", () => {
  render(<KeyList />);
  const words = caps().filter((cap) => /[a-z]/.test(cap));
  expect(words).toContain("Space");
  expect(words.filter((cap) => !hasText(`cap.${cap}`))).toEqual([]);
});

test("in German the keys have the names of German keyboards", async () => {
  await setLocale("de");
  render(<KeyList />);
  const words = new Set(caps().filter((cap) => /[a-z]/.test(cap)));
  expect([...words].sort()).toEqual(["Eingabe", "Ende", "Esc", "Leertaste", "Pos1", "Tab", "Umschalt"]);
  expect(screen.getByText("der Hauptknopf: passen, Zug beenden, bestätigen")).toBeTruthy();
});
