import * as v from "valibot";
import type { CardData } from "../games/card-set";
import type { CardField, CardKind, KeywordField } from "../games/workshop";
import { isPlain } from "../kernel/decisions/answer-shape";
import { fault, shapeFault } from "../language/faults";
import { abilitySchema, conditionSchema, costSchema, effectSchema, filterSchema } from "../language/schema";
import type { Message } from "../text";
import { artSchema } from "./art";

/** Maximum length of a card's name. */
const MAX_NAME = 60;
/** Maximum nesting of a card's data. Abilities of the printed cards stay below half of it. */
const MAX_DEPTH = 30;
/** Letters, marks, digits and simple punctuation: no control or direction characters, and no space at the ends or twice. */
const NAME = /^[\p{L}\p{N}](?: ?[\p{L}\p{M}\p{N}'’.,:!?&–-])*$/u;

const cardName = v.pipe(v.string(), v.maxLength(MAX_NAME), v.regex(NAME));

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const list = <S extends v.GenericSchema>(item: S, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));
const isWithoutRepeats = (values: readonly unknown[]) => new Set(values).size === values.length;
/** Some of these values, each at most once. */
const someOf = (values: readonly string[], least: number, most: number) =>
  v.pipe(
    list(v.picklist(values), least, most),
    v.check((chosen: string[]) => isWithoutRepeats(chosen)),
  );

/** One keyword with what is printed beside it. */
function keywordSchema({ keyword, n, of }: KeywordField): v.GenericSchema<unknown, { keyword: string }> {
  const beside: Record<string, v.GenericSchema> = {};
  if (n) beside.n = whole(...n);
  if (of) beside.of = someOf(of, 1, of.length);
  return v.strictObject({ ...beside, keyword: v.literal(keyword) });
}

const levels = (most: number) => {
  const level = whole(1, most);
  return v.optional(v.strictObject({ from: level, to: v.optional(level) }));
};

/** The values that a field may have. */
function valueSchema(field: CardField): v.GenericSchema {
  switch (field.is) {
    case "number":
      return whole(field.from, field.to);
    case "numbers":
      return list(whole(field.from, field.to), field.count, field.count);
    case "choice":
      return v.picklist(field.values);
    case "choices":
      return field.repeats
        ? list(v.picklist(field.values), field.least, field.most)
        : someOf(field.values, field.least, field.most);
    case "levels": {
      const cores = whole(0, field.cores);
      const level =
        field.bp === null ? v.strictObject({ cores }) : v.strictObject({ cores, bp: whole(0, field.bp) });
      return list<v.GenericSchema>(level, 1, field.most);
    }
    case "keywords":
      return v.pipe(
        list(v.union(field.keywords.map(keywordSchema)), 0, field.most),
        v.check((entries) => isWithoutRepeats(entries.map(({ keyword }) => keyword))),
      );
    case "abilities":
      return list(abilitySchema, 0, field.most);
    case "labelled-abilities":
      return list(
        v.strictObject({
          ability: abilitySchema,
          levels: levels(field.levels),
          timing: v.optional(list(v.picklist(field.timings), 1, field.timings.length)),
          label: v.optional(v.picklist(field.labels)),
        }),
        0,
        field.most,
      );
    case "effect":
      return effectSchema;
    case "costs":
      return list(costSchema, 1, 3);
    case "condition":
      return conditionSchema;
    case "filter":
      return filterSchema;
  }
}

/** The strict shape of a card of one kind. */
export function kindSchema({ id, fields }: CardKind): v.GenericSchema<CardData> {
  const values = fields.map((field) => {
    const schema = valueSchema(field);
    return [field.key, field.optional ? v.optional(schema) : schema] as const;
  });
  // A kind is a name, an artwork and a value for each field, which `CardData` describes.
  return v.strictObject({
    kind: v.literal(id),
    name: cardName,
    art: v.optional(artSchema),
    ...Object.fromEntries(values),
  }) as unknown as v.GenericSchema<CardData>;
}

/** A fault of a card's data: where it is ("abilities.0.effect"), and what is wrong there. */
export interface DataFault {
  readonly place: string;
  readonly message: Message;
}

/** Reads a card's data, which is only safe to build a card from if there are no faults. */
export function readCardData(
  kinds: readonly CardKind[],
  value: unknown,
): { readonly data: CardData } | { readonly faults: readonly DataFault[] } {
  if (!isPlain(value, MAX_DEPTH))
    return { faults: [{ place: "", message: fault("fault.too-deep", { most: MAX_DEPTH }) }] };
  const id = typeof value === "object" && value !== null ? Reflect.get(value, "kind") : undefined;
  const kind = kinds.find((one) => one.id === id);
  if (kind === undefined) {
    const known = kinds.map((one) => one.id).join(", ");
    return { faults: [{ place: "kind", message: fault("fault.one-of", { values: known }) }] };
  }
  const read = v.safeParse(kindSchema(kind), value);
  if (read.success) return { data: read.output };
  return {
    faults: read.issues.map((issue) => ({ place: v.getDotPath(issue) ?? "", message: shapeFault(issue) })),
  };
}
