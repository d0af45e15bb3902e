import { describe, expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import { answer, createGame, hashState, replay } from "../../kernel";
import { linkText, readLink } from "../links/link";
import { branchedMatch } from "../replay/branch";
import { makeReplay } from "../replay/open";
import { d20Config, playAtRandom } from "../testing/played";
import { PERSON, testSaves } from "../testing/table";
import { readMatch } from "./read";

const loadGame = async (slug: string): Promise<Game | null> =>
  [d20Warriors, battleCores].find((game) => game.slug === slug) ?? null;

// biome-ignore lint/suspicious/noExplicitAny: a crafted save has any shape
type Crafted = any;

/** The text of a running match of D20 Warriors, after tampering. */
function crafted(change: (match: Crafted) => void = () => undefined): string {
  const { record } = playAtRandom(d20Warriors, d20Config("crafted"), 90);
  const g = createGame(d20Warriors.rules, record.config);
  for (const given of record.answers) answer(g, given);
  const setup = { id: "m", game: "d20-warriors", seats: [PERSON, PERSON], openHands: false };
  const match = { format: 1, setup, record, state: g.state, log: [], seen: [], passing: [], savedAt: 1 };
  const copy = structuredClone(match);
  change(copy);
  return JSON.stringify(copy);
}

/**
 * Makes every card roll this many dice in every direction.
 * @param times modifiers on each card.
 */
function manyDice(amount: number, op = "set", times = 1) {
  return ({ state }: Crafted) => {
    for (const { id, stamp } of state.cards)
      for (const stat of ["n", "ne", "e", "se", "s", "sw", "w", "nw"])
        for (let i = 0; i < times; i++) {
          const modifier = { stat, layer: d20Warriors.rules.values.layers[0], op, amount, until: "turn" };
          state.modifiers.push({
            ...modifier,
            id: ++state.serial,
            card: id,
            stamp,
            source: id,
            sourceDef: "",
          });
        }
  };
}

describe("a position that would keep the page busy forever is rebuilt from the moves", () => {
  test.each<[string, (match: Crafted) => void]>([
    ["a huge value", manyDice(9e15)],
    ["a huge negative value", manyDice(-9e15)],
    ["many values that add up", manyDice(900, "add", 5)],
    ["a counter of a card", (m) => (m.state.cards[0].counters.spent = 9e15)],
    ["a counter of a seat", (m) => (m.state.seats[0].counters.tokens = 9e15)],
    [
      "a decision about more than there is",
      ({ state: { decision }, state }) => {
        const { seat, prompt, rule } = decision;
        state.decision = { seat, prompt, rule, kind: "pick", options: [], min: 9e9, max: 9e9 };
      },
    ],
  ])("%s", async (_, change) => {
    const good = JSON.parse(crafted());
    const found = await readMatch(crafted(change), loadGame);
    expect(found).toMatchObject({ ok: true, repaired: true, notice: { key: "notice.rebuilt" } });
    expect(found.ok && hashState(found.match.state)).toBe(hashState(good.state));
  });

  test("values that the game itself can produce are kept", async () => {
    expect(await readMatch(crafted(manyDice(2)), loadGame)).toMatchObject({ ok: true, repaired: false });
  });
});

describe("a file's position is trusted only if its moves lead there", () => {
  async function taken(text: string) {
    const { saves } = testSaves({ loadGame });
    const imported = await saves.importMatch(text);
    if (!imported.ok) throw new Error(imported.why.key);
    return { imported, match: JSON.parse((await saves.exportMatch(imported.id)) ?? "") };
  }
  const good = JSON.parse(crafted()).state;

  test("imports an untampered match without a notice", async () => {
    const { imported, match } = await taken(crafted());
    expect(imported.ok && imported.notice).toBeNull();
    expect(match.state).toEqual(good);
  });

  test.each<[string, (match: Crafted) => void]>([
    ["other values", manyDice(2)],
    ["another random state", (m) => (m.state.random.a = 1)],
    ["other counters of the game", (m) => (m.state.vars.placements = 5e5)],
  ])("does not trust %s", async (_, change) => {
    const { imported, match } = await taken(crafted(change));
    expect(imported.ok && imported.notice).toEqual({ key: "notice.rebuilt" });
    expect(match.state).toEqual(good);
  });

  test.each(["\u061c", "\u2028", "\u200b", "\u{e0041}"])("refuses a name that hides %j", async (mark) => {
    const { saves } = testSaves({ loadGame });
    const text = crafted((m) => {
      for (const seat of [m.record.config.seats[0], m.state.config.seats[0], m.state.seats[0]])
        seat.name = `Ann${mark}`;
    });
    expect(await readMatch(text, loadGame), "a save of an older version is").toMatchObject({ ok: true });
    expect(await saves.importMatch(text)).toMatchObject({
      ok: false,
      why: { key: "reason.shape", args: { place: "record.config.seats.0.name" } },
    });
  });

  test("rebuilds the log from the moves, whatever the file contains", async () => {
    const event = { type: "roll", rule: "5.6", cause: { kind: "rule" }, seat: 1, amount: 1 };
    const { imported, match } = await taken(crafted((m) => m.log.push({ at: 1, turn: 1, event })));
    expect(imported.ok && imported.notice).toBeNull();
    expect(match.log).toEqual((await taken(crafted())).match.log);
    expect(match.log.length).toBeGreaterThan(1);
  });

  test("resumes a match of older rules from its position", async () => {
    const older = d20Warriors.rules.version - 1;
    const { imported } = await taken(crafted((m) => (m.record.rules = older)));
    expect(imported.ok && imported.notice).toEqual({ key: "notice.rules-changed" });
  });
});

describe("an imported record contains exactly the moves that led to its position", () => {
  async function imported(change: (match: Crafted) => void, text = crafted(change)) {
    const { saves } = testSaves({ loadGame });
    const result = await saves.importMatch(text);
    if (!result.ok) throw new Error(result.why.key);
    const match = JSON.parse((await saves.exportMatch(result.id)) ?? "");
    return { notice: result.notice, match };
  }
  const good = JSON.parse(crafted());
  const illegal = { seat: 0, do: "place", cell: [900, 900] };
  const otherSeat = { seat: 1, do: "confirm", yes: true };

  test.each<[string, Crafted[]]>([
    ["one illegal answer", [illegal]],
    ["several", [illegal, otherSeat, illegal]],
    ["a legal one after an illegal one", [illegal, good.record.answers.at(-1)]],
  ])("cuts off %s at the end, with a message", async (_, surplus) => {
    const { notice, match } = await imported((m) => m.record.answers.push(...surplus));
    const [moves, all] = [90, 90 + surplus.length];
    expect(notice).toEqual({ key: "notice.surplus", args: { moves, all } });
    expect(match.record.answers).toEqual(good.record.answers);
    expect(match.setup.from).toBe(90);
    expect(match.state).toEqual(good.state);
  });

  test("surplus answers of a finished match are cut off", async () => {
    const { record } = playAtRandom(d20Warriors, d20Config("crafted"));
    const all = record.answers.length;
    const { notice, match } = await imported((m) => {
      m.record = { ...record, answers: [...record.answers, illegal] };
      m.state = replay(d20Warriors.rules, record).engine.state;
    });
    expect(notice).toEqual({ key: "notice.surplus", args: { moves: all, all: all + 1 } });
    expect(match.record.answers).toHaveLength(all);
  });

  test("surplus answers of a match of older rules are cut off, too", async () => {
    const older = d20Warriors.rules.version - 1;
    const { notice, match } = await imported((m) => {
      m.record.rules = older;
      m.record.answers.push(illegal);
    });
    expect(notice).toEqual({ key: "notice.surplus", args: { moves: 90, all: 91 } });
    expect(match.record.answers).toHaveLength(90);
  });

  test("recent answers that cannot be carried out are left out, without mention of the quarantine", async () => {
    const { notice, match } = await imported((m) => {
      m.since = { at: 90, answers: [illegal], seen: [], passing: [], savedAt: 1 };
    });
    expect(notice).toEqual({ key: "notice.rebuilt" });
    expect(match.record.answers).toEqual(good.record.answers);
  });

  test.each<[string, (record: Crafted) => void]>([
    ["hashes are missing", (record) => record.hashes.splice(1)],
    ["there are no hashes", (record) => record.hashes.splice(0)],
    ["there are too many hashes", (record) => record.hashes.push("ffff", "eeee")],
    ["it names a change of seed to come", (record) => (record.reseeded = [{ at: 95, seed: "x" }])],
  ])("when %s, the match can be replayed after playing on", async (_, change) => {
    const { match } = await imported(({ record }) => change(record));
    expect(match.record.hashes).toEqual(good.record.hashes);
    expect(match.record.reseeded ?? []).toEqual([]);
  });

  test.each<[string, (record: Crafted) => void]>([
    ["surplus answers", (record) => record.answers.push(illegal, illegal)],
    ["too many hashes", (record) => record.hashes.push("ffff")],
    ["no hashes", (record) => record.hashes.splice(0)],
    ["a change of seed to come", (record) => (record.reseeded = [{ at: 95, seed: "x" }])],
  ])("a link with %s leads to the same match", async (_, change) => {
    const record = structuredClone(good.record);
    change(record);
    const link = await readLink((await linkText({ seats: [PERSON, PERSON], record })) ?? "", loadGame);
    if (!link.ok) throw new Error(link.why.key);
    const { store } = makeReplay(link.source);
    expect(store.commands.recordAt(store.state.getState().length)).toMatchObject({
      answers: good.record.answers,
      hashes: good.record.hashes,
    });
    const branch = branchedMatch(
      {
        game: d20Warriors,
        record: store.commands.recordAt(90),
        seats: [PERSON, PERSON],
        openHands: false,
        passSettings: { level: "acts", stops: [] },
      },
      1,
    );
    expect(branch.record.reseeded ?? []).toEqual([]);
  });
});
