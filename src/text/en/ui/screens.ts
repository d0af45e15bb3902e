import { count } from "../../args";
import type { Catalogue, TextArgs } from "../../catalogue";

const turnOf = ({ turn }: TextArgs) =>
  Number(turn) === 0 ? "Before the first turn" : `Turn ${String(turn)}`;

/** Everything said outside the table: the shell, home, set-up, the rules reader, saved matches, settings. */
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
  "nowhere.text": "“{address}” is not the address of a screen, a game or a match of this house.",

  "broken.title": "This screen broke",
  "broken.text": "Something went wrong while drawing it. Nothing that was saved is lost.",
  "broken.match":
    "Something went wrong while drawing the table. The match is saved up to its last move; loading the page again goes on from there.",
  "broken.reload": "Load again",
  "broken.download": "Download the saved match",
  "broken.no-save": "No save of this match was found.",
  "broken.details": "What it said",

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
  "offline.saving": "Being saved for use offline …",
  "offline.ready": "Works offline",
  "offline.failed": "Could not be saved for use offline",
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
  "licence.code": "Playmat is free software under the MIT licence.",
  "licence.fonts":
    "The typefaces are Piazzolla by Juan Pablo del Peral and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1. The icons are Lucide, under the ISC licence.",
  "licence.games":
    "The rules of each game belong to its makers; they are retold here in our own words. All cards, pictures and decks are our own.",
  "licence.parts": "Made with",
  "licence.part": "{name} {version}, {licence}",
  "licence.none":
    "The list could not be loaded. The licences lie beside the program in the folder “licences”.",

  "home.title": "Five card games, one table",
  "home.lead": "Rules enforced, every refusal explained. For two at one screen, or for you alone.",
  "home.play": "Play now",
  "home.dealing": "Dealing …",
  "home.two": "Two players",
  "home.setup": "Set up",
  "home.rules": "Rules",
  "home.note": "Play now starts a practice match against an easy opponent.",
  "home.not-loaded": "The match could not begin. Check the connection and try again.",
  "home.waiting": "Still to come",
  "home.not-yet": "Not yet playable",

  "pitch.d20-warriors":
    "Place Warriors edge to edge, roll as many dice as your numbers allow, and be left standing.",
  "pitch.battle-of-souls": "One pool of soul points between two sides: what one wins, the other loses.",
  "pitch.battle-spirits-saga":
    "Cores pay for spirits, feed them and are your life. Spend every gem twice in thought.",
  "pitch.battle-cores": "Points grow with every turn. Strike, hold, and call a Legend when it counts.",
  "pitch.soul-masters":
    "Five factions, one Commander each. Evolve your army and bring the other Commander down.",

  "resume.title": "Go on with {game}",
  "resume.when": (args) => `${turnOf(args)}, saved ${String(args.when)}`,
  "resume.go": "Resume",
  "resume.others": "{count} more open",

  // The log speaks of everybody in the third person: “Player draws a card.”
  "seat.you": "Player",
  "seat.player": "Player {number}",
  "seat.opponent": "Opponent",
  "seat.opponent-number": "Opponent {number}",

  "level.easy": "Easy",
  "level.medium": "Medium",
  "level.hard": "Hard",

  "reader.title": "Rules of {game}",
  "reader.not-yet": "The rules of this game come with the game.",
  "reader.books": "Rulebooks",
  "reader.contents": "Contents",
  "reader.search": "Search the rules",
  "reader.clear": "Clear the search",
  "reader.clauses": (args) => count(args.count, "clause", "clauses"),
  "reader.found": "{count} of {of} clauses",
  "reader.none": "Nothing in this book fits “{query}”.",
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

  "saves.title": "Saved matches",
  "saves.lead": "Every match is saved on this device after each move.",
  "saves.none": "No match has been saved yet.",
  "saves.unreachable": "The saved matches cannot be reached just now.",
  "saves.again": "Try again",
  "saves.open": "Open",
  "saves.over": "Over",
  "saves.against": "against",
  "saves.opponent": "{name} ({level})",
  "saves.now": "just now",
  "saves.facts": (args) =>
    `${turnOf(args)}, ${count(args.moves, "move", "moves")}, saved ${String(args.when)}`,
  "saves.won": "{players} won",
  "saves.drawn": "A draw",
  "saves.resume": "Resume",
  "saves.resume-match": "Resume {match}",
  "saves.look": "Look at it",
  "saves.look-at": "Look at {match}",
  "saves.export": "Export",
  "saves.export-match": "Export {match} as a file",
  "saves.delete": "Delete",
  "saves.delete-match": "Delete {match}",
  "saves.delete-title": "Delete for good?",
  "saves.delete-question": "{match} will be gone and cannot be brought back.",
  "saves.deleted": "{match} was deleted.",
  "saves.not-deleted": "{match} could not be deleted for good and may be back at the next visit.",
  "saves.gone": "This match is no longer there.",
  "saves.broken": "A match that cannot be listed",
  "saves.broken.help": "Opening it tells what is wrong with it.",
  "saves.file": "playmat-{id}.json",
  "saves.import": "Import a match from a file",
  "saves.imported": "{file} was taken in as a new match.",
  "saves.unreadable": "{file} could not be read.",
  "saves.refused": "{file} is not a match that can be played here: {why}",
  "aside.title": "Set aside",
  "aside.lead": "What could not be read is kept as it was found. Download it to have it looked at.",
  "aside.download": "Download {name}",

  "setup.level": "Opponent",
  "deck.copies": "× {copies}",
  "settings.name": "Name of player {number}",

  "table.document": "{game}: the table",
  "table.laying": "Laying the table …",
  "table.not-opened": "This match cannot be opened",
  "table.not-opened.help":
    "The notice above says why. What could not be read has been set aside, not thrown away.",
  "table.elsewhere": "This match is open in another tab",
  "table.elsewhere.help": "It can be played in one tab at a time. Going on here stops it there.",
  "table.take-over": "Go on here",
} as const satisfies Catalogue;
