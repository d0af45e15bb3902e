import { translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { memory } from "../../text/en/ui/memory";

addMessages(memory);

/** Formats a message of saved matches, replays, links and statistics, or a common one. */
export const t = translate<typeof memory>();
