import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { everyAction } from "../kernel";
import { matchCommands, useMatch } from "../store/play/match";
import { useSettings } from "../store/settings/settings";
import { onScreen, renderMatch } from "./testing/render-match";

// Each test renders a whole table, in several workers at once.
vi.setConfig({ testTimeout: 30_000 });

afterEach(async () => {
  vi.useRealTimers();
  await matchCommands.leaveTable();
});

const main = () => document.querySelector<HTMLButtonElement>("[data-main]");
const cardElement = (id: number) => document.querySelector<HTMLButtonElement>(`[data-card="${id}"]`);
const placement = () => everyAction(onScreen().actions).find(({ type }) => type === "place");

/** Presses the main button to pass until the seat on screen may act freely. */
async function passWindows(user = userEvent.setup()) {
  for (let i = 0; i < 12; i++) {
    const { decision } = onScreen();
    if (decision?.kind !== "act" || decision.window === undefined) return;
    await user.click(main() as HTMLElement);
  }
}

describe("playing by pointer", () => {
  test("two clicks place a card on the grid", async () => {
    const user = userEvent.setup();
    await renderMatch();
    await passWindows(user);
    const { card } = placement() ?? {};
    await user.click(cardElement(card ?? -1) as HTMLElement);
    expect(cardElement(card ?? -1)?.dataset.mark).toBe("armed");
    const grid = screen.getByRole("grid", { name: "Battlefield" });
    await user.click(within(grid).getByRole("button", { name: /^Place .*column 0, row 0$/ }));
    expect(within(grid).getByRole("button", { name: /yours|Ada's|Bob's/ })).toBe(cardElement(card ?? -1));
  });

  test("a second press and a right click back out", async () => {
    const user = userEvent.setup();
    await renderMatch();
    await passWindows(user);
    const card = cardElement(placement()?.card ?? -1) as HTMLElement;
    await user.click(card);
    fireEvent.contextMenu(document.body);
    expect(card.dataset.mark).toBe("may-act");
    await user.click(card);
    await user.click(card);
    expect(card.dataset.mark).toBe("may-act");
    expect(onScreen().actions.length).toBeGreaterThan(0);
  });

  test("a refused action shows why, with a link to the rule", async () => {
    const user = userEvent.setup();
    const onRule = vi.fn();
    await renderMatch({ onRule });
    const idle = document.querySelector<HTMLElement>('[data-hand] [data-mark="none"]');
    await user.click(idle as HTMLElement);
    const why = screen.getAllByRole("note").find((line) => line.textContent?.includes("D20"));
    expect(why?.textContent).toMatch(/\w/);
    await user.click(within(why as HTMLElement).getByRole("button", { name: /^Rule D20/ }));
    expect(onRule).toHaveBeenCalledWith(expect.stringMatching(/^D20 /));
  });

  test("conceding asks for confirmation, then shows the result", async () => {
    const user = userEvent.setup();
    await renderMatch();
    await user.click(screen.getByRole("button", { name: "Concede" }));
    expect(onScreen().outcome).toBeNull();
    const dialog = screen.getByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Concede" }));
    expect(onScreen().outcome).not.toBeNull();
    expect(screen.getByRole("region", { name: "Result" }).textContent).toContain("by concession");
  });

  test("a discard pile can be browsed at any time, even when it is empty", async () => {
    const user = userEvent.setup();
    await renderMatch();
    await user.click(screen.getByRole("button", { name: /^Bob: Discard pile, 0 cards/ }));
    expect(screen.getByRole("dialog").textContent).toContain("No cards here.");
  });
});

