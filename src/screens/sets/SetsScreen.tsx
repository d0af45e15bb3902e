import { ClipboardPaste, FileDown, FilePlus, Grid3x3, LibraryBig } from "lucide-react";
import { type ChangeEvent, lazy, Suspense, useRef, useState } from "react";
import type { CardSet } from "../../games/card-set";
import type { GameSlug } from "../../games/registry";
import { writeSet } from "../../sets/set-file";
import { cardSets } from "../../store/sets/sets";
import { Button, ButtonLink } from "../../ui/Button";
import { GameLinks } from "../games/GameLinks";
import { gameTitle } from "../games/names";
import { download } from "../parts/download";
import { go } from "../routing/navigation";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { exampleSet } from "./example";
import { FaultList } from "./FaultList";
import { setFileName } from "./file-name";
import { installSet } from "./install-set";
import { t } from "./messages";
import { NewSet } from "./NewSet";
import { readSetFile } from "./read-set";
import { SetLine } from "./SetLine";
import styles from "./SetsScreen.module.css";
import { useSets } from "./use-sets";

const ICON = { size: 18, "aria-hidden": true } as const;

const PasteSet = lazy(() => import("./PasteSet"));
const ShareSet = lazy(() => import("./ShareSet"));

/** The dialog that is open. */
type Open = { readonly kind: "paste" } | { readonly kind: "share"; readonly set: CardSet };

/** What has just happened. */
type News =
  | { readonly kind: "done"; readonly text: string; readonly undo?: () => void }
  | { readonly kind: "faults"; readonly file: string; readonly faults: readonly string[] }
  | { readonly kind: "replace"; readonly set: CardSet; readonly version: number };

/** The card sets of a game: add one from a file, export and remove. */
export default function SetsScreen({ slug }: { slug: GameSlug }) {
  const { sets, unfit, unreachable, refresh } = useSets(slug);
  const [news, setNews] = useState<News>({ kind: "done", text: "" });
  const [open, setOpen] = useState<Open | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const install = async (set: CardSet) => setNews({ kind: "done", text: await installSet(set) });
  const add = async (set: CardSet) => {
    const before = sets?.find(({ code }) => code === set.code);
    if (before === undefined) await install(set);
    else setNews({ kind: "replace", set, version: before.version });
  };
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const read = await readSetFile(file, slug);
    // Lets the same file be chosen again.
    target.value = "";
    if ("faults" in read) return setNews({ kind: "faults", file: file.name, faults: read.faults });
    await add(read);
  };
  const remove = async (set: CardSet) => {
    await cardSets.remove(set);
    const undo = () => void install(set);
    setNews({ kind: "done", text: t("sets.removed", { set: set.name }), undo });
  };
  const example = async () => {
    const set = await exampleSet(slug);
    download(setFileName(set), writeSet(set));
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
        <NewSet
          slug={slug}
          taken={(sets ?? []).map(({ code }) => code)}
          onCreated={({ code }) => {
            go({ kind: "edit-set", slug, code });
          }}
        />
        <Button icon={<FilePlus {...ICON} />} onClick={() => input.current?.click()}>
          {t("sets.add")}
        </Button>
        <Button icon={<ClipboardPaste {...ICON} />} onClick={() => setOpen({ kind: "paste" })}>
          {t("sets.paste")}
        </Button>
        <Button icon={<FileDown {...ICON} />} onClick={() => void example()}>
          {t("sets.example")}
        </Button>
        <ButtonLink icon={<LibraryBig {...ICON} />} href={hrefOf({ kind: "cards", slug })}>
          {t("sets.cards")}
        </ButtonLink>
        <ButtonLink icon={<Grid3x3 {...ICON} />} href={hrefOf({ kind: "positions", slug })}>
          {t("sets.positions")}
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
                slug={slug}
                set={set}
                unfit={unfit.find(({ code }) => code === set.code)}
                onLink={() => setOpen({ kind: "share", set })}
                onExport={() => download(setFileName(set), writeSet(set))}
                onRemove={() => void remove(set)}
              />
            );
          })}
        </ul>
      )}
      <Suspense fallback={null}>
        {open?.kind === "paste" && (
          <PasteSet
            slug={slug}
            onClose={() => setOpen(null)}
            onSet={(set) => {
              setOpen(null);
              void add(set);
            }}
          />
        )}
        {open?.kind === "share" && (
          <ShareSet
            set={open.set}
            onClose={() => setOpen(null)}
            onDownload={() => download(setFileName(open.set), writeSet(open.set))}
          />
        )}
      </Suspense>
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
      {kind === "faults" && <FaultList title={t("sets.faults", { file: news.file })} faults={news.faults} />}
    </div>
  );
}
