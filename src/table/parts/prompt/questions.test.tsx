import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Decision } from "../../../kernel";
import { addMessages } from "../../../text/add-messages";
import { messages as sagaMessages } from "../../../text/en/battle-spirits-saga";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

const base = {
  seat: 0,
  prompt: { key: "prompt.choose-one", args: { card: "Horn" } },
  rule: "D20 6.3",
} as const;

/**
 * A table that asks seat 0 this.
 * @returns the mock that receives the answers.
 */
function ask(decision: Decision) {
  const { game, see } = position();
  const send = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game, view: { ...see(0), decision, actions: [] } }, { commands: { send } });
  return send;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("answers yes or no", () => {
  const send = ask({ ...base, kind: "confirm" });
  press("No");
  press("Yes");
  expect(send.mock.calls).toEqual([
    [{ seat: 0, do: "confirm", yes: false }],
    [{ seat: 0, do: "confirm", yes: true }],
  ]);
});

test("the main button of a prompt says what yes means", () => {
  ask({ ...base, prompt: { key: "prompt.may", args: { card: "Horn" } }, kind: "confirm" });
  expect(screen.getByRole("button", { name: "Yes: use Horn" }).hasAttribute("data-main")).toBe(true);
  expect(screen.getByRole("button", { name: "No" })).toBeTruthy();
});

test("two presses on one picture give only one answer", () => {
  const { game, see } = position();
  const confirm: Decision = { ...base, kind: "confirm" };
  const view = { ...see(0), decision: confirm, actions: [] };
  const send = vi.fn(() => {
    match.setState({ view: { ...view, decision: { ...confirm, rule: "D20 6.4" } } });
    return { ok: true } as const;
  });
  const match = renderTable({ game, view }, { commands: { send } });
  const yes = screen.getByRole("button", { name: "Yes" });
  act(() => {
    yes.click();
    yes.click();
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test("answers with an amount between its bounds", () => {
  const send = ask({ ...base, kind: "amount", min: 1, max: 6 });
  fireEvent.change(screen.getByRole("slider"), { target: { value: "4" } });
  press("Confirm 4");
  expect(send).toHaveBeenCalledWith({ seat: 0, do: "amount", amount: 4 });
});

describe("allotting shares of several sources", () => {
  const options = ["Reserve", "Squire", "Hound"].map((key, i) => ({
    value: key,
    label: { key },
    most: 3 - i,
  }));
  const decision: Decision = {
    ...base,
    kind: "allot",
    options,
    totals: [{ min: 3, max: 3 }],
    proposal: [3, 0, 0],
  };
  const isOff = (name: string) =>
    screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

  test("the proposal is one press away", () => {
    const send = ask(decision);
    press("Confirm payment");
    expect(send).toHaveBeenCalledWith({ seat: 0, do: "allot", amounts: [3, 0, 0] });
  });

  test("shares are changed one by one, within their bounds and the total", () => {
    const send = ask(decision);
    expect(["Reserve", "Squire", "Hound"].map((label) => isOff(`One more: ${label}`))).toEqual([
      true,
      true,
      true,
    ]);
    press("One less: Reserve");
    expect(screen.getByText("2 of 3 chosen")).toBeTruthy();
    press("Choose what to pay with");
    expect(send).not.toHaveBeenCalled();
    press("One more: Hound");
    expect(isOff("One more: Hound")).toBe(true);
    expect(isOff("One less: Squire")).toBe(true);
    press("Confirm payment");
    expect(send).toHaveBeenCalledWith({ seat: 0, do: "allot", amounts: [2, 0, 1] });
  });
});

test("a prompt with its own phrases for none and for one shows them on the button", () => {
  addMessages(sagaMessages);
  const prompt = { key: "prompt.battle-spirits-saga.block", args: { card: "Wolf" } };
  const options = ["Bear", "Elk"].map((value) => ({ value, label: { key: value } }));
  const send = ask({ ...base, prompt, kind: "pick", options, min: 0, max: 1 });
  screen.getByRole("button", { name: "Let it through" });
  press("Elk");
  expect(send.mock.calls).toEqual([]);
  press("Block with Elk");
  expect(send).toHaveBeenCalledWith({ seat: 0, do: "pick", picks: [1] });
});

test("answers with an order, changed step by step", () => {
  const options = ["one", "two", "three"].map((value) => ({ value }));
  const send = ask({ ...base, kind: "arrange", options });
  press("Move three up");
  press("Confirm this order");
  expect(send).toHaveBeenCalledWith({ seat: 0, do: "arrange", order: [0, 2, 1] });
});

test("answers with a name, found by typing", () => {
  const send = ask({ ...base, kind: "name", names: ["Ash", "Birch", "Cedar"] });
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "bi" } });
  expect(screen.queryByRole("button", { name: "Ash" })).toBeNull();
  press("Birch");
  press("Name Birch");
  expect(send).toHaveBeenCalledWith({ seat: 0, do: "name", name: "Birch" });
});

test("a plain choice answers at once", () => {
  const options = ["Flip", "Draw"].map((value) => ({ value, label: { key: value } }));
  const send = ask({ ...base, kind: "pick", options, min: 1, max: 1 });
  press("Draw");
  expect(send).toHaveBeenCalledWith({ seat: 0, do: "pick", picks: [1] });
});

test("a cell is chosen on the grid", () => {
  const send = ask({ ...base, kind: "place", cells: [[2, 1]] });
  press(/column 2, row 1$/);
  expect(send).toHaveBeenCalledWith({ seat: 0, do: "place", cell: [2, 1] });
});

test("a prompt for a cell moves the keyboard focus to the first one", () => {
  const { game, see } = position();
  const match = renderTable({ game, view: see(0) });
  fireEvent.keyDown(document.body, { key: "Tab" });
  const decision: Decision = { ...base, kind: "place", cells: [[2, 1]] };
  act(() => match.setState({ view: { ...see(0), decision, actions: [] } }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /column 2, row 1$/ }));
});

test("a prompt for players has a button for each", () => {
  const option = (player: string, value: number) => ({
    label: { key: "prompt.player", args: { player } },
    value,
  });
  const options = [option("Ada", 0), option("Bob", 1)];
  const send = ask({ ...base, kind: "pick", min: 1, max: 1, options });
  press("Bob");
  expect(send).toHaveBeenCalledExactlyOnceWith({ seat: 0, do: "pick", picks: [1] });
});
