import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { EMPTY_DECK } from "../../../decks/deck-list";
import { eventAt } from "../../../decks/limited/replay";
import { battleCores } from "../../../games/battle-cores";
import { decks } from "../../../store/decks/decks";
import { events } from "../../../store/events/events";
import { configOf } from "../../../store/events/progress";
import type { NewEvent } from "../../../store/events/saved-event";
import DeckScreen from "../builder/DeckScreen";
import DeckRoom from "../room/DeckRoom";
import EventScreen from "./EventScreen";

const DRAFT: NewEvent = { game: "battle-cores", kind: "draft", seed: "secrets", seats: 4, people: ["Ann"] };
const FOR_TWO = { ...DRAFT, people: ["Ann", "Bob"] };

async function open(content: NewEvent) {
  const { event } = await events.create(content);
  render(<EventScreen slug="battle-cores" event={event.id} />);
  return { user: userEvent.setup(), event };
}

/** The first packs, by seat. */
const PACKS = eventAt(battleCores, configOf({ ...DRAFT }), []).packs;

/** The cards of the page, in whatever way they are on it: text, names for screen readers, addresses. */
const namesOnPage = (names: readonly string[]) =>
  names.filter((name) => new XMLSerializer().serializeToString(document).includes(name));
const onlyIn = (seat: number) =>
  (PACKS[seat] ?? []).filter((name) => PACKS.every((pack, other) => other === seat || !pack.includes(name)));

const cards = async () =>
  (await screen.findByRole("list", { name: "Cards of the pack" })).querySelectorAll("li");
const cardsNow = () =>
  within(screen.getByRole("list", { name: "Cards of the pack" })).getAllByRole("button", { pressed: false });

async function reveal(user: ReturnType<typeof userEvent.setup>, player: string) {
  await user.click(await screen.findByRole("button", { name: "Press and hold to reveal" }));
  await user.click(screen.getByRole("button", { name: `I am ${player}: reveal` }));
}

test("a drafter sees their pack, and nothing of the packs of others", async () => {
  await open(DRAFT);
  expect(await cards()).toHaveLength(PACKS[0]?.length ?? 0);
  expect(namesOnPage(PACKS[0] ?? [])).toEqual(PACKS[0]);
  for (const seat of [1, 2, 3]) expect(namesOnPage(onlyIn(seat)), `of seat ${seat + 1}`).toEqual([]);
});

test("of two people at one screen, each sees only their own pack, and neither behind the curtain", async () => {
  const { user, event } = await open(FOR_TWO);
  await screen.findByRole("button", { name: "Press and hold to reveal" });
  expect(namesOnPage(PACKS.flat()), "behind Ann's curtain").toEqual([]);
  await reveal(user, "Ann");
  expect(namesOnPage(onlyIn(1)), "Bob's pack in Ann's view").toEqual([]);
  const [first, second] = cardsNow();
  await user.click(first ?? document.body);
  await user.click(second ?? document.body);
  await user.click(screen.getByRole("button", { name: /^Take / }));

  await screen.findByRole("heading", { name: /Bob/ });
  expect(namesOnPage(PACKS.flat()), "behind Bob's curtain").toEqual([]);
  expect((await events.get(event.id))?.waiting[0], "saved").toEqual(PACKS[0]?.slice(0, 2));
  await reveal(user, "Bob");
  expect(namesOnPage(onlyIn(0)), "what Ann saw and took, in Bob's view").toEqual([]);
  expect(namesOnPage(onlyIn(1))).toEqual(onlyIn(1));
});

test("after a reload the curtain is down, and the pick of the first person stays", async () => {
  const { user, event } = await open(FOR_TWO);
  await reveal(user, "Ann");
  const [first, second] = cardsNow();
  await user.click(first ?? document.body);
  await user.click(second ?? document.body);
  await user.click(screen.getByRole("button", { name: /^Take / }));
  await screen.findByRole("heading", { name: /Bob/ });
  cleanup();
  render(<EventScreen slug="battle-cores" event={event.id} />);
  expect(await screen.findByRole("heading", { name: /Bob/ })).toBeTruthy();
  expect(namesOnPage(PACKS.flat())).toEqual([]);
});

test("as many cards as may be taken are chosen; the one chosen first makes way, and a pick is taken back", async () => {
  const { user, event } = await open(DRAFT);
  await cards();
  for (const card of cardsNow().slice(0, 3)) await user.click(card);
  const [first, second, third] = PACKS[0] ?? [];
  const take = screen.getByRole("button", { name: `Take ${second}, ${third}` });
  expect(take).toBeTruthy();
  expect(first).toBeTruthy();
  await user.click(take);
  expect(await screen.findByText(`You took ${second}, ${third}.`)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Your pool (2)" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo the last pick" }));
  expect(screen.getByRole("heading", { name: "Your pool (0)" })).toBeTruthy();
  await expect.poll(async () => (await events.get(event.id))?.picks).toEqual([]);
});

test("after opening sealed packs, a person builds without a second curtain, and the deck is covered again later", async () => {
  const { event } = await events.create({ ...FOR_TWO, kind: "sealed" });
  await events.save(event, { opened: [3, 0] });
  render(<EventScreen slug="battle-cores" event={event.id} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Open the packs of Ann" }));
  await reveal(user, "Ann");
  await user.click(await screen.findByRole("button", { name: /^Open/ }));
  await user.click(await screen.findByRole("button", { name: "Build the deck" }));
  const made = await waitFor(async () => {
    const [deck] = await decks.list("battle-cores");
    return deck ?? expect.fail("no deck yet");
  });
  cleanup();
  render(<DeckScreen slug="battle-cores" deck={made.id} />);
  expect(await screen.findByLabelText("Name of the deck")).toBeTruthy();
  cleanup();
  render(<DeckScreen slug="battle-cores" deck={made.id} />);
  expect(await screen.findByRole("button", { name: "Press and hold to reveal" })).toBeTruthy();
});

test("an event whose cards have changed says so", async () => {
  const { event } = await events.create(DRAFT);
  await events.save(event, { picks: [[["Gone", "Gone"], [], [], []]] });
  render(<EventScreen slug="battle-cores" event={event.id} />);
  expect(await screen.findByText(/The cards of the game have changed/)).toBeTruthy();
});

test("the deck room shows the name of a deck that only one of two people may see", async () => {
  const [card = ""] = battleCores.deck.starters[0]?.cards ?? [];
  const content = { ...EMPTY_DECK, name: "Draft, Bob", cards: [card], notes: "Secret plan." };
  await decks.create("battle-cores", content, { id: "e", seat: 1, people: 2 });
  render(<DeckRoom slug="battle-cores" />);
  const tile = within(await screen.findByRole("article", { name: "Draft, Bob" }));
  expect(tile.queryByText("Secret plan.")).toBeNull();
  expect(tile.queryByRole("button", { name: /^Copy/ })).toBeNull();
});
