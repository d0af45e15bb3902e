import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { playedMatch } from "../../store/play/match";
import { ringOf } from "../testing/ring";
import { seatModel } from "../viewmodel/seats";
import { createTable } from "./create-table";
import { TableContext } from "./table";
import { useStableModel } from "./use-stable-model";

test("a component rerenders only when what it reads of a new view has changed", () => {
  const { game, see, act: play } = ringOf(8, 0);
  const table = createTable(game, see(0), playedMatch);
  const rendered = vi.fn();
  function Seat({ seat }: { seat: number }) {
    rendered(useStableModel((s) => seatModel(s.game, s.view, seat)).name);
    return null;
  }
  render(
    <TableContext value={table}>
      <Seat seat={1} />
      <Seat seat={5} />
    </TableContext>,
  );
  rendered.mockClear();
  play({ type: "end" });
  act(() => table.getState().show({ match: { view: see(0) } }));
  expect(rendered.mock.calls).toEqual([["Bob"]]);
});
