import { expect, type Page } from "@playwright/test";
import type { InputDevice } from "./input-device";
import type { Zone } from "./policy";
import { cellIn, nextFrames, type Pressable } from "./situation";

export interface Focus {
  readonly name: string;
  readonly role: "card" | "cell" | "other" | "nothing";
  /** Whether the focus is visible, or on a heading that is only read out. */
  readonly shown: boolean;
}

/** Presses of one key before an element counts as unreachable. */
const REACH = 60;

type Arrow = readonly [key: string, step: readonly [dx: number, dy: number]];

const ARROWS: readonly Arrow[] = [
  ["ArrowUp", [0, 1]],
  ["ArrowDown", [0, -1]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
];

/** Runs in the page. */
function readFocus(): Focus {
  const element = document.activeElement;
  if (element === null || element === document.body) return { name: "", role: "nothing", shown: false };
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
  const words = element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
  const name = words.replace(/\s+/g, " ").trim();
  const inGrid = element.closest("[role=grid]") !== null;
  const isCell = /^(Place .*|Choose this cell): column/.test(name);
  const hasOutline = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  const hasRing = (one: Element) => hasOutline(one) || getComputedStyle(one).boxShadow !== "none";
  const parts = [element, ...element.querySelectorAll("*")];
  // A radio button may be drawn as the whole card that contains it.
  const cards = [element.closest("label"), element.closest("li")].filter((card) => card !== null);
  const box = element.getBoundingClientRect();
  const isOnTop = (h: number, v: number) => {
    const hit = document.elementFromPoint(box.left + box.width * h, box.top + box.height * v);
    return hit !== null && element.contains(hit);
  };
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = !inGrid || shares.some((v) => shares.some((h) => isOnTop(h, v)));
  const isRinged = parts.some(hasRing) || cards.some(hasOutline);
  return {
    name,
    role: inGrid ? (isCell ? "cell" : "card") : "other",
    shown: /^H\d$/.test(element.tagName) || (element.matches(":focus-visible") && isRinged && isSeen),
  };
}

/** A keyboard and nothing else. After every key, the focus must exist and be visible. */
export class KeyboardInput implements InputDevice {
  constructor(private readonly page: Page) {}

  async focus(): Promise<Focus> {
    await nextFrames(this.page);
    return this.page.evaluate(readFocus);
  }

  /** Presses a key and returns the focus. */
  async key(key: string): Promise<Focus> {
    await this.page.keyboard.press(key);
    const focus = await this.focus();
    // After its last element Tab leaves the page for the browser, and the next Tab returns.
    if (focus.role === "nothing" && key === "Tab") return focus;
    if (focus.role === "nothing") await this.returned(key);
    else if (!focus.shown) await this.drawn(key);
    return focus;
  }

  private async drawn(key: string): Promise<void> {
    await expect(async () => {
      const { name, shown } = await this.focus();
      expect(shown, `after ${key}, focus on “${name}” is drawn`).toBe(true);
    }).toPass({ timeout: 5000 });
  }

  /** Focus may be lost while a screen changes. It must return on its own. */
  private async returned(key: string): Promise<void> {
    await expect
      .poll(async () => (await this.focus()).role, { message: `focus comes back after ${key}` })
      .not.toBe("nothing");
  }

  /** Repeats one key until a matching element has the focus. */
  async goOn(key: string, to: (focus: Focus) => boolean): Promise<Focus> {
    let focus = await this.focus();
    for (let i = 0; i < REACH && !to(focus); i++) focus = await this.key(key);
    expect(to(focus), `with ${key} one comes to it, not only to “${focus.name}”`).toBe(true);
    return focus;
  }

  async tabTo(name: string | RegExp): Promise<void> {
    await this.goOn("Tab", (focus) =>
      typeof name === "string" ? focus.name === name : name.test(focus.name),
    );
  }

  async press(what: Pressable, zone: Zone): Promise<void> {
    switch (zone) {
      case "main":
        return this.pressMain(what);
      case "hand":
        await this.key("h");
        await this.key("Home");
        await this.goOn("ArrowRight", ({ name }) => name === what.name);
        break;
      case "board":
        if (cellIn(what.name) === null && (await this.walkRows(what))) break;
        if (!what.name.endsWith("legal target")) await this.key("b");
        await this.walkTo(what);
        break;
      case "cell":
        await this.walkTo(what);
        break;
      case "offered":
      case "menu":
        await this.goOn("Tab", ({ name, role }) => role === "other" && name !== "" && !/^Rule /.test(name));
        await this.tabTo(what.name);
    }
    await this.key("Enter");
  }

  /** Space presses the main button unless it presses something else. */
  private async pressMain({ name }: Pressable): Promise<void> {
    const { role } = await this.focus();
    if (role !== "card") await this.tabTo(name);
    await this.key("Space");
  }

  /**
   * Moves to a card in one of several rows: Tab from row to row, arrows along each.
   * @returns false when cards are on a grid, in cells.
   */
  private async walkRows({ name }: Pressable): Promise<boolean> {
    for (let row = 0, now = await this.key("b"); row < REACH; row++) {
      if (cellIn(now.name) !== null) return false;
      if (now.role === "card") now = await this.key("Home");
      for (let before = ""; now.role === "card" && now.name !== before; now = await this.key("ArrowRight")) {
        if (now.name === name) return true;
        before = now.name;
      }
      now = await this.key("Tab");
      if (now.name === name) return true;
    }
    throw new Error(`neither Tab nor the arrows lead to “${name}”`);
  }

  /** Moves with the arrows to a card or cell of the board, trying the most direct way first. */
  private async walkTo(what: Pressable): Promise<void> {
    const goal = cellIn(what.name) ?? [0, 0];
    const tried = new Map<string, number>();
    for (let i = 0; i < REACH; i++) {
      const at = cellIn((await this.focus()).name);
      if (at === null) throw new Error(`focus is not on the board on the way to “${what.name}”`);
      const [dx, dy] = [goal[0] - at[0], goal[1] - at[1]];
      if (dx === 0 && dy === 0) return;
      const gain = ([, [x, y]]: Arrow) => Math.abs(dx - x) + Math.abs(dy - y);
      const times = ([key]: Arrow) => tried.get(`${at} ${key}`) ?? 0;
      const [way] = [...ARROWS].sort((a, b) => times(a) - times(b) || gain(a) - gain(b));
      if (way === undefined) return;
      const [key] = way;
      tried.set(`${at} ${key}`, times(way) + 1);
      await this.key(key);
    }
    throw new Error(`the arrows do not lead to “${what.name}”: ${[...tried.keys()].join("; ")}`);
  }

  /** Opens the curtain with two short presses. */
  async reveal(buttons: readonly Pressable[]): Promise<void> {
    const name = buttons.at(-1)?.name ?? "";
    await this.tabTo(name);
    await this.key("Enter");
  }
}

/** Goes from the landing page through the set-up screen to a match with this seed, by keys alone. */
export async function setUpByKeys(page: Page, keys: KeyboardInput, seed: string): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await keys.key("Tab");
  await keys.tabTo("Set up");
  await keys.key("Enter");
  await startByKeys(page, keys, seed);
}

/** Goes from a newly opened set-up screen to a match with this seed. */
export async function startByKeys(page: Page, keys: KeyboardInput, seed: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Set up a match" })).toBeFocused();
  await keys.tabTo("Advanced");
  await keys.key("Enter");
  await keys.tabTo("Seed");
  await page.keyboard.type(seed);
  await keys.tabTo("Start the match");
  await keys.key("Enter");
}

/** Concedes the game. */
export async function concedeByKeys(page: Page, keys: KeyboardInput): Promise<void> {
  await keys.tabTo("Concede");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Concede?" })).toBeVisible();
  await keys.tabTo("Concede");
  await page.keyboard.press("Enter");
}
