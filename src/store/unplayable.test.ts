import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Game } from "../games/game";
import type { Rules } from "../kernel";
import { type RulesParts, withParts } from "../kernel/testing/tiny";
import { openReplay } from "./replay/open";
import { memoryStore } from "./rows/row-store";
import { lanterns } from "./testing/lanterns";
import { OPPONENT, PERSON, startMatch, testSaves, testTable } from "./testing/table";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const load = (change: RulesParts) => async (): Promise<Game> => ({
  ...lanterns,
  rules: withParts(lanterns.rules, change),
});

/** A store with a valid match of one move. */
async function oneMatch() {
  const rowStore = memoryStore();
  const table = testTable({ rowStore });
  await startMatch(table, [PERSON, OPPONENT]);
  table.commands.act({ type: "roll" });
  const id = table.now().setup?.id ?? "";
  await table.commands.leaveTable();
  return { rowStore, id };
}

const fault = (): never => {
  throw new Error("a fault");
};

describe("a valid match of one's own that throws later", () => {
  test("is quarantined when it is put on the table, with a named notice; the table stays empty", async () => {
    const { rowStore, id } = await oneMatch();
    let isRead = false;
    const turn: Rules["decisions"]["turn"] = (g) => (isRead ? fault() : lanterns.rules.decisions.turn(g));
    const table = testTable({
      rowStore,
      loadGame: load({
        decisions: { turn },
      }),
    });
    const { load: readWell } = table.saves;
    vi.spyOn(table.saves, "load").mockImplementation(async (matchId) => {
      const found = await readWell(matchId);
      isRead = true;
      return found;
    });
    expect(await table.commands.resume(id)).toBe(false);
    expect(table.now()).toMatchObject({ view: null, setup: null });
    const [notice] = table.notices.getState().notices;
    expect(notice?.message).toMatchObject({
      key: "notice.match-unreadable",
      args: { player: ["Amber", "Onyx"], why: { key: "reason.does-not-run" } },
    });
    expect(JSON.parse(notice?.raw ?? "").record.answers).toHaveLength(1);
    expect(await table.saves.list()).toEqual([]);
    expect(await table.saves.quarantined()).toMatchObject([{ text: notice?.raw }]);
  });

  test("is quarantined when it is read, and not mistaken for a game that could not be loaded", async () => {
    const { rowStore, id } = await oneMatch();
    const { saves, notices } = testSaves({ rowStore, loadGame: load({ upgrade: fault }) });
    expect(await saves.load(id)).toBeNull();
    expect(notices.getState().notices).toMatchObject([
      { message: { key: "notice.match-unreadable", args: { why: { key: "reason.does-not-run" } } } },
    ]);
    expect(await saves.quarantined()).toHaveLength(1);
  });

  test("is named and offered for download when it is replayed, and can still be played on", async () => {
    const { rowStore, id } = await oneMatch();
    const loadGame = load({
      board: { problems: () => [{ path: "seats", why: { key: "why.lanterns" }, rule: "L 1" }] },
    });
    const { saves, notices } = testSaves({ rowStore, loadGame });
    expect(await openReplay(saves, notices, id)).toBeNull();
    const [notice] = notices.getState().notices;
    expect(notice?.message).toEqual({ key: "notice.match-unplayable", args: { player: ["Amber", "Onyx"] } });
    expect(JSON.parse(notice?.file?.() ?? "").record.answers).toHaveLength(1);
    expect(await testTable({ rowStore, loadGame }).commands.resume(id)).toBe(true);
  });
});
