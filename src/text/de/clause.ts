import type { Inflected } from "../catalogue";
import { list } from "./grammar";

/**
 * An effect in the forms German needs. The verb is second in a main clause, first in a request or after a condition,
 * and last, as an infinitive, after "du darfst".
 */
export interface Clause extends Inflected {
  /** As a main clause. */
  readonly main: string;
  /** After a condition. `inserted` follows the verb: "verdecke stattdessen ...". */
  lead(inserted?: string): string;
  /** After "du darfst". Undefined if no player acts. */
  readonly infinitive?: string;
  /** Subject and predicate, to join several clauses about one subject. */
  readonly told?: { readonly subject: string; readonly predicate: string };
  /** Sentences that follow the clause. */
  readonly after?: string;
}

/** "ihn stattdessen", but "stattdessen diesen Krieger": pronouns come first. */
function inside(inserted: string | undefined, middle: string): string {
  const [, pronoun = "", rest = middle] = /^((?:ihn|sie|es|ihm|dir) )(.*)$/.exec(middle) ?? [];
  return join(pronoun.trim(), inserted, rest);
}

const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");

function clause(parts: Omit<Clause, "toString">): Clause {
  return { ...parts, toString: () => `${parts.main}${parts.after ?? ""}` };
}

/**
 * A request.
 * @param end the separable prefix of the verb ("ab")
 * @param tail a relative clause that comes last
 */
export function request(verb: string, middle: string, infinitive: string, end = "", tail = ""): Clause {
  return clause({
    main: `${join(verb, middle, end)}${tail}`,
    lead: (inserted) => `${join(verb, inside(inserted, middle), end)}${tail}`,
    infinitive: `${join(middle, infinitive)}${tail}`,
  });
}

export function statement(subject: string, verb: string, middle: string, after?: string): Clause {
  return clause({
    main: join(subject, verb, middle),
    lead: (inserted) => join(verb, subject, inside(inserted, middle)),
    told: { subject, predicate: join(verb, middle) },
    ...(after === undefined ? undefined : { after }),
  });
}

/** An event without an acting player. */
export function impersonal(verb: string, what: string): Clause {
  return clause({ main: join(what, verb), lead: (inserted) => join(verb, inserted, what) });
}

function isClause(value: unknown): value is Clause {
  return typeof value === "object" && value !== null && "main" in value && "lead" in value;
}

/** An argument as a clause. A plain phrase is unchanged. */
export function clauseOf(value: unknown): Clause {
  if (isClause(value)) return value;
  const text = String(value ?? "");
  return clause({ main: text, lead: () => text });
}

/** A clause with text before it. */
export function around(value: Clause, before: string): Clause {
  return clause({
    main: `${before}${value.main}`,
    lead: () => `${before}${value.main}`,
    ...(value.after === undefined ? undefined : { after: value.after }),
  });
}

/** A clause after a condition, the same in every form. */
export function conditional(condition: string, then: Clause, otherwise = ""): Clause {
  const text = `wenn ${condition}, ${then.lead()}${then.after ?? ""}${otherwise}`;
  return clause({ main: text, lead: () => text });
}

/** The same clause with more sentences after it. */
export function followed(value: Clause, after: string): Clause {
  return clause({ ...value, after: `${value.after ?? ""}${after}` });
}

/** "du darfst ...". */
export function allowed(value: Clause): Clause {
  if (value.told?.subject === "du" && value.told.predicate.startsWith("darfst")) return value;
  if (value.infinitive === undefined) return around(value, "du darfst Folgendes tun: ");
  return statement("du", "darfst", value.infinitive, value.after);
}

/** The next clause, in the same sentence or a new one. A condition needs no "dann". */
function following(next: Clause, isNew: boolean): string {
  const text = next.lead();
  if (!isNew) return `, dann ${text}`;
  return text.startsWith("wenn ") ? `. ${text}` : `. Dann ${text}`;
}

/** Joins clauses. Long ones become sentences; clauses about one subject share it. */
export function sequence(clauses: readonly Clause[]): Clause {
  const [first, ...rest] = clauses;
  if (first === undefined) return clauseOf("");
  const subject = first.told?.subject;
  if (subject !== undefined && clauses.every(({ told }) => told?.subject === subject)) {
    const more = rest.map(({ told }) => told?.predicate ?? "");
    return clause({
      main: list([first.main, ...more]),
      lead: (inserted) => list([first.lead(inserted), ...more]),
    });
  }
  const long = clauses.some((one) => /[;.:]|^wenn /.test(one.toString()));
  const next = rest.map((one) => `${following(one, long)}${one.after ?? ""}`).join("");
  const infinitives = clauses.map(({ infinitive }) => infinitive);
  return clause({
    main: `${first.main}${first.after ?? ""}${next}`,
    lead: (inserted) => `${first.lead(inserted)}${first.after ?? ""}${next}`,
    ...(infinitives.includes(undefined) || long ? undefined : { infinitive: infinitives.join(" und dann ") }),
  });
}

/** "wähle ... und verdecke ihn": a choice and its consequence. */
export function chosen(choice: Clause, joined: unknown, then: Clause): Clause {
  const tail = then.after ?? "";
  if (joined === "semicolon") return followed(choice, `; ${then.main}${tail}`);
  const link = joined === "then" ? ", dann" : " und";
  const infinitive =
    choice.infinitive === undefined || then.infinitive === undefined
      ? undefined
      : `${choice.infinitive}${link} ${then.infinitive}`;
  return clause({
    main: `${choice.main}${link} ${then.lead()}`,
    lead: (inserted) => `${choice.lead(inserted)}${link} ${then.lead()}`,
    ...(infinitive === undefined ? undefined : { infinitive }),
    ...(tail === "" ? undefined : { after: tail }),
  });
}

/** The same clause with every part reformatted. */
export function reworded(value: Clause, word: (text: string) => string): Clause {
  const { infinitive, told, after } = value;
  return clause({
    main: word(value.main),
    lead: (inserted) => word(value.lead(inserted)),
    ...(infinitive === undefined ? undefined : { infinitive: word(infinitive) }),
    ...(told === undefined ? undefined : { told }),
    ...(after === undefined ? undefined : { after: word(after) }),
  });
}
