import { text } from "../../text";
import type { TextArgs } from "../../text/catalogue";
import type { memory } from "../../text/en/ui/memory";

/** A phrase of replays, links and statistics. */
export function m(key: keyof typeof memory, args?: TextArgs): string {
  return text(key, args);
}
