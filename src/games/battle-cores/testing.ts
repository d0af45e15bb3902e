import {
  type Action,
  type CardId,
  cardIn,
  createGame,
  type GameEvent,
  NONE,
  type Plain,
  type Refusal,
  readStat,
  type Seat,
  seatOf,
  viewEvent,
  zoneOf,
} from "../../kernel";
import type { Ability, Cost, Effect } from "../../language";
import { type CardSpec, Scenario, type SideLayout } from "../../testing/scenario";
import { say } from "../../text";
import { battleCores as phrases } from "../../text/en/battle-cores";
import { learn } from "../../text/learn";
import { cards as pool, poolOf } from "./cards";
import {
  type BattleCard,
  boost,
  field,
  gear,
  item,
  type KeywordEntry,
  legend,
  type MonsterData,
  monster,
  token,
  trap,
} from "./cards/card";
import { draw } from "./cards/parts";
import { armorLeft, countersOf, durabilityLeft, survivalLeft } from "./counters";
import { logLine } from "./log";
import { attackIn, FIRST_VARS } from "./record";
import { rulesWith } from "./rules";
import { attacksLeft } from "./targets";
import type { WindowName } from "./traps";

learn(phrases);

/** A card of the pool by name, or one made for the test. */
export type TestCard = string | BattleCard;

/** How a card lies in play, where that matters. */
export interface Lying {
  readonly card: TestCard;
  readonly tempered?: boolean;
  /** Damage on it, Counters on it ...: see counters.ts. */
  readonly counters?: Readonly<Record<string, number>>;
  /** It came into play this turn. */
  readonly fresh?: boolean;
}

/** What a player has. Cards of a pile are listed bottom first. */
export interface Side {
  readonly monsters?: readonly (TestCard | Lying)[];
  readonly fields?: readonly (TestCard | Lying)[];
  readonly gear?: readonly (TestCard | Lying)[];
  readonly hand?: readonly TestCard[];
  /** Absent: ten plain Monsters. */
  readonly deck?: readonly TestCard[];
  readonly legends?: readonly TestCard[];
  readonly ground?: readonly TestCard[];
  readonly legendGround?: readonly TestCard[];
  /** Absent: 30. */
  readonly hp?: number;
  /** Absent: 5. */
  readonly points?: number;
}

export type Phase = "main" | "battle" | "end";

export interface BattleLayout {
  /** Seat 0. It is their turn unless `active` says otherwise. */
  readonly me?: Side;
  /** Seat 1. */
  readonly foe?: Side;
  /** Seats 2 and 3, when there are any. */
  readonly third?: Side;
  readonly fourth?: Side;
  readonly active?: Seat;
  /** Absent: the Main Phase. `start`: before the turn begins. */
  readonly at?: Phase | "start";
  /** Turns begun in the game; absent: 9. */
  readonly turn?: number;
  /** Turns each player has begun; absent: 4. */
  readonly rounds?: number;
  readonly options?: Readonly<Record<string, Plain>>;
  /** Results of random picks to come, from 1. */
  readonly dice?: readonly number[];
  /** Trap windows that ask (the others are passed). */
  readonly stops?: readonly WindowName[] | "all";
}

let made = 0;

/** A Monster for a test: Price 1, Armor 1, Power 1, Nature Beast, unless told otherwise. */
export function beast(name: string, more: Partial<Omit<MonsterData, "name">> = {}): BattleCard {
  const plain = { number: 900, types: ["nature", "beast"], price: 1, armor: 1, power: 1 } as const;
  return monster({ ...plain, ...more, name });
}

/** A Monster by Armor (left) and Power (right). */
export const stats = (name: string, armor: number, power: number, ...keywords: KeywordEntry[]): BattleCard =>
  beast(name, { armor, power, ...(keywords.length > 0 ? { keywords } : undefined) });

/** A Monster with these abilities. */
export const able = (name: string, ...abilities: Ability[]): BattleCard => beast(name, { abilities });

/** A Legend: Armor 5, Power 5. @param summon what stands in Summon(). */
export const hero = (name: string, summon: readonly Cost[], more: Partial<MonsterData> = {}): BattleCard =>
  legend({ number: 950, name, types: ["light", "dragon"], armor: 5, power: 5, ...more, summon });

/** Support cards for tests; Price 1 and, for those that are carried out, "draw a card" unless told otherwise. */
export const aBoost = (name: string, effect: Effect = draw(1), price = 1): BattleCard =>
  boost({ number: 960, name, price, effect });
