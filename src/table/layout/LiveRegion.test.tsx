import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type GameEvent, refuse } from "../../kernel";
import { position } from "../testing/position";
import { renderRing } from "../testing/render-ring";
import { renderTable } from "../testing/render-table";

const spoken = () =>
  [...screen.getByRole("log", { name: "Announcements" }).children].map((p) => p.textContent);
const event = (def: string): GameEvent => ({
  type: "play",
  rule: "R 3",
  cause: { kind: "rule" },
  seat: 1,
  def,
});

test("a burst of many lines is announced completely, and older ones are dropped", () => {
  const { match } = renderRing(2, 0);
  const burst = Array.from({ length: 20 }, (_, i) => event(`Card ${i}`));
  act(() => match.setState({ events: burst }));
  expect(spoken().filter((line) => line?.startsWith("Bob: play"))).toHaveLength(20);
  act(() => match.setState({ events: [event("Last")] }));
  expect(spoken().length).toBeLessThan(12);
  expect(spoken()).toContain("Bob: play Last");
});

test("events before the table was mounted are announced, too", () => {
  renderRing(2, 0, 0, [{ id: 0, turn: 1, seat: 1, message: { key: "Bob began" }, rule: "R 2", cards: [] }]);
  expect(spoken()[0]).toBe("Bob began");
});

test("one seat's announcements are gone before another looks", () => {
  const { match, see } = renderRing(2, 0);
  act(() => match.setState({ events: [event("Mine")] }));
  expect(spoken()).toContain("Bob: play Mine");
  act(() => match.setState({ view: see(-1), viewer: -1, curtain: { to: 1, recap: [] }, events: [] }));
  expect(spoken()).toEqual([]);
});

test("while a card is aimed, arrow keys visit legal targets only", () => {
  renderRing(2, 2);
  fireEvent.click(screen.getAllByRole("button", { name: /^Maple Guard, yours.*may act$/ })[0]!);
  const row = screen.getByRole("grid", { name: "Bob: Row, 2 cards" });
  const targets = within(row).getAllByRole("button", { name: /legal target$/ });
  expect(targets.map((card) => card.tabIndex)).toEqual([0, -1]);
  targets[0]?.focus();
  fireEvent.keyDown(targets[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(targets[1]);
});

/** Lets the live region move to its new place, and waits until its sentences have been noticed. */
function settle(): void {
  for (let n = 0; n < 2; n++) act(() => void vi.advanceTimersByTime(300));
}

const withTimers = () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());
};

describe("the live region while a dialog is open", () => {
  withTimers();
  const region = () => screen.getByRole("log", { name: "Announcements", hidden: true });
  const openDialog = () => fireEvent.keyDown(document.body, { key: "?" });
  const closeDialog = () => fireEvent.click(screen.getByRole("button", { name: "Close" }));

  test("announces events inside the dialog, where it is not inert", () => {
    const { match } = renderRing(2, 0);
    act(() => match.setState({ events: [event("Before")] }));
    settle();
    openDialog();
    settle();
    expect(screen.getByRole("dialog").contains(region())).toBe(true);
    expect(spoken(), "what was spoken before it opened").toEqual([]);
    act(() => match.setState({ events: [event("Meanwhile")] }));
    expect(spoken()).toContain("Bob: play Meanwhile");
  });

  test("announces an event during opening or closing in the next place, and repeats nothing", () => {
    const { match } = renderRing(2, 0);
    openDialog();
    act(() => match.setState({ events: [event("Opening")] }));
    expect(spoken(), "it starts out empty").toEqual([]);
    settle();
    expect(spoken()).toContain("Bob: play Opening");
    act(() => match.setState({ events: [event("Closing")] }));
    closeDialog();
    settle();
    expect(region().closest("dialog")).toBeNull();
    expect(spoken()).toContain("Bob: play Closing");
    expect(spoken()).not.toContain("Bob: play Opening");
  });
});

describe("messages on the table are announced once, and only here", () => {
  withTimers();
  afterEach(() => vi.unstubAllGlobals());
  const timesSpoken = (words: string) => spoken().filter((line) => line === words).length;
  const isQuiet = (shown: HTMLElement) => shown.closest("[role=status], [role=alert], [aria-live]") === null;

  test("announces each time why a press did nothing", () => {
    const { match } = renderRing(2, 0);
    const why = "A time-out is already running.";
    const refusal = () => refuse("already-time-out", "R 3");
    act(() => match.setState({ refusal: refusal() }));
    expect(timesSpoken(why)).toBe(1);
    expect(isQuiet(screen.getByRole("note"))).toBe(true);
    act(() => match.setState({ events: [event("Something else")] }));
    expect(timesSpoken(why)).toBe(1);
    act(() => match.setState({ refusal: refusal() }));
    expect(timesSpoken(why)).toBe(2);
    act(() => match.setState({ refusal: null }));
    expect(timesSpoken(why)).toBe(2);
  });

  test("announces what is allowed in a time-out, after the log has announced the time-out", () => {
    const { match, see } = renderRing(2, 0);
    const look = "You may look at face-down cards on the board.";
    act(() => match.setState({ view: { ...see(0), paused: 1 } }));
    expect(spoken().at(-1)).toBe(look);
    expect(isQuiet(screen.getByRole("note"))).toBe(true);
    act(() => match.setState({ view: { ...see(0), paused: 1 } }));
    act(() => match.setState({ view: see(0) }));
    expect(timesSpoken(look)).toBe(1);
  });

  test("announces which player the strip asks, and what", () => {
    const { match } = renderRing(2, 0);
    const reaction = { seat: 1, prompt: { key: "prompt.reaction" }, duration: 60_000, limit: null };
    act(() => match.setState({ reaction: { ...reaction, id: 1 } }));
    expect(timesSpoken("Bob: respond? Respond? Otherwise: play continues.")).toBe(1);
    expect(isQuiet(screen.getByRole("note"))).toBe(true);
    act(() => match.setState({ reaction: { ...reaction, id: 2 } }));
    expect(timesSpoken("Bob: respond? Respond? Otherwise: play continues.")).toBe(2);
  });

  test("on a phone a reason is shown twice but announced once, in the sheet in front", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { game, see } = position();
    const match = renderTable({ game, view: see(0) });
    fireEvent.click(screen.getByRole("button", { name: "More" }));
    act(() => match.setState({ refusal: refuse("already-time-out", "D20 10.1") }));
    settle();
    expect(document.querySelectorAll("[data-reason]")).toHaveLength(2);
    expect(timesSpoken("A time-out is already running.")).toBe(1);
    const sheet = screen.getByRole("dialog");
    expect(within(sheet).getByRole("log").textContent).toContain("A time-out is already running.");
    expect(within(sheet).queryByRole("status")).toBeNull();
  });
});
