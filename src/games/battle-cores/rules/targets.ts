import {
  type Action,
  type Card,
  type CardId,
  cardOf,
  NONE,
  type Offer,
  OK,
  type Reader,
  readStat,
  type Seat,
  seatOf,
  type Verdict,
} from "../../../kernel";
import { refuse } from "../table/messages";
import { attacksBySpeed, isNew } from "./counters";
import { gearOf, isMonsterInPlay, monstersOf, zoneKey } from "./zones";

export const has = (g: Reader, id: CardId, keyword: `kw-${string}`) => readStat(g, id, keyword) > 0;

/** Additional Attacks by Speed the card has left: the sum of its levels less those made (BC 11.12.1, 11.12.2). */
function speedLeft(g: Reader, card: Card): number {
  return Math.max(0, readStat(g, card.id, "kw-speed") - attacksBySpeed(card));
}

/** Whether the next Attack of this card does not Temper it (BC 11.12.3). */
export const isBySpeed = (g: Reader, card: Card) => speedLeft(g, card) > 0;

/**
 * Attacks a card has left in this turn (BC 11.12.6). Speed gives none to a card that is Tempered (BC 11.12.4) or may not
 * attack yet (BC 11.12.5), and saves none for later turns.
 * Defenders have no normal one (BC 11.17.1, 11.17.9).
 */
export function attacksLeft(g: Reader, card: Card): number {
  if (!canStrike(g, card).ok) return 0;
  return speedLeft(g, card) + (has(g, card.id, "kw-defender") ? 0 : 1);
}

/**
 * Whether this card can attack or Block now: it is ready, and not prevented by having been Summoned this turn. Active
 * Monsters and Gears may attack at once (BC 7.22, 11.11.1).
 */
export function canStrike(g: Reader, card: Card): Verdict {
  const isMonster = isMonsterInPlay(g, card);
  if (!isMonster && zoneKey(g, card) !== "gear") return refuse("battle-cores.cannot-attack", "BC 4.1");
  if (card.rested) return refuse("battle-cores.tempered", "BC 4.4", { card: card.def });
  if (isMonster && isNew(g, card) && !has(g, card.id, "kw-active"))
    return refuse("battle-cores.just-summoned", "BC 4.3", { card: card.def });
  return OK;
}

function canAttackNow(g: Reader, card: Card): Verdict {
  const strike = canStrike(g, card);
  if (!strike.ok) return strike;
  if (attacksLeft(g, card) > 0) return OK;
  return refuse("battle-cores.defender", "BC 11.17.1", { card: card.def });
}

/** A player's cards that could attack now: Monsters and the Gear (BC 7.21). */
export function attackers(g: Reader, seat: Seat): Card[] {
  const gear = gearOf(g, seat);
  const ids = gear === undefined ? monstersOf(g, seat) : [...monstersOf(g, seat), gear];
  const able: Card[] = [];
  for (const id of ids) {
    const card = cardOf(g.state, id);
    if (attacksLeft(g, card) > 0) able.push(card);
  }
  return able;
}

function mayTarget(g: Reader, attacker: Card, target: Card): Verdict {
  if (!isMonsterInPlay(g, target)) return refuse("battle-cores.no-target", "BC 4.8");
  if (target.controller === attacker.controller) return refuse("battle-cores.own-target", "BC 4.8");
  if (has(g, target.id, "kw-elusive") && !has(g, attacker.id, "kw-elusive")) {
    return refuse("battle-cores.elusive", "BC 11.16.1", { card: target.def });
  }
  return OK;
}

const hasElusive = (g: Reader, seat: Seat) => monstersOf(g, seat).some((id) => has(g, id, "kw-elusive"));

/** Whether the card may attack this player directly (BC 4.12, 4.15, 11.16.3, 11.18.1). */
function mayTargetPlayer(g: Reader, attacker: Card, seat: Seat): Verdict {
  if (seat === attacker.controller || seatOf(g.state, seat).status === "out")
    return refuse("battle-cores.no-target", "BC 4.8");
  const monsters = monstersOf(g, seat);
  if (monsters.length === 0 || has(g, attacker.id, "kw-range")) return OK;
  if (!monsters.every((id) => has(g, id, "kw-elusive")))
    return refuse("battle-cores.has-monsters", "BC 4.12", { player: seatOf(g.state, seat).name });
  if (!hasElusive(g, attacker.controller)) return OK;
  return refuse("battle-cores.elusive-can-be-hit", "BC 11.16.4", { player: seatOf(g.state, seat).name });
}

/** Every Attack that a seat may declare now, with its targets (BC 4.26). A direct Attack names the player in `data`. */
export function attackOffers(g: Reader, seat: Seat): Offer[] {
  const others = g.state.seats.filter((other) => other.seat !== seat && other.status !== "out");
  const monsters = others.flatMap((other) => monstersOf(g, other.seat));
  const open = monsters.filter((id) => !has(g, id, "kw-elusive"));
  const offers: Offer[] = [];
  for (const attacker of attackers(g, seat)) {
    const card = attacker.id;
    const targets = has(g, card, "kw-elusive") ? monsters : open;
    if (targets.length > 0) offers.push({ type: "attack", card, targets });
    for (const other of others)
      if (mayTargetPlayer(g, attacker, other.seat).ok)
        offers.push({ type: "attack", card, data: { seat: other.seat } });
  }
  return offers;
}

export function canAttack(g: Reader, seat: Seat, action: Action): Verdict {
  const attacker = action.card === undefined ? undefined : g.state.cards[action.card];
  if (attacker === undefined || attacker.def === "") return refuse("battle-cores.cannot-attack", "BC 4.1");
  if (attacker.controller !== seat) return refuse("battle-cores.not-yours", "BC 4.1");
  const ready = canAttackNow(g, attacker);
  if (!ready.ok) return ready;
  if (action.target !== undefined) {
    const target = g.state.cards[action.target];
    return target === undefined ? refuse("battle-cores.no-target", "BC 4.8") : mayTarget(g, attacker, target);
  }
  const at = action.data?.seat;
  if (at === undefined) return OK;
  const known = typeof at === "number" && g.state.seats[at] !== undefined;
  return known ? mayTargetPlayer(g, attacker, at) : refuse("battle-cores.no-target", "BC 4.8");
}

/**
 * Cards of the attacked player that can Block this Attack (BC 11.16.2, 11.17.6): not its target (BC 11.17.7), nor one
 * Summoned this turn unless it is Active (BC 11.17.8).
 * @param target NONE for a direct Attack.
 */
export function blockers(g: Reader, attacker: CardId, defender: Seat, target: CardId = NONE): CardId[] {
  const elusive = has(g, attacker, "kw-elusive");
  return monstersOf(g, defender).filter((id) => {
    if (id === target || !has(g, id, "kw-defender")) return false;
    if (elusive && !has(g, id, "kw-elusive")) return false;
    return canStrike(g, cardOf(g.state, id)).ok;
  });
}
