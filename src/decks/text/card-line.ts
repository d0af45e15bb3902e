import type { CardCount } from "../count-copies";
import { message } from "../messages";
import type { CardFinder } from "./card-finder";
import type { NotUnderstood } from "./line";

/** A number of copies, and the words beside it. */
interface Counted {
  readonly count: number;
  readonly words: string;
}

const COUNT_FIRST: readonly RegExp[] = [
  // "3 Name", "3x Name", "(3) Name", "[3x] Name", "3, Name"
  /^[([]?(?<count>\d{1,9}) ?[x×*]?[)\]]?[ ,;:|]+(?<words>.+)$/i,
  // "x3 Name"
  /^[x×](?<count>\d{1,9})[ ,;:|]+(?<words>.+)$/i,
  // "3xName"
  /^(?<count>\d{1,9})[x×](?<words>.+)$/i,
];
const COUNT_LAST: readonly RegExp[] = [
  // "Name x3", "Name (x3)", "Name, x3"
  /^(?<words>.+?)[ ,;:|([]+[x×*] ?(?<count>\d{1,9})[)\]]?$/i,
  // "Name (3)", "Name [3x]"
  /^(?<words>.+?) ?[([](?<count>\d{1,9}) ?[x×*]?[)\]]$/i,
  // "Name: 3", "Name, 3"
  /^(?<words>.+?) ?[,;:|] ?(?<count>\d{1,9})$/,
];
/** A code with a number has fewer letters. */
const LONGEST_ITEM = 40;
const BULLET = /^[-*•·] /;

const CODE = "[A-Za-z0-9]{1,8}-[A-Za-z]{0,3}\\d{1,4}(?:-?[A-Za-z]\\d{0,2})?";
const IS_CODE = new RegExp(`^${CODE}$`);
/** "BC-039-p1: Name", "[BC-039] Name" */
const CODE_FIRST = new RegExp(`^[([]?(?<code>${CODE})[)\\]]?(?: ?[:|] ?| - | )(?<name>.+)$`);
/** "Name (BC-039)", "Name | BC-039" */
const CODE_LAST = new RegExp(`^(?<name>.+?)(?: ?[:|] ?| - | )[([]?(?<code>${CODE})[)\\]]?$`);
/** The marks of a print: "(SET) 123", "[foil]", "*F*". Brackets around a number are no mark. */
const PRINT = /(?: [([](?!x?\d+x?[)\]])[^()[\]]{1,12}[)\]](?: #?\d{1,4})?)?(?: \*\w\*)?$/i;

/** How a line may be split into a number and words: as a whole first, which is one copy. */
function readings(line: string): readonly Counted[] {
  const bare = line.replace(BULLET, "").replace(/[,;]$/, "").trim();
  const split = [...COUNT_FIRST, ...COUNT_LAST].flatMap((pattern): Counted[] => {
    const { count, words } = pattern.exec(bare)?.groups ?? {};
    return count === undefined || words === undefined ? [] : [{ count: Number(count), words }];
  });
  return [{ count: 1, words: bare }, ...split];
}

type Found = { readonly name: string } | Omit<NotUnderstood, "text"> | null;

const unquoted = (words: string) => words.replace(/^"(.*)"$/, "$1").trim();

/** A card by its name and code. They must not contradict each other. */
function byBoth(finder: CardFinder, name: string, code: string): Found {
  const [named, coded] = [finder.named(name), finder.coded(code)];
  if (named === undefined && coded === undefined) return null;
  if (named === undefined)
    return { why: message("deck-text.unknown-card"), nearest: [coded ?? "", ...finder.nearest(name)] };
  if (coded !== undefined && coded !== named)
    return { why: message("deck-text.other-code", { card: coded }), nearest: [named, coded] };
  return { name: named };
}

/** The card that these words name. Null for words that say nothing of any card. */
function cardOf(finder: CardFinder, given: string): Found {
  const words = unquoted(given);
  const name = finder.named(words) ?? (IS_CODE.test(words) ? finder.coded(words) : undefined);
  if (name !== undefined) return { name };
  const banned = finder.banned(words);
  if (banned !== undefined) return { why: message("deck-text.not-in-decks", { card: banned }), nearest: [] };
  for (const pattern of [CODE_FIRST, CODE_LAST]) {
    const both = pattern.exec(words)?.groups;
    const found = both ? byBoth(finder, unquoted(both.name ?? ""), both.code ?? "") : null;
    if (found !== null) return found;
  }
  return null;
}

/** The card and number of copies in a text without line breaks, or why it has none. */
export function readCard(finder: CardFinder, line: string): CardCount | Omit<NotUnderstood, "text"> {
  const all = readings(line);
  // The marks of a print are no part of a name, but a number in them is no number of copies either.
  const unmarked = [...all.slice(1), ...all.slice(0, 1)].flatMap(({ count, words }): Counted[] => {
    const bare = words.replace(PRINT, "");
    return bare === words ? [] : [{ count, words: bare }];
  });
  let why: Omit<NotUnderstood, "text"> | undefined;
  for (const { count, words } of [...all, ...unmarked]) {
    const found = cardOf(finder, words);
    if (found === null) continue;
    if (!("name" in found)) why ??= found;
    else if (count > 0) return { name: found.name, copies: count };
    else why ??= { why: message("deck-text.no-count"), nearest: [found.name] };
  }
  return why ?? unknown(finder, unquoted(all[1]?.words ?? all[0]?.words ?? line));
}

const unknown = (finder: CardFinder, words: string): Omit<NotUnderstood, "text"> =>
  IS_CODE.test(words)
    ? { why: message("deck-text.unknown-code"), nearest: [] }
    : { why: message("deck-text.unknown-card"), nearest: finder.nearest(words) };

/**
 * The items of a list of codes, "[BC-001, BC-002 x2]", or null for any other line. The brackets are optional.
 */
export function listItems(line: string): readonly string[] | null {
  const items = line
    .replace(/^\[|\][,;]?$/g, "")
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  const isShort = items.every((item) => item.length <= LONGEST_ITEM);
  if (!isShort || !/[,;[\]]/.test(line)) return null;
  const areCodes = items.every((item) => readings(item).some(({ words }) => IS_CODE.test(unquoted(words))));
  return areCodes ? items : null;
}
