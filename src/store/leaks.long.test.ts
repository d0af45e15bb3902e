import { expect, test } from "vitest";
import { NONE } from "../kernel";
import { SEATS } from "./testing/lantern-cards";
import {
  everything,
  PERSON,
  passiveAnswer,
  secretsOf,
  startMatch,
  type TestTable,
  testTable,
} from "./testing/table";

/** Every secret in the store that the seat on screen may not see. */
function leaks(table: TestTable): readonly string[] {
  const { viewer } = table.now();
  const text = everything(table);
  return SEATS.flatMap((_, seat) =>
    seat === viewer ? [] : secretsOf(table, seat).filter((name) => text.includes(name)),
  );
}

/** Takes one step as people would: lifts the curtain, passes or takes the strip, answers. */
function stepOn(table: TestTable, i: number): void {
  const { curtain, reaction, view } = table.now();
  if (curtain) return table.commands.liftCurtain();
  if (reaction) return i % 3 === 0 ? table.commands.takeReaction() : table.commands.passReaction();
  if (view === null) return;
  const hangs = view.actions.filter((action) => action.type === "hang" || action.type === "spark");
  const choice = hangs[i % Math.max(1, hangs.length)];
  if (choice && i % 2 === 0) table.commands.act(choice);
  else table.commands.send(passiveAnswer(view));
}

test.each([2, 3])("with %i people the store never holds another seat's hidden cards", async (count) => {
  for (let seed = 0; seed < 6; seed++) {
    const table = testTable();
    await startMatch(
      table,
      Array.from({ length: count }, () => PERSON),
      { seed: `leak ${seed}` },
    );
    const states: string[] = [];
    table.store.subscribe(() => states.push(...leaks(table)));
    for (let i = 0; i < 300 && table.now().view?.outcome === null; i++) {
      stepOn(table, i);
      expect(leaks(table)).toEqual([]);
    }
    expect(states).toEqual([]);
    expect(table.now().view?.outcome).not.toBeNull();
  }
});

test("the store contains neither the seed, nor decks, nor the other player's stops", async () => {
  const table = testTable();
  await startMatch(table, [PERSON, PERSON], { seed: "very secret seed" });
  table.commands.liftCurtain();
  table.commands.setPassSettings(0, "stops", ["dice"]);
  expect(table.now().passSettings).toEqual({ 0: { level: "stops", stops: ["dice"] } });
  expect(everything(table)).not.toContain("very secret seed");
  table.commands.act({ type: "end" });
  table.commands.takeReaction();
  expect(table.now().passSettings).toEqual({});
  table.commands.liftCurtain();
  expect(everything(table)).not.toContain("dice");
});

test("the log names the cards that a seat drew to that seat only", async () => {
  const table = testTable();
  await startMatch(table);
  const drawn = () => table.now().log.filter((line) => line.message.key === "lanterns.draw");
  expect(drawn().flatMap((line) => line.cards)).toEqual([]);
  table.commands.liftCurtain();
  expect(drawn().flatMap((line) => line.cards)).toHaveLength(5);
  expect(drawn().every((line) => line.seat === 0 || line.cards.length === 0)).toBe(true);
  table.commands.act({ type: "end" });
  table.commands.takeReaction();
  expect(drawn().flatMap((line) => line.cards)).toEqual([]);
  table.commands.liftCurtain();
  expect(
    drawn()
      .filter((line) => line.cards.length > 0)
      .every((line) => line.seat === 1),
  ).toBe(true);
});

test("an unsaved match is offered as a file without leaking it into the store", async () => {
  const table = testTable({
    rowStore: {
      keys: async () => [],
      get: async () => undefined,
      getEach: async () => [],
      write: async () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    },
  });
  await startMatch(table);
  await table.saves.settled();
  expect(table.notices.getState().notices).toMatchObject([{ message: { key: "notice.no-room" } }]);
  expect(table.now().viewer).toBe(NONE);
  expect(leaks(table)).toEqual([]);
  expect(table.notices.getState().notices[0]?.file?.()).toContain("Amber Thief");
});
