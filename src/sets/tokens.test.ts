import { describe, expect, test } from "vitest";
import { poolCards } from "../decks/codes";
import type { CardData } from "../games/card-set";
import { loadGame, partsOf } from "../games/registry";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import { faults as faultWords } from "../text/en/ui/faults";
import { judgeCards } from "./judge";
import { plainest } from "./plain-cards";
import { makerOf, TOKEN, TOKEN_GAMES } from "./testing/token-cards";

addMessages(faultWords);

describe.each(TOKEN_GAMES)("%s", async (slug) => {
  const game = await loadGame(slug);
  const workshop = await partsOf(slug).workshop();
  const token = workshop.kinds.filter((kind) => kind.token).map(plainest)[0];
  if (token === undefined) throw new Error("no tokens");
  const own: CardData = { ...token, name: TOKEN };
  const maker = makerOf(slug);

  test("a card makes a token of its set, wherever that is in the set, and says its name", () => {
    for (const set of [
      [maker, own],
      [own, maker],
    ]) {
      const { cards, faults } = judgeCards(game, workshop, set);
      expect(faults).toEqual([]);
      const joined = workshop.gameWith(cards);
      const text = joined.cards.text(maker.name).abilities.map(say).join(" ");
      expect(text).toContain(TOKEN);
      expect(text).not.toMatch(/undefined|\[object/);
    }
  });

  test("no deck may hold the token, and it is not among the cards of decks", () => {
    const joined = workshop.gameWith(judgeCards(game, workshop, [own]).cards);
    const card = joined.cards.pool[TOKEN];
    expect(card && joined.deck.canHold(card)).toBe(false);
    const [starter] = joined.deck.starters;
    expect(joined.deck.problems([TOKEN, ...(starter?.cards ?? []).slice(1)])).not.toEqual([]);
    expect(
      poolCards(joined)
        .filter((one) => joined.deck.canHold(one))
        .map(({ name }) => name),
    ).not.toContain(TOKEN);
  });

  test("a token that is missing, and one that is faulty, are faults of the card that names it", () => {
    const faultsOf = (...set: readonly unknown[]) =>
      judgeCards(game, workshop, set).faults.map(({ card, place, message }) => [card, place, say(message)]);
    expect(faultsOf(maker)).toEqual([[0, "abilities", `no card "${TOKEN}"`]]);
    expect(faultsOf(maker, { ...own, wings: 2 })).toEqual([
      [0, "abilities", `no card "${TOKEN}"`],
      [1, "wings", "Such a card has no such value."],
    ]);
  });
});

test("cards that name a faulty token are faulty themselves, and so are those that name these", async () => {
  const [game, workshop] = await Promise.all([loadGame("battle-cores"), partsOf("battle-cores").workshop()]);
  const plain = workshop.kinds.filter((kind) => kind.token).map(plainest)[0];
  const making = (name: string) => ({
    kind: "keyword",
    keyword: "ender",
    effect: { do: "word", word: "token", args: { name } },
  });
  const token = (name: string, ...abilities: unknown[]) => ({ ...plain, name, abilities });
  const set = [
    token("First", making("Second")),
    token("Second", making("Third")),
    token("Third", { kind: "keyword", keyword: "ender", effect: { do: "word", word: "win-the-game" } }),
    token("Fourth"),
  ];
  const { data, faults } = judgeCards(game, workshop, set);
  expect(data.map(({ name }) => name)).toEqual(["Fourth"]);
  expect(faults.map(({ card, message }) => [card, message.key])).toEqual([
    [0, "fault.names-faulty"],
    [1, "fault.names-faulty"],
    [2, "fault.no-word"],
  ]);
});

test("a filter names only cards of the pool and of the set", async () => {
  const [game, workshop] = await Promise.all([loadGame("d20-warriors"), partsOf("d20-warriors").workshop()]);
  const [warrior, flash] = workshop.kinds.map(plainest);
  const seeking = (named: string) => ({
    ...flash,
    effect: { do: "each", from: { named }, effect: { do: "flip", card: "it", face: "down" } },
  });
  const printed = Object.keys(game.cards.pool)[0] ?? "";
  const faultsOf = (named: string) =>
    judgeCards(game, workshop, [warrior, seeking(named)]).faults.map(({ message }) => say(message));
  expect(faultsOf("Nobody")).toEqual(['no card "Nobody"']);
  expect(faultsOf(warrior?.name ?? "")).toEqual([]);
  expect(faultsOf(printed)).toEqual([]);
});
