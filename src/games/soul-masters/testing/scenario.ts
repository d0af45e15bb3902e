import {
  type Action,
  type CardId,
  cardOf,
  explainValue,
  readStat,
  type Seat,
  type StackItem,
} from "../../../kernel";
import { Player } from "../../../testing/player";
import { Scenario } from "../../../testing/scenario";
import { addMessages } from "../../../text/add-messages";
import { messages } from "../../../text/en/soul-masters";
import { damageBreakdown } from "../rules/damage";
import { commanderOf } from "../rules/defs";
import { crystalsOf } from "../rules/energy";
import { hpOf } from "../rules/health";
import { combatIn } from "../rules/vars";
import { threats } from "../table/threats";

addMessages(messages);

/** A scenario of Soul Masters with its players. It accepts payments as proposed. */
export class SoulScenario extends Scenario {
  readonly me = new SoulPlayer(this, 0);
  readonly foe = new SoulPlayer(this, 1);

  get combat() {
    return combatIn(this.state);
  }
  /** Names of the attacker and the attack target. */
  get fight(): readonly [string, string] | null {
    const { combat } = this;
    if (combat === null) return null;
    const of = (id: CardId) => this.state.cards[id]?.def ?? "";
    return [of(combat.attacker.card), of(combat.victim.card)];
  }
  get step(): string {
    return this.state.turn.step;
  }
  get turnOf(): Seat {
    return this.state.turn.seat;
  }
  /** The player who has priority or an open prompt. */
  get who(): Seat | null {
    return this.decision?.seat ?? null;
  }
  /** The names of the items on the stack, newest last. */
  get stack(): string[] {
    return this.state.stack.map(({ def = "" }) => def);
  }
  get top(): StackItem | undefined {
    return this.state.stack.at(-1);
  }

  stat = (name: string, stat: string, seat?: Seat) => readStat(this.engine, this.id(name, seat), stat);
  resting = (name: string, seat?: Seat) => this.card(name, seat).rested;
  explain = (name: string, stat: string) => explainValue(this.engine, { card: this.id(name) }, stat);

  /** The amount of each pending damage, by source and target. */
  get pending(): Record<string, number> {
    return Object.fromEntries(
      threats(this.engine).map((threat) => {
        const names = [threat.source.card, threat.victim.card].map((id) => cardOf(this.state, id).def);
        return [names.join(" > "), damageBreakdown(this.engine, threat).dealt];
      }),
    );
  }

  /** Accepts every proposed payment. */
  accept(): this {
    while (this.decision?.kind === "allot") {
      const { seat, proposal } = this.decision;
      this.answer({ seat, do: "allot", amounts: proposal });
    }
    return this;
  }

  override pick(...names: string[]): this {
    return super.pick(...names).accept();
  }

  /** Picks options by index. */
  at(...picks: number[]): this {
    return this.answer({ seat: this.decision?.seat ?? -1, do: "pick", picks }).accept();
  }

  decline(): this {
    return this.at();
  }

  /** Picks a damage by the names of its source and its target. A single damage opens no prompt. */
  against(source: string, victim: string): this {
    const { decision } = this;
    if (decision?.kind === "act") {
      const { shield, prevent } = this.top?.chosen ?? {};
      const one = this.state.instances?.find(({ id }) => id === (shield ?? prevent));
      const names = [one?.source?.card, one?.victim?.card].map((id) => this.state.cards[id ?? -1]?.def);
      if (names.join() !== `${source},${victim}`) throw new Error(`it stands against ${names.join(" > ")}`);
      return this;
    }
    if (decision?.kind !== "pick") throw new Error(`not asked to pick but: ${decision?.prompt.key}`);
    const at = decision.options.findIndex(
      ({ card, value }) =>
        this.state.cards[card ?? -1]?.def === source && this.state.cards[Number(value)]?.def === victim,
    );
    if (at < 0) throw new Error(`no damage ${source} > ${victim}`);
    return this.at(at);
  }

  /** Makes both players pass until the top item has resolved or another prompt opens. */
  resolve(times = 1): this {
    for (let i = 0; i < times; i++) {
      const top = this.top?.id;
      while (this.top?.id === top && this.decision?.kind === "act") this.pass();
    }
    return this;
  }

