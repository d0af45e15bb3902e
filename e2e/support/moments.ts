import { expect, type Locator, type Page } from "@playwright/test";
import { mouseInput } from "./input-device";
import { Player } from "./player";
import { setUp, type Wanted } from "./setup";
import type { Pressable, Situation } from "./situation";
import type { TablePage } from "./table";

/** A table with a player. */
export interface AtTable {
  readonly table: TablePage;
  readonly player: Player;
  readonly now: Situation;
}

const endsWith = (what: string) => (spot: Pressable) => spot.at !== null && spot.name.endsWith(what);

/** A placeable Warrior in hand. */
export const placeable = ({ hand }: Situation): Pressable | undefined =>
  hand.filter(endsWith(", may act")).find(({ name }) => /, warrior/i.test(name));

/** An own Warrior in play that may attack. */
export const fighter = ({ main, board }: Situation): Pressable | undefined =>
  main?.name !== "End turn"
    ? undefined
    : board.filter(endsWith(", may act")).find(({ name }) => name.includes(", yours"));

/** Plays until an action is possible, without taking it. */
export async function playTo(
  page: Page,
  arrived: (now: Situation) => boolean,
  options: Wanted,
): Promise<AtTable> {
  const table = await setUp(page, { level: "Easy", ...options });
  const player = new Player(page, mouseInput(page));
  const now = await player.playUntil(arrived);
  return { table, player, now };
}

/** The centre of something on screen. */
export async function middleOf(what: Locator): Promise<readonly [x: number, y: number]> {
  const box = await what.boundingBox();
  expect(box).not.toBeNull();
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
}
