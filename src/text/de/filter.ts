import type { Inflected, TextArgs } from "../catalogue";
import {
  type Case,
  cased,
  type Determiner,
  declined,
  type Gender,
  gendered,
  list,
  type Noun,
  noun,
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
  const { exactly, atLeast, atMost } = a;
  const name = String(a.name);
  if (a.flag === true) return ` ${Number(atLeast) > 0 ? "mit" : "ohne"} ${name}`;
  const given = [exactly, atLeast, atMost].filter((bound) => bound !== undefined);
  if (given.length === 0) return "";
  const value = name.includes(" ") ? `„${name}“` : name;
  if (given.some((bound) => typeof bound !== "number")) {
    const parts = [
      exactly === undefined ? "" : `genau ${cased(exactly, "d")}`,
      atLeast === undefined ? "" : `mindestens ${cased(atLeast, "d")}`,
      atMost === undefined ? "" : `höchstens ${cased(atMost, "d")}`,
    ].filter((part) => part !== "");
    return ` mit ${value} von ${parts.join(" und ")}`;
  }
  if (exactly !== undefined) return ` mit ${value} genau ${exactly}`;
  if (atLeast !== undefined && atMost !== undefined) return ` mit ${value} von ${atLeast} bis ${atMost}`;
  const most = atLeast === undefined;
  const [n] = given;
  if (name.includes(" ")) return ` mit ${value} ${most ? "bis" : "ab"} ${n}`;
  return ` mit ${value} ${n} oder ${most ? "weniger" : "mehr"}`;
}

/** ", der ein Drache oder ein Ritter ist,": what else the cards are. */
function clausesOf(clauses: unknown, gender: Gender, many: boolean): string {
  const all = (clauses as readonly TestClause[] | undefined) ?? [];
  if (all.length === 0) return "";
  const who = many ? "die" : RELATIVE[gender];
  return `, ${who} ${list(all.map(({ predicate }) => `${predicate} ${many ? "sind" : "ist"}`))},`;
}

/** What the cards of a filter must be besides. */
export interface TestClause extends Inflected {
  readonly predicate: string;
}

/** @param filters what they must be, each with its usual article. */
export function testClause(how: unknown, filters: readonly Filtered[], many: boolean): TestClause {
  const words = filters.map((filter) => (how === "not" && !many ? filter.as("kein").n : filter.n));
  const joined = list(words, how === "any" ? "oder" : "und");
  const predicate = how === "not" && many ? `nicht ${joined}` : joined;
  return { predicate, toString: () => predicate };
}

/** What follows the noun: zone, values, adjacent cards. */
function tailOf(a: TextArgs, what: Word, many: boolean, where: typeof at): string {
  const tail: string[] = [];
  if (a.place !== undefined) tail.push(` ${where(a.place, a.of)}`);
  else if (a.of === "team") tail.push(" deines Teams");
  if (a.lying !== undefined) tail.push(` ${String(a.lying)}`);
  tail.push(valued(a));
  if (a.among !== undefined) tail.push(` unter ${cased(a.among, "d")}`);
  if (a.extreme !== undefined)
    tail.push(
      ` mit dem ${a.extreme === "highest" ? "höchsten" : "niedrigsten"} Wert (${String(a.extremeOf)})`,
    );
  if (a.chosenKind !== undefined) tail.push(` der gewählten Art (${String(a.chosenKind)})`);
  if (a.named !== undefined) tail.push(` namens ${String(a.named)}`);
  if (a.nameHas !== undefined) tail.push(` mit „${String(a.nameHas)}“ im Namen`);
  if (a.touching !== undefined) {
    const touches = many ? "die" : RELATIVE[what.gender];
    tail.push(`, ${touches} ${cased(a.touching, "a")} ${many ? "berühren" : "berührt"},`);
  }
  tail.push(clausesOf(a.clauses, what.gender, many));
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
    return (how: Determiner) => {
      const tail = tailOf(a, what, isMany(how), where);
      if (a.nouns === undefined) return declined(how, before, what, tail);
      return eitherOf(how, before, a.nouns as readonly Word[], tail);
    };
  };
  const owner = a.place === undefined ? (OWNER[String(a.of)] ?? "") : "";
  const as = phrase(owner, at);
  return {
    ...as(usual(a)),
    as,
    taken: phrase(owner, outOf)(usual(a)),
  };
}

/** "ein Drache oder ein Ritter": one of several kinds, each with its article. */
function eitherOf(how: Determiner, before: readonly string[], kinds: readonly Word[], tail: string): Noun {
  const each = kinds.map((kind) => declined(how, before, kind, ""));
  const whole = (which: Case) =>
    `${list(
      each.map((one) => one[which]),
      "oder",
    )}${tail}`;
  return gendered(kinds[0]?.gender ?? "m", noun(whole("n"), whole("a"), whole("d"), whole("g")));
}

function usual(a: TextArgs): Determiner {
  const count = Number(a.count ?? 1);
  if (a.form === "bare") return { before: "" };
  if (count === 1) return "ein";
  const many = a.form === "least" ? `${numberWord(count)} oder mehr` : numberWord(count);
  return { before: a.upTo ? `bis zu ${many}` : many };
}
