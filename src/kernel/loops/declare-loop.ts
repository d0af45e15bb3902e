import { canAnswer } from "../decisions/can-answer";
import type { Answer } from "../decisions/decision";
import { askAmount } from "../flow/asking";
import { jump, procedure, step } from "../flow/procedure";
import type { Engine } from "../rules";
import type { Seat } from "../state/ids";
import type { LoopAnswer, LoopState } from "../state/state";
import { isPositionIndependent } from "./forbidden";

/** Maximum number of declared repetitions, and of answers they may take. */
const MAX_NUMBER = 99;
const MAX_ANSWERS = 1000;

export interface LoopLocals {
  readonly seats: readonly Seat[];
  readonly laps: readonly LoopAnswer[];
  /** The numbers declared so far, in the order of `seats`. */
  numbers: readonly number[];
}

/**
 * Index at which this seat could leave the loop: at its first optional action, otherwise at its first optional pass or
 * choice.
 */
function exitOf(laps: readonly LoopAnswer[], seat: Seat): number {
  const isOwn = (lap: LoopAnswer) => lap.free && lap.answer.seat === seat;
  const action = laps.findIndex((lap) => isOwn(lap) && isPositionIndependent(lap.answer));
  return action >= 0 ? action : laps.findIndex(isOwn);
}

/**
 * The answers to play once all have declared: the loop repeats the lowest number of times, up to where that seat can
 * end it. After that no seat may continue it, or restart it while the cards are in the same zones.
 */
function declared(laps: readonly LoopAnswer[], seats: readonly Seat[], numbers: readonly number[]) {
  const times = Math.min(...numbers);
  const ender = seats[numbers.indexOf(times)] ?? 0;
  const whole = Array.from({ length: times }, () => laps).flat();
  const forward = [...whole, ...laps.slice(0, exitOf(laps, ender))].map((lap) => lap.answer);
  const answers = seats.flatMap((seat) => laps[exitOf(laps, seat)] ?? []);
  const barred: NonNullable<LoopState["barred"]> = {
    areas: [...new Set(laps.map((lap) => lap.areas))],
    answers: answers.map(({ free: _free, ...one }) => one),
  };
  return { forward, barred };
}

/** The seats that can end a loop declare, one after the other, how many more times it repeats. */
export const loopProcedure = procedure<LoopLocals>(
  "loop",
  [
    askAmount(
      "declare",
      "kernel:loop",
      (g, locals) => {
        const seat = locals.seats[locals.numbers.length];
        if (seat === undefined) return undefined;
        return {
          seat,
          prompt: { key: "prompt.loop" },
          rule: g.rules.loops.declared?.rule ?? "kernel:loop",
          min: 0,
          max: Math.min(MAX_NUMBER, Math.floor(MAX_ANSWERS / locals.laps.length)),
        };
      },
      (g, locals, amount) => {
        locals.numbers = [...locals.numbers, amount];
        jump(g, "declare");
      },
    ),
    step("repeat", "kernel:loop", (g, locals) => {
      const { answers } = g.state.loop;
      const { forward, barred } = declared(locals.laps, locals.seats, locals.numbers);
      g.state.loop = {
        answers,
        quiet: 0,
        seen: [],
        ...(forward.length === 0 ? { barred } : { forward, next: barred }),
      };
    }),
  ],
  { atomic: true },
);

/**
 * The next answer of a loop that repeats as declared, or undefined if the asked seat decides. An answer that no longer
 * fits ends the loop.
 */
export function forwardAnswer(g: Engine): Answer | undefined {
  if (g.state.loop.forward === undefined) return undefined;
  const { forward, next: barred, ...loop } = g.state.loop;
  const [answer, ...left] = forward;
  const fits = answer !== undefined && canAnswer(g, answer).ok;
  g.state.loop =
    fits && left.length > 0 ? { ...g.state.loop, forward: left } : { ...loop, ...(barred && { barred }) };
  return fits ? answer : undefined;
}
