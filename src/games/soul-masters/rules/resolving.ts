import {
  call,
  cardOf,
  type Engine,
  move,
  moveToOwner,
  openProcedure,
  type Seat,
  type StackItem,
  step,
  zoneOf,
} from "../../../kernel";
import { type PendingPlay, performPlay, performTriggered, playOfStackItem } from "../../../language";
import { effectOf, fighterAt } from "../table/threats";
import { textOf } from "./casting";
import { redirectTo } from "./combat";
import { closeItem } from "./counter";
import { defOf } from "./defs";
import { enter } from "./entering";
import { resolveShield } from "./shields";
import { zoneKey } from "./zones";

/** A card that is cast and has its own place: a new one takes the place of an old one (SM 10.23). */
const PLACES = { weapon: "equipment", armor: "equipment", battlefield: "battlefield" } as const;

function putInPlace(g: Engine, id: number, seat: Seat, type: keyof typeof PLACES): void {
  const zone = zoneOf(g.state, PLACES[type], seat);
  for (const old of zone.cards)
    if (defOf(g, cardOf(g.state, old)).type === type) moveToOwner(g, old, "removed", { as: "removed" });
  move(g, id, zone.id, { as: "equip", controller: seat });
}

/** A card that was cast resolves (SM 10.20 to SM 10.24). */
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

/** What an item was played as; its effect knows which item it is, for what has been announced against its damage. */
const playingOf = (item: StackItem): PendingPlay => {
  const playing = playOfStackItem(item);
  return { ...playing, chosen: { ...playing.chosen, item: item.id } };
};

function carryOut(g: Engine, item: StackItem): void {
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

/** A card that has not moved itself elsewhere: a Feat is removed, everything else is discarded (SM 10.22, SM 10.24). */
function putAway(g: Engine, { card: id }: StackItem): void {
  const card = cardOf(g.state, id);
  if (zoneKey(g, card) !== "stack" || g.state.stack.some((other) => other.card === id)) return;
  const isFeat = defOf(g, card).type === "feat";
  if (isFeat) moveToOwner(g, id, "removed", { as: "removed" });
  else moveToOwner(g, id, "discard", { as: "spent" });
}

/** The top item of the stack resolves (SM 10.19). */
export const resolveProcedure = openProcedure<{ item: StackItem }>(
  "resolve",
  [
    step("carry out", "SM 10.19", (g, { item }) => carryOut(g, item)),
    step("put away", "SM 10.22", (g, { item }) => {
      putAway(g, item);
      closeItem(g, item);
    }),
  ],
  { of: ({ item }) => item.seat },
);

export function resolve(g: Engine, item: StackItem): void {
  call<{ item: StackItem }>(g, "resolve", { item });
}
