import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const SIZES = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

type Way = readonly [size: keyof typeof SIZES, theme: "light" | "dark"];

/** A theme changes colours only, and a size places only, so two ways that share neither show both. */
const SCREEN: readonly Way[] = [
  ["desk", "light"],
  ["phone", "dark"],
];
const DIALOG: readonly Way[] = [["desk", "dark"]];
const ON_PHONE: readonly Way[] = [["phone", "light"]];

/** Legacy mode opens no second window, which only pages with frames need. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

/**
 * Checks the contrast in an open dialog. axe does not know that a modal dialog covers everything, and skips colours
 * that other elements might cover, so those are hidden while axe runs.
 */
async function contrastOver(page: Page) {
  const hide = (isHidden: boolean) =>
    page.locator("dialog:modal").evaluate((dialog: HTMLElement, hidden) => {
      document.body.style.visibility = hidden ? "hidden" : "";
      dialog.style.visibility = hidden ? "visible" : "";
    }, isHidden);
  await hide(true);
  const { violations: found } = await axe(page).withRules("color-contrast").include("dialog[open]").analyze();
  await hide(false);
  return found;
}

/** axe's findings: each rule with the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await axe(page).analyze();
  if ((await page.locator("dialog:modal").count()) > 0) found.push(...(await contrastOver(page)));
  return found.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
    return `${id} (${nodes.length}): ${elements.join(" | ")}`;
  });
}

/** Waits for fades and colour transitions, whose intermediate colours belong to neither theme. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (one: Animation) => Number(one.effect?.getComputedTiming().endTime) < 400;
    const changing = document.getAnimations().filter(ends);
    const enough = new Promise((done) => setTimeout(done, 400));
    await Promise.race([enough, Promise.allSettled(changing.map(({ finished }) => finished))]);
  });
}

async function look(page: Page, what: string, ways: readonly Way[]): Promise<void> {
  for (const [size, theme] of ways) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: theme });
    await settled(page);
    expect.soft(await violations(page), `${what}, ${theme}, ${size}`).toEqual([]);
  }
  await page.setViewportSize(SIZES.desk);
}

/** Checks a screen in both themes, at the size of a desk and of a phone. */
export const expectAccessible = (page: Page, what: string) => look(page, what, SCREEN);

/** Checks a dialog, or a state that differs little from one that is checked as a screen. */
export const expectAccessibleOver = (page: Page, what: string) => look(page, what, DIALOG);

/** Checks what only a phone shows. */
export const expectAccessibleOnPhone = (page: Page, what: string) => look(page, what, ON_PHONE);
