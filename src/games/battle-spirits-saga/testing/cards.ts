import type { Ability, Effect } from "../../../language";
import {
  always,
  burst,
  type KeywordEntry,
  magic,
  magicOn,
  type NexusData,
  nexus,
  onFlash,
  onMain,
  type PrintedAbility,
  type SagaCard,
  type SpiritData,
  spirit,
} from "../cards/card";

/** A red beast of cost 1 with 1 core at LV1. Defaults to LV1 3000 and, for three cores, LV2 5000. */
export function beast(name: string, more: Partial<Omit<SpiritData, "name">> = {}): SagaCard {
  return spirit({
    number: 900,
    colours: ["red"],
    cost: 1,
    reduction: [],
    families: ["beast"],
    levels: [
      { cores: 1, bp: 3000 },
      { cores: 3, bp: 5000 },
    ],
    ...more,
    name,
  });
}

/** A spirit with a single level and this BP. */
export const strong = (name: string, bp: number, more: Partial<SpiritData> = {}): SagaCard =>
  beast(name, { levels: [{ cores: 1, bp }], ...more });

export const able = (name: string, ...abilities: readonly Ability[]): SagaCard =>
  beast(name, { effects: abilities.map(always) });

export const worded = (name: string, ...effects: readonly PrintedAbility[]): SagaCard =>
  beast(name, { effects });

export const keyed = (name: string, ...keywords: readonly KeywordEntry[]): SagaCard =>
  beast(name, { keywords });

/** A red nexus of cost 1 that needs no cores at LV1 and two at LV2. */
export const aNexus = (name: string, more: Partial<Omit<NexusData, "name">> = {}): SagaCard =>
  nexus({
    number: 940,
    colours: ["red"],
    cost: 1,
    reduction: [],
    levels: [{ cores: 0 }, { cores: 2 }],
    ...more,
    name,
  });

const magicCard = (name: string, effects: readonly PrintedAbility[], cost: number): SagaCard =>
  magic({ number: 960, name, colours: ["red"], cost, reduction: [], effects });

/** Magic of cost 1 (or another) for the main step, for flash windows, or for both. */
export const aMain = (name: string, effect: Effect, cost = 1): SagaCard =>
  magicCard(name, [onMain(effect)], cost);
export const aFlash = (name: string, effect: Effect, cost = 1): SagaCard =>
  magicCard(name, [onFlash(effect)], cost);
export const aBoth = (name: string, effect: Effect, cost = 1): SagaCard =>
  magicCard(name, [magicOn(["main", "flash"], effect)], cost);
export const aMagic = (name: string, ...effects: readonly PrintedAbility[]): SagaCard =>
  magicCard(name, effects, 1);

/** Fifty plain spirits, four of each name at most. */
export function fiftyOf(name: string): SagaCard[] {
  const kinds = Array.from({ length: 13 }, (_, i) => beast(`${name} ${i + 1}`));
  return kinds.flatMap((card) => [card, card, card, card]).slice(0, 50);
}

/** Magic with a burst that responds to its player's lost life. Defaults to drawing a card. */
export const burstCard = (name: string, effect: Effect = { do: "draw", who: "you", count: 1 }): SagaCard =>
  aMagic(name, burst({ on: "life-lost", by: "you" }, effect));
