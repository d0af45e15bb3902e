import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { playedMatch } from "../../../store/play/match";
import { createTable } from "../../state/create-table";
import { renderRing } from "../../testing/render-ring";
import { renderTable } from "../../testing/render-table";
import { ring, ringOf } from "../../testing/ring";
import { Pips } from "./Pips";

const others = () => screen.getByRole("region", { name: "The other seats in turn order" });
const shorts = () =>
  within(others())
    .getAllByRole("button")
    .filter((button) => button.closest("[data-seat]"));
const short = (name: string) => within(others()).getByRole("button", { name: new RegExp(`^${name},`) });
const rows = () => screen.getAllByRole("grid").map((row) => row.getAttribute("aria-label"));

test("three others are listed in turn order, one of them in full; a press brings in another", () => {
  renderRing(4, 4);
  expect(shorts().map((button) => button.getAttribute("aria-label"))).toEqual([
    "Bob, life 12, points 0, Hand 2, Deck 12, Elders 2, Fallen 0, 3 cards in play",
    "Cleo, life 12, points 0, Hand 2, Deck 12, Elders 2, Fallen 0, 3 cards in play",
    "Dan, life 12, points 0, Hand 2, Deck 12, Elders 2, Fallen 0, 3 cards in play",
  ]);
  expect(short("Bob").getAttribute("aria-pressed")).toBe("true");
  expect(rows()).toContain("Bob: Row, 2 cards");
  fireEvent.click(short("Dan"));
  expect(rows()).toContain("Dan: Row, 2 cards");
  expect(rows()).not.toContain("Bob: Row, 2 cards");
  expect(screen.getByRole("region", { name: "Dan's seat" })).toBeTruthy();
});

test("a seat's number key brings it in; another seat's turn brings that seat in", () => {
  const table = renderRing(3, 0);
  fireEvent.keyDown(document.body, { key: "3" });
  expect(short("Cleo").getAttribute("aria-pressed")).toBe("true");
  fireEvent.keyDown(document.body, { key: "1" });
  expect(short("Cleo").getAttribute("aria-pressed")).toBe("true");
  act(() => void table.act({ type: "end" }));
  expect(short("Bob").getAttribute("aria-pressed")).toBe("true");
  expect(short("Bob").getAttribute("aria-label")).toContain("current turn");
});

test("while a card is aimed the summaries count targets, and a bare seat can be aimed at itself", () => {
  const table = renderRing(3, 2, 0);
  act(() => void table.act({ type: "end" }));
  table.act.mockClear();
  fireEvent.click(screen.getAllByRole("button", { name: /^Maple Guard, yours.*may act$/ })[0]!);
  expect(short("Bob").getAttribute("aria-label")).toContain("2 cards to choose from");
  const aim = within(others()).getByRole("button", { name: "Target Cleo" });
  fireEvent.click(aim);
  expect(table.act).toHaveBeenCalledWith(expect.objectContaining({ type: "strike", data: { seat: 2 } }));
  expect(short("Cleo").getAttribute("aria-label")).toMatch(/^Cleo, life (9|10), /);
});

test("the mat of a bare seat stays, because the seat itself is a target", () => {
  const table = renderRing(3, 2, 0);
  act(() => void table.act({ type: "end" }));
  const view = table.see(0);
  const onBob = view.actions.filter(({ data }) => data?.seat !== 2);
  act(() => table.match.setState({ view: { ...view, actions: onBob } }));
  fireEvent.click(short("Cleo"));
  expect(short("Cleo").getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getAllByRole("button", { name: /^Maple Guard, yours.*may act$/ })[0]!);
  expect(short("Bob").getAttribute("aria-pressed")).toBe("true");
  expect(short("Cleo").getAttribute("aria-pressed")).toBe("false");
  expect(rows()).toContain("Bob: Row, 2 cards");
});

test("a mat stays while its player can be struck directly", () => {
  const table = renderRing(3, 2, 0);
  act(() => void table.act({ type: "end" }));
  fireEvent.click(short("Cleo"));
  fireEvent.click(screen.getAllByRole("button", { name: /^Maple Guard, yours.*may act$/ })[0]!);
  expect(short("Cleo").getAttribute("aria-pressed")).toBe("true");
});

test("a card dragged over a summary brings that seat in", () => {
  const view = ringOf(4, 4).see(0);
  const table = createTable(ring, view, playedMatch);
  const card = view.actions.find(({ type }) => type === "strike")?.card ?? -1;
  const point = { x: 0, y: 0 };
  table.getState().input({ kind: "press", card, from: "mat", point });
  table.getState().input({ kind: "lift" });
  expect(table.getState().focus).toBe(1);
  table.getState().input({ kind: "move", over: { kind: "seat", seat: 3 } });
  expect(table.getState().focus).toBe(3);
  table.getState().input({ kind: "move", over: { kind: "seat", seat: 0 } });
  expect(table.getState().focus).toBe(3);
});

