import { Puzzle, Save } from "lucide-react";
import { useEffect, useState } from "react";
import { isGameSlug } from "../../games/registry";
import type { Position } from "../../positions/position";
import { readPositionLink } from "../../store/links/position-link";
import { positions } from "../../store/positions/positions";
import { say } from "../../text";
import { Button } from "../../ui/Button";
import { gameTitle } from "../games/names";
import { go } from "../routing/navigation";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { t } from "./messages";
import { PlayForm } from "./PlayForm";
import styles from "./PositionsScreen.module.css";

/** A position from a link: to play, and to keep. */
export function SharedPosition({ text }: { text: string }) {
  const [read, setRead] = useState<{ readonly position: Position } | { readonly why: string } | null>(null);
  useEffect(() => {
    let current = true;
    void readPositionLink(text).then((result) => {
      if (current) setRead("why" in result ? { why: say(result.why) } : result);
    });
    return () => {
      current = false;
    };
  }, [text]);
  if (read === null) return <LoadingScreen />;
  if ("why" in read || !isGameSlug(read.position.game))
    return (
      <div className={page.narrow}>
        <Heading title={t("positions.shared.bad")}>{t("positions.shared.bad")}</Heading>
        <p role="alert">
          {"why" in read ? read.why : t("positions.other-game", { game: read.position.game })}
        </p>
      </div>
    );
  const { position } = read;
  const slug = read.position.game;
  const keep = async () => {
    const { saved } = await positions.create(position);
    go({ kind: "position", position: saved.id });
  };
  const keepAndPlay = async () => {
    const { saved } = await positions.create(position);
    go({ kind: "puzzle", slug, puzzle: saved.id });
  };
  return (
    <div className={page.narrow}>
      <Heading title={t("positions.shared.document")}>{position.title || t("positions.untitled")}</Heading>
      <p className={page.lead}>{t("positions.shared.lead", { game: gameTitle(slug) })}</p>
      {position.note !== "" && <p>{position.note}</p>}
      <PlayForm slug={slug} position={position} />
      <div className={styles.ways}>
        {position.goal !== undefined && (
          <Button icon={<Puzzle size={18} aria-hidden="true" />} onClick={() => void keepAndPlay()}>
            {t("positions.shared.puzzle")}
          </Button>
        )}
        <Button icon={<Save size={18} aria-hidden="true" />} onClick={() => void keep()}>
          {t("positions.shared.save")}
        </Button>
      </div>
    </div>
  );
}
