import { FileDown, FilePlus, LibraryBig } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import type { CardSet } from "../../games/card-set";
import type { GameSlug } from "../../games/registry";
import { writeSet } from "../../sets/card-set";
import { cardSets } from "../../store/sets/sets";
import { Button, ButtonLink } from "../../ui/Button";
import { GameLinks } from "../games/GameLinks";
import { gameTitle } from "../games/names";
import { download } from "../parts/download";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { exampleSet } from "./example";
import { t } from "./messages";
import { readSetFile } from "./read-file";
import { SetLine } from "./SetLine";
import styles from "./SetsScreen.module.css";
import { useSets } from "./use-sets";

const ICON = { size: 18, "aria-hidden": true } as const;
/** The most faults of a file that are listed. */
const MOST_FAULTS = 20;

/** What has just happened. */
type News =
  | { readonly kind: "done"; readonly text: string; readonly undo?: () => void }
  | { readonly kind: "faults"; readonly file: string; readonly faults: readonly string[] }
  | { readonly kind: "replace"; readonly set: CardSet; readonly version: number };

const fileOf = ({ game, code }: Pick<CardSet, "game" | "code">) => `playmat-${game}-${code}.json`;

/** The card sets of a game: add one from a file, export and remove. */
export default function SetsScreen({ slug }: { slug: GameSlug }) {
  const { sets, unfit, unreachable, refresh } = useSets(slug);
  const [news, setNews] = useState<News>({ kind: "done", text: "" });
  const input = useRef<HTMLInputElement>(null);

  const install = async (set: CardSet) => {
    const written = await cardSets.install(set);
    const key = written === "kept" ? "sets.installed" : "sets.not-stored";
    setNews({ kind: "done", text: t(key, { set: set.name }) });
  };
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const read = await readSetFile(file, slug);
    // Lets the same file be chosen again.
    target.value = "";
    if ("faults" in read) return setNews({ kind: "faults", file: file.name, faults: read.faults });
    const before = sets?.find(({ code }) => code === read.set.code);
    if (before === undefined) await install(read.set);
    else setNews({ kind: "replace", set: read.set, version: before.version });
  };
  const remove = async (set: CardSet) => {
    await cardSets.remove(set);
    const undo = () => void install(set);
    setNews({ kind: "done", text: t("sets.removed", { set: set.name }), undo });
  };
  const example = async () => {
    const set = await exampleSet(slug);
    download(fileOf(set), writeSet(set));
  };

  return (
    <div className={page.page}>
      <div className={styles.top}>
        <Heading title={t("sets.document", { game: gameTitle(slug) })}>{t("sets.title")}</Heading>
        <GameLinks label={t("sets.games")} current={slug} to={(other) => ({ kind: "sets", slug: other })} />
        <p className={page.lead}>{t("sets.lead")}</p>
      </div>
      <div className={styles.ways}>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(event) => void chosen(event)}
        />
        <Button look="primary" icon={<FilePlus {...ICON} />} onClick={() => input.current?.click()}>
          {t("sets.add")}
        </Button>
        <Button icon={<FileDown {...ICON} />} onClick={() => void example()}>
          {t("sets.example")}
        </Button>
        <ButtonLink icon={<LibraryBig {...ICON} />} href={hrefOf({ kind: "cards", slug })}>
          {t("sets.cards")}
        </ButtonLink>
      </div>
      <NewsLine news={news} onReplace={install} onKeep={() => setNews({ kind: "done", text: "" })} />
      {unreachable && (
        <div className={page.empty}>
          <p>{t("sets.unreachable")}</p>
          <Button onClick={refresh}>{t("sets.again")}</Button>
        </div>
      )}
      {!unreachable && sets === null && <LoadingScreen />}
      {sets?.length === 0 && <p className={page.empty}>{t("sets.none")}</p>}
      {sets !== null && sets.length > 0 && (
        <ul className={styles.list}>
          {sets.map((unread) => {
            // What was installed had been read whole; one that no longer fits keeps its data.
            const set = unread as CardSet;
            return (
              <SetLine
                key={set.code}
                set={set}
                fault={unfit.find(({ code }) => code === set.code)?.fault}
                onExport={() => download(fileOf(set), writeSet(set))}
                onRemove={() => void remove(set)}
              />
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface NewsProps {
  readonly news: News;
  readonly onReplace: (set: CardSet) => Promise<void>;
  readonly onKeep: () => void;
}

function NewsLine({ news, onReplace, onKeep }: NewsProps) {
  const { kind } = news;
  return (
    <div className={styles.news} role="status">
      {kind === "done" && news.text !== "" && (
        <>
          <p>{news.text}</p>
          {news.undo && <Button onClick={news.undo}>{t("sets.undo")}</Button>}
        </>
      )}
      {kind === "replace" && (
        <>
          <p>{t("sets.replace", { set: news.set.name, version: news.version, next: news.set.version })}</p>
          <Button look="primary" onClick={() => void onReplace(news.set)}>
            {t("sets.replace-yes")}
          </Button>
          <Button onClick={onKeep}>{t("sets.replace-no")}</Button>
        </>
      )}
      {kind === "faults" && (
        <div className={styles.faults}>
          <h2>{t("sets.faults", { file: news.file })}</h2>
          <ul>
            {news.faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          {news.faults.length > MOST_FAULTS && (
            <p>{t("sets.more-faults", { count: news.faults.length - MOST_FAULTS })}</p>
          )}
        </div>
      )}
    </div>
  );
}
