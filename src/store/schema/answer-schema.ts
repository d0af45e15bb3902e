import * as v from "valibot";
import type { Action, Answer, Cause, Decision, GameEvent, Option, Share, Total } from "../../kernel";
import { count, idOrNone, integer, listOf, plain, plainRecord, schemaFor, shortName } from "./plain-schema";

const cell = v.tuple([integer, integer]);
const cards = 1000;

export const message = v.strictObject({ key: shortName, args: v.optional(plainRecord) });

const action = schemaFor<Action>()(
  v.strictObject({
    type: shortName,
    card: v.optional(integer),
    target: v.optional(integer),
    cell: v.optional(cell),
    data: v.optional(plainRecord),
  }),
);

export const answer = schemaFor<Answer>()(
  v.variant("do", [
    v.strictObject({ seat: count, do: v.literal("act"), action }),
    v.strictObject({ seat: count, do: v.literal("pick"), picks: listOf(count, cards) }),
    v.strictObject({ seat: count, do: v.literal("arrange"), order: listOf(count, cards) }),
    v.strictObject({ seat: count, do: v.literal("amount"), amount: integer }),
    v.strictObject({ seat: count, do: v.literal("allot"), amounts: listOf(integer, cards) }),
    v.strictObject({ seat: count, do: v.literal("confirm"), yes: v.boolean() }),
    v.strictObject({ seat: count, do: v.literal("name"), name: shortName }),
    v.strictObject({ seat: count, do: v.literal("place"), cell }),
    v.strictObject({ seat: count, do: v.literal("anytime"), action }),
  ]),
);

const option = schemaFor<Option>()(
  v.strictObject({
    card: v.optional(integer),
    value: v.optional(plain),
    label: v.optional(message),
  }),
);

const share = schemaFor<Share>()(
  v.strictObject({ ...option.entries, zone: v.optional(count), least: v.optional(count), most: count }),
);

const totals = listOf(
  schemaFor<Total>()(v.strictObject({ of: v.optional(listOf(count, cards)), min: count, max: count })),
  cards,
);

const decisionFields = {
  seat: count,
  prompt: message,
  rule: shortName,
  source: v.optional(integer),
  secret: v.optional(v.boolean()),
};
const options = listOf(option, cards);

export const decision = schemaFor<Decision>()(
  v.variant("kind", [
    v.strictObject({
      ...decisionFields,
      kind: v.literal("act"),
      window: v.optional(shortName),
      own: v.optional(v.literal(true)),
    }),
    v.strictObject({
      ...decisionFields,
      kind: v.literal("pick"),
      options,
      min: v.pipe(count, v.maxValue(cards)),
      max: count,
      hidden: v.optional(v.boolean()),
    }),
    v.strictObject({ ...decisionFields, kind: v.literal("arrange"), options }),
    v.strictObject({ ...decisionFields, kind: v.literal("amount"), min: integer, max: integer }),
    v.strictObject({
      ...decisionFields,
      kind: v.literal("allot"),
      options: listOf(share, cards),
      totals,
      proposal: listOf(integer, cards),
    }),
    v.strictObject({ ...decisionFields, kind: v.literal("confirm") }),
    v.strictObject({ ...decisionFields, kind: v.literal("name"), names: listOf(shortName, 5000) }),
    v.strictObject({
      ...decisionFields,
      kind: v.literal("place"),
      card: v.optional(integer),
      cells: listOf(cell, 5000),
    }),
  ]),
);

export const face = v.picklist(["up", "down"]);
const place = v.strictObject({ zone: idOrNone, face, x: integer, y: integer });

export const cause = schemaFor<Cause>()(
  v.strictObject({
    kind: v.picklist(["rule", "effect", "cost", "battle", "choice"]),
    card: v.optional(integer),
    def: v.optional(shortName),
  }),
);

export const event = schemaFor<GameEvent>()(
  v.strictObject({
    type: shortName,
    rule: shortName,
    cause,
    seat: v.optional(idOrNone),
    card: v.optional(integer),
    def: v.optional(shortName),
    target: v.optional(integer),
    targetDef: v.optional(shortName),
    from: v.optional(place),
    to: v.optional(place),
    amount: v.optional(v.number()),
    data: v.optional(plainRecord),
    knownTo: v.optional(integer),
  }),
);
