import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NONE, type Seat, type View } from "../../../kernel";
import type { SeriesView } from "../../../store/types";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";
import { seriesWinner, sidesOf } from "../../viewmodel/series";

const SERIES: SeriesView = {
  bestOf: 3,
  game: 2,
  wins: [1, 0],
  winners: null,
  goesOn: false,
  waiting: [],
  sideDecks: [8, 7],
  own: {},
};
const WORDS = "Game 2 of 3. Games won: Ada 1, Bob 0. Cards in the side decks: Ada 8, Bob 7.";

afterEach(() => vi.unstubAllGlobals());

const over = (view: View, winners: readonly Seat[]): View => ({
  ...view,
  decision: null,
  outcome: { winners, cause: "points", rule: "R 1" },
});

test("BOS 9.4 shows the number of the game, the games won and the side deck sizes, and announces them at the start", () => {
  const table = position();
  renderTable({ game: table.game, view: table.see(0), series: SERIES });
  const rail = within(screen.getByRole("complementary", { name: "Game progress" }));
  expect(rail.getByText(WORDS)).toBeTruthy();
  expect(rail.getByText("Game 2 of 3").parentElement?.textContent).toBe("Game 2 of 310");
  expect(rail.getByText("Side decks").parentElement?.textContent).toBe("Side decks87");
  expect(within(screen.getByRole("log", { name: "Announcements" })).getByText(WORDS)).toBeTruthy();
});

test("a single match shows no series bar", () => {
  const table = position();
  renderTable({ game: table.game, view: table.see(0), series: null });
  expect(screen.queryByText(/^Game \d of/)).toBeNull();
});

test("on a phone it is beside the turn, without the side decks", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const table = position();
  renderTable({ game: table.game, view: table.see(0), series: SERIES });
  expect(screen.getByText("Game 2 of 3")).toBeTruthy();
  expect(screen.queryByText("Side decks")).toBeNull();
});

test("the result of a game leads to the next one; the last result names the winner of the series", () => {
  const table = position();
  const view = over(table.see(0), [1]);
  const series = { ...SERIES, wins: [1, 1], goesOn: true };
  const match = renderTable({ game: table.game, view, series });
  const result = within(screen.getByRole("region", { name: "Result" }));
  expect(result.getByRole("heading", { name: "Bob wins" })).toBeTruthy();
  expect(result.getByText("Game 2 of 3")).toBeTruthy();
  act(() => match.setState({ series: { ...series, game: 3, wins: [1, 2], winners: [1], goesOn: false } }));
  expect(result.getByRole("heading", { name: "Bob wins the series" })).toBeTruthy();
});

test("the members of a team are one side", () => {
  const { view } = { view: position().see(0) };
  const [ada, bob] = view.seats;
  if (ada === undefined || bob === undefined) throw new Error("two seats");
  const seats = [0, 1, 2, 3].map((seat) => ({ ...(seat < 2 ? ada : bob), seat, team: seat < 2 ? 0 : 1 }));
  const teams = { ...view, seats };
  const standing = { ...SERIES, wins: [0, 0, 2, 2], winners: [2, 3] };
  expect(sidesOf(teams, standing)).toEqual([
    { seats: [0, 1], name: "Team A", wins: 0 },
    { seats: [2, 3], name: "Team B", wins: 2 },
  ]);
  expect(seriesWinner(teams, standing)).toBe("Team B wins the series");
  expect(seriesWinner(teams, { ...standing, winners: [] })).toBe("The series is a draw");
  expect(seriesWinner(teams, SERIES)).toBeNull();
});

test('only a player is addressed as "you": a replay names the winner', () => {
  const view = position().see(0);
  const standing = { ...SERIES, winners: [0] };
  expect(seriesWinner(view, standing)).toBe("You win the series");
  expect(seriesWinner(view, standing, NONE)).toBe("Ada wins the series");
});
