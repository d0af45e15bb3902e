import {
  type Action,
  type ActionSpec,
  addCardCounter,
  type CardId,
  cardOf,
  closeInstance,
  type Engine,
  type InstanceDraft,
  isSameCard,
  modifyInstance,
  moveToOwner,
  NONE,
  nextSeat,
  OK,
  openInstance,
  procedure,
  pushStack,
  type Reader,
  refTo,
  refuse,
  type Seat,
  step,
  type Verdict,
  type WindowSpec,
  window,
  zoneOf,
} from "../../kernel";
import { note } from "../../kernel/testing/tiny-orders";

const MAX_SHIELDS = 2;

/** The layers of damage: shields, what they cannot stop, armor. */
export const DAMAGE_LAYERS = ["shield", "pierce", "armor"] as const;

/** The damage that one card would deal to another. */
export function damageBy(g: Reader, attacker: CardId, victim: CardId): InstanceDraft {
  const target = cardOf(g.state, victim);
  const refs = { source: refTo(cardOf(g.state, attacker)), victim: refTo(target) };
  return { name: "damage", amount: 0, stat: "power", seat: target.controller, ...refs };
}

/** The number of shields played against the open damage. */
function shieldsPlayed({ state }: Reader): number {
  const open = state.instances?.at(-1)?.id;
  const resolved = state.modifiers.filter(({ instance }) => instance === open).length;
  return resolved + state.stack.length;
}

function canShield(g: Reader, seat: Seat, { card = NONE }: Action): Verdict {
  const found = g.state.cards[card];
  if (found?.zone !== zoneOf(g.state, "hand", seat).id) return refuse("tiny.no-shield", "G 5");
  if (g.state.instances?.at(-1)?.seat !== seat) return refuse("tiny.not-yours", "G 5");
  return shieldsPlayed(g) < MAX_SHIELDS ? OK : refuse("tiny.too-many", "G 6");
}

function shields(g: Reader, seat: Seat): Action[] {
  const all = zoneOf(g.state, "hand", seat).cards.map((card): Action => ({ type: "shield", card }));
  return all.filter((action) => canShield(g, seat, action).ok);
}

/** Deals the open damage if its target is still there. */
function deal(g: Engine): void {
  const open = g.state.instances?.at(-1);
  if (open?.victim == null) return;
  const { victim } = open;
  const amount = closeInstance(g, open.id);
  note(g, isSameCard(g.state, victim) ? amount : "missed");
  if (amount > 0 && isSameCard(g.state, victim)) addCardCounter(g, victim.card, "damage", amount);
}

/**
 * Damage is open before it is dealt: shields are played against it, armor applies, and the attacker may still grow.
 */
export const attack = procedure("attack", [
  step("declare", "G 1", (g, { card, target }) => {
    openInstance(g, damageBy(g, Number(card), Number(target)));
  }),
  window("shields", "G 2", "shields"),
  step("deal", "G 3", deal),
]);

const shielding: ActionSpec = {
  types: ["shield"],
  options: shields,
  can: canShield,
  do: (g, seat, { card = NONE }) => {
    const on = g.state.instances?.at(-1)?.id ?? NONE;
    moveToOwner(g, card, "trash", { as: "shield" });
    pushStack(g, { seat, card, data: { on } });
  },
};

/** Each shield that resolves reduces the damage by its power. */
export const shieldWindow: WindowSpec = {
  mode: "stack",
  prompt: { key: "prompt.shield" },
  then: "first",
  seats: ({ state }) => [nextSeat(state, state.turn.seat), state.turn.seat],
  specs: [shielding],
  resolve: (g, { card, data }) => {
    const amount = -(g.rules.cards[cardOf(g.state, card).def]?.stats.power ?? 0);
    modifyInstance(g, Number(data.on), { layer: "shield", op: "add", amount, source: card });
  },
};