  /** Makes the players pass until this step begins or a prompt other than for an action opens. */
  until(step: string): this {
    while (this.step !== step && this.decision?.kind === "act") {
      if (this.decision.window === undefined)
        throw new Error(`the turn player is asked for the next phase before ${step}`);
      this.pass();
    }
    return this;
  }

  /** Passes through the combat until the turn player names the next phase. */
  fightOn(): this {
    return this.until("choose");
  }
}

/** The actions of one player. Payments are accepted as proposed unless the method's name ends in -ing. */
class SoulPlayer extends Player<SoulScenario> {
  /** The player's card of this tag or name: in hand first, then in play, otherwise in any zone. */
  protected override own(name: string): CardId {
    const all = this.game.state.cards.filter((card) => card.def === name && card.owner === this.seat);
    const inZone = (key: string) => all.find((card) => this.game.state.zones[card.zone]?.key === key);
    return (inZone("hand") ?? inZone("battleground") ?? inZone("energy") ?? all[0])?.id ?? this.game.id(name);
  }

  doing = (type: string, name: string, more: Partial<Action> = {}): Action => ({
    type,
    card: this.own(name),
    ...more,
  });
  private do_ = (type: string, name: string, more?: Partial<Action>) =>
    this.act(this.doing(type, name, more)).accept();

  casting = (name: string) => this.act(this.doing("cast", name));
  cast = (name: string) => this.do_("cast", name);
  using = (name: string, ability = 0) => this.act(this.doing("use", name, { data: { ability } }));
  use = (name: string, ability = 0) => this.using(name, ability).accept();
  useEnergy = (name: string, ability = 0) => this.do_("use-energy", name, { data: { ability } });
  energy = (name: string) => this.act(this.doing("energy", name));
  core = (name: string, swap?: string) =>
    this.act(
      this.doing("energy-up", name, swap === undefined ? {} : { target: this.game.id(swap, this.seat) }),
    );
  crystal = (name: string) => this.act(this.doing("crystal", name));
  converting = () => this.act({ type: "convert", card: commanderOf(this.game.engine, this.seat).id });
  convert = () => this.converting().accept();
  attack = (name: string, victim: string) =>
    this.act({ type: "attack", card: this.own(name), target: this.game.id(victim, 1 - this.seat) });
  phasingAttack = (name: string, victim: string) =>
    this.act({ type: "phasing-attack", card: this.own(name), target: this.game.id(victim, 1 - this.seat) });
  whyAttack = (name: string, victim?: string) =>
    this.why({
      type: "attack",
      card: this.own(name),
      ...(victim !== undefined && { target: this.game.id(victim, 1 - this.seat) }),
    });
  victims = (name: string) =>
    this.offered("attack")
      .filter(({ card }) => card === this.own(name))
      .map(({ target = -1 }) => this.game.state.cards[target]?.def ?? "")
      .sort();
  /** Shields the named card, or the first one that may be shielded. */
  shield = (name: string, victim?: string) =>
    this.act(
      this.doing("shield", name, {
        target: victim === undefined ? this.offered("shield")[0]?.target : this.game.id(victim),
      }),
    );
  intercept = (name: string) => this.do_("intercept", name);
  main = () => this.act({ type: "main-phase" });
  endTurn = () => this.act({ type: "end-turn" });
  concede = () => this.anytime("concede");

  get hp() {
    return hpOf(this.game.engine, this.seat);
  }
  get crystals() {
    return crystalsOf(this.game.engine, this.seat);
  }
  get resources() {
    return this.in("resource-field").length;
  }
  get units() {
    return this.in("battleground");
  }
  get discard() {
    return this.in("discard");
  }
  get removed() {
    return this.in("removed");
  }
  get energyField() {
    return this.in("energy");
  }
  zone_ = (key: string) => this.in(key);
  /** The number of ready energy cards. */
  get ready() {
    return this.game.state.cards.filter(
      (card) =>
        card.controller === this.seat && this.game.state.zones[card.zone]?.key === "energy" && !card.rested,
    ).length;
  }
  get commander() {
    return this.in("commander")[0] ?? "";
  }
}
