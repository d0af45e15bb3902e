import type { Inflected } from "../catalogue";

/** A game's name for a zone, used after "dein", "in dein" and "der". */
export interface Place extends Inflected {
  readonly name: string;
  readonly gender: "m" | "f" | "n";
  /** Cards are "auf" a hand, and on or under a deck. */
  readonly kind: "hand" | "deck" | "pile";
}

/** @param kind defaults to a pile */
export const place = (name: string, gender: Place["gender"], kind: Place["kind"] = "pile"): Place => ({
  name,
  gender,
  kind,
  toString: () => name,
});

const placeOf = (value: unknown): Place =>
  typeof value === "object" && value !== null && "kind" in value
    ? (value as Place)
    : place(String(value), "n");

export const isHand = (value: unknown): boolean => placeOf(value).kind === "hand";

const ENDING = { m: "em", f: "er", n: "em" } as const;
const DEM = { m: "dem", f: "der", n: "dem" } as const;
const IM = { m: "im", f: "in der", n: "im" } as const;
const AUF_DEN = { m: "en", f: "e", n: "" } as const;
const DEN = { m: "den", f: "die", n: "das" } as const;

/** The possessive after a noun. */
const WHOSE: Readonly<Record<string, string>> = {
  opponent: " des Gegners",
  team: " deines Teams",
  owner: " seines Besitzers",
};

/**
 * "auf deiner Hand": where a card is.
 * @param of its owner. Defaults to any player
 */
export function at(where: unknown, of: unknown): string {
  const { name, gender, kind } = placeOf(where);
  const [preposition, the] = kind === "hand" ? ["auf", `auf ${DEM[gender]}`] : ["in", IM[gender]];
  const behind = WHOSE[String(of)];
  if (of === "you") return `${preposition} dein${ENDING[gender]} ${name}`;
  if (behind !== undefined) return `${the} ${name}${behind}`;
  return of === "they" ? `${the} eigenen ${name}` : `${preposition} ein${ENDING[gender]} ${name}`;
}

/** "aus deiner Hand": where a card comes from. */
export function outOf(where: unknown, of: unknown): string {
  const { name, gender } = placeOf(where);
  const behind = WHOSE[String(of)];
  if (of === "you") return `aus dein${ENDING[gender]} ${name}`;
  if (behind !== undefined) return `aus ${DEM[gender]} ${name}${behind}`;
  return of === "they" ? `aus ${DEM[gender]} eigenen ${name}` : `aus ein${ENDING[gender]} ${name}`;
}

/**
 * "auf deine Hand": where a card goes.
 * @param bottom under the deck instead of on top
 */
export function onto(where: unknown, of: unknown, bottom = false): string {
  const { name, gender, kind } = placeOf(where);
  const how = kind !== "deck" ? "auf" : bottom ? "unter" : "oben auf";
  if (of === "you") return `${how} dein${AUF_DEN[gender]} ${name}`;
  return `${how} ${DEN[gender]} ${name}${WHOSE[String(of)] ?? WHOSE.owner}`;
}
