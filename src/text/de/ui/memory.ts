import { count } from "../../args";
import { translation } from "../../catalogue";
import type { memory as english } from "../../en/ui/memory";
import { turnOf } from "./turn-of";

type Counts = Parameters<(typeof english)["backup.downloaded"]>[0];

/** „12 Partien, 3 Decks“, or an empty text. */
const rows = ({ matches, decks, events, sets, positions, results, aside }: Counts): string =>
  [
    matches > 0 && count(matches, "Partie", "Partien"),
    decks > 0 && count(decks, "Deck", "Decks"),
    events > 0 && count(events, "Draft oder Sealed", "Drafts und Sealeds"),
    sets > 0 && count(sets, "Kartenset", "Kartensets"),
    positions > 0 && count(positions, "Stellung", "Stellungen"),
    results > 0 && count(results, "Ergebnis", "Ergebnisse"),
    aside > 0 && count(aside, "beiseitegelegter Eintrag", "beiseitegelegte Einträge"),
  ]
    .filter(Boolean)
    .join(", ");

export const memory = translation<typeof english>()({
  "saves.title": "Gespeicherte Partien",
  "saves.lead": "Jede Partie wird nach jedem Zug auf diesem Gerät gespeichert.",
  "saves.lead-unsaved":
    "Auf diesem Gerät lassen sich gerade keine Partien speichern. Was nicht gespeichert ist, geht verloren, wenn du diese Seite schließt.",
  "saves.none": "Noch ist keine Partie gespeichert.",
  "saves.unreachable": "Die gespeicherten Partien sind gerade nicht erreichbar.",
  "saves.again": "Noch einmal versuchen",
  "saves.open": "Offen",
  "saves.over": "Beendet",
  "saves.facts": ({ turn, moves, when }) =>
    `${turnOf(turn)}, ${count(moves, "Entscheidung", "Entscheidungen")}, ${when === null ? "nicht gespeichert" : `gespeichert ${when}`}`,
  "saves.resume": "Weiterspielen",
  "saves.resume-match": "{match} weiterspielen",
  "saves.look": "Ansehen",
  "saves.look-at": "{match} ansehen",
  "saves.export": "Exportieren",
  "saves.export-match": "{match} als Datei exportieren",
  "saves.delete": "Löschen",
  "saves.delete-match": "{match} löschen",
  "saves.delete-title": "Endgültig löschen?",
  "saves.delete-question": "{match} wird endgültig gelöscht.",
  "saves.deleted": "{match} wurde gelöscht.",
  "saves.not-deleted":
    "{match} ließ sich nicht endgültig löschen und kann beim nächsten Besuch wieder da sein.",
  "saves.gone": "Diese Partie gibt es nicht mehr.",
  "saves.broken": "Eine beschädigte Partie",
  "saves.broken.help": "Öffne sie, um zu sehen, was nicht stimmt.",
  "saves.import": "Partie aus einer Datei importieren",
  "saves.imported": "{file} wurde importiert.",
  "saves.unreadable": "{file} konnte nicht gelesen werden.",
  "saves.refused": "{file} konnte nicht importiert werden: {why}",
  "backup.title": "Alles in einer Datei",
  "backup.lead":
    "Partien, Decks, Drafts, Statistik und Einstellungen, um sie woanders aufzubewahren oder auf ein anderes Gerät mitzunehmen. Beim Wiederherstellen kommt hinzu, was hier fehlt; Neueres wird nicht ersetzt.",
  "backup.download": "Alles herunterladen",
  "backup.downloaded": (counts) =>
    `Heruntergeladen: ${rows(counts) || "keine Partien oder Decks"} und die Einstellungen.`,
  "backup.partial":
    "Deine gespeicherten Daten sind gerade nicht erreichbar; die Datei enthält nur, was diese Seite im Speicher hat.",
  "backup.restore": "Aus einer Datei wiederherstellen",
  "backup.working": ({ done, all }) => `Partie ${done + 1} von ${all} wird gelesen …`,
  "backup.restored": ({ settings, skipped, unread, ...counts }) => {
    const added = [rows(counts), settings && "Einstellungen"].filter(Boolean).join(", ");
    const parts = [
      added === "" ? "nichts wiederhergestellt" : `${added} wiederhergestellt`,
      skipped > 0 && `${skipped} übersprungen (schon vorhanden)`,
      unread > 0 && `${unread} nicht lesbar und beiseitegelegt`,
    ];
    const line = parts.filter(Boolean).join(", ");
    return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
  },
  "backup.no-room":
    "Auf diesem Gerät ist kein Platz mehr: Ein Teil geht verloren, wenn du diese Seite schließt.",
  "backup.no-storage": "Dieser Browser speichert nichts: Alles geht verloren, wenn du diese Seite schließt.",
  "backup.refused": "{file} konnte nicht wiederhergestellt werden, und nichts hat sich geändert: {why}",
  "backup.too-big":
    "Alles zusammen ist größer als {most} MB. Exportiere die größten Partien einzeln, lösche sie hier, und versuche es noch einmal.",
  "backup.is-none": "Sie ist keine Datei von „Alles herunterladen“.",
  "backup.not-loaded":
    "Ein Spiel konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.",
  "backup.other-set": "Hier ist ein anderes Kartenset namens {set} in derselben Version installiert.",
  "backup.copy-name": "{deck} (wiederhergestellt)",
  "aside.title": "Beiseitegelegt",
  "aside.lead": "Daten, die nicht gelesen werden konnten, bleiben unverändert. Du kannst sie herunterladen.",
  "aside.download": "{name} herunterladen",

  "replay.document": "{game}: Aufzeichnung",
  "replay.loading": "Die Aufzeichnung wird geladen …",
  "replay.not-opened": "Keine Aufzeichnung",
  "replay.not-opened.help":
    "Diese Partie ist hier nicht gespeichert oder lässt sich nicht lesen. Du kannst eine Partie aus einer Datei importieren.",
  "replay.controls": "Aufzeichnung",
  "replay.position": "Entscheidung",
  "replay.at": "Entscheidung {at} von {length}",
  "replay.spoken": "Entscheidung {at} von {length}, {turn}",
  "replay.turn-of": "Zug {turn}: {player}",
  "replay.turn-first": "Vor dem ersten Zug",
  "replay.jump": "Zum Zug springen",
  "replay.play": "Abspielen",
  "replay.pause": "Anhalten",
  "replay.back": "Eine Entscheidung zurück",
  "replay.forward": "Eine Entscheidung weiter",
  "replay.turn-back": "Zum Anfang des Zuges",
  "replay.turn-forward": "Zum nächsten Zug",
  "replay.passes": "Bei jedem Passen anhalten",
  "replay.speed": "Tempo",
  "replay.speed-times": "{times}×",
  "replay.perspective": "Sicht",
  "replay.perspective-open": "alle Hände",
  "replay.perspective-public": "was alle sehen",
  "replay.perspective-seat": "{player}",
  "replay.parts":
    "Regeln oder Karten haben sich seit dieser Partie geändert; sie lässt sich daher nur bis Entscheidung {move} zeigen.",
  "replay.review": "Entscheidungen analysieren",
  "replay.more": "Weiterspielen oder teilen",
  "replay.more-title": "Ab diesem Moment",
  "replay.open": "Aufzeichnung",
  "replay.open-match": "Aufzeichnung von {match}",

  "branch.title": "Von hier weiterspielen",
  "branch.lead":
    "Nach Entscheidung {at} beginnt eine neue Partie, mit denselben Karten, denselben kommenden Würfeln und den bisherigen Zügen. Die alte bleibt, wie sie ist.",
  "branch.lead-reseeded":
    "Nach Entscheidung {at} beginnt eine neue Partie mit den bisherigen Zügen. Was noch gezogen und gewürfelt wird, ist anders, damit sie nichts über die Partie verrät, die ihr noch spielt. Diese bleibt, wie sie ist.",
  "branch.over":
    "Hier ist die Partie vorbei. Geh zu einem früheren Moment zurück, um von dort weiterzuspielen.",
  "branch.who": "Spieler",
  "branch.as": "Als {player} spielen",
  "branch.two": "Zu zweit an diesem Bildschirm",
  "branch.shared-running":
    "Zwei Personen spielen diese Partie noch; weiter geht es daher nur zu zweit, hinter dem Vorhang.",
  "branch.start": "Weiterspielen",
  "branch.failed": "Von hier ließ sich keine Partie starten.",

  "why.replay": "Das ist eine Aufzeichnung. Spiel von hier weiter, um selbst Züge zu machen.",
  "reason.link-too-long": "Er ist länger als {most} Zeichen oder enthält zu viele Züge.",
  "reason.link-damaged":
    "Er ist beschädigt oder abgeschnitten. Links in Nachrichten werden manchmal am Zeilenende getrennt.",

  "position.title": "Stellung",
  "position.lead": "Ändere, was auf dem Tisch liegt, und spiele von da an.",
  "position.edit": "Als Stellung bearbeiten",
  "link.title": "Link zu diesem Moment",
  "link.help":
    "Er enthält die ganze Partie bis zu diesem Moment und braucht keinen Server. Wer ihn hat, kann jede Karte sehen.",
  "link.copy": "Link kopieren",
  "link.copied": "Link kopiert.",
  "link.by-hand":
    "Diese Seite kann die Zwischenablage nicht nutzen. Kopiere den Link, der unten markiert ist.",
  "link.text": "Link",
  "link.too-long": "Diese Partie ist zu lang für einen Link. Sichere sie stattdessen als Datei.",
  "link.running":
    "Zwei Personen spielen diese Partie noch. Ein Link würde beide Hände zeigen, daher gibt es ihn erst, wenn sie vorbei ist.",
  "file.title": "Als Datei",
  "file.keep": "Partie als Datei sichern",
  "file.gone": "Diese Partie ist nicht mehr gespeichert.",

  "opened.title": "Geteilte Partie",
  "opened.loading": "Der Link wird gelesen …",
  "opened.lead": "Dieser Link führt zu einem Moment einer Partie {game}.",
  "opened.to": ({ players, moves, turn }) =>
    `${players}. ${count(moves, "Entscheidung", "Entscheidungen")}, bis Zug ${turn}.`,
  "opened.watch": "Ansehen",
  "opened.bad": "Dieser Link lässt sich nicht öffnen",
  "opened.bad.help": "Nichts wurde gespeichert: {why}",
  "opened.not-loaded":
    "Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und öffne den Link noch einmal.",

  "stats.title": "Statistik",
  "stats.open": "Statistik",
  "stats.lead":
    "Partien, die auf diesem Gerät zu Ende gespielt wurden, auch gelöschte. Geführte Spiele, aus einer Aufzeichnung fortgesetzte und importierte Partien zählen nicht.",
  "stats.none": "Noch wurde keine Partie zu Ende gespielt.",
  "notice.result-unreadable":
    "Ein Eintrag der Statistik konnte nicht gelesen werden. Er ist beiseitegelegt und lässt sich herunterladen; die anderen sind nicht betroffen.",
  "stats.summary": ({ played, practice, shared, turns, moves }) =>
    `${count(played, "Partie", "Partien")}: ${practice} gegen den Computer, ${shared} zu zweit. Im Schnitt ${turns} Züge und ${moves} Entscheidungen.`,
  "stats.series": ({ played, won, lost }) =>
    `${count(played, "Serie", "Serien")} zu Ende gespielt: gegen den Computer ${won} gewonnen und ${lost} verloren.`,
  "stats.levels": "Gegen den Computer",
  "stats.decks": "Nach Deck",
  "stats.decks.help": "Bei Partien zwischen Menschen zählt das Deck von jedem.",
  "stats.causes": "Wie sie endeten",
  "stats.level": "Stufe",
  "stats.deck": "Deck",
  "stats.cause": "Ende",
  "stats.played": "Gespielt",
  "stats.won": "Gewonnen",
  "stats.lost": "Verloren",
  "stats.drawn": "Unentschieden",
  "stats.rate": "Siegquote in %",
  "stats.length": "Züge im Schnitt",
  "stats.count": "Partien",
  "stats.drafted": "Im Draft gewählt",
  "stats.other-deck": "Ein anderes Deck",
  "stats.several": "Mehrere Gegner",
});
