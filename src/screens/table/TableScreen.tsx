import { lazy, Suspense, useEffect, useState } from "react";
import type { Seat } from "../../kernel";
import { useNotices } from "../../store/notices";
import { matchCommands, useMatch } from "../../store/play/match";
import { isPractice, mayBecomePosition } from "../../store/play/turn-flow";
import { type ShareStatus, Table } from "../../table";
import { t } from "../../text";
import { Button, ButtonLink } from "../../ui/Button";
import { useReportMatchRunning } from "../offline/offline";
import { editTable } from "../positions/edit-table";
import { currentRoute, go } from "../routing/navigation";
import { hrefOf } from "../routing/route";
import { RulesAside } from "../rules/RulesAside";
import { expectOpenMatch } from "../saves/open-match";
import { playAgain, startNextGame } from "../setup/rematch";
import { Heading } from "../shell/Heading";
import page from "../shell/Page.module.css";
import { useTitle } from "../shell/title";
import { translated } from "../shell/translated";
import styles from "./TableScreen.module.css";

const HintTool = translated(() => import("../hints/HintTool"));
const Overlays = lazy(() => import("./Overlays"));
const ScoreHistory = lazy(() => import("./ScoreHistory"));
const TableSettings = lazy(() => import("../settings/TableSettings"));

/** The table with one match on it. Leaving it keeps the match saved. */
export default function TableScreen({ match }: { match: string }) {
  const isLoaded = useMatch((store) => store.setup?.id === match);
  const [failed, setFailed] = useState(false);

  const resume = async (takeOver: boolean) => {
    setFailed(false);
    if (takeOver) useNotices.getState().dismiss(`match-${match}`);
    const done = await matchCommands.resume(match, takeOver).catch(() => false);
    // Another screen may have been opened in the meantime.
    if (!isAtTable(match)) await matchCommands.leaveTable();
    else if (!done) setFailed(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per match; retries are started by the player.
  useEffect(() => {
    if (useMatch.getState().setup?.id !== match) void resume(false);
    return () => {
      // Deferred, because React may mount the same screen again at once.
      setTimeout(() => {
        if (!isAtTable(match) && useMatch.getState().setup?.id === match) void matchCommands.leaveTable();
      });
    };
  }, [match]);

  if (isLoaded)
    return (
      <Suspense fallback={<LoadingTable />}>
        <LoadedTable match={match} onTakeOver={() => void resume(true)} />
      </Suspense>
    );
  return failed ? <OpenFailed match={match} onTakeOver={() => void resume(true)} /> : <LoadingTable />;
}

function isAtTable(match: string): boolean {
  const route = currentRoute();
  return route.kind === "table" && route.match === match;
}

function LoadedTable({ match, onTakeOver }: { match: string; onTakeOver: () => void }) {
  const game = useMatch((store) => store.game);
  const runs = useMatch(
    (store) => store.setup !== null && (store.view === null || store.view.outcome === null),
  );
  const canAsk = useMatch(({ setup }) => setup !== null && isPractice(setup));
  const canEdit = useMatch(
    ({ setup, view }) =>
      setup !== null && mayBecomePosition(setup) && view?.outcome === null && view.turn.number > 0,
  );
  const [clause, setClause] = useState<string | null>(null);
  const [swapping, setSwapping] = useState<Seat | null>(null);
  // The person on screen decides first. Then the screen is handed to the others.
  const goOn = () => {
    const { series } = useMatch.getState();
    const { waiting = [], own = {} } = series ?? {};
    const here = waiting.find((seat) => own[seat] !== undefined);
    const [next] = waiting;
    if (here !== undefined) setSwapping(here);
    else if (next !== undefined) matchCommands.handOver(next);
    else void startNextGame().catch(() => go({ kind: "home" }));
  };
  useReportMatchRunning(runs);
  useTitle(t("table.document", { game: game?.title ?? "" }));
  useEffect(() => expectOpenMatch(runs), [runs]);

  return (
    <RulesAside game={game} clause={clause} onClause={setClause}>
      <Table
        onLeave={() => go({ kind: "home" })}
        onTakeOver={onTakeOver}
        onReplay={() => go({ kind: "replay", match })}
        onShare={() => shared(match)}
        onPosition={canEdit ? editSeen : undefined}
        scoreHistory={
          <Suspense>
            <ScoreHistory match={match} onReplay={(at) => go({ kind: "replay", match, at })} />
          </Suspense>
        }
        settings={
          <Suspense>
            <TableSettings />
          </Suspense>
        }
        coach={
          <Suspense>
            <Overlays
              match={match}
              readsRule={clause !== null}
              swapping={swapping}
              onSwapClosed={() => setSwapping(null)}
              onSwapped={() => {
                setSwapping(null);
                goOn();
              }}
            />
          </Suspense>
        }
        tools={
          canAsk && (
            <Suspense>
              <HintTool />
            </Suspense>
          )
        }
        onNextGame={goOn}
        onPlayAgain={() => void playAgain().catch(() => go({ kind: "home" }))}
      />
    </RulesAside>
  );
}

/** Opens what the seat on screen sees in the position editor. */
function editSeen(): void {
  const { game, view, viewer } = useMatch.getState();
  if (game !== null && view !== null) void editTable(game, () => view, viewer);
}

/** The code that makes links is loaded when one is wanted. */
async function shared(match: string): Promise<ShareStatus> {
  const loaded = await import("./share").catch(() => null);
  return loaded === null ? "failed" : loaded.shareMatch(match);
}

function LoadingTable() {
  return (
    <main className={styles.alone}>
      <Heading title={t("table.laying")} className={styles.quiet}>
        {t("table.laying")}
      </Heading>
    </main>
  );
}

function OpenFailed({ match, onTakeOver }: { match: string; onTakeOver: () => void }) {
  const elsewhere = useNotices(({ notices }) =>
    notices.some(({ id, message }) => id === `match-${match}` && message.key === "notice.other-tab"),
  );
  const title = t(elsewhere ? "table.elsewhere" : "table.not-opened");
  return (
    <main className={styles.alone}>
      <div className={page.narrow}>
        <Heading title={title}>{title}</Heading>
        <p className={page.lead}>{t(elsewhere ? "table.elsewhere.help" : "table.not-opened.help")}</p>
        <p className={styles.ways}>
          {elsewhere && (
            <Button look="primary" onClick={onTakeOver}>
              {t("table.take-over")}
            </Button>
          )}
          <ButtonLink look={elsewhere ? "plain" : "primary"} href={hrefOf({ kind: "home" })}>
            {t("shell.home")}
          </ButtonLink>
          <ButtonLink href={hrefOf({ kind: "saves" })}>{t("shell.saves")}</ButtonLink>
        </p>
      </div>
    </main>
  );
}
