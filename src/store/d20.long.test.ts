import { describe, expect, test } from "vitest";
import { d20Warriors } from "../games/d20-warriors";
import { partsOf } from "../games/registry";
import { hashState, NONE, replay, type State } from "../kernel";
import { someAnswer } from "../testing/answers";
import type { AskOpponent } from "./opponent";
import { type ReadMatch, readMatch } from "./saving/read";
import { OPPONENT, PERSON, type TestTable, testTable, untilIdle } from "./testing/table";
import type { SeatKind } from "./types";

const loadGame = async (slug: string) => (slug === "d20-warriors" ? d20Warriors : null);

async function begin(
  table: TestTable,
  seats: readonly SeatKind[],
  seed: string,
  draft = false,
): Promise<void> {
  const lists = [0, 1].map((seat) => (draft ? [] : (d20Warriors.deck.starters.at(-seat)?.cards ?? [])));
  const named = lists.map((deck, i) => ({ name: `Player ${i + 1}`, deck }));
  const config = d20Warriors.setup.config(seed, named, { oops: 4, draft });
  await table.commands.begin({ game: "d20-warriors", seats, openHands: false }, config);
}

/** Takes one step, as two people at the table would. */
function stepOn(table: TestTable, n: number): void {
  const { curtain, reaction, view } = table.now();
  if (curtain) table.commands.liftCurtain();
  else if (reaction && n % 5 === 0) table.commands.takeReaction();
  else if (reaction) table.commands.passReaction();
  else if (view !== null)
    expect(table.commands.send(someAnswer(view, (n * 7919) >> 3))).toEqual({ ok: true });
}

async function saved(table: TestTable): Promise<ReadMatch & { ok: true }> {
  const id = table.now().setup?.id ?? "";
  const found = await readMatch((await table.saves.exportMatch(id)) ?? "", loadGame);
  if (!found.ok) throw new Error(`not readable: ${JSON.stringify(found.why)}`);
  return found;
}

/** Ids of other players' hidden cards that the view on screen reveals. */
function leaks(table: TestTable, state: State): readonly number[] {
  const { viewer, view } = table.now();
  const hidden = ["hand", "deck", "pack", "picks"];
  return state.cards
    .filter(({ zone, owner, seenBy }) => {
      const key = state.zones[zone]?.key ?? "";
      const own = owner === viewer && key !== "deck";
      return hidden.includes(key) && !own && (viewer === NONE || (seenBy & (1 << viewer)) === 0);
    })
    .map((card) => card.id)
    .filter((id) => view?.cards[id]?.def !== "" || view.zones.some((zone) => zone.cards.includes(id)));
}

describe("D20 Warriors between two people", () => {
  test.each([false, true])("every state can be saved and leaks no hidden card (draft: %s)", async (draft) => {
    const table = testTable({ loadGame });
    await begin(table, [PERSON, PERSON], "two people", draft);
    for (let n = 0; n < 400 && table.now().view?.outcome === null; n++) {
      stepOn(table, n);
      if (n % 7 > 0) continue;
      const { match, repaired, notice } = await saved(table);
      expect({ repaired, notice }).toEqual({ repaired: false, notice: null });
      const again = replay(d20Warriors.rules, match.record);
      expect(again.divergesAt).toBeNull();
      expect(hashState(match.state)).toBe(hashState(again.engine.state));
      expect(leaks(table, match.state)).toEqual([]);
    }
    expect(table.notices.getState().notices).toEqual([]);
  });

  test("a match that was left and resumed goes on unchanged", async () => {
    const table = testTable({ loadGame });
    await begin(table, [PERSON, PERSON], "pause");
    for (let n = 0; n < 120; n++) {
      stepOn(table, n);
      if (n % 30 > 0) continue;
      const id = table.now().setup?.id ?? "";
      const before = hashState((await saved(table)).match.state);
      await table.commands.leaveTable();
      expect(await table.commands.resume(id)).toBe(true);
      expect(table.now().viewer).toBe(NONE);
      expect(hashState((await saved(table)).match.state)).toBe(before);
    }
  });
});

const opponent = await partsOf("d20-warriors").opponent();

describe("D20 Warriors against a scripted opponent", () => {
  const askOpponent: AskOpponent = async (_slug, level, view, seed) => opponent(level, view, seed);

  test("a match can be played to its end", async () => {
    const table = testTable({ loadGame, askOpponent });
    await begin(table, [PERSON, OPPONENT], "practice");
    table.commands.setPassSettings(0, "stops", []);
    for (let n = 0; n < 600 && table.now().view?.outcome === null; n++) {
      await untilIdle(table);
      const { view } = table.now();
      if (view?.decision?.seat === 0) table.commands.send(someAnswer(view, (n * 7919) >> 3));
    }
    expect(table.now().view?.outcome).not.toBeNull();
    expect(table.notices.getState().notices).toEqual([]);
  });

  test("a person who plays alone is asked only in windows where they can act, unless they want every window", async () => {
    const idle = async (level: "acts" | "every") => {
      const table = testTable({ loadGame, askOpponent });
      await begin(table, [PERSON, OPPONENT], "windows");
      table.commands.setPassSettings(0, level, []);
      let empty = 0;
      for (let n = 0; n < 60 && table.now().view?.outcome === null; n++) {
        await untilIdle(table);
        const { view } = table.now();
        if (view?.decision?.kind === "act" && view.decision.window && view.actions.length === 1) empty++;
        if (view?.decision?.seat === 0) table.commands.send(someAnswer(view, n * 31));
      }
      const { match } = await saved(table);
      expect(replay(d20Warriors.rules, match.record).divergesAt).toBeNull();
      return { empty, said: match.record.answers.filter(({ do: kind }) => kind === "anytime").length };
    };
    expect(await idle("acts")).toEqual({ empty: 0, said: 1 });
    const every = await idle("every");
    expect(every.empty > 0).toBe(true);
    expect(every.said).toBe(0);
  });

  test("taking back returns to the same positions", async () => {
    const table = testTable({ loadGame, askOpponent });
    await begin(table, [PERSON, OPPONENT], "take back");
    table.commands.setPassSettings(0, "stops", []);
    const positions: unknown[] = [];
    for (let n = 0; n < 12; n++) {
      await untilIdle(table);
      const { view, log } = table.now();
      if (view === null || view.outcome !== null) break;
      positions.push({ view, log });
      table.commands.send(someAnswer(view, n * 31));
    }
    await untilIdle(table);
    while (positions.length > 0 && (await table.commands.undo())) {
      const { view, log } = table.now();
      expect(positions.map((position) => JSON.stringify(position))).toContain(JSON.stringify({ view, log }));
      positions.pop();
    }
    expect(table.now().noUndo).not.toBeNull();
  });
});

test("a save is small enough to be written after every answer", async () => {
  const table = testTable({ loadGame });
  await begin(table, [PERSON, PERSON], "size");
  for (let n = 0; n < 300 && table.now().view?.outcome === null; n++) stepOn(table, n);
  const text = await table.saves.exportMatch(table.now().setup?.id ?? "");
  expect(text?.length).toBeLessThan(500_000);
});
