import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import { linkText } from "../../store/links/link";
import { d20Config, playAtRandom } from "../../store/testing/played";
import { PERSON } from "../../store/testing/table";
import LinkScreen from "./LinkScreen";

vi.mock("../../store/games", () => {
  const loadGame = async () => d20Warriors;
  return { loadGame, loadGameToPlay: loadGame };
});

const { record } = playAtRandom(d20Warriors, d20Config("a moment"), 30);

test("a link shows the moment at which it was made", async () => {
  const text = (await linkText({ seats: [PERSON, PERSON], record })) ?? "";
  render(<LinkScreen text={text} watch={true} />);
  expect(await screen.findByText("Move 30 of 30", {}, { timeout: 10_000 })).toBeTruthy();
});
