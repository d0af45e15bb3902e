import type { TextArgs } from "../catalogue";
import {
  cased,
  type Determiner,
  declined,
  type Gender,
  type Noun,
  numberWord,
  prefixed,
  type Word,
} from "./grammar";
import { at, outOf } from "./places";

/** A phrase for "which cards" whose article can still change. */
export interface Filtered extends Noun {
  as(how: Determiner): Noun;
  /** With its zone as the source: "drei Karten aus deiner Ablage". */
  readonly taken: Noun;
}

const RELATIVE: Readonly<Record<Gender, string>> = { m: "der", f: "die", n: "das" };
const FACE: Readonly<Record<string, string>> = { up: "offen", down: "verdeckt" };
const OWNER: Readonly<Record<string, string>> = { you: "eigen", they: "eigen", opponent: "gegnerisch" };

const isMany = (how: Determiner) => typeof how === "object" || how === "keine" || how === "alle";

/** "mit Kraft 3 oder weniger". Value names of several words are quoted. */
function valued(a: TextArgs): string {
  const name = String(a.name);
  if (a.flag === true) return ` ${Number(a.atLeast) > 0 ? "mit" : "ohne"} ${name}`;
  const most = a.atLeast === undefined;
  if (!most || a.atMost !== undefined) {
    const n = Number(most ? a.atMost : a.atLeast);
    if (name.includes(" ")) return ` mit „${name}“ ${most ? "bis" : "ab"} ${n}`;
    return ` mit ${name} ${n} oder ${most ? "weniger" : "mehr"}`;
  }
  return "";
}

/** What follows the noun: zone, values, adjacent cards. */
function tailOf(a: TextArgs, what: Word, many: boolean, where: typeof at): string {
  const tail: string[] = [];
  if (a.place !== undefined) tail.push(` ${where(a.place, a.of)}`);
  else if (a.of === "team") tail.push(" deines Teams");
  if (a.lying !== undefined) tail.push(` ${String(a.lying)}`);
  tail.push(valued(a));
  if (a.touching !== undefined) {
    const touches = many ? "die" : RELATIVE[what.gender];
    tail.push(`, ${touches} ${cased(a.touching, "a")} ${many ? "berühren" : "berührt"},`);
  }
  return tail.join("");
}

/** "einen anderen offenen Krieger, der diesen Krieger berührt," in all cases. */
export function filtered(a: TextArgs): Filtered {
  const being = String(a.being ?? "");
  const isPart = being.endsWith("-");
  const what = isPart ? prefixed(being, a.noun as Word) : (a.noun as Word);
  const phrase = (owner: string, where: typeof at) => {
    const before = [
      a.other === true ? "ander" : "",
      owner,
      FACE[String(a.face)] ?? "",
      isPart ? "" : being,
    ].filter(Boolean);
    return (how: Determiner) => declined(how, before, what, tailOf(a, what, isMany(how), where));
  };
  const owner = a.place === undefined ? (OWNER[String(a.of)] ?? "") : "";
  const as = phrase(owner, at);
  return {
    ...as(usual(a)),
    as,
    taken: phrase(owner, outOf)(usual(a)),
  };
}

function usual(a: TextArgs): Determiner {
  const count = Number(a.count ?? 1);
  if (a.form === "bare") return { before: "" };
  if (count === 1) return "ein";
  const many = a.form === "least" ? `${numberWord(count)} oder mehr` : numberWord(count);
  return { before: a.upTo ? `bis zu ${many}` : many };
}
