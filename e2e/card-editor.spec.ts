import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { begin, FINGER, keysOf, MOUSE, printed, tryNow, write } from "./support/card-editor";
import { DeckRoomPage } from "./support/deck-room";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";

/** Nothing is wider than the screen. */
const expectNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test("a card with a trigger and a target is made by mouse, put into a deck and played", async ({ page }) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await begin(page, MOUSE, "battle-cores", "Monster");
  await page.getByRole("button", { name: "More: Armor" }).click();
  await write(
    page,
    MOUSE,
    "When this card is Summoned",
    "choose a Monster",
    /^return it to its owner's hand/,
  );
  const text = "When this card is Summoned, choose a Monster and return it to its owner's hand.";
  await expect(printed(page).getByText(text)).toBeVisible();
  await expect(page.getByText("The card can be played.")).toBeVisible();
  await expectAccessible(page, "card editor");

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(printed(page).getByText(text)).toHaveCount(0);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(printed(page).getByText(text)).toBeVisible();
  await page.reload();
  await expect(printed(page).getByText(text)).toBeVisible();

  const room = new DeckRoomPage(page);
  await room.open("battle-cores");
  await room.begin();
  await page.getByRole("searchbox", { name: "Search cards" }).fill("Bell Keeper");
  await expect(page.getByRole("status").filter({ hasText: / of \d+ cards/ })).toBeVisible();
  await room.cards.first().click();
  await expect(room.deck.getByText("Bell Keeper")).toBeVisible();

  await page.goto("/#/sets/battle-cores/MINE/1");
  const table = await tryNow(page, MOUSE);
  await table.hand.getByRole("button", { name: /^Bell Keeper/ }).click();
  await page.getByRole("button", { name: /^Summon Bell Keeper/ }).click();
  await page
    .getByRole("button", { name: /^Thicket Mite/ })
    .first()
    .click();
  await table.expectLogged(/Thicket Mite.*hand/);
  session.expectQuiet();
});

test("a card of Battle Spirits Saga is made by keys, and a fault leads to its place", async ({ page }) => {
  const hands = keysOf(page);
  await withSettings(page, NO_WINDOWS);
  await begin(page, hands, "battle-spirits-saga", "Spirit");
  const family = page.getByRole("group", { name: "Families" }).getByRole("checkbox", { checked: true });
  await family.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 fault: not playable yet")).toBeVisible();
  await hands.press(page.getByRole("button", { name: /^Families: / }));
  await expect(page.getByRole("group", { name: "Families" }).getByRole("checkbox").first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("The card can be played.")).toBeVisible();
  await write(page, hands, "When this card is summoned", "choose a spirit", /^destroy it$/);
  await expect(
    printed(page).getByText("When this card is summoned, choose a spirit and destroy it."),
  ).toBeVisible();
  const table = await tryNow(page, hands);
  await expect(table.hand.getByRole("button", { name: /^Bell Keeper/ })).toBeVisible();
});

/** A picture too large to be decoded. */
function hugePng(side: number): Buffer {
  const head = Buffer.alloc(33);
  head.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  return head;
}

/** A PNG that the page itself draws. */
const drawnPng = async (page: Page, width: number, height: number): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(
      ([w, h]) => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [w, h];
        const context = canvas.getContext("2d");
        if (context) context.fillStyle = "teal";
        context?.fillRect(0, 0, w, h);
        return canvas.toDataURL().split(",")[1] ?? "";
      },
      [width, height] as const,
    ),
    "base64",
  );

/** The colour of an image behind an element. */
const colourOf = (shown: Locator) =>
  shown.evaluate(async (element) => {
    const image = new Image();
    image.src = getComputedStyle(element).backgroundImage.slice('url("'.length, -'")'.length);
    await image.decode();
    const context = document.createElement("canvas").getContext("2d");
    context?.drawImage(image, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
      .slice(0, 3)
      .map((part) => Math.round(part / 4) * 4);
  });

test("artwork is chosen or a picture, which is made small, and hostile files are refused", async ({
  page,
}) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await begin(page, MOUSE, "battle-cores", "Item");
  const art = page.getByRole("group", { name: "Artwork" });
  const source = art.getByRole("combobox", { name: "Drawn from" });
  await source.selectOption({ label: "what you choose here" });
  const drawing = await art.locator("img").getAttribute("src");
  await art.getByRole("button", { name: "Another one" }).click();
  await expect(art.locator("img")).not.toHaveAttribute("src", drawing ?? "");
  await expectAccessible(page, "chosen artwork");

  await source.selectOption({ label: "a picture of your own" });
  const file = art.locator("input[type=file]");
  const give = (name: string, buffer: Buffer) => file.setInputFiles({ name, mimeType: "image/png", buffer });
  await give("a.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
  await expect(art.getByText("a.svg is no JPEG, PNG, WebP or GIF.")).toBeVisible();
  await give("b.png", hugePng(20_000));
  await expect(art.getByText("b.png is too large: a side has at most 12000 pixels.")).toBeVisible();
  await give("c.png", hugePng(100));
  await expect(art.getByText("c.png is damaged and cannot be shown.")).toBeVisible();
  await give("d.png", await drawnPng(page, 1600, 900));
  await expect(art.locator("img")).toHaveAttribute("src", /^data:image\/(webp|jpeg);base64,/);
  expect(
    await art.locator("img").evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBe(512);
  await expect(page.getByText("The card can be played.")).toBeVisible();
  await expectAccessible(page, "a picture of one's own");
  await page.reload();
  await expect(art.locator("img")).toHaveAttribute("src", /^data:image\//);

  const table = await tryNow(page, MOUSE);
  const card = table.hand.getByRole("button", { name: /^Bell Keeper/ });
  await expect.poll(() => colourOf(card.locator('[style*="url("]').first())).toEqual([0, 128, 128]);
  await page.goto("/#/sets/battle-cores");
  await page.getByRole("button", { name: "Link to Bells" }).click();
  await expect(page.getByText("A set with pictures is too large for a link.")).toBeVisible();
  session.expectQuiet();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a card of Battle of Souls is made by touch", async ({ page }) => {
    await withSettings(page, NO_WINDOWS);
    await begin(page, FINGER, "battle-of-souls", "Warrior");
    await write(page, FINGER, "When this card is deployed", "choose a fighter", /^destroy it$/);
    await expectNarrow(page);
    await page.getByRole("button", { name: "Card", exact: true }).tap();
    await expect(printed(page).getByText(/choose a fighter and destroy it\.$/)).toBeVisible();
    await expectNarrow(page);
    const table = await tryNow(page, FINGER);
    await expect(table.hand.getByRole("button", { name: /^Bell Keeper/ })).toBeVisible();
  });
});
