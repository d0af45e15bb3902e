import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { soulMasters as game } from "../../../games/soul-masters";
import { aUnit, duel } from "../../../games/soul-masters/testing";
import type { Reaction } from "../../../store/types";
import { renderTable } from "../../testing/render-table";

const DAY = 86_400_000;

/** The strip before the rival's response to an attack, with this time limit. */
function shown(beat: number, more: Partial<Reaction> = {}) {
  const g = duel({ me: { battleground: [aUnit("Oak", 3, 5)] }, foe: { hand: [aUnit("Shield", 1, 1)] } });
  g.me.attack("Oak", "Rival");
  const [passReaction, takeReaction] = [vi.fn(), vi.fn()];
  const prompt = { key: "prompt.soul-masters.priority" };
  const reaction: Reaction = { seat: 1, prompt, duration: beat, limit: null, id: 1, ...more };
  renderTable({ game, view: g.view(0), reaction }, { commands: { passReaction, takeReaction } });
  return { strip: screen.getByRole("note"), passReaction, takeReaction };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("without a time limit", () => {
  test("the strip waits for an answer", () => {
    const { passReaction, takeReaction } = shown(0);
    wait(DAY);
    expect(passReaction).not.toHaveBeenCalled();
    expect(takeReaction).not.toHaveBeenCalled();
  });

  test("its two buttons respond or pass", () => {
    const { passReaction, takeReaction } = shown(0);
    fireEvent.click(screen.getByRole("button", { name: /^Respond/ }));
    expect(takeReaction).toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "No response" }));
    expect(passReaction).toHaveBeenCalledOnce();
  });
});

describe("with a time limit", () => {
  test("the strip passes when the time is over, and not before", () => {
    const { passReaction } = shown(5000);
    wait(4999);
    expect(passReaction).not.toHaveBeenCalled();
    wait(1);
    expect(passReaction).toHaveBeenCalledOnce();
  });

  test("the strip waits as long as it is held", () => {
    const { strip, passReaction } = shown(5000);
    fireEvent.pointerDown(strip);
    wait(DAY);
    expect(passReaction).not.toHaveBeenCalled();
    fireEvent.pointerUp(strip);
    wait(5000);
    expect(passReaction).toHaveBeenCalledOnce();
  });
});

test("the strip says who attacks what with what, and what happens otherwise", () => {
  const { strip } = shown(0);
  expect(strip.textContent).toMatch(/attacks Rival with Oak/);
  expect(strip.textContent).toContain("Otherwise:");
});

test("the strip says what will no longer prompt after a pass", () => {
  expect(shown(0, { limit: "less" }).strip.textContent).toContain(
    "is prompted again this turn only if more is at stake",
  );
});
