import { kernel } from "./kernel";
import { language } from "./language";
import { ui } from "./ui";

/** The messages of every game. Each game adds its own (`addMessages`). */
export const english = { ...ui, ...kernel, ...language };
