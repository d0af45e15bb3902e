import type { CardData } from "../../card-set";
import { KEYWORDS, type SoulCard } from "../cards/card";

/** Kinds of cards that differ from others of their type by a trait: that type, and the traits that the kind adds. */
const BY_TRAIT: Readonly<Record<string, { readonly type: string; readonly adds: readonly string[] }>> = {
  hex: { type: "spell", adds: ["rune", "hex"] },
  animated: { type: "spell", adds: ["spirit", "animated"] },
  golem: { type: "core", adds: ["golem"] },
};
const plain: readonly string[] = KEYWORDS;

const kindOf = ({ type, subtypes = [] }: SoulCard): string =>
  Object.keys(BY_TRAIT).find((trait) => BY_TRAIT[trait]?.type === type && subtypes.includes(trait)) ?? type;

const FIGHTS = ["unit", "golem", "animated", "commander"];

/**
 * What a printed card of Soul Masters is written as. Undefined for resources and tokens.
 * @param kinds that a card may have.
 * @param traits that it may have.
 */
export function dataOf(
  card: SoulCard,
  kinds: readonly string[],
  traits: readonly string[],
): CardData | undefined {
  const { name, faction, rarity, stats, subtypes = [], has, abilities, typeInZone } = card;
  const kind = kindOf(card);
  if (!kinds.includes(kind)) return undefined;
  const combat = typeInZone?.battleground?.stats ?? stats;
  const added = BY_TRAIT[kind]?.adds ?? [];
  const attributes = subtypes
    .slice(1)
    .filter((subtype) => traits.includes(subtype) && subtype !== card.unique && !added.includes(subtype));
  const [first] = abilities;
  const places = kind === "hex" || kind === "animated";
  const keywords = has.map(({ keyword, n }) => ({ keyword, ...(!plain.includes(keyword) && { n }) }));
  const rest = first?.kind === "play" ? abilities.slice(1) : abilities;
  return {
    kind,
    name,
    faction,
    ...(kind === "commander"
      ? {
          resources: stats.resources,
          coreEnergy: stats["core-energy"],
          mercenaries: stats.mercenaries,
          conversion: stats.conversion,
        }
      : { rarity, cost: stats.cost, power: stats.power }),
    ...(FIGHTS.includes(kind) && { atk: combat.atk, health: combat.health, capacity: combat.capacity }),
    ...(first?.kind === "play" && !places && { effect: first.effect }),
    ...(attributes.length > 0 && { attributes }),
    ...(keywords.length > 0 && { keywords }),
    ...(rest.length > 0 && { abilities: rest }),
  };
}
