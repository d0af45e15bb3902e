import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_DECK } from "../../decks/deck-list";
import type { CardSet } from "../../games/card-set";
import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import { InvalidConfig } from "../../kernel";
import { decks } from "../../store/decks/decks";
import { ringGame } from "../../table/testing/ring";
import { SetupForm } from "./SetupForm";

const begin = vi.hoisted(() => vi.fn());
vi.mock("../../store/play/match", () => ({
  useMatch: { getState: () => ({ setup: { id: "m1" } }) },
  matchCommands: { begin },
}));

/** The ring with two seats. */
const GAME = ringGame({ seats: 2 });

beforeEach(() => {
  begin.mockReset();
  window.location.hash = "#/play/ring";
});

const setUp = (game: Game = GAME) => {
  render(<SetupForm game={game} names={["Ann"]} />);
  return userEvent.setup();
};
/** Presses the chip of a seat this many times. */
async function cycle(user: ReturnType<typeof userEvent.setup>, seat: number, presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) await user.click(chipOf(seat));
}
const chipOf = (seat: number) =>
  screen.getByRole("button", { name: new RegExp(`^Player in seat ${seat}: `) });
const seatOf = (seat: number) => within(screen.getByRole("group", { name: new RegExp(`^Seat ${seat}: `) }));
const deckOf = (seat: number) => seatOf(seat).getByRole("button", { name: /(deck|Deck for seat)/ });
/** Chooses a seat's deck in the gallery. */
async function chooseDeck(user: ReturnType<typeof userEvent.setup>, seat: number, deck: string) {
  await user.click(deckOf(seat));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: deck }));
}
const startButton = () => screen.getByRole("button", { name: /^Start the/ });

test("starts the chosen match with a new seed, and opens the table", async () => {
  const user = setUp();
  await cycle(user, 2, 2);
  await user.click(screen.getByText("Table"));
  await user.click(screen.getByRole("checkbox", { name: "Open hands" }));
  await user.click(startButton());
  const [setup, config] = begin.mock.calls[0]!;
  expect(setup).toEqual({
    game: "ring",
    seats: [{ kind: "person" }, { kind: "opponent", level: "hard" }],
    openHands: true,
  });
  expect(config.seats.map((seat: { name: string }) => seat.name)).toEqual(["Ann", "Opponent"]);
  expect(config.seed).not.toBe("");
  expect(window.location.hash).toBe("#/table/m1");
});

test("a name of 40 characters is kept whole, and two equal names are distinguished", async () => {
  const user = setUp();
  const long = "Bartholomew the Very Long-Named of Dover";
  await cycle(user, 2, 4);
  const [first, second] = screen.getAllByRole<HTMLInputElement>("textbox", { name: /name/i });
  await user.clear(first!);
  await user.type(first!, long);
  await user.type(second!, long);
  expect(first!.value).toBe(long);
  const summary = within(screen.getByRole("complementary", { name: "Your match" }));
  expect(summary.getByText(long)).toBeTruthy();
  expect(summary.getByText(`${long} (2)`)).toBeTruthy();
});

test("a problem is shown at its deck with its clause, and prevents the start", async () => {
  const user = setUp();
  await user.click(screen.getByText("Table"));
  await user.click(screen.getByRole("radio", { name: "Without" }));
  expect(seatOf(2).getByText(/no coats here/)).toBeTruthy();
  expect(seatOf(2).getByRole("button", { name: "Rule R 6" })).toBeTruthy();
  await user.click(startButton());
  expect(begin).not.toHaveBeenCalled();

  await chooseDeck(user, 2, "Wood");
  expect(screen.queryByText(/no coats here/)).toBeNull();
  await user.click(startButton());
  expect(begin).toHaveBeenCalledOnce();
});

test("the chip of a seat cycles from a person through the levels, by press and by arrow keys", async () => {
  const user = setUp();
  const names: (string | null)[] = [];
  const note = () => names.push(chipOf(2).getAttribute("aria-label"));
  note();
  for (let press = 0; press < 5; press++) {
    await user.click(chipOf(2));
    note();
  }
  expect(names.map((name) => name?.replace("Player in seat 2: ", ""))).toEqual([
    "Computer, Easy",
    "Computer, Medium",
    "Computer, Hard",
    "Computer, Expert",
    "On this device",
    "Computer, Easy",
  ]);
  await user.keyboard("{ArrowRight}");
  expect(chipOf(2).getAttribute("aria-label")).toMatch(/Computer, Medium$/);
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(chipOf(2).getAttribute("aria-label")).toMatch(/On this device$/);
});

