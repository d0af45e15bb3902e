import { describe, expect, test } from "vitest";
import { GAMES } from "../games/registry";
import {
  answer,
  type Config,
  createGame,
  hashState,
  newRecord,
  type Plain,
  view,
  withAnswer,
} from "../kernel";
import { decide } from "../opponents/decide";
import { plainest } from "../sets/plain-cards";
import { loadGame } from "./games";
import { linkText, readLink } from "./links/link";
import { readMatch } from "./saving/read";
import { savedMatch } from "./testing/saved-match";

/** Answers played of each match. */
const PLAYED = 60;

/** A game, and a config with own cards in both decks. */
async function withOwnCards({ slug, parts }: (typeof GAMES)[number]) {
  const { kinds } = await parts.workshop();
  const printed = await parts.game();
  const cards = kinds.map(plainest);
  const set = {
    format: 1,
    game: slug,
    code: "OWN",
    name: "Own",
    version: 1,
    author: "",
    language: "en",
    cards,
  };
  // What is written to a file comes back as plain data.
  const sets = JSON.parse(JSON.stringify([set])) as Plain[];
  const game = await loadGame(slug, { sets });
  if (game === null) throw new Error(`no game ${slug}`);
  const withOwn = printed.deck.starters.map(({ cards: list }) => {
    let deck = [...list];
    for (const { name } of cards) {
      const at = deck.findIndex((other) => game.cards.pool[other]?.type === game.cards.pool[name]?.type);
      const next = deck.with(Math.max(0, at), name);
      if (at >= 0 && game.deck.problems(next).length === 0) deck = next;
    }
    return deck;
  });
  const names = new Set(cards.map(({ name }) => name));
  const ownIn = (deck: readonly string[]) => deck.filter((name) => names.has(name));
  // In a game of factions the plain cards fit some of the decks.
  const fitting = withOwn.filter((deck) => ownIn(deck).length > 0);
  const decks = [fitting[0] ?? [], fitting[1] ?? fitting[0] ?? []];
  const seats = decks.map((deck, i) => ({ name: `P${i}`, deck }));
  const config: Config = { ...game.setup.config("own cards", seats, {}), sets };
  return { game, config, own: decks.map(ownIn) };
}

describe.each(GAMES)("$title", (entry) => {
  test("a match with own cards is played by the opponent, saved, shared and read back", async () => {
    const { game, config, own } = await withOwnCards(entry);
    for (const cards of own) expect(cards.length, "own cards in the deck").toBeGreaterThan(0);
    const g = createGame(game.rules, config);
    let record = newRecord(game.rules, config);
    for (let n = 0; n < PLAYED && g.state.outcome === null; n++) {
      const seat = g.state.decision?.seat ?? 0;
      const given = await decide(entry.slug, "easy", view(g, seat), `${n}`);
      if (given === null) throw new Error("nobody is asked");
      const result = answer(g, given);
      expect(result.ok, JSON.stringify(given)).toBe(true);
      record = withAnswer(record, given, g);
    }
    const { text } = savedMatch(g, { record });
    const read = await readMatch(text, loadGame);
    if (!read.ok) throw new Error(JSON.stringify(read.why));
    expect(read.repaired).toBe(false);
    expect(hashState(read.match.state)).toBe(hashState(g.state));
    expect(read.game.cards.pool[own[0]?.[0] ?? ""], "the card is in the pool").toBeDefined();

    const link = await linkText({ seats: [{ kind: "person" }, { kind: "person" }], record });
    const shared = await readLink(link ?? "", loadGame);
    if (!shared.ok) throw new Error(JSON.stringify(shared.why));
    expect(shared.source.record).toEqual(record);
  });

  test("a match with a damaged set is refused with the place of the fault", async () => {
    const { game, config } = await withOwnCards(entry);
    const g = createGame(game.rules, config);
    const { text } = savedMatch(g);
    const damaged = text.replaceAll('"name":"Plain ', '"name":"<Plain ');
    const read = await readMatch(damaged, loadGame);
    expect(read).toMatchObject({
      ok: false,
      why: { key: "reason.shape", args: { place: "record.config.sets.0.cards.0.name" } },
    });
  });
});
