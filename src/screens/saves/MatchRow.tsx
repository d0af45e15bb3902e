import { Download, Film, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { saves } from "../../store/saving/saves";
import type { MatchSummary } from "../../store/types";
import { Button, ButtonLink } from "../../ui/Button";
import { Confirm } from "../../ui/Confirm";
import { gameTitle } from "../games/names";
import { download } from "../parts/download";
import { t } from "../replay/messages";
import { hrefOf } from "../routing/route";
import { seriesProgress, whenSaved, whoPlays, whoWon } from "./describe";
import { isOver } from "./open-match";
import styles from "./Saves.module.css";

interface Props {
  readonly match: MatchSummary;
  /** Called after an action, with a message about its result. */
  readonly onChanged: (news: string) => void;
}

const ICON = { size: 18, "aria-hidden": true } as const;

export function MatchRow({ match, onChanged }: Props) {
  const title = match.broken ? t("saves.broken") : `${gameTitle(match.game)}: ${whoPlays(match)}`;
  const won = match.broken ? null : whoWon(match);
  return (
    <li className={styles.match}>
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        {won !== null && (
          <p className={styles.won} data-won>
            {won}
          </p>
        )}
        {match.series && <p className={styles.facts}>{seriesProgress(match.series, match.teams)}</p>}
        <p className={styles.facts}>
          {match.broken
            ? t("saves.broken.help")
            : t("saves.facts", {
                turn: match.turn,
                moves: match.answers,
                when: whenSaved(match, Date.now()),
              })}
        </p>
      </div>
      <div className={styles.actions}>
        <OpenLinks match={match} title={title} />
        <ExportButton match={match} title={title} onChanged={onChanged} />
        <DeleteButton match={match} title={title} onChanged={onChanged} />
      </div>
    </li>
  );
}

type ActionProps = Props & { readonly title: string };

function OpenLinks({ match, title }: Omit<ActionProps, "onChanged">) {
  const isDone = isOver(match);
  return (
    <>
      <ButtonLink
        look={isDone ? "plain" : "primary"}
        icon={<RotateCcw {...ICON} />}
        href={hrefOf({ kind: "table", match: match.id })}
        aria-label={t(isDone ? "saves.look-at" : "saves.resume-match", { match: title })}
      >
        {t(isDone ? "saves.look" : "saves.resume")}
      </ButtonLink>
      {match.answers > 0 && (
        <ButtonLink
          icon={<Film {...ICON} />}
          href={hrefOf({ kind: "replay", match: match.id })}
          aria-label={t("replay.open-match", { match: title })}
        >
          {t("replay.open")}
        </ButtonLink>
      )}
    </>
  );
}

function ExportButton({ match, title, onChanged }: ActionProps) {
  const exportFile = async () => {
    const text = await saves.exportMatch(match.id).catch(() => undefined);
    if (text === undefined) onChanged(t("saves.unreachable"));
    else if (text === null) onChanged(t("saves.gone"));
    else download(await saves.fileName(match.id), text);
  };
  return (
    <Button
      icon={<Download {...ICON} />}
      aria-label={t("saves.export-match", { match: title })}
      onClick={() => void exportFile()}
    >
      {t("saves.export")}
    </Button>
  );
}

function DeleteButton({ match, title, onChanged }: ActionProps) {
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const isDeleted = await saves.remove(match.id);
    onChanged(t(isDeleted ? "saves.deleted" : "saves.not-deleted", { match: title }));
  };
  return (
    <>
      <Button
        look="danger"
        icon={<Trash2 {...ICON} />}
        aria-label={t("saves.delete-match", { match: title })}
        onClick={() => setAsking(true)}
      >
        {t("saves.delete")}
      </Button>
      {asking && (
        <Confirm
          title={t("saves.delete-title")}
          question={t("saves.delete-question", { match: title })}
          action={t("saves.delete")}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
