import { type Action, cardOf, isFreshWindow, type Reader, type Seat, zoneOf } from "../../../kernel";
import { type Ability, type Effect, innerEffects, printedCard } from "../../../language";
import type { PromptContext } from "../../game";
import { responseTiming } from "../../response-timing";
import { addAttacks } from "../rules/battle";
import type { WindowName } from "../rules/flash";

/** What a Flash card may still change: which attacks there are, what is thrown, or who wins by it; `last`: it is too late soon. */
const MOMENTS = ["declared", "thrown", "decided", "last"] as const;
type Moment = (typeof MOMENTS)[number];

/** Values that say whom a Warrior can attack, or that count when the dice lie; all others are of the throw. */
const BY_VALUE: Readonly<Record<string, readonly Moment[]>> = {
  "kw-bound": ["declared"],
  "kw-hidden": ["declared"],
  "kw-sidestep": ["declared"],
  "kw-reach": ["declared", "thrown"],
  "kw-stalwart": ["thrown", "decided"],
  "kw-iron": ["decided"],
  bonus: ["decided"],
};

/** Words that change dice that lie, or no battle at all. */
const BY_WORD: Readonly<Record<string, readonly Moment[]>> = {
  "place-again": [],
  "break-off": ["decided"],
  reroll: ["decided"],
  "extra-die": ["decided"],
  "turn-die": ["decided"],
  "drop-die": ["decided"],
  "trade-dice": ["decided"],
};

/** Whether this ability changes with other Warriors that are flipped or moved, apart from its own. */
function isLinked(ability: Ability): boolean {
  if (ability.kind === "trigger") return /^(flip|shift)/.test(ability.when.on);
  if (ability.kind !== "standing") return false;
  const isPlain = ability.active === undefined || ability.active.is === "word";
  return ability.cards !== "this" || typeof ability.amount !== "number" || !isPlain;
}

/** What flipping or moving a Warrior may change: who is left, and by what it means to others in play also the throw. */
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
      // A fighter that leaves ends its battle as well when the dice lie.
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

/** After the other player's turn one's own begins, unless there is nothing left to draw (D20 7.1). */
const goesOn = ({ state }: Reader, seat: Seat): boolean => zoneOf(state, "deck", seat).cards.length > 0;

/**
 * Whether a window is the last one for a moment. Whoever attacks or is attacked keeps the last window in which the outcome
 * may still change (D20 3.3).
 */
function isNow(g: PromptContext, seat: Seat, window: string, moment: Moment): boolean {
  const isOwn = g.state.turn.seat === seat;
  const at = window as WindowName;
  // The active player goes on with the turn, and may play Flash cards there (D20 2.7).
  if (isOwn && at !== "attack" && at !== "dice") return false;
  if (at === "turn-end") return !goesOn(g, seat);
  // The attacker could have played it before.
  if (at === "attack") return moment === "thrown" && !(isOwn && isFreshWindow(g.state));
  if (at === "dice") return moment === "decided";
  return moment === "declared" && canAnyAttack(g, g.state.turn.seat);
}

function momentsOf(g: PromptContext, _seat: Seat, action: Action): readonly Moment[] {
  const card = printedCard(g.rules.cards, cardOf(g.state, action.card ?? -1).def);
  const moments = new Set<Moment>(["last"]);
  // Cards in play react to any Flash card.
  if ((g.state.watch.flash?.length ?? 0) > 0) moments.add("thrown").add("decided");
  for (const ability of card?.abilities ?? [])
    if (ability.kind === "play") for (const moment of effectMoments(g, ability.effect)) moments.add(moment);
  return [...moments];
}

export const { canWait, isQuiet } = responseTiming({ moments: MOMENTS, isNow, momentsOf });
