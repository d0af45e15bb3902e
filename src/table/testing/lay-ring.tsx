import { render } from "@testing-library/react";
import { vi } from "vitest";
import { create } from "zustand";
import type { Seat } from "../../kernel";
import { useMatch } from "../../store/match";
import type { LogEntry, MatchStore } from "../../store/types";
import { MatchContext } from "../state/match";
import { Table } from "../Table";
import { ringOf } from "./ring";

/** Draws the table of a ring as one seat sees it. What is sent is played, and told by `send`. */
export function layRing(seats: number, turns: number, viewer: Seat = 0, log: readonly LogEntry[] = []) {
  const table = ringOf(seats, turns);
  const { game } = table;
  const match = create<MatchStore>()(() => ({
    ...useMatch.getInitialState(),
    game,
    view: table.see(viewer),
    viewer,
    log,
  }));
  const act = vi.fn((action: Parameters<typeof table.act>[0]) => {
    table.act(action);
    match.setState({ view: table.see(viewer) });
    return { ok: true } as const;
  });
  match.setState({ act });
  render(
    <MatchContext value={match}>
      <Table onRule={() => {}} onLeave={() => {}} />
    </MatchContext>,
  );
  return { ...table, match, act };
}
