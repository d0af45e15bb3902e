import { describe, expect, test } from "vitest";
import { GAME_SLUGS, loadGame, partsOf } from "../games/registry";
import type { PrintedCard } from "../language";
import { readCardData } from "./card-data";

/**
 * Printed cards that are not written whole. Battle Spirits Saga: keywords that work only at some levels or in one
 * player's turn, and symbols of two colours. Soul Masters: commanders with a next level, cards for one commander only,
 * unique cards, units that are golems.
 */
const NOT_WHOLE: Readonly<Record<string, number>> = { "battle-spirits-saga": 50, "soul-masters": 48 };

/** JSON with the keys of every record in order, without what tells versions of a card apart. */
const sorted = ({
  set: _,
  title,
  mark: __,
  name,
  ...card
}: PrintedCard & { readonly set?: number }): string =>
  JSON.stringify({ ...card, name: title ?? name }, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );

describe.each(GAME_SLUGS)("%s", (slug) => {
  test("a printed card is written as sound data, and built from it again", async () => {
    const [game, workshop] = await Promise.all([loadGame(slug), partsOf(slug).workshop()]);
    const notWhole: string[] = [];
    for (const card of Object.values(game.cards.pool)) {
      const data = workshop.data(card);
      if (data === undefined) continue;
      const read = readCardData(workshop.kinds, data);
      if ("faults" in read) throw new Error(`${card.name}: ${JSON.stringify(read.faults)}`);
      if (sorted(workshop.card(read.data, card.number)) !== sorted(card)) notWhole.push(card.name);
    }
    expect(notWhole.length, notWhole.join(", ")).toBe(NOT_WHOLE[slug] ?? 0);
  });
});
