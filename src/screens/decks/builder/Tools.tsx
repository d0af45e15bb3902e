import { Copy, EllipsisVertical, Eraser, Hand, Play, Share2, Sparkles, Trash2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import { decks } from "../../../store/decks/decks";
import type { DeckEditor } from "../../../store/decks/editor";
import { Button, ButtonLink } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { go } from "../../routing/navigation";
import { hrefOf } from "../../routing/route";
import { t } from "../messages";
import styles from "./Tools.module.css";

const ICON = { size: 20, "aria-hidden": true } as const;

const CompleteDialog = lazy(() => import("./CompleteDialog"));
const SampleHand = lazy(() => import("./SampleHand"));
const ExportDialog = lazy(() => import("../share/ExportDialog"));

interface Props {
  readonly game: Game;
  readonly slug: GameSlug;
  readonly editor: DeckEditor;
}

type Open = "complete" | "hand" | "export" | "more" | null;

/** What is done with a whole deck. */
export function Tools({ game, slug, editor }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { id, event } = editor.get().saved;
  return (
    <>
      <Button icon={<Sparkles {...ICON} />} onClick={() => setOpen("complete")}>
        <span className={styles.label}>{t("builder.complete")}</span>
      </Button>
      <Button icon={<Hand {...ICON} />} onClick={() => setOpen("hand")}>
        <span className={styles.label}>{t("builder.hand")}</span>
      </Button>
      <Button icon={<Share2 {...ICON} />} onClick={() => setOpen("export")}>
        <span className={styles.label}>{t("builder.export")}</span>
      </Button>
      <ButtonLink
        look="primary"
        icon={<Play {...ICON} />}
        href={hrefOf(event ? { kind: "event", slug, event: event.id } : { kind: "play", slug, deck: id })}
      >
        <span className={styles.label}>{t("builder.play")}</span>
      </ButtonLink>
      <Button
        icon={<EllipsisVertical {...ICON} />}
        aria-label={t("builder.more")}
        aria-haspopup="dialog"
        onClick={() => setOpen("more")}
      />
      <Suspense>
        {open === "complete" && <CompleteDialog game={game} editor={editor} onClose={close} />}
        {open === "hand" && <SampleHand game={game} deck={editor.get().content.cards} onClose={close} />}
        {open === "export" && <ExportDialog game={game} deck={editor.get().content} onClose={close} />}
      </Suspense>
      {open === "more" && <More slug={slug} editor={editor} onClose={close} />}
    </>
  );
}

interface MoreProps {
  readonly slug: GameSlug;
  readonly editor: DeckEditor;
  readonly onClose: () => void;
}

/** What is seldom done with a deck. */
function More({ slug, editor, onClose }: MoreProps) {
  const { content, saved } = editor.get();
  const duplicate = async () => {
    const name = t("decks.copy-name", { deck: content.name });
    const { deck } = await decks.create(slug, { ...content, name }, saved.event);
    onClose();
    go({ kind: "deck", slug, deck: deck.id });
  };
  const clear = () => {
    editor.change({ cards: [], side: [] });
    onClose();
  };
  const remove = async () => {
    await editor.settled();
    await decks.remove(saved.id);
    onClose();
    go({ kind: "decks", slug });
  };
  return (
    <Dialog title={t("builder.more")} onClose={onClose}>
      <div className={styles.more}>
        <Item icon={<Copy {...ICON} />} onPress={() => void duplicate()}>
          {t("builder.duplicate")}
        </Item>
        <Item icon={<Eraser {...ICON} />} onPress={clear}>
          {t("builder.clear")}
        </Item>
        <Item icon={<Trash2 {...ICON} />} onPress={() => void remove()}>
          {t("decks.delete-deck", { deck: content.name })}
        </Item>
      </div>
    </Dialog>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Item({ icon, onPress, children }: ItemProps) {
  return (
    <Button icon={icon} className={styles.item} onClick={onPress}>
      {children}
    </Button>
  );
}
