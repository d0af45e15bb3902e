import { expect, type Locator, type Page } from "@playwright/test";
import { nextFrames, PATIENCE } from "./situation";
import { TablePage } from "./table";

/** How the learner presses something: a click, a tap, or focus and Enter. */
export type Press = (what: Locator) => Promise<void>;

export const byMouse: Press = (what) => what.click();
export const byTouch: Press = (what) => what.tap();
export const byKeys: Press = async (what) => {
  await what.focus();
  await what.press("Enter");
};

/** Steps that end a turn; without a step the turn is the learner's own. */
const ENDS_TURN = ["", "end", "more", "end-second", "more-third", "end-third"];
/** After it the guide leaves the learner's turns to the learner. */
const LED_UNTIL = "log";

/** A Warrior of the hand that may be placed. */
const FREE = /, warrior.*, may act$/;

/** What is on screen, as far as a learner goes by it. */
interface Moment {
  /** Name of the step; "" while nothing is said. */
  readonly step: string;
  /** The step is only to be read. */
  readonly hasNext: boolean;
  /** The main button. */
  readonly main: string;
  readonly isIdle: boolean;
  /** Everything at the table that has a name. */
  readonly labels: readonly string[];
}

/** The guided first game on the page, and somebody who does what it says. */
export class Lesson {
  readonly table: TablePage;
  readonly panel: Locator;
  /** Steps met, in order. */
  readonly met: string[] = [];

  constructor(
    readonly page: Page,
    private readonly press: Press,
    private readonly game = "D20 Warriors",
  ) {
    this.table = new TablePage(page);
    this.panel = page.getByRole("region", { name: "Guide" });
  }

  /** From the landing page to the first step. */
  async begin(): Promise<void> {
    await this.page.goto("/");
    await this.press(
      this.page
        .getByRole("article", { name: this.game })
        .getByRole("button", { name: "Learn in five minutes" }),
    );
    await expect(this.panel).toBeVisible({ timeout: 20_000 });
  }

  /** Name of the step on screen; "" while nothing is said. */
  async step(): Promise<string> {
    return (await this.look()).step;
  }

  /** Does what the guide says until this step is on screen. */
  async followTo(wanted: string): Promise<void> {
    for (;;) {
      const now = await this.look();
      if (now.step !== "" && now.step !== this.met.at(-1)) this.met.push(now.step);
      if (now.step === wanted) return;
      await this.obey(now);
      await this.changed(now);
    }
  }

  /** Does what the guide says until the game is over and the guide has said its last word. */
  async followToTheEnd(): Promise<void> {
    await this.followTo("over");
  }

  /** What the lesson goes by, read at one moment. */
  private async look(): Promise<Moment> {
    await nextFrames(this.page);
    return this.page.evaluate(() => {
      const coach = document.querySelector<HTMLElement>("section[data-coach]");
      const main = document.querySelector("[data-main]");
      const labelled = [...document.querySelectorAll("[data-table] [aria-label]")];
      return {
        step: coach?.dataset.step ?? "",
        hasNext: [...(coach?.querySelectorAll("button") ?? [])].some((one) => one.textContent === "Next"),
        main: main?.textContent ?? "",
        isIdle: main?.getAttribute("aria-disabled") === "true",
        labels: labelled.map((element) => element.getAttribute("aria-label") ?? ""),
      };
    });
  }

  /** Waits until what was pressed shows, or the opponent has done something. */
  private async changed(before: Moment): Promise<void> {
    const message = `the lesson gets on from ${before.step}, after ${this.met.join(", ")}`;
    await expect.poll(() => this.look(), { message, timeout: PATIENCE }).not.toEqual(before);
  }

  private async obey(now: Moment): Promise<void> {
    switch (now.step) {
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
        return this.readOrGoOn(now);
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

  private async readOrGoOn(now: Moment): Promise<void> {
    if (!now.hasNext) return this.goOn(now);
    const next = this.page.locator(`[data-step="${now.step}"]`).getByRole("button", { name: "Next" });
    try {
      await this.press(next);
    } catch (fault) {
      // A step may be done before it is read: a card on which the pointer rests is looked at.
      if ((await this.step()) === now.step) throw fault;
    }
  }

  /** The main button; in a turn that the guide leaves to the learner, a Warrior is placed first. */
  private async goOn({ step, main, isIdle, labels }: Moment): Promise<void> {
    const isMine = main === "End turn";
    if (main === "" || isIdle || isMine !== ENDS_TURN.includes(step)) return;
    if (step !== "") return this.press(this.table.main);
    if (!this.met.includes(LED_UNTIL)) return;
    if (!labels.some((label) => FREE.test(label))) return this.press(this.table.main);
    await this.press(this.table.hand.getByRole("button", { name: FREE }).first());
    await this.press(this.table.cell.first());
  }
}
