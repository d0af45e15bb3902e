import { describe, expect, test } from "vitest";
import { GAMES } from "../games/registry";
import { answer, type Config, createGame, hashState, newRecord, replay, view, withAnswer } from "../kernel";
import { decide } from "../opponents/decide";
import { configOf } from "../positions/position";
import { tryCard } from "../positions/try-card";
import { loadGame } from "./games";
import { linkText, readLink } from "./links/link";
import { resultOf } from "./results/result";
import { readMatch } from "./saving/read";
import { savedMatch } from "./testing/saved-match";

/** Answers that are played of each match. */
const PLAYED = 60;

/** A match from a position of a game: a card of its pool is tried. */
async function played(slug: string) {
  const printed = await loadGame(slug);
  const name = printed?.deck.starters[0]?.cards.at(-1) ?? "";
  const config: Config = configOf(await tryCard(slug, name), ["Ann", "Bob"]);
  const game = await loadGame(slug, config);
  if (game === null) throw new Error(`no game ${slug}`);
  const g = createGame(game.rules, config);
  let record = newRecord(game.rules, config);
  for (let n = 0; n < PLAYED && g.state.outcome === null; n++) {
    const seat = g.state.decision?.seat ?? 0;
    const given = await decide(slug, "easy", view(g, seat), `${n}`);
    if (given === null) throw new Error("nobody is asked");
    expect(answer(g, given).ok, JSON.stringify(given)).toBe(true);
    record = withAnswer(record, given, g);
  }
  return { game, config, g, record };
}

describe.each(GAMES)("$title", ({ slug }) => {
  test("a match from a position is saved, replayed, shared and read back", async () => {
    const { game, g, record } = await played(slug);
    const { text } = savedMatch(g, { record });
    const read = await readMatch(text, loadGame);
    if (!read.ok) throw new Error(JSON.stringify(read.why));
    expect(read.repaired).toBe(false);
    expect(hashState(read.match.state)).toBe(hashState(g.state));
    expect(resultOf(read.match), "it does not count").toBeNull();

    const again = replay(game.rules, record);
    expect(again.divergesAt).toBeNull();
    expect(hashState(again.engine.state)).toBe(hashState(g.state));

    const link = await linkText({ seats: [{ kind: "person" }, { kind: "person" }], record });
    const shared = await readLink(link ?? "", loadGame);
    if (!shared.ok) throw new Error(JSON.stringify(shared.why));
    expect(shared.source.record).toEqual(record);
  });

  test("no seat's view holds the position", async () => {
    const { g } = await played(slug);
    for (const seat of [-1, 0, 1]) expect(view(g, seat).config.position).toBeUndefined();
  });

  test("a link with a damaged position is refused with the place", async () => {
    const { record } = await played(slug);
    const damaged = JSON.parse(JSON.stringify(record));
    damaged.config.position.turn.step = "nowhere";
    const link = await linkText({ seats: [{ kind: "person" }, { kind: "person" }], record: damaged });
    expect(await readLink(link ?? "", loadGame)).toMatchObject({
      ok: false,
      why: { key: "reason.shape", args: { place: "record.config.position.turn.step" } },
    });
  });
});
