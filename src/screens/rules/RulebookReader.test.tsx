import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { testGame } from "../testing/game";
import { RulebookReader } from "./RulebookReader";

const shown = () =>
  Array.from(document.querySelectorAll("[data-clause]"), (el) => el.getAttribute("data-clause"));
const clauseInFocus = () => document.activeElement?.getAttribute("data-clause");

describe("reading", () => {
  test("clauses are listed by section with kind and ruling, followed by the keywords", () => {
    render(<RulebookReader game={testGame} place="page" />);
    const battle = within(screen.getByRole("region", { name: "2 Battle" }));
    expect(battle.getByText("Roll <b>dice</b> & compare.")).toBeTruthy();
    expect(battle.getByText("Ties are rolled again.", { exact: false })).toBeTruthy();
    expect(battle.getByText("Definition")).toBeTruthy();
    expect(within(screen.getByRole("region", { name: "Keywords" })).getByText("On: Wolf")).toBeTruthy();
  });

  test("a clause has an address on its own screen, and none over the table", () => {
    const { unmount } = render(<RulebookReader game={testGame} place="page" />);
    expect(screen.getByRole("link", { name: "T 2.1" }).getAttribute("href")).toBe(
      "#/rules/d20-warriors/T%202.1",
    );
    unmount();
    render(<RulebookReader game={testGame} place="panel" />);
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("the linked clause is highlighted and takes the focus", async () => {
    render(<RulebookReader game={testGame} place="panel" clause="T 2.2" />);
    await waitFor(() => expect(clauseInFocus()).toBe("T 2.2"));
    expect(document.querySelectorAll("[aria-current]")).toHaveLength(1);
  });

  test("an unknown clause is reported as missing", () => {
    render(<RulebookReader game={testGame} place="page" clause="kernel:decision" />);
    expect(screen.getByText(/no clause “kernel:decision”/)).toBeTruthy();
    expect(shown()).toHaveLength(5);
  });
});

describe("searching", () => {
  test("filters as one types, highlights the matches and counts them", async () => {
    const user = userEvent.setup();
    render(<RulebookReader game={testGame} place="page" />);
    await user.type(screen.getByLabelText("Search the rules"), "dice");
    await waitFor(() => expect(shown()).toEqual(["T 2.1"]));
    expect(document.querySelector("mark")?.textContent).toBe("dice");
    expect(screen.getByRole("status").textContent).toBe("1 of 5 clauses");
    expect(screen.queryByRole("region", { name: "1 Set-up" })).toBeNull();
  });

  test("says when nothing matches, and is cleared with Esc", async () => {
    const user = userEvent.setup();
    render(<RulebookReader game={testGame} place="page" />);
    await user.type(screen.getByLabelText("Search the rules"), "dragons");
    await waitFor(() => expect(screen.getByText(/Nothing in this book matches “dragons”/)).toBeTruthy());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(shown()).toHaveLength(5));
  });

  test("the keyboard moves from the search to its results and between them", async () => {
    const user = userEvent.setup();
    render(<RulebookReader game={testGame} place="page" />);
    screen.getByRole("link", { name: "T 1.1" }).focus();
    await user.keyboard("/");
    expect(document.activeElement).toBe(screen.getByLabelText("Search the rules"));
    await user.keyboard("t 2.");
    await waitFor(() => expect(shown()).toEqual(["T 2.1", "T 2.2"]));
    await user.keyboard("{Enter}");
    expect(clauseInFocus()).toBe("T 2.1");
    await user.keyboard("{ArrowDown}");
    expect(clauseInFocus()).toBe("T 2.2");
    await user.keyboard("{ArrowUp}");
    expect(clauseInFocus()).toBe("T 2.1");
  });
});
