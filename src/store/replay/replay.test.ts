import { describe, expect, test } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import { hashPlain, hashState, NONE, replay, type View } from "../../kernel";
import { linkText, readLink } from "../links/link";
import { readFile, readMatch } from "../saving/read";
import { textOf } from "../saving/summary";
import { DEFAULT_SETTINGS } from "../settings/settings";
import { d20Config, playAtRandom } from "../testing/played";
import { OPPONENT, PERSON, testSaves } from "../testing/table";
import type { SeatKind, TableSetup } from "../types";
import { branchedMatch, saveBranch } from "./branch";
import { createReplay, type ReplaySource } from "./create";
import { replayPerspectives } from "./perspective";
import { createTimeline } from "./timeline";

const loadGame = async (slug: string) => (slug === "d20-warriors" ? d20Warriors : null);
const { record, hashes } = playAtRandom(d20Warriors, d20Config("a match to remember"));
const LAST = record.answers.length;

const setupOf = (...seats: SeatKind[]): TableSetup => ({
  id: "m1",
  game: "d20-warriors",
  seats,
  openHands: false,
});
const source = (more: Partial<ReplaySource> = {}): ReplaySource => ({
  game: d20Warriors,
  setup: setupOf(PERSON, OPPONENT),
  record,
  over: true,
  ...more,
});

describe("a replay timeline", () => {
  test.each([false, true])("shows every frame as it was when it was played (draft: %s)", (draft) => {
    const played = playAtRandom(d20Warriors, d20Config("every moment", draft));
    const timeline = createTimeline(d20Warriors, played.record);
    expect(timeline.divergesAt).toBeNull();
    expect(timeline.record).toEqual(played.record);
    played.hashes.forEach((hash, at) => {
      expect(hashState(timeline.frameAt(at).g.state)).toBe(hash);
    });
  });

  test("marks each battle once, when its attack has been declared", () => {
    const timeline = createTimeline(d20Warriors, record);
    const attacks = record.answers.flatMap((given, i) =>
      given.do === "act" && given.action.type === "attack" ? [i + 1] : [],
    );
    expect(attacks.length).toBeGreaterThan(3);
    expect(timeline.battles).toEqual(attacks);
  });

  test("stops at every decision, and at a pass only when it showed something", () => {
    const timeline = createTimeline(d20Warriors, record);
    expect(timeline.stops[0]).toBe(0);
    expect(timeline.stops.at(-1)).toBe(LAST);
    const skipped = record.answers.map((_, i) => i + 1).filter((at) => !timeline.stops.includes(at));
    expect(skipped.length).toBeGreaterThan(0);
    for (const at of skipped) {
      expect(record.answers[at - 1]).toMatchObject({ do: "act", action: { type: "pass" } });
      expect(timeline.loggedAt(at)).toBe(timeline.loggedAt(at - 1));
    }
  });

  test("shows what happened on the way to the next stop", () => {
    const timeline = createTimeline(d20Warriors, record);
    const [before = 0, after = 0] = timeline.stops.flatMap((at, i) => {
      const next = timeline.stops[i + 1] ?? at;
      return next > at + 1 ? [at, next] : [];
    });
    timeline.frameAt(before);
    const { g, events, states } = timeline.frameAt(after);
    expect(hashState(g.state)).toBe(hashes[after]);
    expect(events.length).toBeGreaterThan(0);
    expect(states).toHaveLength(events.length);
    expect(hashState(timeline.frameAt(before).g.state)).toBe(hashes[before]);
  });

  test("reads frames in any order", () => {
    const timeline = createTimeline(d20Warriors, record);
    for (const at of [LAST, 0, 21, 19, 20, 41, 40, 3, 4, 5, LAST - 1, LAST, 39, 38, LAST, 1]) {
      expect(hashState(timeline.frameAt(at).g.state)).toBe(hashes[at]);
    }
  });

  test("clamps a frame that is out of range", () => {
    const timeline = createTimeline(d20Warriors, record);
    expect(hashState(timeline.frameAt(LAST + 9).g.state)).toBe(hashes[LAST]);
    expect(hashState(timeline.frameAt(-3).g.state)).toBe(hashes[0]);
  });

  test("reports only the events of the step from the previous frame", () => {
    const timeline = createTimeline(d20Warriors, record);
    for (let at = 1; at <= LAST; at++) {
      const { events } = timeline.frameAt(at);
      if (timeline.loggedAt(at) > timeline.loggedAt(at - 1)) expect(events.length).toBeGreaterThan(0);
    }
    expect(timeline.frameAt(LAST).events).toEqual([]);
    expect(timeline.frameAt(30).events).toEqual([]);
    expect(timeline.frameAt(29).events).toEqual([]);
  });

  test("knows where turns begin, and how long the log was at each point", () => {
    const timeline = createTimeline(d20Warriors, record);
    expect(timeline.turns.length).toBeGreaterThan(3);
    for (const { turn, seat, at } of timeline.turns) {
      expect(timeline.frameAt(at).g.state.turn).toMatchObject({ number: turn, seat });
      if (at > 0) expect(timeline.frameAt(at - 1).g.state.turn.number).not.toBe(turn);
    }
    expect(timeline.loggedAt(LAST)).toBe(timeline.logged.length);
    timeline.logged.forEach(({ at }, i) => {
      expect(timeline.loggedAt(at)).toBeGreaterThan(i);
      if (at > 0) expect(timeline.loggedAt(at - 1)).toBeLessThanOrEqual(i);
    });
  });

  test("replays a record with an illegal answer up to that answer", () => {
    const answers = record.answers.map((given, i) =>
      i === 33 ? { seat: 0, do: "name" as const, name: "nonsense" } : given,
    );
    const timeline = createTimeline(d20Warriors, { ...record, answers });
    expect(timeline.divergesAt).toBe(33);
    expect(timeline.divergesAt).toBe(replay(d20Warriors.rules, { ...record, answers }).divergesAt);
    expect(hashState(timeline.frameAt(LAST).g.state)).toBe(hashes[33]);
  });

  test("replays a record with a wrong hash up to that point", () => {
    const timeline = createTimeline(d20Warriors, {
      ...record,
      hashes: record.hashes.map((h, i) => (i === 1 ? "x" : h)),
    });
    expect(timeline.divergesAt).toBe(39);
    expect(timeline.record.answers).toHaveLength(39);
  });
});

