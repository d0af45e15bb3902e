import { type BattleCard, token } from "./card";
import { burn, ender } from "./parts";

const all: readonly BattleCard[] = [
  token({ name: "Sprout", types: ["nature", "plant"], armor: 1, power: 1 }),
  token({ name: "Wasp", types: ["nature", "insect"], armor: 1, power: 1, keywords: ["active"] }),
  token({ name: "Spark Pup", types: ["lightning", "beast"], armor: 1, power: 1, keywords: ["speed"] }),
  token({ name: "Scrap Bot", types: ["metal", "robot"], armor: 2, power: 1, keywords: ["defender"] }),
  token({ name: "Shade", types: ["dark", "spirit"], armor: 1, power: 1, abilities: [ender(burn(1))] }),
  token({ name: "Minnow", types: ["water", "fish"], armor: 1, power: 1, keywords: ["elusive"] }),
  token({ name: "Recruit", types: ["light", "knight"], armor: 2, power: 1 }),
];

/** The Tokens that Effects summon, by name. */
export const TOKENS: Readonly<Record<string, BattleCard>> = Object.fromEntries(
  all.map((card) => [card.name, card]),
);
