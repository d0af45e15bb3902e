import { render } from "@testing-library/react";
import { create } from "zustand";
import { useMatch } from "../../store/match";
import type { MatchStore } from "../../store/types";
import { RuleReaderContext } from "../../ui/RuleLink";
import { MatchContext } from "../state/match";
import type { TableHost } from "../state/table";
import { Table } from "../Table";

type Shown = Required<Pick<MatchStore, "game" | "view">> & Partial<MatchStore>;

/**
 * Draws the table over a store of its own that shows this, as seat 0 sees it unless the fields say otherwise.
 * @returns the store.
 */
export function show(shown: Shown, host: Partial<TableHost> = {}) {
  const match = create<MatchStore>()(() => ({ ...useMatch.getInitialState(), viewer: 0, ...shown }));
  const clauses = new Set(shown.game?.rulebook.clauses.map(({ id }) => id));
  const reader = { has: (rule: string) => clauses.has(rule), open: () => {} };
  render(
    <RuleReaderContext value={reader}>
      <MatchContext value={match}>
        <Table onLeave={() => {}} {...host} />
      </MatchContext>
    </RuleReaderContext>,
  );
  return match;
}