describe("many seats", () => {
  test("seats have plain numbers, the viewer's place is shown, and other turns can be skipped", () => {
    const table = renderRing(6, 0);
    expect(short("Bob").getAttribute("aria-label")).toMatch(/, seat 2$/);
    expect(others().textContent).toContain("You: 1 of 6");
    expect(others().textContent).toContain("Your turn");
    const skip = () => screen.queryByRole("button", { name: "Skip to my turn" });
    expect(skip()).toBeNull();
    act(() => void table.act({ type: "end" }));
    expect(others().textContent).toContain("5 turns until yours");
    expect(skip()).not.toBeNull();
  });

  test("skipping to the own turn skips all turns until the player is asked", () => {
    const table = renderRing(6, 0);
    act(() => void table.act({ type: "end" }));
    expect(table.pacer.isSkipping()).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "Skip to my turn" }));
    expect(table.pacer.isSkipping()).toBe(true);
    for (let n = 0; n < 4; n++) act(() => void table.act({ type: "end" }));
    expect(table.pacer.isSkipping()).toBe(true);
    act(() => void table.act({ type: "end" }));
    expect(others().textContent).toContain("Your turn");
    expect(table.pacer.isSkipping()).toBe(false);
  });

  test("each seat is shown with its key: digits, then letters without another function", () => {
    renderRing(20, 0);
    expect(shorts()).toHaveLength(19);
    const keys = shorts().flatMap((button) => button.getAttribute("aria-keyshortcuts") ?? []);
    expect(keys.join("")).toBe("23456789acdefjknopq");
    fireEvent.keyDown(document.body, { key: "q" });
    expect(short("Seat 20").getAttribute("aria-pressed")).toBe("true");
    fireEvent.keyDown(document.body, { key: "A" });
    expect(short("Seat 10").getAttribute("aria-pressed")).toBe("true");
    expect(rows()).toContain("Seat 10: Row, 0 cards");
  });

  test("teams are grouped, the viewer's own first, with their shared numbers", () => {
    renderRing(6, 0, 1, [], 2);
    expect(others().textContent).toMatch(
      /Team A, yoursAda, Bob, Cleo36 life.*Ada.*Cleo.*Team BDan, Seat 5, Seat 636 life.*Dan.*Seat 5.*Seat 6/,
    );
    expect(short("Dan").getAttribute("aria-label")).toContain("life 12");
  });

  test("a team's shared number is not repeated for each member", () => {
    const { game, see } = ringOf(4, 0, 2);
    const score = { label: { key: "souls" }, value: 8000 };
    const shared = {
      ...game,
      status: { ...game.status, score: () => score, teamScore: () => ({ ...score, isShared: true }) },
    };
    renderTable({ game: shared, view: see(0) });
    expect(within(others()).getAllByText("souls")).toHaveLength(2);
  });

  test("a table lists all seats in order, and opens a mat", () => {
    renderRing(6, 0, 0, [], 2);
    fireEvent.click(within(others()).getByRole("button", { name: "All seats" }));
    const table = within(screen.getByRole("dialog", { name: "All seats" }));
    expect(
      table.getAllByRole("row").map((row) => Array.from(row.children, (cell) => cell.textContent)),
    ).toEqual([
      ["Seat", "life", "Hand", "Deck", "Cards in play"],
      ["Team A, yours, 36 life"],
      ["1 Adacurrent turn", "12", "5", "12", "0"],
      ...["Bob", "Cleo"].map((name, i) => [`${i + 2} ${name}`, "12", "4", "13", "0"]),
      ["Team B, 36 life"],
      ...["Dan", "Seat 5", "Seat 6"].map((name, i) => [`${i + 4} ${name}`, "12", "4", "13", "0"]),
    ]);
    fireEvent.click(table.getByRole("button", { name: "Seat 6" }));
    expect(screen.queryByRole("dialog", { name: "All seats" })).toBeNull();
    expect(short("Seat 6").getAttribute("aria-pressed")).toBe("true");
  });

  test("the full mat belongs to an opponent, not to a team mate", () => {
    renderRing(6, 0, 0, [], 2);
    expect(short("Dan").getAttribute("aria-pressed")).toBe("true");
  });

  test("a winning team is named, and is the team of the only person at the table", () => {
    const { game, see } = ringOf(4, 0, 2);
    const view = { ...see(0), outcome: { winners: [0, 1], cause: "ring", rule: "R 4" } };
    renderTable({ game, view });
    expect(screen.getByRole("heading", { name: "Team A wins" })).toBeTruthy();
    cleanup();
    const scripted = { kind: "opponent", level: "easy" } as const;
    const seats = [{ kind: "person" } as const, scripted, scripted, scripted];
    renderTable({ game, view, setup: { id: "1", game: game.slug, seats, openHands: false } });
    const result = within(screen.getByRole("region", { name: "Result" }));
    expect(result.getByRole("heading", { name: "Victory" })).toBeTruthy();
    expect(result.getByText(/Your team won/)).toBeTruthy();
  });
});

test("two seats need no summaries", () => {
  renderRing(2, 2);
  expect(screen.queryByRole("region", { name: "The other seats in turn order" })).toBeNull();
  expect(rows().filter((name) => name?.includes("Row"))).toEqual(["Bob: Row, 2 cards", "Ada: Row, 2 cards"]);
});

test("a slot is beside the row; an owner-only pile opens for its owner only", () => {
  renderRing(2, 2);
  expect(rows()).toContain("Ada: Worn, 1 card");
  expect(screen.getByRole("button", { name: "Ada: Elders, 2 cards. Browse" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Bob: Elders/ })).toBeNull();
  expect(screen.getByRole("img", { name: "Bob: Elders, 2 cards" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Ada: Elders, 2 cards. Browse" }));
  expect(screen.getByRole("button", { name: /^Old Oak/ })).toBeTruthy();
});

test("a resource that is the score is shown once", () => {
  renderRing(2, 2);
  const panel = screen.getByRole("region", { name: "Bob's seat" });
  expect(within(panel).getAllByText("points")).toHaveLength(1);
  expect(panel.textContent).toBe("Bob12 life0 points");
});

test("pips come ten to a line, and are left out when there would be too many", () => {
  const { container, rerender } = render(<Pips value={12} />);
  expect([...container.querySelectorAll("i")].map((line) => line.style.width)).toEqual(["10em", "2em"]);
  rerender(<Pips value={41} />);
  expect(container.childElementCount).toBe(0);
});
