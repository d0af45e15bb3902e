import {
  type Action,
  addCardCounter,
  type CardId,
  call,
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
  type Rules,
  refTo,
  refuse,
  type Seat,
  step,
  type Verdict,
  window,
  zoneLimitReached,
  zoneOf,
} from "../../kernel";
import { note, type Orders, orderRules } from "../../kernel/testing/tiny-orders";
import {
  type Ability,
  abilityRuntime,
  effectProcedure,
  type PrintedCard,
  type Vocabulary,
  watchesOf,
} from "..";
import { vocabulary as arena, ZONES } from "./arena";

/**
 * A made-up game of fighters. Damage is open before it is dealt: shields are played against it, armor applies, and the
 * attacker may still grow. A seat can have three fighters and two guards, but only four of both.
 */
export const vocabulary: Vocabulary = {
  ...arena,
  names: {
    ...arena.names,
    types: ["fighter", "guard", "shield"],
    events: { shield: [], summon: ["card"] },
    stats: ["attack", "damage", "places-fighters", "places-all"],
  },
  layerFor: (_kind, stat, op) => {
    if (stat !== "damage") return "only";
    return op === "min" ? "pierce" : "armor";
  },
};

/** The layers of damage: shields, what they cannot stop, armor. */
const STAGES = ["shield", "pierce", "armor"] as const;
const MAX_SHIELDS = 2;

/** The damage that one card would deal to another. */
export function damageBy(g: Reader, attacker: CardId, victim: CardId): InstanceDraft {
  const target = cardOf(g.state, victim);
  const pins = { source: refTo(cardOf(g.state, attacker)), victim: refTo(target) };
  return { name: "damage", amount: 0, stat: "attack", seat: target.controller, ...pins };
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

const attack = procedure("attack", [
  step("declare", "G 1", (g, { card, target }) => {
    openInstance(g, damageBy(g, Number(card), Number(target)));
  }),
  window("shields", "G 2", "shields"),
  step("deal", "G 3", deal),
]);

const put = (g: Engine, id: CardId): void => {
  const card = cardOf(g.state, id);
  const limit = zoneLimitReached(g, card.owner, "field", card);
  if (limit === undefined) moveToOwner(g, id, "field", { as: "summon" });
  else note(g, `no place (${limit.rule})`);
};

const ORDERS: Orders = {
  attack: (g, { card = NONE, target = NONE }) => call(g, "attack", { card, target }),
  put: (g, { card = NONE }) => put(g, card),
  leave: (g, { card = NONE }) => void moveToOwner(g, card, "trash"),
};

const isOf =
  (type: string) =>
  (g: Reader, { def }: { def: string }) =>
    g.rules.cards[def]?.type === type;

/** A card of the made-up game. A shield reduces damage by its attack. */
export function fighter(
  name: string,
  attackOf: number,
  type: "fighter" | "guard" | "shield",
  ...abilities: readonly Ability[]
): PrintedCard {
  return { name, number: 1, type, stats: { attack: attackOf }, abilities, watches: watchesOf(abilities) };
}

/** Rules of the made-up game over these cards. */
export function armorRules(cards: readonly PrintedCard[]): Rules {
  return orderRules(ORDERS, {
    slug: "armor",
    board: {
      zones: ZONES,
      limits: [
        { name: "fighters", rule: "G 8", zones: ["field"], counts: isOf("fighter") },
        { name: "all", rule: "G 9", zones: ["field", "energy"] },
      ],
    },
    cards: Object.fromEntries(cards.map((card) => [card.name, card])),
    abilities: abilityRuntime(vocabulary),
    flow: {
      procedures: { effect: effectProcedure(vocabulary), attack },
      windows: {
        shields: {
          mode: "stack",
          prompt: { key: "prompt.shield" },
          then: "first",
          seats: ({ state }) => [nextSeat(state, state.turn.seat), state.turn.seat],
          specs: [
            {
              types: ["shield"],
              options: shields,
              can: canShield,
              do: (g, seat, { card = NONE }) => {
                const on = g.state.instances?.at(-1)?.id ?? NONE;
                moveToOwner(g, card, "trash", { as: "shield" });
                pushStack(g, { seat, card, data: { on } });
              },
            },
          ],
          resolve: (g, { card, data }) => {
            const amount = -(g.rules.cards[cardOf(g.state, card).def]?.stats.attack ?? 0);
            modifyInstance(g, Number(data.on), { layer: "shield", op: "add", amount, source: card });
          },
        },
      },
    },
    values: {
      layersOf: (stat) => (stat === "damage" ? STAGES : ["only"]),
      seatBases: { "places-fighters": () => 3, "places-all": () => 4 },
    },
  });
}
