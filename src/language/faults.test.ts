import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { addTranslations, say, setLocale } from "../text";
import { addMessages } from "../text/add-messages";
import { faults as german } from "../text/de/ui/faults";
import { faults as english } from "../text/en/ui/faults";
import { shapeFault } from "./faults";

addMessages(english);

addTranslations({ de: async () => german });
afterEach(() => setLocale("en"));

/** The words that a phrase takes, each filled with its own name. */
const argsOf = (phrase: string) =>
  Object.fromEntries([...phrase.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, `<${name}>`]));

test("every fault reads in English and in German, with all that it tells", async () => {
  const entries = Object.entries(english);
  expect(entries.map(([key, phrase]) => say({ key, args: argsOf(phrase) }))).toEqual(
    entries.map(([, phrase]) => phrase.replace(/\{(\w+)\}/g, "<$1>")),
  );
  await setLocale("de");
  for (const [key, phrase] of entries) {
    const text = say({ key, args: argsOf(phrase) });
    expect(text).toBe(german[key as keyof typeof german].replace(/\{(\w+)\}/g, "<$1>"));
    for (const told of Object.values(argsOf(phrase))) expect(text, key).toContain(told);
  }
});

const schema = v.strictObject({
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(5), v.regex(/^[a-z]*$/)),
  list: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
  kind: v.picklist(["red", "blue"]),
  flag: v.boolean(),
  inner: v.strictObject({}),
});
const GOOD = { n: 1, name: "a", list: ["a"], kind: "red", flag: true, inner: {} };
const textsOf = (change: object) => {
  const read = v.safeParse(schema, { ...GOOD, ...change });
  return read.success ? [] : read.issues.map((issue) => say(shapeFault(issue)));
};

test.each<[text: string, change: object]>([
  ["It is at least 1, not 0.", { n: 0 }],
  ["It is at most 9, not 10.", { n: 10 }],
  ["It is a whole number.", { n: 1.5 }],
  ["It is a number.", { n: "1" }],
  ["It is missing.", { n: undefined }],
  ["It is text.", { name: 1 }],
  ["It is empty, or has characters or spaces that are not allowed.", { name: "" }],
  ["It is empty, or has characters or spaces that are not allowed.", { name: "<b>" }],
  ["It has at most 5 characters.", { name: "abcdef" }],
  ["It is a list.", { list: {} }],
  ["Too few entries: 0 of at least 1.", { list: [] }],
  ["Too many entries: 3 of at most 2.", { list: ["a", "b", "c"] }],
  ["Expected one of: red, blue", { kind: "green" }],
  ["It is true or false.", { flag: 1 }],
  ["It is an object with named values.", { inner: null }],
  ["Such a card has no such value.", { extra: 1 }],
])("%s", (text, change) => {
  expect(textsOf(change)).toEqual([text]);
});
