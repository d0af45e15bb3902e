import { expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { picture, withPictures } from "../testing/pictures";
import { type CardFeed, cardFeed, keyFeed } from "./feed";
import { roundBoard } from "./pictures";

interface Shown {
  readonly place: string;
  readonly value: number;
}
type Board = Readonly<Record<number, Shown>>;

const kept = (before: Shown | undefined, now: Shown): Shown =>
  before?.place === now.place && before.value === now.value ? before : now;

/** A board of so many cards, each with the value 0, and what is drawn of it. */
function table(count: number) {
  const ids = Array.from({ length: count }, (_, id) => id);
  const cards = (value: number, place = "field"): Board =>
    Object.fromEntries(ids.map((id) => [id, { place, value }]));
  const board = createStore<Board>()(() => cards(0));
  const feed = cardFeed(board, {
    read: (state: Board, id, before: Shown | undefined) =>
      kept(before, state[id] ?? { place: "field", value: 0 }),
    isUrgent: (before, now) => before.place !== now.place,
    isLast: (_, now) => now.value === 100,
  });
  const drawn: number[] = [];
  for (const id of ids) feed.subscribe(id, () => drawn.push(id));
  feed.start();
  return { board, feed, cards, drawn, values: () => ids.map((id) => feed.read(id).value) };
}

withPictures();

test("cards that change are drawn a few with each picture, the others not at all", () => {
  const { board, feed, cards, drawn } = table(60);
  board.setState({ ...cards(1), 7: feed.read(7) }, true);
  expect(drawn).toEqual([]);
  picture();
  const first = drawn.length;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(59);
  for (let n = 0; n < 60; n++) picture();
  expect([...drawn].sort((a, b) => a - b)).toEqual([...Array(60).keys()].filter((id) => id !== 7));
});

test("a card is drawn as it is when its turn comes, once, and not if it is as before by then", () => {
  const { board, cards, drawn, values } = table(3);
  board.setState(cards(1), true);
  board.setState({ ...cards(2), 1: { place: "field", value: 0 } }, true);
  for (let n = 0; n < 5; n++) picture();
  expect(drawn).toEqual([0, 2]);
  expect(values()).toEqual([2, 0, 2]);
});

test("what has moved is drawn with the board", () => {
  const { board, cards, drawn } = table(2);
  board.setState({ ...cards(1), 1: { place: "pile", value: 1 } }, true);
  expect(drawn).toEqual([1]);
});

test("what is long in moving is drawn after all else, as it is then", () => {
  const { board, cards, drawn, values } = table(3);
  board.setState({ ...cards(1), 0: { place: "field", value: 100 } }, true);
  roundBoard(() => drawn.push(-1));
  for (let n = 0; n < 6; n++) picture();
  expect(drawn).toEqual([1, 2, -1, 0]);
  board.setState({ ...cards(1), 0: { place: "field", value: 100 }, 2: { place: "field", value: 100 } }, true);
  board.setState({ ...cards(1), 0: { place: "field", value: 100 } }, true);
  for (let n = 0; n < 6; n++) picture();
  expect([drawn.length, values()]).toEqual([4, [100, 1, 1]]);
});

test("a card that comes later is drawn as it is, whatever changed before somebody listened", () => {
  const { board, feed, cards } = table(1);
  const other: CardFeed<Shown> = feed;
  expect(other.read(5).value).toBe(0);
  board.setState({ ...cards(0), 5: { place: "field", value: 9 } }, true);
  other.subscribe(5, () => {});
  expect(other.read(5).value).toBe(9);
});

test("a card that nobody looks at is drawn no more", () => {
  const { board, feed, cards } = table(0);
  const draw = vi.fn();
  const stop = feed.subscribe(3, draw);
  board.setState({ ...cards(0), 3: { place: "field", value: 1 } }, true);
  stop();
  for (let n = 0; n < 3; n++) picture();
  expect(draw).not.toHaveBeenCalled();
});

test("only the card that is the one, and the one before it, are told", () => {
  const source = createStore<{ one: number | null }>()(() => ({ one: null }));
  const feed = keyFeed(source, ({ one }) => one);
  const told: number[] = [];
  for (const id of [0, 1, 2]) feed.subscribe(id, () => told.push(id));
  const stop = feed.start();
  source.setState({ one: 1 });
  expect([told, feed.is(1), feed.is(0)]).toEqual([[1], true, false]);
  source.setState({ one: 2 });
  source.setState({ one: 2 });
  expect(told).toEqual([1, 1, 2]);
  stop();
  source.setState({ one: 0 });
  expect(told).toHaveLength(3);
});
