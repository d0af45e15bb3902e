import type { Action, CardId, Plain, Refusal, Seat } from "../../kernel";
import type { PrintedCard } from "../../language";
import { type CardSpec, Scenario, type SideLayout } from "../../testing/scenario";
import { cards as pool } from "./cards";
import { warrior } from "./cards/card";
import type { WindowName } from "./flash";
import { FIRST_VARS } from "./record";
import { rulesWith } from "./rules";

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
  /** Top card last. Absent: ten plain Warriors. */
  readonly deck?: readonly TestCard[];
  readonly discard?: readonly TestCard[];
}

export interface D20Layout {
  /** Seat 0. It is their turn unless `active` says otherwise. */
  readonly me?: Side;
  /** Seat 1. */
  readonly foe?: Side;
  readonly active?: Seat;
  readonly turn?: number;
  /** Where the game goes on: in the turn (`act`, the default), or at its initial draw. */
  readonly at?: "act" | "initial draw";
  readonly placements?: number;
  readonly options?: Readonly<Record<string, Plain>>;
  readonly oops?: number;
  readonly dice?: readonly number[];
  /** Windows that ask (the others are passed). */
  readonly stops?: readonly WindowName[] | "all";
}

/** A Warrior on a cell. */
export const at = (x: number, y: number, card: TestCard, face: "up" | "down" = "up"): Placed => ({
  card,
  x,
  y,
  face,
});

let made = 0;

/** A plain Warrior for a test. @param n its number in all directions, or all eight from north, clockwise. */
export function plain(name: string, n: number | readonly number[] = 1): PrintedCard {
  const numbers = typeof n === "number" ? Array<number>(8).fill(n) : n;
  return warrior({ number: 900, name, subtype: "golem", numbers: numbers as never });
}

/** A Warrior with something special, for a test. */
export function special(
  name: string,
  more: Partial<Omit<Parameters<typeof warrior>[0], "name">>,
): PrintedCard {
  return warrior({ number: 900, name, subtype: "golem", numbers: [1, 1, 1, 1, 1, 1, 1, 1], ...more });
}

/** A scenario of D20 Warriors with its two players. */
export class D20Scenario extends Scenario {
  readonly me = new Player(this, 0);
  readonly foe = new Player(this, 1);

  get battle() {
    return (this.state.vars as { battle?: Plain }).battle as unknown as import("./record").Battle | null;
  }

  /** "up" or "down". */
  face(name: string, seat?: Seat) {
    return this.card(name, seat).face;
  }

  cellOf(name: string, seat?: Seat): [number, number] {
    const { x, y } = this.card(name, seat);
    return [x, y];
  }

  /** Types of all events so far, in order. */
  get heard(): string[] {
    return this.events.map((event) => event.type);
  }
}

/** What one player does. Cards are named; a card that both have is looked for on the player's own side first. */
class Player {
  constructor(
    private readonly game: D20Scenario,
    readonly seat: Seat,
  ) {}

  private own(name: string): CardId {
    return this.game.id(name, this.seat);
  }

  private target(name: string): CardId {
    const foes = this.game.state.cards.find((card) => card.def === name && card.owner !== this.seat);
    return foes?.id ?? this.game.id(name);
  }

  act(action: Action) {
    return this.game.answer({ seat: this.seat, do: "act", action });
  }

  why(action: Action): Refusal {
    return this.game.refused({ seat: this.seat, do: "act", action });
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
  pass = () => this.act({ type: "pass" });
  anytime = (type: string) => this.game.answer({ seat: this.seat, do: "anytime", action: { type } });
  notAnytime = (type: string) => this.game.refused({ seat: this.seat, do: "anytime", action: { type } });

  get hand(): string[] {
    return this.game.cardsIn("hand", this.seat);
  }

  get deck(): string[] {
    return this.game.cardsIn("deck", this.seat);
  }

  get discard(): string[] {
    return this.game.cardsIn("discard", this.seat);
  }
}

/** Lays out a position of D20 Warriors in the turn of `active`, ready for the first answer. */
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
  });
  const seats = [side(layout.me), side(layout.foe)];
  const seat = layout.active ?? 0;
  const oops = layout.oops === undefined ? undefined : { oops: layout.oops };
  return new D20Scenario({
    rules: rulesWith({ ...pool, ...extra }),
    seats,
    options: { ...layout.options, ...oops },
    turn: { number: layout.turn ?? 3, seat, step: "act" },
    vars: { ...FIRST_VARS, placements: layout.placements ?? 1 } as unknown as Record<string, Plain>,
    ...(oops ? { seatCounters: oops } : undefined),
    agenda: [{ procedure: "turn", step: layout.at ?? "act", locals: { seat } }],
    ...(layout.dice ? { dice: layout.dice } : undefined),
    ...(layout.stops ? { stops: layout.stops } : undefined),
  });
}
