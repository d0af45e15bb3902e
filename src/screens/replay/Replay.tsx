import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useTroubles } from "../../store/troubles";
import { MatchContext, Table } from "../../table";
import { useTitle } from "../shell/title";
import { Controls } from "./Controls";
import { Moment } from "./Moment";
import type { ReplayOnTable } from "./make-replay";
import { m } from "./say";
import { usePlayback } from "./use-playback";

const RulesPanel = lazy(() => import("../rules/RulesPanel"));

/** Id of the notice that the record and the rules have parted. */
const PARTED = "replay-parts";

interface Props {
  readonly replay: ReplayOnTable;
  /** Id of the saved match that is shown, if it is one. */
  readonly match?: string;
  readonly onLeave: () => void;
}

/** A match on the table, to be looked at move by move. */
export function Replay({ replay: { source, store }, match, onLeave }: Props) {
  const { game } = source;
  const [clause, setClause] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  usePlayback(store);
  usePartingNotice(store.getState().partsAt);
  useTitle(m("replay.document", { game: game.title }));

  const controls = useMemo(() => {
    const openMore = () => {
      store.getState().play(false);
      setOpen(true);
    };
    return <Controls store={store} onMore={openMore} />;
  }, [store]);
  const table = useMemo(
    () => <Table onRule={setClause} onLeave={onLeave} controls={controls} />,
    [onLeave, controls],
  );

  return (
    <MatchContext value={store}>
      {table}
      {isOpen && <Moment source={source} store={store} match={match} onClose={() => setOpen(false)} />}
      {clause !== null && (
        <Suspense>
          <RulesPanel game={game} clause={clause} onClose={() => setClause(null)} />
        </Suspense>
      )}
    </MatchContext>
  );
}

/** Says from which move on the record no longer agrees with the rules. */
function usePartingNotice(partsAt: number | null): void {
  useEffect(() => {
    if (partsAt === null) return;
    const { report, dismiss } = useTroubles.getState();
    report({ id: PARTED, message: { key: "replay.parts", args: { move: partsAt + 1 } } });
    return () => dismiss(PARTED);
  }, [partsAt]);
}
