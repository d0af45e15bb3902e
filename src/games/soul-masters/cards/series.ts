import type { Ability, Effect } from "../../../language";
import {
  type Allegiance,
  ability,
  animated,
  type CombatStats,
  type CommanderData,
  type Common,
  commander,
  core,
  golem,
  hex,
  type ReserveType,
  reserve,
  type SoulCard,
  spell,
  type UnitData,
  unit,
} from "./card";

/** Cost, Atk and Health. */
type Stats = readonly [cost: number, atk: number, health: number];
type More<T> = Partial<Omit<T, "name" | "faction">>;

const fighting = ([cost, atk, health]: Stats) => ({ cost, atk, health });

/** Builders for the cards of one faction, from a name, the printed numbers and further data. */
export function seriesOf(faction: Allegiance) {
  return {
    unit: (name: string, stats: Stats, more: More<UnitData> = {}): SoulCard =>
      unit({ ...fighting(stats), ...more, faction, name }),
    spell: (name: string, cost: number, effect: Effect, more: More<Common> = {}): SoulCard =>
      spell({ ...more, cost, effect, faction, name }),
    ability: (name: string, cost: number, effect: Effect, more: More<Common> = {}): SoulCard =>
      ability({ ...more, cost, effect, faction, name }),
    core: (name: string, abilities: readonly Ability[] = [], more: More<Common> = {}): SoulCard =>
      core({ ...more, abilities, faction, name }),
    hex: (name: string, cost: number, abilities: readonly Ability[], more: More<Common> = {}): SoulCard =>
      hex({ ...more, cost, abilities, faction, name }),
    golem: (name: string, stats: Stats, more: More<Common & CombatStats> = {}): SoulCard =>
      golem({ ...fighting(stats), ...more, faction, name }),
    animated: (name: string, stats: Stats, more: More<Common & CombatStats> = {}): SoulCard =>
      animated({ ...fighting(stats), ...more, faction, name }),
    reserve: (type: ReserveType, name: string, cost: number, more: More<Common> = {}): SoulCard =>
      reserve(type, { ...more, cost, faction, name }),
  };
}

type Shared = Pick<CommanderData, "faction" | "resources" | "coreEnergy" | "mercenaries" | "attributes">;
interface Level extends Pick<CommanderData, "keywords" | "abilities"> {
  readonly name: string;
  readonly stats: readonly [atk: number, health: number, capacity: number, conversion: number];
}

/** A commander: its levels, each evolving into the next. */
export const commanderOf = (shared: Shared, levels: readonly Level[]): readonly SoulCard[] =>
  levels.map(({ stats: [atk, health, capacity, conversion], ...level }, i) => {
    const next = levels[i + 1]?.name;
    return commander({
      ...shared,
      ...level,
      ...{ atk, health, capacity, conversion },
      ...(next !== undefined && { evolves: next }),
      ...(i > 0 && { evolved: true }),
    });
  });
