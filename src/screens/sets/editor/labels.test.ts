import { expect, test } from "vitest";
import { GAME_SLUGS, loadGame, partsOf } from "../../../games/registry";
import { type Form, formsOf, type NodeKind, type Slot } from "../../../language/grammar";
import { hasText } from "../../../text";
import "./messages";

const NODES: readonly NodeKind[] = [
  "ability",
  "effect",
  "condition",
  "filter",
  "test",
  "amount",
  "cost",
  "pattern",
];

/** The names of all parts inside a slot. */
function keysIn(slot: Slot | Form["slot"]): readonly string[] {
  if (slot.is === "record") return slot.parts.flatMap(({ key, slot: inner }) => [key, ...keysIn(inner)]);
  if (slot.is === "list") return keysIn(slot.item);
  return slot.is === "one-of" ? slot.options.flatMap(keysIn) : [];
}

test.each(GAME_SLUGS)("every part and every field of %s has a label", async (slug) => {
  const [{ cards }, workshop] = await Promise.all([loadGame(slug), partsOf(slug).workshop()]);
  const { vocabulary } = cards;
  if (vocabulary === undefined) throw new Error(`${slug} has no card language`);
  const parts = NODES.flatMap((node) => formsOf(vocabulary, node)).flatMap(({ slot }) => keysIn(slot));
  const fields = workshop.kinds.flatMap((kind) => kind.fields);
  const keys = [
    ...parts.map((key) => `editor.part.${key}`),
    ...fields.map(({ key }) => `editor.field.${key}`),
  ];
  expect([...new Set(keys)].filter((key) => !hasText(key))).toEqual([]);
});
