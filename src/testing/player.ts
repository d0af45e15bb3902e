import {
  type Action,
  type CardId,
  cardIn,
  everyAction,
  NONE,
  type Plain,
  type Refusal,
  type Seat,
  zoneOf,
} from "../kernel";
import type { Scenario } from "./scenario";

/**
 * One player's actions and view. Cards are given by name; if several players have one, the player's own comes first.
 */
export class Player<S extends Scenario = Scenario> {
  constructor(
    protected readonly game: S,
    readonly seat: Seat,
  ) {}

  /** The player's own card with this tag or name. */
  protected own(name: string): CardId {
    return this.game.id(name, this.seat);
  }

  act(action: Action): S {
    return this.game.answer({ seat: this.seat, do: "act", action });
  }

  /** Why an action is refused. Fails if it changes anything. */
  why(action: Action): Refusal {
    return this.game.refused({ seat: this.seat, do: "act", action });
  }

  pass(): S {
    return this.act({ type: "pass" });
  }

  anytime(type: string, data?: Readonly<Record<string, Plain>>): S {
    return this.game.answer({ seat: this.seat, do: "anytime", action: { type, ...(data && { data }) } });
  }

  notAnytime(type: string): Refusal {
    return this.game.refused({ seat: this.seat, do: "anytime", action: { type } });
  }

  /** The actions of a type that this player is offered, according to the view. */
  offered(type: string): Action[] {
    return everyAction(this.game.view(this.seat).actions).filter((action) => action.type === type);
  }

  /** Names of the cards this player is offered an action with, sorted. */
  cardsFor(type: string): string[] {
    return this.offered(type)
      .map(({ card = NONE }) => this.game.state.cards[card]?.def ?? "")
      .sort();
  }

  /** The card names this player sees in a zone: "" for each hidden card. */
  sees(key: string, owner: Seat = this.seat): string[] {
    const view = this.game.view(this.seat);
    return zoneOf(view, key, owner).cards.map((id) => cardIn(view, id).def);
  }

  /** Names of the player's cards in a zone. */
  protected in(key: string): string[] {
    return this.game.cardsIn(key, this.seat);
  }

  get hand(): string[] {
    return this.in("hand");
  }

  get deck(): string[] {
    return this.in("deck");
  }
}
