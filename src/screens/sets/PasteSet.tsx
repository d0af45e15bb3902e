import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import type { CardSet } from "../../games/card-set";
import type { GameSlug } from "../../games/registry";
import { SET_LIMITS } from "../../sets/card-set";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { go } from "../routing/navigation";
import { FaultList } from "./FaultList";
import { t } from "./messages";
import { type NoSet, otherGame, readSent, type SentSet, wholeSet } from "./read-set";
import { SentCards } from "./SentCards";
import styles from "./SetsScreen.module.css";

interface Props {
  readonly slug: GameSlug;
  readonly onSet: (set: CardSet) => void;
  readonly onClose: () => void;
}

/** A link to a set, anywhere in a text. */
const LINK = /#\/shared-set\/([\w-]+)/;

/** What a pasted text is. Null while nothing is pasted or it is being read. */
function usePasted(text: string, slug: GameSlug): SentSet | NoSet | null {
  const [read, setRead] = useState<SentSet | NoSet | null>(null);
  useEffect(() => {
    setRead(null);
    if (text.trim() === "") return;
    let current = true;
    readSent(text).then(
      (sent) => current && setRead("frame" in sent && sent.slug !== slug ? otherGame(sent) : sent),
      () => current && setRead({ faults: [t("sets.link-failed")] }),
    );
    return () => {
      current = false;
    };
  }, [text, slug]);
  return read;
}

/** A set from pasted text, shown before it is added. */
export default function PasteSet({ slug, onSet, onClose }: Props) {
  const [text, setText] = useState("");
  const [isTooLong, setTooLong] = useState(false);
  // A field with a very long text would hold up the page, so it never gets there.
  const take = (next: string) => {
    const [, link] = LINK.exec(next.slice(0, SET_LIMITS.characters)) ?? [];
    if (link !== undefined) return go({ kind: "shared-set", text: link });
    const fits = next.length <= SET_LIMITS.characters;
    setTooLong(!fits);
    if (fits) setText(next);
  };
  const read = usePasted(text, slug);
  const set = read !== null && "frame" in read ? wholeSet(read) : null;
  return (
    <Dialog
      title={t("sets.paste")}
      shape="wide"
      onClose={onClose}
      actions={
        <Button
          look="primary"
          icon={<Check size={18} aria-hidden="true" />}
          aria-disabled={set === null}
          onClick={() => set !== null && onSet(set)}
        >
          {t("sets.install")}
        </Button>
      }
    >
      <div className={styles.share}>
        <textarea
          className={styles.text}
          aria-label={t("sets.paste-text")}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => take(target.value)}
        />
        <div role="status" className={styles.share}>
          {isTooLong && <p>{t("sets.too-big")}</p>}
          {read !== null && !("frame" in read) && <FaultList title={t("sets.why")} faults={read.faults} />}
          {read !== null && "frame" in read && <p className={styles.name}>{read.frame.name}</p>}
          {read !== null && "frame" in read && <SentCards {...read} />}
        </div>
      </div>
    </Dialog>
  );
}
