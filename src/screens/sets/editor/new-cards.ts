import * as v from "valibot";
import type { CardData } from "../../../games/card-set";
import type { CardKind } from "../../../games/workshop";
import type { CardArt } from "../../../language";
import { artSchema } from "../../../sets/art";
import { plainest } from "../../../sets/plain-cards";
import { getIn } from "./paths";

/** What a card of a set is called; empty for one without a name. */
export function nameOf(card: unknown): string {
  const name = getIn(card, ["name"]);
  return typeof name === "string" ? name : "";
}

/** The artwork of a card, if it has been chosen and can be drawn. */
export function artOf(card: unknown): CardArt | undefined {
  const read = v.safeParse(artSchema, getIn(card, ["art"]));
  return read.success ? read.output : undefined;
}

/** A name that no card has yet: "Wolf", "Wolf 2". */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  for (let n = 2; ; n++) if (!taken.includes(`${wanted} ${n}`)) return `${wanted} ${n}`;
}

/** A new card of a kind, as plain as it can be. */
export const newCard = (kind: CardKind, name: string): CardData => ({ ...plainest(kind), name });

/** A card with the fields of another kind: those that both have keep their values. */
export function asKind(card: unknown, kind: CardKind): CardData {
  const plain = plainest(kind);
  const kept = kind.fields.flatMap(({ key }) => {
    const value = getIn(card, [key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  const art = artOf(card);
  return { ...plain, ...Object.fromEntries(kept), kind: kind.id, name: nameOf(card), ...(art && { art }) };
}
