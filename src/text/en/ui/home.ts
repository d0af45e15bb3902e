import type { Catalogue, Words } from "../../catalogue";
import { turnOf } from "./turn-of";

export const home = {
  "home.title": "Five card games, one table",
  "home.lead":
    "Full rules, with a reason whenever a move is not allowed. For two players on one device, or solo.",
  "home.play": "Play now",
  "home.two": "Two players",
  "home.setup": "Set up",
  "home.rules": "Rules",
  "home.note": "Play now starts a practice match against an easy opponent.",
  "home.puzzles": "Or solve today's puzzle.",
  "resume.title": "Continue {game}",
  "resume.when": ({ turn, when }: { turn: number; when: Words | null }) =>
    `${turnOf(turn)}, ${when === null ? "not saved" : `saved ${when}`}`,
  "resume.go": "Resume",
  "resume.others": "{count} more in progress",
} as const satisfies Catalogue;
