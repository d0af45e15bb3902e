import { lookupTable } from "../../../kernel";
import { type Faction, numbered, RESOURCES, resource, type SoulCard, token } from "./card";
import { draconian } from "./draconian";
import { necromancer } from "./necromancer";
import { open } from "./open";
import { valkyrian } from "./valkyrian";
import { vampyrian } from "./vampyrian";
import { wolven } from "./wolven";

export function poolOf(cards: readonly SoulCard[]): Readonly<Record<string, SoulCard>> {
  return lookupTable(Object.fromEntries(cards.map((card) => [card.name, card])));
}

const resources = Object.entries(RESOURCES).map(([faction, name]) => resource(name, faction as Faction));

/** The token that a Crux card becomes on the battleground (SM 23.2.1). */
const skeleton = token({
  name: "Skeleton Token",
  faction: "necromancer",
  attributes: ["undead", "skeleton"],
  atk: 2,
  health: 1,
  capacity: 0,
});

/** The printed pool, with resources and tokens. */
export const cards = poolOf([
  ...numbered(1, draconian),
  ...numbered(101, necromancer),
  ...numbered(201, valkyrian),
  ...numbered(301, vampyrian),
  ...numbered(401, wolven),
  ...numbered(501, open),
  ...resources,
  skeleton,
]);
