import {
  type Card,
  type CardId,
  type CardRef,
  cardOf,
  isSameCard,
  type Reader,
  type Refusal,
  readStat,
  type Seat,
  zoneOf,
} from "../../../kernel";
import { refuse } from "../table/messages";
import { has } from "./defs";
import { type Battle, battleIn } from "./vars";
import { isSpiritOnField } from "./zones";

/** Whether this is still the same spirit on the field. */
export function isStillOnField(g: Reader, ref: CardRef | null): ref is CardRef {
  return ref !== null && isSameCard(g.state, ref) && isSpiritOnField(g, cardOf(g.state, ref.card));
}

const forbids = (g: Reader, id: CardId, stat: string) => readStat(g, id, stat) > 0;

/** Whether an effect forbids it against this other card alone. */
const forbidsAgainst = (g: Reader, id: CardId, stat: string, other: CardId) =>
  (g.rules.abilities.against?.(g, id, stat, other) ?? 0) > 0;

/** Why a card may not block the attacker, by its own state or by effects. Null if it may (BSS 7-1-3-1). */
export function whyNoBlock(g: Reader, blocker: Card, attacker: CardId | undefined): Refusal | null {
  const args = { card: blocker.def };
  if (!isSpiritOnField(g, blocker)) return refuse("battle-spirits-saga.not-a-spirit", "BSS 7-1-3-1", args);
  if (blocker.rested && !forbids(g, blocker.id, "may-block-exhausted"))
    return refuse("battle-spirits-saga.exhausted", "BSS 7-1-3-1", args);
  return whyForbidden(g, blocker, attacker);
}

export const mayBlock = (g: Reader, blocker: Card, attacker: CardId | undefined): boolean =>
  whyNoBlock(g, blocker, attacker) === null;

/**
 * Which effect forbids this block, whether or not the spirit is refreshed (BSS 1-3-3, 11-14-1, 11-14-4); null: none.
 * @param attacker none where it is no longer there: then it forbids nothing.
 */
export function whyForbidden(g: Reader, { id, def }: Card, attacker: CardId | undefined): Refusal | null {
  if (forbids(g, id, "cannot-block"))
    return refuse("battle-spirits-saga.cannot-block", "BSS 1-3-3", { card: def });
  if (attacker === undefined) return null;
  const args = { card: def, target: cardOf(g.state, attacker).def };
  if (has(g, attacker, "astral") && !has(g, id, "astral"))
    return refuse("battle-spirits-saga.not-astral", "BSS 11-14-1", args);
  const isForbidden =
    forbids(g, attacker, "cannot-be-blocked") ||
    forbidsAgainst(g, attacker, "cannot-be-blocked", id) ||
    forbidsAgainst(g, id, "cannot-block", attacker) ||
    readStat(g, id, "bp") <= readStat(g, attacker, "no-block-bp");
  return isForbidden ? refuse("battle-spirits-saga.no-block", "BSS 1-3-3", args) : null;
}

export function blockersOf(g: Reader, { attacker, defender }: Battle): CardId[] {
  const there = isStillOnField(g, attacker) ? attacker.card : undefined;
  return zoneOf(g.state, "spirits", defender).cards.filter((id) => mayBlock(g, cardOf(g.state, id), there));
}

/** Whether a block is obligatory (BSS 11-2-1). */
export function mustBlock(g: Reader, battle: Battle): boolean {
  return (
    isStillOnField(g, battle.attacker) &&
    has(g, battle.attacker.card, "confront") &&
    blockersOf(g, battle).length > 0
  );
}

/** Whether this spirit may attack (BSS 7-1-1-1). */
export function mayAttack(g: Reader, seat: Seat, card: Card): boolean {
  return (
    isSpiritOnField(g, card) &&
    card.controller === seat &&
    !card.rested &&
    !forbids(g, card.id, "cannot-attack")
  );
}

/** Whether this card, as given, attacks or blocks in the running battle, from the declaration on (BSS 7-1-1-2b, 10-12-1). */
export function isFighter(g: Reader, role: "attacker" | "blocker", { id, stamp }: Card): boolean {
  const ref = battleIn(g.state)?.[role];
  return ref?.card === id && ref.stamp === stamp;
}

/** The attacking or blocking spirit, while the battle lasts and the spirit is still in it. */
export function fighter(g: Reader, role: "attacker" | "blocker"): CardId | undefined {
  const battle = battleIn(g.state);
  const ref = battle?.[role] ?? null;
  return isStillOnField(g, ref) ? ref.card : undefined;
}
