import { Film } from "lucide-react";
import { useEffect, useState } from "react";
import { loadGame } from "../../store/games";
import { type ReadLink, readLink } from "../../store/links/link";
import { makeReplay, type ReplayOnTable } from "../../store/replay/open";
import { distinctNames } from "../../store/running/distinct-names";
import { say, seatName } from "../../text";
import { ButtonLink } from "../../ui/Button";
import { go } from "../routing/navigation";
import { hrefOf } from "../routing/route";
import { whoPlays } from "../saves/describe";
import { Heading } from "../shell/Heading";
import page from "../shell/Page.module.css";
import { BranchForm } from "./BranchForm";
import { t } from "./messages";
import { Replay } from "./Replay";
import styles from "./Replay.module.css";
import { Loading } from "./ReplayScreen";

type Found = "loading" | ReplayOnTable | { readonly why: string };

interface Props {
  readonly text: string;
  /** True while its replay is shown on the table. */
  readonly watch: boolean;
}

/** A moment of a match that was opened from a link: to watch or to play on from. */
export default function LinkScreen({ text, watch }: Props) {
  const [found, setFound] = useState<Found>("loading");
  useEffect(() => {
    let current = true;
    void read(text).then((result) => {
      if (current) setFound(result);
    });
    return () => {
      current = false;
    };
  }, [text]);

  const here = { kind: "link", text, watch: false } as const;
  if (found === "loading") return watch ? <Loading /> : <p>{t("opened.loading")}</p>;
  if ("why" in found) return <Bad why={found.why} alone={watch} />;
  if (watch) return <Replay replay={found} onLeave={() => go(here)} />;
  return <Opened text={text} replay={found} />;
}

async function read(text: string): Promise<Found> {
  try {
    const result: ReadLink = await readLink(text, loadGame);
    if (!result.ok) return { why: t("opened.bad.help", { why: say(result.why) }) };
    // A link is made at a moment, and its moves end there.
    return makeReplay(result.source, result.source.record.answers.length);
  } catch {
    return { why: t("opened.not-loaded") };
  }
}

function Bad({ why, alone }: { why: string; alone: boolean }) {
  const words = (
    <div className={page.narrow}>
      <Heading title={t("opened.bad")}>{t("opened.bad")}</Heading>
      <p className={page.lead} role="alert">
        {why}
      </p>
      <p className={styles.ways}>
        <ButtonLink look="primary" href={hrefOf({ kind: "home" })}>
          {t("shell.home")}
        </ButtonLink>
      </p>
    </div>
  );
  return alone ? <main className={styles.alone}>{words}</main> : words;
}

function Opened({ text, replay: { source, store } }: { text: string; replay: ReplayOnTable }) {
  const { game, setup } = source;
  const { length, divergesAt, turns, ends } = store.state.getState();
  const [record] = useState(() => store.commands.recordAt(length));
  const names = distinctNames(record.config.seats.map(({ name }) => name)).map(seatName);
  return (
    <div className={page.narrow}>
      <Heading title={t("opened.title")}>{t("opened.title")}</Heading>
      <p className={page.lead}>{t("opened.lead", { game: game.title })}</p>
      <p>
        {t("opened.to", {
          players: whoPlays({ names, seats: setup.seats }),
          moves: length,
          turn: turns.at(-1)?.turn ?? 0,
        })}
      </p>
      {divergesAt !== null && <p role="note">{t("replay.parts", { move: divergesAt + 1 })}</p>}
      <p className={styles.ways}>
        <ButtonLink
          look="primary"
          icon={<Film aria-hidden="true" size={18} />}
          href={hrefOf({ kind: "link", text, watch: true })}
        >
          {t("opened.watch")}
        </ButtonLink>
      </p>
      <section className={styles.part}>
        <h2>{t("branch.title")}</h2>
        {ends ? <p>{t("branch.over")}</p> : <BranchForm game={game} setup={setup} record={record} />}
      </section>
    </div>
  );
}
