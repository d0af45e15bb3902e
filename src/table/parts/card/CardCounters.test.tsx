import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Game } from "../../../games/game";
import { newCard } from "../../../kernel";
import { ring } from "../../testing/ring";
import { CardCounters } from "./CardCounters";

const game: Game = {
  ...ring,
  mat: { ...ring.mat, cardCounters: [{ counter: "dents", label: { key: "dents" }, tokens: true }] },
};

/** How many tokens lie in each line, and the number beside them. */
function lying(count: number, of = game) {
  const card = { ...newCard(1, "Ash Guard", 0, 0), counters: { dents: count } };
  const { container } = render(<CardCounters game={of} card={card} />);
  const lines = [...container.querySelectorAll("i")].map((line) => line.style.getPropertyValue("--count"));
  return { lines, text: container.textContent };
}

test("tokens lie on the card one by one, five to a line; of many one stands for all, with their number", () => {
  expect(lying(0)).toEqual({ lines: [], text: "" });
  expect(lying(3)).toEqual({ lines: ["3"], text: "" });
  expect(lying(7)).toEqual({ lines: ["5", "2"], text: "" });
  expect(lying(10)).toEqual({ lines: ["5", "5"], text: "" });
  expect(lying(12)).toEqual({ lines: ["1"], text: "12" });
});

test("what is no token is told in words", () => {
  expect(lying(2, ring)).toEqual({ lines: [], text: "2 dents" });
});
