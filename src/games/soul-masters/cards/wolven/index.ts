import { commanders } from "./commanders";
import { others } from "./others";
import { reserves } from "./reserves";
import { units } from "./units";

export const wolven = [...commanders, ...units, ...others, ...reserves];
