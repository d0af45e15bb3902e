import type { Catalogue, Words } from "../../catalogue";
import { turnOf } from "./turn-of";

/** The landing page. */
export const home = {
  "home.title": "Five card games, one table",
  "home.lead": "Rules enforced, every refusal explained. For two at one screen, or for you alone.",
  "home.play": "Play now",
  "home.two": "Two players",
  "home.setup": "Set up",
  "home.rules": "Rules",
  "home.note": "Play now starts a practice match against an easy opponent.",
  "resume.title": "Continue {game}",
  "resume.when": ({ turn, when }: { turn: number; when: Words | null }) =>
    `${turnOf(turn)}, ${when === null ? "not saved" : `saved ${when}`}`,
  "resume.go": "Resume",
  "resume.others": "{count} more open",
} as const satisfies Catalogue;
