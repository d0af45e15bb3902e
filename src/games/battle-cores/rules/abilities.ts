/** Actions that use a card other than by playing it: "(x : y)", Temper() and Trade() (BC 11.23, 11.10, 11.9). */
export const ABILITY_ACTIONS = ["use", "temper", "trade"] as const;
export type AbilityAction = (typeof ABILITY_ACTIONS)[number];

export const isAbility = (type: string): boolean => (ABILITY_ACTIONS as readonly string[]).includes(type);
