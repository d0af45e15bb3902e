/** The card language: abilities as data, performed, printed and validated from that data alone. */
export * from "./ability";
export { abilityLabel, usedBy } from "./ability-label";
export { abilityOf, printedCard } from "./ability-of";
export { abilityPlay, canUse, usableActions, useAbility, wouldDoNothing } from "./activated";
export { announcedModes, canAnnounce } from "./announced";
export { asksArrange, asksConfirm, asksPick, asksPlace } from "./asking-word";
export { ART_FAMILIES, type ArtFamily, type CardArt, type ChosenDrawing, type DrawnCard } from "./card-art";
export { cardProcedures } from "./card-procedures";
export { canPay } from "./effects/costs";
export { nameInEffect } from "./effects/effect-refs";
export { perform } from "./effects/handler";
export { mightHold } from "./effects/is-possible";
export { type Env, envOf, seatsOf } from "./env";
export { canAfford } from "./mode-costs";
export { effectProcedure } from "./perform";
export {
  PLAY_STEPS,
  performPlay,
  playOfStackItem,
  putOnStack,
  startPlay,
} from "./play";
export { envOfPlay, type PendingPlay, type PlayKind } from "./playing";
export { previewDirectives } from "./preview-directives";
export * from "./print";
export { onField, refCards } from "./references";
export { abilityRuntime, watchesOf } from "./runtime";
export {
  amountOf,
  isTrue,
  matchesFilter,
  type NamedCard,
  namedCards,
  selectCards,
  statOfNamed,
} from "./select";
export { performTriggered, raiseTrigger, triggerKind } from "./triggered";
export { isUsedUp, isUseMark } from "./uses";
export * from "./vocabulary";
export { abilityParts, effectsIn, innerEffects, mapEffects } from "./walk";
export { wordTools } from "./words";
