import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { battleSpiritsSaga } from "../../../games/battle-spirits-saga";
import { saga } from "../../../games/battle-spirits-saga/testing";
import { renderTable } from "../../testing/render-table";

test("BSS 10-6-7 the page asks where cores go, with a proposal that can be changed before it is sent", async () => {
  const g = saga({ me: { hand: ["Rivet Scout"], reserve: 5, soul: "void" } });
  g.me.summoning("Rivet Scout");
  const { decision } = g;
  if (decision?.kind === "allot" && decision.rule === "BSS 10-6-6")
    g.answer({ seat: 0, do: "allot", amounts: decision.proposal });
  expect(g.decision?.rule).toBe("BSS 10-6-7");
  const send = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game: battleSpiritsSaga, view: g.leaveOpen().view(0) }, { commands: { send } });
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "One less: Cores in the reserve" }));
  fireEvent.click(document.querySelector("[data-main]") ?? document.body);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]).toMatchObject([{ seat: 0, do: "allot" }]);
});
