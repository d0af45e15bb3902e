import { afterEach, expect, test, vi } from "vitest";
import { create } from "zustand";
import { d20Warriors } from "../games/d20-warriors";
import { createGame, type GameEvent, view } from "../kernel";
import { useMatch } from "../store/play/match";
import type { MatchState } from "../store/types";
import { playMatchSounds } from "./match-sounds";
import { requestSound } from "./sound-request";
import { pageSpeaker } from "./speaker";

const turn: GameEvent = { type: "turn", rule: "R 1", cause: { kind: "rule" }, seat: 0, amount: 2 };

afterEach(() => vi.unstubAllGlobals());

function listening({ sound = true, volume = 100, touched = true } = {}) {
  const seats = ["Ann", "Bob"].map((name, i) => ({ name, deck: d20Warriors.deck.starters[i]?.cards ?? [] }));
  const g = createGame(d20Warriors.rules, d20Warriors.setup.config("listen", seats, {}));
  const match = create<MatchState>()(() => ({
    ...useMatch.getInitialState(),
    game: d20Warriors,
    view: view(g, 0),
    viewer: 0,
  }));
  const play = vi.fn();
  const stop = playMatchSounds(match, {
    speaker: { play },
    settings: () => ({ sound, volume }),
    mayPlay: () => touched,
  });
  return { match, play, stop };
}

test("events of the match, the strip and refusals are heard once each", () => {
  const { match, play, stop } = listening();
  match.setState({ events: [turn] });
  match.setState({ thinking: true });
  match.setState({
    reaction: { seat: 1, prompt: { key: "prompt.reaction" }, duration: 1200, limit: null, id: 1 },
  });
  match.setState({
    reaction: { seat: 1, prompt: { key: "prompt.reaction" }, duration: 1200, limit: null, id: 1 },
  });
  match.setState({ refusal: { ok: false, why: { key: "why.not-asked" }, rule: "R 1" } });
  expect(play.mock.calls.map(([sound]) => sound)).toEqual(["turn", "respond", "refuse"]);
  stop();
  match.setState({ events: [turn] });
  expect(play).toHaveBeenCalledTimes(3);
});

test("a sound without an event can be requested by name", () => {
  const { play, stop } = listening();
  requestSound("refuse");
  stop();
  requestSound("refuse");
  expect(play.mock.calls.map(([sound]) => sound)).toEqual(["refuse"]);
});

test("the slider ranges from silent to full volume", () => {
  for (const [volume, gain] of [
    [100, 1],
    [50, 0.25],
  ] as const) {
    const { match, play, stop } = listening({ volume });
    match.setState({ events: [turn] });
    expect(play).toHaveBeenCalledWith("turn", gain, 0);
    stop();
  }
});

test.each([{ sound: false }, { volume: 0 }, { touched: false }])("silent: %o", (options) => {
  const { match, play, stop } = listening(options);
  match.setState({ events: [turn] });
  requestSound("refuse");
  expect(play).not.toHaveBeenCalled();
  stop();
});

test("without audio in the browser the page is silent and nothing breaks", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const rejected = vi.fn();
  process.on("unhandledRejection", rejected);
  pageSpeaker.play("turn", 1, 0);
  // An unhandled rejection is reported after all promises have settled, before the next timer.
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", rejected);
  expect(rejected).not.toHaveBeenCalled();
});

test("with audio every tone of a sound is started on time", async () => {
  const starts: number[] = [];
  class FakeContext {
    readonly currentTime = 5;
    readonly state = "running";
    readonly destination = {};
    createGain = () => ({ gain: { value: 0 }, connect: () => {} });
    createBuffer = () => ({ copyToChannel: () => {} });
    createBufferSource = () => ({ buffer: null, connect: () => {}, start: (at: number) => starts.push(at) });
  }
  vi.stubGlobal("AudioContext", FakeContext);
  pageSpeaker.play("won", 0.5, 0);
  await vi.waitFor(() => expect(starts).toHaveLength(3));
  expect(starts.map((at) => Math.round((at - 5) * 1000))).toEqual([0, 85, 170]);
});
