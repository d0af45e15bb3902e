import { fold, plainText } from "../fold";
import { message } from "../messages";
import type { CardFinder } from "./card-finder";
import { listItems, readCard } from "./card-line";
import type { Headings } from "./headings";
import type { Line, NotUnderstood } from "./line";

/** What lines are read with. */
export interface Reader {
  readonly finder: CardFinder;
  readonly headings: Headings;
}

type CardsLine = Extract<Line, { kind: "cards" | "unread" }>;

/** A line with more characters names no card; only a list of codes may be longer. */
const LONGEST_CARD = 200;
/** "Name: Iron and Flame" */
const NAMED = /^(?:deck )?(?:name|title) ?: ?./i;
const WITH_CARDS = /^(?<heading>[^:]{1,40}):(?<rest>.+)$/;

/** @param isFirst whether it may be the deck's name: no card and no name came before. */
export function readLine(reader: Reader, raw: string, isFirst: boolean): Line {
  const line = plainText(raw);
  if (/^[[\]{}(),;]*$/.test(line)) return { kind: "blank" };
  if (line.startsWith("//")) return { kind: "comment", text: raw.replace(/^[^/]*\/\/ ?/, "") };
  if (line.startsWith("#")) return readHash(reader, raw, line, isFirst);
  if (isFirst && NAMED.test(line)) return { kind: "name", text: afterColon(raw) };
  return readHeading(reader, line) ?? readCards(reader, raw, line);
}

const afterColon = (raw: string) => raw.slice(raw.indexOf(":") + 1).trim();

/** "# deck name", "# Main Deck" or a comment. */
function readHash({ headings }: Reader, raw: string, line: string, isFirst: boolean): Line {
  const words = line.replace(/^#+ ?/, "");
  if (isFirst && NAMED.test(words)) return { kind: "name", text: afterColon(raw) };
  const opened = headings.of(words);
  if (opened !== null && opened !== "unknown") return { kind: "heading", opened };
  const text = raw.replace(/^[^#]*#+ ?/, "");
  return words !== "" && isFirst ? { kind: "name", text: text.trim() } : { kind: "comment", text };
}

function readHeading({ finder, headings }: Reader, line: string): Line | null {
  if (finder.named(line) !== undefined) return null;
  const opened = headings.of(line);
  if (opened === "unknown") {
    if (listItems(line) !== null || "name" in readCard(finder, line)) return null;
    return { kind: "heading", opened };
  }
  if (opened !== null) return { kind: "heading", opened };
  const { heading = "", rest = "" } = WITH_CARDS.exec(line)?.groups ?? {};
  const before = heading === "" ? null : headings.of(heading);
  return before === null || before === "unknown" || fold(rest) === ""
    ? null
    : { kind: "heading", opened: before, rest: rest.trim() };
}

/** Cards or codes in a line without a heading. */
export function readCards({ finder }: Reader, raw: string, line: string): CardsLine {
  const items = listItems(line);
  if (items === null && line.length > LONGEST_CARD)
    return unread(raw, { why: message("deck-text.too-long"), nearest: [] });
  const read = (items ?? [line]).map((text) => ({
    text,
    card: readCard(finder, text.slice(0, LONGEST_CARD)),
  }));
  const cards = read.flatMap(({ card }) => ("name" in card ? [card] : []));
  const missed = read.flatMap(({ text, card }): NotUnderstood[] =>
    "name" in card ? [] : [{ text, ...card }],
  );
  const [first] = missed;
  const isWhole = cards.length === 0 && missed.length === 1;
  return isWhole && first !== undefined ? unread(raw, first) : { kind: "cards", cards, unread: missed };
}

const unread = (text: string, { why, nearest }: Omit<NotUnderstood, "text">): CardsLine => ({
  kind: "unread",
  unread: { text, why, nearest },
});
