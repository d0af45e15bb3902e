import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { artworkFor } from "../../../art";
import { useArtwork } from "./artwork";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const drake = (name: string) => ({ name, type: "warrior", subtypes: ["drake"] });

function Shown({ name }: { name: string }) {
  return <img alt={name} src={useArtwork("d20-warriors", drake(name))} />;
}
const addressOf = (name: string) => screen.getByAltText(name).getAttribute("src");

test("a card shows its drawing at first, and the bitmap everywhere as soon as it is ready", async () => {
  const made: number[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    made.push([this.width, this.height]);
    done(new Blob(["pixels"]));
  });
  vi.stubGlobal("requestIdleCallback", (look: IdleRequestCallback) =>
    setTimeout(() => look({ didTimeout: false, timeRemaining: () => 50 })),
  );
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue();
  render(
    <>
      <Shown name="Emberwing" />
      <Shown name="Cinderhide" />
    </>,
  );
  expect(addressOf("Emberwing")).toBe(artworkFor(drake("Emberwing")));
  await act(() => vi.waitFor(() => expect(addressOf("Cinderhide")).toMatch(/^blob:/)));
  expect(addressOf("Emberwing")).toMatch(/^blob:/);
  expect(made).toEqual([
    [200, 200],
    [200, 200],
  ]);
});

test("a card keeps its drawing when it cannot be rasterised", async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  render(<Shown name="Tidewing" />);
  await act(() => vi.waitFor(() => expect(getContext).toHaveBeenCalled()));
  expect(addressOf("Tidewing")).toBe(artworkFor(drake("Tidewing")));
});
