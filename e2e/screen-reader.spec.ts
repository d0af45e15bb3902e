import { expect, type Page, test } from "@playwright/test";
import { nextArenaMove } from "./support/arena";
import { mouseInput } from "./support/input-device";
import { concedeByKeys, setUpByKeys, startByKeys } from "./support/keyboard";
import { logLines } from "./support/log";
import { Player } from "./support/player";
import { readRow } from "./support/rows";
import { LiveRegionRecorder, readSituationFromTree, ScreenReaderInput } from "./support/screen-reader";
import { EVERY_WINDOW, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import type { Situation } from "./support/situation";
import { nextSoulMove } from "./support/souls";
import { below, readTree } from "./support/tree";

test("plays a game without seeing the screen: by keys, the accessibility tree and announcements", async ({
  page,
}) => {
  const ear = new LiveRegionRecorder();
  await ear.open(page);
  await withSettings(page, { verbosity: 3, passing: { level: "stops", stops: ["attack"] } });
  const keys = new ScreenReaderInput(page);
  await setUpByKeys(page, keys, "with closed eyes");
  await expect.poll(async () => (await readSituationFromTree(page)).on, { timeout: 20_000 }).toBe("table");

  const player = new Player(page, keys, readSituationFromTree);
  const hidden = new Set<string>();
  const isEnough = ({ main, phase }: Situation) =>
    main?.name === "End turn" && Number(/\d+/.exec(phase)?.[0]) > 4 && player.met.has("board");
  await player.playUntil(isEnough, async ({ main }) => {
    if (main?.name !== "End turn") return false;
    // No announcement may have named a card in the opponent's hand or deck. (The save may be slightly late.)
    const leaks = async () => {
      const unseen = await unseenOf(page, 1);
      for (const name of unseen) hidden.add(name);
      return ear.lines.filter((line) => unseen.some((name) => line.includes(name)));
    };
    await expect.poll(leaks, { message: "hidden cards are not spoken of" }).toEqual([]);
    return false;
  });
  await concedeByKeys(page, keys);
  await expectAllTold(page, ear);
  for (const what of ["hand", "cell", "board", "End turn"]) expect(player.met, what).toContain(what);

  expect(hidden.size, "there was something to keep quiet about").toBeGreaterThan(4);
  const leaks = ear.lines.filter((line) => /^Opponent draws (?!a card\.)/.test(line));
  expect(leaks, "what the opponent draws stays unsaid").toEqual([]);
});

test("Battle Spirits Saga by keys and ears: announces cores, but none of the opponent’s cards", async ({
  page,
}) => {
  const ear = new LiveRegionRecorder();
  await ear.open(page);
  await withSettings(page, { verbosity: 3, passing: { level: "stops", stops: [] } });
  const keys = new ScreenReaderInput(page);
  await page.goto("/#/play/battle-spirits-saga");
  await page.getByRole("heading", { level: 1 }).focus();
  await startByKeys(page, keys, "cores in the dark");
  await expect.poll(async () => (await readSituationFromTree(page)).on, { timeout: 20_000 }).toBe("table");
  const player = new Player(page, keys, readSituationFromTree, nextArenaMove);
  const areCoresHeard = () => ear.lines.some((line) => /\d+ cores? moves? from /.test(line));
  await player.playUntil(
    ({ main }) =>
      main?.name === "End the attack step" &&
      areCoresHeard() &&
      player.met.has("hand") &&
      player.met.has("board"),
  );
  await concedeByKeys(page, keys);
  await expectAllTold(page, ear);
  const leaks = ear.lines.filter((line) => /^Opponent draws (?!a card\.)/.test(line));
  expect(leaks, "what the opponent draws stays unsaid").toEqual([]);
});

test("Soul Masters by keys and ears: casting, stack responses, a combat and a shield", async ({ page }) => {
  const ear = new LiveRegionRecorder();
  await ear.open(page);
  await withSettings(page, { ...EVERY_WINDOW, verbosity: 3 });
  const keys = new ScreenReaderInput(page);
  await page.goto("/#/play/soul-masters");
  await page.getByRole("heading", { level: 1 }).focus();
  await startByKeys(page, keys, "souls in the dark");
  await expect.poll(async () => (await readSituationFromTree(page)).on, { timeout: 20_000 }).toBe("table");
  const hasAnnounced = (what: RegExp) => () => ear.lines.some((line) => what.test(line));
  const left = new Map([
    ["casting", hasAnnounced(/^You cast /)],
    ["an attack", hasAnnounced(/ attacks /)],
    ["a shield", hasAnnounced(/ shields .+ with /)],
    ["damage", hasAnnounced(/ damage to /)],
  ]);
  const named = new Set<string>();
  const player = new Player(page, keys, readSituationFromTree, nextSoulMove);
  await player.playUntil(
    ({ on }) => on === "result" || (left.size === 0 && named.size > 1),
    async ({ main }) => {
      for (const [what, isHeard] of left) if (isHeard()) left.delete(what);
      const resolving = /^Pass: let (.+) resolve$/.exec(main?.name ?? "")?.[1];
      // The item that would resolve on a pass is on the stack, where a listener can read it.
      if (resolving !== undefined) {
        const stack = [...below(await readTree(page))].find(
          ({ role, name }) => role === "region" && name === "Stack (top resolves first)",
        );
        const [first] = stack === undefined ? [] : [...below(stack)].filter(({ role }) => role === "button");
        expect(first?.name).toContain(resolving);
        named.add(resolving);
      }
      return false;
    },
  );
  expect([...left.keys()], "what was not heard").toEqual([]);
  expect(named.size, "cards that were named as they were let resolve").toBeGreaterThan(1);
  for (const what of ["hand", "board"]) expect(player.met, what).toContain(what);
  const leaks = ear.lines.filter((line) => /^Opponent draws (?!a card\.|\d+ cards\.)/.test(line));
  expect(leaks, "what the opponent draws stays unsaid").toEqual([]);
});

/** Expects focus on the result, and every line of the log to have been announced. */
async function expectAllTold(page: Page, ear: LiveRegionRecorder): Promise<void> {
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByRole("heading", { level: 2 })).toBeFocused();
  const logged = await logLines(page);
  expect(logged.length).toBeGreaterThan(10);
  const missing = () => {
    const spoken = counted(ear.lines);
    return [...counted(logged)].filter(([line, times]) => (spoken.get(line) ?? 0) < times);
  };
  await expect.poll(missing, "every line of the log was spoken").toEqual([]);
  expect(
    ear.lines.some((line) => / wins?: |^Draw: /.test(line)),
    "the end was spoken",
  ).toBe(true);
}

