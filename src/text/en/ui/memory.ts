import { count } from "../../args";
import type { Catalogue, Words } from "../../catalogue";
import { turnOf } from "./turn-of";

interface Summary {
  readonly played: number;
  readonly practice: number;
  readonly shared: number;
  /** Averages, as the locale writes them. */
  readonly turns: Words;
  readonly moves: Words;
}

/** What is said where matches are remembered: saved matches, replays, links to a position, statistics. Those screens bring it along. */
export const memory = {
  "saves.title": "Saved matches",
  "saves.lead": "Every match is saved on this device after each move.",
  "saves.lead-unsaved":
    "Matches cannot be saved on this device right now: those not saved are lost when the page is closed.",
  "saves.none": "No match has been saved yet.",
  "saves.unreachable": "The saved matches cannot be reached right now.",
  "saves.again": "Try again",
  "saves.open": "Open",
  "saves.over": "Over",
  "saves.facts": ({ turn, moves, when }: { turn: number; moves: number; when: Words | null }) =>
    `${turnOf(turn)}, ${count(moves, "move", "moves")}, ${when === null ? "not saved" : `saved ${when}`}`,
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
  "saves.import": "Import a match from a file",
  "saves.imported": "{file} was taken in as a new match.",
  "saves.unreadable": "{file} could not be read.",
  "saves.refused": "{file} is not a match that can be played here: {why}",
  "aside.title": "Set aside",
  "aside.lead": "What could not be read is kept as it was found. Download it to have it looked at.",
  "aside.download": "Download {name}",

  "replay.document": "{game}: replay",
  "replay.loading": "Winding back …",
  "replay.not-opened": "There is no replay to show",
  "replay.not-opened.help":
    "This match is not among the saved ones, or it cannot be read. A match saved as a file can be imported here.",
  "replay.controls": "Replay",
  "replay.position": "Move",
  "replay.at": "Move {at} of {length}",
  "replay.spoken": "Move {at} of {length}, {turn}",
  "replay.turn-of": "Turn {turn}: {player}",
  "replay.turn-first": "Before the first turn",
  "replay.jump": "Jump to turn",
  "replay.play": "Play",
  "replay.pause": "Pause",
  "replay.back": "One move back",
  "replay.forward": "One move forward",
  "replay.turn-back": "To the beginning of the turn",
  "replay.turn-forward": "To the next turn",
  "replay.passes": "Stop at every pass",
  "replay.speed": "Speed",
  "replay.speed-times": "{times}×",
  "replay.perspective": "Seen",
  "replay.perspective-open": "All hands open",
  "replay.perspective-public": "By everybody",
  "replay.perspective-seat": "By {player}",
  "replay.parts":
    "The rules or cards have changed since this match was played: from move {move} on it no longer agrees, so it is shown up to there.",
  "replay.more": "Play on, share",
  "replay.more-title": "From this moment",
  "replay.open": "Replay",
  "replay.open-match": "Replay of {match}",

  "branch.title": "Play on from here",
  "branch.lead":
    "A new match begins after move {at}, with the same cards, the same dice to come and the moves so far. The old one stays as it is.",
  "branch.lead-reseeded":
    "A new match begins after move {at}, with the moves so far. Draws and dice to come differ, so that it tells nothing of the match you are still playing. That one stays as it is.",
  "branch.over": "The match is over here. Go back to an earlier move to play on from it.",
  "branch.who": "Who plays",
  "branch.as": "I play {player}, against the opponent",
  "branch.two": "Two people at this screen",
  "branch.shared-running":
    "Two people are still playing this match, so only two people can continue it, behind the curtain.",
  "branch.start": "Play on",
  "branch.failed": "A match could not be started from here.",

  "why.replay": "This is a replay. Play on from here to make your own moves.",
  "reason.link-too-long": "it is longer than {most} characters, or holds too many moves.",
  "reason.link-damaged":
    "it is damaged or cut short. Links in messages are sometimes broken at the end of a line.",

  "link.title": "A link to this moment",
  "link.help":
    "It holds the whole match up to this move and works without any server. Whoever has it can see every card.",
  "link.copy": "Copy the link",
  "link.copied": "The link is in the clipboard.",
  "link.by-hand": "This page cannot use the clipboard. The link is selected below: copy it by hand.",
  "link.text": "Link",
  "link.too-long": "This match has become too long for a link. Save it as a file instead.",
  "link.running":
    "Two people are still playing this match. A link would show both hands, so there is one when it is over.",
  "file.title": "As a file",
  "file.keep": "Save the match as a file",
  "file.gone": "This match is no longer among the saved ones.",

  "opened.title": "A match in a link",
  "opened.loading": "Reading the link …",
  "opened.lead": "This link leads to a moment in a match of {game}.",
  "opened.to": ({ players, moves, turn }: { players: Words; moves: number; turn: number }) =>
    `${players}. ${count(moves, "move", "moves")}, up to turn ${turn}.`,
  "opened.watch": "Watch it",
  "opened.bad": "This link cannot be opened",
  "opened.bad.help": "Nothing was saved: {why}",
  "opened.not-loaded": "The game could not be loaded. Check the connection and open the link again.",

  "stats.title": "Statistics",
  "stats.open": "Statistics",
  "stats.lead":
    "Matches finished on this device, including deleted ones. Guided games, matches continued from a replay and imported matches are not counted.",
  "stats.none": "No match has been finished yet.",
  "notice.result-unreadable":
    "An entry of the statistics could not be read. It has been set aside and can be downloaded; the others are unaffected.",
  "stats.summary": ({ played, practice, shared, turns, moves }: Summary) =>
    `${count(played, "match", "matches")}: ${practice} against the opponent, ${shared} between people. On average ${turns} turns and ${moves} moves.`,
  "stats.series": ({ played, won, lost }: { played: number; won: number; lost: number }) =>
    `${count(played, "series", "series")} played to the end: ${won} won and ${lost} lost against the opponent.`,
  "stats.levels": "Against the opponent",
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
  "stats.rate": "Won, in %",
  "stats.length": "Turns, average",
  "stats.count": "Matches",
  "stats.drafted": "Drafted",
  "stats.other-deck": "Another deck",
  "stats.several": "Several opponents",
} as const satisfies Catalogue;
