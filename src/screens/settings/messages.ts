import { translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { settings } from "../../text/en/ui/settings";

addMessages(settings);

/** Formats a message of the settings, or a common one. */
export const t = translate<typeof settings>();
