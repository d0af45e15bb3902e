import { expect, onTestFinished } from "vitest";
import {
  type Action,
  type Answer,
  answer,
  type Card,
  type CardId,
  type Decision,
  type Engine,
  engineFromLayout,
  everyAction,
  type GameEvent,
  type Layout,
  layoutTags,
  legalActions,
  PASS,
  type Refusal,
  type Seat,
  stuckCards,
  type Verdict,
  type View,
  view,
  viewEvent,
  zoneOf,
} from "../kernel";
import { SUSPEND_MODE, saveAndRestore } from "./suspend";

export interface ScenarioLayout extends Omit<Layout, "script" | "names" | "seed"> {
  /** Results of the next dice, as on the die (1 to 20). */
  readonly dice?: readonly number[];
  /** Windows in which players are asked. The helper passes in the others. `all` asks in every window. */
  readonly stops?: readonly string[] | "all";
}

/** A game that has been created and is at its first decision. */
export interface StartedGame extends Pick<ScenarioLayout, "stops"> {
  readonly engine: Engine;
  /** Answers given at its start. */
  readonly begin?: readonly Answer[];
}

export type { CardSpec, SideLayout } from "../kernel";

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

function engineOf(layout: ScenarioLayout): Engine {
  const script = layout.dice?.map((value) => value - 1);
  const given = { ...layout, names: NAMES, seed: "scenario", ...(script ? { script } : undefined) };
  return engineFromLayout(given, { strict: true });
}

/**
 * A position set up by hand, or a game from its start, continued by answers. In suspend mode it is saved and restored
 * at every decision.
 */
export class Scenario {
  engine: Engine;
  readonly events: GameEvent[] = [];
  private readonly stops: readonly string[] | "all";
  /** Cards by their tags in the layout. A shuffle gives new ids. */
  private readonly tags: ReadonlyMap<string, CardId>;
  private mayEndOpen = false;

  constructor(from: ScenarioLayout | StartedGame) {
    this.stops = from.stops ?? [];
    this.engine = "engine" in from ? from.engine : engineOf(from);
    this.tags = "engine" in from ? new Map() : layoutTags(from);
    this.after(this.engine.events ?? []);
    if ("begin" in from) for (const given of from.begin ?? []) this.answer(given);
    onTestFinished(() => this.mustBeIdle());
  }

  get state() {
    return this.engine.state;
  }

  get decision(): Decision | null {
    return this.state.decision;
  }

  /** Results of the next dice, as on the die. */
  dice(...values: number[]): this {
    this.state.random = { ...this.state.random, script: values.map((value) => value - 1) };
    return this;
  }

  /**
   * The id of the card with this name or layout tag.
   * @param seat its owner, when both have one.
   */
  id(name: string, seat?: Seat): CardId {
    const tagged = this.tags.get(name);
    if (tagged !== undefined) return tagged;
    const found = this.state.cards.filter(
      (card) => card.def === name && (seat === undefined || card.owner === seat),
    );
    const [first] = found;
    if (first === undefined) throw new RangeError(`no card ${name} in the scenario`);
    return first.id;
  }

  card(name: string, seat?: Seat): Card {
    return this.state.cards[this.id(name, seat)] as Card;
  }

  zone(name: string, seat?: Seat): string {
    return this.state.zones[this.card(name, seat).zone]?.key ?? "";
  }

  cardsIn(key: string, seat?: Seat): string[] {
    return zoneOf(this.state, key, seat).cards.map((id) => this.state.cards[id]?.def ?? "");
  }

  view(seat: Seat): View {
    return view(this.engine, seat);
  }

  actions(): readonly Action[] {
    return everyAction(legalActions(this.engine));
  }

  /** Gives an answer that must be accepted. */
  answer(given: Answer): this {
    const result = answer(this.engine, given);
    if (!result.ok) throw new Error(`refused: ${result.why.key} [${result.rule}]`);
    this.after(result.events);
    return this;
  }

  /** Tries an answer that must be refused, and returns the refusal. Fails if it changes anything. */
  refused(given: Answer): Refusal {
    const before = JSON.stringify(this.state);
    const result: Verdict = answer(this.engine, given);
    expect(JSON.stringify(this.state)).toBe(before);
    if (result.ok) throw new Error(`accepted: ${JSON.stringify(given)}`);
    return result;
  }

  /** Picks these cards by name, for the asked seat. */
  pick(...names: string[]): this {
    const decision = this.decision;
    if (decision?.kind !== "pick") throw new Error(`not asked to pick but: ${decision?.prompt.key}`);
    const picks = names.map((name) => {
      const at = decision.options.findIndex((option) => this.state.cards[option.card ?? -1]?.def === name);
      if (at < 0) throw new Error(`${name} is not among the options`);
      return at;
    });
    return this.answer({ seat: decision.seat, do: "pick", picks });
  }

  /** The card names offered by the open pick. */
  offered(): string[] {
    const decision = this.decision;
    if (decision?.kind !== "pick") return [];
    return decision.options.map((option) => this.state.cards[option.card ?? -1]?.def ?? "");
  }

  confirm(yes = true): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "confirm", yes });
  }

  cell(x: number, y: number): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "place", cell: [x, y] });
  }

  pass(): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "act", action: PASS });
  }

  /** The open window and the asked seat, as "attack 1". Null outside windows. */
  get asked(): string | null {
    const name = this.windowOpen;
    return name === undefined ? null : `${name} ${this.decision?.seat}`;
  }

  /**
   * Passes for each player until no window is open.
   * @returns the windows and seats that were asked, in order.
   */
  passAll(): string[] {
    const seen: string[] = [];
    for (let at = this.asked; at !== null; at = this.asked) {
      seen.push(at);
      this.pass();
    }
    return seen;
  }

  get eventTypes(): string[] {
    return this.events.map((event) => event.type);
  }

  /** All events so far as a seat sees them. */
  eventsSeenBy(seat: Seat): GameEvent[] {
    return this.events.map((event) => viewEvent(event, seat));
  }

  /** Declares that the test intentionally ends with an open decision. */
  leaveOpen(): this {
    this.mayEndOpen = true;
    return this;
  }

  private get windowOpen(): string | undefined {
    return this.decision?.kind === "act" ? this.decision.window : undefined;
  }

  private after(events: readonly GameEvent[]): void {
    this.events.push(...events);
    expect(stuckCards(this.engine)).toEqual([]);
    if (SUSPEND_MODE) this.engine = saveAndRestore(this.engine);
    const name = this.windowOpen;
    if (name !== undefined && this.stops !== "all" && !this.stops.includes(name)) this.pass();
  }

  private mustBeIdle(): void {
    const open = this.decision;
    if (open === null || this.mayEndOpen || (open.kind === "act" && open.window === undefined)) return;
    throw new Error(`the scenario ends with an open question: ${open.prompt.key}`);
  }
}
