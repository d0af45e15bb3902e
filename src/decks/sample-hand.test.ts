import { describe, expect, test } from "vitest";
import { loadGames } from "../games/registry";
import { drawNext, mulligan, type SampleHand, sampleHand } from "./sample-hand";

const GAMES = await loadGames();

/** First hands by the rules: cards in hand, and how they are replaced. A game without a mulligan has begun its turn. */
const FIRST_HANDS: Readonly<Record<string, Pick<SampleHand, "mulligan"> & { readonly size: number }>> = {
  "battle-cores": { size: 7, mulligan: "whole" },
  "battle-spirits-saga": { size: 4, mulligan: "whole" },
  "soul-masters": { size: 5, mulligan: "some" },
};

describe.each(GAMES)("$title", (game) => {
  const deck = game.deck.starters[0]?.cards ?? [];
  const dealt = (seed: string) => {
    const sample = sampleHand(game, deck, seed);
    if ("why" in sample) throw new Error(sample.why.key);
    return sample;
  };

  test("deals a first hand from the deck, another one with another seed", () => {
    const sample = dealt("a");
    for (const name of sample.hand) expect(deck).toContain(name);
    expect(dealt("a")).toEqual(sample);
    const hands = ["a", "b", "c", "d"].map((seed) => dealt(seed).hand.join());
    expect(new Set(hands).size).toBeGreaterThan(1);
    const { size, ...more } = FIRST_HANDS[game.slug] ?? { size: sample.hand.length };
    expect(sample).toMatchObject(more);
    expect(sample.hand).toHaveLength(size);
  });

  test("draws all other cards of the deck, one after the other", () => {
    let sample = dealt("a");
    for (let last = sample.left; last > 0; last = sample.left) {
      const before = sample.hand.length;
      sample = drawNext(game, sample);
      expect(sample.left).toBeLessThan(last);
      expect(sample.hand.length).toBeGreaterThan(before);
      expect(sample.mulligan).toBeNull();
    }
    expect(drawNext(game, sample).hand).toEqual(sample.hand);
  });

  test("replaces the hand as the game allows, without changing the sample before", () => {
    const samples = Array.from({ length: 40 }, (_, i) => dealt(String(i)));
    const sample = samples.find((own) => own.mulligan !== null);
    if (sample === undefined) return expect(game.slug).toBe("d20-warriors");
    const copy = structuredClone(sample);
    const next = mulligan(game, sample, [0, 1]);
    expect(sample).toEqual(copy);
    expect(next.state).not.toEqual(sample.state);
    expect(next.hand.length).toBeGreaterThanOrEqual(sample.hand.length - 1);
    for (const name of next.hand) expect(deck).toContain(name);
  });

  test("says why a deck cannot be played", () => {
    expect(sampleHand(game, deck.slice(1), "a")).toMatchObject({
      why: game.deck.problems(deck.slice(1))[0]?.why,
    });
  });
});

test("Soul Masters replaces only the chosen cards", () => {
  const game = GAMES.find(({ slug }) => slug === "soul-masters");
  if (game === undefined) throw new Error("no such game");
  const sample = sampleHand(game, game.deck.starters[0]?.cards ?? [], "a");
  if ("why" in sample) throw new Error(sample.why.key);
  const next = mulligan(game, sample, [0, 1]);
  expect(next.hand.slice(0, 3)).toEqual(sample.hand.slice(2));
  expect(next.hand).toHaveLength(5);
});
