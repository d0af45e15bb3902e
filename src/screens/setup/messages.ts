import { translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { setup } from "../../text/en/ui/setup";

addMessages(setup);

/** Formats a message of the set-up screen, or a common one. */
export const t = translate<typeof setup>();
