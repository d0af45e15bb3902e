import { addTranslations, translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { hints } from "../../text/en/ui/hints";

addMessages(hints);
addTranslations({ de: async () => (await import("../../text/de/ui/hints")).hints });

/** Formats a message of the hints, or a common one. */
export const t = translate<typeof hints>();
