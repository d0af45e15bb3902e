import type { Page } from "@playwright/test";
import type { InputDevice } from "./input-device";
import { freshTurn, type Move, nextMove, type TurnSoFar } from "./policy";
import { readSituation, type Situation } from "./situation";

/**
 * Called before every step with what is on screen.
 * @returns true when it has acted itself.
 */
export type Watcher = (now: Situation) => Promise<boolean | undefined> | boolean | undefined;

/** How a player reads the screen, once it differs from `after`. */
export type ReadTable = (page: Page, after?: Situation) => Promise<Situation>;

/** What is thrown when the game ends before what was waited for. */
export const GAME_OVER = "the game is over";

/** More steps than the longest game takes. */
const MAX_STEPS = 5_000;

/** Plays for every seat at this screen until the game is over. */
export class Player {
  /** The first words of every answered prompt. */
  readonly met = new Set<string>();
  private turn = freshTurn();

  constructor(
    private readonly page: Page,
    private readonly hands: InputDevice,
    private readonly read: ReadTable = readSituation,
    private readonly policy: (now: Situation, turn: TurnSoFar) => Move = nextMove,
  ) {}

  async playToTheEnd(watch?: Watcher): Promise<void> {
    await this.playUntil((now) => now.on === "result", watch);
  }

  /**
   * Plays until a condition holds.
   * @returns what is on screen then.
   * @throws Error when presses have no effect.
   */
  async playUntil(arrived: (now: Situation) => boolean, watch?: Watcher): Promise<Situation> {
    let before: Situation | undefined;
    for (let step = 0; step < MAX_STEPS; step++) {
      const now = await this.next(before);
      if (arrived(now)) return now;
      if (now.on === "result") throw new Error(GAME_OVER);
      if (await watch?.(now)) before = undefined;
      else {
        await this.step(now);
        // Requires a change before the next step, so that nothing is pressed twice because the page was read too early.
        before = now;
      }
    }
    throw new Error(`presses lead nowhere: ${JSON.stringify(before)}`);
  }

  private async next(before: Situation | undefined): Promise<Situation> {
    try {
      return await this.read(this.page, before);
    } catch (cause) {
      throw new Error(`nothing gets on: ${JSON.stringify(before)}`, { cause });
    }
  }

  private async step(now: Situation): Promise<void> {
    if (now.on === "curtain") {
      this.turn = freshTurn();
      await this.hands.reveal(now.curtain);
      return;
    }
    const move = this.policy(now, this.turn);
    if (move.kind === "press") await this.carryOut(move);
  }

  private async carryOut({ what, in: zone }: Extract<Move, { kind: "press" }>): Promise<void> {
    if (zone === "main") {
      this.met.add(what.name.split(/[ :]/).slice(0, 2).join(" "));
      if (/^End ((the )?turn|the attack step)$/.test(what.name)) this.turn = freshTurn();
    } else this.met.add(zone);
    await this.hands.press(what, zone);
  }
}
