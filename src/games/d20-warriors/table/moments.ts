import { type Action, cardOf, isFreshWindow, type Reader, type Seat, zoneOf } from "../../../kernel";
import { type Ability, type Effect, innerEffects, printedCard } from "../../../language";
import type { GameTiming, PromptContext } from "../../game-timing";
import { responseTiming } from "../../response-timing";
import { addAttacks } from "../rules/battle";
import type { WindowName } from "../rules/flash";
import { isPointless } from "./preview";

/**
 * What a Flash card may still change: the possible attacks, the dice rolled, or the winner. `last`: the last chance
 * before the game ends.
 */
const MOMENTS = ["declared", "thrown", "decided", "last"] as const;
type Moment = (typeof MOMENTS)[number];

/** Values that affect attack targets or count after the roll. All other values affect the roll. */
const BY_VALUE: Readonly<Record<string, readonly Moment[]>> = {
  "kw-bound": ["declared"],
  "kw-hidden": ["declared"],
  "kw-sidestep": ["declared"],
  "kw-reach": ["declared", "thrown"],
  "kw-stalwart": ["thrown", "decided"],
  "kw-iron": ["decided"],
  bonus: ["decided"],
};

/** Words that change rolled dice or do not affect a battle. */
const BY_WORD: Readonly<Record<string, readonly Moment[]>> = {
  "place-again": [],
  "break-off": ["decided"],
  reroll: ["decided"],
  "extra-die": ["decided"],
  "turn-die": ["decided"],
  "drop-die": ["decided"],
  "trade-dice": ["decided"],
};

/** Whether this ability depends on other Warriors being flipped or moved. */
function isLinked(ability: Ability): boolean {
  if (ability.kind === "trigger") return /^(flip|shift)/.test(ability.when.on);
  if (ability.kind !== "standing") return false;
  const isPlain = ability.active === undefined || ability.active.is === "word";
  return ability.cards !== "this" || typeof ability.amount !== "number" || !isPlain;
}

/** What flipping or moving a Warrior may change: its own moment, or also the roll if abilities in play depend on it. */
function fieldMoments({ rules, state }: Reader, own: Moment): readonly Moment[] {
  const links = zoneOf(state, "battlefield").cards.some((id) =>
    printedCard(rules.cards, cardOf(state, id).def)?.abilities.some(isLinked),
  );
  return links ? ["thrown", "decided"] : [own];
}

/** @param zone the zone of the cards it affects. Defaults to the battlefield */
function* effectMoments(g: Reader, effect: Effect, zone?: string): Generator<Moment> {
  const from = effect.do === "choose" || effect.do === "each" ? effect.from.zone : zone;
  for (const inner of innerEffects(effect)) yield* effectMoments(g, inner, from);
  switch (effect.do) {
    case "modify":
      for (const stat of effect.stats) yield* BY_VALUE[stat] ?? ["thrown"];
      return;
    case "flip":
      return yield* fieldMoments(g, "decided");
    case "move":
      // A fighter that leaves ends its battle even after the roll.
      if (zone === undefined) yield* fieldMoments(g, "decided");
      return;
    case "word":
      yield* BY_WORD[effect.word] ?? fieldMoments(g, "thrown");
  }
}

function canAnyAttack(g: Reader, seat: Seat): boolean {
  const attacks: Action[] = [];
  addAttacks(g, seat, attacks);
  return attacks.length > 0;
}

/**
 * Whether the seat has a next turn: after the other player's turn its own begins unless its deck is empty (D20 7.1).
 */
const hasNextTurn = ({ state }: Reader, seat: Seat): boolean => zoneOf(state, "deck", seat).cards.length > 0;

/**
 * Whether a window is the last one for a moment. Both players of a battle keep the last window in which its result may
 * still change (D20 3.3).
 */
function isNow(g: PromptContext, seat: Seat, window: string, moment: Moment): boolean {
  const isOwn = g.state.turn.seat === seat;
  const at = window as WindowName;
  // The active player continues the turn and may play Flash cards then (D20 2.7).
  if (isOwn && at !== "attack" && at !== "dice") return false;
  if (at === "turn-end") return !hasNextTurn(g, seat);
  // The attacker could have played it before.
  if (at === "attack") return moment === "thrown" && !(isOwn && isFreshWindow(g.state));
  if (at === "dice") return moment === "decided";
  return moment === "declared" && canAnyAttack(g, g.state.turn.seat);
}

function momentsOf(g: PromptContext, _seat: Seat, action: Action): readonly Moment[] {
  const card = printedCard(g.rules.cards, cardOf(g.state, action.card ?? -1).def);
  const moments = new Set<Moment>(["last"]);
  // Cards in play may react to any Flash card.
  if ((g.state.watch.flash?.length ?? 0) > 0) moments.add("thrown").add("decided");
  for (const ability of card?.abilities ?? [])
    if (ability.kind === "play") for (const moment of effectMoments(g, ability.effect)) moments.add(moment);
  return [...moments];
}

export const { canWait, isQuiet } = responseTiming({ moments: MOMENTS, isNow, momentsOf });

export const timing: GameTiming = { isPointless, canWait, isQuiet };
