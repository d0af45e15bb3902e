import * as v from "valibot";
import { expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../../games/registry";
import {
  blankOf,
  type Form,
  formOf,
  formsOf,
  knownAt,
  type NamePlace,
  type NodeKind,
  namesIn,
  type Path,
  type Root,
  type Slot,
} from ".";
import { schemaOf } from "./slot";

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

type Values = Readonly<Record<string, unknown>>;

const vocabularyOf = async (slug: (typeof GAME_SLUGS)[number]) => {
  const { cards } = await loadGame(slug);
  if (cards.vocabulary === undefined) throw new Error(`${slug} has no card language`);
  return { ...cards, vocabulary: cards.vocabulary };
};

test.each(GAME_SLUGS)("every printed ability of %s is written in the forms of its game", async (slug) => {
  const { vocabulary, pool } = await vocabularyOf(slug);
  const faults: string[] = [];

  function look(
    root: Root,
    path: Path,
    slot: Slot | Form["slot"],
    value: unknown,
    around: readonly Values[],
  ): void {
    const say = (what: string): void => {
      faults.push(`${path.join(".")}: ${what} ${JSON.stringify(value)}`);
    };
    switch (slot.is) {
      case "node": {
        const form = formOf(vocabulary, slot.node, value);
        return form === undefined
          ? say(`no form of ${slot.node}`)
          : look(root, path, form.slot, value, around);
      }
      case "record": {
        const within = value as Values;
        for (const { key, slot: inner } of slot.parts)
          if (within[key] !== undefined) look(root, [...path, key], inner, within[key], [within, ...around]);
        return;
      }
      case "list":
        for (const [i, item] of (value as unknown[]).entries())
          look(root, [...path, i], slot.item, item, around);
        return;
      case "one-of": {
        const option = slot.options.find((one) => {
          if (one.is === "choice") return one.values.includes(value as never);
          if (one.is === "name") return typeof value === "string";
          if (one.is === "record")
            return Object.keys(Object(value)).every((key) => one.parts.some((part) => part.key === key));
          return typeof value === "object";
        });
        return option === undefined ? say("no option") : look(root, path, option, value, around);
      }
      case "name": {
        const place: NamePlace = {
          known: knownAt(vocabulary, root, path),
          within: around[0],
          around: around[1],
          pool: Object.values(pool).map(({ name }) => name),
        };
        if (slot.of !== "new-name" && !namesIn(vocabulary, slot.of, place).includes(String(value)))
          say(`no ${slot.of}`);
        return;
      }
      case "choice":
        if (!slot.values.includes(value as never)) say("no choice");
    }
  }

  for (const card of Object.values(pool))
    for (const ability of card.abilities) {
      const before = faults.length;
      look({ node: "ability", value: ability }, [], { is: "node", node: "ability" }, ability, []);
      if (faults.length > before) faults.push(`  in ${card.name}`);
    }
  expect(faults).toEqual([]);
});

test.each(GAME_SLUGS)("every form of %s begins with a value that the language accepts", async (slug) => {
  const { vocabulary } = await vocabularyOf(slug);
  const place: NamePlace = { known: ["this", "it", "x", ...vocabulary.names.refs], pool: ["A"] };
  const refused: string[] = [];
  for (const node of NODES)
    for (const { id, slot } of formsOf(vocabulary, node)) {
      const blank =
        node === "test" ? blankOf(vocabulary, { is: "node", node }, place) : blankOf(vocabulary, slot, place);
      if (blank !== undefined && !v.is(schemaOf(node), blank))
        refused.push(`${node} ${id}: ${JSON.stringify(blank)}`);
    }
  expect(refused).toEqual([]);
});

test.each(GAME_SLUGS)("the forms of a part of %s have different names", async (slug) => {
  const { vocabulary } = await vocabularyOf(slug);
  for (const node of NODES) {
    const ids = formsOf(vocabulary, node).map(({ id }) => id);
    expect(ids, node).toEqual([...new Set(ids)]);
  }
});
