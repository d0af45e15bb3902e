import { type Action, type CardId, createGame, NONE, type Plain, type Seat } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import { Player } from "../../../testing/player";
import { type CardSpec, Scenario, type SideLayout } from "../../../testing/scenario";
import { say } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { messages } from "../../../text/en/d20-warriors";
import { cards as pool } from "../cards";
import { flash, warrior } from "../cards/card";
import type { WindowName } from "../rules/flash";
import { rulesWith } from "../rules/rules";
import { FIRST_VARS } from "../rules/vars";
import { logLine } from "../table/log";

addMessages(messages);

/** A card of the pool by name, or one made for the test. */
export type TestCard = string | PrintedCard;

export interface Placed {
  readonly card: TestCard;
  readonly x: number;
  readonly y: number;
  readonly face?: "up" | "down";
}

export interface Side {
  readonly field?: readonly Placed[];
  readonly hand?: readonly TestCard[];
  /** Top card last. Defaults to ten plain Warriors. */
  readonly deck?: readonly TestCard[];
  readonly discard?: readonly TestCard[];
  /** In a draft: the current pack and the picked cards. */
  readonly pack?: readonly TestCard[];
  readonly picks?: readonly TestCard[];
}

export interface D20Layout {
  /** Seat 0, the active player unless `active` says otherwise. */
  readonly me?: Side;
  readonly foe?: Side;
  readonly active?: Seat;
  readonly turn?: number;
  /** Where the game starts: in the turn (`act`, the default), at its initial draw, or before the first turn. */
  readonly at?: keyof typeof MOMENTS;
  readonly placements?: number;
  readonly options?: Readonly<Record<string, Plain>>;
  readonly oops?: number;
  readonly dice?: readonly number[];
  /** Windows in which players are asked. Others are passed automatically. */
  readonly stops?: readonly WindowName[] | "all";
}

/** A Warrior on a cell. */
export const at = (x: number, y: number, card: TestCard, face: "up" | "down" = "up"): Placed => ({
  card,
  x,
  y,
  face,
});

interface Moment {
  readonly turn?: { number: number; seat: Seat; step: string };
  readonly agenda: readonly { procedure: string; step: string; locals?: Record<string, Plain> }[];
}

const MOMENTS = {
  act: (seat: Seat): Moment => ({ agenda: [{ procedure: "turn", step: "act", locals: { seat } }] }),
  "initial draw": (seat: Seat): Moment => ({
    agenda: [{ procedure: "turn", step: "initial draw", locals: { seat } }],
  }),
  "first roll": (): Moment => ({
    turn: { number: 0, seat: NONE, step: "first-roll" },
    agenda: [{ procedure: "game", step: "roll for the first turn" }],
  }),
  /** A draft before a round of picks. */
  draft: (): Moment => ({
    turn: { number: 0, seat: NONE, step: "draft" },
    agenda: [
      { procedure: "game", step: "shuffle" },
      { procedure: "draft", step: "first pick" },
    ],
  }),
} as const;

let made = 0;

/**
 * A plain test Warrior.
 * @param n its number in all directions, or all eight clockwise from north.
 */
export function plain(name: string, n: number | readonly number[] = 1): PrintedCard {
  const numbers = typeof n === "number" ? Array<number>(8).fill(n) : n;
  return warrior({ number: 900, name, subtype: "golem", numbers: numbers as never });
}

/** A test Warrior with abilities or keywords. */
export function special(
  name: string,
  more: Partial<Omit<Parameters<typeof warrior>[0], "name">>,
): PrintedCard {
  return warrior({ number: 900, name, subtype: "golem", numbers: [1, 1, 1, 1, 1, 1, 1, 1], ...more });
}

/**
 * A test Flash card.
 * @param effect defaults to none.
 */
export function trick(
  name: string,
  effect: Parameters<typeof flash>[2] = { do: "seq", effects: [] },
): PrintedCard {
  return flash(950, name, effect);
}

/**
 * Distinct cards for a deck or a pool: "Oak 1", "Oak 2" …
 * @param make makes a card; defaults to plain Warriors.
 */
export function several(
  count: number,
  name: string,
  make: (name: string) => PrintedCard = plain,
): PrintedCard[] {
  return Array.from({ length: count }, (_, i) => make(`${name} ${i + 1}`));
}

/** Rules whose pool is exactly these cards. */
export function rulesOf(...cards: readonly (readonly PrintedCard[])[]) {
  return rulesWith(Object.fromEntries(cards.flat().map((card) => [card.name, card])));
}

export class D20Scenario extends Scenario {
  readonly me = new D20Player(this, 0);
  readonly foe = new D20Player(this, 1);

  get battle() {
    return (this.state.vars as { battle?: Plain }).battle as unknown as import("../rules/vars").Battle | null;
  }

  face(name: string, seat?: Seat) {
    return this.card(name, seat).face;
  }

  cellOf(name: string, seat?: Seat): [number, number] {
    const { x, y } = this.card(name, seat);
    return [x, y];
  }

  /** The dice rolled for a Warrior so far, in order. */
  rolled(name: string): number[] {
    const rolls = this.events.filter((event) => event.type === "roll" && event.def === name);
    return rolls.map((event) => event.amount ?? 0);
  }

  /** The log as a seat reads it. */
  log(seat: Seat): string[] {
    const name = (of: Seat) => this.state.seats[of]?.name ?? "";
    return this.eventsSeenBy(seat).flatMap((event) => {
      const line = logLine(event, name);
      return line === null ? [] : [say(line)];
    });
  }
}

/** The actions of one D20 Warriors player. */
class D20Player extends Player<D20Scenario> {
  private target(name: string): CardId {
    const foes = this.game.state.cards.find((card) => card.def === name && card.owner !== this.seat);
    return foes?.id ?? this.game.id(name);
  }

