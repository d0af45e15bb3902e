import { expect, test } from "vitest";
import type { Action, Answer, Engine } from "../../kernel";
import { turnCounter } from "./turns";

const act = (seat: number, action: Action): Answer => ({ seat, do: "act", action });
const at = (number: number, seat: number) => ({ state: { turn: { number, seat } } }) as Engine;

test("a turn is idle when its player does nothing with a card, whatever others do; the last turn does not count", () => {
  const counter = turnCounter();
  const end: Action = { type: "end-turn" };
  counter.note(at(0, 0), act(0, { type: "keep" }));
  counter.note(at(1, 0), act(0, { type: "deploy", card: 3 }));
  counter.note(at(1, 0), act(0, end));
  counter.note(at(2, 1), act(0, { type: "activate", card: 4 }));
  counter.note(at(2, 1), act(1, end));
  expect(counter.turns).toEqual({ all: 1, idle: 0 });
  counter.note(at(3, 0), act(0, end));
  expect(counter.turns).toEqual({ all: 2, idle: 1 });
});
