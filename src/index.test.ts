import { expect, test } from "vitest";
import {
  answer,
  canAnswer,
  createGame,
  decide,
  GAME_SLUGS,
  GAMES,
  hashState,
  loadGame,
  newRecord,
  replay,
  view,
  viewEvent,
  withAnswer,
} from ".";

test("the module lists and loads every game", async () => {
  expect(GAMES.map(({ slug }) => slug)).toEqual(GAME_SLUGS);
  for (const slug of GAME_SLUGS) expect((await loadGame(slug)).slug).toBe(slug);
  await expect(loadGame("no-such-game")).rejects.toThrow(RangeError);
});

test.each(GAME_SLUGS)(
  "%s can be played, viewed, recorded and replayed with the module alone",
  async (slug) => {
    const {
      rules,
      deck: { starters: decks },
      setup: { config },
    } = await loadGame(slug);
    const seats = decks.slice(0, 2).map(({ name, cards }) => ({ name, deck: cards }));
    const g = createGame(rules, config("module", seats, {}));
    let record = newRecord(rules, g.state.config);
    for (let i = 0; i < 30 && g.state.decision !== null; i++) {
      const { seat } = g.state.decision;
      const given = await decide(slug, "easy", view(g, seat), `${i}`);
      if (given === null) throw new Error("nobody may answer");
      expect(canAnswer(g, given)).toEqual({ ok: true });
      const result = answer(g, given);
      if (!result.ok) throw new Error(result.why.key);
      expect(result.events.map((event) => viewEvent(event, 1 - seat))).toHaveLength(result.events.length);
      record = withAnswer(record, given, g);
    }
    const again = replay(rules, record);
    expect([again.divergesAt, hashState(again.engine.state)]).toEqual([null, hashState(g.state)]);
  },
);
