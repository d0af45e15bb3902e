import { addTranslations, translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { faults } from "../../text/en/ui/faults";
import { sets } from "../../text/en/ui/sets";

addMessages(sets);
// These screens list the faults of cards.
addMessages(faults);
addTranslations({ de: async () => (await import("../../text/de/ui/sets")).sets });
addTranslations({ de: async () => (await import("../../text/de/ui/faults")).faults });

/** Formats a message of the screen of card sets, or a common one. */
export const t = translate<typeof sets>();
