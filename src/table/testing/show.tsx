import { render } from "@testing-library/react";
import { create } from "zustand";
import { useMatch } from "../../store/match";
import type { MatchStore } from "../../store/types";
import { RuleReaderContext } from "../../ui/RuleLink";
import { MatchContext } from "../state/match";
import { Table } from "../Table";

type Shown = Required<Pick<MatchStore, "game" | "view">> & Partial<MatchStore>;

const READER = { has: () => true, open: () => {} };

/**
 * Draws the table over a store of its own that shows this, as seat 0 sees it unless told otherwise.
 * @returns the store.
 */
export function show(shown: Shown) {
  const match = create<MatchStore>()(() => ({ ...useMatch.getInitialState(), viewer: 0, ...shown }));
  render(
    <RuleReaderContext value={READER}>
      <MatchContext value={match}>
        <Table onLeave={() => {}} />
      </MatchContext>
    </RuleReaderContext>,
  );
  return match;
}
