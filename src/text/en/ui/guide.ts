import type { Catalogue } from "../../catalogue";

/** What the guide of a first game says on every table. The lessons are said by the games. */
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
