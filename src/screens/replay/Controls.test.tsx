import { render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { ReplayCommands, ReplayState, ReplayStore } from "../../store/replay/create";
import { setLocale } from "../../text";
import { Controls } from "./Controls";

afterEach(() => setLocale("en"));

/** A replay without moves, with only what its controls need. */
function emptyReplay(): ReplayStore {
  const shown: Partial<ReplayState> = {
    at: 0,
    length: 0,
    turns: [],
    battles: [],
    playing: false,
    speed: 1,
    perspective: { seat: -1, open: false, curtain: false },
    perspectives: [],
  };
  return { state: createStore(() => shown as ReplayState), commands: {} as ReplayCommands };
}

const speeds = (label: string) =>
  within(screen.getByRole("combobox", { name: label }))
    .getAllByRole("option")
    .map((option) => option.textContent);

test("the speed of a replay is formatted in the language", async () => {
  const { unmount } = render(<Controls store={emptyReplay()} onMore={() => {}} />);
  expect(speeds("Speed")).toEqual(["0.5×", "1×", "2×", "4×"]);
  unmount();
  await setLocale("de");
  render(<Controls store={emptyReplay()} onMore={() => {}} />);
  expect(speeds("Tempo")).toEqual(["0,5×", "1×", "2×", "4×"]);
});
