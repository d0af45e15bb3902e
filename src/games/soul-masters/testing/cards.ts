import type { Ability, Effect } from "../../../language";
import {
  ability,
  animated,
  type CommanderData,
  commander,
  core,
  golem,
  type KeywordEntry,
  type ReserveType,
  reserve,
  type SoulCard,
  spell,
  type UnitData,
  unit,
} from "../cards/card";
import { ENEMY_UNIT, ko, target, word } from "../cards/parts";

type Some<T> = Partial<Omit<T, "name">>;

/** A common unit with cost 1, Shield Capacity 1 and Shield Power 1. */
export const aUnit = (name: string, atk = 1, health = 1, more: Some<UnitData> = {}): SoulCard =>
  unit({ cost: 1, power: 1, capacity: 1, ...more, name, atk, health });

export const keyed = (
  name: string,
  atk: number,
  health: number,
  ...keywords: readonly KeywordEntry[]
): SoulCard => aUnit(name, atk, health, { keywords });

export const able = (name: string, ...abilities: readonly Ability[]): SoulCard =>
  aUnit(name, 1, 3, { abilities });

type Text = Parameters<typeof spell>[0];
export const aSpell = (name: string, effect: Effect, more: Some<Text> = {}): SoulCard =>
  spell({ cost: 1, ...more, name, effect });
export const anAbility = (name: string, effect: Effect, more: Some<Text> = {}): SoulCard =>
  ability({ cost: 1, ...more, name, effect });
export const aCore = (name: string, ...abilities: readonly Ability[]): SoulCard => core({ name, abilities });
export const aReserve = (type: ReserveType, name: string, more: Some<Text> = {}): SoulCard =>
  reserve(type, { cost: 1, ...more, name });

/** Three levels: Max HP 20, 15 and 10, Atk 3, 4 and 5, and 3, 2 and 1 energy for a resource. */
export function levels(
  name: string,
  more: Some<CommanderData> = {},
): readonly [SoulCard, SoulCard, SoulCard] {
  const level = (n: number, health: number, rest: Some<CommanderData>): SoulCard =>
    commander({
      faction: "draconian",
      atk: 3 + n,
      capacity: 2,
      resources: 6,
      coreEnergy: 6,
      mercenaries: 4,
      conversion: 3 - n,
      ...more,
      ...rest,
      health,
      name: n === 0 ? name : `${name} ${n}`,
    });
  return [
    level(0, 20, { evolves: `${name} 1` }),
    level(1, 15, { evolves: `${name} 2`, evolved: true }),
    level(2, 10, { evolved: true }),
  ];
}

/** A legal deck: 25 units, 19 spells and 6 cores, the commander with 6 resources, and eight Reserve cards. */
export function deckOf(name: string): {
  readonly cards: readonly SoulCard[];
  readonly list: readonly string[];
} {
  const trio = levels(name);
  const units = Array.from({ length: 5 }, (_, i) =>
    aUnit(`${name} Unit ${i}`, 1, 1, { faction: "draconian" }),
  );
  const spells = [aSpell(`${name} Spell`, { do: "draw", who: "you", count: 1 })];
  const cores = [aCore(`${name} Core`)];
  const reserves = (["weapon", "armor", "battlefield", "feat"] as const).flatMap((type) =>
    [1, 2].map((n) =>
      aReserve(type, `${name} ${type} ${n}`, type === "feat" ? { effect: { do: "nothing" } } : {}),
    ),
  );
  const times = (n: number, all: readonly SoulCard[]) =>
    all.flatMap((card) => Array<string>(n).fill(card.name));
  return {
    cards: [...trio, ...units, ...spells, ...cores, ...reserves],
    list: [
      name,
      ...times(5, units),
      ...times(19, spells),
      ...times(6, cores),
      ...Array<string>(6).fill("Scales"),
      ...times(1, reserves),
    ],
  };
}

/** A Golem Core and an Animated spell of the test decks' faction. */
export const aGolem = (name: string, atk: number, health: number, more: Some<Text> = {}): SoulCard =>
  golem({ faction: "draconian", ...more, name, atk, health });
export const anAnimated = (name: string, atk: number, health: number, more: Some<Text> = {}): SoulCard =>
  animated({ faction: "draconian", ...more, name, atk, health });

/** An ability card that KOs a target unit of the opponent. */
export const kill = (name = "Kill"): SoulCard => anAbility(name, target(ENEMY_UNIT, ko("target")));

/** An ability card that counters a target spell. */
export const counterSpell: SoulCard = anAbility(
  "Counterspell",
  target({ zone: "stack", type: "spell" }, word("counter", { card: "target" })),
);

/** Units up to the limit of five. */
export const five: readonly SoulCard[] = Array.from({ length: 5 }, (_, i) => aUnit(`Unit ${i}`));
