/** The card language: abilities as data, performed, printed and validated from that data alone. */
export * from "./ability";
export { canAnnounce } from "./announced";
export { canPay } from "./effects/costs";
export { perform } from "./effects/handler";
export { type Env, envOf, onField, refCards, seatsOf } from "./env";
export { isUsed, markUsed } from "./once-per-turn";
export { effectProcedure } from "./perform";
export {
  envOfPlay,
  PLAY_STEPS,
  type Playing,
  type PlayKind,
  type PlayKinds,
  performPlayed,
  playProcedure,
  startPlay,
} from "./play";
export * from "./print";
export { ACTIVATED, abilityRuntime, watchesOf } from "./runtime";
export { amountOf, isTrue, selectCards } from "./select";
export { upgradeEffects } from "./upgrade";
export * from "./vocabulary";
export { abilityParts, effectsIn } from "./walk";
