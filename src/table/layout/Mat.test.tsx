import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Game } from "../../games/game";
import { position } from "../testing/position";
import { renderTable } from "../testing/render-table";

test("a mat with fields shows the far seat's row above, the near seat's below", () => {
  const { game: grid, see } = position();
  const zones = grid.table.mat.zones.flatMap((zone) => {
    if (zone.area === "grid") return [];
    return [zone.zone === "discard" ? { ...zone, area: "field" as const } : zone];
  });
  const game: Game = { ...grid, table: { ...grid.table, mat: { ...grid.table.mat, zones } } };
  renderTable({ game, view: see(0) });
  const rows = screen.getAllByRole("grid").map((row) => row.getAttribute("aria-label"));
  expect(rows.slice(0, 2)).toEqual(["Bob: Discard pile, 0 cards", "Ada: Discard pile, 0 cards"]);
  expect(rows).toHaveLength(3);
});
