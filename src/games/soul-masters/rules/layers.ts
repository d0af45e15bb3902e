/** The single value layer: all values but damage are changed in the order in which the changes are made. */
export const LAYERS = ["only"] as const;
/** The layers of damage: its amount, then Damage Shields, then other prevention. `damage.ts` applies them. */
const DAMAGE_LAYERS = ["amount", "shield", "prevent"] as const;

/** Damages told apart by what deals them: combat, skills, and cards that have been cast. */
export const BY_SOURCE = ["attack-damage", "skill-damage", "cast-damage"] as const;
const isDamage = (stat: string) => stat === "damage" || (BY_SOURCE as readonly string[]).includes(stat);

export const layersOf = (stat: string): readonly string[] => (isDamage(stat) ? DAMAGE_LAYERS : LAYERS);
export const layerFor = (_kind: "standing" | "lasting", stat: string): string =>
  isDamage(stat) ? "amount" : "only";