describe("a replay on the table", () => {
  test("offers no playable action", () => {
    const { state, commands } = createReplay(source());
    for (let at = 0; at <= LAST; at++) {
      commands.goTo(at);
      const { view } = state.getState();
      expect(view).toMatchObject({ actions: [], anytime: [] });
      expect(view?.decision?.kind ?? "act").toBe("act");
    }
    const before = state.getState().view;
    expect(commands.judge({ type: "end" })).toMatchObject({ ok: false, why: { key: "why.replay" } });
    expect(state.getState().noUndo).not.toBeNull();
    expect(state.getState().view).toBe(before);
  });

  test("updates the log forwards and backwards", () => {
    const { state, commands } = createReplay(source());
    const at = (n: number) => {
      commands.goTo(n);
      return state.getState().log;
    };
    const whole = at(LAST);
    const half = at(Math.floor(LAST / 2));
    expect(half.length).toBeGreaterThan(0);
    expect(half.length).toBeLessThan(whole.length);
    expect(whole.slice(0, half.length)).toEqual(half);
    expect(at(LAST)).toEqual(whole);
  });

  test("goes from turn to turn and stops at both ends", () => {
    const { state, commands } = createReplay(source());
    const ats = state.getState().turns.map((turn) => turn.at);
    commands.goToTurn(1);
    expect(state.getState().at).toBe(ats.find((at) => at > 0));
    commands.goToTurn(-1);
    expect(state.getState().at).toBe(0);
    commands.goToTurn(-1);
    expect(state.getState().at).toBe(0);
    for (let i = 0; i < ats.length + 2; i++) commands.goToTurn(1);
    expect(state.getState().at).toBe(LAST);
  });

  test("plays to the end, and again from the beginning", () => {
    const { state, commands } = createReplay(source(), LAST - 2);
    commands.play(true);
    commands.goTo(state.getState().at + 1);
    expect(state.getState()).toMatchObject({ at: LAST - 1, playing: true });
    commands.goTo(state.getState().at + 1);
    expect(state.getState()).toMatchObject({ at: LAST, playing: false });
    commands.play(true);
    expect(state.getState()).toMatchObject({ at: 0, playing: true });
  });

  test("a partial record equals the record at that point of the match", () => {
    const partial = createReplay(source()).commands.recordAt(45);
    expect(partial.answers).toEqual(record.answers.slice(0, 45));
    expect(partial.hashes).toEqual(record.hashes.slice(0, 2));
  });
});

