import {
  type Action,
  type ActionSpec,
  type CardId,
  type Engine,
  NONE,
  type Offer,
  OK,
  type Reader,
  type Seat,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import { refuse } from "../table/messages";
import { isFighter } from "../table/threats";
import { attackTargetLists, attackTargetsOf, mayAttack, mayBeAttacked } from "./attack-targets";
import { commanderOf } from "./defs";
import { isFirstTurn } from "./resting";
import { set, varsOf } from "./vars";

/** Whether the card may attack the target, or, without a target, whether it may attack. */
function judge(g: Reader, seat: Seat, { card: id, target }: Action, phasing = false): Verdict {
  const card = id === undefined ? undefined : g.state.cards[id];
  const attacker = mayAttack(g, seat, card, phasing);
  if (!attacker.ok || card === undefined) return attacker;
  return target === undefined ? OK : mayBeAttacked(g, card, target);
}

function attackOffers(g: Reader, type: string, cards: readonly CardId[]): Offer[] {
  const targetsOf = attackTargetLists(g);
  return cards.flatMap((card) => {
    const targets = targetsOf(card);
    return targets.length > 0 ? [{ type, card, targets }] : [];
  });
}

/** Sets the attack to begin as soon as the current phase is over. */
function declare(g: Engine, { card = NONE, target = NONE }: Action, phasing: boolean): void {
  set(g, "next", { phase: "combat", attacker: card, victim: target, phasing });
}

/** Declaring an attack, between phases or in a Main Phase with an empty stack (SM 8.10, SM 12.3). */
export const attackSpec: ActionSpec = {
  types: ["attack"],
  options: (g, seat) => {
    if (g.state.stack.length > 0 || g.state.turn.seat !== seat || isFirstTurn(g)) return [];
    const able = [commanderOf(g, seat).id, ...zoneOf(g.state, "battleground", seat).cards];
    return attackOffers(
      g,
      "attack",
      able.filter((card) => judge(g, seat, { type: "attack", card }).ok),
    );
  },
  can: (g, seat, action) =>
    g.state.stack.length > 0 ? refuse("soul-masters.stack-first", "SM 8.10") : judge(g, seat, action),
  do: (g, _seat, action) => declare(g, action, false),
  then: "close",
};

const NONE_LEFT: CardId[] = [];

/** Units that still have a Phasing Attack and can make it (SM 22.7). */
export function phasersOf(g: Reader): CardId[] {
  const { phasers } = varsOf(g.state);
  if (phasers.length === 0) return NONE_LEFT;
  return phasers
    .filter(({ card, stamp }) => {
      const found = g.state.cards[card];
      return found !== undefined && found.stamp === stamp && isFighter(g, found);
    })
    .map(({ card }) => card)
    .filter((card) => judge(g, g.state.turn.seat, { type: "phasing-attack", card }, true).ok)
    .filter((card) => attackTargetsOf(g, card).length > 0);
}

/** A Phasing Attack, which a resting and newly arrived unit can make (SM 22.8). */
export const phasingAttack: ActionSpec = {
  types: ["phasing-attack"],
  options: (g) => attackOffers(g, "phasing-attack", phasersOf(g)),
  can: (g, seat, action) =>
    action.card !== undefined && phasersOf(g).includes(action.card)
      ? judge(g, seat, action, true)
      : refuse("soul-masters.no-phaser", "SM 22.7"),
  do: (g, _seat, action) => {
    set(
      g,
      "phasers",
      varsOf(g.state).phasers.filter(({ card }) => card !== action.card),
    );
    declare(g, action, true);
  },
  then: "close",
};
