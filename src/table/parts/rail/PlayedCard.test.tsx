import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LogEntry } from "../../../store/types";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

const line = (id: number): LogEntry => ({
  id,
  turn: 1,
  seat: 0,
  message: { key: "a" },
  rule: "D20 5.5",
  cards: [],
});

test("the card just played is shown only while the log contains its play: a replay may go back before it", () => {
  const { game, see } = position();
  const view = see(0);
  const key = game.table.mat.zones.find(({ area }) => area === "played")?.zone;
  const zone = view.zones.findIndex((one) => one.key === key);
  const [def = ""] = Object.keys(game.cards.pool);
  const match = renderTable({ game, view, log: [line(0)] });
  const played = { type: "move", def, seat: 0, to: { zone }, rule: "D20 5.5", cause: {} };
  const go = (log: readonly LogEntry[], events: unknown) =>
    act(() => match.setState({ log, events: events as never, view: { ...view } }));
  go([line(0), line(1)], [played]);
  expect(screen.getByRole("region", { name: "Card played" }).textContent).toContain(def);
  go([line(0), line(1), line(2)], []);
  expect(screen.getByRole("region", { name: "Card played" }).textContent).toContain("Last played, by Ada:");
  expect(screen.queryByRole("region", { name: "Card played" })).not.toBeNull();
  go([line(0)], []);
  expect(screen.queryByRole("region", { name: "Card played" })).toBeNull();
  go([line(0), line(1)], [played]);
  go([line(0), line(1), line(2)], [{ type: "back", seat: 0, rule: "D20 5.5", cause: {} }]);
  expect(screen.queryByRole("region", { name: "Card played" })).toBeNull();
});
