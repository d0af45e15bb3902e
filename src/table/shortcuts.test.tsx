import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { matchCommands } from "../store/play/match";
import { onScreen, renderMatch } from "./testing/render-match";

// Each test renders a whole table, in several workers at once.
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => matchCommands.leaveTable());

test("L goes to the newest line of the log, arrow keys to older ones, Enter opens the clause", async () => {
  const user = userEvent.setup();
  const onRule = vi.fn();
  await renderMatch({ onRule });
  const lines = within(screen.getByRole("region", { name: "Log" })).getAllByRole("button");
  expect(lines.length).toBeGreaterThan(1);
  await user.keyboard("l");
  expect(document.activeElement).toBe(lines.at(-1));
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(lines.at(-2));
  await user.keyboard("{Enter}");
  expect(onRule).toHaveBeenCalledWith(lines.at(-2)?.title);
});

test("Space gives the answer of the main button", async () => {
  const user = userEvent.setup();
  await renderMatch();
  const main = () => document.querySelector<HTMLElement>("[data-main]");
  const [label, decision] = [main()?.textContent, onScreen().decision];
  expect(main()?.getAttribute("aria-disabled")).toBeNull();
  await user.keyboard(" ");
  await waitFor(() => expect(onScreen().decision).not.toBe(decision));
  expect(label).toMatch(/^Pass/);
});

test("plus, minus and 0 move the camera like its buttons", async () => {
  const user = userEvent.setup();
  await renderMatch();
  const fit = screen.getByRole("button", { name: "Show everything" });
  expect(fit.hasAttribute("data-lost")).toBe(false);
  await user.keyboard("+");
  expect(fit.hasAttribute("data-lost")).toBe(true);
  await user.keyboard("0");
  expect(fit.hasAttribute("data-lost")).toBe(false);
  await user.keyboard("-");
  expect(fit.hasAttribute("data-lost")).toBe(true);
});

test("M folds the prompt away, and brings it back with its choices", async () => {
  const user = userEvent.setup();
  await renderMatch({ options: { draft: true } });
  const options = () => [...document.querySelectorAll<HTMLElement>("[data-option]")];
  await user.click(options()[3] as HTMLElement);
  await user.keyboard("m");
  expect(options()).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Back to the question" }).getAttribute("aria-expanded")).toBe(
    "false",
  );
  await user.keyboard("m");
  expect(
    options()
      .map((option) => option.getAttribute("aria-pressed"))
      .indexOf("true"),
  ).toBe(3);
});

test("I shows the focused card and keeps it open, Esc closes it", async () => {
  const user = userEvent.setup();
  await renderMatch();
  await user.keyboard("h");
  const name = document.activeElement?.getAttribute("aria-label")?.split(",")[0] ?? "";
  await user.keyboard("i");
  expect(screen.getByRole("complementary", { name: "Card" }).textContent).toContain(name);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  (document.activeElement as HTMLElement).blur();
  // Longer than the preview of a hovered card stays.
  act(() => void vi.advanceTimersByTime(450));
  vi.useRealTimers();
  expect(screen.queryByRole("complementary", { name: "Card" })).not.toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("complementary", { name: "Card" })).toBeNull();
});
