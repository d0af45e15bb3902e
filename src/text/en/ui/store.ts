import type { Catalogue, Words } from "../../catalogue";

/** The store's messages: what could not be read or written, and why the screen does not respond. */
export const store = {
  "why.not-on-screen": "Another player is using the screen right now.",
  "why.other-tab": "This match is being played in another tab.",
  "why.no-series": "This match is not part of a series.",
  "why.not-between-games": "You can only change decks between two games of a series.",
  "why.swap-uneven": "Swap cards one for one with your side deck.",
  "why.side-deck": "A side deck has {most} cards at most.",
  "why.nothing-to-undo": "You have no move to undo yet.",
  "why.undo-shared": "You can only undo in practice, when you play alone, or with open hands.",
  "why.undo-continued": "The next game of the series has begun, so this one can no longer be undone.",
  "why.fault": "That did not work because of a program error. Nothing has changed.",

  "prompt.reaction": "Respond?",

  "notice.no-room":
    "This device is out of storage. You can keep playing, but the match will be lost when this page is closed. Save it as a file.",
  "notice.no-storage":
    "This browser does not allow the match to be saved. You can keep playing, but it will be lost when this page is closed. Save it as a file.",
  "notice.noted":
    "The match cannot be saved as usual. You can keep playing: this browser keeps a copy for your next visit. To be safe, save it as a file.",
  "notice.match-unreadable": ({ player, why }: { player: readonly Words[]; why: Words }) =>
    `A saved match (${player.join(", ")}) could not be read: ${why} It has been set aside and can be downloaded; nothing else is affected.`,
  "notice.match-unplayable": ({ player }: { player: readonly Words[] }) =>
    `A saved match (${player.join(", ")}) cannot be replayed: its moves are not legal under the rules. It stays as it is and can be downloaded.`,
  "notice.match-later": "This saved match cannot be opened yet: {why} It stays as it is.",
  "notice.match-gone": "This match no longer exists.",
  "notice.unreachable":
    "Your saved data cannot be reached right now. Nothing has changed: close other tabs of this page and try again.",
  "notice.game-not-loaded": "The game could not be loaded. The saved match is untouched; try again.",
  "notice.other-tab": "This match is open in another tab. Continue there, or take it over here.",
  "notice.taken-over": "This match is now being played in another tab. It is paused here.",
  "notice.opponent": "The opponent could not decide, so a simple move was made for it.",
  "notice.fault": "An error occurred in the program. Nothing has changed; the match can be saved as a file.",
  "notice.undo": "Nothing can be undone here: the rules have changed since this match began.",
  "notice.language": "The language could not be loaded. Check the connection and choose it again.",
  "notice.settings-unreadable": "Some settings could not be read and were reset.",
  "notice.settings-unkept": "Your settings could not be saved; they apply until this page is closed.",
  "notice.guide-unreadable": "Your progress in the guide could not be read; it starts over.",
  "notice.puzzles-unreadable": "Which puzzles you have solved could not be read; the list starts over.",
  "notice.deck-unreadable": "A saved deck could not be read. It has been set aside and can be downloaded.",
  "notice.set-unreadable": "A card set could not be read. It has been set aside and can be downloaded.",
  "notice.position-unreadable": "A saved position could not be read. It was set aside.",
  "notice.event-unreadable":
    "A saved draft or sealed event could not be read. It has been set aside and can be downloaded.",

  "notice.rebuilt": "Part of this saved match was damaged and has been rebuilt from its moves.",
  "notice.rebuilt-to":
    "Part of this saved match was damaged and has been rebuilt from its moves, up to move {moves} of {all}.",
  "notice.cut-off":
    "The last moves of this saved match could not be carried out. It continues from move {moves}; the original has been set aside.",
  "notice.surplus":
    "Only the first {moves} of its {all} moves lead to its position. The others could not be carried out and were left out.",
  "notice.rules-changed":
    "The rules or cards have changed since this match began. It continues from its current position.",

  "reason.too-big": "it is larger than {most} MB.",
  "reason.no-json": "it is damaged or cut short.",
  "reason.no-format": "it is not a saved match.",
  "reason.too-old": "its format is too old.",
  "reason.too-new": "it comes from a newer version of the program.",
  "reason.shape": "something in it is invalid ({place}).",
  "reason.unknown-game": "this version does not know the game “{game}”.",
  "reason.does-not-run": "neither its position nor its moves can be played under the rules.",
} as const satisfies Catalogue;
