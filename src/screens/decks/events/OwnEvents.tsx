import { ArrowRight, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { GameSlug } from "../../../games/registry";
import { events } from "../../../store/events/events";
import type { SavedEvent } from "../../../store/events/saved-event";
import { Button, ButtonLink } from "../../../ui/Button";
import { hrefOf } from "../../routing/route";
import styles from "../room/DeckRoom.module.css";
import type { TellNews } from "../room/news";
import { t } from "./messages";

const ICON = { size: 18, "aria-hidden": true } as const;

interface Props {
  readonly slug: GameSlug;
  readonly onNews: TellNews;
}

/** The events of a game that are saved on this device, as they change in this tab and others. */
function useEvents(slug: GameSlug): readonly SavedEvent[] {
  const [all, setAll] = useState<readonly SavedEvent[]>([]);
  useEffect(() => {
    let current = true;
    const read = () =>
      void events.list(slug).then(
        (list) => current && setAll(list),
        () => undefined,
      );
    read();
    const stop = events.watch(read);
    return () => {
      current = false;
      stop();
    };
  }, [slug]);
  return all;
}

/** The player's drafts and sealed events, to go on with. */
export default function OwnEvents({ slug, onNews }: Props) {
  const all = useEvents(slug);
  if (all.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="own-events">
      <h2 id="own-events" className={styles.sectionTitle}>
        {t("events.own")}
      </h2>
      <ul className={styles.deletedList}>
        {all.map((event) => (
          <OwnEvent key={event.id} slug={slug} event={event} onNews={onNews} />
        ))}
      </ul>
    </section>
  );
}

function OwnEvent({ slug, event, onNews }: Props & { readonly event: SavedEvent }) {
  const { kind, seats, picks } = event;
  const name = t(`events.own-${kind}`, { seats, picks: picks.length });
  const remove = async () => {
    await events.remove(event.id);
    onNews(t("events.deleted"), () => {
      void events.add(event);
      onNews(t("events.restored"));
    });
  };
  return (
    <li className={styles.event}>
      <span className={styles.deletedName}>{name}</span>
      <ButtonLink
        icon={<ArrowRight {...ICON} />}
        href={hrefOf({ kind: "event", slug, event: event.id })}
        aria-label={t("events.continue-of", { event: name })}
      >
        {t("events.continue")}
      </ButtonLink>
      <Button
        look="danger"
        icon={<Trash2 {...ICON} />}
        aria-label={t("events.delete-of", { event: name })}
        onClick={() => void remove()}
      >
        {t("events.delete")}
      </Button>
    </li>
  );
}
