import type { Page } from "@playwright/test";

/** An element that can be pressed: its name, and a point where a press reaches it (null when covered). */
export interface Pressable {
  readonly name: string;
  readonly at: readonly [x: number, y: number] | null;
  /** `aria-pressed`. */
  readonly pressed: boolean;
  /** `aria-disabled`: the button shows what it waits for and does not act. */
  readonly idle: boolean;
}

/** Everything on screen at one moment, by roles and names, read in one go. */
export interface Situation {
  readonly on: "curtain" | "table" | "result" | "elsewhere";
  /** "Turn 3: Ann …". */
  readonly phase: string;
  readonly main: Pressable | null;
  /** The buttons beside the main one. */
  readonly side: readonly Pressable[];
  /** Buttons that pass until something happens. */
  readonly until: readonly Pressable[];
  readonly hand: readonly Pressable[];
  readonly board: readonly Pressable[];
  /** Whether cards are placed on a grid, not in rows. */
  readonly hasGrid: boolean;
  /** Empty cells that may be chosen. */
  readonly cells: readonly Pressable[];
  /** Options of a prompt outside the board: cards, plain choices, names, things to order. */
  readonly offered: readonly Pressable[];
  /** Actions of the chosen card. */
  readonly menu: readonly Pressable[];
  readonly curtain: readonly Pressable[];
  /** The button of the strip that asks the other person. */
  readonly strip: Pressable | null;
  /** What the live region has announced: the same prompt may come again. */
  readonly spoken: string;
}

/** The number of the turn, or 0 before the first one. */
export const turnOf = ({ phase }: Pick<Situation, "phase">): number =>
  Number(/^Turn (\d+)/.exec(phase)?.[1] ?? 0);

const NAMES = {
  actions: "Your actions",
  anytime: "At any time",
  menu: "What this card can do",
  until: "Auto-pass",
  result: "Result",
  course: "Turn",
  spoken: "Announcements",
} as const;

interface Wanted {
  readonly names: typeof NAMES;
  /** An earlier situation as JSON. Waits while it is still on screen. */
  readonly over: string;
}

/**
 * Runs in the page: reads everything at one moment.
 * @returns false while an opponent is at work, or nothing has changed.
 */
function read({ names, over }: Wanted): Situation | false {
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];

  const reach = (element: Element): Pressable["at"] => {
    const box = element.getBoundingClientRect();
    for (const v of PARTS) {
      for (const h of PARTS) {
        const [x, y] = [box.left + box.width * h, box.top + box.height * v];
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && element.contains(hit)) return [x, y];
      }
    }
    return null;
  };
  const spot = (element: Element): Pressable => ({
    name: nameOf(element),
    at: reach(element),
    pressed: element.getAttribute("aria-pressed") === "true",
    idle: element.getAttribute("aria-disabled") === "true",
  });
  const all = (selector: string, within: ParentNode | null = document): Element[] =>
    within === null ? [] : [...within.querySelectorAll(selector)];
  const labelled = (label: string) => document.querySelector(`[aria-label="${label}"]`);

  // Where there are several, the main button is the one that Space presses.
  const mainButton = () =>
    labelled(names.actions)?.querySelector('button[aria-keyshortcuts="Space"]') ??
    all("button", labelled(names.actions)).find(
      (button) =>
        button.closest(`[aria-label="${names.anytime}"], [data-skipped]`) === null &&
        !/^(Rule |Look at |Auto-pass until |Stop auto-passing$|Cancel$|More$|Undo$)/.test(nameOf(button)),
    );
  const stripButton = () => all("[role=note] button").find((button) => /^Respond\b/.test(nameOf(button)));
  const othersAtWork = () =>
    labelled(names.result) === null &&
    stripButton() === undefined &&
    /is thinking$|^Waiting for/.test(nameOf(mainButton() ?? document.createElement("i")));

  if (othersAtWork()) return false;

  const texts = all("button");
  const curtain = texts.filter((button) => /reveal$/.test(nameOf(button)));
  const main = mainButton();
  // The grid, or the rows of the seats on screen, and the buttons that target a seat.
  const onBoard = all('[aria-label="Battlefield"] button, [data-row] button, [data-seat-spot] button')
    .filter((button) => !button.hasAttribute("aria-keyshortcuts"))
    .map(spot);
  const isCell = ({ name }: Pressable) => /^(Place .*|Choose this cell): column -?\d+, row -?\d+$/.test(name);
  const promptSection = all("main section").find(
    (section) => section.hasAttribute("aria-labelledby") && section.querySelector("[aria-expanded]") !== null,
  );
  const strip = stripButton();
  const turn =
    labelled(names.course)?.querySelector("h2") ?? all("main p").find((p) => /^Turn \d/.test(nameOf(p)));
  const now: Situation = {
    on:
      labelled(names.result) !== null
        ? "result"
        : curtain.length > 0
          ? "curtain"
          : main === undefined
            ? "elsewhere"
            : "table",
    phase: turn ? nameOf(turn) : "",
    main: main ? spot(main) : null,
    side: all("button", main?.parentElement ?? null)
      .filter((button) => button !== main)
      .map(spot),
    until: all("button", labelled(names.until)).map(spot),
    hand: all('[role=grid][aria-label*=": Hand, "] button').map(spot),
    board: onBoard.filter((one) => !isCell(one)),
    hasGrid: labelled("Battlefield") !== null,
    cells: onBoard.filter(isCell),
    offered: all("button:not([aria-expanded])", promptSection ?? null)
      .map(spot)
      .filter(({ name }) => !/^(Rule |Look at )/.test(name)),
    menu: all("button", labelled(names.menu)).map(spot),
    curtain: curtain.map(spot),
    strip: strip ? spot(strip) : null,
    spoken: labelled(names.spoken)?.textContent ?? "",
  };
  return JSON.stringify(now) === over ? false : now;
}

/** Longest wait for an opponent and for the effect of a press, in milliseconds. */
export const PATIENCE = 30_000;

/**
 * Everything on screen, once no opponent is thinking.
 * @param after waits until something differs from this earlier situation.
 * @throws Error when that takes longer than `PATIENCE`.
 */
export async function readSituation(page: Page, after?: Situation): Promise<Situation> {
  await nextFrames(page);
  const args = { names: NAMES, over: JSON.stringify(after) ?? "" };
  const found = await page.waitForFunction(read, args, { timeout: PATIENCE });
  return (await found.jsonValue()) as Situation;
}

/** The cell in a name that contains "column 1, row -2". */
export function cellIn(name: string): readonly [x: number, y: number] | null {
  const found = /column (-?\d+), row (-?\d+)/.exec(name);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Waits for the frame that shows a press, and the one that shows its effect. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
