import type { LogResult } from "../../games/game-table";
import type { LogLine, Segment } from "./log-line";

/** Puts the lines that lead up to a result behind it. */
export function resultsFirst(results: readonly LogResult[], lines: readonly LogLine[]): readonly LogLine[] {
  const kept: LogLine[] = [];
  for (const line of lines) {
    const kind = results.find(({ results: keys }) => keys.includes(line.entry.message.key));
    let first = kept.length;
    while (kind !== undefined && leadsUp(kind, kept[first - 1], line)) first--;
    const details = kept.splice(first);
    kept.push({ ...line, details });
  }
  return kept;
}

const leadsUp = ({ leadUp }: LogResult, before: LogLine | undefined, { entry }: LogLine): boolean =>
  before !== undefined && before.entry.turn === entry.turn && leadUp.includes(before.entry.message.key);

/** Makes one line of consecutive ones of one kind and cause, if they can be said as one. */
export function sumUp(lines: readonly LogLine[]): readonly LogLine[] {
  const sums: LogLine[] = [];
  let run: LogLine[] = [];
  for (const line of lines) {
    const sum = run[0] && isKin(run[0], line) ? inOne([...run, line]) : null;
    run = sum === null ? [line] : [...run, line];
    if (sum === null) sums.push(line);
    else sums[sums.length - 1] = sum;
  }
  return sums;
}

const isKin = ({ entry: a, details }: LogLine, { entry: b, details: others }: LogLine): boolean =>
  a.message.key === b.message.key &&
  a.turn === b.turn &&
  a.seat === b.seat &&
  a.rule === b.rule &&
  details.length + others.length === 0;

type Word = Pick<Segment, "text" | "card">;

/** Words and punctuation. The name of a card is one word. */
const wordsOf = ({ segments }: LogLine): readonly Word[] =>
  segments.flatMap((segment): readonly Word[] => {
    if (segment.card !== null) return [segment];
    return (segment.text.match(/\s+|[^\s.,:]+|[.,:]/g) ?? []).map((text) => ({ text, card: null }));
  });

const isSame = (a: Word | undefined, b: Word | undefined) => a?.text === b?.text && a?.card === b?.card;

/** The most words in which two lines may differ. */
const MOST_WORDS = 12;

/** "Ann draws A." and "Ann draws B." as "Ann draws A, B."; null if they begin differently. */
function inOne(lines: readonly LogLine[]): LogLine | null {
  const [first, ...others] = lines.map(wordsOf);
  const [line] = lines;
  if (first === undefined || line === undefined) return null;
  const shortest = Math.min(first.length, ...others.map(({ length }) => length));
  let start = 0;
  while (start < shortest && others.every((words) => isSame(words[start], first[start]))) start++;
  if (others.every(({ length }) => length === start) && first.length === start)
    return { ...line, times: lines.length, details: lines };
  let end = 0;
  while (end < shortest - start && others.every((words) => isSame(words.at(-1 - end), first.at(-1 - end))))
    end++;
  const parts = [first, ...others].map((words) => words.slice(start, words.length - end));
  if (start === 0 || parts.some(({ length }) => length === 0 || length > MOST_WORDS)) return null;
  const middle = parts.flatMap((part, i) => (i === 0 ? part : [{ text: ", ", card: null }, ...part]));
  const words = [...first.slice(0, start), ...middle, ...first.slice(first.length - end)];
  return { ...line, segments: placed(words), details: lines };
}

/** The words as segments of a line, with plain ones joined. */
function placed(words: readonly Word[]): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { text, card } of words) {
    const last = segments.at(-1);
    if (last && last.card === null && card === null)
      segments[segments.length - 1] = { ...last, text: last.text + text };
    else segments.push({ at, text, card });
    at += text.length;
  }
  return segments;
}
