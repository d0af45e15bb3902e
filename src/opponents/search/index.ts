export { compare, type SearchPlan } from "./compare";
export { type Script, withExpert } from "./expert";
export type { SearchResult } from "./result";
export { type SampledDecks, sampledWorld } from "./sampled-world";
export type { SearchedGame } from "./searched-game";
export { chanceFrom } from "./win-chance";
