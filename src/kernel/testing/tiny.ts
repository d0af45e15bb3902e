import {
  type AbilityRuntime,
  type ActionSpec,
  type ActOptions,
  type Card,
  type CardDef,
  type Change,
  type Check,
  type Decision,
  defineRules,
  type Engine,
  eliminate,
  type GameEvent,
  type LastKnown,
  type PendingTrigger,
  type Reader,
  type Rules,
  type RulesDraft,
  refuse,
  type StatEffect,
  type Watch,
  type ZoneSpec,
} from "../index";

/** Abilities of made-up cards. They are code, whereas the cards of a real game are data. */
export interface TinyTrigger {
  readonly on: string;
  /** Defaults to events of its own card. */
  when?(g: Engine, source: Card, event: GameEvent, was?: LastKnown): boolean;
  run(g: Engine, trigger: PendingTrigger): void;
}

export interface TinyReplacement {
  readonly replaces: string;
  readonly may?: boolean;
  /** Defaults to changes of its own card. */
  when?(g: Engine, source: Card, change: Change): boolean;
  instead(g: Engine, source: Card, change: Change): void;
}

export interface TinyStanding {
  readonly stats: readonly string[];
  gives(g: Reader, source: Card, card: Card, stat: string): StatEffect | null;
}

export type TinyAbility = TinyTrigger | TinyReplacement | TinyStanding;

export interface TinyCard extends CardDef {
  readonly abilities: readonly TinyAbility[];
}

function watchesOf(abilities: readonly TinyAbility[]): Watch[] {
  return abilities.flatMap((it, ability): Watch[] => {
    if ("on" in it) return [{ on: it.on, ability }];
    if ("replaces" in it) return [{ on: `replace:${it.replaces}`, ability }];
    return it.stats.map((stat) => ({ on: `stat:${stat}`, ability }));
  });
}

export function tinyCard(
  name: string,
  stats: Readonly<Record<string, number>> = {},
  ...abilities: readonly TinyAbility[]
): TinyCard {
  return { name, type: "tiny", stats, watches: watchesOf(abilities), abilities };
}

export function pool(...cards: readonly TinyCard[]): Readonly<Record<string, TinyCard>> {
  return Object.fromEntries(cards.map((card) => [card.name, card]));
}

function abilityOf(g: Reader, def: string, index: number): TinyAbility | undefined {
  return (g.rules.cards[def] as TinyCard | undefined)?.abilities[index];
}

const runtime: AbilityRuntime = {
  modifier(g, source, index, card, stat) {
    const it = abilityOf(g, source.def, index);
    return it !== undefined && "stats" in it ? it.gives(g, source, card, stat) : null;
  },
  triggers(g, source, index, event, was) {
    const it = abilityOf(g, source.def, index);
    if (it === undefined || !("on" in it)) return false;
    return it.when ? it.when(g, source, event, was) : event.card === source.id;
  },
  run(g, trigger) {
    const it = abilityOf(g, trigger.def, trigger.ability);
    if (it !== undefined && "on" in it) it.run(g, trigger);
  },
  replaces(g, source, index, change) {
    const it = abilityOf(g, source.def, index);
    if (it === undefined || !("replaces" in it)) return false;
    const fits = it.when ? it.when(g, source, change) : change.card === source.id;
    if (!fits) return false;
    return it.may ? "optional" : "always";
  },
  replace(g, source, index, change) {
    const it = abilityOf(g, source.def, index);
    if (it !== undefined && "replaces" in it) it.instead(g, source, change);
  },
};

export const ZONES: readonly ZoneSpec[] = [
  { key: "field", sees: "all", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "hand", sees: "owner", shape: "row" },
  { key: "discard", sees: "all", shape: "pile" },
];

type Group = "board" | "decisions" | "flow" | "values" | "information" | "loops";

/** Parts of rules that a test overrides. */
export type RulesParts = Partial<Omit<Rules, Group>> & { readonly [K in Group]?: Partial<Rules[K]> };

/** Rules with these parts instead of their own. */
export function withParts(rules: Rules, parts: RulesParts): Rules {
  return {
    ...rules,
    ...parts,
    board: { ...rules.board, ...parts.board },
    decisions: { ...rules.decisions, ...parts.decisions },
    flow: { ...rules.flow, ...parts.flow },
    values: { ...rules.values, ...parts.values },
    information: { ...rules.information, ...parts.information },
    loops: { ...rules.loops, ...parts.loops },
  };
}

/**
 * Eliminates a seat that has none of a counter left.
 * @param cause name of the outcome.
 */
export function outWithout(counter: string, cause: string, rule: string): Check {
  return {
    name: cause,
    rule,
    run: (g) => {
      const out = g.state.seats.filter((s) => s.status === "in" && s.counters[counter] === 0);
      for (const { seat } of out) eliminate(g, seat, cause, rule);
      return out.length > 0;
    },
  };
}

/** A decision as a test writes it, without the common fields. */
export type Question = Decision extends infer D
  ? D extends Decision
    ? Omit<D, "seat" | "prompt" | "rule">
    : never
  : never;

const NOTHING: ActOptions = {
  prompt: { key: "prompt.act" },
  then: "same",
  specs: [],
  mayPass: () => refuse("tiny.pass", "T 3"),
  refuse: (_g, _seat, action) => refuse(`tiny.${action.type}`, "T 3"),
};

/** Actions in the turn of a made-up game, besides passing. The game's own steps perform them. */
export function turnOf(...specs: readonly Omit<ActionSpec, "do">[]): Pick<Rules["decisions"], "turn"> {
  const all = specs.map((spec): ActionSpec => ({ ...spec, do: () => undefined }));
  return { turn: () => ({ prompt: { key: "prompt.act" }, then: "same", specs: all }) };
}

const TINY: RulesDraft = {
  slug: "tiny",
  version: 1,
  cards: {},
  abilities: runtime,
  board: { seats: { min: 1, max: 20, rule: "T 1" }, zones: ZONES, problems: () => [] },
  decisions: { turn: () => NOTHING },
  flow: { procedures: {}, triggers: { order: "nested", choose: false, rule: "T 2" } },
  values: {
    layers: ["only"],
    isLive: (g, card) => card.face === "up" && g.state.zones[card.zone]?.key === "field",
  },
};

/** Rules of a made-up game. Fills in what the test does not specify. The game starts with `game`. */
export function tinyRules(parts: RulesParts): Rules {
  return defineRules(withParts(defineRules(TINY), parts));
}
