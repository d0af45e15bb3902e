/** Every value but damage changes in the order in which the changes come. */
export const LAYERS = ["only"] as const;
/** Damage: what it amounts to, then Damage Shields, then what else prevents it; `damage.ts` works it out. */
const DAMAGE_LAYERS = ["amount", "shield", "prevent"] as const;

export const layersOf = (stat: string): readonly string[] => (stat === "damage" ? DAMAGE_LAYERS : LAYERS);
export const layerFor = (_kind: "standing" | "lasting", stat: string): string =>
  stat === "damage" ? "amount" : "only";
