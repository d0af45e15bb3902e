import { X } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Card, cardIn, seatOf } from "../../../kernel";
import { useSettings } from "../../../store/settings/settings";
import { t } from "../../../text";
import { cx } from "../../../ui/cx";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useIsPhone } from "../../../ui/useMedia";
import { cardElement, selector } from "../../dom/attributes";
import panels from "../../motion/panels.module.css";
import { type InspectorSubject, useTable } from "../../state/table";
import { contestIn } from "../../viewmodel/contest";
import { peekHint } from "../../viewmodel/peek";
import { changesOf } from "../../viewmodel/stats";
import { valuesOf } from "../../viewmodel/values";
import { areaOf } from "../../viewmodel/zones";
import { CardBack } from "../card/CardBack";
import { CardFace } from "../card/CardFace";
import styles from "./Inspector.module.css";
import { useEnlarged } from "./useEnlarged";
import { useFollowPointer } from "./useFollowPointer";

const NO_VALUES: readonly number[] = [];

type Side = "right" | "left";

/** Pixels between the enlarged card and the one on the table, and around both. */
const MARGIN = 20;

/** On the right, above the prompt or, when kept open, beside the rail; on the left if it would cover its own card. */
function useSide(
  box: RefObject<HTMLElement | null>,
  subject: InspectorSubject | null,
  isPinned: boolean,
): Side {
  const [side, setSide] = useState<Side>("right");
  useLayoutEffect(() => {
    const id = subject?.kind === "card" ? subject.card : null;
    const card = id === null ? null : cardElement(document, id)?.getBoundingClientRect();
    if (box.current === null) return;
    const prompt = document.querySelector(selector("actions"))?.getBoundingClientRect();
    box.current.style.setProperty("--foot", `${window.innerHeight - (prompt?.top ?? window.innerHeight)}px`);
    const own = box.current.getBoundingClientRect();
    const isReached = card != null && card.bottom > own.top - MARGIN;
    const rail = isPinned
      ? Number.parseFloat(getComputedStyle(box.current).getPropertyValue("--rail")) || 0
      : 0;
    const room = own.width + rail + MARGIN;
    setSide(isReached && card.right > window.innerWidth - room ? "left" : "right");
  }, [box, subject, isPinned]);
  return side;
}

/**
 * Whether the inspected card is enlarged in place: a card of the hand, or any card on a phone. While another is aimed or
 * dice are rolled, it would cover what that is about.
 */
function useIsInPlace(subject: InspectorSubject | null): boolean {
  const isPhone = useIsPhone();
  const isInHand = useTable(
    (s) => subject?.kind === "card" && areaOf(s.game, s.view, subject.card) === "hand",
  );
  const isFree = useTable((s) => s.gesture.kind === "idle" && contestIn(s.game, s.view) === null);
  return subject !== null && (isPhone || (isInHand && isFree));
}

type Spot = Side | "rail" | "pointer" | "place";

/** Where the inspector is. */
function useSpot(
  box: RefObject<HTMLElement | null>,
  subject: InspectorSubject | null,
  isPinned: boolean,
): Spot {
  const mode = useSettings((s) => s.inspector);
  const isIdle = useTable((s) => s.gesture.kind === "idle");
  const side = useSide(box, subject, isPinned);
  const isInPlace = useIsInPlace(subject) && mode !== "rail" && (mode !== "follow" || isPinned);
  const follows = mode === "follow" && !isPinned && isIdle;
  useFollowPointer(box, follows ? subject : null);
  useEnlarged(box, isInPlace ? subject : null);
  if (isInPlace) return "place";
  if (mode === "rail") return "rail";
  return follows ? "pointer" : side;
}

/** The inspected card: its whole text, its values now and as printed, and what changed them. */
export function Inspector() {
  const subject = useTable((s) => s.subject);
  const isPinned = useTable((s) => s.pinned);
  const inspect = useTable((s) => s.inspect);
  const keep = useTable((s) => s.keep);
  const release = useTable((s) => s.release);
  const view = useTable((s) => s.view);
  const box = useRef<HTMLElement>(null);
  const spot = useSpot(box, subject, isPinned);
  if (subject === null) return null;
  const card = subject.kind === "card" ? cardIn(view, subject.card) : null;
  const name = subject.kind === "card" ? (card?.def ?? "") : subject.name;
  return (
    <aside
      ref={box}
      className={cx(panels.fadesIn, styles.inspector)}
      data-inspector
      data-side={spot}
      data-pinned={isPinned || undefined}
      aria-label={t("table.inspector")}
      onPointerEnter={keep}
      onPointerLeave={release}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={t("table.inspector.close")}
        onClick={() => inspect(null)}
      >
        <X aria-hidden="true" />
      </button>
      {name === "" ? <Hidden card={card} /> : <Known name={name} card={card} />}
    </aside>
  );
}

function Hidden({ card }: { card: Card | null }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  if (card === null || card.owner < 0) return null;
  return (
    <div className={styles.hidden} data-seat={card.owner}>
      <span className={styles.back}>
        <CardBack seat={card.owner} />
      </span>
      <p>
        {t("table.inspector.hidden", { player: seatOf(view, card.owner).name })}{" "}
        <LocalizedText message={peekHint(game, view, card.id)} />
      </p>
    </div>
  );
}

function Known({ name, card }: { name: string; card: Card | null }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  if (game.cards.pool[name] === undefined) return <p className={styles.hidden}>{name}</p>;
  const { keywords, glossary = [] } = game.cards.text(name);
  const changes = card === null ? [] : changesOf(game, view, card);
  return (
    <>
      <div className={styles.card} data-seat={card?.controller ?? undefined}>
        <CardFace
          game={game}
          def={name}
          seat={card?.controller ?? 0}
          look="full"
          values={card === null ? NO_VALUES : valuesOf(game, view, card.id)}
        />
      </div>
      <div className={styles.notes}>
        {card !== null && card.face === "down" && (
          <p>
            {t("table.inspector.beaten")} <LocalizedText message={peekHint(game, view, card.id)} />
          </p>
        )}
        {[...keywords, ...glossary].map(({ name: keyword, reminder }) => (
          <p key={keyword.key}>
            <b>
              <LocalizedText message={keyword} />
            </b>
            : <LocalizedText message={reminder} />
          </p>
        ))}
        {changes.length > 0 && (
          <>
            <h3>{t("table.inspector.changed")}</h3>
            <ul>
              {changes.map(({ values, causes }) => (
                <li key={values}>
                  <b>{values}</b>
                  {causes.length > 0 && `: ${causes.join(", ")}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
