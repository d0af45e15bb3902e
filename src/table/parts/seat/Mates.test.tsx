import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderRing } from "../../testing/render-ring";

/** A window of this width. Happy DOM has no layout, so only the queries about it are answered. */
function withWindow(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
    const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? width);
    return { matches: width >= least && width <= most, addEventListener() {}, removeEventListener() {} };
  });
}

afterEach(() => vi.unstubAllGlobals());

const mates = () => screen.queryByRole("region", { name: "Your team mates" });
const names = () =>
  within(mates()!)
    .getAllByRole("button")
    .map((mat) => mat.getAttribute("aria-label")?.split(",")[0]);
const renderTeams = (seats: number) => renderRing(seats, 0, 0, [], 2);

test("the mats of team mates are at one's own edge, and a press shows one in full", async () => {
  withWindow(1280);
  renderTeams(4);
  await waitFor(() => expect(names()).toEqual(["Bob"]));
  fireEvent.click(within(mates()!).getByRole("button", { name: /^Bob,/ }));
  expect(screen.getByRole("region", { name: "Bob's seat" })).toBeTruthy();
});

test("many mats of team mates need a wide window", async () => {
  withWindow(1280);
  const { match } = renderTeams(8);
  expect(match.getState().view?.seats).toHaveLength(8);
  expect(mates()).toBeNull();
});

test("a wide window has room for many mats of team mates", async () => {
  withWindow(1920);
  renderTeams(8);
  await waitFor(() => expect(names()).toEqual(["Bob", "Cleo", "Dan"]));
});

test("without teams there are none", () => {
  withWindow(1920);
  renderRing(4, 0);
  expect(mates()).toBeNull();
});
