import type { Catalogue, Words } from "../../catalogue";

/** What the store says: what could not be read or written, and why the screen does not answer. */
export const store = {
  "why.not-on-screen": "This is not the seat on screen.",
  "why.other-tab": "This match is being played in another tab.",
  "why.no-series": "This match is no game of a series.",
  "why.not-between-games": "Decks are changed between two games of a series, not during one.",
  "why.swap-uneven": "Cards are swapped one for one, and only with those of the side deck.",
  "why.side-deck": "A side deck has {most} cards at most.",
  "why.nothing-to-undo": "You have made no move yet that could be undone.",
  "why.undo-shared":
    "Moves are taken back freely only in practice, by one person alone at the table, or with open hands.",
  "why.undo-continued": "The next game of the series has begun, so this one stays as it ended.",
  "why.fault": "That did not work because of an error in the program. Nothing has changed.",

  "prompt.reaction": "Respond?",

  "notice.no-room":
    "There is no room left on this device. You can play on, but the match will be lost when this page is closed. Save it as a file.",
  "notice.no-storage":
    "This browser does not allow the match to be saved. You can play on, but it will be lost when this page is closed. Save it as a file.",
  "notice.noted":
    "The match cannot be saved as usual. You can play on: a copy of it waits in this browser for your next visit. To be sure, save it as a file.",
  "notice.match-unreadable": ({ player, why }: { player: readonly Words[]; why: Words }) =>
    `A saved match (${player.join(", ")}) could not be read: ${why} It has been set aside and can be downloaded; nothing else is affected.`,
  "notice.match-unplayable": ({ player }: { player: readonly Words[] }) =>
    `A saved match (${player.join(", ")}) cannot be replayed: its moves do not run under the rules. It stays as it is and can be downloaded.`,
  "notice.match-later": "This saved match cannot be opened yet: {why} It stays as it is.",
  "notice.match-gone": "This match is no longer there.",
  "notice.unreachable":
    "What is saved on this device cannot be reached right now. It is unchanged: close other tabs of this page and try again.",
  "notice.game-not-loaded": "The game could not be loaded. The saved match is untouched; try again.",
  "notice.other-tab": "This match is open in another tab. Continue there, or take it over here.",
  "notice.taken-over": "This match is now being played in another tab. It is frozen here.",
  "notice.opponent": "The opponent did not find an answer, so the simplest one was given for it.",
  "notice.fault": "An error occurred in the program. Nothing has changed; the match can be saved as a file.",
  "notice.undo": "Nothing can be undone here: the rules have changed since this match began.",
  "notice.language": "The language could not be loaded. Check the connection and choose it again.",
  "notice.settings-unreadable": "Some settings could not be read and are at their defaults again.",
  "notice.settings-unkept": "Your settings could not be saved; they apply until this page is closed.",
  "notice.guide-unreadable": "Your progress in the guide could not be read; it starts over.",
  "notice.deck-unreadable": "A saved deck could not be read. It has been set aside and can be downloaded.",

  "notice.rebuilt": "A part of this saved match was broken. It has been rebuilt from its moves.",
  "notice.rebuilt-to":
    "A part of this saved match was broken. It has been rebuilt from its moves, up to move {moves} of {all}.",
  "notice.cut-off":
    "The last moves of this saved match could not be carried out. It goes on from move {moves}; all of it as it was found has been set aside.",
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
