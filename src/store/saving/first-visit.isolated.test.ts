import { afterEach, expect, test, vi } from "vitest";

const firstVisit = async () => (await import("./first-visit")).isFirstVisit();

const openDatabase = (name: string) =>
  new Promise<void>((done) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      opening.result.close();
      done();
    };
  });

const deleteDatabase = (name: string) =>
  new Promise<void>((done) => {
    indexedDB.deleteDatabase(name).onsuccess = () => done();
  });

afterEach(async () => {
  vi.resetModules();
  vi.unstubAllGlobals();
  localStorage.clear();
  await deleteDatabase("playmat");
});

test("a browser without a database and without notes is on its first visit", async () => {
  await openDatabase("another program's");
  expect(await firstVisit()).toBe(true);
});

test("a visit after the database was made is not the first", async () => {
  await openDatabase("playmat");
  expect(await firstVisit()).toBe(false);
});

test("a visit after a match was noted in local storage is not the first", async () => {
  localStorage.setItem("playmat.unsaved.m1", "{}");
  expect(await firstVisit()).toBe(false);
});

test("once this page saves matches, perhaps in memory only, it asks for them", async () => {
  const { isFirstVisit, nowSaving } = await import("./first-visit");
  nowSaving();
  expect(await isFirstVisit()).toBe(false);
});

test("a browser that does not list its databases may have matches", async () => {
  vi.stubGlobal("indexedDB", {});
  expect(await firstVisit()).toBe(false);
});
