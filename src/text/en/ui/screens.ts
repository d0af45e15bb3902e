import { count } from "../../args";
import type { Catalogue, Words } from "../../catalogue";
import { addressed } from "../address";

/** Messages around every screen: the shell, the rules reader, players and match status. */
export const screens = {
  "shell.name": "Playmat",
  "shell.title": "{title} · Playmat",
  "shell.brand": "Playmat, home",
  "shell.nav": "Main",
  "shell.skip": "Skip to the content",
  "shell.home": "All games",
  "shell.decks": "Decks",
  "shell.saves": "Saved",
  "shell.rules": "Rules",
  "shell.settings": "Settings",
  "shell.wait": "Loading…",
  "game.failed": "The game could not be loaded. Check the connection and load the page again.",

  "nowhere.title": "Page not found",
  "nowhere.text": "There is no page at “{address}”.",

  "broken.title": "Something went wrong",
  "broken.text": "This page could not be shown. Nothing that was saved is lost.",
  "broken.match":
    "The table could not be shown. The match is saved up to its last move; reload the page to continue.",
  "broken.unsaved":
    "The table could not be shown, and the match could not be saved: download it before you reload the page.",
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
  "update.waits": "A new version of Playmat is ready. It will be installed after this match.",
  "update.later": "After this match",
  "update.elsewhere": "A match is being played in another tab. Finish or close it, then update.",

  "offline.none": "Needs a connection",
  "offline.saving": "Saving for offline use …",
  "offline.ready": "Works offline",
  "offline.failed": "Could not be saved for offline use",
  "offline.just-ready": "Playmat now works offline on this device.",

  "footer.version": "Playmat {version}",
  "footer.keys": "Keyboard shortcuts",
  "footer.licence": "Licence",

  "keys.title": "Keyboard shortcuts",
  "keys.table": "At the table",
  "keys.rules": "In the rules",
  "keys.search": "go to the search",
  "keys.first": "go from the search to the first result",
  "keys.clauses": "move between clauses",
  "keys.clear": "clear the search",

  "licence.title": "Licence",

  "home.dealing": "Dealing …",
  "home.not-loaded": "The match could not be started. Check the connection and try again.",

  // The name that is stored. On the page it reads “You”, and “Player draws a card.” reads “You draw a card.”
  "seat.you": "Player",
  "seat.self": "You",
  "seat.addressed": ({ text }: { text: string }) => addressed(text),
  "seat.player": "Player {number}",
  "seat.opponent": "Opponent",
  "seat.opponent-number": "Opponent {number}",
  "seat.mate-number": "Team mate {number}",
  "seat.team": "Team {name}",

  "level.easy": "Easy",
  "level.medium": "Medium",
  "level.hard": "Hard",
  "level.expert": "Expert",
  "level.dummy": "Dummy",

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
  "reader.failed": "The rules text could not be loaded. Check the connection and open the rules again.",
  "reader.language": "These rules are in English.",
  "kind.rule": "Rule",
  "kind.interface": "On screen",
  "kind.definition": "Definition",
  "kind.physical": "Paper only",

  "saves.against": "against",
  "saves.series": "Game {game} of {bestOf} in a series, {wins} so far",
  "saves.more": ({ first, count: n }: { first: Words; count: number }) =>
    `${first} and ${count(n, "other", "others")}`,
  "saves.opponent": "{name} ({level})",
  "saves.now": "just now",
  "saves.won": ({ players }: { players: Words; many: boolean }) => `${players} won`,
  "saves.drawn": "Draw",

  "setup.level": "Opponent",
  "deck.copies": "× {copies}",
  "settings.name": "Name of player {number}",

  "table.document": "{game}: the table",
  "table.laying": "Setting up the table…",
  "table.not-opened": "This match cannot be opened",
  "table.not-opened.help":
    "The notice above says why. Nothing is deleted: what cannot be read is set aside for download.",
  "table.elsewhere": "This match is open in another tab",
  "table.elsewhere.help": "You can play it in one tab at a time. Continuing here stops it there.",
  "table.take-over": "Continue here",
} as const satisfies Catalogue;
