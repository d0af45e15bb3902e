import {
  type Card,
  type CardId,
  cardOf,
  type Pin,
  type Reader,
  readStat,
  type Seat,
  stands,
  zoneOf,
} from "../../kernel";
import { has } from "./defs";
import { type Battle, battleIn } from "./vars";
import { isSpiritOnField } from "./zones";

/** Is this still the spirit on the field that it was? */
export function isThere(g: Reader, pin: Pin | null): pin is Pin {
  return pin !== null && stands(g.state, pin) && isSpiritOnField(g, cardOf(g.state, pin.card));
}

const forbids = (g: Reader, id: CardId, stat: string) => readStat(g, id, stat) > 0;

/** May this spirit block that one, by its own state and by what effects forbid (BSS 7-1-3-1, 1-3-3, 11-14-1)? */
export function mayBlock(g: Reader, blocker: Card, attacker: CardId | undefined): boolean {
  if (blocker.rested || !isSpiritOnField(g, blocker)) return false;
  return !isBlockForbidden(g, blocker.id, attacker);
}

/**
 * Does an effect forbid this block, whether or not the spirit is refreshed?
 * @param attacker none where it is no longer there: then it forbids nothing.
 */
export function isBlockForbidden(g: Reader, blocker: CardId, attacker: CardId | undefined): boolean {
  if (forbids(g, blocker, "cannot-block")) return true;
  if (attacker === undefined) return false;
  if (forbids(g, attacker, "cannot-be-blocked")) return true;
  if (has(g, attacker, "astral") && !has(g, blocker, "astral")) return true;
  return readStat(g, blocker, "bp") <= readStat(g, attacker, "no-block-bp");
}

/** The spirits with which a player may block the attacker. */
export function blockersOf(g: Reader, { attacker, defender }: Battle): CardId[] {
  const there = isThere(g, attacker) ? attacker.card : undefined;
  return zoneOf(g.state, "spirits", defender).cards.filter((id) => mayBlock(g, cardOf(g.state, id), there));
}

/** Is a block obligatory (BSS 11-2-1)? */
export function mustBlock(g: Reader, battle: Battle): boolean {
  return (
    isThere(g, battle.attacker) &&
    has(g, battle.attacker.card, "confront") &&
    blockersOf(g, battle).length > 0
  );
}

/** May this spirit attack (BSS 7-1-1-1)? */
export function mayAttack(g: Reader, seat: Seat, card: Card): boolean {
  return (
    isSpiritOnField(g, card) &&
    card.controller === seat &&
    !card.rested &&
    !forbids(g, card.id, "cannot-attack")
  );
}

/** The spirit that attacks, or the one that blocks, while the battle goes on and it is there. */
export function fighter(g: Reader, role: "attacker" | "blocker"): CardId | undefined {
  const battle = battleIn(g.state);
  const pin = battle?.[role] ?? null;
  return isThere(g, pin) ? pin.card : undefined;
}
