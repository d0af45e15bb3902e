import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { GAMES } from "../../../games/registry";
import { useArtist } from "./artist";

const drake = { name: "Emberwing", type: "warrior", subtypes: ["drake"] };

function Shown() {
  return <p>{useArtist("drakes")?.(drake) ?? "no picture"}</p>;
}

test("a card is drawn once its game's own figures are loaded, and at once from then on", async () => {
  let load = () => {};
  const artworkFor = ({ name }: { name: string }) => `picture of ${name}`;
  const figures = new Promise<void>((resolve) => {
    load = resolve;
  });
  const artwork = async () => {
    await figures;
    return { artwork: { families: {}, moods: {} }, artworkFor };
  };
  const [any] = GAMES;
  vi.spyOn(GAMES, "find").mockReturnValue({ ...any, parts: { ...any.parts, artwork } } as never);
  const { unmount } = render(<Shown />);
  expect(screen.getByText("no picture")).toBeTruthy();
  load();
  expect(await screen.findByText("picture of Emberwing")).toBeTruthy();
  unmount();
  render(<Shown />);
  expect(screen.queryByText("no picture")).toBeNull();
});
