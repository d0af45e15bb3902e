import { count } from "../../args";
import type { Catalogue, Words } from "../../catalogue";
import { turnOf } from "./turn-of";

interface Counts {
  readonly matches: number;
  readonly decks: number;
  readonly events: number;
  readonly sets: number;
  readonly positions: number;
  readonly results: number;
  readonly aside: number;
}

/** "12 matches, 3 decks", or an empty text. */
const rows = ({ matches, decks, events, sets, positions, results, aside }: Counts): string =>
  [
    matches > 0 && count(matches, "match", "matches"),
    decks > 0 && count(decks, "deck", "decks"),
    events > 0 && count(events, "draft or sealed event", "draft and sealed events"),
    sets > 0 && count(sets, "card set", "card sets"),
    positions > 0 && count(positions, "position", "positions"),
    results > 0 && count(results, "result", "results"),
    aside > 0 && count(aside, "entry set aside", "entries set aside"),
  ]
    .filter(Boolean)
    .join(", ");

interface Restored extends Counts {
  readonly settings: boolean;
  readonly skipped: number;
  readonly unread: number;
}

interface Summary {
  readonly played: number;
  readonly practice: number;
  readonly shared: number;
  /** Averages, formatted for the locale. */
  readonly turns: Words;
  readonly moves: Words;
}

