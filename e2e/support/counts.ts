import type { InputDevice } from "./input-device";
import type { Watcher } from "./player";
import { type Move, nextMove, type TurnSoFar } from "./policy";
import type { Situation } from "./situation";

/** What one round has taken: from the beginning of an own turn to that of the next one. */
export interface Round {
  /** Clicks or taps, those that pass among them. */
  readonly presses: number;
  readonly passes: number;
  /** What was begun: cards played, attacks, abilities. */
  readonly actions: number;
  /** The most cards in hand that may be played in answer. */
  readonly answers: number;
}

const isPass = (name: string) => /^Pass\b/.test(name);
const isAction = (name: string) => name.endsWith(", may act");

/** Counts what a person presses, round by round, as "Player" at the table. */
export class Counter {
  private readonly all: { -readonly [K in keyof Round]: Round[K] }[] = [];
  private turn = "";

  /** The rounds that have ended: the last one may have been cut short by the end of the game. */
  get rounds(): readonly Round[] {
    return this.all.slice(0, -1);
  }

  /** Presses of these hands count. */
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

  /** Looks on as the player plays. */
  readonly watch: Watcher = ({ phase, hand }) => {
    // A phone adds the step to it.
    const turn = /^Turn \d+: Player\b/.exec(phase)?.[0] ?? this.turn;
    if (turn !== this.turn) this.all.push({ presses: 0, passes: 0, actions: 0, answers: 0 });
    this.turn = turn;
    const now = this.all.at(-1);
    const answers = hand.filter(({ name }) => /, flash\b/i.test(name)).length;
    if (now !== undefined) now.answers = Math.max(now.answers, answers);
    return false;
  };
}

/** As `nextMove`, but keeps what can be played in answer, and where it is asked for one passes until the turn ends. */
export function nextPatientMove(now: Situation, turn: TurnSoFar): Move {
  turn.flashes = Number.POSITIVE_INFINITY;
  const until = now.until.find(({ name }) => name === "Auto-pass until end of turn");
  return until?.at ? { kind: "press", what: until, in: "main" } : nextMove(now, turn);
}
