export { randomAnswer } from "./candidates";
export { decide } from "./decide";
export { type Random, randomFrom } from "./random";
export { LEVELS, type LevelName } from "./script";
export type { Script } from "./search";
