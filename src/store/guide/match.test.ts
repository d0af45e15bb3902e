import { expect, test, vi } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import type { Action } from "../../kernel";
import { resultOf } from "../results/result";
import { fakeStorage, OPPONENT, PERSON, type TestTable, testTable } from "../testing/table";
import { loadGuide } from "./load";
import { createGuide } from "./progress";

const loadGame = async () => d20Warriors;

async function lesson(): Promise<TestTable> {
  // A scripted opponent would fail here: only the tutor may answer.
  const askOpponent = () => Promise.reject(new Error("not asked"));
  const table = testTable({ loadGame, askOpponent });
  const guide = await loadGuide("d20-warriors");
  if (guide === null) throw new Error("no guide");
  await table.commands.begin(
    { game: "d20-warriors", seats: [PERSON, OPPONENT], openHands: false, guided: true },
    guide.config(["You", "Tutor"]),
  );
  await tutorIsDone(table);
  return table;
}

/** Waits until the tutor has answered. Its code is loaded when it is first asked. */
async function tutorIsDone(table: TestTable): Promise<void> {
  await vi.waitFor(() => expect(table.now().thinking).toBe(false), { timeout: 10_000 });
}

async function act(table: TestTable, action: Action): Promise<void> {
  expect(table.commands.act(action)).toEqual({ ok: true });
  await tutorIsDone(table);
}

test("the tutor plays its part in an ordinary match, and the match resumes with the tutor", async () => {
  const table = await lesson();
  await act(table, { type: "end-turn" });
  expect(table.now().log).toContainEqual(
    expect.objectContaining({
      message: expect.objectContaining({ key: "log.d20.place" }),
      cards: ["Mirror Adept"],
    }),
  );
  expect(table.now().view?.turn).toMatchObject({ number: 3, seat: 0 });
  expect(table.notices.getState().notices).toEqual([]);

  const id = table.now().setup?.id ?? "";
  const before = table.now().view;
  await table.commands.leaveTable();
  expect(await table.commands.resume(id)).toBe(true);
  expect(table.now().setup?.guided).toBe(true);
  expect(table.now().view?.zones).toEqual(before?.zones);
  expect(table.now().noUndo).toBeNull();
});

test("a lesson does not count in the statistics", async () => {
  const table = await lesson();
  table.commands.send({ seat: 0, do: "anytime", action: { type: "concede" } });
  const saved = await table.saves.load(table.now().setup?.id ?? "");
  expect(saved?.match.state.outcome).not.toBeNull();
  expect(saved && resultOf(saved.match)).toBeNull();
});

test("a learner is asked whenever they can respond, whatever the settings", async () => {
  const table = await lesson();
  expect(table.now().passSettings[0]).toEqual({ level: "acts", stops: [] });
});

test("a learner is also asked before the turn, although a Flash card would do nothing yet: the lesson shows the moment", async () => {
  const table = await lesson();
  await act(table, { type: "end-turn" });
  await act(table, { type: "end-turn" });
  expect(table.now().view).toMatchObject({
    turn: { number: 5, seat: 0 },
    decision: { window: "turn-start" },
  });
});

test("the completed lesson is remembered after its match is gone", () => {
  const storage = fakeStorage();
  const guide = createGuide(() => storage);
  guide.getState().open("m1");
  guide.getState().complete("d20-warriors");
  guide.getState().complete("d20-warriors");
  guide.getState().open("m2");
  const again = createGuide(() => storage).getState();
  expect(again).toMatchObject({ match: "m2", finished: ["d20-warriors"], hidden: false });
});