test("announces a change of a seat's player, and keeps the first seat for a person", async () => {
  const user = setUp();
  const told = () => seatOf(2).getByRole("status").textContent;
  expect(told()).toBe("");
  await user.click(chipOf(2));
  expect(told()).toBe("Computer, Medium");
  expect(seatOf(1).queryByRole("button", { name: /^Player in seat/ })).toBeNull();
  expect(seatOf(1).getByText("On this device")).toBeTruthy();
});

test("the gallery shows every deck with its theme and plan, marks the chosen one, and closes on a choice", async () => {
  const user = setUp();
  await user.click(screen.getByRole("button", { name: "Your deck Wood" }));
  const gallery = within(screen.getByRole("dialog", { name: "Your deck" }));
  expect(gallery.getByRole("button", { name: "Wood", pressed: true })).toBeTruthy();
  const other = gallery.getByRole("button", { name: "Grove", pressed: false });
  expect(within(other).getByText("Trees")).toBeTruthy();
  expect(within(other).getByText("Fall.")).toBeTruthy();
  await user.click(other);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Your deck Grove" })).toBeTruthy();
});

test("the cards of a deck can be read in the gallery without leaving it", async () => {
  const user = setUp();
  await user.click(deckOf(1));
  const gallery = screen.getByRole("dialog", { name: "Your deck" });
  await user.click(within(gallery).getByRole("button", { name: "Cards in Grove" }));
  const cards = screen.getByRole("dialog", { name: "Grove" });
  await user.click(within(cards).getByRole("button", { name: "Close" }));
  expect(screen.getByRole("dialog", { name: "Your deck" })).toBe(gallery);
});

test("the folded table says what differs from the usual one", async () => {
  const user = setUp();
  const row = screen.getByText("Table").closest("summary");
  expect(row?.textContent).toBe("TableAs usual");
  await user.click(screen.getByText("Table"));
  await user.click(screen.getByRole("radio", { name: "Without" }));
  await user.click(screen.getByRole("checkbox", { name: "Open hands" }));
  expect(row?.textContent).toBe("TableCoats: Without · Open hands");
});

test("problems that only the rules find are shown, too, until the plan changes", async () => {
  begin.mockRejectedValueOnce(
    new InvalidConfig([{ path: "seats.0.deck", why: { key: "too late for this" }, rule: "R 1" }]),
  );
  const user = setUp();
  await user.click(startButton());
  expect(await screen.findByText(/too late for this/)).toBeTruthy();
  await user.click(chipOf(2));
  expect(screen.queryByText(/too late for this/)).toBeNull();
});

test("a game whose rules describe a draft leads to it, and its options are no options of a match", async () => {
  const user = setUp(d20Warriors);
  expect(screen.queryByRole("group", { name: "Cards in a pack" })).toBeNull();
  const link = screen.getByRole("link", { name: "Draft decks first" });
  expect(link.getAttribute("href")).toBe("#/new-event/d20-warriors/draft");
  await user.click(startButton());
  expect(begin.mock.calls[0]![1].options).not.toHaveProperty("draft");
});

test("rarely changed options are among the advanced ones", async () => {
  const options = GAME.setup.options.map((option) => ({ ...option, isRare: true as const }));
  const user = setUp({ ...GAME, setup: { ...GAME.setup, options } });
  const group = screen.getByRole("group", { name: "Coats", hidden: true });
  expect(screen.getByText("Advanced").closest("details")?.contains(group)).toBe(true);
  const without = within(group).getByRole<HTMLInputElement>("radio", { name: "Without", hidden: true });
  await user.click(without);
  expect(without.checked).toBe(true);
});

test("a seed can be entered", async () => {
  const user = setUp();
  await user.type(screen.getByLabelText("Seed"), " rain ");
  await user.click(startButton());
  expect(begin.mock.calls[0]![1].seed).toBe("rain");
});

