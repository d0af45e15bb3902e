import { beforeEach, expect, test, vi } from "vitest";
import { create } from "zustand";
import {
  type Answer,
  answer,
  type Engine,
  everyAction,
  PASS,
  type Result,
  view,
  viewEvent,
} from "../../kernel";
import { matchCommands, useMatch } from "../../store/play/match";
import { createPacer } from "../../store/play/pacer";
import { viewsAfter } from "../../store/play/screen-view";
import type { MatchState } from "../../store/types";
import type { Pace } from "../motion/pace";
import type { Poses } from "../motion/poses";
import { dealBeat, IMPACT } from "../motion/timeline";
import { TIMES } from "../motion/times";
import { createTable } from "../state/create-table";
import { withFrames } from "../testing/frames";
import { facingPair, type Position, position } from "../testing/position";
import { createPlayback } from "./playback";

withFrames();

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

const poses: Poses = {
  of: ({ place }) => ({ x: place.zone * 100, y: 0, scale: 1, angle: 0 }),
  middle: () => ({ x: 0, y: 0, scale: 1.7, angle: 0 }),
};

function wait(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}

/** The table of a seat that follows a match as it is played. */
function followed(at: Position, seat: number, pace: Pace = { mode: "full", factor: 1 }) {
  at.g.trace = [];
  const match = create<MatchState>()(() => ({
    ...useMatch.getInitialState(),
    game: at.game,
    view: at.see(seat),
    viewer: seat,
  }));
  const pacer = createPacer();
  vi.spyOn(pacer, "show");
  vi.spyOn(pacer, "finish");
  const table = createTable(at.game, at.see(seat), { state: match, commands: matchCommands });
  const playback = createPlayback({ state: match, pacer }, table, () => pace);
  playback.lay(() => poses);
  playback.start();
  const shown = () => table.getState();
  const follow = (results: readonly Extract<Result, { ok: true }>[]) => {
    const events = results.flatMap((one) => one.events);
    const states = results.flatMap((one) => one.states);
    const look = (g: Engine) => view(g, seat);
    match.setState({
      view: at.see(seat),
      events: events.map((event) => viewEvent(event, seat)),
      viewAfter: viewsAfter(at.g, states, look),
    });
  };
  const give = (what: Answer) => {
    const result = answer(at.g, what);
    if (!result.ok) throw new Error(result.why.key);
    return result;
  };
  return {
    pacer,
    shown,
    flying: () => table.getState().moving?.flights.map(({ card }) => card) ?? [],
    moving: () => table.getState().moving,
    told: (listen: (types: readonly string[]) => void) =>
      table.subscribe(({ match: now }, { match: before }) => {
        if (now.events !== before.events) listen(now.events.map(({ type }) => type));
      }),
    finish: playback.finish,
    play: playback.play,
    follow,
    match,
    /** Carries out an action, and passes for each player in the windows after it. */
    act: (type: string) => {
      const seat = at.g.state.decision?.seat ?? 0;
      const action = everyAction(at.see(seat).actions).find((one) => one.type === type);
      if (action === undefined) throw new Error(`no ${type}`);
      const results = [give({ seat, do: "act", action })];
      for (
        let { decision } = at.g.state;
        decision?.kind === "act" && decision.window;
        { decision } = at.g.state
      )
        results.push(give({ seat: decision.seat, do: "act", action: PASS }));
      follow(results);
      return action.card ?? -1;
    },
    /** Changes the match without changing the table. */
    ask: () => match.setState((now) => ({ view: now.view && { ...now.view, decision: null } })),
    latest: () => match.getState().view,
  };
}

test("a placed card is in its place at once, but becomes visible there only when its flight arrives", () => {
  const at = position();
  at.pass();
  const { act, shown, flying, moving, pacer } = followed(at, at.g.state.turn.seat);
  const card = act("place");
  expect(shown().view.cards[card]?.zone).not.toBe(-1);
  expect(flying()).toEqual([card]);
  expect(moving()?.flights).toMatchObject([{ card, from: { angle: 0 }, goesOn: false }]);
  expect(vi.mocked(pacer.show).mock.calls[0]?.[0]).toBeGreaterThanOrEqual(400);
  wait(399);
  expect(flying()).toEqual([card]);
  wait(1);
  expect(flying()).toEqual([]);
});

