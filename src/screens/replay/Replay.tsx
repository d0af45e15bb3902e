import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useNotices } from "../../store/notices";
import type { ReplayOnTable } from "../../store/replay/open";
import { MatchContext, Table } from "../../table";
import type { memory } from "../../text/en/ui/memory";
import { messages } from "../../text/message";
import { RulesAside } from "../rules/RulesAside";
import { useTitle } from "../shell/title";
import { translated } from "../shell/translated";
import { Controls } from "./Controls";
import { Moment } from "./Moment";
import { t } from "./messages";
import { useAutoplay } from "./use-autoplay";

const TableSettings = lazy(() => import("../settings/TableSettings"));
const ReviewDialog = translated(() => import("./review/ReviewDialog"));

/** Id of the notice that the record no longer agrees with the rules. */
const PARTED = "replay-parts";

interface Props {
  readonly replay: ReplayOnTable;
  /** Id of the replayed match, if it is saved. */
  readonly match?: string;
  readonly onLeave: () => void;
}

/** A match on the table, replayed move by move, with its review. */
export function Replay({ replay, match, onLeave }: Props) {
  const { source, store } = replay;
  const [isReviewing, setReviewing] = useState(false);
  const [line, setLine] = useState<ReplayOnTable | null>(null);
  if (line !== null) return <ReplayedTable replay={line} onLeave={() => setLine(null)} />;
  const goTo = (at: number) => {
    store.commands.play(false);
    store.commands.goTo(at);
    setReviewing(false);
  };
  return (
    <>
      <ReplayedTable
        replay={replay}
        {...(match !== undefined && { match })}
        onReview={() => setReviewing(true)}
        onLeave={onLeave}
      />
      {isReviewing && (
        <Suspense>
          <ReviewDialog
            source={source}
            match={match}
            onMoment={goTo}
            onLine={setLine}
            onClose={() => setReviewing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface TableProps extends Props {
  /** Opens the review. Undefined where there is none. */
  readonly onReview?: () => void;
}

function ReplayedTable({ replay: { source, store }, match, onReview, onLeave }: TableProps) {
  const { game } = source;
  const [clause, setClause] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useAutoplay(store);
  usePartingNotice(store.state.getState().divergesAt);
  useTitle(t("replay.document", { game: game.title }));

  const controls = useMemo(() => {
    const openMore = () => {
      store.commands.play(false);
      setOpen(true);
    };
    // Secrets are judged only once they are none.
    return <Controls store={store} onMore={openMore} onReview={source.over ? onReview : undefined} />;
  }, [store, source, onReview]);
  const table = useMemo(
    () => (
      <Table
        onLeave={onLeave}
        controls={controls}
        settings={
          <Suspense>
            <TableSettings />
          </Suspense>
        }
        onMain={() => store.commands.play(!store.state.getState().playing)}
      />
    ),
    [onLeave, controls, store],
  );

  return (
    <MatchContext value={store}>
      <RulesAside game={game} clause={clause} onClause={setClause}>
        {table}
      </RulesAside>
      {isOpen && <Moment source={source} store={store} match={match} onClose={() => setOpen(false)} />}
    </MatchContext>
  );
}

/** Reports the move from which the record no longer agrees with the rules. */
function usePartingNotice(divergesAt: number | null): void {
  useEffect(() => {
    if (divergesAt === null) return;
    const { report, dismiss } = useNotices.getState();
    report({ id: PARTED, message: messages<typeof memory>()("replay.parts", { move: divergesAt + 1 }) });
    return () => dismiss(PARTED);
  }, [divergesAt]);
}
