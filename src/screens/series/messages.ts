import { translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { series } from "../../text/en/ui/series";

addMessages(series);

/** Formats a message of the swap between two games, or a common one. */
export const t = translate<typeof series>();
