import { Redo2, Share2, Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Problem } from "../../kernel";
import { MOST_TEXT } from "../../positions/schema";
import type { PositionEditor } from "../../store/positions/editor";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import styles from "./EditorBar.module.css";
import type { PositionGame } from "./load";
import { t } from "./messages";
import { PlayButton } from "./PlayForm";
import { useEdited } from "./use-edited";
import { faultInWords } from "./words";

const ShareDialog = lazy(() => import("./ShareDialog"));
const ICON = { size: 18, "aria-hidden": true } as const;
/** The most faults that are listed. */
const MOST_FAULTS = 8;

interface Props {
  readonly editor: PositionEditor;
  readonly game: PositionGame;
  readonly problems: readonly Problem[];
}

/** The title, what can be done with the whole position, and what is wrong with it. */
export function EditorBar({ editor, game, problems }: Props) {
  const { position, past, future, written } = useEdited(editor);
  const [isSharing, setSharing] = useState(false);
  const isUnsaved = written === "no-room" || written === "no-storage";
  return (
    <div className={styles.bar}>
      <TextField
        className={styles.title}
        label={t("positions.field.title")}
        placeholder={t("positions.untitled")}
        maxLength={MOST_TEXT.title}
        value={position.title}
        onChange={(title) => editor.change({ title }, "title")}
      />
      <div className={styles.tools}>
        <Button icon={<Undo2 {...ICON} />} disabled={past.length === 0} onClick={editor.undo}>
          {t("positions.undo")}
        </Button>
        <Button icon={<Redo2 {...ICON} />} disabled={future.length === 0} onClick={editor.redo}>
          {t("positions.redo")}
        </Button>
        <Button icon={<Share2 {...ICON} />} onClick={() => setSharing(true)}>
          {t("positions.share")}
        </Button>
      </div>
      <PlayButton position={position} isSound={problems.length === 0} />
      <div className={styles.faults} role="status">
        {problems.length === 0 ? (
          <p className={styles.sound}>{t("positions.sound")}</p>
        ) : (
          <>
            <p className={styles.count}>{t("positions.faults", { count: problems.length })}</p>
            <ul>
              {problems.slice(0, MOST_FAULTS).map((problem) => (
                <li key={`${problem.path} ${problem.why.key}`}>
                  {faultInWords(game.game, game.position, position.board, problem)}
                </li>
              ))}
            </ul>
          </>
        )}
        {isUnsaved && <p>{t("positions.not-stored")}</p>}
      </div>
      {position.note !== "" && <p className={styles.note}>{position.note}</p>}
      {isSharing && (
        <Suspense>
          <ShareDialog position={position} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}
