export { compare, type SearchPlan, type Share } from "./compare";
export { type Script, withExpert } from "./expert";
export type { SearchResult } from "./result";
export { type SampledDecks, sampledWorld } from "./sampled-world";
export type { SearchedGame } from "./searched-game";
export type { Trials } from "./trials";
export { chanceFrom } from "./win-chance";
