import { useEffect, useState } from "react";
import { useNotices } from "../../store/notices";
import { openReplay, type ReplayOnTable } from "../../store/replay/open";
import { saves } from "../../store/saving/saves";
import { ButtonLink } from "../../ui/Button";
import { go } from "../routing/navigation";
import { hrefOf } from "../routing/route";
import { ImportMatch } from "../saves/ImportMatch";
import { Heading } from "../shell/Heading";
import page from "../shell/Page.module.css";
import { t } from "./messages";
import { Replay } from "./Replay";
import styles from "./Replay.module.css";

type Found = ReplayOnTable | "loading" | "failed";

/** The replay of a saved match, from its beginning or from a moment of it. */
export default function ReplayScreen({ match, at = 0 }: { match: string; at?: number | undefined }) {
  const [found, setFound] = useState<Found>("loading");

  useEffect(() => {
    let current = true;
    const done = (result: Found) => {
      if (current) setFound(result);
    };
    void openReplay(saves, useNotices, match, at).then(
      (replay) => done(replay ?? "failed"),
      () => done("failed"),
    );
    return () => {
      current = false;
    };
  }, [match, at]);

  if (found === "loading") return <Loading />;
  if (found === "failed") return <NotFound />;
  return <Replay replay={found} match={match} onLeave={() => go({ kind: "saves" })} />;
}

export function Loading() {
  return (
    <main className={styles.alone}>
      <Heading title={t("replay.loading")} className={styles.quiet}>
        {t("replay.loading")}
      </Heading>
    </main>
  );
}

function NotFound() {
  return (
    <main className={styles.alone}>
      <div className={page.narrow}>
        <Heading title={t("replay.not-opened")}>{t("replay.not-opened")}</Heading>
        <p className={page.lead}>{t("replay.not-opened.help")}</p>
        <div className={styles.ways}>
          <ImportMatch onImported={(_news, id) => go({ kind: "replay", match: id }, true)} />
          <ButtonLink href={hrefOf({ kind: "saves" })}>{t("shell.saves")}</ButtonLink>
          <ButtonLink href={hrefOf({ kind: "home" })}>{t("shell.home")}</ButtonLink>
        </div>
      </div>
    </main>
  );
}
