import type { Page } from "@playwright/test";
import { openFrom } from "./laid-out";
import type { TablePage } from "./table";

/** A card on the field; equipment and tactics lie face down unless they work. */
export type BattleCard =
  | string
  | {
      readonly name: string;
      readonly resting?: boolean;
      readonly kills?: number;
      /** Equipment or tactic that has resolved and stays. */
      readonly works?: boolean;
    };

/** A player's cards and SP. */
export interface BattleSide {
  readonly fighters?: readonly BattleCard[];
  readonly equipment?: readonly BattleCard[];
  readonly tactics?: readonly BattleCard[];
  readonly battlefield?: string;
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  /** By default 8000. */
  readonly sp?: number;
}

/** What the player does who is asked: an action with cards by name, or a choice among what is offered. */
export interface BattleMove {
  readonly type?: string;
  readonly card?: string;
  readonly target?: string;
  readonly ability?: number;
  readonly pick?: readonly number[];
}

/** A match of Battle of Souls in the turn of Ann. */
export interface BattlePosition {
  readonly sides: readonly BattleSide[];
  /** By default the main phase. */
  readonly step?: "main" | "battle";
  /** What has been done since. */
  readonly moves?: readonly BattleMove[];
  /** How many of the others are scripted; by default none. */
  readonly opponents?: number;
  readonly openHands?: boolean;
}

/** Opens a match at this position. */
export const openBattle = (page: Page, position: BattlePosition): Promise<TablePage> =>
  openFrom(page, "lay-battle", position);
