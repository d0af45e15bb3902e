import type { Catalogue } from "../catalogue";
import { d20Warriors } from "./d20-warriors";
import { kernel } from "./kernel";
import { language } from "./language";
import { ui } from "./ui";

export const english: Catalogue = { ...ui, ...kernel, ...language, ...d20Warriors };