/** The messages of saved matches, replays, position links and statistics. Loaded with those screens. */
export const memory = {
  "saves.title": "Saved matches",
  "saves.lead": "Every match is saved on this device after each move.",
  "saves.lead-unsaved":
    "Matches cannot be saved on this device right now. Unsaved matches are lost when you close this page.",
  "saves.none": "No saved matches yet.",
  "saves.unreachable": "The saved matches cannot be reached right now.",
  "saves.again": "Try again",
  "saves.open": "In progress",
  "saves.over": "Finished",
  "saves.facts": ({ turn, moves, when }: { turn: number; moves: number; when: Words | null }) =>
    `${turnOf(turn)}, ${count(moves, "move", "moves")}, ${when === null ? "not saved" : `saved ${when}`}`,
  "saves.resume": "Resume",
  "saves.resume-match": "Resume {match}",
  "saves.look": "View",
  "saves.look-at": "View {match}",
  "saves.export": "Export",
  "saves.export-match": "Export {match} as a file",
  "saves.delete": "Delete",
  "saves.delete-match": "Delete {match}",
  "saves.delete-title": "Delete permanently?",
  "saves.delete-question": "{match} will be deleted permanently.",
  "saves.deleted": "{match} was deleted.",
  "saves.not-deleted": "{match} could not be deleted completely and may be back on your next visit.",
  "saves.gone": "This match no longer exists.",
  "saves.broken": "A damaged match",
  "saves.broken.help": "Open it to see what is wrong.",
  "saves.import": "Import a match from a file",
  "saves.imported": "Imported {file}.",
  "saves.unreadable": "{file} could not be read.",
  "saves.refused": "{file} could not be imported: {why}",
  "backup.title": "Everything in one file",
  "backup.lead":
    "Matches, decks, drafts, statistics and settings, to keep elsewhere or to take to another device. Restoring adds what is missing here and replaces nothing newer.",
  "backup.download": "Download everything",
  "backup.downloaded": (counts: Counts) =>
    `Downloaded: ${rows(counts) || "no matches or decks"}, and the settings.`,
  "backup.partial":
    "Your saved data cannot be reached right now, so the file holds only what this page has in memory.",
  "backup.restore": "Restore from a file",
  "backup.working": ({ done, all }: { done: number; all: number }) => `Reading match ${done + 1} of ${all} …`,
  "backup.restored": ({ settings, skipped, unread, ...counts }: Restored) => {
    const added = [rows(counts), settings && "settings"].filter(Boolean).join(", ");
    const parts = [
      added === "" ? "nothing restored" : `${added} restored`,
      skipped > 0 && `${skipped} skipped (here already)`,
      unread > 0 && `${unread} not readable and set aside`,
    ];
    const line = parts.filter(Boolean).join(", ");
    return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
  },
  "backup.no-room": "This device is out of storage: some of it is lost when you close this page.",
  "backup.no-storage": "This browser stores nothing: all of it is lost when you close this page.",
  "backup.refused": "{file} could not be restored, and nothing has changed: {why}",
  "backup.too-big":
    "Everything together is larger than {most} MB. Export the largest matches one by one, delete them here, and try again.",
  "backup.is-none": "it is not a file of “Download everything”.",
  "backup.not-loaded": "a game could not be loaded. Check the connection and try again.",
  "backup.other-set": "Another card set called {set} is installed here, in the same version.",
  "backup.copy-name": "{deck} (restored)",
  "aside.title": "Set aside",
  "aside.lead": "Data that could not be read is kept unchanged. You can download it.",
  "aside.download": "Download {name}",

  "replay.document": "{game}: replay",
  "replay.loading": "Loading the replay…",
  "replay.not-opened": "No replay to show",
  "replay.not-opened.help":
    "This match is not saved here, or it cannot be read. You can import a match from a file.",
  "replay.controls": "Replay",
  "replay.position": "Move",
  "replay.at": "Move {at} of {length}",
  "replay.spoken": "Move {at} of {length}, {turn}",
  "replay.turn-of": "Turn {turn}: {player}",
  "replay.turn-first": "Before the first turn",
  "replay.jump": "Jump to turn",
  "replay.play": "Play",
  "replay.pause": "Pause",
  "replay.back": "Previous move",
  "replay.forward": "Next move",
  "replay.turn-back": "Start of the turn",
  "replay.turn-forward": "Next turn",
  "replay.passes": "Stop at every pass",
  "replay.speed": "Speed",
  "replay.speed-times": "{times}×",
  "replay.perspective": "View",
  "replay.perspective-open": "all hands",
  "replay.perspective-public": "public information",
  "replay.perspective-seat": "{player}",
  "replay.parts":
    "The rules or cards have changed since this match was played, so it can only be shown up to move {move}.",
  "replay.review": "Review the decisions",
  "replay.more": "Continue or share",
  "replay.more-title": "From this moment",
  "replay.open": "Replay",
  "replay.open-match": "Replay of {match}",

  "branch.title": "Continue from here",
  "branch.lead":
    "A new match begins after move {at}, with the same cards, the same future dice rolls and the moves so far. The old one stays as it is.",
  "branch.lead-reseeded":
    "A new match begins after move {at}, with the moves so far. Future draws and dice rolls differ, so it reveals nothing about the match you are still playing. That one stays as it is.",
  "branch.over": "The match ends here. Go back to an earlier move to continue from it.",
  "branch.who": "Players",
  "branch.as": "Play {player}’s side",
  "branch.two": "Two players on this device",
  "branch.shared-running":
    "Two players are still playing this match, so only two players can continue it, with the curtain between them.",
  "branch.start": "Start",
  "branch.failed": "Could not start a match from here.",

  "why.replay": "This is a replay. Continue from here to make your own moves.",
  "reason.link-too-long": "it is longer than {most} characters, or holds too many moves.",
  "reason.link-damaged":
    "it is damaged or cut short. Links in messages are sometimes broken at the end of a line.",

  "position.title": "Position",
  "position.lead": "Change what is on the table, and play from there.",
  "position.edit": "Edit as position",
  "link.title": "Link to this moment",
  "link.help":
    "It contains the whole match up to this move and works without a server. Anyone who has it can see every card.",
  "link.copy": "Copy the link",
  "link.copied": "Link copied.",
  "link.by-hand": "This page cannot use the clipboard. Copy the link selected below.",
  "link.text": "Link",
  "link.too-long": "This match is too long for a link. Save it as a file instead.",
  "link.running":
    "Two players are still playing this match. A link would reveal both hands, so you can share it once the match is over.",
  "file.title": "As a file",
  "file.keep": "Save the match as a file",
  "file.gone": "This match is no longer saved.",

  "opened.title": "Shared match",
  "opened.loading": "Reading the link …",
  "opened.lead": "This link opens a moment in a match of {game}.",
  "opened.to": ({ players, moves, turn }: { players: Words; moves: number; turn: number }) =>
    `${players}. ${count(moves, "move", "moves")}, up to turn ${turn}.`,
  "opened.watch": "Watch",
  "opened.bad": "This link cannot be opened",
  "opened.bad.help": "Nothing was saved: {why}",
  "opened.not-loaded": "The game could not be loaded. Check the connection and open the link again.",

  "stats.title": "Statistics",
  "stats.open": "Statistics",
  "stats.lead":
    "Matches finished on this device, including deleted ones. Guided games, matches continued from a replay and imported matches are not counted.",
  "stats.none": "No finished matches yet.",
  "notice.result-unreadable":
    "An entry of the statistics could not be read. It has been set aside and can be downloaded; the others are unaffected.",
  "stats.summary": ({ played, practice, shared, turns, moves }: Summary) =>
    `${count(played, "match", "matches")}: ${practice} against the computer, ${shared} between people. On average ${turns} turns and ${moves} moves.`,
  "stats.series": ({ played, won, lost }: { played: number; won: number; lost: number }) =>
    `${count(played, "series", "series")} played to the end: ${won} won and ${lost} lost against the computer.`,
  "stats.levels": "Against the computer",
  "stats.decks": "By deck",
  "stats.decks.help": "In matches between people, each person’s deck is counted.",
  "stats.causes": "How they ended",
  "stats.level": "Level",
  "stats.deck": "Deck",
  "stats.cause": "Ending",
  "stats.played": "Played",
  "stats.won": "Won",
  "stats.lost": "Lost",
  "stats.drawn": "Drawn",
  "stats.rate": "Win rate, %",
  "stats.length": "Turns, average",
  "stats.count": "Matches",
  "stats.drafted": "Drafted",
  "stats.other-deck": "Another deck",
  "stats.several": "Several opponents",
} as const satisfies Catalogue;
