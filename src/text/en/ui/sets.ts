import { count } from "../../args";
import type { Catalogue } from "../../catalogue";

/** The messages of the screen of card sets. Loaded with it. */
export const sets = {
  "sets.title": "Card sets",
  "sets.document": "{game}: card sets",
  "sets.games": "Card sets for other games",
  "sets.lead":
    "Cards that you or others have written. They join the printed cards in decks, drafts and matches.",
  "sets.add": "Add a set from a file",
  "sets.example": "Download an example",
  "sets.cards": "All cards",
  "sets.none": "No card set is installed for this game. Add one from a file, or begin with the example.",
  "sets.unreachable": "Your card sets could not be read from this device.",
  "sets.again": "Try again",
  "sets.facts": ({ code, version, count: n }: { code: string; version: number; count: number }) =>
    `${code}, version ${version}, ${count(n, "card", "cards")}`,
  "sets.author": "By {author}",
  "sets.export": "Export",
  "sets.export-set": "Export {set}",
  "sets.remove": "Remove",
  "sets.remove-set": "Remove {set}",
  "sets.installed": "{set} is installed.",
  "sets.not-stored": "There is no room on this device: {set} is kept only until you close the page.",
  "sets.removed": "{set} is removed. Matches that began with it go on.",
  "sets.undo": "Undo",
  "sets.unfit": "Its cards cannot be used: {place}: {fault}",
  "sets.faults": "{file} cannot be added",
  "sets.fault": "{place}: {fault}",
  "sets.fault-card": "{card}, {place}: {fault}",
  "sets.card-number": "Card {number}",
  "sets.whole": "The file",
  "sets.more-faults": ({ count: n }: { count: number }) => `and ${count(n, "more fault", "more faults")}`,
  "sets.too-big": "It is larger than 2 MB.",
  "sets.file-failed": "It could not be read.",
  "sets.other-game": "It is a set for another game ({game}).",
  "sets.replace": "{set} is installed already, in version {version}. Replace it with version {next}?",
  "sets.replace-yes": "Replace it",
  "sets.replace-no": "Keep it",
} as const satisfies Catalogue;
