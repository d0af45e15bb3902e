import { Check, Download, RefreshCw, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useNotices } from "../../store/notices";
import type { Notice } from "../../store/types";
import { say, t } from "../../text";
import { Button } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { dismissReady, dismissWaiting, postponeUpdate, updateNow, useOffline } from "../offline/offline";
import { updateAdvice } from "../offline/update";
import { download } from "../parts/download";
import styles from "./Notices.module.css";

/** How long the offline notice is shown, in milliseconds. The footer keeps showing it. */
const READY_STAYS = 12_000;
/** Not the press itself, because the pressed element must not move before the release. */
const GIVES_WAY_TO = ["click", "scroll"] as const;

/** Errors, with the files they offer. At the top of a page. */
export function Notices() {
  return (
    <section aria-label={t("notices.label")}>
      <Problems />
    </section>
  );
}

/**
 * Version notices. At the bottom of a page, above the footer, so that nothing stays covered.
 * @param keepsOff whether they have their own room at the end of the page and cover nothing.
 */
export function News({ keepsOff = false }: { keepsOff?: boolean }) {
  return (
    <div role="status" className={cx(styles.news, keepsOff && styles.room)}>
      <UpdateNotice />
      <ReadyNotice />
    </div>
  );
}

/** Both kinds of notices, over a table. The offline notice waits until the match is over. */
export function TableNotices() {
  return (
    <section className={styles.overTable} aria-label={t("notices.label")}>
      <Problems />
      <div role="status" className={styles.news}>
        <UpdateNotice />
      </div>
    </section>
  );
}

function Problems() {
  const notices = useNotices((store) => store.notices);
  return (
    <div role="alert" className={styles.notices}>
      {notices.map((notice) => (
        <ProblemNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

interface NoticeBoxProps {
  readonly look?: "problem";
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
}

function NoticeBox({ look, icon, children, actions, onDismiss }: NoticeBoxProps) {
  return (
    <div className={cx(styles.notice, look && styles[look])}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.words}>{children}</p>
      <span className={styles.actions}>
        {actions}
        {onDismiss && (
          <Button
            look="quiet"
            className={styles.dismiss}
            aria-label={t("notices.dismiss")}
            onClick={onDismiss}
          >
            <X aria-hidden="true" size={18} />
          </Button>
        )}
      </span>
    </div>
  );
}

function ProblemNotice({ notice }: { notice: Notice }) {
  const dismiss = useNotices((store) => store.dismiss);
  const content = notice.file ?? (notice.raw === undefined ? null : () => notice.raw ?? "");
  return (
    <NoticeBox
      look="problem"
      icon={<TriangleAlert aria-hidden="true" size={20} />}
      onDismiss={() => dismiss(notice.id)}
      actions={
        content && (
          <Button
            icon={<Download aria-hidden="true" size={18} />}
            onClick={() => download(notice.fileName ?? t("notices.file"), content())}
          >
            {t("notices.download")}
          </Button>
        )
      }
    >
      {say(notice.message)}
    </NoticeBox>
  );
}

function UpdateNotice() {
  const { updateReady, matchRuns, waitAccepted, updatePutOff, playedElsewhere } = useOffline();
  const advice = updateAdvice(updateReady, matchRuns);
  const icon = <RefreshCw aria-hidden="true" size={20} />;
  if (advice === "none") return null;
  if (advice === "now") {
    if (updatePutOff) return null;
    return (
      <NoticeBox
        icon={icon}
        onDismiss={postponeUpdate}
        actions={
          <Button look="primary" onClick={() => void updateNow()}>
            {t("update.now")}
          </Button>
        }
      >
        {t(playedElsewhere ? "update.elsewhere" : "update.ready")}
      </NoticeBox>
    );
  }
  if (waitAccepted) return null;
  return (
    <NoticeBox icon={icon} actions={<Button onClick={dismissWaiting}>{t("update.later")}</Button>}>
      {t("update.waits")}
    </NoticeBox>
  );
}

function ReadyNotice() {
  const justReady = useOffline((store) => store.justReady);
  useEffect(() => {
    if (!justReady) return undefined;
    const timer = setTimeout(dismissReady, READY_STAYS);
    // On a small page it covers content, so it disappears at the next input.
    for (const what of GIVES_WAY_TO) window.addEventListener(what, dismissReady);
    return () => {
      clearTimeout(timer);
      for (const what of GIVES_WAY_TO) window.removeEventListener(what, dismissReady);
    };
  }, [justReady]);
  if (!justReady) return null;
  return (
    <div className={styles.passing}>
      <NoticeBox icon={<Check aria-hidden="true" size={20} />} onDismiss={dismissReady}>
        {t("offline.just-ready")}
      </NoticeBox>
    </div>
  );
}
