import { describe, expect, test, vi } from "vitest";
import { type Decision, NONE, PASS } from "../../kernel";
import type { PassSettings, SeatKind, TableSetup } from "../types";
import { type FlowState, mayBecomePosition, needsCurtain, nextStep } from "./turn-flow";

const person: SeatKind = { kind: "person" };
const opponent: SeatKind = { kind: "opponent", level: "hard" };

const turn = (seat: number): Decision => ({ kind: "act", seat, prompt: { key: "turn" }, rule: "R 1" });
const inWindow = (seat: number, window = "attack"): Decision => ({ ...turn(seat), kind: "act", window });
const pick = (seat: number): Decision => ({
  kind: "pick",
  seat,
  prompt: { key: "pick" },
  rule: "R 1",
  options: [],
  min: 0,
  max: 0,
});

interface Given extends Partial<Omit<FlowState, "passing">> {
  readonly passing?: Readonly<Record<number, PassSettings>>;
}

function at(given: Given): FlowState {
  const { passing = {}, ...rest } = given;
  return {
    decision: turn(0),
    over: false,
    paused: false,
    seats: [person, person],
    openHands: false,
    viewer: 0,
    mustAsk: false,
    isIdle: () => false,
    isQuiet: () => false,
    hasOngoingPass: () => false,
    nextStepAction: () => null,
    ...rest,
    passSettings: (seat) => passing[seat] ?? { level: "every", stops: [] },
  };
}

const passBy = (seat: number) => ({ kind: "answer", answer: { do: "act", seat, action: PASS } });

const every: PassSettings = { level: "every", stops: [] };
const acts: PassSettings = { level: "acts", stops: [] };
const stops: PassSettings = { level: "stops", stops: [] };
const armed: PassSettings = { level: "stops", stops: ["attack"] };

describe("no player is asked", () => {
  test("while the game is over", () => {
    expect(nextStep(at({ over: true }))).toEqual({ kind: "wait" });
  });

  test("during a time-out, and no opponent either", () => {
    expect(nextStep(at({ paused: true, decision: turn(1), seats: [person, opponent] }))).toEqual({
      kind: "wait",
    });
  });

  test("while no decision is open", () => {
    expect(nextStep(at({ decision: null }))).toEqual({ kind: "wait" });
  });
});

test("a scripted opponent is asked at its level", () => {
  expect(nextStep(at({ decision: turn(1), seats: [person, opponent] }))).toEqual({
    kind: "think",
    seat: 1,
    level: "hard",
  });
});

describe("the person on screen", () => {
  test("is asked in their turn, whatever their level", () => {
    expect(nextStep(at({ passing: { 0: stops }, isIdle: () => true }))).toEqual({ kind: "wait" });
  });

  test("at level every is asked in every window", () => {
    expect(nextStep(at({ decision: inWindow(0), passing: { 0: every }, isIdle: () => true }))).toEqual({
      kind: "wait",
    });
  });

  test("at level acts auto-passes when passing is the only action", () => {
    const given = { decision: inWindow(0), passing: { 0: acts }, seats: [person, opponent] };
    expect(nextStep(at({ ...given, isIdle: () => true }))).toEqual(passBy(0));
    expect(nextStep(at({ ...given, isIdle: () => false }))).toEqual({ kind: "wait" });
  });

  test("at level acts is asked on public information only while another person sits beside them", () => {
    const given = { decision: inWindow(0), passing: { 0: acts } };
    for (const isIdle of [() => true, () => false]) {
      expect(nextStep(at({ ...given, isIdle, isQuiet: () => true }))).toEqual(passBy(0));
      expect(nextStep(at({ ...given, isIdle, isQuiet: () => false }))).toEqual({ kind: "wait" });
    }
  });

  test("never auto-passes in a window of their own turn", () => {
    const own: Decision = { ...turn(0), kind: "act", window: "main", own: true };
    const passing = { 0: stops };
    expect(nextStep(at({ decision: own, passing, isIdle: () => true }))).toEqual({ kind: "wait" });
  });

  test("at level stops passes unless a stop is armed for this moment", () => {
    expect(nextStep(at({ decision: inWindow(0), passing: { 0: stops } }))).toEqual(passBy(0));
    expect(nextStep(at({ decision: inWindow(0), passing: { 0: armed } }))).toEqual({ kind: "wait" });
    expect(nextStep(at({ decision: inWindow(0, "dice"), passing: { 0: armed } }))).toEqual(passBy(0));
  });

  test("is asked at an armed stop even without a response", () => {
    const given = at({
      decision: inWindow(0),
      passing: { 0: { level: "acts", stops: ["attack"] } },
      isIdle: () => true,
    });
    expect(nextStep(given)).toEqual({ kind: "wait" });
  });

  test("is asked after the curtain was lifted for the decision, whatever the level", () => {
    expect(nextStep(at({ decision: inWindow(0), passing: { 0: stops }, mustAsk: true }))).toEqual({
      kind: "wait",
    });
  });
});

