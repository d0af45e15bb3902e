import { expect, type Locator, type Page } from "@playwright/test";
import { nextFrames } from "./situation";
import { TablePage } from "./table";

/** How the learner presses something: a click, a tap, or focus and Enter. */
export type Press = (what: Locator) => Promise<void>;

export const byMouse: Press = (what) => what.click();
export const byTouch: Press = (what) => what.tap();
export const byKeys: Press = async (what) => {
  await what.focus();
  await what.press("Enter");
};

/** So often nothing new to do means that nothing gets on. */
const STUCK = 150;

/** Steps that end a turn; without a step the turn is the learner's own. */
const ENDS_TURN = ["", "end", "end-second", "end-third"];
/** After it the guide leaves the learner's turns to the learner. */
const LED_UNTIL = "log";

/** The guided first game on the page, and somebody who does what it says. */
export class Lesson {
  readonly table: TablePage;
  readonly panel: Locator;
  /** Steps met, in order. */
  readonly met: string[] = [];

  constructor(
    readonly page: Page,
    private readonly press: Press,
  ) {
    this.table = new TablePage(page);
    this.panel = page.getByRole("region", { name: "Guide" });
  }

  /** From the landing page to the first step. */
  async begin(): Promise<void> {
    await this.page.goto("/");
    await this.press(this.page.getByRole("button", { name: "Learn in five minutes" }));
    await expect(this.panel).toBeVisible({ timeout: 20_000 });
  }

  /** Name of the step on screen; "" while nothing is said. */
  async step(): Promise<string> {
    await nextFrames(this.page);
    return this.page.evaluate(
      () => document.querySelector<HTMLElement>("section[data-coach]")?.dataset.step ?? "",
    );
  }

  /** Does what the guide says until this step is on screen. */
  async followTo(step: string): Promise<void> {
    await this.follow(async () => (await this.step()) === step);
  }

  /** Does what the guide says until the game is over and the guide has said its last word. */
  async followToTheEnd(): Promise<void> {
    await this.followTo("over");
  }

  private async follow(arrived: () => Promise<boolean>): Promise<void> {
    for (let idle = 0; idle < STUCK; idle++) {
      const step = await this.step();
      if (step !== "" && step !== this.met.at(-1)) {
        this.met.push(step);
        idle = 0;
      }
      if (await arrived()) return;
      await this.obey(step);
      await this.page.waitForTimeout(50);
    }
    throw new Error(`the lesson does not get on: ${await this.step()}, after ${this.met.join(", ")}`);
  }

  private async obey(step: string): Promise<void> {
    switch (step) {
      case "place":
        return this.place("Emberwing Drake", [0, 0]);
      case "second":
        return this.place("Gate Warden", [0, 2]);
      case "third":
        return this.place("Basalt Golem", [2, -1]);
      case "attack":
        return this.attack("Emberwing Drake");
      case "strike":
        return this.attack("Basalt Golem");
      case "behind":
        await this.press(this.table.hand.getByRole("button", { name: /^Weighted Edge/ }));
        return this.press(this.page.getByRole("button", { name: "Play Weighted Edge" }));
      default:
        return this.readOrGoOn(step);
    }
  }

  private async place(card: string, [x, y]: readonly [number, number]): Promise<void> {
    await this.press(this.table.hand.getByRole("button", { name: new RegExp(`^${card}`) }));
    await this.press(
      this.table.board.getByRole("button", { name: new RegExp(`^Place .*column ${x}, row ${y}$`) }),
    );
  }

  private async attack(card: string): Promise<void> {
    await this.press(this.table.board.getByRole("button", { name: new RegExp(`^${card}`) }));
    await this.press(this.table.target.first());
  }

  private async readOrGoOn(step: string): Promise<void> {
    const next = this.page.locator(`[data-step="${step}"]`).getByRole("button", { name: "Next" });
    if ((await next.count()) > 0) await this.press(next);
    else await this.goOn(step);
  }

  /** The main button; in a turn that the guide leaves to the learner, a Warrior is placed first. */
  private async goOn(step: string): Promise<void> {
    const { main, hand, board, cell } = this.table;
    if ((await main.count()) === 0 || (await main.getAttribute("aria-disabled")) === "true") return;
    const free = hand.getByRole("button", { name: /, warrior.*, may act$/ });
    const isMine = (await main.textContent()) === "End turn";
    // What was read a moment ago may hold no more.
    if (isMine !== ENDS_TURN.includes(step) || (await this.step()) !== step) return;
    if (step === "" && !this.met.includes(LED_UNTIL)) return;
    if (step === "" && (await free.count()) > 0) {
      await this.press(free.first());
      await expect(board.getByRole("button", { name: /^Place / }).first()).toBeVisible();
      return this.press(cell.first());
    }
    await this.press(main);
  }
}
