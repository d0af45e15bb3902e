import { addMessages } from "../text/add-messages";
import { deckLists } from "../text/en/ui/deck-lists";
import { messages } from "../text/message";

addMessages(deckLists);

/** Builds a message about deck lists, or a common one. */
export const message = messages<typeof deckLists>();
