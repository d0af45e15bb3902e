import { ChartColumn } from "lucide-react";
import { useRef, useState } from "react";
import type { MatchSummary } from "../../store/types";
import { Button, ButtonLink } from "../../ui/Button";
import { t } from "../replay/messages";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import page from "../shell/Page.module.css";
import { Backup } from "./Backup";
import { ImportMatch } from "./ImportMatch";
import { MatchRow } from "./MatchRow";
import { isOver } from "./open-match";
import { Quarantine } from "./Quarantine";
import styles from "./Saves.module.css";
import { useSavedMatches } from "./use-saved-matches";

/** All saved matches, to resume, share or delete. */
export default function Saves() {
  const { matches, unreachable, refresh } = useSavedMatches();
  const [news, setNews] = useState("");
  const [round, setRound] = useState(0);
  const newsLine = useRef<HTMLParagraphElement>(null);
  const open = matches?.filter((match) => !isOver(match)) ?? [];
  const over = matches?.filter(isOver) ?? [];
  const changed = (what: string) => {
    setNews(what);
    refresh();
    setRound((before) => before + 1);
    // The pressed button may have been removed with its row.
    newsLine.current?.focus();
  };
  return (
    <div className={page.narrow}>
      <Heading title={t("saves.title")}>{t("saves.title")}</Heading>
      {!unreachable && (
        <p className={page.lead}>
          {t(matches?.some((match) => match.unsaved) ? "saves.lead-unsaved" : "saves.lead")}
        </p>
      )}
      <div className={styles.ways}>
        <ImportMatch onImported={changed} />
        <ButtonLink href={hrefOf({ kind: "statistics" })} icon={<ChartColumn aria-hidden="true" size={18} />}>
          {t("stats.open")}
        </ButtonLink>
      </div>
      <p ref={newsLine} role="status" tabIndex={-1} className={styles.news}>
        {news}
      </p>
      <div className={styles.lists}>
        {unreachable && (
          <div className={page.empty}>
            <p>{t("saves.unreachable")}</p>
            <Button onClick={refresh}>{t("saves.again")}</Button>
          </div>
        )}
        {matches?.length === 0 && !unreachable && (
          <div className={page.empty}>
            <p>{t("saves.none")}</p>
            <ButtonLink href={hrefOf({ kind: "home" })}>{t("shell.home")}</ButtonLink>
          </div>
        )}
        <Matches title={t("saves.open")} matches={open} onChanged={changed} />
        <Matches title={t("saves.over")} matches={over} onChanged={changed} />
        <Quarantine round={round} onChanged={changed} />
        {(matches !== null || unreachable) && <Backup onChanged={changed} />}
      </div>
    </div>
  );
}

interface MatchesProps {
  readonly title: string;
  readonly matches: readonly MatchSummary[];
  readonly onChanged: (news: string) => void;
}

function Matches({ title, matches, onChanged }: MatchesProps) {
  if (matches.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <ul className={styles.matches}>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}
