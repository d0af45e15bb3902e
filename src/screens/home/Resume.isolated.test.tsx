import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Resume } from "./Resume";

const list = vi.hoisted(() => vi.fn());
vi.mock("../../store/saving/saves", () => ({ saves: { list } }));

const isFirstVisit = vi.hoisted(() => vi.fn(async () => false));
vi.mock("../../store/saving/first-visit", () => ({ isFirstVisit }));

test("a first visit does not load what reads matches", async () => {
  isFirstVisit.mockResolvedValueOnce(true);
  const { container } = render(<Resume />);
  await act(async () => void expect(isFirstVisit).toHaveBeenCalled());
  expect(list).not.toHaveBeenCalled();
  expect(container.textContent).toBe("");
});

test("a game of a series shows its number and the standing of the series", async () => {
  const series = { bestOf: 3, game: 2, wins: [0, 1], winners: null, goesOn: false };
  const seats = [{ kind: "person" }, { kind: "person" }];
  const match = { id: "m1", game: "battle-of-souls", names: ["Ann", "Bob"], seats, turn: 3, answers: 9 };
  list.mockResolvedValue([{ ...match, over: false, savedAt: 0, series }]);
  render(<Resume />);
  expect(await screen.findByText(/^Game 2 of 3 in a series, 0–1 so far\. Turn 3, saved /)).toBeTruthy();
});
