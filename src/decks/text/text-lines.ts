/** A line of a text. */
export interface TextLine {
  /** From 1. */
  readonly number: number;
  /** Without its line break. */
  readonly text: string;
  /** Where it begins in the text. */
  readonly start: number;
}

/** The lines of a text, one at a time, so that the end of a long text is never looked at. */
export function* linesOf(text: string): Generator<TextLine> {
  const breaks = /\r\n|[\n\r\u2028\u2029]/g;
  let start = 0;
  for (let number = 1; start <= text.length; number++) {
    const end = breaks.exec(text);
    yield { number, text: text.slice(start, end?.index ?? text.length), start };
    if (end === null) return;
    start = breaks.lastIndex;
  }
}
