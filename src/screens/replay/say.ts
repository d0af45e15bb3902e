import { translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { memory } from "../../text/en/ui/memory";

addMessages(memory);

/** Says a message of replays, links and statistics, or one that is always there. */
export const t = translate<typeof memory>();
