import { type Action, type CardId, NONE, readStat, type Seat, seatOf } from "../../../kernel";
import type { Ability } from "../../../language";
import { Player } from "../../../testing/player";
import { Scenario } from "../../../testing/scenario";
import { say } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { messages } from "../../../text/en/battle-cores";
import type { BattleCard } from "../cards/card";
import { armorLeft, countersOf, durabilityLeft } from "../rules/counters";
import { survivalLeft } from "../rules/survival";
import { attacksLeft } from "../rules/targets";
import { attackIn } from "../rules/vars";
import { logLine } from "../table/log";

addMessages(messages);

export class BattleScenario extends Scenario {
  readonly me = new BattlePlayer(this, 0);
  readonly foe = new BattlePlayer(this, 1);
  readonly third = new BattlePlayer(this, 2);
  readonly fourth = new BattlePlayer(this, 3);

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

  /** The log as a seat reads it. */
  log(seat: Seat): string[] {
    const name = (of: Seat) => this.state.seats[of]?.name ?? "";
    return this.eventsSeenBy(seat).flatMap((event) => {
      const line = logLine(this.engine.rules.cards, event, name);
      return line === null ? [] : [say(line)];
    });
  }

  /** Picks nothing, as to decline a Block. */
  decline(): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "pick", picks: [] });
  }

  choosePlayer(seat: Seat): this {
    const decision = this.decision;
    if (decision?.kind !== "pick") throw new Error("not asked to choose a player");
    const at = decision.options.findIndex((option) => option.value === seat);
    return this.answer({ seat: decision.seat, do: "pick", picks: [at] });
  }
}

class BattlePlayer extends Player<BattleScenario> {
  /** The player's card of this name: in hand first, otherwise the newest in any zone. */
  protected override own(name: string): CardId {
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
    const matches = (ability: Ability) =>
      type === "use" ? ability.kind === "activated" : ability.kind === "keyword" && ability.keyword === type;
    return { type, card, data: { ability: Math.max(0, def.abilities.findIndex(matches)) } };
  };

  summon = (name: string) => this.act(this.summoning(name));
  /** @param on the Monster an Item is equipped to. */
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
  /** Moves from the Main Phase through the other phases to the next player's turn. */
  finish = () => this.toBattle() && this.toEnd() && this.endTurn();
  concede = () => this.anytime("concede");
  reply = (reply: "offer" | "accept" | "decline") => this.anytime("draw", { reply });

  /** What one of the player's cards may attack, sorted: Monsters by name, players as "seat 1". */
  targets(name: string): string[] {
    const card = this.own(name);
    const offered = this.offered("attack").filter((action) => action.card === card);
    return offered
      .map(({ target, data }) =>
        target === undefined ? `seat ${data?.seat}` : (this.game.state.cards[target]?.def ?? ""),
      )
      .sort();
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