export const aTrap = (name: string, effect: Effect = draw(1), price = 1): BattleCard =>
  trap({ number: 970, name, price, effect });
export const anItem = (name: string, ...abilities: Ability[]): BattleCard =>
  item({ number: 980, name, price: 1, abilities });
export const aField = (name: string, ...abilities: Ability[]): BattleCard =>
  field({ number: 985, name, price: 1, abilities });
export const aGear = (name: string, power = 2, durability = 3, ...keywords: KeywordEntry[]): BattleCard =>
  gear({
    number: 990,
    name,
    price: 1,
    power,
    durability,
    ...(keywords.length > 0 ? { keywords } : undefined),
  });
export const aToken = (name: string): BattleCard =>
  token({ name, types: ["nature", "plant"], armor: 1, power: 1 });

/** A scenario of Battle Cores with its players. */
export class BattleScenario extends Scenario {
  readonly me = new Player(this, 0);
  readonly foe = new Player(this, 1);
  readonly third = new Player(this, 2);
  readonly fourth = new Player(this, 3);

  get attack() {
    return attackIn(this.state);
  }

  get phase(): string {
    return this.state.turn.step;
  }

  get turnOf(): Seat {
    return this.state.turn.seat;
  }

  /** Armor left and Power of a Monster, as "armor/power". */
  numbers(name: string, seat?: Seat): string {
    const id = this.id(name, seat);
    return `${armorLeft(this.engine, id)}/${readStat(this.engine, id, "power")}`;
  }

  armor = (name: string, seat?: Seat) => armorLeft(this.engine, this.id(name, seat));
  total = (name: string, seat?: Seat) => readStat(this.engine, this.id(name, seat), "armor");
  power = (name: string, seat?: Seat) => readStat(this.engine, this.id(name, seat), "power");
  survival = (name: string, seat?: Seat) => survivalLeft(this.engine, this.id(name, seat));
  durability = (name: string, seat?: Seat) => durabilityLeft(this.engine, this.id(name, seat));
  counters = (name: string, seat?: Seat) => countersOf(this.engine, this.id(name, seat));
  attacksLeft = (name: string, seat?: Seat) => attacksLeft(this.engine, this.card(name, seat));
  tempered = (name: string, seat?: Seat) => this.card(name, seat).rested;
  keyword = (name: string, keyword: string, seat?: Seat) =>
    readStat(this.engine, this.id(name, seat), `kw-${keyword}`);

  /** Types of all events so far, in order. */
  get heard(): string[] {
    return this.events.map((event) => event.type);
  }

  /** All events so far as a seat is told of them. */
  heardBy(seat: Seat): GameEvent[] {
    return this.events.map((event) => viewEvent(event, seat));
  }

  /** The log as a seat reads it. */
  log(seat: Seat): string[] {
    const name = (of: Seat) => this.state.seats[of]?.name ?? "";
    return this.heardBy(seat).flatMap((event) => {
      const line = logLine(this.engine.rules.cards, event, name);
      return line === null ? [] : [say(line)];
    });
  }

  /** The trap window that asks, and whom: "attack 1"; null outside the windows. */
  get asked(): string | null {
    const decision = this.decision;
    return decision?.kind === "act" && decision.window ? `${decision.window} ${decision.seat}` : null;
  }

  /** Everybody passes until no window is open. @returns who was asked where, in order. */
  passAll(): string[] {
    const seen: string[] = [];
    for (let at = this.asked; at !== null; at = this.asked) {
      seen.push(at);
      this.pass();
    }
    return seen;
  }

  /** Picks nothing (no Block). */
  decline(): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "pick", picks: [] });
  }

  /** Picks the player with this name. */
  choosePlayer(seat: Seat): this {
    const decision = this.decision;
    if (decision?.kind !== "pick") throw new Error("not asked to choose a player");
    const at = decision.options.findIndex((option) => option.value === seat);
    return this.answer({ seat: decision.seat, do: "pick", picks: [at] });
  }
}

/** What one player does. Cards are named; a card that several have is looked for on the player's own side first. */
class Player {
  constructor(
    private readonly game: BattleScenario,
    readonly seat: Seat,
  ) {}

  /** An own card of this name: in hand first, else anywhere (the newest, for Tokens). */
  private own(name: string): CardId {
    const all = this.game.state.cards.filter((card) => card.def === name && card.owner === this.seat);
    const inZone = (key: string) => all.find((card) => this.game.state.zones[card.zone]?.key === key);
    const found = inZone("hand") ?? inZone("legends") ?? inZone("monsters") ?? inZone("gear") ?? all[0];
    return found?.id ?? this.game.id(name);
  }

