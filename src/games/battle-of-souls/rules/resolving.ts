import {
  addCardCounter,
  announce,
  call,
  cardOf,
  type Engine,
  NONE,
  procedure,
  type StackItem,
  step,
  viewItem,
} from "../../../kernel";
import { performPlay, performTriggered, playOfStackItem } from "../../../language";
import { discardUsedCard, isCardActivation } from "./chain";
import { defOf, playOf, usedOf } from "./defs";

/** The counter of an activated card that stays: its abilities work (BOS 5.4, BOS 5.7, BOS 6.4, BOS 7.2). */
export const WORKS = "works";

function carryOut(g: Engine, item: StackItem): void {
  // In a sampled game: a card that has gone out of sight.
  if (item.card === NONE) return;
  announce(g, "resolves", item.seat, {
    card: item.card,
    def: item.def ?? "",
    amount: g.state.stack.length + 1,
  });
  const playing = playOfStackItem(item);
  if (playing.kind === "trigger") return performTriggered(g, playing, "BOS 3.15");
  const effect =
    playing.ability === undefined
      ? playOf(g, playing.def)?.effect
      : usedOf(g, playing.def, playing.ability)?.effect;
  if (effect !== undefined) performPlay(g, effect, playing, "BOS 12.5");
}

/**
 * Spends a One-Turn card (BOS 5.2, BOS 6.3). A card that stays starts working, if it is still there and attached if
 * required (BOS 2.11, BOS 5.6).
 */
function putAway(g: Engine, item: StackItem): void {
  if (!isCardActivation(item)) return;
  const card = cardOf(g.state, item.card);
  if (card.stamp !== item.stamp) return;
  const { type, stay } = defOf(g, card);
  const stays = type === "battlefield" || stay === "continuous" || card.attachedTo !== NONE;
  if (stays) addCardCounter(g, card.id, WORKS, 1);
  else discardUsedCard(g, item);
}

/** Resolves the newest link of the chain (BOS 12.5). */
export const resolveProcedure = procedure<{ item: StackItem }>(
  "resolve",
  [
    step("carry out", "BOS 12.5", (g, { item }) => carryOut(g, item)),
    step("put away", "BOS 2.11", (g, { item }) => putAway(g, item)),
  ],
  {
    of: ({ item }) => item.seat,
    shown: (g, { item }, seat) => ({ item: viewItem(g, item, seat) }),
  },
);

export function resolve(g: Engine, item: StackItem): void {
  call<{ item: StackItem }>(g, "resolve", { item });
}

/** Negates a link: a card goes to the pile, but a card whose effect it was stays (BOS 12.7). */
export function fizzle(g: Engine, item: StackItem): void {
  if (isCardActivation(item)) discardUsedCard(g, item);
}
