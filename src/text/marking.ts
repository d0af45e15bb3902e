import type { Words } from "./catalogue";

/** Private characters that begin and end a marked part of a phrase, one pair for each number. */
const [OPEN, CLOSE, MOST] = [0xe100, 0xe200, 0xff];

const wrap = (text: string, n: number) =>
  `${String.fromCharCode(OPEN + n)}${text}${String.fromCharCode(CLOSE + n)}`;

/** A phrase between marks, whatever form of it another phrase takes. */
export function marked(text: Words, n: number): Words {
  if (typeof text === "string") return wrap(text, n);
  const forms = Object.entries(text).map(([key, form]) => [
    key,
    typeof form === "string" && form !== "" ? wrap(form, n) : form,
  ]);
  return { ...Object.fromEntries(forms), toString: () => wrap(String(text), n) };
}

/** A part of a text; `n` is the number of its mark, if it is marked. */
export interface Segment {
  readonly text: string;
  readonly n?: number;
}

/**
 * Divides a text at its marks.
 * @param plain the same text without marks.
 * @returns undefined if the marks changed more than they should.
 */
export function segmentsOf(text: string, plain: string): readonly Segment[] | undefined {
  let bare = "";
  const spans = new Map<number, { from: number; to: number }>();
  for (const char of text) {
    const code = char.charCodeAt(0);
    const [opens, closes] = [code - OPEN, code - CLOSE];
    if (opens >= 0 && opens <= MOST)
      spans.set(opens, spans.get(opens) ?? { from: bare.length, to: bare.length });
    else if (closes >= 0 && closes <= MOST) {
      const span = spans.get(closes);
      if (span) span.to = bare.length;
    } else bare += char;
  }
  if (bare.toLowerCase() !== plain.toLowerCase()) return undefined;
  const segments: Segment[] = [];
  let at = 0;
  for (const [n, { from, to }] of [...spans].sort(([, a], [, b]) => a.from - b.from)) {
    if (from < at || to <= from) continue;
    segments.push({ text: plain.slice(at, from) }, { text: plain.slice(from, to), n });
    at = to;
  }
  return [...segments, { text: plain.slice(at) }].filter((segment) => segment.text !== "");
}
