import type { Answer, Engine } from "../../kernel";

/** Completed turns, and those of them in which their player did nothing with a card. */
export interface Turns {
  readonly all: number;
  readonly idle: number;
}

/** Counts the turns of a game while it is played. */
export function turnCounter() {
  const turns = { all: 0, idle: 0 };
  let number = 0;
  let isIdle = false;
  return {
    turns: turns as Turns,
    /** Called before each answer. */
    note({ state: { turn } }: Pick<Engine, "state">, answer: Answer): void {
      if (turn.number !== number) {
        if (number > 0) turns.all++;
        if (isIdle) turns.idle++;
        number = turn.number;
        isIdle = true;
      }
      if (answer.do === "act" && answer.seat === turn.seat && answer.action.card !== undefined)
        isIdle = false;
    },
  };
}
