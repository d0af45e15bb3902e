import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { battleCores as game } from "../../../games/battle-cores";
import { fromHand, priceOf } from "../../../games/battle-cores/cards/parts";
import { able, battleCores, beast } from "../../../games/battle-cores/testing";
import { renderTable } from "../../testing/render-table";

const button = (name: string) => within(screen.getByRole("group", { name: "At any time" })).getByText(name);

/** The table of the seat that has been offered a draw. */
function offered() {
  const g = battleCores();
  g.me.reply("offer");
  const send = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game, view: g.view(1), viewer: 1 }, { commands: { send } });
  return send;
}

const reply = (answer: string) => ({
  seat: 1,
  do: "anytime",
  action: { type: "draw", data: { reply: answer } },
});

test("accepting a draw asks for confirmation, declining it does not", () => {
  const errors = vi.spyOn(console, "error");
  const send = offered();
  const aboutKeys = errors.mock.calls.filter(([text]) => String(text).includes("key"));
  expect(aboutKeys, "buttons that share a key").toEqual([]);
  fireEvent.click(button("Accept draw"));
  expect(send).not.toHaveBeenCalled();
  const question = screen.getByRole("dialog", { name: "Accept draw?" });
  expect(question.textContent).toContain("The game is a draw once every player accepts");
  fireEvent.click(within(question).getByRole("button", { name: "Keep playing" }));
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(button("Decline draw"));
  expect(send.mock.calls).toEqual([[reply("decline")]]);
});

test("confirming accepts the draw", () => {
  const send = offered();
  fireEvent.click(button("Accept draw"));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Accept draw" }));
  expect(send.mock.calls).toEqual([[reply("accept")]]);
});

test("during a payment its player can go back with a button beside the main one", () => {
  const g = battleCores({
    me: { hand: [able("Dear", priceOf(fromHand(1))), beast("Spare"), beast("Kept")] },
  });
  g.me.summon("Dear");
  const send = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game, view: g.view(0) }, { commands: { send } });
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(send.mock.calls).toEqual([[{ seat: 0, do: "anytime", action: { type: "back" } }]]);
  g.pick("Spare");
});
