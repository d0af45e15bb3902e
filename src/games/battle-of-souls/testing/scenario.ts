import { type Action, type CardId, readStat, type Seat } from "../../../kernel";
import { Player } from "../../../testing/player";
import { Scenario } from "../../../testing/scenario";
import { addMessages } from "../../../text/add-messages";
import { messages } from "../../../text/en/battle-of-souls";
import { spOf } from "../rules/sp";
import { attackIn, varsOf } from "../rules/vars";
import { isOnField } from "../rules/zones";

addMessages(messages);

export class SoulsScenario extends Scenario {
  readonly me = new SoulsPlayer(this, 0);
  readonly foe = new SoulsPlayer(this, 1);
  readonly third = new SoulsPlayer(this, 2);
  readonly fourth = new SoulsPlayer(this, 3);

  get step(): string {
    return this.state.turn.step;
  }
  get turnOf(): Seat {
    return this.state.turn.seat;
  }
  /** The prompted seat. */
  get who(): Seat | null {
    return this.decision?.seat ?? null;
  }
  /** The links of the chain, newest last. */
  get chain(): string[] {
    return this.state.stack.map(({ def = "" }) => def);
  }
  get sp(): number[] {
    return this.state.seats.map(({ seat }) => spOf(this.engine, seat));
  }
  get attackOf() {
    return attackIn(this.state);
  }
  get vars() {
    return varsOf(this.state);
  }
  get winners(): readonly Seat[] | undefined {
    return this.state.outcome?.winners;
  }

  stat = (name: string, stat: string, seat?: Seat) => readStat(this.engine, this.id(name, seat), stat);
  kills = (name: string, seat?: Seat) => this.stat(name, "kills", seat);
  resting = (name: string, seat?: Seat) => this.card(name, seat).rested;

  /** Picks options by index. */
  at(...picks: number[]): this {
    return this.answer({ seat: this.who ?? -1, do: "pick", picks });
  }

  /** Picks an option by its value (a seat, a link). */
  value(value: number): this {
    const { decision } = this;
    const at = decision?.kind === "pick" ? decision.options.findIndex((own) => own.value === value) : -1;
    return this.at(at);
  }

  /** Passes until no window is open. */
  settle(): this {
    this.passAll();
    return this;
  }

  /** Ends the turn from any phase and goes to the next player's main phase. */
  nextTurn(): this {
    const { turnOf } = this;
    for (let n = 0; n < 60 && (this.turnOf === turnOf || this.step !== "main"); n++) {
      const { decision } = this;
      if (decision === null) return this;
      if (decision.kind !== "act") throw new Error(`asked: ${decision.prompt.key}`);
      if (decision.window !== undefined) this.pass();
      else this.answer({ seat: decision.seat, do: "act", action: { type: this.wayOn } });
    }
    return this;
  }

  private get wayOn(): string {
    const types = this.actions().map(({ type }) => type);
    return ["call-off", "end-turn", "end-battle"].find((type) => types.includes(type)) ?? "end-turn";
  }
}

class SoulsPlayer extends Player<SoulsScenario> {
  /** The player's card with this tag or name: first in hand, then on the field, then anywhere. */
  protected override own(name: string): CardId {
    const mine = this.game.state.cards.filter((card) => card.def === name && card.controller === this.seat);
    const inZone = (key: string) => mine.find((card) => this.game.state.zones[card.zone]?.key === key);
    const found = ["hand", "fighters", "tactics", "equipment", "battlefield"]
      .map(inZone)
      .find((card) => card);
    return found?.id ?? this.game.id(name);
  }

  doing = (type: string, name: string, more: Partial<Action> = {}): Action => ({
    type,
    card: this.own(name),
    ...more,
  });
  deploy = (name: string) => this.act(this.doing("deploy", name));
  activate = (name: string) => this.act(this.doing("activate", name));
  set = (name: string) => this.act(this.doing("set", name));
  use = (name: string, ability = 0) => {
    const inPlay = this.game.state.cards.find(
      (card) => card.def === name && card.controller === this.seat && isOnField(this.game.engine, card),
    );
    return this.act({ type: "use", card: inPlay?.id ?? this.own(name), data: { ability } });
  };
  private at = (victim: string): Partial<Action> => {
    const found = this.game.state.cards.find(
      (card) =>
        card.def === victim &&
        card.controller !== this.seat &&
        this.game.state.zones[card.zone]?.key === "fighters",
    );
    return { target: found?.id ?? this.game.id(victim) };
  };
  attacking = (name: string, victim: string) => this.doing("attack", name, this.at(victim));
  striking = (name: string, seat = 1 - this.seat) => this.doing("attack", name, { data: { seat } });
  attack = (name: string, victim: string) => this.act(this.attacking(name, victim));
  /** Attacks a player directly. */
  strike = (name: string, seat?: Seat) => this.act(this.striking(name, seat));
  /** Attacks, with no responses. */
  fight = (name: string, victim: string) => this.attack(name, victim).settle();
  battle = () => this.act({ type: "to-battle" });
  endBattle = () => this.act({ type: "end-battle" });
  main2 = () => this.act({ type: "to-main-2" });
  endTurn = () => this.act({ type: "end-turn" });
  callOff = () => this.act({ type: "call-off" });
  mulligan = () => this.act({ type: "mulligan" });
  join = () => this.act({ type: "join" });
  keep = () => this.act({ type: "keep" });
  concede = () => this.anytime("concede");

  can = (type: string, name: string) => this.cardsFor(type).includes(name);
  /** What this fighter may attack: names, and "seat N" for a direct attack; sorted. */
  targets = (name: string) =>
    this.offered("attack")
      .filter(({ card }) => card === this.own(name))
      .map(({ target, data }) =>
        target === undefined ? `seat ${String(data?.seat)}` : (this.game.state.cards[target]?.def ?? ""),
      )
      .sort();

  get sp() {
    return spOf(this.game.engine, this.seat);
  }
  get fighters() {
    return this.in("fighters");
  }
  get equipment() {
    return this.in("equipment");
  }
  get tactics() {
    return this.in("tactics");
  }
  get battlefield() {
    return this.in("battlefield");
  }
  /** The pile, top card first. */
  get pile() {
    return this.in("discard").toReversed();
  }
  get removed() {
    return this.in("removed");
  }
}
