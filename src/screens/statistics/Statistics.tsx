import { useEffect, useState } from "react";
import { type NamedTally, readStatistics } from "../../store/statistics/statistics";
import { ButtonLink } from "../../ui/Button";
import { t } from "../replay/messages";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { GameStatistics } from "./GameStatistics";
import styles from "./Statistics.module.css";

/** The results of finished matches. */
export default function Statistics() {
  const [tallies, setTallies] = useState<readonly NamedTally[] | null>(null);
  useEffect(() => {
    let current = true;
    void readStatistics().then((found) => {
      if (current) setTallies(found);
    });
    return () => {
      current = false;
    };
  }, []);
  return (
    <div className={page.narrow}>
      <Heading title={t("stats.title")}>{t("stats.title")}</Heading>
      <p className={page.lead}>{t("stats.lead")}</p>
      {tallies === null && <LoadingScreen />}
      {tallies?.length === 0 && (
        <div className={styles.empty}>
          <p>{t("stats.none")}</p>
          <ButtonLink href={hrefOf({ kind: "home" })}>{t("shell.home")}</ButtonLink>
        </div>
      )}
      {tallies?.map((tally) => (
        <GameStatistics key={tally.game} tally={tally} />
      ))}
    </div>
  );
}
