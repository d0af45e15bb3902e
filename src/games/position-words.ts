import type { positions } from "../text/en/ui/positions";
import { messages } from "../text/message";

/** Builds a message of positions, or a common one. The screens of positions bring the texts. */
export const message = messages<typeof positions>();
