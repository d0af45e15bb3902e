import { addTranslations, translate } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { events } from "../../../text/en/ui/events";
import "../messages";

addMessages(events);
addTranslations({ de: async () => (await import("../../../text/de/ui/events")).events });

/** Formats a message of drafts and sealed events, or a common one. */
export const t = translate<typeof events>();
