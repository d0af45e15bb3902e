/** A JSON Schema, as far as the published ones need it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Finds the schema that a reference names. */
type Resolve = (ref: string) => JsonSchema;

/** Whether a value fits a schema. */
export function fits(schema: JsonSchema, value: unknown, resolve: Resolve): boolean {
  if (schema.$ref !== undefined) return fits(resolve(schema.$ref), value, resolve);
  for (const choices of [schema.anyOf, schema.oneOf])
    if (choices && !choices.some((one) => fits(one, value, resolve))) return false;
  if ("const" in schema && value !== schema.const) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  switch (schema.type) {
    case "string":
      return typeof value === "string" && isText(schema, value);
    case "integer":
    case "number":
      return typeof value === "number" && isNumber(schema, value);
    case "boolean":
      return typeof value === "boolean";
    case "array":
      return Array.isArray(value) && isList(schema, value, resolve);
    case "object":
      return isRecord(value) && isObject(schema, value, resolve);
    default:
      return true;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isWithin = (n: number, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY) =>
  n >= from && n <= to;

const isText = ({ minLength, maxLength, pattern }: JsonSchema, text: string) =>
  isWithin(text.length, minLength, maxLength) &&
  (pattern === undefined || new RegExp(pattern, "u").test(text));
const isNumber = ({ type, minimum, maximum }: JsonSchema, n: number) =>
  isWithin(n, minimum, maximum) && (type !== "integer" || Number.isInteger(n));
const isList = ({ items = {}, minItems, maxItems }: JsonSchema, list: readonly unknown[], resolve: Resolve) =>
  isWithin(list.length, minItems, maxItems) && list.every((item) => fits(items, item, resolve));

function isObject(schema: JsonSchema, value: Record<string, unknown>, resolve: Resolve): boolean {
  const { properties = {}, required = [], additionalProperties: more = true } = schema;
  if (!required.every((key) => key in value)) return false;
  return Object.entries(value).every(([key, inner]) => {
    const own = properties[key];
    if (own !== undefined) return fits(own, inner, resolve);
    return typeof more === "boolean" ? more : fits(more, inner, resolve);
  });
}
