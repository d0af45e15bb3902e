import * as v from "valibot";
import type { CardKind } from "../games/workshop";
import { kindSchema } from "./card-data";
import { SET_LIMITS, unreadSetSchema } from "./card-set";

/** The strict shape of a set of one game with its cards. What it cannot say, `judgeCards` finds. */
export function setSchema(game: string, kinds: readonly CardKind[]) {
  return v.strictObject({
    $schema: v.optional(v.string()),
    ...unreadSetSchema.entries,
    game: v.literal(game),
    cards: v.pipe(v.array(v.union(kinds.map(kindSchema))), v.maxLength(SET_LIMITS.cards)),
  });
}
