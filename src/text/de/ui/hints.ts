import { translation } from "../../catalogue";
import type { hints as english } from "../../en/ui/hints";

export const hints = translation<typeof english>()({
  "hint.tool": "Tipp",
  "hint.title": "Was würde der Experte tun?",
  "hint.not-now": "Der Experte rät dir, sobald du am Zug bist.",
  "hint.thinking": "Der Experte überlegt…",
  "hint.stop": "Abbrechen",
  "hint.close": "Schließen",
  "hint.why": "Siegchance: {before} % nach dem Stand des Tisches, {after} % danach mit den Antworten darauf.",
  "hint.failed": "Der Experte weiß hier keinen Rat.",
});
