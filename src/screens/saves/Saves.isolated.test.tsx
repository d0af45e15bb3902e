import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_BACKUP_BYTES } from "../../store/backup/format";
import { MAX_FILE_BYTES } from "../../store/saving/read";
import type { MatchSummary } from "../../store/types";
import { setLocale } from "../../text";
import { download } from "../parts/download";
import Saves from "./Saves";

const rowStore = vi.hoisted(() => ({
  list: vi.fn(),
  remove: vi.fn(),
  exportMatch: vi.fn(),
  fileName: vi.fn(),
  importMatch: vi.fn(),
  quarantined: vi.fn(),
  removeQuarantined: vi.fn(),
}));
vi.mock("../../store/saving/first-visit", () => ({ isFirstVisit: async () => false }));
vi.mock("../../store/saving/saves", () => ({ saves: rowStore }));
const backup = vi.hoisted(() => ({ downloadable: vi.fn(), restore: vi.fn() }));
vi.mock("../../store/backup/backup", () => backup);
vi.mock("../parts/download", () => ({ download: vi.fn() }));

const NOW = Date.UTC(2026, 4, 17, 12);

const match = (id: string, more: Partial<MatchSummary> = {}): MatchSummary => ({
  id,
  game: "d20-warriors",
  names: ["Ann", "Opponent"],
  seats: [{ kind: "person" }, { kind: "opponent", level: "easy" }],
  turn: 4,
  answers: 17,
  over: false,
  savedAt: NOW - 120_000,
  ...more,
});

test("a match in memory only is not called saved, nor is any match while the store cannot be reached", async () => {
  rowStore.list.mockResolvedValue([match("m1"), match("m2", { unsaved: true })]);
  const { unmount } = render(<Saves />);
  expect(await screen.findByText("Turn 4, 17 moves, not saved")).toBeTruthy();
  expect(screen.getByText(/^Turn 4, 17 moves, saved /)).toBeTruthy();
  expect(screen.queryByText(/Every match is saved/)).toBeNull();
  unmount();
  rowStore.list.mockRejectedValue(new Error("closed"));
  render(<Saves />);
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
  expect(screen.queryByText(/Every match is saved/)).toBeNull();
});

test("a match of several players names them all, and says when it has not begun", async () => {
  const names = ["Ann", "Bela", "Cleo"];
  rowStore.list.mockResolvedValue([match("m3", { turn: 0, answers: 0, names, seats: [] })]);
  render(<Saves />);
  expect(await screen.findByText("D20 Warriors: Ann against Bela, Cleo")).toBeTruthy();
  expect(screen.getByText(/^Before the first turn, 0 moves/)).toBeTruthy();
});

const TITLE = "D20 Warriors: Ann against Opponent (Easy)";

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  vi.setSystemTime(NOW);
  for (const mock of [...Object.values(rowStore), ...Object.values(backup)]) mock.mockReset();
  rowStore.list.mockResolvedValue([
    match("m1"),
    match("m2", { over: true, turn: 9, names: ["Ann", "Bela"], seats: [] }),
  ]);
  rowStore.quarantined.mockResolvedValue([]);
});

