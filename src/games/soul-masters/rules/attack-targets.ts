import {
  type Card,
  type CardId,
  cardOf,
  nextSeat,
  OK,
  type Reader,
  readStat,
  type Seat,
  type Verdict,
} from "../../../kernel";
import { refuse } from "../table/messages";
import { commanderOf, has, isCommander, isUnit, unitsOf } from "./defs";
import { isFirstTurn, isSick } from "./resting";

/** Whether this enemy's state allows an attack on it (SM 4.4, SM 12.4, SM 12.5, SM 14.5.1, SM 14.6.1, SM 14.9.1). */
function isOpen(g: Reader, attacker: CardId, victim: Card): boolean {
  if (readStat(g, victim.id, "cannot-be-attacked") > 0) return false;
  if (isCommander(g, victim)) return readStat(g, attacker, "cannot-attack-commander") === 0;
  if (victim.rested || has(g, victim.id, "heavy") > 0 || has(g, attacker, "initiative") > 0) return true;
  return has(g, attacker, "scout") > 0 && has(g, victim.id, "stealth") > 0;
}

/**
 * The legal targets of this card's attack (SM 12.25). A resting Taunt unit goes before all others (SM 14.12.1,
 * SM 14.12.3), also for an attacker with Initiative or Scout (SM 14.6.2, SM 14.9.2), but not for one with Stealth
 * (SM 14.10.1).
 */
export function attackTargetsOf(g: Reader, attacker: CardId): Card[] {
  const enemy = nextSeat(g.state, cardOf(g.state, attacker).controller);
  const open = [commanderOf(g, enemy), ...unitsOf(g, enemy)].filter((card) => isOpen(g, attacker, card));
  if (has(g, attacker, "stealth") > 0 || readStat(g, attacker, "ignores-taunt") > 0) return open;
  const taunting = open.filter((card) => isUnit(g, card) && card.rested && has(g, card.id, "taunt") > 0);
  return taunting.length > 0 ? taunting : open;
}

/** Values of an attacker that decide what it may attack. */
const DECIDING = [
  "cannot-attack-commander",
  "ignores-taunt",
  "kw-initiative",
  "kw-scout",
  "kw-stealth",
] as const;

/** Returns the legal attack targets of each of a player's cards. Cards with equal values share a list. */
export function attackTargetLists(g: Reader): (attacker: CardId) => readonly CardId[] {
  const known = new Map<string, readonly CardId[]>();
  return (attacker) => {
    const key = DECIDING.map((stat) => readStat(g, attacker, stat) > 0).join();
    const list = known.get(key) ?? attackTargetsOf(g, attacker).map(({ id }) => id);
    known.set(key, list);
    return list;
  };
}

/**
 * Whether this card may declare an attack now.
 * @param phasing true for a Phasing Attack (SM 22.8).
 */
export function mayAttack(g: Reader, seat: Seat, card: Card | undefined, phasing = false): Verdict {
  if (card === undefined || card.controller !== seat || !(isCommander(g, card) || isUnit(g, card)))
    return refuse("soul-masters.not-your-fighter", "SM 12.3");
  const args = { card: card.def };
  if (g.state.turn.seat !== seat) return refuse("soul-masters.not-your-turn", "SM 8.15");
  if (isFirstTurn(g)) return refuse("soul-masters.first-turns", "SM 12.8");
  if (!phasing && card.rested) return refuse("soul-masters.resting", "SM 6.15", args);
  if (!phasing && isSick(g, card)) return refuse("soul-masters.sick", "SM 4.5", args);
  return readStat(g, card.id, "cannot-attack") > 0
    ? refuse("soul-masters.cannot-attack", "SM 12.3", args)
    : OK;
}

/** Whether a card is a legal target of this attacker. Checked only as the attack is declared (SM 12.24). */
export function mayBeAttacked(g: Reader, attacker: Card, id: CardId | undefined): Verdict {
  const legal = attackTargetsOf(g, attacker.id);
  if (legal.some((card) => card.id === id)) return OK;
  const victim = id === undefined ? undefined : g.state.cards[id];
  const isFighter = victim !== undefined && (isCommander(g, victim) || isUnit(g, victim));
  if (!isFighter || victim.controller === attacker.controller)
    return refuse("soul-masters.no-victim", "SM 12.3");
  if (isOpen(g, attacker.id, victim) && legal.some((card) => has(g, card.id, "taunt") > 0))
    return refuse("soul-masters.taunt", "SM 14.12.1");
  return refuse("soul-masters.ready-victim", "SM 12.4", { card: victim.def });
}
