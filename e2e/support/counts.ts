import type { InputDevice } from "./input-device";
import type { Watcher } from "./player";
import { type Move, nextMove, type TurnSoFar } from "./policy";
import type { Situation } from "./situation";

/** The counts of one round, from the start of an own turn to the start of the next one. */
export interface Round {
  /** Clicks or taps, passes included. */
  readonly presses: number;
  readonly passes: number;
  /** Actions begun: cards played, attacks, abilities. */
  readonly actions: number;
  /** The highest number of hand cards that could be played in response. */
  readonly answers: number;
}

const isPass = (name: string) => /^Pass\b/.test(name);
const isAction = (name: string) => name.endsWith(", may act");

/** Counts a person's presses per round, as "you" at the table. */
export class Counter {
  private readonly all: { -readonly [K in keyof Round]: Round[K] }[] = [];
  private turn = "";

  /** The completed rounds. The last one may have been cut short by the end of the game. */
  get rounds(): readonly Round[] {
    return this.all.slice(0, -1);
  }

  /** Counts the presses of these hands. */
  counted(hands: InputDevice): InputDevice {
    return {
      ...hands,
      press: (what, zone) => {
        const now = this.all.at(-1);
        if (now !== undefined && what.at !== null) {
          now.presses++;
          if (isPass(what.name)) now.passes++;
          if (isAction(what.name)) now.actions++;
        }
        return hands.press(what, zone);
      },
    };
  }

  /** Watches the player's game. */
  readonly watch: Watcher = ({ phase, hand }) => {
    // A phone adds the step.
    const turn = /^Turn \d+: you\b/.exec(phase)?.[0] ?? this.turn;
    if (turn !== this.turn) this.all.push({ presses: 0, passes: 0, actions: 0, answers: 0 });
    this.turn = turn;
    const now = this.all.at(-1);
    const answers = hand.filter(({ name }) => /, flash\b/i.test(name)).length;
    if (now !== undefined) now.answers = Math.max(now.answers, answers);
    return false;
  };
}

/** Like `nextMove`, but holds responses back, and passes until the turn ends when asked for one. */
export function nextPatientMove(now: Situation, turn: TurnSoFar): Move {
  turn.flashes = Number.POSITIVE_INFINITY;
  const until = now.until.find(({ name }) => name === "Auto-pass until end of turn");
  return until?.at ? { kind: "press", what: until, in: "main" } : nextMove(now, turn);
}
