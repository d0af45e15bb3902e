import { YOU } from "../you";

const IRREGULAR: Readonly<Record<string, string>> = { is: "are", has: "have", does: "do", was: "were" };

/** "draws" → "draw". Words that are no verbs in the third person stay as they are. */
function secondPerson(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/ies$/.test(verb)) return verb.replace(/ies$/, "y");
  if (/(ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

const SUBJECT = new RegExp(`(^|[.:;,] )${YOU} (\\p{L}+)`, "gu");

/** A sentence in the third person ("… draws a card.") as one that addresses the person: "You draw a card." */
export function addressed(text: string): string {
  const own = text.startsWith(`${YOU} `)
    ? text
        .replace(/ and (shows|takes)\b/u, (_, verb: string) => ` and ${secondPerson(verb)}`)
        .replace(/\btheir\b/gu, "your")
    : text;
  return own
    .replace(SUBJECT, (_, before: string, verb: string) => `${before}${YOU} ${secondPerson(verb)}`)
    .replaceAll(new RegExp(`(^|\\. )${YOU}'s`, "gu"), "$1Your")
    .replaceAll(`${YOU}'s`, "your")
    .replaceAll(new RegExp(`(^|\\. )${YOU}`, "gu"), "$1You")
    .replaceAll(YOU, "you");
}
