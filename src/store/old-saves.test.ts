import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { battleCores } from "../games/battle-cores";
import { d20Warriors } from "../games/d20-warriors";
import { soulMasters } from "../games/soul-masters";
import { answer, engineFor, type GameRecord, legalActions, type State } from "../kernel";
import { randomAnswer, randomFrom } from "../opponents";
import { readMatch } from "./saving/read";
import oldSaves from "./testing/old-saves.json";
import oldSouls from "./testing/old-souls.json";
import { PERSON } from "./testing/table";

/** Running matches saved under earlier rules, one for each decision that each procedure can ask for. */
interface OldSave {
  readonly name: string;
  readonly record: GameRecord;
  readonly state: State;
}

const unpacked = ({ brotli }: typeof oldSaves) =>
  JSON.parse(brotliDecompressSync(Buffer.from(brotli.join(""), "base64")).toString()) as readonly OldSave[];
const OLD_SAVES = [oldSaves, oldSouls].flatMap(unpacked);

const GAMES = [d20Warriors, battleCores, soulMasters];
const loadGame = async (slug: string) => GAMES.find((game) => game.slug === slug) ?? null;

/** The text of the save in its original format. */
function textOf({ record, state }: OldSave): string {
  const seats = record.config.seats.map(() => PERSON);
  const setup = { id: "old", game: record.game, seats, openHands: false };
  return JSON.stringify({ format: 1, setup, record, state, log: [], seen: [], passing: [], savedAt: 1 });
}

test.each(OLD_SAVES)("a running match of earlier rules goes on: $name", async (save) => {
  const found = await readMatch(textOf(save), loadGame);
  if (!found.ok) throw new Error(found.why.key);
  expect(found.repaired).toBe(false);
  expect(found.notice?.key).toBe("notice.rules-changed");
  const { state } = found.match;
  expect(state.decision).toEqual(save.state.decision);

  const g = engineFor(found.game.rules, structuredClone(state), { strict: true });
  const random = randomFrom(save.name);
  for (let i = 0; i < 100 && g.state.decision !== null; i++) {
    const given = randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random);
    expect(answer(g, given)).toMatchObject({ ok: true });
  }
});