describe("playing by keyboard", () => {
  test("Space presses the main button, Enter arms and plays, and focus is never lost", async () => {
    const user = userEvent.setup();
    await renderMatch();
    for (let i = 0; i < 12 && !placement(); i++) await user.keyboard(" ");
    const { card } = placement() ?? {};
    await user.keyboard("h");
    for (let i = 0; i < 6 && document.activeElement !== cardElement(card ?? -1); i++)
      await user.keyboard("{ArrowRight}");
    await user.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Place .*column 0, row 0$/);
    await user.keyboard("{Enter}");
    expect(
      cardElement(card ?? -1)
        ?.closest('[role="grid"]')
        ?.getAttribute("aria-label"),
    ).toBe("Battlefield");
    expect(document.activeElement).not.toBe(document.body);
  });

  test("Esc backs out and returns focus to the card", async () => {
    const user = userEvent.setup();
    await renderMatch();
    await passWindows(user);
    const card = cardElement(placement()?.card ?? -1) as HTMLElement;
    card.focus();
    await user.keyboard("{Enter}{Escape}");
    expect(card.dataset.mark).toBe("may-act");
    expect(document.activeElement).toBe(card);
  });

  test("the hand is one tab stop", async () => {
    await renderMatch();
    expect(document.querySelectorAll('[data-hand] [tabindex="0"]')).toHaveLength(1);
  });

  test("when switched off, single-key shortcuts do nothing; Space and Esc still work", async () => {
    const user = userEvent.setup();
    await renderMatch();
    useSettings.getState().change({ letterKeys: false });
    await user.keyboard("t?h");
    expect(onScreen().paused).toBe(-1);
    expect(screen.queryByRole("dialog")).toBeNull();
    for (let i = 0; i < 12 && !placement(); i++) await user.keyboard(" ");
    const card = cardElement(placement()?.card ?? -1) as HTMLElement;
    card.focus();
    await user.keyboard("{Enter}{Escape}");
    expect(card.dataset.mark).toBe("may-act");
    useSettings.getState().change({ letterKeys: true });
  });

  test("? opens the list of keys, T calls a time-out", async () => {
    const user = userEvent.setup();
    await renderMatch();
    await user.keyboard("?");
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.keyboard("t");
    expect(onScreen().paused).toBeGreaterThanOrEqual(0);
  });
});

describe("a prompt with many options", () => {
  test("is answered in its tray, and can be folded away", async () => {
    const user = userEvent.setup();
    await renderMatch({ options: { draft: true } });
    const options = () => document.querySelectorAll<HTMLElement>("[data-option]");
    expect(options()).toHaveLength(12);
    await user.click(screen.getByRole("button", { name: "Look at the board" }));
    expect(options()).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Back to the question" }));
    expect(main()?.textContent).toBe("Choose 2 cards");
    await user.click(options()[0] as HTMLElement);
    await user.click(options()[1] as HTMLElement);
    expect(main()?.textContent).toBe("Choose these 2");
    await user.click(main() as HTMLElement);
    expect(onScreen().decision?.seat).toBe(1);
  });
});

describe("two people at one screen", () => {
  test("the curtain shows no card, and lifts when it is held", async () => {
    await renderMatch({ openHands: false });
    const to = useMatch.getState().curtain?.to ?? -1;
    expect(document.querySelector("[data-card]")).toBeNull();
    const hold = screen.getByRole("button", { name: "Press and hold to reveal" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.pointerDown(hold);
    act(() => void vi.advanceTimersByTime(500));
    fireEvent.pointerUp(hold);
    act(() => void vi.advanceTimersByTime(500));
    expect(useMatch.getState().curtain).not.toBeNull();
    fireEvent.pointerDown(hold);
    act(() => void vi.advanceTimersByTime(600));
    expect(useMatch.getState().curtain).toBeNull();
    expect(useMatch.getState().viewer).toBe(to);
  });

  test("two presses lift the curtain for those who cannot hold it", async () => {
    const user = userEvent.setup();
    await renderMatch({ openHands: false });
    await user.click(screen.getByRole("button", { name: "Press and hold to reveal" }));
    await user.click(screen.getByRole("button", { name: /^I am (Ada|Bob): reveal$/ }));
    expect(useMatch.getState().curtain).toBeNull();
  });

  test("the other player's hand is not in the page", async () => {
    const user = userEvent.setup();
    await renderMatch({ openHands: false });
    await user.click(screen.getByRole("button", { name: "Press and hold to reveal" }));
    await user.click(screen.getByRole("button", { name: /^I am/ }));
    const { viewer } = useMatch.getState();
    const other = viewer === 0 ? "Bob" : "Ada";
    const hand = screen.getByRole("group", { name: `${other}: Hand, 3 cards` });
    expect(hand.querySelectorAll("button")).toHaveLength(0);
    expect(hand.textContent).toBe("3");
  });
});

test("events are announced aloud", async () => {
  const user = userEvent.setup();
  await renderMatch();
  await passWindows(user);
  await user.click(cardElement(placement()?.card ?? -1) as HTMLElement);
  await user.click(screen.getByRole("button", { name: /column 0, row 0$/ }));
  expect(screen.getByRole("log", { name: "Announcements" }).textContent).toMatch(/(Ada|Bob) places /);
});
