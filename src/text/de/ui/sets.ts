import { count } from "../../args";
import { translation } from "../../catalogue";
import type { sets as english } from "../../en/ui/sets";

/** Kartensets, auf Deutsch. */
export const sets = translation<typeof english>()({
  "sets.title": "Kartensets",
  "sets.document": "{game}: Kartensets",
  "sets.games": "Kartensets für andere Spiele",
  "sets.lead":
    "Karten, die du oder andere geschrieben haben. Sie kommen in Decks, Drafts und Partien zu den gedruckten Karten hinzu.",
  "sets.add": "Set aus einer Datei hinzufügen",
  "sets.paste": "Set einfügen",
  "sets.paste-text": "Das Set als JSON oder ein Link darauf",
  "sets.install": "Installieren",
  "sets.example": "Beispiel herunterladen",
  "sets.cards": "Alle Karten",
  "sets.none":
    "Für dieses Spiel ist kein Kartenset installiert. Füge eins aus einer Datei hinzu oder beginne mit dem Beispiel.",
  "sets.unreachable": "Deine Kartensets konnten nicht von diesem Gerät gelesen werden.",
  "sets.again": "Noch einmal versuchen",
  "sets.facts": ({ code, version, count: n }: { code: string; version: number; count: number }) =>
    `${code}, Version ${version}, ${count(n, "Karte", "Karten")}`,
  "sets.author": "Von {author}",
  "sets.export": "Exportieren",
  "sets.export-set": "{set} exportieren",
  "sets.link-make": "Link",
  "sets.link-set": "Link zu {set}",
  "sets.share-title": "{set} teilen",
  "sets.link": "Link",
  "sets.link-help":
    "Der Link enthält das ganze Set. Wer ihn öffnet, sieht die Karten, bevor sie installiert werden.",
  "sets.link-none": "Dieses Set ist zu groß für einen Link. Exportiere es als Datei.",
  "sets.copy": "Kopieren",
  "sets.copied": "Kopiert.",
  "sets.not-copied": "Das Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn.",
  "sets.qr": "QR-Code des Links",
  "sets.qr-none": "Der Link ist zu lang für einen QR-Code.",
  "sets.link-document": "{set}: ein geteiltes Kartenset",
  "sets.link-lead":
    "Jemand teilt diese Karten mit dir. Installiere das Set, um damit Decks zu bauen und zu spielen.",
  "sets.link-bad": "Dieser Link lässt sich nicht öffnen",
  "sets.link-damaged": "Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken.",
  "sets.link-failed":
    "Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.",
  "sets.why": "Warum",
  "sets.set-cards": "Karten",
  "sets.not-fit": "Es lässt sich nicht installieren",
  "sets.unknown-game": "Diese Version von Playmat kennt das Spiel „{game}“ nicht.",
  "sets.remove": "Entfernen",
  "sets.remove-set": "{set} entfernen",
  "sets.installed": "{set} ist installiert.",
  "sets.not-stored": "Auf diesem Gerät ist kein Platz: {set} bleibt nur, bis du die Seite schließt.",
  "sets.removed": "{set} ist entfernt. Partien, die damit begonnen haben, gehen weiter.",
  "sets.undo": "Rückgängig",
  "sets.unfit": ({ count: n, place, fault }: { count: number; place: string; fault: string }) =>
    `${count(n, "Karte", "Karten")} mit einem Fehler: noch nicht spielbar. ${place}: ${fault}`,
  "sets.faults": "{file} lässt sich nicht hinzufügen",
  "sets.fault": "{place}: {fault}",
  "sets.fault-card": "{card}, {place}: {fault}",
  "sets.card-number": "Karte {number}",
  "sets.whole": "Die Datei",
  "sets.more-faults": ({ count: n }: { count: number }) =>
    `und ${count(n, "weiterer Fehler", "weitere Fehler")}`,
  "sets.too-big": "Sie ist größer als 2 MB.",
  "sets.file-failed": "Sie konnte nicht gelesen werden.",
  "sets.other-game": "Das Set ist für ein anderes Spiel ({game}).",
  "sets.replace": "{set} ist schon installiert, in Version {version}. Durch Version {next} ersetzen?",
  "sets.replace-yes": "Ersetzen",
  "sets.replace-no": "Behalten",
});
