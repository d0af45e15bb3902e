import { OPPONENT, YOU } from "../you";

const IRREGULAR: Readonly<Record<string, string>> = {
  ist: "bist",
  hat: "hast",
  wird: "wirst",
  darf: "darfst",
  kann: "kannst",
  muss: "musst",
};

/** "zieht" → "ziehst". */
function secondPerson(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/[sßxz]t$/u.test(verb)) return verb;
  if (/(tt|ält)$/u.test(verb)) return `${verb}st`;
  return /t$/u.test(verb) ? `${verb.slice(0, -1)}st` : verb;
}

/** "der Kommandant von …" → "dein Kommandant". Lower-case "der" is the dative of a feminine noun. */
const POSSESSIVE: Readonly<Record<string, string>> = {
  Der: "Dein",
  Die: "Deine",
  Das: "Dein",
  der: "deiner",
  die: "deine",
  das: "dein",
  den: "deinen",
  dem: "deinem",
  im: "in deinem",
  ins: "in dein",
  zum: "zu deinem",
  zur: "zu deiner",
  vom: "von deinem",
};

const SUBJECT = new RegExp(`(^|[.:;,] |Nur )${YOU} (\\p{L}+)`, "gu");
const INVERTED = new RegExp(`\\b(${Object.keys(IRREGULAR).join("|")}) ${YOU}`, "gu");
const OWNED = new RegExp(`(?<!\\p{L})(${Object.keys(POSSESSIVE).join("|")}) (\\p{L}+) von ${YOU}`, "gu");
const DATIVE = new RegExp(`(fügt|nimmt|von|mit|bei|zu) ${YOU}`, "gu");

/** Nominative where the person acts or is named alone, otherwise accusative. */
const OTHER = new RegExp(`(^|[.:;,] |Nur |Als )${YOU}|${YOU}`, "gu");

function pronoun(before: string | undefined): string {
  if (before === undefined) return "dich";
  return before === "" || before === ". " ? `${before}Du` : `${before}du`;
}

const DATIVE_OF_OPPONENT = new RegExp(`(fügt|nimmt|mit|bei|zu) ${OPPONENT}`, "gu");
const OTHER_OPPONENT = new RegExp(`(^|[.:;,] |Nur )${OPPONENT}|${OPPONENT}`, "gu");

/** Gives the only opponent an article: "… zieht eine Karte." → "Der Gegner zieht eine Karte." */
const withArticle = (text: string): string =>
  text
    .replaceAll(`von ${OPPONENT}`, "des Gegners")
    .replace(DATIVE_OF_OPPONENT, "$1 dem Gegner")
    .replace(OTHER_OPPONENT, (_, before: string | undefined) =>
      before === undefined
        ? "den Gegner"
        : `${before}${before === "" || before === ". " ? "Der" : "der"} Gegner`,
    );

/** A sentence in the third person ("… zieht eine Karte.") as one that addresses the person: "Du ziehst eine Karte." */
export function addressed(line: string): string {
  const text = withArticle(line);
  const own = text.startsWith(`${YOU} `)
    ? text.replace(/ und (zeigt|nimmt)(?!\p{L})/u, (_, verb: string) => ` und ${secondPerson(verb)}`)
    : text;
  return own
    .replace(OWNED, (_, article: string, noun: string) => `${POSSESSIVE[article]} ${noun}`)
    .replace(`Platz von ${YOU}`, "Dein Platz")
    .replace(`Auszeit von ${YOU}`, "Deine Auszeit")
    .replace(SUBJECT, (_, before: string, verb: string) => `${before}${YOU} ${secondPerson(verb)}`)
    .replace(INVERTED, (_, verb: string) => `${secondPerson(verb)} du`)
    .replace(DATIVE, "$1 dir")
    .replace(OTHER, (_, before: string | undefined) => pronoun(before));
}
