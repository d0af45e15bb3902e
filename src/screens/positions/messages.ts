import { addTranslations, translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { positions } from "../../text/en/ui/positions";

addMessages(positions);
addTranslations({ de: async () => (await import("../../text/de/ui/positions")).positions });

/** Formats a message of the screens of positions, or a common one. */
export const t = translate<typeof positions>();
