import { describe, expect, test } from "vitest";
import { cardIn, countersOn, createGame, type Seat, view } from "../kernel";
import { findMismatch } from "./saving/find-mismatch";
import { readMatch } from "./saving/read";
import { textOf } from "./saving/summary";
import { lanternConfig, lanterns } from "./testing/lanterns";
import { loadLanterns, PERSON, passiveAnswer, type TestTable, testTable } from "./testing/table";
import type { PassSettings } from "./types";

/** A table of two teams in which windows prompt no player. */
async function begun(count: number): Promise<TestTable> {
  const passing: PassSettings = { level: "stops", stops: [] };
  const table = testTable({ settings: () => ({ opponentPause: 0, responseTime: 0, passing }) });
  const seats = Array.from({ length: count }, () => PERSON);
  const config = lanternConfig("twenty", count, 2);
  await table.commands.begin({ game: "lanterns", seats, openHands: true }, config);
  return table;
}

function asked(table: TestTable): Seat {
  return table.now().view?.decision?.seat ?? -1;
}

const lights = (table: TestTable) => table.now().view?.teams;

/** The asked seat hangs its brightest lantern. With none, or if `rests` is set, its turn ends. */
function play(table: TestTable, rests = false): void {
  const { view } = table.now();
  if (view === null) throw new Error("no player is asked");
  const light = (card: number | undefined) =>
    lanterns.cards.pool[cardIn(view, card ?? -1).def]?.stats.light ?? 0;
  const best = view.actions
    .filter((action) => action.type === "hang" && light(action.card) > 0)
    .sort((a, b) => light(b.card) - light(a.card))
    .find(() => !rests);
  const verdict = best === undefined ? table.commands.send(passiveAnswer(view)) : table.commands.act(best);
  expect(verdict).toEqual({ ok: true });
}

describe("twenty players in two teams that share their light", () => {
  test("each seat gets its turn and its view, through repeated saves and loads, until a team has all light", async () => {
    const table = await begun(20);
    const id = table.now().setup?.id ?? "";
    const turns = new Set<Seat>();
    for (let i = 0; table.now().view?.outcome === null && i < 60; i++) {
      turns.add(asked(table));
      play(table, i <= 20);
      const before = lights(table);
      if (i % 6 === 0) {
        await table.commands.leaveTable();
        expect(await table.commands.resume(id)).toBe(true);
        expect(lights(table)).toEqual(before);
        expect(table.notices.getState().notices).toEqual([]);
      }
    }
    const { outcome, teams = {} } = table.now().view ?? {};
    const members = outcome?.winners ?? [];
    expect(members).toHaveLength(10);
    const winner = members[0] === 0 ? 0 : 1;
    expect(teams[winner]?.light).toBe(16_000);
    expect(teams[1 - winner]?.light).toBe(0);
    expect(turns.size).toBe(20);
  });

  test("all players see a team's light, and each transfer to a team is one event", () => {
    const g = createGame(lanterns.rules, lanternConfig("shared", 20, 2), { strict: true });
    expect([0, 1].map((team) => countersOn(g, { team }, "light"))).toEqual([8000, 8000]);
    expect(view(g, 19).teams).toEqual(view(g, 0).teams);
    expect(
      g.events?.filter(({ type }) => type === "team-counter").map(({ seat, amount }) => [seat, amount]),
    ).toEqual([
      [0, 8000],
      [10, 8000],
    ]);
  });

  test("values stay within the game's bounds: 20,000 here, 999 by default", () => {
    const g = createGame(lanterns.rules, lanternConfig("bounds"));
    const horn = (amount: number) => ({
      ...g.state,
      serial: 99,
      modifiers: [
        {
          ...{
            id: 99,
            card: 0,
            stamp: g.state.cards[0]?.stamp ?? 0,
            stat: "light",
            layer: "light",
            op: "add" as const,
          },
          ...{ amount, source: 0, sourceDef: "Horn", until: "game" },
        },
      ],
    });
    expect(findMismatch(lanterns.rules, horn(1500))).toBeNull();
    expect(findMismatch(lanterns.rules, horn(20_001))).toBe("modifiers");
    const { bounds: _bounds, ...board } = lanterns.rules.board;
    expect(findMismatch({ ...lanterns.rules, board }, horn(1500))).toBe("modifiers");
    expect(
      findMismatch(
        {
          ...lanterns.rules,
          board: { ...lanterns.rules.board, bounds: { cards: 4 } },
        },
        g.state,
      ),
    ).toBe("cards");
  });

  test("a save naming a seat that is not at the table is rejected", async () => {
    const table = await begun(2);
    const saved = await table.saves.load(table.now().setup?.id ?? "");
    if (saved === null) throw new Error("not saved");
    const { match } = saved;
    const lost = (seat: number) => {
      const config = { ...match.record.config, lost: [seat] };
      const text = textOf({
        ...match,
        record: { ...match.record, config },
        state: { ...match.state, config },
      });
      return readMatch(text, loadLanterns);
    };
    expect((await lost(1)).ok).toBe(true);
    expect(await lost(2)).toMatchObject({ ok: false });
  });
});