const isToAct = (line: string | undefined) => /^Your (turn|move)\.$/.test(line ?? "");
/** Lines of the log that the results-only level leaves out. */
const SMALL =
  / (draws|discards|looks at) | rolls \d+\.$|: .* [+−]\d+ \(.*\)\.$| (becomes|gains) .* \(.*\)\.$/;

for (const { verbosity, what, isTold, isCalled } of [
  {
    verbosity: 1,
    what: "results and one's own turn, no dice, no draws, no windows",
    isTold: (line: string) => !SMALL.test(line),
    isCalled: (isOwn: boolean) => isOwn,
  },
  {
    verbosity: 2,
    what: "every line of the log and whose move it is, not what may be done",
    isTold: () => true,
    isCalled: () => true,
  },
]) {
  test(`at level ${verbosity} a screen reader announces: ${what}`, async ({ page }) => {
    const ear = new LiveRegionRecorder();
    await ear.open(page);
    await withSettings(page, { ...EVERY_WINDOW, verbosity });
    await setUp(page, { level: "Easy", names: ["Ann", "Bob"], seed: "with one ear" });
    const ownTurns = new Set<boolean>();
    await new Player(page, mouseInput(page)).playUntil(
      ({ main, phase }) => main?.name === "End turn" && Number(/\d+/.exec(phase)?.[0]) > 4,
      async ({ main, phase }) => {
        const isOwn = /^Turn \d+: Ann/.test(phase);
        if (!/^(Pass|End turn)/.test(main?.name ?? "")) return false;
        ownTurns.add(isOwn);
        await expect
          .poll(() => isToAct(ear.told.at(-1)), {
            message: `${main?.name} in ${phase}, ${ear.told.slice(-3)}`,
          })
          .toBe(isCalled(isOwn));
        return false;
      },
    );
    expect([...ownTurns].sort(), "asked in one's own turn and in the other's").toEqual([false, true]);
    // Lines from before the table was there are announced only at a fuller level.
    const later = (lines: readonly string[]) =>
      lines.slice(lines.findIndex((line) => line.endsWith(" begins turn 2.")));
    const log = await logLines(page);
    expect(
      later(log).filter((line) => SMALL.test(line)).length,
      "there are small things to tell",
    ).toBeGreaterThan(2);
    const announced = () => later(ear.told.filter((line) => !isToAct(line)));
    await expect.poll(announced).toEqual(later(log).filter(isTold));
  });
}

function counted(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

interface SavedState {
  readonly cards: readonly { readonly def: string }[];
  readonly zones: readonly {
    readonly key: string;
    readonly owner: number;
    readonly cards: readonly number[];
  }[];
}

/** Names of the cards in a seat's hand and deck, from the saved match. */
async function unseenOf(page: Page, seat: number): Promise<string[]> {
  const id = page.url().split("/").at(-1) ?? "";
  // The page writes the whole match when it may be closed.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect.poll(async () => "since" in Object(await readRow(page, "summaries", id))).toBe(false);
  const { text } = (await readRow(page, "matches", id)) as { text: string };
  const { state } = JSON.parse(text) as { state: SavedState };
  return state.zones
    .filter(({ key, owner }) => owner === seat && (key === "hand" || key === "deck"))
    .flatMap(({ cards }) => cards.map((card) => state.cards[card]?.def ?? ""));
}
