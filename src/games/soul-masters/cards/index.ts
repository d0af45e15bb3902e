import { lookupTable } from "../../../kernel";
import { type Faction, RESOURCES, resource, type SoulCard, token } from "./card";
import { draconian } from "./draconian";
import { universal } from "./universal";
import { wolven } from "./wolven";

/** A pool by name. */
export function poolOf(cards: readonly SoulCard[]): Readonly<Record<string, SoulCard>> {
  return lookupTable(Object.fromEntries(cards.map((card) => [card.name, card])));
}

const resources = Object.entries(RESOURCES).map(([faction, name]) => resource(name, faction as Faction));

/** What a Crux card becomes on the battleground (SM 23.2.1). */
const skeleton = token({ name: "Skeleton Token", faction: "necromancer", atk: 1, health: 1, capacity: 0 });

/** The printed pool, with resources and tokens. */
export const cards = poolOf([...draconian, ...wolven, ...universal, ...resources, skeleton]);