  private target(name: string): CardId {
    const there = this.game.state.cards.filter((card) => card.def === name && card.zone !== NONE);
    const foes = there.find((card) => card.owner !== this.seat);
    return (foes ?? there[0])?.id ?? this.game.id(name);
  }

  act(action: Action) {
    return this.game.answer({ seat: this.seat, do: "act", action });
  }

  why(action: Action): Refusal {
    return this.game.refused({ seat: this.seat, do: "act", action });
  }

  summoning = (name: string): Action => ({ type: "summon", card: this.own(name) });
  activating = (name: string, on?: string): Action => ({
    type: "activate",
    card: this.own(name),
    ...(on === undefined ? undefined : { target: this.game.id(on) }),
  });
  legending = (name: string): Action => ({ type: "legend", card: this.own(name) });
  trapping = (name: string): Action => ({ type: "trap", card: this.own(name) });
  attacking = (name: string, target: string): Action => ({
    type: "attack",
    card: this.own(name),
    target: this.target(target),
  });
  striking = (name: string, player: Seat = 1 - this.seat): Action => ({
    type: "attack",
    card: this.own(name),
    data: { seat: player },
  });
  doing = (type: "use" | "temper" | "trade", name: string): Action => {
    const card = this.own(name);
    const def = this.game.engine.rules.cards[this.game.state.cards[card]?.def ?? ""] as BattleCard;
    const wanted = (ability: Ability) =>
      type === "use" ? ability.kind === "activated" : ability.kind === "keyword" && ability.keyword === type;
    return { type, card, data: { ability: Math.max(0, def.abilities.findIndex(wanted)) } };
  };

  summon = (name: string) => this.act(this.summoning(name));
  /** @param on the Monster that an Item goes on. */
  activate = (name: string, on?: string) => this.act(this.activating(name, on));
  legend = (name: string) => this.act(this.legending(name));
  trap = (name: string) => this.act(this.trapping(name));
  attack = (name: string, target: string) => this.act(this.attacking(name, target));
  /** Attacks a player directly. */
  strike = (name: string, player?: Seat) => this.act(this.striking(name, player));
  use = (name: string) => this.act(this.doing("use", name));
  temper = (name: string) => this.act(this.doing("temper", name));
  trade = (name: string) => this.act(this.doing("trade", name));
  payToDraw = () => this.act({ type: "draw-card" });
  toBattle = () => this.act({ type: "to-battle" });
  toEnd = () => this.act({ type: "to-end" });
  endTurn = () => this.act({ type: "end-turn" });
  pass = () => this.act({ type: "pass" });
  /** From the Main Phase through the others to the next player. */
  finish = () => this.toBattle() && this.toEnd() && this.endTurn();
  anytime = (action: Action) => this.game.answer({ seat: this.seat, do: "anytime", action });
  concede = () => this.anytime({ type: "concede" });
  reply = (reply: "offer" | "accept" | "decline") => this.anytime({ type: "draw", data: { reply } });

  /** What this player is offered to do, as the view tells it. */
  offered(type: string): Action[] {
    return this.game.view(this.seat).actions.filter((action) => action.type === type);
  }

  /** Names of the cards with which this player is offered to do that, sorted. */
  cardsFor(type: string): string[] {
    return this.offered(type)
      .map(({ card = NONE }) => this.game.state.cards[card]?.def ?? "")
      .sort();
  }

  /** What one of the own cards may attack: Monsters by name, players as "seat 1"; sorted. */
  targets(name: string): string[] {
    const card = this.own(name);
    const offered = this.offered("attack").filter((action) => action.card === card);
    return offered
      .map(({ target, data }) =>
        target === undefined ? `seat ${data?.seat}` : (this.game.state.cards[target]?.def ?? ""),
      )
      .sort();
  }

  /** The names this player reads in a zone: "" for each card that is hidden. */
  sees(key: string, owner: Seat = this.seat): string[] {
    const view = this.game.view(this.seat);
    return zoneOf(view, key, owner).cards.map((id) => cardIn(view, id).def);
  }

