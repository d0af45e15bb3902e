import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Seat, View } from "../../../kernel";
import type { SeatKind, TableSetup } from "../../../store/types";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

const PERSON = { kind: "person" } as const;
const SCRIPTED = { kind: "opponent", level: "easy" } as const;

function renderResult(seats: readonly SeatKind[], winners: readonly Seat[], cause = "d20.most-face-up") {
  const { game, see } = position();
  const view: View = { ...see(0), decision: null, outcome: { winners, cause, rule: "D20 7.5" } };
  const setup: TableSetup = { id: "1", game: game.slug, seats, openHands: false };
  const onShare = vi.fn(async () => "copied" as const);
  renderTable({ game, view, setup }, { onShare });
  return { result: within(screen.getByRole("region", { name: "Result" })), onShare };
}

test("the person who plays scripted opponents wins or loses, and reads by what", () => {
  const { result } = renderResult([PERSON, SCRIPTED], [0]);
  expect(result.getByRole("heading", { level: 2 }).textContent).toBe("Victory");
  expect(result.getByText(/You won with the most face-up Warriors\./)).toBeTruthy();
});

test("a lost game is a defeat, in the words of the loser", () => {
  const { result } = renderResult([PERSON, SCRIPTED], [1]);
  expect(result.getByRole("heading", { level: 2 }).textContent).toBe("Defeat");
  expect(result.getByText(/You lost: the other side has more face-up Warriors\./)).toBeTruthy();
});

test("with two people at one screen the result names the winner for both", () => {
  const { result } = renderResult([PERSON, PERSON], [1]);
  expect(result.getByRole("heading", { level: 2 }).textContent).toBe("Bob wins");
  expect(result.getByText(/Bob won with the most face-up Warriors\./)).toBeTruthy();
});

test("sharing says what has become of the link", async () => {
  const { result, onShare } = renderResult([PERSON, SCRIPTED], [], "agreed-draw");
  expect(result.getByRole("heading", { level: 2 }).textContent).toBe("Draw");
  await userEvent.click(result.getByRole("button", { name: "Share" }));
  expect(onShare).toHaveBeenCalledOnce();
  expect((await result.findByRole("status")).textContent).toBe("Link to the match copied.");
});
