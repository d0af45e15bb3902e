import { fold, plainText } from "../fold";
import { message } from "../messages";
import { readCard } from "./card-line";
import type { NotUnderstood, Opened } from "./line";
import type { Reader } from "./read-line";

const COLUMNS = {
  count: ["count", "quantity", "qty", "amount", "copies", "number of copies", "#"],
  name: ["name", "card", "card name", "title"],
  code: ["code", "id", "card code", "card id", "card number", "number"],
  section: ["section", "deck", "board", "zone", "part", "location"],
} as const;
const LONGEST_HEADER = 300;
type Column = keyof typeof COLUMNS;
const ALL: readonly Column[] = ["count", "name", "code", "section"];

/** A table of cards: its delimiter, and where each column is. */
export interface Table {
  readonly delimiter: string;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
}

/** What a row says: a card in a section, or why it was not understood. */
export type Row =
  | { readonly name: string; readonly copies: number; readonly opened: Opened | null }
  | Omit<NotUnderstood, "text">;

/** The fields of a row. Null if a quotation mark is missing. Quotes within quotes are doubled. */
export function fieldsOf(row: string, delimiter: string): readonly string[] | null {
  const fields: string[] = [];
  let field = "";
  let isQuoted = false;
  for (let i = 0; i < row.length; i++) {
    const letter = row[i] ?? "";
    if (isQuoted && letter === '"' && row[i + 1] === '"') {
      field += '"';
      i++;
    } else if (letter === '"' && (isQuoted || field.trim() === "")) isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) {
      fields.push(field);
      field = "";
    } else field += letter;
  }
  return isQuoted ? null : [...fields, field].map((text) => plainText(text));
}

/** The table that a header opens. Null for any other line. */
export function tableOf(line: string): Table | null {
  if (line.length > LONGEST_HEADER || !/name|card|title|code|id|number/i.test(line)) return null;
  for (const delimiter of [",", ";", "\t"]) {
    const fields = fieldsOf(line, delimiter)?.map(fold) ?? [];
    const found = ALL.flatMap((column) => {
      const at = fields.findIndex((field) => (COLUMNS[column] as readonly string[]).includes(field));
      return at < 0 ? [] : [[column, at] as const];
    });
    const columns = Object.fromEntries(found);
    if (found.length > 1 && ("name" in columns || "code" in columns)) return { delimiter, columns };
  }
  return null;
}

/** The card of a row. A row without a number is one copy. */
export function readRow({ finder, headings }: Reader, { delimiter, columns }: Table, line: string): Row {
  const fields = fieldsOf(line, delimiter);
  if (fields === null) return { why: message("deck-text.open-quote"), nearest: [] };
  const of = (column: Column) => fields[columns[column] ?? -1] ?? "";
  const [name, code, count, section] = [of("name"), of("code"), of("count") || "1", of("section")];
  const card =
    finder.named(name) === undefined || code === ""
      ? readCard(finder, name || code)
      : readCard(finder, `${code}: ${name}`);
  if (!("name" in card)) return card;
  if (!/^\d{1,9}$/.test(count) || Number(count) === 0)
    return { why: message("deck-text.no-count"), nearest: [card.name] };
  return {
    name: card.name,
    copies: Number(count) * card.copies,
    opened: section === "" ? null : (headings.of(section) ?? "unknown"),
  };
}
