import { beforeEach, expect, test, vi } from "vitest";
import { type Answer, answer, type GameEvent, PASS, viewEvent } from "../../kernel";
import { animationTimeLeft } from "../../store/animation-gate";
import { useMatch } from "../../store/match";
import type { MatchStore } from "../../store/types";
import { createTable } from "../state/create-table";
import { withFrames } from "../testing/frames";
import { facingPair, type Position, position } from "../testing/position";
import type { Pace } from "./pace";
import { createPlayback } from "./playback";
import type { Poses } from "./poses";

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
  const state = (events: readonly GameEvent[]): MatchStore => ({
    ...useMatch.getInitialState(),
    game: at.game,
    view: at.see(seat),
    viewer: seat,
    events,
  });
  let latest = state([]);
  const match = { getState: () => latest, getInitialState: () => latest, subscribe: () => () => {} };
  const table = createTable(at.game, at.see(seat), match);
  const playback = createPlayback({ table, pace: () => pace, poses: () => poses });
  const follow = (events: readonly GameEvent[]) => {
    const before = latest;
    latest = state(events.map((event) => viewEvent(event, seat)));
    playback.follow(latest, before);
  };
  const give = (what: Answer) => {
    const result = answer(at.g, what);
    if (!result.ok) throw new Error(result.why.key);
    return result.events;
  };
  return {
    table: () => table.getState(),
    playing: () => playback.store.getState().playing,
    finish: playback.finish,
    follow,
    /** Carries an action out, with everybody passing in the windows after it. */
    act: (type: string) => {
      const asked = at.g.state.decision?.seat ?? 0;
      const action = at.see(asked).actions.find((one) => one.type === type);
      if (action === undefined) throw new Error(`no ${type}`);
      const events = [...give({ seat: asked, do: "act", action })];
      for (
        let { decision } = at.g.state;
        decision?.kind === "act" && decision.window;
        { decision } = at.g.state
      )
        events.push(...give({ seat: decision.seat, do: "act", action: PASS }));
      follow(events);
      return action.card ?? -1;
    },
    /** The match goes on without a change of the table. */
    ask: () => {
      const before = latest;
      latest = { ...latest, view: latest.view && { ...latest.view, decision: null }, events: [] };
      playback.follow(latest, before);
    },
    latest: () => latest.view,
  };
}

test("a card that is placed is in its place at once, but seen there only when it has come to it", () => {
  const at = position();
  at.pass();
  const seat = at.g.state.turn.seat;
  const { act, table, playing } = followed(at, seat);
  const card = act("place");
  expect(table().view.cards[card]?.zone).not.toBe(-1);
  expect([...table().flying]).toEqual([card]);
  expect(playing()?.flights).toMatchObject([{ card, from: { angle: 0 }, goesOn: false }]);
  expect(animationTimeLeft(false)).toBeGreaterThanOrEqual(400);
  wait(399);
  expect([...table().flying]).toEqual([card]);
  wait(1);
  expect([...table().flying]).toEqual([]);
});

test("a battle is seen in its order: dice, strike, and the loser turned; the table is the last thing's only then", () => {
  const at = facingPair();
  const { act, table, playing, latest } = followed(at, at.g.state.turn.seat);
  const faces = () => table().view.cards.filter(({ zone, face }) => zone >= 0 && face === "down").length;
  const before = faces();
  act("attack");
  expect(playing()?.beat.steps.map((step) => step.do)).toContain("dice");
  expect(faces(), "nobody is turned while dice roll").toBe(before);
  wait(700);
  expect(playing()?.beat.steps.map((step) => step.do)).toContain("strike");
  wait(3000);
  expect(playing()).toBeNull();
  expect(table().view).toBe(latest());
});

test("a press ends everything: the table is as it will be", () => {
  const at = facingPair();
  const { act, table, playing, finish, latest } = followed(at, at.g.state.turn.seat);
  act("attack");
  expect(table().view).not.toBe(latest());
  finish();
  expect(playing()).toBeNull();
  expect(table().view).toBe(latest());
  expect(animationTimeLeft(false)).toBe(0);
  wait(5000);
  expect(playing(), "nothing comes after it").toBeNull();
});

test("an answer that shows nothing cuts nothing short; its question is on the table", () => {
  const at = position();
  at.pass();
  const { act, table, playing, follow, latest } = followed(at, at.g.state.turn.seat);
  act("place");
  const { batch } = playing() ?? {};
  follow([{ type: "pass", rule: "", cause: { kind: "rule" }, seat: 0 }]);
  expect(playing()?.batch).toBe(batch);
  expect(table().view.decision).toBe(latest()?.decision);
  wait(5000);
  expect(table().view).toBe(latest());
});

test("what follows at once is played after it", () => {
  const at = position();
  at.pass();
  const { act, table, playing, latest } = followed(at, at.g.state.turn.seat);
  const card = act("place");
  act("end-turn");
  expect(playing()?.flights.map((flight) => flight.card)).toEqual([card]);
  wait(800);
  expect(playing()?.beat.steps.map((step) => step.do)).toContain("banner");
  wait(5000);
  expect(table().view).toBe(latest());
});

test("a table that nothing leads to is shown at once", () => {
  const at = position();
  at.pass();
  const { act, table, playing, follow, latest } = followed(at, at.g.state.turn.seat);
  act("place");
  // As after something has been taken back: other cards, and no events.
  follow([]);
  expect(playing()).toBeNull();
  expect(table().view).toBe(latest());
});

test("another question about the same cards cuts nothing short", () => {
  const at = position();
  at.pass();
  const { act, playing, ask, table } = followed(at, at.g.state.turn.seat);
  act("place");
  ask();
  expect(playing()).not.toBeNull();
  expect(table().view.decision).toBeNull();
});

test("at speed 0 the table is as it is", () => {
  const at = facingPair();
  const { act, table, playing, latest } = followed(at, at.g.state.turn.seat, { mode: "none", factor: 0 });
  act("attack");
  expect(playing()).toBeNull();
  expect(table().view).toBe(latest());
});
