import { render } from "@testing-library/react";
import { create } from "zustand";
import { matchCommands, useMatch } from "../../store/play/match";
import type { Pacer } from "../../store/play/pacer";
import type { MatchCommands, MatchState } from "../../store/types";
import { RuleReaderContext } from "../../ui/RuleLink";
import type { TableHost } from "../state/host";
import { MatchContext, type TableMatch } from "../state/match";
import { Table } from "../Table";
import "./preload-parts";

type Shown = Required<Pick<MatchState, "game" | "view">> & Partial<MatchState>;

interface Surroundings extends Partial<TableHost> {
  readonly commands?: Partial<MatchCommands>;
  readonly pacer?: Pacer;
}

/**
 * Renders the table with its own store containing this state, as seat 0 sees it unless the fields say otherwise.
 * @returns the store.
 */
export function renderTable(shown: Shown, { commands, pacer, ...host }: Surroundings = {}) {
  const state = create<MatchState>()(() => ({ ...useMatch.getInitialState(), viewer: 0, ...shown }));
  const match: TableMatch = { state, commands: { ...matchCommands, ...commands }, pacer };
  const clauses = new Set(shown.game?.rulebook.clauses.map(({ id }) => id));
  const reader = { has: (rule: string) => clauses.has(rule), open: () => {} };
  render(
    <RuleReaderContext value={reader}>
      <MatchContext value={match}>
        <Table onLeave={() => {}} {...host} />
      </MatchContext>
    </RuleReaderContext>,
  );
  return state;
}
