import { text } from "../../text";
import { addMessages } from "../../text/add-messages";
import type { TextArgs } from "../../text/catalogue";
import { memory } from "../../text/en/ui/memory";

addMessages(memory);

/** A phrase of replays, links and statistics. */
export function m(key: keyof typeof memory, args?: TextArgs): string {
  return text(key, args);
}
