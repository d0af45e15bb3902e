import { addTranslations, translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { decks } from "../../text/en/ui/decks";

addMessages(decks);
addTranslations({ de: async () => (await import("../../text/de/ui/decks")).decks });

/** Formats a message of the deck room, or a common one. */
export const t = translate<typeof decks>();
