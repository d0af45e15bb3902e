import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { OK } from "../../kernel";
import { matchCommands, useMatch } from "../../store/play/match";
import { refuse } from "../../store/refuse";
import type { MatchState, SeriesView } from "../../store/types";
import { ring } from "../../table/testing/ring";
import Swap from "./Swap";

const BEFORE = ["Ash Guard", "Ash Guard", "Birch Guard", "Cedar Guard"];
const SIDE = ["Elm Guard", "Ash Guard"];

const seriesWith = (deck: readonly string[], sideDeck: readonly string[]): SeriesView => ({
  bestOf: 3,
  game: 1,
  wins: [0, 1],
  winners: null,
  goesOn: true,
  waiting: [0, 1],
  sideDecks: [2, 1],
  own: { 0: { deck, sideDeck, before: BEFORE } },
});

afterEach(() => {
  vi.restoreAllMocks();
  useMatch.setState(useMatch.getInitialState(), true);
});

function open(more: Partial<MatchState> = {}) {
  const view = { seats: [{ name: "Ann" }, { name: "Bob" }] } as unknown as MatchState["view"];
  const swap = vi
    .spyOn(matchCommands, "swap")
    .mockImplementation((_seat: number, deck: readonly string[]) => {
      const left = [...BEFORE, ...SIDE];
      for (const name of deck) left.splice(left.indexOf(name), 1);
      useMatch.setState({ series: seriesWith(deck, left) });
      return OK;
    });
  const keepDeck = vi.spyOn(matchCommands, "keepDeck").mockReturnValue(OK);
  useMatch.setState({ game: ring, view, series: seriesWith(BEFORE, SIDE), ...more });
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  render(<Swap seat={0} onDone={onDone} onClose={onClose} />);
  const list = (name: string) => within(screen.getByRole("region", { name }));
  return {
    user: userEvent.setup(),
    swap,
    keepDeck,
    onDone,
    deck: () => list("Deck 4 cards"),
    side: () => list("Side deck 2 cards"),
  };
}

test("BOS 1.7 a card of the deck and one of the side deck are swapped, whichever is pressed first", async () => {
  const { user, swap, deck, side } = open();
  expect(screen.getByRole("dialog", { name: "Ann: deck for game 2" })).toBeTruthy();
  await user.click(deck().getByRole("button", { name: /Birch/ }));
  expect(screen.getByRole("status").textContent).toMatch(/^Birch Guard: now choose/);
  expect(swap).not.toHaveBeenCalled();
  await user.click(side().getByRole("button", { name: /Elm/ }));
  expect(swap).toHaveBeenCalledWith(0, ["Ash Guard", "Ash Guard", "Elm Guard", "Cedar Guard"]);
  expect(screen.getByRole("status").textContent).toBe(
    "Elm Guard goes into the deck, Birch Guard into the side deck.",
  );
  expect(deck().getByRole("button", { name: /Elm.*1 new/ })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("Birch Guard");
  await user.click(side().getByRole("button", { name: /Ash/ }));
  await user.click(deck().getByRole("button", { name: /Cedar/ }));
  expect(swap).toHaveBeenLastCalledWith(0, ["Ash Guard", "Ash Guard", "Elm Guard", "Ash Guard"]);
});

test("a second press deselects a card, and pressing another card of its list replaces it", async () => {
  const { user, swap, deck } = open();
  const [birch, cedar] = [/Birch/, /Cedar/].map((name) => deck().getByRole("button", { name }));
  await user.click(birch!);
  await user.click(cedar!);
  expect([birch, cedar].map((one) => one?.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  await user.click(cedar!);
  expect(cedar?.getAttribute("aria-pressed")).toBe("false");
  expect(swap).not.toHaveBeenCalled();
});

test("a deck can be kept as it is, played with its changes, or reset", async () => {
  const { user, swap, keepDeck, onDone, deck, side } = open();
  expect(screen.queryByRole("button", { name: "Reset" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Keep this deck" }));
  expect(keepDeck.mock.calls).toEqual([[0]]);
  expect(onDone.mock.calls).toEqual([[]]);
  await user.click(deck().getByRole("button", { name: /Birch/ }));
  await user.click(side().getByRole("button", { name: /Elm/ }));
  expect(screen.getByRole("button", { name: "Play with this deck" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(swap).toHaveBeenLastCalledWith(0, BEFORE);
  expect(
    deck()
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["2×Ash GuardGuard", "1×Birch GuardGuard", "1×Cedar GuardGuard"]);
});

test("BOS 1.8 a refused swap says why, and changes nothing", async () => {
  const { user, swap, keepDeck, onDone, deck, side } = open();
  swap.mockReturnValue(refuse("swap-uneven", "kernel:series"));
  keepDeck.mockReturnValue(refuse("other-tab", "kernel:decision"));
  await user.click(deck().getByRole("button", { name: /Birch/ }));
  await user.click(side().getByRole("button", { name: /Elm/ }));
  expect(screen.getByRole("alert").textContent).toContain("Swap cards one for one");
  await user.click(screen.getByRole("button", { name: "Keep this deck" }));
  expect(screen.getByRole("alert").textContent).toContain("another tab");
  expect(onDone).not.toHaveBeenCalled();
});

test("shows nothing of a seat that is not on screen", () => {
  open({ series: { ...seriesWith(BEFORE, SIDE), own: {} } });
  expect(screen.queryByRole("dialog")).toBeNull();
});
