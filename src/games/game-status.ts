import type { CardId, Message, ReadableState, Reader, Seat } from "../kernel";

export interface TeamScore {
  readonly label: Message;
  readonly value: number;
  /** Whether the members have no score of their own. */
  readonly isShared: boolean;
}

/** The attacking card and its target: a card, or NONE for the player in that seat. */
export interface RunningAttack {
  readonly attacker: CardId;
  readonly target: CardId;
  readonly defender: Seat;
}

export interface ContestDie {
  readonly value: number;
  /** Index of the roll: 0 is the first, later ones are tie-breaks. */
  readonly throw: number;
  /** Whether it is the highest of its side in the latest roll. */
  readonly best: boolean;
  /** The result before the reroll, or null. */
  readonly was: number | null;
}

export interface Contest {
  /** `over` once there is a result. */
  readonly stage: "declared" | "rolled" | "over";
  /** The chance that the first side wins, by its numbers and keywords. Null once the dice are rolled. */
  readonly chance: number | null;
  /** The stat that holds the card's bonus. Its modifiers are listed beside the dice. */
  readonly bonusStat: string;
  readonly sides: readonly {
    readonly seat: Seat;
    readonly card: number;
    readonly dice: readonly ContestDie[];
    readonly bonus: number;
    /** Best die plus bonus, once rolled. */
    readonly total: number | null;
    readonly won: boolean | null;
  }[];
}

/** How a match stands, for the table as well as for replays, auto-pass and guides. */
export interface GameStatus {
  /** Score of each seat, shown at all times ("face-up Warriors"). */
  score(g: Reader, seat: Seat): { readonly label: Message; readonly value: number };
  /** Score of a team, or null in games without teams. */
  teamScore?(g: Reader, team: number): TeamScore | null;
  /** The current dice contest, or the last one until the next begins. Null before the first. */
  contest(state: ReadableState): Contest | null;
  /** The current attack, for its arrow and highlights, or null. Undefined for games whose battles are contests. */
  attack?(state: ReadableState): RunningAttack | null;
}
