import type { Ability } from "../../../language";
import { abilityParts } from "../../../language/walk";
import type { SagaCard } from "../cards/card";
import { FINAL } from "../words/names";

/** What effect texts say, and the share of cards that say it. */
export const RANGE = {
  "choose a card by properties": 40,
  "move cores": 29,
  destroy: 21,
  "refresh or exhaust": 20,
  "discard from a deck or draw": 12,
  "look at or reveal": 10,
  cannot: 8,
  "into play for nothing": 7,
  count: 6,
  "grant or take away": 5,
  "treat a level or colour as another": 4,
  "make tokens": 4,
  replace: 2,
  "set off another card's effect": 1,
  "last for a battle": 1,
  "for cards in hand or trash": 1,
} as const;
export type Kind = keyof typeof RANGE;

const BY_WORD: Readonly<Record<string, Kind>> = {
  cores: "move cores",
  soul: "move cores",
  "cores-of-this": "move cores",
  "cores-of-reserve": "move cores",
  destroy: "destroy",
  refresh: "refresh or exhaust",
  exhaust: "refresh or exhaust",
  mill: "discard from a deck or draw",
  look: "look at or reveal",
  place: "into play for nothing",
  grant: "grant or take away",
  token: "make tokens",
  discarded: "count",
  "set-off": "set off another card's effect",
};

/** The kinds of a change to these values. */
function ofStats(stats: readonly string[], op: string): Kind[] {
  return stats.flatMap((stat): Kind[] => {
    if ((FINAL as readonly string[]).includes(stat)) return ["cannot"];
    if (stat.startsWith("kw-")) return ["grant or take away"];
    return stat.startsWith("is-") || (stat === "level" && op !== "add")
      ? ["treat a level or colour as another"]
      : [];
  });
}

function kindsIn(ability: Ability): Kind[] {
  const own: Kind[] =
    ability.kind === "replace"
      ? ["replace"]
      : ability.kind === "standing"
        ? ofStats(ability.stats, ability.op)
        : [];
  const partKinds = [...abilityParts(ability, ["attacker", "blocker"])].flatMap((part): Kind[] => {
    if (part.kind === "amount")
      return typeof part.value === "object" && "count" in part.value ? ["count"] : [];
    if (part.kind === "filter")
      return part.value.zone === "hand" || part.value.zone === "trash" ? ["for cards in hand or trash"] : [];
    if (part.kind === "args") {
      const kind = BY_WORD[part.word];
      const isFree = part.value.free === true || part.value.to === "field";
      const isCounting = /"(count|cardsIn|discarded)":?/.test(JSON.stringify(part.value));
      return [
        ...(kind ? [kind] : []),
        ...(isFree ? (["into play for nothing"] as const) : []),
        ...(isCounting ? (["count"] as const) : []),
      ];
    }
    if (part.kind !== "effect") return [];
    const effect = part.value;
    if (effect.do === "choose") return ["choose a card by properties"];
    if (effect.do === "draw") return ["discard from a deck or draw"];
    if (effect.do === "arrange" || effect.do === "reveal") return ["look at or reveal"];
    if (effect.do !== "modify") return [];
    return [
      ...ofStats(effect.stats, effect.op),
      ...(effect.until === "battle" ? (["last for a battle"] as const) : []),
    ];
  });
  return [...own, ...partKinds];
}

export const kindsOf = ({ abilities }: SagaCard) => new Set(abilities.flatMap(kindsIn));
