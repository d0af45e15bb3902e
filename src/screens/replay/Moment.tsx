import { Download, LayoutGrid } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { countPeople } from "../../store/play/turn-flow";
import type { ReplaySource, ReplayStore } from "../../store/replay/create";
import { saves } from "../../store/saving/saves";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { download } from "../parts/download";
import { editTable } from "../positions/edit-table";
import { BranchForm } from "./BranchForm";
import { LinkField } from "./LinkField";
import { t } from "./messages";
import styles from "./Replay.module.css";

interface Props {
  readonly source: ReplaySource;
  readonly store: ReplayStore;
  readonly match?: string | undefined;
  readonly onClose: () => void;
}

/** Actions for the current moment: play on, share, save. */
export function Moment({ source, store, match, onClose }: Props) {
  const isOver = useStore(store.state, (s) => s.view?.outcome != null);
  const [record] = useState(() => store.commands.recordAt(store.state.getState().at));
  const isShared = !source.over && !source.setup.openHands && countPeople(source.setup.seats) > 1;
  return (
    <Dialog title={t("replay.more-title")} onClose={onClose}>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h3>{t("branch.title")}</h3>
          {isOver ? (
            <p>{t("branch.over")}</p>
          ) : (
            <BranchForm game={source.game} setup={source.setup} record={record} twoOnly={isShared} />
          )}
        </section>
        {!isShared && <PositionPart source={source} store={store} />}
        <section className={styles.part}>
          <h3>{t("link.title")}</h3>
          {isShared ? <p>{t("link.running")}</p> : <LinkField seats={source.setup.seats} record={record} />}
        </section>
        {match !== undefined && <FilePart match={match} />}
      </div>
    </Dialog>
  );
}

/** The moment in the position editor. */
function PositionPart({ source: { game }, store }: Pick<Props, "source" | "store">) {
  const state = store.commands.openState();
  if (state === null || state.turn.number === 0) return null;
  const first = Math.max(0, store.state.getState().perspective.seat);
  return (
    <section className={styles.part}>
      <h3>{t("position.title")}</h3>
      <p className={styles.help}>{t("position.lead")}</p>
      <Button
        icon={<LayoutGrid aria-hidden="true" size={18} />}
        onClick={() => void editTable(game, () => store.commands.openState() ?? state, first)}
      >
        {t("position.edit")}
      </Button>
    </section>
  );
}

function FilePart({ match }: { match: string }) {
  const [error, setError] = useState("");
  const keep = async () => {
    // A failed read is reported by a notice.
    const text = await saves.exportMatch(match).catch(() => undefined);
    if (text === undefined) return;
    if (text === null) setError(t("file.gone"));
    else download(await saves.fileName(match), text);
  };
  return (
    <section className={styles.part}>
      <h3>{t("file.title")}</h3>
      <Button icon={<Download aria-hidden="true" size={18} />} onClick={() => void keep()}>
        {t("file.keep")}
      </Button>
      <p role="alert" className={styles.said}>
        {error}
      </p>
    </section>
  );
}
