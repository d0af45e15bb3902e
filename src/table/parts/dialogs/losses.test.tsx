import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { battleSpiritsSaga } from "../../../games/battle-spirits-saga";
import { type SagaScenario, saga, withCores } from "../../../games/battle-spirits-saga/testing";
import { renderTable } from "../../testing/render-table";

const fixture = () =>
  saga({
    me: {
      spirits: ["Emberling", withCores("Scorch Hound", 2)],
      hand: ["Buckler Automaton", "Rivet Scout"],
      reserve: 2,
      soul: "void",
    },
  });

const draw = (g: SagaScenario) => {
  const act = vi.fn(() => ({ ok: true }) as const);
  const send = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game: battleSpiritsSaga, view: g.leaveOpen().view(0) }, { commands: { act, send } });
  return { act, send };
};

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a payment that destroys an own spirit is sent only after its loss has been confirmed", async () => {
  const g = fixture();
  g.me.summoning("Buckler Automaton");
  const { send } = draw(g);
  press("One less: Cores in the reserve");
  press("One more: Cores on Emberling");
  press("Confirm payment");
  expect(send).not.toHaveBeenCalled();
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toContain("You will lose Emberling.");
  fireEvent.click(within(dialog).getByRole("button", { name: "Confirm payment" }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test("a payment that keeps every spirit is sent at once", async () => {
  const g = fixture();
  g.me.summoning("Buckler Automaton");
  const { send } = draw(g);
  press("Confirm payment");
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a card that can be paid for only with a spirit's last core has a distinct mark and label", () => {
  draw(fixture());
  const card = (name: string) => document.querySelector(`[data-card][aria-label^="${name},"]`);
  expect(card("Buckler Automaton")?.hasAttribute("data-costly")).toBe(true);
  expect(card("Buckler Automaton")?.getAttribute("aria-label")).toMatch(/only by losing a card$/);
  expect(card("Rivet Scout")?.hasAttribute("data-costly")).toBe(false);
});
