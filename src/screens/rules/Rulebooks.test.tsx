import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { GAMES } from "../../games/registry";
import Rulebooks from "./Rulebooks";

test("the rulebooks of all games are listed", () => {
  render(<Rulebooks />);
  expect(screen.getByRole("heading", { level: 1, name: "Rulebooks" })).toBeTruthy();
  const links = within(screen.getByRole("list")).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(GAMES.map(({ slug }) => `#/rules/${slug}`));
});
