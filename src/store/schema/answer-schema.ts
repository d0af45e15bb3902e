import * as v from "valibot";
import type { Action, Answer, Cause, Decision, GameEvent, Option, Share, Total } from "../../kernel";
import { bag, count, covers, idOrNone, listOf, plain, whole, word } from "./plain-schema";

const cell = v.tuple([whole, whole]);
const cards = 1000;

export const message = v.strictObject({ key: word, args: v.optional(bag) });

const action = covers<Action>()(
  v.strictObject({
    type: word,
    card: v.optional(whole),
    target: v.optional(whole),
    cell: v.optional(cell),
    data: v.optional(bag),
  }),
);

export const answer = covers<Answer>()(
  v.variant("do", [
    v.strictObject({ seat: count, do: v.literal("act"), action }),
    v.strictObject({ seat: count, do: v.literal("pick"), picks: listOf(count, cards) }),
    v.strictObject({ seat: count, do: v.literal("arrange"), order: listOf(count, cards) }),
    v.strictObject({ seat: count, do: v.literal("amount"), amount: whole }),
    v.strictObject({ seat: count, do: v.literal("allot"), amounts: listOf(whole, cards) }),
    v.strictObject({ seat: count, do: v.literal("confirm"), yes: v.boolean() }),
    v.strictObject({ seat: count, do: v.literal("name"), name: word }),
    v.strictObject({ seat: count, do: v.literal("place"), cell }),
    v.strictObject({ seat: count, do: v.literal("anytime"), action }),
  ]),
);

const option = covers<Option>()(
  v.strictObject({
    card: v.optional(whole),
    value: v.optional(plain),
    label: v.optional(message),
  }),
);

const share = covers<Share>()(
  v.strictObject({ ...option.entries, zone: v.optional(count), least: v.optional(count), most: count }),
);

const totals = listOf(
  covers<Total>()(v.strictObject({ of: v.optional(listOf(count, cards)), min: count, max: count })),
  cards,
);

const asked = {
  seat: count,
  prompt: message,
  rule: word,
  source: v.optional(whole),
  secret: v.optional(v.boolean()),
};
const options = listOf(option, cards);

export const decision = covers<Decision>()(
  v.variant("kind", [
    v.strictObject({
      ...asked,
      kind: v.literal("act"),
      window: v.optional(word),
      own: v.optional(v.literal(true)),
    }),
    v.strictObject({
      ...asked,
      kind: v.literal("pick"),
      options,
      min: v.pipe(count, v.maxValue(cards)),
      max: count,
      hidden: v.optional(v.boolean()),
    }),
    v.strictObject({ ...asked, kind: v.literal("arrange"), options }),
    v.strictObject({ ...asked, kind: v.literal("amount"), min: whole, max: whole }),
    v.strictObject({
      ...asked,
      kind: v.literal("allot"),
      options: listOf(share, cards),
      totals,
      proposal: listOf(whole, cards),
    }),
    v.strictObject({ ...asked, kind: v.literal("confirm") }),
    v.strictObject({ ...asked, kind: v.literal("name"), names: listOf(word, 5000) }),
    v.strictObject({
      ...asked,
      kind: v.literal("place"),
      card: v.optional(whole),
      cells: listOf(cell, 5000),
    }),
  ]),
);

export const face = v.picklist(["up", "down"]);
const place = v.strictObject({ zone: idOrNone, face, x: whole, y: whole });

export const cause = covers<Cause>()(
  v.strictObject({
    kind: v.picklist(["rule", "effect", "cost", "battle", "choice"]),
    card: v.optional(whole),
    def: v.optional(word),
  }),
);

export const event = covers<GameEvent>()(
  v.strictObject({
    type: word,
    rule: word,
    cause,
    seat: v.optional(idOrNone),
    card: v.optional(whole),
    def: v.optional(word),
    target: v.optional(whole),
    targetDef: v.optional(word),
    from: v.optional(place),
    to: v.optional(place),
    amount: v.optional(v.number()),
    data: v.optional(bag),
    knownTo: v.optional(whole),
  }),
);
