import { translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { setup } from "../../text/en/ui/setup";

addMessages(setup);

/** Says a message of the set-up screen, or one that is always there. */
export const t = translate<typeof setup>();
