import { FolderOpen, Plus } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { GAME_SLUGS, type GameSlug } from "../../games/registry";
import { MAX_POSITION_LENGTH, readPosition } from "../../store/links/position-link";
import { positions } from "../../store/positions/positions";
import { say } from "../../text";
import { Button, ButtonLink } from "../../ui/Button";
import { GameLinks } from "../games/GameLinks";
import { gameTitle } from "../games/names";
import { go } from "../routing/navigation";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { t } from "./messages";
import { PositionLine } from "./PositionLine";
import styles from "./PositionsScreen.module.css";
import { usePositions } from "./use-positions";

const [FIRST = "d20-warriors"] = GAME_SLUGS;
const ICON = { size: 18, "aria-hidden": true } as const;

interface News {
  readonly text: string;
  readonly undo?: () => void;
}

/** The positions of a game: new ones, and those that are saved here. */
export function PositionsScreen({ slug = FIRST }: { slug?: GameSlug | undefined }) {
  const { list, refresh } = usePositions(slug);
  const [news, setNews] = useState<News>({ text: "" });
  const line = useRef<HTMLParagraphElement>(null);
  const tell = (told: News) => {
    setNews(told);
    // The pressed button may have gone with its position.
    line.current?.focus();
  };
  return (
    <div className={page.page}>
      <div className={styles.top}>
        <Heading title={t("positions.document", { game: gameTitle(slug) })}>{t("positions.title")}</Heading>
        <GameLinks
          label={t("positions.games")}
          current={slug}
          to={(other) => ({ kind: "positions", slug: other })}
        />
        <p className={page.lead}>{t("positions.lead")}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink look="primary" icon={<Plus {...ICON} />} href={hrefOf({ kind: "new-position", slug })}>
          {t("positions.new")}
        </ButtonLink>
        <FileWay slug={slug} onFault={(text) => tell({ text })} />
      </div>
      <div className={styles.news}>
        <p ref={line} role="status" tabIndex={-1}>
          {news.text}
        </p>
        {news.undo && <Button onClick={news.undo}>{t("positions.undo-delete")}</Button>}
      </div>
      {list === undefined && (
        <div className={page.empty}>
          <p>{t("positions.unreachable")}</p>
          <Button onClick={refresh}>{t("positions.again")}</Button>
        </div>
      )}
      {list === null && <LoadingScreen />}
      {list?.length === 0 && <p className={page.empty}>{t("positions.none")}</p>}
      {list && list.length > 0 && (
        <ul className={styles.list}>
          {list.map((saved) => (
            <PositionLine
              key={saved.id}
              saved={saved}
              onNews={(text, undo) => tell({ text, ...(undo && { undo }) })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileWay({ slug, onFault }: { slug: GameSlug; onFault: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const text = file.size > MAX_POSITION_LENGTH ? null : await file.text().catch(() => null);
    // Lets the same file be chosen again.
    target.value = "";
    if (text === null) return onFault(t("positions.failed"));
    const read = readPosition(text);
    if ("why" in read) return onFault(t("positions.bad-file", { file: file.name, fault: say(read.why) }));
    if (read.position.game !== slug) return onFault(t("positions.other-game", { game: read.position.game }));
    const { saved } = await positions.create(read.position);
    go({ kind: "position", position: saved.id });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => void chosen(event)}
      />
      <Button icon={<FolderOpen {...ICON} />} onClick={() => input.current?.click()}>
        {t("positions.open-file")}
      </Button>
    </>
  );
}