describe("replay perspectives", () => {
  test("a finished match is open, and can be seen from every seat", () => {
    const perspectives = replayPerspectives(setupOf(PERSON, OPPONENT), true);
    expect(perspectives.map(({ seat, open }) => [seat, open])).toEqual([
      [0, true],
      [0, false],
      [1, false],
    ]);
  });

  test("a running match against an opponent shows only the person's own seat", () => {
    expect(replayPerspectives(setupOf(OPPONENT, PERSON), false)).toEqual([
      { seat: 1, open: false, curtain: false },
    ]);
  });

  test("a running match between two people shows no hand until the curtain is lifted", () => {
    const { state, commands } = createReplay(
      source({ setup: setupOf(PERSON, PERSON), over: false }),
      LAST - 5,
    );
    expect(state.getState()).toMatchObject({ viewer: NONE, curtain: null });
    expect(handsSeen(state.getState().view)).toEqual([]);
    const [, first, second] = state.getState().perspectives;
    if (first === undefined || second === undefined) throw new Error("two perspectives expected");
    commands.setPerspective(first);
    expect(state.getState()).toMatchObject({ viewer: NONE, curtain: { to: 0 } });
    expect(handsSeen(state.getState().view)).toEqual([]);
    commands.liftCurtain();
    expect(state.getState()).toMatchObject({ viewer: 0, curtain: null });
    for (let at = 0; at <= LAST; at++) {
      commands.goTo(at);
      expect(handsSeen(state.getState().view)).not.toContain(1);
    }
    commands.setPerspective(second);
    expect(state.getState()).toMatchObject({ viewer: NONE, curtain: { to: 1 } });
    commands.liftCurtain();
    expect(handsSeen(state.getState().view)).not.toContain(0);
  });
});

/** Seats whose hands have an identifiable card. */
function handsSeen(view: View | null): number[] {
  const hands = view?.zones.filter((zone) => zone.key === "hand") ?? [];
  return hands
    .filter((zone) => zone.cards.some((id) => (view?.cards[id]?.def ?? "") !== ""))
    .map((z) => z.owner);
}

