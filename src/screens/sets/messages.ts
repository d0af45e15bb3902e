import { addTranslations, translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { sets } from "../../text/en/ui/sets";

addMessages(sets);
addTranslations({ de: async () => (await import("../../text/de/ui/sets")).sets });

/** Formats a message of the screen of card sets, or a common one. */
export const t = translate<typeof sets>();
