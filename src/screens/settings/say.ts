import { translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { settings } from "../../text/en/ui/settings";

addMessages(settings);

/** Says a message of the settings, or one that is always there. */
export const t = translate<typeof settings>();
