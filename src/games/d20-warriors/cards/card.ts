import { lookupTable } from "../../../kernel";
import { type Ability, type PrintedCard, watchesOf } from "../../../language";
import { DIRECTIONS } from "../rules/board";

interface WarriorData {
  readonly number: number;
  readonly name: string;
  readonly subtype: string;
  /** Dice per direction: N, NE, E, SE, S, SW, W, NW. */
  readonly numbers: readonly [number, number, number, number, number, number, number, number];
  readonly keywords?: readonly string[];
  readonly abilities?: readonly Ability[];
}

/**
 * A Warrior from its printed data.
 * @throws RangeError unless it has exactly eight numbers from 0 to 9 (D20 6.2).
 */
export function warrior(data: WarriorData): PrintedCard {
  const sound =
    data.numbers.length === 8 && data.numbers.every((n) => Number.isInteger(n) && n >= 0 && n <= 9);
  if (!sound) throw new RangeError(`${data.name}: a Warrior has eight numbers from 0 to 9`);
  const stats: Record<string, number> = {};
  DIRECTIONS.forEach((direction, i) => {
    stats[direction] = data.numbers[i] ?? 0;
  });
  for (const keyword of data.keywords ?? []) stats[`kw-${keyword}`] = 1;
  const abilities = data.abilities ?? [];
  return {
    name: data.name,
    number: data.number,
    type: "warrior",
    subtypes: [data.subtype],
    stats: lookupTable(stats),
    ...(data.keywords ? { keywords: data.keywords } : undefined),
    abilities,
    watches: watchesOf(abilities),
  };
}

export function flash(
  number: number,
  name: string,
  effect: Extract<Ability, { kind: "play" }>["effect"],
): PrintedCard {
  const abilities: readonly Ability[] = [{ kind: "play", effect }];
  return { name, number, type: "flash", stats: {}, abilities, watches: watchesOf(abilities) };
}
