import type { Ability, Effect } from "../../../language";
import {
  battlefield,
  equipment,
  type FighterClass,
  type FighterData,
  fighter,
  type PlayedData,
  type SoulsCard,
  type Stay,
  tactic,
} from "../cards/card";
import { adds, ignition, OWN, sp, target } from "../cards/parts";

type Some<T> = Partial<Omit<T, "name">>;

const aFighter =
  (type: FighterClass | "token") =>
  (name: string, atk = 1000, rst = 1000, more: Some<FighterData> = {}): SoulsCard =>
    fighter(type, { ...more, name, atk, rst });

export const aWarrior = aFighter("warrior");
export const anElite = aFighter("elite");
export const aWarlord = aFighter("warlord");
export const aLegend = aFighter("legendary");

export const able = (name: string, ...abilities: readonly Ability[]): SoulsCard =>
  aWarrior(name, 1000, 1000, { abilities });

/** A fighter token. Defaults to no class. */
export const aToken = (name: string, type: FighterClass | "token" = "token", atk = 500): SoulsCard =>
  fighter(type, { name, atk, rst: atk, token: true });

export const anEquipment = (
  name: string,
  effect?: Effect,
  more: Some<PlayedData> = {},
  stay: Stay = "one-turn",
): SoulsCard => equipment(stay, { ...more, name, ...(effect && { effect }) });

export const aTactic = (
  name: string,
  effect?: Effect,
  more: Some<PlayedData> = {},
  stay: Exclude<Stay, "attached"> = "one-turn",
): SoulsCard => tactic(stay, { ...more, name, ...(effect && { effect }) });

export const aField = (name: string, ...abilities: readonly Ability[]): SoulsCard =>
  battlefield({ name, abilities });

/** A legal deck of 40 different plain Warriors. */
export const fortyOf = (name: string): readonly SoulsCard[] =>
  Array.from({ length: 40 }, (_, i) => aWarrior(`${name} ${i + 1}`, 1000 + 10 * i));

/** A Warrior with an effect for its controller's main phases, free or for SP. */
export const spell = (name: string, effect: Effect, cost = 0): SoulsCard =>
  able(name, ignition(cost === 0 ? [] : [sp(cost)], effect));

/** Adds ATK to a target until the end of the turn. Defaults to one of your own fighters. */
export const boost = (n = 500, from = OWN): Effect => target(from, adds(["atk"], "target", n, "turn"));

/** Adds ATK to all your own fighters while its card works. */
export const plus = (n: number) =>
  ({
    kind: "standing",
    cards: { of: "you", type: "fighter" },
    stats: ["atk"],
    op: "add",
    amount: n,
  }) as const satisfies Ability;
