/** The card language: abilities as data; carried out, printed and validated from that data alone. */
export * from "./ability";
export { causeOf, type Env, envOf, onField, refCards, seatsOf } from "./env";
export { effectProcedure, perform } from "./perform";
export * from "./print";
export { abilityOf, abilityRuntime, isUsed, markUsed, watchesOf } from "./runtime";
export { amountOf, fitsFilter, gather, holds } from "./select";
export * from "./vocabulary";
