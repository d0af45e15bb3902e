import { lazy, Suspense, useState } from "react";
import type { Game } from "../../games/game";
import { t } from "../say";
import styles from "./RuleLink.module.css";

const RulesPanel = lazy(() => import("./RulesPanel"));

/** The number of a clause; pressing it shows the clause beside what one is doing. */
export function RuleLink({ game, clause }: { game: Game; clause: string }) {
  const [open, setOpen] = useState(false);
  if (clause === "") return null;
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-label={t("reader.show", { clause })}
        onClick={() => setOpen(true)}
      >
        {clause}
      </button>
      {open && (
        <Suspense>
          <RulesPanel game={game} clause={clause} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
