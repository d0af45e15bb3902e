import { type CDPSession, expect, type Locator, type Page, test } from "@playwright/test";
import { expectFits } from "./support/fits";
import { openSaga, type SagaPosition } from "./support/fixtures/saga";
import { setSpeed } from "./support/flights";
import { KeyboardInput } from "./support/keyboard";
import { middleOf } from "./support/moments";
import { NO_WINDOWS, withSettings } from "./support/settings";

test.beforeEach(({ page }) => withSettings(page, NO_WINDOWS));

const POSITION: SagaPosition = {
  sides: [
    {
      spirits: [{ name: "Emberling", cores: 3 }, "Cinder Drake"],
      nexuses: ["Volcano Throne"],
      hand: ["Magma Wyrm"],
      reserve: 2,
      soul: true,
    },
    { spirits: ["Spark Pup"], reserve: 3 },
  ],
};

const field = (page: Page): Locator => page.getByRole("grid", { name: /^Ann: Spirits/ });
const spirit = (page: Page, name: string): Locator =>
  field(page).getByRole("button", { name: new RegExp(`^${name}, yours,`) });
const onSpirit = (page: Page, name: string): Locator =>
  field(page).getByRole("button", { name: new RegExp(`^\\d+ cores?, ${name}, can be moved$`) });
const reserve = (page: Page, n = 2): Locator =>
  page.getByRole("button", { name: `${n} ${n === 1 ? "core" : "cores"}, Reserve, can be moved` });
const panel = (page: Page, prompt: "pay 2 cores" | "place cores on it"): Locator =>
  page.getByRole("region", { name: new RegExp(`: ${prompt}`) });

/** Expects this number of cores in a spirit's accessible name. */
const expectCores = (page: Page, name: string, n: number) =>
  expect(spirit(page, name)).toHaveAccessibleName(new RegExp(`, Cores ${n}(,|$)`));

test.describe("summoning in one flow", () => {
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

  /** Presses Magma Wyrm in hand, which asks for its price at once. */
  async function begin(page: Page): Promise<void> {
    await page
      .getByRole("grid", { name: /: Hand, / })
      .getByRole("button", { name: /^Magma Wyrm/ })
      .click();
    await expect(panel(page, "pay 2 cores")).toContainText("Costs 2 cores: 5 minus 3");
  }

  /** Expects this number of chosen cores per source. */
  async function expectChosen(page: Page, chosen: Readonly<Record<string, number>>): Promise<void> {
    for (const [place, n] of Object.entries(chosen))
      await expect(page.getByRole("status", { name: place, exact: true })).toHaveText(String(n));
  }

  async function expectUntouched(page: Page): Promise<void> {
    await expect(reserve(page)).toBeVisible();
    await expect(
      page.getByRole("grid", { name: /: Hand, 1 card$/ }).getByRole("button", { name: /^Magma Wyrm/ }),
    ).toBeVisible();
    await expectCores(page, "Emberling", 3);
    await expectCores(page, "Cinder Drake", 1);
    await expect(spirit(page, "Magma Wyrm")).toHaveCount(0);
  }

  test("shows the cost and its reasons, the paying cores, the effect on spirits and the new level, with a way back", async ({
    page,
  }) => {
    await openSaga(page, POSITION);
    await begin(page);
    const paying = panel(page, "pay 2 cores");
    await expect(paying.locator("[aria-current=step]")).toHaveText("1. Pay");
    await expect(paying).toContainText("Costs 2 cores: 5 minus 3 for your symbols (3 at most).");
    await expectChosen(page, {
      "Cores in the reserve": 2,
      "Soul core in the reserve": 0,
      "Cores on Emberling": 0,
      "Cores on Cinder Drake": 0,
    });
    await expect(paying).not.toContainText("drops below LV1");
    await press(page, "One less: Cores in the reserve");
    await expect(paying).toContainText("1 of 2 chosen");
    await press(page, "One more: Cores on Emberling");
    await expect(paying).toContainText("then LV1, BP 3000");
    await expect(paying).not.toContainText("drops below LV1");
    await press(page, "One less: Cores on Emberling");
    await press(page, "One more: Cores on Cinder Drake");
    await expect(paying).toContainText("Cinder Drake drops below LV1 and is destroyed.");
    await press(page, "Cancel");
    await expectUntouched(page);

    await begin(page);
    await press(page, "Confirm payment");
    const placing = panel(page, "place cores on it");
    await expect(placing.locator("[aria-current=step]")).toHaveText("2. Place cores");
    await expect(placing).toContainText("With 1 core: LV1, BP 6000. LV1 from 1, LV2 from 3.");
    await expect(placing).not.toContainText("drops below LV1");
    await press(page, "Cancel");
    await expectUntouched(page);

    await begin(page);
    await press(page, "Confirm payment");
    // The payment step has a button of the same name.
    await expect(placing).toBeVisible();
    await press(page, "One more: Cores on Emberling");
    await press(page, "One more: Cores on Emberling");
    await expectChosen(page, { "Soul core in the reserve": 1, "Cores on Emberling": 2 });
    await expect(placing).toContainText("With 3 cores: LV2, BP 9000.");
    await press(page, "Place these cores");
    await expect(spirit(page, "Magma Wyrm")).toHaveAccessibleName(
      / Level 2 BP 9000 .*, Cores 2, Soul core 1/,
    );
    await expect(spirit(page, "Emberling")).toHaveAccessibleName(/ Level 1 BP 3000 .*Cores 1(,|$)/);
  });

  test("proposes the last core of a spirit only with a warning, and can be cancelled", async ({ page }) => {
    await openSaga(page, {
      sides: [{ spirits: ["Emberling", "Cinder Drake"], hand: ["Spark Pup"] }, {}],
    });
    await page.getByRole("button", { name: /^Spark Pup, Spirit/ }).click();
    const summon = page.getByRole("button", { name: /^Summon Spark Pup/ });
    await expect(summon).toContainText("Costs 0 cores");
    await summon.click();
    const placing = panel(page, "place cores on it");
    await expect(placing).toContainText(/(Emberling|Cinder Drake) drops below LV1 and is destroyed\./);
    await press(page, "Cancel");
    await expectCores(page, "Emberling", 1);
    await expectCores(page, "Cinder Drake", 1);
  });
});

