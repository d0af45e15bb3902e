/** The card language: abilities as data; carried out, printed and validated from that data alone. */
export * from "./ability";
export { perform } from "./effects/carry";
export { canPay } from "./effects/costs";
export { type Env, envOf, onField, refCards, seatsOf } from "./env";
export { effectProcedure } from "./perform";
export * from "./print";
export { ACTIVATED, abilityRuntime, watchesOf } from "./runtime";
export { amountOf, isTrue, selectCards } from "./select";
export { isUsed, markUsed } from "./use";
export * from "./vocabulary";
export { abilityParts, effectsIn } from "./walk";
