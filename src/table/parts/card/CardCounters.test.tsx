import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Game } from "../../../games/game";
import { newCard } from "../../../kernel";
import { ring } from "../../testing/ring";
import { CardCounters } from "./CardCounters";

const game: Game = {
  ...ring,
  table: {
    ...ring.table,
    mat: { ...ring.table.mat, cardCounters: [{ counter: "dents", label: { key: "dents" }, tokens: true }] },
  },
};

/** The number of tokens in each line, and the count beside them. */
function lying(count: number, of = game) {
  const card = { ...newCard(1, "Ash Guard", 0, 0), counters: { dents: count } };
  const { container } = render(<CardCounters game={of} card={card} />);
  const lines = [...container.querySelectorAll("i")].map((line) => line.style.getPropertyValue("--count"));
  return { lines, text: container.textContent };
}

test("shows tokens one by one, five to a line; for many, one token with the count", () => {
  expect(lying(0)).toEqual({ lines: [], text: "" });
  expect(lying(3)).toEqual({ lines: ["3"], text: "" });
  expect(lying(7)).toEqual({ lines: ["5", "2"], text: "" });
  expect(lying(10)).toEqual({ lines: ["5", "5"], text: "" });
  expect(lying(12)).toEqual({ lines: ["1"], text: "12" });
});

test("shows other counters in words", () => {
  expect(lying(2, ring)).toEqual({ lines: [], text: "2 dents" });
});
