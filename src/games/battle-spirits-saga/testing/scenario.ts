import { type Action, type CardId, cardOf, readStat, type Seat } from "../../../kernel";
import { Player } from "../../../testing/player";
import { Scenario } from "../../../testing/scenario";
import { say } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { messages } from "../../../text/en/battle-spirits-saga";
import { type CoreZone, coresIn, coresOn, type Kind } from "../rules/cores";
import { battleIn } from "../rules/vars";
import { logLine } from "../table/log";

addMessages(messages);

export class SagaScenario extends Scenario {
  readonly me = new SagaPlayer(this, 0);
  readonly foe = new SagaPlayer(this, 1);

  get battle() {
    return battleIn(this.state);
  }
  get step(): string {
    return this.state.turn.step;
  }
  get turnOf(): Seat {
    return this.state.turn.seat;
  }

  stat = (name: string, stat: string, seat?: Seat) => readStat(this.engine, this.id(name, seat), stat);
  bp = (name: string, seat?: Seat) => this.stat(name, "bp", seat);
  level = (name: string, seat?: Seat) => this.stat(name, "level", seat);
  cores = (name: string, kind?: Kind, seat?: Seat) =>
    coresOn(this.engine, { card: this.id(name, seat) }, kind);
  exhausted = (name: string, seat?: Seat) => this.card(name, seat).rested;

  /** Accepts every core proposal as it is. */
  accept(): this {
    while (this.decision?.kind === "allot") {
      const { seat, proposal } = this.decision;
      this.answer({ seat, do: "allot", amounts: proposal });
    }
    return this;
  }

  /** Allots cores by card name, `reserve`, and `soul` or `NAME soul` for the soul core. */
  allot(parts: Readonly<Record<string, number>>): this {
    const { decision } = this;
    if (decision?.kind !== "allot") throw new Error(`not asked to allot but: ${decision?.prompt.key}`);
    const amounts = decision.options.map(({ card, value }) => {
      const place = card === undefined ? "" : cardOf(this.state, card).def;
      const name = value === "soul" ? `${place} soul`.trim() : place || "reserve";
      return parts[name] ?? 0;
    });
    return this.answer({ seat: decision.seat, do: "allot", amounts });
  }

  /** Picks nothing. */
  decline(): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "pick", picks: [] });
  }

  /** Passes every window and declines every block until a player acts in the turn. */
  through(): this {
    for (;;) {
      const { decision } = this;
      if (decision?.kind === "act" && decision.window !== undefined) this.pass();
      else if (decision?.kind === "pick" && decision.min === 0) this.decline();
      else return this;
    }
  }

  log(seat: Seat): string[] {
    const { seats, zones } = this.state;
    const name = (of: Seat) => seats[of]?.name ?? "";
    return this.eventsSeenBy(seat).flatMap((event) => {
      const line = logLine(event, { name, zones });
      return line === null ? [] : [say(line)];
    });
  }
}

/** A player's actions. Accepts core proposals as they are unless the method name ends in -ing. */
class SagaPlayer extends Player<SagaScenario> {
  /** The player's card of this name: first in hand, then on the field, then anywhere. */
  protected override own(name: string): CardId {
    const all = this.game.state.cards.filter((card) => card.def === name && card.owner === this.seat);
    const inZone = (key: string) => all.find((card) => this.game.state.zones[card.zone]?.key === key);
    return (inZone("hand") ?? inZone("spirits") ?? inZone("nexuses") ?? all[0])?.id ?? this.game.id(name);
  }

  doing = (type: string, name: string, more: Partial<Action> = {}): Action => ({
    type,
    card: this.own(name),
    ...more,
  });
  private do_ = (type: string, name: string, more?: Partial<Action>) =>
    this.act(this.doing(type, name, more)).accept();

  summoning = (name: string) => this.act(this.doing("summon", name));
  summon = (name: string) => this.do_("summon", name);
  place = (name: string) => this.do_("place", name);
  magic = (name: string, ability?: number) =>
    this.do_("magic", name, ability === undefined ? {} : { data: { ability } });
  set = (name: string) => this.do_("set-burst", name);
  use = (name: string, ability = 0) => this.do_("use", name, { data: { ability } });
  awaken = (name: string) => this.act(this.doing("awaken", name));
  swift = (name: string) => this.do_("swift", name);
  attack = (name: string) => this.act(this.doing("attack", name));
  add = (name: string, core: Kind = "core") => this.do_("add-core", name, { data: { counter: core } });
  take = (name: string, core: Kind = "core") => this.do_("take-core", name, { data: { counter: core } });
  shift = (from: string, to: string, core: Kind = "core") =>
    this.do_("move-core", from, { target: this.own(to), data: { counter: core } });
  arrange = () => this.act({ type: "arrange-cores" });
  endMain = () => this.act({ type: "end-main" });
  endAttack = () => this.act({ type: "end-attack" });
  /** Goes from the main step to the end of the turn. */
  finish = () => {
    this.endMain();
    return this.game.step === "attack" && this.game.turnOf === this.seat ? this.endAttack() : this.game;
  };
  concede = () => this.anytime("concede");
  activate = (name: string) =>
    this.act({ ...this.doing("answer", name), data: { ability: this.burstOf(name) } });

  /** Activates a burst and passes. */
  spring = (name: string) => {
    this.activate(name);
    return this.pass();
  };

  private burstOf(name: string): number {
    const def = this.game.engine.rules.cards[name] as unknown as { printed: readonly { label?: string }[] };
    return def.printed.findIndex(({ label }) => label === "burst");
  }

  cores = (key: CoreZone, kind?: Kind) => coresIn(this.game.engine, this.seat, key, kind);
  get life() {
    return this.cores("life");
  }
  get reserve() {
    return this.cores("reserve");
  }
  get spirits() {
    return this.in("spirits");
  }
  get nexuses() {
    return this.in("nexuses");
  }
  get trash() {
    return this.in("trash");
  }
  get burst() {
    return this.in("burst");
  }
}

/** The opponent activates this burst as soon as its condition is met. It resolves up to the next prompt. */
export function spring(g: SagaScenario, name: string): SagaScenario {
  while (g.asked === "burst 1" && g.foe.offered("answer").length === 0) g.foe.pass();
  g.foe.activate(name);
  g.passAll();
  return g;
}
