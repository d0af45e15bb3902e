import type { Catalogue } from "../../catalogue";

/** The messages of the guide on every table. Each game has its own lessons. */
export const guide = {
  "guide.region": "Guide",
  "guide.home": "Learn in five minutes",
  "guide.home.again": "Guided game",
  "guide.opponent": "Tutor",
  "guide.next": "Next",
  "guide.end": "Finish",
  "guide.skip": "Skip the guide",
  "guide.back": "Guide",
  "guide.back.label": "Continue the guide",
} as const satisfies Catalogue;
