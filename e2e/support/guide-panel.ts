import { expect, type Page } from "@playwright/test";
import { expectAccessibleOver } from "./accessible";
import { nextFrames, PATIENCE } from "./situation";

/** The guide's current step, whether it is only to be read, and what it points at. */
export interface GuideState {
  readonly step: string;
  readonly words: string;
  readonly hasNext: boolean;
  /** Centre of its target. */
  readonly ring: { readonly x: number; readonly y: number } | null;
  readonly main: string;
  readonly isIdle: boolean;
}

/** How a learner presses at a point of the screen. */
export type PressAt = (at: { readonly x: number; readonly y: number }) => Promise<void>;

/** Reads the guide's current step, or "" while it is silent. */
async function readGuide(page: Page): Promise<GuideState> {
  await nextFrames(page);
  return page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>("section[data-coach]");
    const main = document.querySelector("[data-main]");
    const box = document.querySelector("main > svg > rect")?.getBoundingClientRect();
    return {
      step: coach?.dataset.step ?? "",
      words: coach?.querySelector("p:nth-of-type(2)")?.textContent ?? "",
      hasNext: [...(coach?.querySelectorAll("button") ?? [])].some((one) => one.textContent === "Next"),
      ring: box ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : null,
      main: main?.textContent ?? "",
      isIdle: main?.getAttribute("aria-disabled") === "true",
    };
  });
}

/** Dismisses a step that is only to be read, unless a resting pointer has already completed it. */
async function readOn(page: Page, { step }: GuideState): Promise<void> {
  const panel = page.locator(`[data-step="${step}"]`);
  const next = panel.getByRole("button", { name: "Next" });
  await next.click().catch(async (error: unknown) => {
    if ((await panel.count()) > 0) throw error;
  });
}

/** Whether the learner can press the main button. */
const isAsked = ({ main, isIdle }: GuideState) =>
  main !== "" && !isIdle && !/thinking|Waiting|over/.test(main);

/** Dismisses, presses what the guide points at, and passes while it is silent. */
async function follow(page: Page, now: GuideState, press: PressAt): Promise<void> {
  if (now.hasNext) return readOn(page, now);
  if (now.step !== "" && now.ring !== null) return press(now.ring);
  const target = page.locator('[data-mark="pickable"]');
  if (now.isIdle && now.main.startsWith("Choose") && (await target.count()) > 0)
    return target.first().click();
  if (now.step === "" && isAsked(now)) await page.locator("[data-main]").click();
}

/** Waits until the press takes effect or the opponent has acted. */
async function changedFrom(page: Page, now: GuideState, seenSteps: readonly string[]): Promise<void> {
  const message = `the lesson gets on from ${now.step}, after ${seenSteps.join(", ")}`;
  await expect.poll(() => readGuide(page), { message, timeout: PATIENCE }).not.toEqual(now);
}

/** More presses than the longest lesson takes. */
const MAX_STEPS = 600;

/**
 * Follows the guide until all of these steps have been on screen.
 * @param seenSteps receives the steps in the order in which they appear.
 */
export async function followPast(
  page: Page,
  steps: readonly string[],
  seenSteps: string[],
  press: PressAt,
): Promise<void> {
  const missing = () => steps.filter((step) => !seenSteps.includes(step));
  for (let presses = 0; presses < MAX_STEPS; presses++) {
    const now = await readGuide(page);
    if (now.step !== "" && now.step !== seenSteps.at(-1)) seenSteps.push(now.step);
    if (missing().length === 0) return;
    await follow(page, now, press);
    await changedFrom(page, now, seenSteps);
  }
  throw new Error(`${missing().join(", ")} did not come after ${seenSteps.join(", ")}`);
}

export const clickOn =
  (page: Page): PressAt =>
  ({ x, y }) =>
    page.mouse.click(x, y);

export const tapOn =
  (page: Page): PressAt =>
  ({ x, y }) =>
    page.touchscreen.tap(x, y);

/** The guide's panel. */
export const guideOf = (page: Page) => page.getByRole("region", { name: "Guide" });

/** Reloads the page at this step and expects the guide at the same step, accessibly. */
export async function loadAgainAt(page: Page, step: string): Promise<void> {
  await page.reload();
  await expect.poll(async () => (await readGuide(page)).step, { timeout: 20_000 }).toBe(step);
  await expectAccessibleOver(page, "the guide");
}

/** Finishes the lesson of a completed game and leaves the table. The landing page then offers it as a guided game. */
export async function finishLesson(page: Page, game: string): Promise<void> {
  await guideOf(page).getByRole("button", { name: "Finish" }).click();
  await expect(guideOf(page)).toHaveCount(0);
  await page.getByRole("region", { name: "Result" }).getByRole("button", { name: "Leave" }).click();
  const tile = page.getByRole("article", { name: game });
  await expect(tile.getByRole("button", { name: "Guided game" })).toBeVisible();
}

/** Goes from the landing page to the first step of this game's guide. */
export async function beginLesson(page: Page, game: string): Promise<void> {
  await page.goto("/");
  const tile = page.getByRole("article", { name: game });
  await tile.getByRole("button", { name: "Learn in five minutes" }).click();
  await expect(guideOf(page)).toBeVisible({ timeout: 20_000 });
}
