import type { Ability, Amount, Condition, Effect, PrintedCard } from "../../../language";
import { DIRECTIONS } from "../rules/board";
import { winChance } from "../table/odds";

/**
 * General card values, derived from card data. The unit is an average Warrior in hand. Fitted to games between
 * opponents.
 */

/** Number of dice of an average Warrior. */
const AVERAGE = 2;

/** Assumed value of an amount that depends on the game. */
const OPEN_AMOUNT = 2;

const sizeOf = (amount: Amount) => (typeof amount === "number" ? amount : OPEN_AMOUNT);

/** The assumed probability that a condition is true. */
function likelihood(condition: Condition | undefined): number {
  if (condition === undefined) return 1;
  return condition.is === "not" ? 1 - likelihood(condition.condition) : 0.5;
}

/** Values of a bonus on a roll, one die on one side, and a temporary keyword. */
const POINT = 0.35;
const DIE = 0.06;
const KEYWORD_FOR_A_WHILE = 0.25;

function modificationValue(stats: readonly string[], op: string, amount: Amount): number {
  const size = sizeOf(amount);
  let total = 0;
  for (const stat of stats) {
    if (stat.startsWith("kw-")) total += (HARMFUL.has(stat) ? -1 : 1) * KEYWORD_FOR_A_WHILE * Math.sign(size);
    else if (stat === "bonus") total += POINT * size;
    else total += DIE * (op === "add" ? size : size - AVERAGE);
  }
  return total;
}

/** Keywords that are a drawback. */
const HARMFUL: ReadonlySet<string> = new Set(["kw-bound"]);

/** Whose card a reference or filter usually means: 1 mine, -1 the opponent's. */
function sideOf(of: string | undefined): number {
  return of === "opponent" || of === "theirs" || of === "rival" || of === "other" ? -1 : 1;
}

/** Value of the game's own effects on dice and grid. `theirs`: on the opponent's Warrior. */
const WORDS: Readonly<Record<string, { readonly yours: number; readonly theirs: number }>> = {
  "extra-die": { yours: 0.9, theirs: -0.9 },
  reroll: { yours: 0.6, theirs: 1.5 },
  "turn-die": { yours: 2, theirs: 1 },
  "drop-die": { yours: -1.7, theirs: 1.7 },
  "trade-dice": { yours: 2.5, theirs: 2.5 },
  "break-off": { yours: 1.8, theirs: 1.8 },
  "place-again": { yours: 0.5, theirs: 0.5 },
  deploy: { yours: 0.6, theirs: 0.6 },
};
const OTHER_WORD = { yours: 0.35, theirs: 0.35 };

/** Values of turning a Warrior face up or face down. */
const TURNED_UP = 1.1;
const TURNED_DOWN = 1.6;
const CARD_DRAWN = 0.3;
const CARD_LOST = 0.6;

/**
 * The average value of an effect for its controller.
 * @param side owner of the card `it`: 1 the controller, -1 the opponent.
 */
function effectValue(effect: Effect, side = 1): number {
  const whose = (ref: string) => (ref === "it" ? side : sideOf(ref));
  switch (effect.do) {
    case "seq":
      return effect.effects.reduce((sum, inner) => sum + effectValue(inner, side), 0);
    case "if": {
      const p = likelihood(effect.condition);
      return (
        p * effectValue(effect.then, side) + (effect.else ? (1 - p) * effectValue(effect.else, side) : 0)
      );
    }
    case "may":
      return Math.max(0, effectValue(effect.effect, side));
    case "pay": {
      const cost = effect.cost.reduce(
        (sum, own) => sum + (own.pay === "discard" ? CARD_LOST * own.count : 1),
        0,
      );
      return Math.max(0, (effect.then ? effectValue(effect.then, side) : 0) - cost);
    }
    case "choose-player":
      return effectValue(effect.then, side);
    case "choose-one":
      return Math.max(...effect.options.map((option) => effectValue(option, side)));
    case "choose": {
      const sides = effect.from.of === undefined ? [1, -1] : [sideOf(effect.from.of)];
      const worths = sides.map((own) => effectValue(effect.then, own));
      return Math.sqrt(effect.count ?? 1) * Math.max(...worths);
    }
    case "each":
      return 1.5 * effectValue(effect.effect, sideOf(effect.from.of));
    case "draw":
      return (effect.who === "you" ? 1 : effect.who === "each" ? 0 : -1) * CARD_DRAWN * sizeOf(effect.count);
    case "discard":
      return (effect.who === "you" ? -1 : effect.who === "each" ? 0 : 1) * CARD_LOST * effect.count;
    case "flip":
      return whose(effect.card) * (effect.face === "up" ? TURNED_UP : -TURNED_DOWN);
    case "move":
      return whose(effect.card) * (effect.to === "hand" ? 0.6 : -CARD_LOST);
    case "modify":
      return whose(effect.card) * modificationValue(effect.stats, effect.op, effect.amount);
    case "reveal":
      return 0.1;
    case "word": {
      const value = WORDS[effect.word] ?? OTHER_WORD;
      const ref = String(effect.args?.for ?? effect.args?.card ?? "this");
      return whose(ref) > 0 ? value.yours : value.theirs;
    }
    default:
      return 0;
  }
}

function abilityValue(ability: Ability): number {
  switch (ability.kind) {
    case "play":
      return effectValue(ability.effect);
    case "standing": {
      const side = ability.cards === "this" ? 1 : sideOf(ability.cards.of);
      return likelihood(ability.active) * side * modificationValue(ability.stats, ability.op, ability.amount);
    }
    case "standing-seats":
    case "standing-amounts":
      return 0;
    case "replace":
      return 0.4 * likelihood(ability.if);
    default:
      return 0.4 * likelihood(ability.if) * effectValue(ability.effect ?? { do: "nothing" });
  }
}

/** Combat value of a Warrior's numbers, dominated by the best ones because its owner chooses its cell. */
function numbersValue(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => b - a);
  const attack = sorted.slice(0, 3).reduce((sum, n) => sum + winChance(n, AVERAGE), 0) / 3;
  const defence =
    numbers.reduce((sum, n) => sum + winChance(n, AVERAGE + 1), 0) / Math.max(1, numbers.length);
  return attack + defence;
}

const KEYWORD = 0.15;

/** The value of a card for a deck. */
export function cardValue(card: PrintedCard): number {
  const abilities = card.abilities.reduce((sum, ability) => sum + abilityValue(ability), 0);
  if (card.type === "flash") return abilities;
  const numbers = DIRECTIONS.map((direction) => card.stats[direction] ?? 0);
  return numbersValue(numbers) + abilities + KEYWORD * (card.keywords?.length ?? 0);
}
