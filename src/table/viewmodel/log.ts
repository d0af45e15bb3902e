import type { Game } from "../../games/game";
import type { LogEntry } from "../../store/types";
import { currentLocale, type Locale, say } from "../../text";
import { cardName } from "../../text/names";
import { resultsFirst, sumUp } from "./log-groups";
import type { LogLine, Segment } from "./log-line";
import { mergeLines } from "./merge";

/** The suffix of a copy or a changed card in the pool. Lines name the original. */
const SUFFIX = / [([][^)\]]+[)\]]$/;

/** A line of the log, split at card names (as in the pool), the longest names first. */
export function segmentsOf(sentence: string, cards: readonly string[]): readonly Segment[] {
  const names = [...new Set(cards)]
    .filter(Boolean)
    .flatMap((card) => {
      const name = cardName(card);
      return [name, name.replace(SUFFIX, "")].map((one) => ({ card, name: one }));
    })
    .sort((a, b) => b.name.length - a.name.length);
  const segments: Segment[] = [];
  let plain = "";
  let start = 0;
  const flush = (end: number) => {
    if (plain !== "") segments.push({ at: start, text: plain, card: null });
    plain = "";
    start = end;
  };
  for (let i = 0; i < sentence.length; ) {
    const found = names.find(({ name }) => sentence.startsWith(name, i));
    if (found === undefined) {
      plain += sentence[i];
      i++;
      continue;
    }
    flush(i);
    segments.push({ at: i, text: found.name, card: found.card });
    i += found.name.length;
    start = i;
  }
  flush(sentence.length);
  return segments;
}

interface Said {
  readonly language: Locale;
  readonly segments: readonly Segment[];
}

const known = new WeakMap<LogEntry, Said>();

/** Caches the text of entries, because the log grows by a few lines at a time. */
function cachedSegments(entry: LogEntry): readonly Segment[] {
  const language = currentLocale();
  const kept = known.get(entry);
  if (kept?.language === language) return kept.segments;
  const segments = segmentsOf(say(entry.message), entry.cards);
  known.set(entry, { language, segments });
  return segments;
}

const single = (entry: LogEntry): LogLine => ({
  entry,
  segments: cachedSegments(entry),
  opensTurn: false,
  times: 1,
  details: [],
});

/** The lines in order. What led up to a result is behind it, and lines of one kind and cause are one line. */
export function logLines(game: Game, log: readonly LogEntry[]): readonly LogLine[] {
  const results = game.table.logResults ?? [];
  const lines = sumUp(resultsFirst(results, mergeLines(game, log).map(single)));
  return lines.map((line, i) => ({
    ...line,
    opensTurn: line.entry.turn !== (lines[i - 1]?.entry.turn ?? line.entry.turn),
  }));
}
