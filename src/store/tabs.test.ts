import { expect, test } from "vitest";
import { OPPONENT, PERSON, startMatch, testDatabase, testTable } from "./testing/table";

/** Locks shared among all tabs of a page, as in a browser. */
function fakeLocks(): LockManager {
  const held = new Map<string, { steal: () => void }>();
  const request = (
    name: string,
    options: LockOptions,
    run: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    const holder = held.get(name);
    if (holder && !options.steal) return Promise.resolve(run(null));
    holder?.steal();
    return new Promise((resolve, reject) => {
      const mine = { steal: () => reject(new DOMException("stolen", "AbortError")) };
      held.set(name, mine);
      const done = Promise.resolve(run({ name, mode: "exclusive" }));
      void done.then((value) => {
        if (held.get(name) === mine) held.delete(name);
        resolve(value);
      });
    });
  };
  return { request, query: async () => ({ held: [], pending: [] }) } as unknown as LockManager;
}

async function twoTabs(locks?: LockManager) {
  const rowStore = testDatabase();
  const shared = locks ? { locks } : {};
  const first = testTable({ rowStore, tab: "tab-1", ...shared });
  const second = testTable({ rowStore, tab: "tab-2", ...shared });
  await startMatch(first, [PERSON, OPPONENT]);
  first.commands.act({ type: "roll" });
  await first.saves.settled();
  const id = (await second.saves.list())[0]?.id ?? "";
  return { first, second, id };
}

test("the second tab reports that the match is open in another, and does not touch it", async () => {
  const { first, second, id } = await twoTabs(fakeLocks());
  expect(await second.commands.resume(id)).toBe(false);
  expect(second.notices.getState().notices).toMatchObject([{ message: { key: "notice.other-tab" } }]);
  expect(second.now().view).toBeNull();
  expect(first.commands.act({ type: "roll" })).toEqual({ ok: true });
  await first.saves.settled();
  expect(await second.saves.list()).toMatchObject([{ answers: 2 }]);
});

test("once the first tab leaves the match, the second can have it", async () => {
  const { first, second, id } = await twoTabs(fakeLocks());
  await first.commands.leaveTable();
  expect(await second.commands.resume(id)).toBe(true);
});

test("the second tab can take over the match; the first freezes and writes nothing more", async () => {
  const { first, second, id } = await twoTabs(fakeLocks());
  expect(await second.commands.resume(id, true)).toBe(true);
  expect(second.commands.act({ type: "roll" })).toEqual({ ok: true });
  expect(first.notices.getState().notices).toMatchObject([{ message: { key: "notice.taken-over" } }]);
  expect(first.commands.act({ type: "roll" })).toMatchObject({ ok: false, why: { key: "why.other-tab" } });
  expect(first.now().noUndo?.why).toEqual({ key: "why.other-tab" });
  await Promise.all([first.saves.settled(), second.saves.settled()]);
  await first.commands.leaveTable();
  expect(await second.saves.list()).toMatchObject([{ answers: 2 }]);
});

test("without locks the first tab notices at its next answer and does not overwrite the second", async () => {
  const { first, second, id } = await twoTabs();
  expect(await second.commands.resume(id)).toBe(true);
  for (let i = 0; i < 3; i++) second.commands.act({ type: "roll" });
  await second.saves.settled();
  first.commands.act({ type: "roll" });
  await first.saves.settled();
  expect(first.notices.getState().notices).toMatchObject([{ message: { key: "notice.taken-over" } }]);
  expect(first.commands.act({ type: "roll" })).toMatchObject({ ok: false });
  expect(await second.saves.list()).toMatchObject([{ answers: 4 }]);
  second.commands.act({ type: "roll" });
  await second.saves.settled();
  expect(await second.saves.list()).toMatchObject([{ answers: 5 }]);
});

test("two tabs can play two matches at the same time", async () => {
  const { first, second } = await twoTabs(fakeLocks());
  await startMatch(second, [PERSON, OPPONENT]);
  second.commands.act({ type: "roll" });
  first.commands.act({ type: "roll" });
  await Promise.all([first.saves.settled(), second.saves.settled()]);
  expect((await first.saves.list()).map((entry) => entry.answers).sort()).toEqual([1, 2]);
});

test("while the second tab has the match, the first says so and offers no actions", async () => {
  const { first, second, id } = await twoTabs(fakeLocks());
  expect(first.now().isTakenOver).toBe(false);
  await second.commands.resume(id, true);
  expect(first.now()).toMatchObject({
    isTakenOver: true,
    isTurnDone: false,
    view: { actions: [], anytime: [], decision: null },
  });
  first.notices.getState().dismiss(`match-${id}`);
  first.commands.setPassSettings(0, "every", []);
  expect(first.now()).toMatchObject({ isTakenOver: true, view: { actions: [], anytime: [] } });
  expect(await first.commands.resume(id, true)).toBe(true);
  expect(first.now().isTakenOver).toBe(false);
  expect(first.now().view?.actions).not.toEqual([]);
  expect(second.now().isTakenOver).toBe(true);
});
