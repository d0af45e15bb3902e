import { winChance } from "../../games/d20-warriors";
import type { Ability, Amount, Condition, Effect, PrintedCard } from "../../language";
import { DIRECTIONS } from "./stand-in";

/** What cards are worth in general, read off their data. One is a middling Warrior. */

/** Dice of a middling number. */
const MIDDLING = 2;

/** An amount that depends on the game counts as this much. */
const OPEN_AMOUNT = 1.5;

const sizeOf = (amount: Amount) => (typeof amount === "number" ? amount : OPEN_AMOUNT);

/** How often a condition is taken to hold. */
function likelihood(condition: Condition | undefined): number {
  if (condition === undefined) return 1;
  return condition.is === "not" ? 1 - likelihood(condition.condition) : 0.6;
}

/** A change of numbers that lasts: a point of bonus, a die on one side, a keyword. */
function modificationWorth(stats: readonly string[], op: string, amount: Amount): number {
  const size = sizeOf(amount);
  let worth = 0;
  for (const stat of stats) {
    if (stat.startsWith("kw-")) worth += 0.15 * Math.sign(size);
    else if (stat === "bonus") worth += 0.06 * size;
    else worth += op === "set" || op === "min" || op === "max" ? 0.02 * (size - MIDDLING) : 0.04 * size;
  }
  return worth;
}

/** Whose card a reference or filter usually means: 1 mine, -1 the opponent's. */
function sideOf(of: string | undefined): number {
  return of === "opponent" || of === "theirs" || of === "rival" || of === "other" ? -1 : 1;
}

/** Worth of effects on dice and grid, which only this game knows; for the opponent's Warrior it is the other way. */
const WORDS: Readonly<Record<string, number>> = {
  "extra-die": 0.35,
  reroll: 0.35,
  "turn-die": 0.4,
  "break-off": 0.4,
  "place-again": 0.5,
};
const OTHER_WORD = 0.2;

/**
 * What carrying an effect out is worth to its controller, on the whole.
 * @param side whose card `it` is: 1 the controller's own, -1 the opponent's.
 */
export function effectWorth(effect: Effect, side = 1): number {
  switch (effect.do) {
    case "seq":
      return effect.effects.reduce((sum, inner) => sum + effectWorth(inner, side), 0);
    case "if": {
      const p = likelihood(effect.condition);
      return (
        p * effectWorth(effect.then, side) + (effect.else ? (1 - p) * effectWorth(effect.else, side) : 0)
      );
    }
    case "may":
      return Math.max(0, effectWorth(effect.effect, side));
    case "choose-one":
      return Math.max(...effect.options.map((option) => effectWorth(option, side)));
    case "choose": {
      const sides = effect.from.of === undefined ? [1, -1] : [sideOf(effect.from.of)];
      const worths = sides.map((own) => effectWorth(effect.then, own));
      return (effect.count ?? 1) * (effect.by === "opponent" ? Math.min(...worths) : Math.max(...worths));
    }
    case "each":
      return 1.5 * effectWorth(effect.effect, sideOf(effect.from.of));
    case "draw":
      return effect.who === "you"
        ? 0.25 * sizeOf(effect.count)
        : effect.who === "each"
          ? 0
          : -0.25 * sizeOf(effect.count);
    case "discard":
      return effect.who === "you" ? -0.3 * effect.count : effect.who === "each" ? 0 : 0.3 * effect.count;
    case "flip":
      return (effect.face === "up" ? 1 : -1) * (effect.card === "it" ? side : sideOf(effect.card));
    case "move":
      return -0.6 * (effect.card === "it" ? side : sideOf(effect.card));
    case "modify":
      return (
        (effect.card === "it" ? side : sideOf(effect.card)) *
        modificationWorth(effect.stats, effect.op, effect.amount)
      );
    case "reveal":
      return 0.05;
    case "word": {
      const worth = WORDS[effect.word] ?? OTHER_WORD;
      const whose = effect.args?.for ?? effect.args?.card;
      if (whose === undefined || WORDS[effect.word] === undefined) return worth;
      return worth * (whose === "it" ? side : sideOf(String(whose)));
    }
    default:
      return 0;
  }
}

function abilityWorth(ability: Ability): number {
  switch (ability.kind) {
    case "play":
      return effectWorth(ability.effect);
    case "standing": {
      const side = ability.cards === "this" ? 1 : sideOf(ability.cards.of);
      return likelihood(ability.while) * side * modificationWorth(ability.stats, ability.op, ability.amount);
    }
    case "replace":
      return 0.4 * likelihood(ability.if);
    default:
      return 0.6 * likelihood(ability.if) * effectWorth(ability.effect);
  }
}

/** How well its numbers fight: mostly its best ones, for its owner chooses where it goes. */
export function numbersWorth(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => b - a);
  const attack = sorted.slice(0, 3).reduce((sum, n) => sum + winChance(n, MIDDLING), 0) / 3;
  const defence =
    numbers.reduce((sum, n) => sum + winChance(n, MIDDLING + 1), 0) / Math.max(1, numbers.length);
  return attack + defence;
}

const KEYWORD = 0.15;

/** What a card of the pool is worth to have in a deck. */
export function cardWorth(card: PrintedCard): number {
  const abilities = card.abilities.reduce((sum, ability) => sum + abilityWorth(ability), 0);
  if (card.type === "flash") return abilities;
  const numbers = DIRECTIONS.map((direction) => card.stats[direction] ?? 0);
  return numbersWorth(numbers) + abilities + KEYWORD * (card.keywords?.length ?? 0);
}
