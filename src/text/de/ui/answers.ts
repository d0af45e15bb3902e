import { translation } from "../../catalogue";
import type { answers as english } from "../../en/ui/answers";

export const answers = translation<typeof english>()({
  "answer.none": "nichts wählen",
  "answer.yes": "ja",
  "answer.no": "nein",
  "answer.share": "{what}: {amount}",
  "answer.cell": "Spalte {x}, Reihe {y}",
  "answer.act": "{card}: {action}",
  "answer.at": "{action} ({target})",
});
