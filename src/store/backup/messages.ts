import type { memory } from "../../text/en/ui/memory";
import { messages } from "../../text/message";

/** Builds a message about backups, or a common one. */
export const message = messages<typeof memory>();
