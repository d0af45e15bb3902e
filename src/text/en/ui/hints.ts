import type { Catalogue } from "../../catalogue";

/** Advice of the expert at the table. */
export const hints = {
  "hint.tool": "Hint",
  "hint.title": "What would the expert do?",
  "hint.not-now": "The expert advises you when it is your move.",
  "hint.thinking": "The expert is thinking…",
  "hint.stop": "Stop",
  "hint.close": "Close",
  "hint.why": "Win chance: {before} % as the table stands, {after} % after this and the replies to it.",
  "hint.failed": "The expert has no advice here.",
} as const satisfies Catalogue;
