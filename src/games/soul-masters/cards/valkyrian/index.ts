import { commanders } from "./commanders";
import { others } from "./others";
import { reserves } from "./reserves";
import { units } from "./units";

export const valkyrian = [...commanders, ...units, ...others, ...reserves];
