import type { TextArgs } from "../catalogue";
import { cased, type Determiner, declined, type Gender, type Noun, numberWord, type Word } from "./grammar";
import { at } from "./places";

/** A phrase for "which cards" that can still take another article. */
export interface Filtered extends Noun {
  as(how: Determiner): Noun;
}

const RELATIVE: Readonly<Record<Gender, string>> = { m: "der", f: "die", n: "das" };
const FACE: Readonly<Record<string, string>> = { up: "offen", down: "verdeckt" };
const OWNER: Readonly<Record<string, string>> = { you: "eigen", they: "eigen", opponent: "gegnerisch" };

const isMany = (how: Determiner) => typeof how === "object" || how === "keine" || how === "alle";

/** What follows the noun: where it lies, its values, what it touches. */
function tailOf(a: TextArgs, what: Word, many: boolean): string {
  const tail: string[] = [];
  if (a.zone !== undefined) tail.push(` ${at(a.zone, a.of)}`);
  if (a.lying !== undefined) tail.push(` ${String(a.lying)}`);
  if (a.flag === true) tail.push(` ${Number(a.atLeast) > 0 ? "mit" : "ohne"} ${String(a.name)}`);
  else if (a.atLeast !== undefined) tail.push(` mit „${String(a.name)}“ ab ${Number(a.atLeast)}`);
  else if (a.atMost !== undefined) tail.push(` mit „${String(a.name)}“ bis ${Number(a.atMost)}`);
  if (a.touching !== undefined) {
    const touches = many ? "die" : RELATIVE[what.gender];
    tail.push(`, ${touches} ${cased(a.touching, "a")} ${many ? "berühren" : "berührt"},`);
  }
  return tail.join("");
}

/** "einen anderen offenen Krieger, der diesen Krieger berührt," in all cases. */
export function filtered(a: TextArgs): Filtered {
  const what = a.noun as Word;
  const adjectives = [
    a.other === true ? "ander" : "",
    a.zone === undefined ? (OWNER[String(a.of)] ?? "") : "",
    FACE[String(a.face)] ?? "",
  ].filter(Boolean);
  const as = (how: Determiner) => declined(how, adjectives, what, tailOf(a, what, isMany(how)));
  return { ...as(usual(a)), as };
}

function usual(a: TextArgs): Determiner {
  const count = Number(a.count ?? 1);
  if (a.form === "bare") return { before: "" };
  if (count === 1) return "ein";
  const many = a.form === "least" ? `${numberWord(count)} oder mehr` : numberWord(count);
  return { before: a.upTo ? `bis zu ${many}` : many };
}