  private in = (key: string) => this.game.cardsIn(key, this.seat);
  get hand() {
    return this.in("hand");
  }
  get deck() {
    return this.in("deck");
  }
  get monsters() {
    return this.in("monsters");
  }
  get items() {
    return this.in("items");
  }
  get fields() {
    return this.in("fields");
  }
  get gear() {
    return this.in("gear");
  }
  get legends() {
    return this.in("legends");
  }
  get ground() {
    return this.in("ground");
  }
  get legendGround() {
    return this.in("legend-ground");
  }
  get hp() {
    return seatOf(this.game.state, this.seat).counters.hp ?? 0;
  }
  get points() {
    return seatOf(this.game.state, this.seat).counters.points ?? 0;
  }
  get isIn() {
    return seatOf(this.game.state, this.seat).status === "in";
  }
}

const STEPS: Readonly<Record<Phase | "start", string>> = {
  start: "begin",
  main: "main",
  battle: "battle",
  end: "end",
};

/** Lays out a position of Battle Cores in the turn of `active`, ready for the first answer. */
export function battleCores(layout: BattleLayout = {}): BattleScenario {
  const extra: BattleCard[] = [];
  const turn = layout.turn ?? 9;
  const name = (card: TestCard): string => {
    if (typeof card === "string") return card;
    extra.push(card);
    return card.name;
  };
  const lying = (given: TestCard | Lying): CardSpec => {
    if (typeof given === "string" || !("card" in given)) return { name: name(given) };
    const counters = { ...given.counters, ...(given.fresh ? { summoned: turn } : undefined) };
    return { name: name(given.card), rested: given.tempered === true, counters };
  };
  const filler = () => Array.from({ length: 10 }, () => name(beast(`Reserve ${++made}`)));
  const side = (given: Side): SideLayout => ({
    monsters: (given.monsters ?? []).map(lying),
    fields: (given.fields ?? []).map(lying),
    gear: (given.gear ?? []).map(lying),
    hand: (given.hand ?? []).map(name),
    deck: given.deck?.map(name) ?? filler(),
    legends: (given.legends ?? []).map(name),
    ground: (given.ground ?? []).map(name),
    "legend-ground": (given.legendGround ?? []).map(name),
  });
  const given = [layout.me ?? {}, layout.foe ?? {}];
  if (layout.third || layout.fourth) given.push(layout.third ?? {});
  if (layout.fourth) given.push(layout.fourth);
  const seats = given.map(side);
  const seat = layout.active ?? 0;
  const at = layout.at ?? "main";
  return new BattleScenario({
    rules: rulesWith({ ...pool, ...poolOf(extra) }),
    seats,
    options: layout.options ?? {},
    turn: at === "start" ? { number: turn - 1, seat: NONE, step: "end" } : { number: turn, seat, step: at },
    vars: { ...FIRST_VARS, first: 0 } as unknown as Record<string, Plain>,
    eachSeat: given.map((own) => ({
      rounds: layout.rounds ?? 4,
      counters: { hp: own.hp ?? 30, points: own.points ?? 5 },
    })),
    agenda: [{ procedure: "turn", step: STEPS[at], locals: { seat } }],
    ...(layout.dice ? { dice: layout.dice } : undefined),
    ...(layout.stops ? { stops: layout.stops } : undefined),
  });
}

export interface BattleStart {
  /** A list of names or cards for each seat; absent: 40 plain Monsters each, for two. */
  readonly decks?: readonly (readonly TestCard[])[];
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, Plain>>;
  readonly stops?: BattleLayout["stops"];
}

/** Forty plain Monsters, four of each name: "Oak 1", "Oak 2" ... */
export function fortyOf(name: string): BattleCard[] {
  const kinds = Array.from({ length: 10 }, (_, i) => beast(`${name} ${i + 1}`));
  return kinds.flatMap((card) => [card, card, card, card]);
}

const TREES = ["Oak", "Elm", "Ash", "Yew"];

/** A whole game from its start, at the first question about a Mulligan. */
export function started(start: BattleStart = {}): BattleScenario {
  const count = start.seats ?? start.decks?.length ?? 2;
  const decks = start.decks ?? TREES.slice(0, count).map(fortyOf);
  const extra = decks.flat().filter((card) => typeof card !== "string");
  const nameOf = (card: TestCard) => (typeof card === "string" ? card : card.name);
  const seats = decks.map((deck, i) => ({
    name: ["Ann", "Bob", "Cleo", "Dan"][i] ?? "",
    deck: deck.map(nameOf),
  }));
  const rules = rulesWith({ ...pool, ...poolOf(extra) });
  const config = { game: "battle-cores", seed: start.seed ?? "start", seats, options: start.options ?? {} };
  const engine = createGame(rules, config, { strict: true });
  return new BattleScenario({ engine, ...(start.stops ? { stops: start.stops } : undefined) });
}