describe("a seat that passes until something happens", () => {
  const waits = (seat: number) => seat === 0;
  const toEnd = () => ({ type: "to-end" });

  test("passes in windows at any level, but not at an armed stop, and not after the curtain was lifted", () => {
    for (const passing of [every, acts, stops])
      expect(nextStep(at({ decision: inWindow(0), passing: { 0: passing }, hasOngoingPass: waits }))).toEqual(
        passBy(0),
      );
    expect(nextStep(at({ decision: inWindow(0), passing: { 0: armed }, hasOngoingPass: waits }))).toEqual({
      kind: "wait",
    });
    expect(nextStep(at({ decision: inWindow(0), hasOngoingPass: waits, mustAsk: true }))).toEqual({
      kind: "wait",
    });
  });

  test("is asked in its turn and at every other decision", () => {
    expect(nextStep(at({ hasOngoingPass: waits }))).toEqual({ kind: "wait" });
    expect(nextStep(at({ decision: pick(0), hasOngoingPass: waits }))).toEqual({ kind: "wait" });
  });

  test("passes without a strip while its cards are hidden", () => {
    expect(nextStep(at({ decision: inWindow(0), viewer: 1, hasOngoingPass: waits }))).toEqual(passBy(0));
  });

  test("goes on through the steps of a turn that it ends", () => {
    expect(nextStep(at({ nextStepAction: toEnd }))).toEqual({
      kind: "answer",
      answer: { do: "act", seat: 0, action: { type: "to-end" } },
    });
    expect(nextStep(at({ nextStepAction: toEnd, mustAsk: true }))).toEqual({ kind: "wait" });
    expect(nextStep(at({ nextStepAction: toEnd, viewer: 1 }))).toEqual({ kind: "curtain", seat: 0 });
  });

  test("is asked in a window of that turn in which a response counts", () => {
    const given = {
      nextStepAction: toEnd,
      decision: inWindow(0),
      passing: { 0: acts },
      seats: [person, opponent],
    };
    expect(nextStep(at({ ...given, isIdle: () => false }))).toEqual({ kind: "wait" });
    expect(nextStep(at({ ...given, isIdle: () => true }))).toEqual(passBy(0));
  });
});

describe("another person at this screen", () => {
  test.each(["every", "acts"] as const)("at level %s gets the neutral strip in a window", (level) => {
    const given = at({ decision: inWindow(1), passing: { 1: { level, stops: [] } } });
    expect(nextStep(given)).toEqual({ kind: "strip", seat: 1 });
  });

  test("at level acts passes when by public information no response counts, but at level every does not", () => {
    const quiet = (level: "acts" | "every") =>
      at({ decision: inWindow(1), isQuiet: () => true, passing: { 1: { level, stops: [] } } });
    expect(nextStep(quiet("acts"))).toEqual(passBy(1));
    expect(nextStep(quiet("every"))).toEqual({ kind: "strip", seat: 1 });
  });

  test("at an armed stop is asked however quiet the window is", () => {
    const given = at({
      decision: inWindow(1),
      isQuiet: () => true,
      passing: { 1: { level: "acts", stops: ["attack"] } },
    });
    expect(nextStep(given)).toEqual({ kind: "curtain", seat: 1 });
  });

  test("at level stops passes without a strip", () => {
    expect(nextStep(at({ decision: inWindow(1), passing: { 1: stops } }))).toEqual(passBy(1));
  });

  test("with an armed stop gets the curtain at once", () => {
    expect(nextStep(at({ decision: inWindow(1), passing: { 1: armed } }))).toEqual({
      kind: "curtain",
      seat: 1,
    });
  });

  test("gets the curtain in their turn and for every decision outside a window", () => {
    expect(nextStep(at({ decision: turn(1), passing: { 1: stops } }))).toEqual({ kind: "curtain", seat: 1 });
    expect(nextStep(at({ decision: pick(1) }))).toEqual({ kind: "curtain", seat: 1 });
  });

  test("gets the curtain when no view is on screen", () => {
    expect(nextStep(at({ decision: inWindow(1), viewer: NONE }))).toEqual({ kind: "curtain", seat: 1 });
  });

  test("is asked in a way that never depends on any player's cards", () => {
    for (const passing of [every, acts, stops, armed]) {
      for (const viewer of [0, 1]) {
        for (const decision of [inWindow(1), inWindow(1, "turn-end"), turn(1), pick(1)]) {
          const isIdle = vi.fn(() => true);
          nextStep(at({ decision, viewer, passing: { 1: passing }, isIdle }));
          expect(isIdle).not.toHaveBeenCalled();
        }
      }
    }
  });
});

describe("without a curtain", () => {
  test("with open hands the screen switches to the asked seat", () => {
    expect(nextStep(at({ decision: turn(1), openHands: true }))).toEqual({ kind: "show", seat: 1 });
  });

  test("with open hands, levels count for every seat as for the one on screen", () => {
    const given = { decision: inWindow(1), openHands: true, passing: { 1: acts } };
    expect(nextStep(at({ ...given, isIdle: () => true }))).toEqual(passBy(1));
    expect(nextStep(at({ ...given, isIdle: () => false }))).toEqual({ kind: "show", seat: 1 });
  });

  test("a person who plays alone gets the screen", () => {
    expect(nextStep(at({ viewer: NONE, seats: [person, opponent] }))).toEqual({ kind: "show", seat: 0 });
  });

  test("only two people with hidden hands need a curtain", () => {
    expect(needsCurtain([person, person], false)).toBe(true);
    expect(needsCurtain([person, person], true)).toBe(false);
    expect(needsCurtain([person, opponent], false)).toBe(false);
  });
});

test("what is on screen may become a position unless it hides another person's cards, or a guide leads it", () => {
  const setup = (seats: TableSetup["seats"], more: Partial<TableSetup> = {}): TableSetup => ({
    id: "m1",
    game: "lanterns",
    seats,
    openHands: false,
    ...more,
  });
  expect(mayBecomePosition(setup([person, opponent]))).toBe(true);
  expect(mayBecomePosition(setup([person, person], { openHands: true }))).toBe(true);
  expect(mayBecomePosition(setup([person, person]))).toBe(false);
  expect(mayBecomePosition(setup([person, opponent], { guided: true }))).toBe(false);
});
