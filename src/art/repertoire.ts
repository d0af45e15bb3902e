import type { FamilyName } from "./families";
import { beast } from "./families/beast";
import type { Family, Kind } from "./families/family";
import { archer, folk, knight, mage } from "./families/person";
import { rune } from "./families/rune";
import { addMoods, type Mood } from "./mood";

/** What every game draws. */
export const COMMON = { archer, beast, folk, knight, mage, rune } as const;

const families: Partial<Record<FamilyName, Family>> = { ...COMMON };

/** What a game draws besides. It is loaded together with the game. */
export interface Artwork {
  readonly families: Partial<Record<FamilyName, Family>>;
  readonly moods: Readonly<Record<string, Mood>>;
  /** Signs of spells that cards of other games do not have. They are drawn only for their words. */
  readonly signs?: readonly Kind[];
}

export function addArtwork({ families: more, moods, signs = [] }: Artwork): void {
  Object.assign(families, more);
  addMoods(moods);
  const named = signs.map((sign): Kind => ({ ...sign, named: true }));
  if (named.length > 0) families.rune = [...COMMON.rune, ...named];
}

/** A family of silhouettes. A card that no loaded game knows is drawn as one that every game has. */
export const familyNamed = (name: FamilyName): Family => families[name] ?? COMMON.knight;
