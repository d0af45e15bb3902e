import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { Fingers, type Point } from "./support/fingers";
import { openSouls, type SoulPosition } from "./support/fixtures/souls";
import { mouseInput } from "./support/input-device";
import { middleOf } from "./support/moments";
import { Player } from "./support/player";
import { Session } from "./support/session";
import { EVERY_WINDOW, NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { readSituation } from "./support/situation";
import { nextSoulMove } from "./support/souls";
import type { TablePage } from "./support/table";

const game = "soul-masters";

test("plays against the opponent, asked in every window: casting, paying, responses, shields and combat", async ({
  page,
}) => {
  const session = new Session(page);
  await withSettings(page, EVERY_WINDOW);
  await setUp(page, {
    game,
    mode: "Against the computer",
    decks: ["Ember Court", "Hoard of Ages"],
    seed: "every window",
  });
  const player = new Player(page, mouseInput(page), readSituation, nextSoulMove);
  const stack = page.getByRole("region", { name: "Stack (top resolves first)" });
  const left = new Set(["responses", "paid", "shield", "combat"]);
  let responses = 0;
  let paid = 0;
  await player.playUntil(
    () => left.size === 0,
    async ({ main }) => {
      const name = main?.name ?? "";
      if (name.startsWith("Pass: let")) {
        await expect(stack.getByRole("listitem").first()).toContainText(/\w/);
        if (++responses > 1) left.delete("responses");
        if ((await stack.getByText(/^Shields \d damage/).count()) > 0) left.delete("shield");
      }
      if (name === "Confirm payment" && ++paid > 1) left.delete("paid");
      if (name === "Pass: do not defend") left.delete("combat");
      return false;
    },
  );
  session.expectQuiet();
});

/** Bob's hunter attacks Ann's commander. Three items are on the stack, and Ann may respond. */
const THREE: SoulPosition = {
  active: 1,
  opponent: true,
  sides: [
    {
      units: ["Scale Guard", "Drake Lancer", { name: "Ashwing Raider" }, "Kiln Squire"],
      resources: 2,
      hand: ["Dampening Ward", "Flare Up", "Dragonfire", "Kiln Squire"],
    },
    { units: ["Alpha Hunter", "Trail Scout"], hand: ["Feral Surge", "Hackles"] },
  ],
  plays: [
    "attack Alpha Hunter > Vharaxes, Ember Regent",
    "cast Feral Surge",
    "pick Alpha Hunter",
    "cast Dampening Ward",
    "cast Hackles",
    "pick Alpha Hunter",
  ],
};

/** What may be done, once the hints are there: they are loaded when the page is idle. */
async function allActions(table: TablePage): Promise<string> {
  await expect(table.button("What would the expert do?")).toBeVisible();
  return table.actions.ariaSnapshot();
}

/** Everything readable at the table: the stack, the step, the prompt, the rows and the hand. */
const story = async (table: TablePage) => {
  const { page, hand } = table;
  const rest = await Promise.all(
    [
      page.getByRole("region", { name: "Stack (top resolves first)" }),
      page.getByRole("region", { name: "Turn" }),
      hand,
      page.getByRole("grid", { name: "Ann: Battleground" }),
      page.getByRole("grid", { name: "Bob: Battleground" }),
    ].map((part) => part.ariaSnapshot()),
  );
  return [await allActions(table), ...rest];
};

/** Expects the arrow of an item to start beside the list and to cover none of its words. */
async function expectWordsFree(page: Page): Promise<void> {
  const list = await page.getByRole("region", { name: "Stack (top resolves first)" }).boundingBox();
  const ends = page.locator("[data-arrow] path").evaluateAll((paths) =>
    paths.map((path) => {
      const { left, right } = path.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect((await ends).length).toBeGreaterThan(2);
  for (const { right } of await ends) expect(right).toBeLessThanOrEqual(list?.x ?? 0);
}

test("a match left with three items on the stack resumes with the same stack, targets, priority and step", async ({
  page,
}) => {
  await withSettings(page, EVERY_WINDOW);
  const table = await openSouls(page, THREE);
  await table.asked();
  const items = page.getByRole("region", { name: "Stack (top resolves first)" }).getByRole("listitem");
  await expect(items).toContainText([/Hackles.*→ Alpha Hunter/s, /Dampening Ward.*Against/s, /Feral Surge/]);
  await expectWordsFree(page);
  const before = await story(table);
  await page.reload();
  await table.asked();
  await expect.poll(() => story(table)).toEqual(before);
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("link", { name: "Resume" }).click();
  await table.asked();
  await expect.poll(() => story(table)).toEqual(before);
  await table.button(/^Pass: let Hackles resolve/).click();
  await expect(items).toHaveCount(2);
});

test("a match left while a mode is chosen and paid for resumes at that prompt, and can be cancelled", async ({
  page,
}) => {
  await withSettings(page, EVERY_WINDOW);
  const table = await openSouls(page, { ...THREE, plays: [...(THREE.plays ?? []), "cast Flare Up"] });
  const question = page.getByRole("button", { name: /^Prevent the next 3 damage|^.*Prevent.*3.*$/ }).first();
  await expect(question).toBeVisible();
  const before = await allActions(table);
  await page.reload();
  await expect(question).toBeVisible();
  await expect.poll(() => allActions(table)).toEqual(before);
  await table.button("Cancel").click();
  await expect(table.hand.getByRole("button", { name: /^Flare Up/ })).toBeVisible();
  await expect(table.button(/^Pass: let Hackles resolve/)).toBeVisible();
});

/** Bob's hunter is about to deal 4 damage to Ann's commander. */
const INCOMING: SoulPosition = {
  ...THREE,
  sides: [THREE.sides[0], { ...THREE.sides[1], hand: [] }],
  plays: ["attack Alpha Hunter > Vharaxes, Ember Regent", "pass", "pass", "pass", "pass"],
};

test("axe finds no violations at the opening hand, in a Main Phase, with a stack and in a combat", async ({
  page,
}) => {
  await withSettings(page, EVERY_WINDOW);
  const table = await setUp(page, { game, mode: "Against the computer", seed: "a look around" });
  for (const [position, label] of [
    [null, "Keep all"],
    [{ ...THREE, active: 0, plays: [] }, /^Pass: end the Main Phase/],
    [THREE, /^Pass: let /],
    [{ ...INCOMING, plays: INCOMING.plays?.slice(0, 3) ?? [] }, /^Pass: do not defend$/],
  ] as const) {
    if (position !== null) await openSouls(page, position);
    await expect(table.button(label).first()).toBeVisible();
    await expectAccessible(page, String(label));
  }
});

/** A mouse or a finger that presses, moves and releases. */
interface Pointer {
  press(at: Point): Promise<void>;
  move(at: Point): Promise<void>;
  lift(): Promise<void>;
}

const mousePointer = ({ mouse }: Page): Pointer => ({
  press: async ([x, y]) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ([x, y]) => mouse.move(x, y, { steps: 6 }),
  lift: () => mouse.up(),
});

async function fingerPointer(page: Page): Promise<Pointer> {
  const fingers = await Fingers.of(page);
  return {
    press: (at) => fingers.press(1, at),
    move: (at) => fingers.move(1, at),
    lift: () => fingers.lift(1),
  };
}

/** Drags two shields onto the commander before damage, which uses up its capacity. */
async function shieldTwice(page: Page, pointer: Pointer): Promise<void> {
  await withSettings(page, EVERY_WINDOW);
  const table = await openSouls(page, INCOMING);
  await table.asked();
  const totals = [/4 → 2/, /2 → 0/];
  const words = ["4 damage, 2 with this shield", "2 damage, 0 with this shield"];
  for (const [i, name] of ["Kiln Squire", "Dragonfire"].entries()) {
    const now = await readSituation(page);
    const card = now.hand.find((spot) => spot.name.startsWith(name));
    const [x, y] = card?.at ?? [0, 0];
    await pointer.press([x, y]);
    await pointer.move([x, y - 40]);
    const commander = page.getByRole("button", { name: /^Vharaxes, Ember Regent, .*legal target$/ });
    const place = await middleOf(commander);
    await pointer.move(place);
    await expect(commander.locator("..")).toContainText(totals[i] ?? "");
    const preview = page.getByRole("region", { name: "What this would do" });
    await expect(preview).toContainText(words[i] ?? "");
    expect(await middleOf(commander), "nothing moves away under the pointer").toEqual(place);
    await pointer.lift();
    await expect(page.getByRole("log", { name: "Announcements" })).toContainText(
      `Ann shields Vharaxes, Ember Regent with ${name}.`,
    );
    await expect(table.hand.getByRole("button", { name: new RegExp(`^${name}`) })).toHaveCount(0);
    await table.asked();
  }
  await expect(table.hand.getByRole("button", { name: /^Flare Up.*may act$/ })).toBeVisible();
}

test("shields are dragged onto the incoming damage, with a preview of the rest", async ({ page }) => {
  await shieldTwice(page, mousePointer(page));
});

test.describe("by touch on a large screen", () => {
  test.use({ hasTouch: true });
  test("drags shields onto the incoming damage", async ({ page }) => {
    await shieldTwice(page, await fingerPointer(page));
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("shows everything that matters with three items on the stack, at 390 and at 320 pixels", async ({
    page,
  }) => {
    await withSettings(page, EVERY_WINDOW);
    const table = await openSouls(page, THREE);
    for (const { width, height, least } of [
      { width: 390, height: 844, least: 29 },
      { width: 320, height: 640, least: 24 },
    ]) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await table.asked();
      const items = page.getByRole("region", { name: "Stack (top resolves first)" }).getByRole("listitem");
      for (const part of [
        page.getByText("Turn 9: Bob"),
        page.getByText("Respond to Hackles?"),
        page.getByText("When both have passed, Hackles resolves."),
        items.nth(0),
        items.nth(2),
        page.getByRole("button", { name: /^Alpha Hunter,/ }),
        page.getByRole("button", { name: /^Vharaxes, Ember Regent,/ }),
      ])
        await expect(part, `${width}`).toBeInViewport({ ratio: 0.75 });
      const box = await page.getByRole("button", { name: /^Drake Lancer,/ }).boundingBox();
      expect(box?.width).toBeGreaterThan(least);
    }
  });

  test("drags shields onto the incoming damage by mouse", async ({ page }) => {
    await shieldTwice(page, mousePointer(page));
  });

  test("drags shields onto the incoming damage with a finger", async ({ page }) => {
    await shieldTwice(page, await fingerPointer(page));
  });

  test("taps shields onto the incoming damage", async ({ page }) => {
    await withSettings(page, EVERY_WINDOW);
    const table = await openSouls(page, INCOMING);
    for (const name of ["Kiln Squire", "Dragonfire"]) {
      await table.asked();
      await table.hand.getByRole("button", { name: new RegExp(`^${name}.*may act$`) }).tap();
      const commander = page.getByRole("button", { name: /^Vharaxes, Ember Regent, .*legal target$/ });
      const { width, height } = (await commander.boundingBox()) ?? { width: 0, height: 0 };
      // At its lower edge: a tap counts anywhere on the card.
      await commander.tap({ position: { x: width / 2, y: height - 4 } });
      await expect(page.getByRole("log", { name: "Announcements" })).toContainText(
        `Ann shields Vharaxes, Ember Regent with ${name}.`,
      );
    }
  });

  test("a seat's piles cover nothing, and every pile is on screen", async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    await setUp(page, { game, mode: "Against the computer", seed: "thumbs" });
    for (const player of ["Opponent", "You"]) {
      const name = page.getByRole("heading", { name: player });
      await expect(name).toBeVisible();
      const piles = page.getByRole("button", { name: new RegExp(`^${player}: .*, \\d+ cards?`) });
      await expect(async () => {
        const head = await name.boundingBox();
        const foot = (head?.y ?? 0) + (head?.height ?? 0);
        for (const pile of await piles.all()) {
          const box = await pile.boundingBox();
          const isBelow = (box?.y ?? 0) >= foot - 1;
          expect(isBelow || (box?.x ?? 0) > (head?.x ?? 0), "beside or below the name").toBe(true);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        }
      }).toPass();
    }
  });
});

test("on a large screen the opponent's whole name is readable next to seven piles", async ({ page }) => {
  await withSettings(page, NO_WINDOWS);
  await setUp(page, { game, mode: "Against the computer", seed: "look" });
  const name = page.getByRole("heading", { name: "Opponent" }).getByText("Opponent", { exact: true });
  await expect
    .poll(() => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0);
});
