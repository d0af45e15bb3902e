import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { Game } from "../../games/game";
import { ring } from "../../table/testing/ring";
import { RulebookReader } from "./RulebookReader";

/** Under the slug of a game in the list, whose clauses have addresses. */
const listed: Game = { ...ring, slug: "d20-warriors" };

const shown = () =>
  Array.from(document.querySelectorAll("[data-clause]"), (el) => el.getAttribute("data-clause"));
const clauseInFocus = () => document.activeElement?.getAttribute("data-clause");

describe("reading", () => {
  test("clauses are listed by section with kind and ruling, followed by the keywords", () => {
    render(<RulebookReader game={ring} place="page" />);
    const turns = within(screen.getByRole("region", { name: "2 Turns" }));
    expect(turns.getByText("A point <b>plays</b> a card & a guard wears down a shield.")).toBeTruthy();
    expect(turns.getByText("A seat without guards is struck itself.", { exact: false })).toBeTruthy();
    expect(turns.getByText("Definition")).toBeTruthy();
    expect(
      within(screen.getByRole("region", { name: "Keywords" })).getByText("On: Old Oak, Old Yew"),
    ).toBeTruthy();
  });

  test("a clause of a game in the list has an address on its own screen, and none over the table", () => {
    const { unmount } = render(<RulebookReader game={listed} place="page" />);
    expect(screen.getByRole("link", { name: "R 3" }).getAttribute("href")).toBe("#/rules/d20-warriors/R%203");
    unmount();
    render(<RulebookReader game={listed} place="panel" />);
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("the linked clause is highlighted and takes the focus", async () => {
    render(<RulebookReader game={ring} place="panel" clause="R 4" />);
    await waitFor(() => expect(clauseInFocus()).toBe("R 4"));
    expect(document.querySelectorAll("[aria-current]")).toHaveLength(1);
  });

  test("clauses are not counted before they are loaded", () => {
    const unloaded: Game = { ...ring, rulebook: { ...ring.rulebook, wording: "data:application/json,{}" } };
    render(<RulebookReader game={unloaded} place="page" />);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["", "Loading…"]);
  });

  test("an unknown clause is reported as missing", () => {
    render(<RulebookReader game={ring} place="page" clause="kernel:decision" />);
    expect(screen.getByText(/no clause “kernel:decision”/)).toBeTruthy();
    expect(shown()).toHaveLength(7);
  });
});

describe("searching", () => {
  test("filters as one types, highlights the matches and counts them", async () => {
    const user = userEvent.setup();
    render(<RulebookReader game={ring} place="page" />);
    await user.type(screen.getByLabelText("Search the rules"), "shield");
    await waitFor(() => expect(shown()).toEqual(["R 3"]));
    expect(document.querySelector("mark")?.textContent).toBe("shield");
    expect(screen.getByRole("status").textContent).toBe("1 of 7 clauses");
    expect(screen.queryByRole("region", { name: "1 Set-up" })).toBeNull();
  });

  test("says when nothing matches, and is cleared with Esc", async () => {
    const user = userEvent.setup();
    render(<RulebookReader game={ring} place="page" />);
    await user.type(screen.getByLabelText("Search the rules"), "dragons");
    await waitFor(() => expect(screen.getByText(/Nothing in this book matches “dragons”/)).toBeTruthy());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(shown()).toHaveLength(7));
  });

  test("the keyboard moves from the search to its results and between them", async () => {
    const user = userEvent.setup();
    render(<RulebookReader game={listed} place="page" />);
    screen.getByRole("link", { name: "R 1" }).focus();
    await user.keyboard("/");
    expect(document.activeElement).toBe(screen.getByLabelText("Search the rules"));
    await user.keyboard("guard");
    await waitFor(() => expect(shown()).toEqual(["R 2", "R 3"]));
    await user.keyboard("{Enter}");
    expect(clauseInFocus()).toBe("R 2");
    await user.keyboard("{ArrowDown}");
    expect(clauseInFocus()).toBe("R 3");
    await user.keyboard("{ArrowUp}");
    expect(clauseInFocus()).toBe("R 2");
  });
});
