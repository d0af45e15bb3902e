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

/** Steps that end a turn. Without a step, the learner plays the turn alone. */
const ENDS_TURN = ["", "end", "more", "end-second", "more-third", "end-third"];
/** After this step the guide leaves the turns to the learner. */
const LED_UNTIL = "log";

/** A placeable Warrior in hand. */
const FREE = /, warrior.*, may act$/;

/** What is on screen, as far as a learner uses it. */
interface Moment {
  /** Name of the step, or "" while the guide is silent. */
  readonly step: string;
  /** Whether the step is only to be read. */
  readonly hasNext: boolean;
  /** The main button. */
  readonly main: string;
  readonly isIdle: boolean;
  /** Everything at the table that has a name. */
  readonly labels: readonly string[];
}

/** The guided first game on the page, with a learner who follows it. */
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

  /** Goes from the landing page to the first step. */
  async begin(): Promise<void> {
    await this.page.goto("/");
    await this.press(
      this.page
        .getByRole("article", { name: this.game })
        .getByRole("button", { name: "Learn in five minutes" }),
    );
    await expect(this.panel).toBeVisible({ timeout: 20_000 });
  }

  /** Name of the step on screen, or "" while the guide is silent. */
  async step(): Promise<string> {
    return (await this.look()).step;
  }

  /** Follows the guide until this step is on screen. */
  async followTo(step: string): Promise<void> {
    for (;;) {
      const now = await this.look();
      if (now.step !== "" && now.step !== this.met.at(-1)) this.met.push(now.step);
      if (now.step === step) return;
      await this.obey(now);
      await this.changed(now);
    }
  }

  /** Follows the guide until the game is over and the guide has finished. */
  async followToTheEnd(): Promise<void> {
    await this.followTo("over");
  }

  /** Reads everything the lesson uses at one moment. */
  private async look(): Promise<Moment> {
    await nextFrames(this.page);
    return this.page.evaluate(() => {
      const coach = document.querySelector<HTMLElement>("section[data-coach]");
      const main = document.querySelector("[data-main]");
      const labelled = [...document.querySelectorAll("main [aria-label]")];
      return {
        step: coach?.dataset.step ?? "",
        hasNext: [...(coach?.querySelectorAll("button") ?? [])].some((one) => one.textContent === "Next"),
        main: main?.textContent ?? "",
        isIdle: main?.getAttribute("aria-disabled") === "true",
        labels: labelled.map((element) => element.getAttribute("aria-label") ?? ""),
      };
    });
  }

  /** Waits until the press takes effect or the opponent has acted. */
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
      // A step may complete before it is read: a card under the resting pointer counts as inspected.
      if ((await this.step()) === now.step) throw fault;
    }
  }

  /** Presses the main button. In a turn without guidance, places a Warrior first. */
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
