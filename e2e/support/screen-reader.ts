import { expect, type Page } from "@playwright/test";
import { type Focus, KeyboardInput } from "./keyboard";
import { nextFrames, PATIENCE, type Pressable, type Situation } from "./situation";
import { type AxNode, below, isWithin, readTree } from "./tree";

const CELL = /^(Place .*|Choose this cell): column -?\d+, row -?\d+$/;

/** A listener presses by name alone, without a position on the screen. */
const spotOf = ({ name, pressed, disabled }: AxNode): Pressable => ({
  name,
  pressed,
  idle: disabled,
  at: [0, 0],
});
const isButton = ({ role }: AxNode) => role === "button";
const named = (role: string, name: string | RegExp) => (node: AxNode) =>
  node.role === role && (typeof name === "string" ? node.name === name : name.test(node.name));

function buttonsIn(all: readonly AxNode[], fits: (node: AxNode) => boolean): AxNode[] {
  return all.filter((node) => isButton(node) && isWithin(node, fits));
}

/** The table from roles, names and states only. */
function situationIn(all: readonly AxNode[]): Situation {
  const isAsked = (node: AxNode) =>
    node.role === "region" && [...below(node)].some(({ expanded }) => expanded !== null);
  const actions = buttonsIn(all, named("region", "Your actions")).filter(
    (node) =>
      !isWithin(node, named("group", "At any time")) &&
      !/^(Rule |Look at |Auto-pass until |Stop auto-passing$|Cancel$|More$)/.test(node.name),
  );
  const isBoard = ({ role, name }: AxNode) => role === "grid" && !/: Hand, /.test(name);
  const isSeat = named("region", /(^Your|'s) seat$/);
  const onBoard = buttonsIn(all, (node) => isBoard(node) || isSeat(node)).map(spotOf);
  // Where there are several, the main button is the one that Space presses.
  const mainNode = actions.find(({ keys }) => keys === "Space") ?? actions[0];
  const side = actions.filter((node) => node !== mainNode).map(spotOf);
  const hasResult = all.some(named("region", "Result"));
  return {
    on: hasResult ? "result" : mainNode === undefined ? "elsewhere" : "table",
    phase: all.find((node) => node.role === "heading" && /^Turn \d/.test(node.name))?.name ?? "",
    main: mainNode === undefined ? null : spotOf(mainNode),
    side,
    until: [],
    hand: buttonsIn(all, named("grid", /: Hand, /)).map(spotOf),
    board: onBoard.filter(({ name }) => !CELL.test(name)),
    hasGrid: all.some(named("grid", "Battlefield")),
    cells: onBoard.filter(({ name }) => CELL.test(name)),
    offered: buttonsIn(all, isAsked)
      .filter(({ name, expanded }) => expanded === null && !/^(Rule |Look at )/.test(name))
      .map(spotOf),
    menu: buttonsIn(all, named("group", "What this card can do")).map(spotOf),
    curtain: [],
    strip: null,
    spoken: all
      .filter((node) => node.role === "StaticText" && isWithin(node, named("log", "Announcements")))
      .map(({ name }) => name)
      .join(" "),
  };
}

/** Reads the table from the accessibility tree, as `readSituation` does from the page. */
export async function readSituationFromTree(page: Page, after?: Situation): Promise<Situation> {
  let now: Situation | undefined;
  const isNew = async () => {
    await nextFrames(page);
    now = situationIn([...below(await readTree(page))]);
    const isWaiting = /is thinking$|^Waiting for/.test(now.main?.name ?? "");
    return !isWaiting && JSON.stringify(now) !== JSON.stringify(after);
  };
  await expect.poll(isNew, { timeout: PATIENCE, intervals: [15] }).toBe(true);
  return now as Situation;
}

/** A keyboard whose player knows the focus from the accessibility tree alone. */
export class ScreenReaderInput extends KeyboardInput {
  constructor(private readonly heard: Page) {
    super(heard);
  }

  override async focus(): Promise<Focus> {
    await nextFrames(this.heard);
    const focused = [...below(await readTree(this.heard))].filter((node) => node.focused).at(-1);
    if (focused === undefined || focused.role === "RootWebArea")
      return { name: "", role: "nothing", shown: true };
    const inGrid = isWithin(focused, ({ role }) => role === "grid");
    const role = !inGrid ? "other" : CELL.test(focused.name) ? "cell" : "card";
    return { name: focused.name, role, shown: true };
  }
}

/** Everything that live regions announced, in order, from the page's first moment. */
export class LiveRegionRecorder {
  readonly lines: string[] = [];
  /** Announcements of the table's own region among these. */
  readonly told: string[] = [];

  /** Must be called before the page is opened. */
  async open(page: Page): Promise<void> {
    await page.exposeFunction("hearLine", (line: string, isLog: boolean) => {
      this.lines.push(line);
      if (isLog) this.told.push(line);
    });
    await page.addInitScript(() => {
      const say = (window as unknown as { hearLine(line: string, isLog: boolean): void }).hearLine;
      const isLive = (node: Node) =>
        (node instanceof Element ? node : node.parentElement)?.closest(
          "[role=log], [role=status], [aria-live]",
        );
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) {
            const live = isLive(node);
            if (live) say(node.textContent ?? "", live.getAttribute("role") === "log");
          }
      }).observe(document, { childList: true, subtree: true });
    });
  }
}