describe("playing on from a frame", () => {
  const branch = (at: number, seats: readonly SeatKind[] = [OPPONENT, PERSON]) => ({
    game: d20Warriors,
    record: createReplay(source()).commands.recordAt(at),
    seats,
    openHands: false,
    passSettings: DEFAULT_SETTINGS.passing,
  });

  test.each([0, 1, 20, 47, LAST - 1])("creates a match that can be read and replayed (%i)", async (at) => {
    const match = branchedMatch(branch(at), 1000);
    expect(match.setup).toMatchObject({ seats: [OPPONENT, PERSON], from: at });
    expect(hashState(match.state)).toBe(hashes[at]);
    const found = await readMatch(textOf(match), loadGame);
    expect(found).toMatchObject({ ok: true, notice: null, repaired: false });
    const again = replay(d20Warriors.rules, match.record);
    expect(again.divergesAt).toBeNull();
    expect(hashState(again.engine.state)).toBe(hashes[at]);
  });

  test("a branch of a match that several people still play reveals nothing of its future", async () => {
    const at = 40;
    const match = branchedMatch({ ...branch(at, [PERSON, PERSON]), reseed: true }, 1000);
    expect(match.record.reseeded).toEqual([{ at, seed: expect.stringMatching(/^\w{32}$/) }]);
    expect(match.state.random).not.toEqual(replay(d20Warriors.rules, record, at).engine.state.random);
    const same = { ...match.record, answers: record.answers.slice(0, LAST), hashes: record.hashes };
    const { engine, divergesAt } = replay(d20Warriors.rules, same);
    expect(divergesAt === null).toBe(false);
    expect(hashState(engine.state) === hashes[LAST]).toBe(false);
  });

  test("a branch with a new seed can be read, replayed, branched again, saved as a file and sent as a link", async () => {
    const first = branchedMatch({ ...branch(40, [PERSON, PERSON]), reseed: true }, 1000);
    const again = { ...branch(40), record: first.record, reseed: true };
    const match = branchedMatch(again, 1000);
    expect(match.record.reseeded?.map(({ at }) => at)).toEqual([40, 40]);
    for (const one of [first, match]) {
      for (const read of [readMatch, readFile]) {
        const found = await read(textOf(one), loadGame);
        expect(found).toMatchObject({ ok: true, notice: null, repaired: false });
        expect(found.ok && hashState(found.match.state)).toBe(hashState(one.state));
      }
      const timeline = createTimeline(d20Warriors, one.record);
      expect(timeline.divergesAt).toBeNull();
      expect(hashState(timeline.frameAt(40).g.state)).toBe(hashState(one.state));
      expect(hashState(timeline.frameAt(39).g.state)).toBe(hashes[39]);
      const link = await readLink(
        (await linkText({ seats: [PERSON, PERSON], record: one.record })) ?? "",
        loadGame,
      );
      expect(link.ok && link.source.record).toEqual(one.record);
    }
    const earlier = createReplay({ ...source(), record: match.record }).commands.recordAt(39);
    expect(earlier.reseeded).toEqual([]);
  });

  test("a finished match cannot be played on from its end", () => {
    expect(() => branchedMatch(branch(LAST), 1000)).toThrow(RangeError);
  });

  test("the branch is saved under its own id, and continues as its source did", async () => {
    const { saves } = testSaves({ loadGame });
    const id = await saveBranch(saves, branch(47));
    const loaded = await saves.load(id);
    expect(loaded?.match.setup).toMatchObject({ id, from: 47 });
    expect(loaded?.match.record.config).toEqual(record.config);
    expect(hashPlain(loaded?.match.record.answers ?? [])).toBe(hashPlain(record.answers.slice(0, 47)));
    const whole = {
      ...record,
      answers: [...(loaded?.match.record.answers ?? []), ...record.answers.slice(47)],
    };
    expect(hashState(replay(d20Warriors.rules, whole).engine.state)).toBe(hashes[LAST]);
  });
});

test("a step leads to the next stop, or to the next pass if passes are shown", () => {
  const { state, commands } = createReplay(source());
  const { stops } = createTimeline(d20Warriors, record);
  const now = () => state.getState();
  const seen = [now().at];
  while (now().at < LAST) {
    commands.step(1);
    seen.push(now().at);
  }
  expect(seen).toEqual(stops);
  while (now().at > 0) {
    commands.step(-1);
    seen.pop();
    expect(now().at).toBe(seen.at(-1));
  }
  commands.setShowsPasses(true);
  const skipped = record.answers.map((_, i) => i + 1).find((at) => !stops.includes(at)) ?? 0;
  commands.goTo(skipped - 1);
  commands.step(1);
  expect(now().at).toBe(skipped);
  commands.step(-1);
  expect(now().at).toBe(skipped - 1);
});

describe("what is on the table", () => {
  test("is shown whole in a replay without secrets", () => {
    const store = createReplay(source(), LAST - 1);
    const state = store.commands.openState();
    expect(state?.cards.filter(({ def }) => def === "")).toEqual([]);
    expect(state?.cards.length).toBeGreaterThan(0);
  });

  test("is what the perspective sees while the match is played", () => {
    const store = createReplay(source({ over: false }), LAST - 1);
    expect(store.commands.openState()).toBe(store.state.getState().view);
  });
});
