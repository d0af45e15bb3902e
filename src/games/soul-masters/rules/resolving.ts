import {
  call,
  cardOf,
  type Engine,
  move,
  moveToOwner,
  NONE,
  procedure,
  type Seat,
  type StackItem,
  step,
  viewItem,
  zoneOf,
} from "../../../kernel";
import { type PendingPlay, performPlay, performTriggered, playOfStackItem } from "../../../language";
import { effectOf, fighterAt } from "../table/threats";
import { textOf } from "./casting";
import { redirectTo } from "./combat";
import { closeItem } from "./counter";
import { forgetKos } from "./damage";
import { defOf } from "./defs";
import { enter } from "./entering";
import { resolveShield } from "./shields";
import { zoneKey } from "./zones";

/** The zones of types with one card in play. A new card replaces the old one (SM 10.23, SM 5.8, SM 5.11, SM 5.17). */
const PLACES = { weapon: "equipment", armor: "equipment", battlefield: "battlefield" } as const;

/**
 * Puts a Weapon, Armor or Battlefield into its zone (SM 5.7, SM 5.10, SM 5.16). It displaces only a card of its own
 * type (SM 5.18).
 */
function putInPlace(g: Engine, id: number, seat: Seat, type: keyof typeof PLACES): void {
  const zone = zoneOf(g.state, PLACES[type], seat);
  for (const old of zone.cards)
    if (defOf(g, cardOf(g.state, old)).type === type) moveToOwner(g, old, "removed", { as: "removed" });
  move(g, id, zone.id, { as: "equip", controller: seat });
}

/** Resolves a card that was cast (SM 10.20 to SM 10.24). */
function resolveCard(g: Engine, playing: PendingPlay): void {
  const { card: id, seat, def } = playing;
  const { type } = defOf(g, { def });
  if (type === "unit") enter(g, id, seat, { fromHand: true });
  else if (type === "weapon" || type === "armor" || type === "battlefield") putInPlace(g, id, seat, type);
  else {
    const effect = textOf(g, def);
    if (effect !== undefined) performPlay(g, effect, playing, "SM 10.22");
  }
}

/**
 * The play behind a stack item. Its effect knows the item, for the shields and prevention announced against its damage.
 */
const playingOf = (item: StackItem): PendingPlay => {
  const playing = playOfStackItem(item);
  return { ...playing, chosen: { ...playing.chosen, item: item.id } };
};

function carryOut(g: Engine, item: StackItem): void {
  // In a sampled game: a card that has gone out of sight.
  if (item.card === NONE) return;
  const playing = playingOf(item);
  switch (playing.kind) {
    case "cast":
      return resolveCard(g, playing);
    case "shield":
      return resolveShield(g, item);
    case "intercept":
      if (fighterAt(g, playing) !== undefined) redirectTo(g, item.card);
      return;
    case "trigger":
      return performTriggered(g, playing, "SM 18.3");
    default: {
      const effect = effectOf(g, item);
      if (effect !== undefined) performPlay(g, effect, playing, "SM 10.21");
    }
  }
}

/**
 * Puts away a card that has not moved itself: a Feat is removed (SM 5.12), every other card is discarded (SM 4.10,
 * SM 4.12, SM 10.22, SM 10.24).
 */
function putAway(g: Engine, { card: id }: StackItem): void {
  const card = g.state.cards[id];
  // An ability's card may have gone where a view cannot tell which one it is.
  if (card === undefined || zoneKey(g, card) !== "stack" || g.state.stack.some((other) => other.card === id))
    return;
  const isFeat = defOf(g, card).type === "feat";
  if (isFeat) moveToOwner(g, id, "removed", { as: "removed" });
  else moveToOwner(g, id, "discard", { as: "spent" });
}

/** Resolves the top item of the stack (SM 10.19). */
export const resolveProcedure = procedure<{ item: StackItem }>(
  "resolve",
  [
    step("carry out", "SM 10.19", (g, { item }) => carryOut(g, item)),
    step("put away", "SM 10.22", (g, { item }) => {
      putAway(g, item);
      closeItem(g, item);
      forgetKos(g);
    }),
  ],
  {
    of: ({ item }) => item.seat,
    shown: (g, { item }, seat) => ({ item: viewItem(g, item, seat) }),
  },
);

export function resolve(g: Engine, item: StackItem): void {
  call<{ item: StackItem }>(g, "resolve", { item });
}
