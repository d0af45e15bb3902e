import { describe, expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import { answer, createGame, hashState } from "../../kernel";
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
          const modifier = { stat, layer: d20Warriors.rules.layers[0], op, amount, until: "turn" };
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

describe("a position that would keep the page busy for ever is rebuilt from the moves", () => {
  test.each<[string, (match: Crafted) => void]>([
    ["a value beyond all measure", manyDice(9e15)],
    ["a value below all measure", manyDice(-9e15)],
    ["many values that add up", manyDice(900, "add", 5)],
    ["a counter of a card", (m) => (m.state.cards[0].counters.spent = 9e15)],
    ["a counter of a seat", (m) => (m.state.seats[0].counters.tokens = 9e15)],
    [
      "a question for more than there is",
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

  test("what a game itself may bring about stays", async () => {
    expect(await readMatch(crafted(manyDice(2)), loadGame)).toMatchObject({ ok: true, repaired: false });
  });
});

describe("of a file the position is believed only if its moves lead there", () => {
  async function taken(text: string) {
    const { saves } = testSaves({ loadGame });
    const imported = await saves.importMatch(text);
    if (!imported.ok) throw new Error(imported.why.key);
    return { imported, match: JSON.parse((await saves.exportMatch(imported.id)) ?? "") };
  }
  const good = JSON.parse(crafted()).state;

  test("one that is as it was played comes in without a word", async () => {
    const { imported, match } = await taken(crafted());
    expect(imported.ok && imported.notice).toBeNull();
    expect(match.state).toEqual(good);
  });

  test.each<[string, (match: Crafted) => void]>([
    ["other values", manyDice(2)],
    ["other luck", (m) => (m.state.random.a = 1)],
    ["other counts of the game", (m) => (m.state.vars.placements = 5e5)],
  ])("%s are not taken in", async (_, change) => {
    const { imported, match } = await taken(crafted(change));
    expect(imported.ok && imported.notice).toEqual({ key: "notice.rebuilt" });
    expect(match.state).toEqual(good);
  });

  test.each(["\u061c", "\u2028", "\u200b", "\u{e0041}"])(
    "a name that hides %j is not taken in",
    async (mark) => {
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
    },
  );

  test("its log is that of its moves, whatever the file says", async () => {
    const event = { type: "roll", rule: "5.6", cause: { kind: "rule" }, seat: 1, amount: 1 };
    const { imported, match } = await taken(crafted((m) => m.log.push({ at: 1, turn: 1, event })));
    expect(imported.ok && imported.notice).toBeNull();
    expect(match.log).toEqual((await taken(crafted())).match.log);
    expect(match.log.length).toBeGreaterThan(1);
  });

  test("one of older rules goes on from its position", async () => {
    const older = d20Warriors.rules.version - 1;
    const { imported } = await taken(crafted((m) => (m.record.rules = older)));
    expect(imported.ok && imported.notice).toEqual({ key: "notice.rules-changed" });
  });
});
