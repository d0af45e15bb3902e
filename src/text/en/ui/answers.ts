import type { Catalogue } from "../../catalogue";

/** Answers in a few words. */
export const answers = {
  "answer.none": "choose nothing",
  "answer.yes": "yes",
  "answer.no": "no",
  "answer.share": "{what}: {amount}",
  "answer.cell": "column {x}, row {y}",
  "answer.act": "{card}: {action}",
  "answer.at": "{action} ({target})",
} as const satisfies Catalogue;
