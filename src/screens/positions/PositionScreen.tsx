import { useEffect, useState } from "react";
import { isGameSlug } from "../../games/registry";
import { createPositionEditor, type PositionEditor } from "../../store/positions/editor";
import { positions } from "../../store/positions/positions";
import { setCardNames } from "../../text/pool-names";
import { ButtonLink } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { Editor } from "./Editor";
import { loadGameOf, type PositionGame } from "./load";
import { t } from "./messages";
import { useEdited } from "./use-edited";

type Opened = { readonly editor: PositionEditor; readonly game: PositionGame };

async function open(id: string): Promise<Opened | "gone"> {
  const saved = await positions.get(id);
  const slug = saved?.position.game;
  if (saved === null || !isGameSlug(slug)) return "gone";
  const game = await loadGameOf(slug, saved.position);
  return { editor: createPositionEditor(positions, saved), game };
}

/** One position, to edit and to play. */
export function PositionScreen({ position }: { position: string }) {
  const [opened, setOpened] = useState<Opened | "gone" | "failed" | null>(null);
  useEffect(() => {
    let current = true;
    open(position).then(
      (found) => current && setOpened(found),
      () => current && setOpened("failed"),
    );
    return () => {
      current = false;
    };
  }, [position]);
  if (opened === null) return <LoadingScreen />;
  if (opened === "failed") return <p role="alert">{t("game.failed")}</p>;
  if (opened === "gone")
    return (
      <div className={page.narrow}>
        <Heading title={t("positions.title")}>{t("positions.title")}</Heading>
        <p>{t("positions.gone")}</p>
        <div>
          <ButtonLink href={hrefOf({ kind: "positions" })}>{t("positions.back")}</ButtonLink>
        </div>
      </div>
    );
  return <Shown {...opened} />;
}

function Shown({ editor, game }: Opened) {
  const { slug } = game.game;
  const { position } = useEdited(editor);
  if (isGameSlug(slug)) setCardNames(slug);
  const title = position.title.trim() || t("positions.untitled");
  return (
    <>
      <Heading title={t("positions.editor", { position: title })} className="visually-hidden">
        {title}
      </Heading>
      <Editor editor={editor} game={game} />
    </>
  );
}