  placing = (name: string, x: number, y: number): Action => ({
    type: "place",
    card: this.own(name),
    cell: [x, y],
  });
  attacking = (name: string, target: string): Action => ({
    type: "attack",
    card: this.own(name),
    target: this.target(target),
  });
  flashing = (name: string): Action => ({ type: "flash", card: this.own(name) });
  using = (name: string, ability = 0): Action => ({
    type: "ability",
    card: this.own(name),
    data: { ability },
  });

  place = (name: string, x: number, y: number) => this.act(this.placing(name, x, y));
  attack = (name: string, target: string) => this.act(this.attacking(name, target));
  flash = (name: string) => this.act(this.flashing(name));
  use = (name: string, ability = 0) => this.act(this.using(name, ability));
  endTurn = () => this.act({ type: "end-turn" });
  /** The cells offered for a card in hand, sorted, as "x,y". */
  cells(name: string): string[] {
    const card = this.own(name);
    const offered = this.offered("place").filter((action) => action.card === card);
    return offered.map((action) => String(action.cell)).sort();
  }

  /** The attack targets of one of the player's Warriors, sorted by name. */
  targets(name: string): string[] {
    const card = this.own(name);
    const offered = this.offered("attack").filter((action) => action.card === card);
    return offered.map(({ target }) => this.game.state.cards[target ?? NONE]?.def ?? "").sort();
  }

  get discard(): string[] {
    return this.game.cardsIn("discard", this.seat);
  }
}

/** Sets up a position of D20 Warriors in the turn of `active`, ready for the first answer. */
export function d20(layout: D20Layout = {}): D20Scenario {
  const extra: Record<string, PrintedCard> = {};
  const name = (card: TestCard): string => {
    if (typeof card === "string") return card;
    extra[card.name] = card;
    return card.name;
  };
  const filler = () => Array.from({ length: 10 }, () => name(plain(`Reserve ${++made}`)));
  const side = (given: Side = {}): SideLayout => ({
    battlefield: (given.field ?? []).map(
      (p): CardSpec => ({ name: name(p.card), x: p.x, y: p.y, face: p.face ?? "up" }),
    ),
    hand: (given.hand ?? []).map(name),
    deck: given.deck?.map(name) ?? filler(),
    discard: (given.discard ?? []).map(name),
    pack: (given.pack ?? []).map(name),
    picks: (given.picks ?? []).map(name),
  });
  const seats = [side(layout.me), side(layout.foe)];
  const seat = layout.active ?? 0;
  const oops = layout.oops === undefined ? undefined : { oops: layout.oops };
  const moment = MOMENTS[layout.at ?? "act"](seat);
  return new D20Scenario({
    rules: rulesWith({ ...pool, ...extra }),
    seats,
    options: { ...layout.options, ...oops },
    turn: moment.turn ?? { number: layout.turn ?? 3, seat, step: "act" },
    vars: { ...FIRST_VARS, placements: layout.placements ?? 1 } as unknown as Record<string, Plain>,
    ...(oops ? { seatCounters: oops } : undefined),
    agenda: moment.agenda,
    ...(layout.dice ? { dice: layout.dice } : undefined),
    ...(layout.stops ? { stops: layout.stops } : undefined),
  });
}

export interface D20Start {
  /** Twelve cards each. Defaults to plain Warriors, "Oak 1" to "Oak 12" and "Elm 1" to "Elm 12". */
  readonly decks?: readonly [readonly PrintedCard[], readonly PrintedCard[]];
  /** For a draft: every card that packs may contain. */
  readonly pool?: readonly PrintedCard[];
  readonly seed?: string;
  readonly options?: Readonly<Record<string, Plain>>;
  readonly stops?: D20Layout["stops"];
}

/** A whole game from its start: shuffles decks, draws hands and rolls for the first turn. */
export function started(start: D20Start = {}): D20Scenario {
  const decks = start.decks ?? [several(12, "Oak"), several(12, "Elm")];
  const seats = ["Ann", "Bob"].map((name, i) => ({
    name,
    deck: start.pool ? [] : (decks[i] ?? []).map((card) => card.name),
  }));
  const config = { game: "d20-warriors", seed: start.seed ?? "start", seats, options: start.options ?? {} };
  const rules = rulesOf(start.pool ?? decks.flat());
  const engine = createGame(rules, config, { strict: true });
  return new D20Scenario({ engine, ...(start.stops ? { stops: start.stops } : undefined) });
}

/** A different number for each direction: 1 to the north, 2 to the north-east, and so on, clockwise. */
export const COMPASS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** One Warrior of each player, side by side: "Mine" in the centre, "Theirs" to its east. */
export function pair(more: {
  readonly mine?: number;
  readonly theirs?: number;
  readonly dice: readonly number[];
  readonly stops?: D20Layout["stops"];
  readonly hand?: readonly PrintedCard[];
  readonly others?: readonly PrintedCard[];
}): D20Scenario {
  return d20({
    me: { field: [at(0, 0, plain("Mine", more.mine ?? 1))], hand: more.hand ?? [] },
    foe: { field: [at(1, 0, plain("Theirs", more.theirs ?? 1))], hand: more.others ?? [] },
    dice: more.dice,
    ...(more.stops ? { stops: more.stops } : undefined),
  });
}

export const faces = (g: D20Scenario) => [g.face("Mine"), g.face("Theirs")];
export const rolls = (g: D20Scenario) => [g.rolled("Mine"), g.rolled("Theirs")];

/** A Flash card that flips a Warrior face up. */
export const RISE = trick("Rise", {
  do: "choose",
  from: { face: "down" },
  then: { do: "flip", card: "it", face: "up" },
});
