import { translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { home } from "../../text/en/ui/home";

addMessages(home);

/** Formats a message of the landing page, or a common one. */
export const t = translate<typeof home>();
