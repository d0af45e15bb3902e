import { text } from "../../text";
import type { TextArgs } from "../../text/catalogue";
import { memory } from "../../text/en/ui/memory";
import { learn } from "../../text/learn";

learn(memory);

/** A phrase of replays, links and statistics. */
export function m(key: keyof typeof memory, args?: TextArgs): string {
  return text(key, args);
}
