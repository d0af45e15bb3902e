import { celestial } from "./celestial";
import { mercenary } from "./mercenary";
import { reserves } from "./reserves";
import { universal } from "./universal";

/** Cards that every faction may use. */
export const open = [...universal, ...mercenary, ...celestial, ...reserves];