test.describe("moving cores", () => {
  test("by mouse: drags from the reserve to a spirit, from one spirit to another, and back", async ({
    page,
  }) => {
    await openSaga(page, POSITION);
    const carry = async (piece: Locator, to: Locator) => {
      const [x, y] = await middleOf(piece);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 20, y - 20, { steps: 4 });
      await page.mouse.move(...(await middleOf(to)), { steps: 6 });
    };
    const drake = spirit(page, "Cinder Drake");
    await carry(reserve(page), drake);
    await expect(drake).toHaveAccessibleName(/legal target$/);
    await page.mouse.up();
    await expectCores(page, "Cinder Drake", 2);
    await carry(onSpirit(page, "Emberling"), drake);
    await page.mouse.up();
    await expectCores(page, "Cinder Drake", 3);
    await expect(drake).toHaveAccessibleName(/ Level 2 BP 6000 /);
    await expectCores(page, "Emberling", 2);
    await carry(onSpirit(page, "Emberling"), page.getByRole("group", { name: /^Ann: Reserve/ }));
    await page.mouse.up();
    await expectCores(page, "Emberling", 1);
    await expect(reserve(page)).toBeVisible();
  });

  test("by two presses: the held core is announced, and Esc releases it", async ({ page }) => {
    await openSaga(page, POSITION);
    await onSpirit(page, "Emberling").click();
    const held = field(page).getByRole("button", { name: "3 cores, Emberling: one picked up" });
    await expect(held).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(held).toHaveCount(0);
    await expectCores(page, "Emberling", 3);
    await onSpirit(page, "Emberling").click();
    await page.getByRole("button", { name: "Put it here: Reserve" }).click();
    await expectCores(page, "Emberling", 2);
    await expect(reserve(page, 3)).toBeVisible();
  });

  test("by keyboard: Enter picks a core up, focus moves to a legal place, and Enter puts it there", async ({
    page,
  }) => {
    await openSaga(page, POSITION);
    const keys = new KeyboardInput(page);
    await keys.tabTo("soul core, Reserve, can be moved");
    await keys.key("Enter");
    const target = page.locator(":focus");
    await expect(target).toHaveAccessibleName(/legal target$/);
    const name = /^[^,]+/.exec((await target.getAttribute("aria-label")) ?? "")?.[0] ?? "";
    await keys.key("Enter");
    await expect(
      page.getByRole("button", { name: new RegExp(`^${name}, yours,.* Soul core 1`) }),
    ).toBeVisible();
  });

  test("a moved core is animated and takes effect on arrival", async ({ page }) => {
    await openSaga(page, POSITION);
    // Slow enough that the core stays in flight during the test.
    await setSpeed(page, 0.005);
    await reserve(page).click();
    await spirit(page, "Cinder Drake").click();
    await expect(page.locator("[data-flying-piece=core]")).toBeAttached();
    await expectCores(page, "Cinder Drake", 1);
    await page.keyboard.press("Shift");
    await expectCores(page, "Cinder Drake", 2);
  });

  test("the soul core is distinguished by its shape and its name", async ({ page }) => {
    await openSaga(page, POSITION);
    const soul = page.getByRole("button", { name: "soul core, Reserve, can be moved" });
    const outline = (piece: Locator) =>
      piece
        .locator("i")
        .first()
        .evaluate((element) => getComputedStyle(element).clipPath);
    expect(await outline(soul)).not.toBe(await outline(reserve(page)));
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    const touch = (
      devtools: CDPSession,
      type: "touchStart" | "touchMove" | "touchEnd",
      at?: readonly number[],
    ) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at ? [{ x: at[0] ?? 0, y: at[1] ?? 0 }] : [],
      });

    test("six spirits and three nexuses on both sides fit, and a finger drags a core", async ({ page }) => {
      const crowd = {
        spirits: ["Emberling", "Cinder Drake", "Magma Wyrm", "Ashmane Lion", "Pyre Duelist", "Spark Pup"],
        nexuses: ["Volcano Throne", "Drakestone Forge", "Arena of Embers"],
        reserve: 2,
        soul: true,
      } as const;
      await openSaga(page, { sides: [{ ...crowd, hand: ["Magma Wyrm"] }, crowd] });
      await expectFits(page);
      const own = field(page).getByRole("button", { name: /, yours,/ });
      await expect(own).toHaveCount(6);
      for (const card of await own.all()) await expect(card).toBeInViewport({ ratio: 0.98 });
      const devtools = await page.context().newCDPSession(page);
      const [x, y] = await middleOf(reserve(page));
      const [toX, toY] = await middleOf(spirit(page, "Emberling"));
      await touch(devtools, "touchStart", [x, y]);
      for (const share of [0.2, 0.5, 0.8, 1])
        await touch(devtools, "touchMove", [x + (toX - x) * share, y + (toY - y) * share]);
      await expect(page.locator("[data-dragged]")).toBeVisible();
      await touch(devtools, "touchEnd");
      await expectCores(page, "Emberling", 2);
    });
  });
});
