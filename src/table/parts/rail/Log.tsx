import { ChevronDown } from "lucide-react";
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  type UIEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { messageLang, t } from "../../../text";
import { useRuleReader } from "../../../ui/RuleLink";
import { useTable } from "../../state/table";
import { logLines } from "../../viewmodel/log";
import type { LogLine } from "../../viewmodel/log-line";
import { useInspectHandlers } from "../useInspect";
import styles from "./Log.module.css";

/** Minimum number of lines shown at first. Older ones are behind a button. */
const SHOWN = 80;
/**
 * Number of lines that move behind the button at a time. If an old line went with every new one, the text would move
 * while it is read.
 */
const STRIDE = 40;

/** Milliseconds after which old lines disappear. */
const LINGER = 1000;

/**
 * The first line that is shown. Old lines disappear a while after new ones have arrived; if they did so at the same
 * time, the visible lines would jump.
 * @param target the first line that is wanted; an earlier one appears at once
 */
function useFirst(target: number): number {
  const [first, setFirst] = useState(target);
  useEffect(() => {
    const timer = window.setTimeout(() => setFirst(target), LINGER);
    return () => window.clearTimeout(timer);
  }, [target]);
  return Math.min(first, target);
}

/**
 * Scrolls to the end as the log grows or its room shrinks, before the change is painted, until the player scrolls up.
 * @returns the handler for scrolling.
 */
function useStickToEnd(list: RefObject<HTMLElement | null>): (event: UIEvent<HTMLElement>) => void {
  const isAtEnd = useRef(true);
  const last = useRef({ top: 0, room: 0 });
  useEffect(() => {
    const box = list.current?.parentElement;
    if (!box || !list.current) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return ({ currentTarget: box }) => {
    // Only scrolling up leaves the end: lines that come or go may have moved it already.
    const room = box.scrollHeight - box.clientHeight;
    const isLeft = box.scrollTop < last.current.top && room >= last.current.room;
    isAtEnd.current = room - box.scrollTop < 40 || (isAtEnd.current && !isLeft);
    last.current = { top: box.scrollTop, room };
  };
}

/** The log: who did what to what, and by which clause. Each line opens its clause. */
export function Log() {
  const game = useTable((s) => s.game);
  // Deferred, so that the table itself is rendered first.
  const log = useDeferredValue(useTable((s) => s.match.log));
  const [more, setMore] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const onScroll = useStickToEnd(list);
  const lines = useMemo(() => logLines(game, log), [game, log]);
  const shown = lines.slice(
    useFirst(Math.max(0, Math.floor((lines.length - SHOWN * more) / STRIDE) * STRIDE)),
  );

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || event.shiftKey) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
  };

  return (
    <section className={styles.log} aria-label={t("table.log")}>
      <h2 className={styles.title}>{t("table.log")}</h2>
      <div className={styles.scroll} onScroll={onScroll}>
        {shown.length < lines.length && (
          <button type="button" className={styles.more} onClick={() => setMore(more + 1)}>
            {t("table.log.more")}
          </button>
        )}
        <ol ref={list} className={styles.lines} data-log onKeyDown={onKeyDown}>
          {shown.map((line, i) => (
            <Line key={line.entry.id} line={line} isStop={i === shown.length - 1} />
          ))}
        </ol>
        {lines.length === 0 && <p className={styles.none}>{t("table.log.empty")}</p>}
      </div>
    </section>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly isStop: boolean;
}

const wordsOf = ({ segments }: LogLine): string => segments.map(({ text }) => text).join("");

function isSameLine(a: LogLine, b: LogLine): boolean {
  return (
    a.entry.id === b.entry.id &&
    a.entry.rule === b.entry.rule &&
    a.opensTurn === b.opensTurn &&
    a.details.length === b.details.length &&
    (a.segments === b.segments || wordsOf(a) === wordsOf(b))
  );
}

/** Whether the line says several lines in one, rather than a result with what led up to it. */
const isSum = ({ entry, details }: LogLine): boolean => details[0]?.entry.id === entry.id;

/** Every answer makes new lines of the whole log. A line with the same content need not rerender. */
const isSame = (a: LineProps, b: LineProps): boolean => a.isStop === b.isStop && isSameLine(a.line, b.line);

const Line = memo(function Line({ line, isStop }: LineProps) {
  const rules = useRuleReader();
  const [isOpen, setOpen] = useState(false);
  const { entry, segments, opensTurn, times, details } = line;
  const handlers = useInspectHandlers({ kind: "name", name: entry.cards[0] ?? "" });
  const { onFocus, onBlur } = handlers;
  return (
    <li className={styles.line} data-seat={entry.seat} data-opens={opensTurn || undefined}>
      {details.length > 0 && (
        <button
          type="button"
          className={styles.fold}
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={t(isSum(line) ? "table.log.each" : "table.log.details", { n: details.length })}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        title={entry.rule}
        lang={messageLang(entry.message)}
        onClick={() => rules.open(entry.rule)}
        {...(entry.cards.length > 0 ? { onFocus, onBlur } : undefined)}
      >
        {segments.map(({ at, text, card }) =>
          card === null ? <span key={at}>{text}</span> : <CardName key={at} name={card} label={text} />,
        )}
        {times > 1 && <b> {t("table.log.times", { n: times })}</b>}
      </button>
      {isOpen && (
        <ol className={styles.details}>
          {details.map((detail) => (
            <Line key={detail.entry.id} line={detail} isStop={false} />
          ))}
        </ol>
      )}
    </li>
  );
}, isSame);

function CardName({ name, label }: { name: string; label: string }) {
  const { onPointerEnter, onPointerLeave } = useInspectHandlers({ kind: "name", name });
  return (
    <b className={styles.card} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      {label}
    </b>
  );
}
