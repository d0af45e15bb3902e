import type { Page } from "@playwright/test";
import type { Hands } from "./hands";
import { freshTurn, type Move, nextMove, type TurnSoFar } from "./policy";
import { readSituation, type Situation } from "./situation";

/** Called before every step with what is on screen. @returns true when it has done something itself. */
export type Watcher = (now: Situation) => Promise<boolean | undefined> | boolean | undefined;

/** The same thing on screen so often means that nothing gets on. */
const STUCK = 200;

/** Plays whoever is asked at this screen until the game is over. */
export class Player {
  /** The first words of every question that was answered. */
  readonly met = new Set<string>();
  private turn = freshTurn();
  private before = "";
  private same = 0;

  constructor(
    private readonly page: Page,
    private readonly hands: Hands,
    /** How the player finds out what is on screen. */
    private readonly read: (page: Page) => Promise<Situation> = readSituation,
    /** What the player does. */
    private readonly policy: (now: Situation, turn: TurnSoFar) => Move = nextMove,
  ) {}

  async playToTheEnd(watch?: Watcher): Promise<void> {
    await this.playUntil((now) => now.on === "result", watch);
  }

  /** Plays on until something is on screen. @returns what is on screen then. */
  async playUntil(arrived: (now: Situation) => boolean, watch?: Watcher): Promise<Situation> {
    for (;;) {
      const now = await this.read(this.page);
      if (arrived(now)) return now;
      if (now.on === "result") throw new Error("the game is over");
      this.refuseToBeStuck(now);
      if (!(await watch?.(now))) await this.step(now);
    }
  }

  private async step(now: Situation): Promise<void> {
    if (now.on === "curtain") {
      this.turn = freshTurn();
      await this.hands.reveal(now.curtain);
      return;
    }
    const move = this.policy(now, this.turn);
    if (move.do === "wait") await this.page.waitForTimeout(20);
    else await this.carryOut(move);
  }

  private async carryOut({ what, in: zone }: Extract<Move, { do: "press" }>): Promise<void> {
    if (zone === "main") {
      this.met.add(what.name.split(/[ :]/).slice(0, 2).join(" "));
      if (what.name === "End turn") this.turn = freshTurn();
    } else this.met.add(zone);
    await this.hands.press(what, zone);
  }

  private refuseToBeStuck(now: Situation): void {
    const seen = JSON.stringify(now);
    this.same = seen === this.before ? this.same + 1 : 0;
    this.before = seen;
    if (this.same > STUCK) throw new Error(`nothing gets on: ${seen}`);
  }
}
