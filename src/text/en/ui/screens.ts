import { count } from "../../args";
import type { Catalogue, Words } from "../../catalogue";

/** Said around every screen: the shell, the rules reader, who plays and how a match stands. */
export const screens = {
  "shell.name": "Playmat",
  "shell.title": "{title} · Playmat",
  "shell.brand": "Playmat, home",
  "shell.nav": "Main",
  "shell.skip": "Skip to the content",
  "shell.home": "To the games",
  "shell.saves": "Saved",
  "shell.rules": "Rules",
  "shell.settings": "Settings",
  "shell.wait": "One moment …",
  "game.failed": "The game could not be loaded. Check the connection and load the page again.",

  "nowhere.title": "There is nothing here",
  "nowhere.text": "“{address}” is not the address of a screen, a game or a match.",

  "broken.title": "This screen broke",
  "broken.text": "Something went wrong while drawing it. Nothing that was saved is lost.",
  "broken.match":
    "Something went wrong while drawing the table. The match is saved up to its last move; reload the page to continue from there.",
  "broken.unsaved":
    "Something went wrong while drawing the table, and the match could not be saved: download it before you reload the page.",
  "broken.reload": "Reload",
  "broken.download": "Download the match",
  "broken.no-save": "No save of this match was found.",
  "broken.details": "Details",

  "notices.label": "Notices",
  "notices.dismiss": "Dismiss",
  "notices.download": "Download",
  "notices.file": "playmat.json",

  "update.ready": "A new version of Playmat is ready.",
  "update.now": "Update now",
  "update.waits": "A new version of Playmat is ready. It waits until this match is over.",
  "update.later": "After this match",
  "update.elsewhere": "A match is being played in another tab. Finish or close it, then update.",

  "offline.none": "Needs a connection",
  "offline.saving": "Saving for offline use …",
  "offline.ready": "Works offline",
  "offline.failed": "Could not be saved for offline use",
  "offline.just-ready": "Playmat is saved on this device and works offline from now on.",

  "footer.version": "Playmat {version}",
  "footer.keys": "Keyboard",
  "footer.licence": "Licence",

  "keys.title": "Keyboard",
  "keys.table": "At the table",
  "keys.rules": "In the rules",
  "keys.search": "to the search",
  "keys.first": "from the search to the first clause found",
  "keys.clauses": "from clause to clause",
  "keys.clear": "clear the search",

  "licence.title": "Licence",

  "home.dealing": "Dealing …",
  "home.not-loaded": "The match could not be started. Check the connection and try again.",

  // The log speaks of everybody in the third person: “Player draws a card.”
  "seat.you": "Player",
  "seat.player": "Player {number}",
  "seat.opponent": "Opponent",
  "seat.opponent-number": "Opponent {number}",
  "seat.mate-number": "Team mate {number}",
  "seat.team": "Team {name}",

  "level.easy": "Easy",
  "level.medium": "Medium",
  "level.hard": "Hard",

  "reader.title": "Rules of {game}",
  "reader.books": "Rulebooks",
  "reader.contents": "Contents",
  "reader.search": "Search the rules",
  "reader.clear": "Clear the search",
  "reader.clauses": ({ count: n }: { count: number }) => count(n, "clause", "clauses"),
  "reader.found": "{count} of {of} clauses",
  "reader.none": "Nothing in this book matches “{query}”.",
  "reader.no-clause": "This book has no clause “{clause}”. It may be a rule of the table itself.",
  "reader.ruling": "Our ruling:",
  "reader.source": "Source: {source}",
  "reader.keywords": "Keywords",
  "reader.keyword-cards": "On: {cards}",
  "reader.failed": "The wording could not be loaded. Check the connection and open the rules again.",
  "reader.language": "The wording of these rules is in English.",
  "kind.rule": "Rule",
  "kind.interface": "Shown to you",
  "kind.definition": "Definition",
  "kind.physical": "Paper only",

  "saves.against": "against",
  "saves.series": "Game {game} of {bestOf} in a series, {wins} so far",
  "saves.more": "{first} and {count} others",
  "saves.opponent": "{name} ({level})",
  "saves.now": "just now",
  "saves.won": ({ players }: { players: Words; many: boolean }) => `${players} won`,
  "saves.drawn": "A draw",

  "setup.level": "Opponent",
  "deck.copies": "× {copies}",
  "settings.name": "Name of player {number}",

  "table.document": "{game}: the table",
  "table.laying": "Laying the table …",
  "table.not-opened": "This match cannot be opened",
  "table.not-opened.help":
    "The notice above says why. Nothing is thrown away: what cannot be read is set aside and can be downloaded.",
  "table.elsewhere": "This match is open in another tab",
  "table.elsewhere.help": "It can be played in one tab at a time. Going on here stops it there.",
  "table.take-over": "Go on here",
} as const satisfies Catalogue;