test("a deck can be inspected with the printed text of its cards", async () => {
  const user = setUp();
  await user.click(screen.getAllByRole("button", { name: "Cards in Grove" })[0]!);
  const dialog = screen.getByRole("dialog", { name: "Grove" });
  expect(within(dialog).getByText("It is worn, and does not strike.")).toBeTruthy();
  expect(within(dialog).getAllByText("Only its owner looks at it.")).toHaveLength(2);
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("with more seats, each is a person at this screen or an opponent with its own level", async () => {
  const forFour = ringGame({ seats: 4 });
  render(<SetupForm game={forFour} names={["Ann", "Bea"]} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: "4" }));
  await cycle(user, 2, 4);
  await cycle(user, 3, 2);
  expect(screen.getAllByRole("button", { name: /’s deck / })).toHaveLength(4);
  await user.click(startButton());
  const [setup, config] = begin.mock.calls[0]!;
  expect(setup.seats).toEqual([
    { kind: "person" },
    { kind: "person" },
    { kind: "opponent", level: "hard" },
    { kind: "opponent", level: "easy" },
  ]);
  expect(config.seats.map(({ name }: { name: string }) => name)).toEqual([
    "Ann",
    "Bea",
    "Opponent 3",
    "Opponent 4",
  ]);
});

describe("many seats", () => {
  const forTwenty = ringGame({ teams: [2] });
  const seatsOf = () => screen.getAllByRole("group", { name: /^Seat \d+: / });

  test("have a line each, with name, player and deck", async () => {
    render(<SetupForm game={forTwenty} names={["Ann"]} />);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText("Seats"), "8");
    expect(seatsOf()).toHaveLength(8);
    expect(screen.queryByRole("button", { name: /’s deck / })).toBeNull();
    const third = within(seatsOf()[2]!);
    await user.type(third.getByLabelText("Name for seat 3"), "Cy");
    await cycle(user, 3, 4);
    await chooseDeck(user, 3, "Grove");
    await user.click(within(screen.getByRole("group", { name: "All opponents" })).getByLabelText("Hard"));
    await user.click(startButton());
    const [setup, config] = begin.mock.calls[0]!;
    expect(setup.seats).toHaveLength(8);
    expect(setup.seats[2]).toEqual({ kind: "person" });
    expect(setup.seats[7]).toEqual({ kind: "opponent", level: "hard" });
    expect(config.seats[2]).toEqual({ name: "Cy", deck: GAME.deck.starters[1]?.cards });
  });

  test("may form teams, and are listed under their names", async () => {
    render(<SetupForm game={forTwenty} names={["Ann"]} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("radio", { name: "2 teams" }));
    await user.selectOptions(screen.getByLabelText("Seats"), "6: 3 against 3");
    expect(screen.getAllByRole("heading", { name: /^Team/ }).map((one) => one.textContent)).toEqual([
      "Team A",
      "Team B",
    ]);
    await user.click(startButton());
    const teams = begin.mock.calls[0]![1].seats.map(({ team }: { team: number }) => team);
    expect(teams).toEqual([0, 0, 0, 1, 1, 1]);
  });

  test("show a problem at the line of its deck", async () => {
    render(<SetupForm game={forTwenty} names={["Ann"]} />);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText("Seats"), "5");
    await user.click(screen.getByText("Table"));
    await user.click(screen.getByRole("radio", { name: "Without" }));
    const wrong = seatsOf().filter((seat) => within(seat).queryByText(/no coats here/));
    expect(wrong.map((seat) => within(seat).getByRole("textbox").getAttribute("placeholder"))).toEqual([
      "Opponent 2",
      "Opponent 4",
    ]);
  });
});

test("a deck of several parts is shown part by part", async () => {
  render(<SetupForm game={GAME} names={[]} />);
  const user = userEvent.setup();
  await user.click(screen.getAllByRole("button", { name: "Cards in Grove" })[0]!);
  const dialog = screen.getByRole("dialog", { name: "Grove" });
  expect(
    within(dialog)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(["Main deck", "Elders"]));
});

