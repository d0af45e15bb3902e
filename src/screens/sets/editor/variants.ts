import type { Plain } from "../../../kernel";
import type { Vocabulary } from "../../../language";
import {
  blankOf,
  type Form,
  formsOf,
  type NamePlace,
  type NodeKind,
  namesIn,
  type Part,
} from "../../../language/grammar";
import { phraseOf } from "./phrases";

/** A value that a part may begin with, and what it is called. */
export interface Variant {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** The card on which it is printed. Undefined if it is only a form. */
  readonly card?: string;
}

/** Kinds of names of which each makes a form of its own: "when it attacks", "when it is destroyed". */
const EXPANDED: readonly string[] = ["event", "change", "label", "place", "kinds"];

type Values = Readonly<Record<string, Plain>>;

/** A value is added to, a keyword is set. */
const changing = (stat: string): Values => ({
  stats: [stat],
  op: stat.startsWith("kw-") ? "set" : "add",
  amount: 1,
});

/** The values that a form may begin with: one for each name that tells it apart. */
function valuesOf(v: Vocabulary, form: Form, place: NamePlace): readonly Plain[] {
  const blank = blankOf(v, form.slot, place);
  if (blank === undefined || form.slot.is !== "record") return blank === undefined ? [] : [blank];
  const values = blank as Values;
  const told = form.slot.parts.find(isTold);
  if (told === undefined) return [values];
  if (told.slot.is === "name") {
    const names = namesIn(v, told.slot.of, place);
    return told.slot.of === "event"
      ? names.flatMap((on) => [{ on, card: "this" }, { on }])
      : names.map((name) => ({ ...values, [told.key]: name }));
  }
  if (told.slot.is === "node")
    return formsOf(v, "pattern")
      .flatMap((pattern) => valuesOf(v, pattern, place))
      .map((pattern) => ({ ...values, [told.key]: pattern }));
  if (told.slot.is === "list" && told.slot.item.is === "name")
    return namesIn(v, told.slot.item.of, place).map((stat) => ({ ...values, ...changing(stat) }));
  return [values];
}

/** Whether a part tells forms apart by its name. */
function isTold({ key, slot, optional }: Part): boolean {
  if (optional) return false;
  if (slot.is === "name") return EXPANDED.includes(slot.of);
  return key === "stats" || (slot.is === "node" && slot.node === "pattern");
}

/** Forms that print what they hold and nothing of their own. */
const UNPRINTED: readonly string[] = ["seq", "against", "all", "any"];

/**
 * The values that a part may begin with, each labelled by its printed text. Of several with one text, the first.
 * @param fits whether a value fits where it would stand.
 */
export function variantsOf(
  v: Vocabulary,
  node: NodeKind,
  place: NamePlace,
  fits: (value: unknown) => boolean,
  named: (form: string) => string,
): readonly Variant[] {
  const found = new Map<string, Variant>();
  for (const form of formsOf(v, node))
    for (const [i, value] of (node === "test"
      ? [blankOf(v, { is: "node", node }, place)]
      : valuesOf(v, form, place)
    ).entries()) {
      if (value === undefined) continue;
      const label =
        UNPRINTED.includes(form.id) && node !== "filter" && node !== "test"
          ? named(form.id)
          : phraseOf(v, node, value);
      if (label !== "" && !found.has(label) && fits(value))
        found.set(label, { id: `${form.id} ${i}`, label, value });
    }
  return [...found.values()];
}

const words = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** The variants whose label or card has every word that was typed, those that begin with them first. */
export function searchVariants(variants: readonly Variant[], typed: string): readonly Variant[] {
  const wanted = words(typed);
  if (wanted.length === 0) return variants;
  const found = variants.filter(({ label, card = "" }) => {
    const text = `${label} ${card}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const begins = ({ label }: Variant) =>
    label.toLocaleLowerCase().startsWith(typed.trim().toLocaleLowerCase());
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}
