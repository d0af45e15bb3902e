import { lazy, type ReactNode, Suspense, useMemo } from "react";
import type { Game } from "../../games/game";
import { RuleReaderContext } from "../../ui/RuleLink";

const RulesPanel = lazy(() => import("./RulesPanel"));

interface Props {
  readonly game: Game | null;
  /** Id of the open clause, "" for the beginning of the rulebook, or null. */
  readonly clause: string | null;
  readonly onClause: (clause: string | null) => void;
  readonly children: ReactNode;
}

/** Lets its children open a clause of the rulebook in a panel beside them. */
export function RulesAside({ game, clause, onClause, children }: Props) {
  const reader = useMemo(
    () => ({
      has: (rule: string) => game?.rulebook.clauses.some(({ id }) => id === rule) ?? false,
      open: (rule = "") => onClause(rule),
    }),
    [game, onClause],
  );
  return (
    <RuleReaderContext value={reader}>
      {children}
      {clause !== null && game !== null && (
        <Suspense>
          <RulesPanel game={game} clause={clause || undefined} onClose={() => onClause(null)} />
        </Suspense>
      )}
    </RuleReaderContext>
  );
}
