import { vi } from "vitest";
import type { Seat } from "../../kernel";
import { createPacer } from "../../store/play/pacer";
import type { LogEntry } from "../../store/types";
import { renderTable } from "./render-table";
import { ringOf } from "./ring";

/** Renders the table of a ring game as one seat sees it. Sent actions are played and passed to `send`. */
export function renderRing(
  seats: number,
  turns: number,
  viewer: Seat = 0,
  log: readonly LogEntry[] = [],
  teams = 0,
) {
  const table = ringOf(seats, turns, teams);
  const { game } = table;
  const pacer = createPacer();
  const act = vi.fn((action: Parameters<typeof table.act>[0]) => {
    table.act(action);
    match.setState({ view: table.see(viewer) });
    return { ok: true } as const;
  });
  const match = renderTable({ game, view: table.see(viewer), viewer, log }, { commands: { act }, pacer });
  return { ...table, match, act, pacer };
}
