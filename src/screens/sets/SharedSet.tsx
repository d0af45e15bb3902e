import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { readSetLink } from "../../store/links/set-link";
import { cardSets } from "../../store/sets/sets";
import { setCardNames } from "../../text/pool-names";
import { Button, ButtonLink } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { FaultList } from "./FaultList";
import { installSet } from "./install-set";
import { t } from "./messages";
import { type NoSet, readSent, type SentSet, wholeSet } from "./read-set";
import { SentCards } from "./SentCards";
import styles from "./SetsScreen.module.css";

type Read = SentSet | NoSet;

async function readLink(link: string): Promise<Read> {
  const text = await readSetLink(link);
  return text === null ? { faults: [t("sets.link-damaged")] } : readSent(text);
}

/** A card set from a link: to look at, and to install. */
export default function SharedSet({ text }: { text: string }) {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let current = true;
    readLink(text).then(
      (result) => current && setRead(result),
      () => current && setRead({ faults: [t("sets.link-failed")] }),
    );
    return () => {
      current = false;
    };
  }, [text]);
  if (read === null) return <LoadingScreen />;
  if ("frame" in read) return <Shown sent={read} />;
  return (
    <div className={page.narrow}>
      <Heading title={t("sets.link-bad")}>{t("sets.link-bad")}</Heading>
      <FaultList title={t("sets.why")} faults={read.faults} />
    </div>
  );
}

function Shown({ sent }: { sent: SentSet }) {
  const { frame, slug } = sent;
  setCardNames(slug);
  return (
    <div className={page.narrow}>
      <Heading title={t("sets.link-document", { set: frame.name })}>{frame.name}</Heading>
      <p className={page.lead}>{t("sets.link-lead")}</p>
      <Install sent={sent} />
      <SentCards {...sent} />
    </div>
  );
}

/** Offers to install the set, in place of one with its code if there is one. */
function Install({ sent }: { sent: SentSet }) {
  const { frame, slug } = sent;
  const [version, setVersion] = useState<number | null>(null);
  const [news, setNews] = useState("");
  useEffect(() => {
    let current = true;
    cardSets.list(slug).then(
      (sets) => current && setVersion(sets.find(({ code }) => code === frame.code)?.version ?? null),
      // Unreachable sets are reported when this one is installed.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [slug, frame.code]);
  const set = wholeSet(sent);
  const isDone = news !== "";
  return (
    <div className={styles.news} role="status">
      {isDone && <p>{news}</p>}
      {isDone && <ButtonLink href={hrefOf({ kind: "sets", slug })}>{t("sets.title")}</ButtonLink>}
      {!isDone && set !== null && (
        <>
          {version !== null && <p>{t("sets.replace", { set: frame.name, version, next: frame.version })}</p>}
          <Button
            look="primary"
            icon={<Download size={18} aria-hidden="true" />}
            onClick={() => void installSet(set).then(setNews)}
          >
            {t(version === null ? "sets.install" : "sets.replace-yes")}
          </Button>
        </>
      )}
    </div>
  );
}
