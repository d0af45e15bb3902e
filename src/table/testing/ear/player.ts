import { act } from "@testing-library/react";
import { goTo, press } from "./keys";
import { type Announcements, focused, type Heard, isIn, readTree } from "./tree";

/** Presses of cards in one turn, so that every game comes to its end. */
const MAX_PER_TURN = 3;
/** More steps than the longest game takes. */
const MAX_STEPS = 3000;
/** Milliseconds that an opponent may take. */
const PATIENCE = 60_000;

const ends = (ending: string) => (node: Heard) => node.role === "button" && node.name.endsWith(`, ${ending}`);
const mayAct = ends("may act");
const isArmed = (node: Heard) => ends("chosen to act")(node) || node.name.endsWith(": one picked up");
const isTarget = (node: Heard) =>
  node.role === "button" &&
  (ends("legal target")(node) ||
    /^(Target |Put it here: )/.test(node.name) ||
    (/: column -?\d+, row -?\d+$/.test(node.name) && isIn(node, "grid")));
const isMenu = (node: Heard) => node.role === "button" && isIn(node, "group", "What this card can do");
const isHelp = ({ name }: Heard) => /^(Rule |Look at )/.test(name);

interface Table {
  readonly all: readonly Heard[];
  readonly main: Heard | undefined;
  readonly turn: string;
}

function listen(): Table {
  const all = readTree();
  return {
    all,
    main: all.find(({ key }) => key === "Space"),
    turn: all.find(({ role, name }) => role === "heading" && /^Turn \d/.test(name))?.name ?? "",
  };
}

const hasEnded = ({ all }: Table) => all.some(({ role, name }) => role === "region" && name === "Result");
const isWaiting = ({ main }: Table) =>
  main === undefined || /^(Waiting for|Skip animation)|is thinking$/.test(main.name);

/** What a prompt offers where it is shown: on the table, at a seat, or in its own panel. */
function offers({ all }: Table): readonly Heard[] {
  const panels = all.filter(({ isExpanded }) => isExpanded !== undefined).map(({ within }) => within[0]);
  return all.filter(
    (node) =>
      ends("can be chosen")(node) ||
      (node.role === "button" && /^Choose /.test(node.name) && isIn(node, "region", /seat$/)) ||
      (node.role === "button" && /^Choose this cell/.test(node.name)) ||
      (node.isPressed === false && !isHelp(node) && node.within.some((outer) => panels.includes(outer))),
  );
}

/** Plays from what a screen reader tells, by keys, without knowing which game it is. */
export class BlindPlayer {
  /** What went wrong, in words. */
  readonly faults: string[] = [];
  /** The last press, and what had been heard before it. */
  private last: { readonly what: string; readonly at: string; readonly lines: number } | null = null;
  private turn = "";
  private presses = 0;
  private random = 11;

  constructor(private readonly ear: Announcements) {}

  /** @returns the number of steps. */
  async playToTheEnd(): Promise<number> {
    for (let step = 0; step < MAX_STEPS; step++) {
      const now = await this.waitForMove();
      if (hasEnded(now)) return step;
      this.step(now);
    }
    throw new Error("the game does not end");
  }

  private async waitForMove(): Promise<Table> {
    for (const until = performance.now() + PATIENCE; ; ) {
      const now = listen();
      this.ear.read();
      if (hasEnded(now) || !isWaiting(now) || now.all[0]?.role === "dialog") return now;
      if (performance.now() > until) throw new Error(`nothing to do at ${now.turn}: ${now.main?.name}`);
      await new Promise((done) => setTimeout(done, 2));
      await act(async () => {});
    }
  }

  private step(now: Table): void {
    const at = JSON.stringify(focused());
    const lines = this.ear.read().length;
    // What the last press did is heard before the next one.
    if (this.last !== null && lines === this.last.lines && at === this.last.at)
      this.faults.push(`nothing is heard after ${this.last.what}: ${now.turn}`);
    if (focused() === null) this.faults.push(`no focus: ${now.turn}, ${now.main?.name}`);
    this.last = { at, lines, what: this.move(now) };
  }

  /** @returns what was pressed. */
  private move(now: Table): string {
    const { all, main, turn } = now;
    if (turn !== this.turn) [this.turn, this.presses] = [turn, 0];
    if (all[0]?.role === "dialog") return this.pressed(all.filter(({ role }) => role === "button").at(-1));
    if (all.some(isArmed)) {
      const goal = this.oneOf(all.filter(isMenu)) ?? this.oneOf(all.filter(isTarget));
      return goal ? this.pressed(goal) : this.key("Escape");
    }
    const offered = offers(now);
    const isOpen = main?.isDisabled === true || /^Choose (none|a name)/.test(main?.name ?? "");
    if (offered.length > 0 && (isOpen || this.chance() < 0.2)) return this.pressed(this.oneOf(offered));
    const own = all.filter(mayAct);
    if (own.length > 0 && (main?.isDisabled || this.presses < MAX_PER_TURN)) {
      this.presses++;
      return this.pressed(this.oneOf(own));
    }
    return this.pressMain(main);
  }

  private pressed(goal: Heard | undefined): string {
    if (goal === undefined) throw new Error(`nothing to press at ${this.turn}`);
    if (!goTo(goal)) throw new Error(`no key leads to “${goal.name}” in ${goal.within[0]?.name}`);
    press("Enter");
    return goal.name;
  }

  /** Space presses the main button from any card, and otherwise where the focus is. */
  private pressMain(main: Heard | undefined): string {
    const at = focused();
    if (main === undefined) throw new Error(`no main button at ${this.turn}`);
    if (at !== null && !isIn(at, "grid") && !goTo(main)) throw new Error(`no key leads to “${main.name}”`);
    press(" ");
    return main.name;
  }

  private key(key: string): string {
    press(key);
    return key;
  }

  private chance(): number {
    this.random = (this.random * 16807) % 2147483647;
    return this.random / 2147483647;
  }

  private oneOf(nodes: readonly Heard[]): Heard | undefined {
    return nodes[Math.floor(this.chance() * nodes.length)];
  }
}
