import { kernel } from "./kernel";
import { language } from "./language";
import { ui } from "./ui";

/** What is said with every game; each game brings its own phrases (`addMessages`). */
export const english = { ...ui, ...kernel, ...language };
