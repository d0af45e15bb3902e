import { beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand";
import type { Action, Answer, Decision } from "../../kernel";
import { matchCommands, useMatch } from "../../store/play/match";
import type { MatchCommands, MatchState } from "../../store/types";
import { nextFrame, withFrames } from "../testing/frames";
import { position } from "../testing/position";
import { createTable } from "./create-table";

const pick: Decision = {
  kind: "pick",
  seat: 0,
  prompt: { key: "prompt.choose-one", args: { card: "Horn" } },
  rule: "D20 6.3",
  options: [{ value: 1 }, { value: 2 }, { value: 3 }],
  min: 1,
  max: 2,
};
const picks: Answer = { seat: 0, do: "pick", picks: [1] };
const send = vi.fn((_answer: Answer) => ({ ok: true }) as ReturnType<MatchCommands["send"]>);
const act = vi.fn((_action: Action) => ({ ok: true }) as ReturnType<MatchCommands["act"]>);

beforeEach(() => {
  send.mockReset().mockReturnValue({ ok: true });
  act.mockReset().mockReturnValue({ ok: true });
});

/** A table that asks seat 0 this, and its match. */
function tableWith(decision: Decision) {
  const { game, see } = position();
  const view = { ...see(0), decision, actions: [] };
  const match = createStore<MatchState>()(() => ({ ...useMatch.getInitialState(), view, viewer: 0 }));
  const commands = { ...matchCommands, send, act };
  return { match, table: createTable(game, view, { state: match, commands }) };
}

test("an answer to a decision that is no longer open is dropped", () => {
  const { table } = tableWith(pick);
  table.getState().send(picks, { ...pick, options: [{ value: 7 }, { value: 8 }] });
  expect(send).not.toHaveBeenCalled();
  table.getState().send(picks, pick);
  expect(send).toHaveBeenCalledTimes(1);
});

describe("on a visible page", () => {
  withFrames();

  test("an answer sent without its decision belongs to the decision open at that time", () => {
    const { match, table } = tableWith(pick);
    send.mockImplementation(() => {
      match.setState(({ view }) => ({ view: view && { ...view, decision: { ...pick, max: 3 } } }));
      return { ok: true };
    });
    // Twice within one frame.
    table.getState().send(picks);
    table.getState().send(picks);
    nextFrame();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("a card that is played twice within one frame is played once", () => {
    const { match, table } = tableWith(pick);
    const action = { type: "place", card: 3 };
    act.mockImplementation(() => {
      match.setState(({ view }) => ({ view: view && { ...view, decision: { ...pick, max: 3 } } }));
      return { ok: true };
    });
    for (let press = 0; press < 2; press++) {
      table.setState({ gesture: { kind: "choosing", card: 3, actions: [action] } });
      table.getState().input({ kind: "choose", action });
    }
    expect(act).not.toHaveBeenCalled();
    nextFrame();
    expect(act.mock.calls).toEqual([[action]]);
  });

  test("an answer to a match that has been left is dropped", () => {
    const { match, table } = tableWith(pick);
    table.getState().send(picks);
    match.setState({ view: null });
    nextFrame();
    expect(send).not.toHaveBeenCalled();
  });
});

test("anytime actions are not bound to a decision", () => {
  const { table } = tableWith(pick);
  const answer: Answer = { seat: 0, do: "anytime", action: { type: "concede" } };
  table.getState().pick(2);
  table.getState().send(answer, { ...pick, max: 1 });
  expect(send).toHaveBeenCalledWith(answer);
  expect(table.getState().draft.picks).toEqual([2]);
});

test("an equal decision starts over; a refused answer keeps the choice", () => {
  const { table } = tableWith(pick);
  table.getState().pick(1);
  send.mockReturnValueOnce({ ok: false, why: { key: "why.does-not-fit" }, rule: "D20 6.3" });
  table.getState().send(picks);
  expect(table.getState().draft.picks).toEqual([1]);
  table.getState().send(picks);
  expect(table.getState().draft.picks).toEqual([]);
});
