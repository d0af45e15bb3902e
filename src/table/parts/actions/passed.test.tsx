import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { soulMasters as game } from "../../../games/soul-masters";
import { aUnit, duel } from "../../../games/soul-masters/testing";
import type { Skipped, SkippedWindow } from "../../../store/types";
import { renderTable } from "../../testing/render-table";

const oak = aUnit("Oak", 3, 5);

const attack: SkippedWindow = {
  window: "priority",
  why: "waits",
  attack: { by: 1, card: "Oak", target: null, defender: 0 },
  played: null,
  times: 2,
};
const end: SkippedWindow = { window: "priority", why: "less", attack: null, played: null, times: 1 };

/** The table of the inactive player while the other player acts. */
function shown(windows: readonly SkippedWindow[], turn = 5) {
  const g = duel({ active: 1, foe: { battleground: [oak] } });
  const skipped: Skipped = { turn, windows };
  const askOn = vi.fn();
  renderTable({ game, view: g.view(0), skipped }, { commands: { keepAsking: askOn } });
  return { note: () => screen.getByRole("group", { name: "Passed for you:" }), askOn };
}

describe("the note of auto-passed windows", () => {
  test("names each window with its reason and count", () => {
    const { note } = shown([attack]);
    expect(note().textContent).toContain("Oak: any response can wait. (2×)");
  });

  test("is cut off after two lines", () => {
    const { note } = shown([attack, { ...attack, times: 1 }, end, { ...end, why: "many" }]);
    expect(note().textContent).toContain("And 2 more.");
  });

  test("leads to the choice of when to be prompted", () => {
    const { note } = shown([attack]);
    fireEvent.click(within(note()).getByRole("button", { name: "Change prompts" }));
    expect(screen.getByRole("dialog", { name: "When to prompt me" })).toBeTruthy();
  });

  test("offers to prompt again in this turn when earlier passes suppressed prompts", () => {
    const { note, askOn } = shown([end]);
    fireEvent.click(within(note()).getByRole("button", { name: "Keep prompting me" }));
    expect(askOn).toHaveBeenCalledOnce();
  });

  test("offers nothing for a turn that is over", () => {
    const { note } = shown([end], 4);
    expect(within(note()).queryByRole("button", { name: "Keep prompting me" })).toBeNull();
  });

  test("is not announced", () => {
    shown([attack]);
    const live = document.querySelectorAll("[aria-live], [role=status], [role=log]");
    for (const region of live) expect(region.textContent).not.toContain("any response can wait");
  });
});

test("a notice before a pass says what no longer prompts after it, and the player may refuse", () => {
  const g = duel({
    me: { hand: [aUnit("Shield", 1, 1, { power: 2 })] },
    active: 1,
    foe: { battleground: [oak] },
  });
  g.foe.attack("Oak", "Chief");
  g.until("post-defender");
  while (g.who !== 0) g.pass();
  const askOn = vi.fn();
  renderTable({ game, view: g.view(0), limit: "less" }, { commands: { keepAsking: askOn } });
  expect(screen.getByText(/prompted again this turn only when more is at stake/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Keep prompting me" }));
  expect(askOn).toHaveBeenCalledOnce();
});
