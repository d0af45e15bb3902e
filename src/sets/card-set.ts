import * as v from "valibot";
import { shapeFault } from "../language/faults";
import type { Message } from "../text";
import { picturesSchema } from "./pictures";

/** The newest format of a set's file. */
const FORMAT = 1;
/** Limits of a set: cards, characters of its file without pictures, and with them. */
export const SET_LIMITS = { cards: 300, characters: 2_000_000, withPictures: 10_000_000 } as const;

/** Text of one line, without control and direction characters. */
const line = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.minLength(least),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u),
  );

/** Only the frame of a set: `judgeCards` reads each card with the fields of its kind. */
export const unreadSetSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{1,5}$/)),
  name: line(1, 60),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  author: line(0, 60),
  language: v.picklist(["en", "de"]),
  cards: v.pipe(v.array(v.unknown()), v.maxLength(SET_LIMITS.cards)),
  pictures: v.optional(picturesSchema),
});

/** A set whose cards have not been read yet. */
export type UnreadSet = Readonly<Omit<v.InferOutput<typeof unreadSetSchema>, "cards">> & {
  readonly cards: readonly unknown[];
};

/** Why a text is no set, and where the fault is. */
export interface SetFault {
  readonly place: string;
  readonly message: Message;
}

export type ReadSet = { readonly set: UnreadSet } | { readonly faults: readonly [SetFault, ...SetFault[]] };

const faultOf = (issue: v.BaseIssue<unknown>): SetFault => ({
  place: v.getDotPath(issue) ?? "",
  message: shapeFault(issue),
});

/** Reads a set from data. Its cards are read by `judgeCards`. */
export function setFrom(value: unknown): ReadSet {
  const read = v.safeParse(unreadSetSchema, value);
  if (read.success) return { set: read.output };
  const [first, ...others] = read.issues;
  return { faults: [faultOf(first), ...others.map(faultOf)] };
}
