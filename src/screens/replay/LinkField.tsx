import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { linkText, type SharedPosition } from "../../store/links/link";
import { Button } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import { t } from "./messages";
import styles from "./Replay.module.css";

/** The address of this page with another fragment. */
function addressOf(fragment: string): string {
  return `${window.location.href.replace(/#.*$/s, "")}${fragment}`;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A link that contains the match up to a moment, with a copy button. */
export function LinkField({ seats, record }: SharedPosition) {
  const [text, setText] = useState<string | null>();
  const field = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState("");
  useEffect(() => {
    let current = true;
    void linkText({ seats, record }).then((packed) => {
      if (current) setText(packed);
    });
    return () => {
      current = false;
    };
  }, [seats, record]);
  if (text === null) return <p>{t("link.too-long")}</p>;
  const packing = text === undefined;
  const address = packing ? "" : addressOf(hrefOf({ kind: "link", text, watch: false }));

  const copy = async () => {
    if (await copied(address)) return setNotice(t("link.copied"));
    field.current?.focus();
    field.current?.select();
    setNotice(t("link.by-hand"));
  };

  return (
    <>
      <p className={styles.help}>{t("link.help")}</p>
      <input
        ref={field}
        className={styles.link}
        aria-label={t("link.text")}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button disabled={packing} icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
        {t("link.copy")}
      </Button>
      <p role="status" className={styles.said}>
        {notice}
      </p>
    </>
  );
}
