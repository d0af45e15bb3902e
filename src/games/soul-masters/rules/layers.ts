/** The single value layer: all values but damage are changed in the order in which the changes are made. */
export const LAYERS = ["only"] as const;
/** The layers of damage: its amount, then Damage Shields, then other prevention. `damage.ts` applies them. */
const DAMAGE_LAYERS = ["amount", "shield", "prevent"] as const;

export const layersOf = (stat: string): readonly string[] => (stat === "damage" ? DAMAGE_LAYERS : LAYERS);
export const layerFor = (_kind: "standing" | "lasting", stat: string): string =>
  stat === "damage" ? "amount" : "only";
