import { GraduationCap, Play } from "lucide-react";
import { useRef, useState } from "react";
import type { GameSlug } from "../../games/registry";
import { isGuided } from "../../store/guide/load";
import { useGuide } from "../../store/guide/progress";
import { useSettings } from "../../store/settings/settings";
import { Button, ButtonLink } from "../../ui/Button";
import { nextPaint } from "../../ui/next-paint";
import { openGameToPlay } from "../games/library";
import { gamePitch, gameTitle } from "../games/names";
import { Scene } from "../games/Scene";
import { hrefOf } from "../routing/route";
import type { Mode } from "../setup/plan";
import { t } from "./messages";
import styles from "./Tile.module.css";

const ICON = { size: 18, "aria-hidden": true } as const;

type Start = Mode | "guide";

/** Starts a match of a game, one at a time. */
function useStart(slug: GameSlug) {
  const [busy, setBusy] = useState<Start | null>(null);
  const [error, setError] = useState<string | null>(null);
  const names = useSettings((settings) => settings.playerNames);
  const start = async (mode: Start) => {
    if (busy !== null) return;
    setBusy(mode);
    setError(null);
    try {
      await nextPaint();
      const [game, { startUsual }] = await Promise.all([openGameToPlay(slug), loadTable()]);
      if (mode === "guide") await (await import("../guide/start")).startGuide(game, names);
      else await startUsual(game, mode, names);
    } catch {
      setError(t("home.not-loaded"));
      setBusy(null);
    }
  };
  return { busy, error, start };
}

/** Prefetches a game on hover or focus, but never during a press, which loads the game itself. */
function usePreload(slug: GameSlug) {
  const ahead = useRef<AbortController>(null);
  const stop = () => ahead.current?.abort();
  const preload = () => {
    stop();
    ahead.current = new AbortController();
    void fetchAhead(slug, ahead.current.signal).catch(() => {});
  };
  return { preload, stop };
}

/** A playable game. One press opens its table. */
export function Tile({ slug }: { slug: GameSlug }) {
  const { busy, error, start } = useStart(slug);
  const { preload, stop } = usePreload(slug);
  const isNew = useGuide((guide) => !guide.finished.includes(slug));

  return (
    <article
      className={styles.tile}
      data-game={slug}
      aria-labelledby={`game-${slug}`}
      onPointerEnter={preload}
      onPointerLeave={stop}
      onPointerDown={stop}
    >
      <Scene slug={slug} className={styles.scene} />
      <div className={styles.words}>
        <h2 id={`game-${slug}`} className={styles.title}>
          {gameTitle(slug)}
        </h2>
        <p className={styles.pitch}>{gamePitch(slug)}</p>
        <div className={styles.actions}>
          <Button
            look="primary"
            className={styles.play}
            icon={<Play {...ICON} />}
            aria-disabled={busy !== null}
            onFocus={({ target }) => target.matches(":focus-visible") && preload()}
            onClick={() => void start("opponent")}
          >
            <Label says={t("home.play")} isBusy={busy === "opponent"} />
          </Button>
          {isGuided(slug) && (
            <Button
              icon={<GraduationCap {...ICON} />}
              aria-disabled={busy !== null}
              onClick={() => void start("guide")}
            >
              <Label says={t(isNew ? "guide.home" : "guide.home.again")} isBusy={busy === "guide"} />
            </Button>
          )}
          <div className={styles.more}>
            <Button look="quiet" aria-disabled={busy !== null} onClick={() => void start("two")}>
              <Label says={t("home.two")} isBusy={busy === "two"} />
            </Button>
            <ButtonLink look="quiet" href={hrefOf({ kind: "play", slug })}>
              {t("home.setup")}
            </ButtonLink>
            <ButtonLink look="quiet" href={hrefOf({ kind: "rules", slug })}>
              {t("home.rules")}
            </ButtonLink>
          </div>
        </div>
        <p role="alert" className={styles.error}>
          {error}
        </p>
      </div>
      <span className={styles.stitch} aria-hidden="true" />
    </article>
  );
}

/** Reserves the width of both of its texts, so that no button moves when one is pressed. */
function Label({ says, isBusy }: { says: string; isBusy: boolean }) {
  return (
    <span className={styles.label}>
      <span className={isBusy ? styles.off : undefined} aria-hidden={isBusy || undefined}>
        {says}
      </span>
      <span className={isBusy ? undefined : styles.off} aria-hidden={!isBusy || undefined}>
        {t("home.dealing")}
      </span>
    </span>
  );
}

const loadStart = () => import("../setup/start");
const loadTableScreen = () => import("../table/TableScreen");

/** Loads the engine and the table, which the landing page does not need. */
async function loadTable() {
  const [start] = await Promise.all([loadStart(), loadTableScreen()]);
  return start;
}

/** Hover time before prefetching starts, in milliseconds. */
const INTENT = 150;

/** Loads one chunk at a time and lets the browser paint in between, because a press may come at any time. */
async function fetchAhead(slug: GameSlug, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, INTENT));
  for (const load of [() => openGameToPlay(slug), loadStart, loadTableScreen]) {
    if (signal.aborted) return;
    await load();
    await nextPaint();
  }
}
