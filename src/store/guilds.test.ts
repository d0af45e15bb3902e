import { describe, expect, test } from "vitest";
import { cardIn, countersOn, createGame, type Seat, view } from "../kernel";
import { findMismatch } from "./saving/find-mismatch";
import { readMatch } from "./saving/read";
import { textOf } from "./saving/summary";
import { GUILD_DECK, guildConfig, guilds } from "./testing/guilds";
import { PERSON, type TestTable, testTable } from "./testing/table";

const loadGame = async (slug: string) => (slug === "guilds" ? guilds : null);

async function begun(members: number): Promise<TestTable> {
  const table = testTable({ loadGame });
  const seats = Array.from({ length: 2 * members }, () => PERSON);
  await table.commands.begin({ game: "guilds", seats, openHands: true }, guildConfig("twenty", members));
  return table;
}

function asked(table: TestTable): Seat {
  return table.now().view?.decision?.seat ?? -1;
}

const points = (table: TestTable) => table.now().view?.teams;

/** The asked seat rests if `rests` is set; otherwise it plays its strongest card. */
function play(table: TestTable, rests = false): void {
  const seen = table.now().view;
  const decision = seen?.decision;
  if (!seen || !decision) throw new Error("nobody is asked");
  if (decision.kind === "confirm") {
    expect(table.commands.send({ seat: decision.seat, do: "confirm", yes: true })).toEqual({ ok: true });
    return;
  }
  const force = (card: number | undefined) => guilds.cards[cardIn(seen, card ?? -1).def]?.stats.force ?? 0;
  const best = seen.actions
    .filter((action) => action.type === "strike")
    .sort((a, b) => force(b.card) - force(a.card))
    .find(() => !rests);
  expect(table.commands.act(best ?? { type: "rest" })).toEqual({ ok: true });
}

describe("twenty players in two teams that share their points", () => {
  test("each seat gets its turn and its view, through repeated saves and loads, until a team has all points", async () => {
    const table = await begun(10);
    const id = table.now().setup?.id ?? "";
    const turns = new Set<Seat>();
    for (let i = 0; table.now().view?.outcome === null && i < 60; i++) {
      turns.add(asked(table));
      play(table, i <= 20);
      const before = points(table);
      if (i % 6 === 0) {
        await table.commands.leaveTable();
        expect(await table.commands.resume(id)).toBe(true);
        expect(points(table)).toEqual(before);
        expect(table.notices.getState().notices).toEqual([]);
      }
    }
    const { outcome, teams = {} } = table.now().view ?? {};
    const members = outcome?.winners ?? [];
    expect(members).toHaveLength(10);
    const winner = members[0] === 0 ? 0 : 1;
    expect(teams[winner]?.points).toBe(16_000);
    expect(teams[1 - winner]?.points).toBe(0);
    expect(turns.size).toBe(20);
  });

  test("all players see a team's points, and each transfer to a team is one event", () => {
    const g = createGame(guilds.rules, guildConfig("shared", 10), { strict: true });
    expect([0, 1].map((team) => countersOn(g, { team }, "points"))).toEqual([8000, 8000]);
    expect(view(g, 19).teams).toEqual(view(g, 0).teams);
    expect(
      g.events?.filter(({ type }) => type === "team-counter").map(({ seat, amount }) => [seat, amount]),
    ).toEqual([
      [0, 8000],
      [10, 8000],
    ]);
  });

  test("values stay within the game's bounds: 20,000 here, 999 by default", () => {
    const g = createGame(guilds.rules, guildConfig("bounds", 1));
    const horn = (amount: number) => ({
      ...g.state,
      serial: 99,
      modifiers: [
        {
          ...{
            id: 99,
            card: 0,
            stamp: g.state.cards[0]?.stamp ?? 0,
            stat: "force",
            layer: "force",
            op: "add" as const,
          },
          ...{ amount, source: 0, sourceDef: "Horn", until: "game" },
        },
      ],
    });
    expect(findMismatch(guilds.rules, horn(1500))).toBeNull();
    expect(findMismatch(guilds.rules, horn(20_001))).toBe("modifiers");
    const { bounds: _bounds, ...board } = guilds.rules.board;
    expect(findMismatch({ ...guilds.rules, board }, horn(1500))).toBe("modifiers");
    expect(
      findMismatch(
        {
          ...guilds.rules,
          board: { ...guilds.rules.board, bounds: { cards: 4 } },
        },
        g.state,
      ),
    ).toBe("cards");
  });

  test("a save naming a seat that is not at the table is rejected", async () => {
    const table = await begun(1);
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
      return readMatch(text, loadGame);
    };
    expect((await lost(1)).ok).toBe(true);
    expect(await lost(2)).toMatchObject({ ok: false });
    expect(GUILD_DECK.length * 20).toBeLessThan(guilds.rules.board.bounds?.cards ?? 0);
  });
});
