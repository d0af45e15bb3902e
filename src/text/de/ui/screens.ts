import { count } from "../../args";
import { translation } from "../../catalogue";
import type { screens as english } from "../../en/ui/screens";
import { addressed } from "../address";

export const screens = translation<typeof english>()({
  "shell.name": "Playmat",
  "shell.title": "{title} · Playmat",
  "shell.brand": "Playmat, Startseite",
  "shell.nav": "Hauptmenü",
  "shell.skip": "Zum Inhalt springen",
  "shell.home": "Alle Spiele",
  "shell.decks": "Decks",
  "shell.saves": "Gespeichert",
  "shell.rules": "Regeln",
  "shell.settings": "Einstellungen",
  "shell.wait": "Wird geladen …",
  "game.failed": "Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.",

  "nowhere.title": "Seite nicht gefunden",
  "nowhere.text": "Unter „{address}“ gibt es keine Seite.",

  "broken.title": "Etwas ist schiefgelaufen",
  "broken.text": "Diese Seite konnte nicht angezeigt werden. Nichts Gespeichertes ist verloren.",
  "broken.match":
    "Der Tisch konnte nicht angezeigt werden. Die Partie ist bis zum letzten Zug gespeichert; lade die Seite neu, um weiterzuspielen.",
  "broken.unsaved":
    "Der Tisch konnte nicht angezeigt werden, und die Partie ließ sich nicht speichern: Lade sie herunter, bevor du die Seite neu lädst.",
  "broken.reload": "Neu laden",
  "broken.download": "Partie herunterladen",
  "broken.no-save": "Zu dieser Partie wurde kein Spielstand gefunden.",
  "broken.details": "Details",

  "notices.label": "Hinweise",
  "notices.dismiss": "Ausblenden",
  "notices.download": "Herunterladen",
  "notices.file": "playmat.json",

  "update.ready": "Eine neue Version von Playmat liegt bereit.",
  "update.now": "Jetzt aktualisieren",
  "update.waits": "Eine neue Version von Playmat liegt bereit. Sie wird nach dieser Partie installiert.",
  "update.later": "Nach dieser Partie",
  "update.elsewhere":
    "In einem anderen Tab läuft eine Partie. Beende oder schließe sie und aktualisiere dann.",

  "offline.none": "Braucht eine Verbindung",
  "offline.saving": "Wird für die Offline-Nutzung gespeichert …",
  "offline.ready": "Läuft offline",
  "offline.failed": "Konnte nicht für die Offline-Nutzung gespeichert werden",
  "offline.just-ready": "Playmat läuft auf diesem Gerät jetzt auch offline.",

  "footer.version": "Playmat {version}",
  "footer.keys": "Tastenkürzel",
  "footer.licence": "Lizenz",

  "keys.title": "Tastenkürzel",
  "keys.table": "Am Tisch",
  "keys.rules": "In den Regeln",
  "keys.search": "zur Suche",
  "keys.first": "von der Suche zur ersten gefundenen Regel",
  "keys.clauses": "von Regel zu Regel",
  "keys.clear": "Suche leeren",

  "licence.title": "Lizenz",

  "home.dealing": "Karten werden ausgeteilt …",
  "home.not-loaded":
    "Die Partie konnte nicht gestartet werden. Prüfe die Verbindung und versuche es noch einmal.",

  "seat.you": "Spieler",
  "seat.self": "Du",
  "seat.addressed": ({ text }) => addressed(text),
  "seat.player": "Spieler {number}",
  "seat.opponent": "Gegner",
  "seat.opponent-number": "Gegner {number}",
  "seat.mate-number": "Mitspieler {number}",
  "seat.team": "Team {name}",

  "level.easy": "Leicht",
  "level.medium": "Mittel",
  "level.hard": "Schwer",
  "level.expert": "Experte",
  "level.dummy": "Attrappe",

  "reader.title": "Regeln von {game}",
  "reader.books": "Regelbücher",
  "reader.contents": "Inhalt",
  "reader.search": "Regeln durchsuchen",
  "reader.clear": "Suche leeren",
  "reader.clauses": ({ count: n }) => count(n, "Regel", "Regeln"),
  "reader.found": "{count} von {of} Regeln",
  "reader.none": "Nichts in diesem Buch passt zu „{query}“.",
  "reader.no-clause":
    "Dieses Buch hat keine Regel „{clause}“. Vielleicht ist es eine Regel des Tisches selbst.",
  "reader.ruling": "Unsere Auslegung:",
  "reader.source": "Quelle: {source}",
  "reader.keywords": "Schlüsselwörter",
  "reader.keyword-cards": "Auf: {cards}",
  "reader.failed":
    "Der Wortlaut konnte nicht geladen werden. Prüfe die Verbindung und öffne die Regeln noch einmal.",
  "reader.language": "Den Wortlaut dieser Regeln gibt es bisher nur auf Englisch.",
  "kind.rule": "Regel",
  "kind.interface": "Am Bildschirm",
  "kind.definition": "Begriff",
  "kind.physical": "Nur auf Papier",

  "saves.against": "gegen",
  "saves.series": "Spiel {game} von {bestOf} einer Serie, bisher {wins}",
  "saves.more": ({ first, count }) => `${first} und ${count === 1 ? "ein weiterer" : `${count} weitere`}`,
  "saves.opponent": "{name} ({level})",
  "saves.now": "gerade eben",
  "saves.won": ({ players, many }) => `${players} ${many ? "haben" : "hat"} gewonnen`,
  "saves.drawn": "Unentschieden",

  "setup.level": "Gegner",
  "deck.copies": "× {copies}",
  "settings.name": "Name von Spieler {number}",

  "table.document": "{game}: am Tisch",
  "table.laying": "Der Tisch wird vorbereitet …",
  "table.not-opened": "Diese Partie lässt sich nicht öffnen",
  "table.not-opened.help":
    "Der Hinweis oben sagt, warum. Nichts wird gelöscht: Was sich nicht lesen lässt, wird beiseitegelegt und lässt sich herunterladen.",
  "table.elsewhere": "Diese Partie ist in einem anderen Tab offen",
  "table.elsewhere.help":
    "Du kannst sie nur in einem Tab zugleich spielen. Wenn du hier weiterspielst, hält sie dort an.",
  "table.take-over": "Hier weiterspielen",
});