test("a series starts with its length and the side decks, if the game has one", async () => {
  const withSeries = ringGame({ seats: 2, sideDecks: [["Felt Coat"], []] });
  const { unmount } = render(<SetupForm game={GAME} names={[]} />);
  expect(screen.queryByRole("radio", { name: "Single game", hidden: true })).toBeNull();
  unmount();
  render(<SetupForm game={withSeries} names={[]} />);
  const user = userEvent.setup();
  await user.click(screen.getByText("Table"));
  const length = screen.getByRole("group", { name: "Length" });
  expect(within(length).getByRole("button", { name: "Rule R 7" })).toBeTruthy();
  await user.click(within(length).getByRole("radio", { name: "Best of 3" }));
  await user.click(startButton());
  expect(begin.mock.calls[0]![2]).toEqual({ bestOf: 3, sideDecks: [["Felt Coat"], []] });
});

test("a single game starts without side decks", async () => {
  const user = setUp();
  await user.click(startButton());
  expect(begin.mock.calls[0]![2]).toBeUndefined();
});

describe("own decks", () => {
  const [starter] = d20Warriors.deck.starters;
  const BELLS: CardSet = {
    format: 1,
    game: "d20-warriors",
    code: "BELL",
    name: "Bells",
    version: 2,
    author: "Ann",
    language: "en",
    cards: [],
  };

  test("stand before the starter decks in the gallery, and are played with", async () => {
    await decks.create("d20-warriors", { ...EMPTY_DECK, name: "My wolves", cards: starter?.cards ?? [] });
    const user = setUp(d20Warriors);
    await user.click(deckOf(1));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(await dialog.findByRole("button", { name: "My wolves" }));
    expect(seatOf(1).getByRole("button", { name: "Your deck My wolves" }), "the chosen deck").toBeTruthy();
    await user.click(startButton());
    expect(begin.mock.calls[0]?.[1].seats[0].deck).toEqual(starter?.cards);
  });

  test("that may not be played say why and are completed in place", async () => {
    await decks.create("d20-warriors", {
      ...EMPTY_DECK,
      name: "Half done",
      cards: starter?.cards.slice(0, 3) ?? [],
    });
    const user = setUp(d20Warriors);
    await user.click(deckOf(1));
    await user.click(await within(screen.getByRole("dialog")).findByRole("button", { name: "Half done" }));
    expect(startButton().getAttribute("aria-disabled"), "before the deck is complete").toBe("true");
    await user.click(seatOf(1).getByRole("button", { name: "Complete Half done" }));
    await waitFor(() =>
      expect(startButton().getAttribute("aria-disabled"), "after it is complete").toBe("false"),
    );
  });

  test("that need a card set which is not installed name it, and lead to the card sets", async () => {
    await decks.create("d20-warriors", {
      ...EMPTY_DECK,
      name: "With bells",
      cards: [...(starter?.cards.slice(1) ?? []), "Bell Keeper"],
      sets: [{ code: "BELL", name: "Bells", version: 2 }],
    });
    const user = setUp(d20Warriors);
    await user.click(deckOf(1));
    const gallery = within(screen.getByRole("dialog"));
    await user.click(await gallery.findByRole("button", { name: "With bells" }));
    expect(await seatOf(1).findByText(/Bells.*BELL/)).toBeTruthy();
    expect(seatOf(1).getByRole("link", { name: "Card sets" }).getAttribute("href")).toBe(
      "#/sets/d20-warriors",
    );
    expect(seatOf(1).queryByRole("button", { name: "Complete With bells" })).toBeNull();
  });

  test("are built, and cards for them written, from the gallery", async () => {
    const user = setUp({ ...d20Warriors, sets: [BELLS] });
    await user.click(deckOf(1));
    const ways = within(screen.getByRole("dialog")).getByRole("navigation");
    const links = within(ways)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Build a deck", "#/decks/d20-warriors"],
      ["Card sets", "#/sets/d20-warriors"],
      ["Edit the card set Bells", "#/sets/d20-warriors/BELL"],
    ]);
  });

  test("of two people at one screen show only their names", async () => {
    await decks.create("d20-warriors", { ...EMPTY_DECK, name: "Secret", cards: starter?.cards ?? [] });
    const user = setUp(d20Warriors);
    await cycle(user, 2, 4);
    await user.click(deckOf(1));
    await user.click(await within(screen.getByRole("dialog")).findByRole("button", { name: "Secret" }));
    expect(seatOf(1).queryByRole("button", { name: /^Cards in/ })).toBeNull();
  });
});