test("a battle is shown and announced in order; nothing is revealed or asked before it is seen", () => {
  const at = facingPair();
  const { act, shown, moving, latest, told } = followed(at, at.g.state.turn.seat);
  const announced: string[] = [];
  told((types) => announced.push(...types));
  const faces = () => shown().view.cards.filter(({ zone, face }) => zone >= 0 && face === "down").length;
  const kind = () => moving()?.beat.steps[0]?.kind;
  const sides = () => at.game.status.contest(shown().view)?.sides ?? [];
  const before = faces();
  act("attack");
  expect(kind()).toBe("aim");
  expect(sides().flatMap(({ dice }) => dice)).toEqual([]);
  wait(TIMES.aim);
  expect(kind()).toBe("dice");
  expect(announced).toContain("attack");
  expect(announced).not.toContain("roll");
  expect(sides().flatMap(({ dice }) => dice)).not.toEqual([]);
  wait(TIMES.dice);
  expect(kind()).toBe("sum");
  expect(announced).not.toContain("roll");
  expect(sides().map(({ won }) => won)).toEqual([null, null]);
  wait(TIMES.sum);
  expect(kind()).toBe("verdict");
  expect(announced).toContain("roll");
  expect(announced).not.toContain("win");
  expect(sides().map(({ won }) => won)).toContain(true);
  wait(TIMES.verdict);
  expect(kind()).toBe("strike");
  expect(announced).toContain("win");
  wait(IMPACT);
  expect(kind()).toBe("flip");
  expect(announced).not.toContain("flip-down");
  expect(faces(), "nobody is turned before the strike has been seen").toBe(before);
  expect(shown().view.decision).toBeNull();
  wait(5000);
  expect(announced).toContain("flip-down");
  expect(moving()).toBeNull();
  expect(shown().view).toBe(latest());
});

test("a press ends all motion: the table shows the final state, and everything is announced", () => {
  const at = facingPair();
  const { act, shown, moving, finish, latest, told, pacer } = followed(at, at.g.state.turn.seat);
  const announced: string[] = [];
  told((types) => announced.push(...types));
  act("attack");
  expect(shown().view).not.toBe(latest());
  finish();
  expect(moving()).toBeNull();
  expect(shown().view).toBe(latest());
  expect(announced).toEqual(expect.arrayContaining(["attack", "roll", "dice", "win", "flip-down"]));
  expect(pacer.finish).toHaveBeenCalled();
  const all = announced.length;
  wait(5000);
  expect(moving(), "nothing comes after it").toBeNull();
  expect(announced).toHaveLength(all);
});

test("an answer that shows nothing cuts no motion short; its prompt comes after the running motion", () => {
  const at = position();
  at.pass();
  const { act, shown, moving, follow, latest } = followed(at, at.g.state.turn.seat);
  act("place");
  const { batch } = moving() ?? {};
  follow([{ ok: true, events: [{ type: "pass", rule: "", cause: { kind: "rule" }, seat: 0 }], states: [] }]);
  expect(moving()?.batch).toBe(batch);
  wait(5000);
  expect(shown().view).toBe(latest());
});

test("an answer that follows at once is played afterwards", () => {
  const at = position();
  at.pass();
  const { act, shown, flying, moving, latest } = followed(at, at.g.state.turn.seat);
  const card = act("place");
  act("end-turn");
  expect(flying()).toEqual([card]);
  wait(600);
  expect(moving()?.beat.steps.map((step) => step.kind)).toContain("banner");
  wait(5000);
  expect(shown().view).toBe(latest());
});

test("of several answers that follow at once, none is cut short", () => {
  const at = position();
  at.pass();
  const { act, flying, shown, latest } = followed(at, at.g.state.turn.seat);
  const card = act("place");
  for (let turn = 0; turn < 4; turn++) act("end-turn");
  expect(flying()).toEqual([card]);
  wait(20_000);
  expect(shown().view).toBe(latest());
});

test("a table that no event leads to is shown at once, and pending events are not announced", () => {
  const at = position();
  at.pass();
  const { act, shown, moving, follow, latest, told } = followed(at, at.g.state.turn.seat);
  const announced: string[] = [];
  told((types) => announced.push(...types));
  act("place");
  // As after a takeback: other cards, and no events.
  follow([]);
  expect(moving()).toBeNull();
  expect(shown().view).toBe(latest());
  expect(announced).not.toContain("place");
});

test("Another decision about the same cards cuts no motion short.", () => {
  const at = position();
  at.pass();
  const { act, moving, ask, shown } = followed(at, at.g.state.turn.seat);
  act("place");
  ask();
  expect(moving()).not.toBeNull();
  wait(5000);
  expect(shown().view.decision).toBeNull();
});

test("at speed 0 the table shows the match as it is", () => {
  const at = facingPair();
  const { act, shown, moving, latest } = followed(at, at.g.state.turn.seat, { mode: "none", factor: 0 });
  act("attack");
  expect(moving()).toBeNull();
  expect(shown().view).toBe(latest());
});

test("with reduced motion a dealt hand fades in instead of moving", () => {
  const table = followed(position(), 0, { mode: "fades", factor: 1 });
  table.play(dealBeat([1, 2]));
  expect(table.moving()?.beat.steps).toEqual([
    { kind: "fade", card: 1, at: 0, ms: TIMES.fade },
    { kind: "fade", card: 2, at: 0, ms: TIMES.fade },
  ]);
});