test("open matches can be resumed, finished ones viewed", async () => {
  render(<Saves />);
  const resume = await screen.findByRole("link", { name: `Resume ${TITLE}` });
  expect(resume.getAttribute("href")).toBe("#/table/m1");
  expect(screen.getByText("Turn 4, 17 moves, saved 2 minutes ago")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View D20 Warriors: Ann against Bela" })).toBeTruthy();
});

test("a finished match says who won it, in the language of the page", async () => {
  const over = { over: true, names: ["Ann", "Opponent", "Cleo"], seats: [] };
  rowStore.list.mockResolvedValue([
    match("one", { ...over, winners: [1] }),
    match("two", { ...over, winners: [0, 2] }),
    match("none", { ...over, winners: [] }),
    match("open", { winners: [0] }),
  ]);
  const results = async () => {
    await screen.findAllByRole("listitem");
    return screen.getAllByRole("listitem").map((row) => row.querySelector("[data-won]")?.textContent);
  };
  const { unmount } = render(<Saves />);
  expect(await results()).toEqual([undefined, "Opponent won", "Ann & Cleo won", "Draw"]);
  unmount();
  await setLocale("de");
  render(<Saves />);
  expect(await results()).toEqual([
    undefined,
    "Gegner hat gewonnen",
    "Ann & Cleo haben gewonnen",
    "Unentschieden",
  ]);
  await setLocale("en");
});

test("a finished match saved before winners were recorded is listed without one", async () => {
  rowStore.list.mockResolvedValue([match("old", { over: true })]);
  render(<Saves />);
  const row = await screen.findByRole("listitem");
  expect(row.querySelector("[data-won]")).toBeNull();
});

test("a match is deleted only after confirmation", async () => {
  const user = userEvent.setup();
  rowStore.remove.mockResolvedValue(true);
  render(<Saves />);
  await user.click(await screen.findByRole("button", { name: `Delete ${TITLE}` }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  expect(rowStore.remove).not.toHaveBeenCalled();

  rowStore.list.mockResolvedValue([]);
  await user.click(screen.getByRole("button", { name: `Delete ${TITLE}` }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  expect(rowStore.remove).toHaveBeenCalledWith("m1");
  expect(await screen.findByText("No saved matches yet.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(`${TITLE} was deleted.`);
});

test("a failed deletion is not reported as done", async () => {
  const user = userEvent.setup();
  rowStore.remove.mockResolvedValue(false);
  rowStore.removeQuarantined.mockResolvedValue(false);
  rowStore.quarantined.mockResolvedValue([
    { id: "q", name: "old.json", why: { key: "torn" }, text: "???", at: 1 },
  ]);
  render(<Saves />);
  for (const name of [TITLE, "old.json"]) {
    await user.click(await screen.findByRole("button", { name: `Delete ${name}` }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
    expect(
      await screen.findByText(new RegExp(`^${name.replace(/[()]/g, ".")} could not be deleted`)),
    ).toBeTruthy();
  }
});

test("matches that cannot be read are not shown as an empty list, and reading can be retried", async () => {
  const user = userEvent.setup();
  rowStore.list.mockRejectedValueOnce(new Error("the database does not open"));
  render(<Saves />);
  expect(await screen.findByText("The saved matches cannot be reached right now.")).toBeTruthy();
  expect(screen.queryByText("No saved matches yet.")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(TITLE)).toBeTruthy();
  expect(screen.queryByText("The saved matches cannot be reached right now.")).toBeNull();

  rowStore.exportMatch.mockRejectedValueOnce(new Error("the database does not open"));
  await user.click(screen.getByRole("button", { name: `Export ${TITLE} as a file` }));
  expect(await screen.findByText("The saved matches cannot be reached right now.")).toBeTruthy();
});

test("a match is exported as a file", async () => {
  const user = userEvent.setup();
  rowStore.exportMatch.mockResolvedValue("{}");
  rowStore.fileName.mockResolvedValue("playmat-d20-warriors-Ann.json");
  render(<Saves />);
  await user.click(await screen.findByRole("button", { name: `Export ${TITLE} as a file` }));
  await waitFor(() => expect(download).toHaveBeenCalledWith("playmat-d20-warriors-Ann.json", "{}"));
});

test("a file is imported, or its error is shown", async () => {
  const user = userEvent.setup();
  render(<Saves />);
  await screen.findByText(TITLE);
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;

  rowStore.importMatch.mockResolvedValueOnce({ ok: false, why: { key: "it is empty" } });
  await user.upload(input, new File(["x"], "bad.json", { type: "application/json" }));
  expect((await screen.findByText(/bad.json could not be imported/)).textContent).toContain("it is empty");

  rowStore.importMatch.mockResolvedValueOnce({ ok: true, id: "m3", notice: null });
  await user.upload(input, new File(["{}"], "good.json", { type: "application/json" }));
  expect(await screen.findByText("Imported good.json.")).toBeTruthy();
  expect(screen.queryByText(/bad.json/)).toBeNull();
});

test("a file of absurd size is refused before it is read", async () => {
  const user = userEvent.setup();
  render(<Saves />);
  await screen.findByText(TITLE);
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const huge = new File(["x"], "huge.json", { type: "application/json" });
  Object.defineProperty(huge, "size", { value: MAX_FILE_BYTES + 1 });
  const text = vi.spyOn(huge, "text");
  await user.upload(input, huge);
  expect((await screen.findByText(/huge.json could not be imported/)).textContent).toContain(
    "larger than 12 MB",
  );
  expect(text).not.toHaveBeenCalled();
  expect(rowStore.importMatch).not.toHaveBeenCalled();
});

test("unreadable saves can be downloaded", async () => {
  const user = userEvent.setup();
  rowStore.quarantined.mockResolvedValue([
    { id: "q", name: "old.json", why: { key: "torn" }, text: "???", at: 1 },
  ]);
  render(<Saves />);
  expect(await screen.findByText("it is damaged or cut short."), "a reason of an older version").toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Download old.json" }));
  expect(download).toHaveBeenCalledWith("old.json", "???");
});

const COUNTS = { matches: 12, decks: 3, events: 0, sets: 0, positions: 0, results: 0, aside: 0 };

test("everything is downloaded as one file, and said what it holds", async () => {
  const user = userEvent.setup();
  backup.downloadable.mockResolvedValueOnce({ text: "{}", counts: COUNTS, partial: false });
  render(<Saves />);
  await user.click(await screen.findByRole("button", { name: "Download everything" }));
  expect(await screen.findByText("Downloaded: 12 matches, 3 decks, and the settings.")).toBeTruthy();
  expect(download).toHaveBeenCalledWith("playmat-2026-05-17.json", "{}");

  backup.downloadable.mockRejectedValueOnce(new Error("closed"));
  await user.click(screen.getByRole("button", { name: "Download everything" }));
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
});

const RESTORED = { ok: true, ...COUNTS, settings: false, skipped: 1, unread: 0, written: "kept" };

async function restoreFile(file: File): Promise<void> {
  await userEvent.setup().upload(screen.getByLabelText("Restore from a file", { selector: "input" }), file);
}

test("a restore tells in one line what was added and what was not", async () => {
  render(<Saves />);
  await screen.findByText(TITLE);
  backup.restore.mockResolvedValueOnce(RESTORED);
  await restoreFile(new File(["{}"], "all.json", { type: "application/json" }));
  expect(await screen.findByText("12 matches, 3 decks restored, 1 skipped (here already).")).toBeTruthy();

  backup.restore.mockResolvedValueOnce({ ...RESTORED, matches: 0, decks: 0, unread: 2, written: "no-room" });
  await restoreFile(new File(["{}"], "all.json", { type: "application/json" }));
  const line =
    /^Nothing restored, 1 skipped .*, 2 not readable and set aside\. This device is out of storage/;
  expect(await screen.findByText(line)).toBeTruthy();
});

test("a file that cannot be restored is refused with a reason", async () => {
  render(<Saves />);
  await screen.findByText(TITLE);
  backup.restore.mockResolvedValueOnce({ ok: false, why: { key: "backup.is-none" } });
  await restoreFile(new File(["[]"], "list.json", { type: "application/json" }));
  expect(await screen.findByText(/^list.json could not be restored, and nothing has changed: /)).toBeTruthy();

  const huge = new File(["x"], "huge.json", { type: "application/json" });
  Object.defineProperty(huge, "size", { value: MAX_BACKUP_BYTES + 1 });
  await restoreFile(huge);
  expect((await screen.findByText(/^huge.json could not be restored/)).textContent).toContain("250 MB");
  expect(backup.restore).toHaveBeenCalledTimes(1);
});
