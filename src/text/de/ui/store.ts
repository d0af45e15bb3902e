import { translation } from "../../catalogue";
import type { store as english } from "../../en/ui/store";

export const store = translation<typeof english>()({
  "why.not-on-screen": "Gerade ist jemand anders am Bildschirm.",
  "why.other-tab": "Diese Partie wird in einem anderen Tab gespielt.",
  "why.no-series": "Diese Partie gehört zu keiner Serie.",
  "why.not-between-games": "Decks kannst du nur zwischen zwei Spielen einer Serie ändern.",
  "why.swap-uneven": "Tausche Karten eins zu eins mit deinem Side-Deck.",
  "why.side-deck": "Ein Side-Deck hat höchstens {most} Karten.",
  "why.nothing-to-undo": "Du hast noch keinen Zug, den du zurücknehmen kannst.",
  "why.undo-shared":
    "Zurücknehmen kannst du nur in der Übung, wenn du allein spielst, oder mit offenen Händen.",
  "why.undo-continued":
    "Das nächste Spiel der Serie hat begonnen; in diesem lässt sich nichts mehr zurücknehmen.",
  "why.fault": "Das ging wegen eines Fehlers im Programm nicht. Nichts hat sich geändert.",

  "prompt.reaction": "Reagieren?",

  "notice.no-room":
    "Der Speicher dieses Geräts ist voll. Du kannst weiterspielen, aber die Partie geht verloren, wenn diese Seite geschlossen wird. Sichere sie als Datei.",
  "notice.no-storage":
    "Dieser Browser lässt die Partie nicht speichern. Du kannst weiterspielen, aber sie geht verloren, wenn diese Seite geschlossen wird. Sichere sie als Datei.",
  "notice.noted":
    "Die Partie lässt sich nicht wie sonst speichern. Du kannst weiterspielen: Dieser Browser behält eine Kopie für deinen nächsten Besuch. Sichere sie zur Sicherheit auch als Datei.",
  "notice.match-unreadable": ({ player, why }) =>
    `Eine gespeicherte Partie (${player.join(", ")}) konnte nicht gelesen werden: ${why} Sie ist beiseitegelegt und lässt sich herunterladen; sonst ist nichts betroffen.`,
  "notice.match-unplayable": ({ player }) =>
    `Eine gespeicherte Partie (${player.join(", ")}) lässt sich nicht abspielen: Ihre Züge sind nach den Regeln nicht erlaubt. Sie bleibt, wie sie ist, und lässt sich herunterladen.`,
  "notice.match-later":
    "Diese gespeicherte Partie lässt sich noch nicht öffnen: {why} Sie bleibt, wie sie ist.",
  "notice.match-gone": "Diese Partie gibt es nicht mehr.",
  "notice.unreachable":
    "Deine gespeicherten Daten sind gerade nicht erreichbar. Nichts hat sich geändert: Schließe andere Tabs dieser Seite und versuche es noch einmal.",
  "notice.game-not-loaded":
    "Das Spiel konnte nicht geladen werden. Die gespeicherte Partie ist unberührt; versuche es noch einmal.",
  "notice.other-tab":
    "Diese Partie ist in einem anderen Tab offen. Spiel dort weiter oder übernimm sie hier.",
  "notice.taken-over": "Diese Partie wird jetzt in einem anderen Tab gespielt. Hier steht sie still.",
  "notice.opponent": "Der Gegner konnte sich nicht entscheiden; für ihn wurde ein einfacher Zug gemacht.",
  "notice.fault":
    "Ein Fehler im Programm ist aufgetreten. Nichts hat sich geändert; die Partie lässt sich als Datei sichern.",
  "notice.undo":
    "Hier lässt sich nichts zurücknehmen: Die Regeln haben sich seit Beginn der Partie geändert.",
  "notice.language":
    "Die Sprache konnte nicht geladen werden. Prüfe die Verbindung und wähle sie noch einmal.",
  "notice.settings-unreadable": "Einige Einstellungen konnten nicht gelesen werden und wurden zurückgesetzt.",
  "notice.settings-unkept":
    "Deine Einstellungen konnten nicht gespeichert werden; sie gelten, bis diese Seite geschlossen wird.",
  "notice.puzzles-unreadable":
    "Welche Rätsel du gelöst hast, konnte nicht gelesen werden; die Liste beginnt von vorn.",
  "notice.guide-unreadable":
    "Dein Fortschritt in der Anleitung konnte nicht gelesen werden; sie beginnt von vorn.",
  "notice.deck-unreadable":
    "Ein gespeichertes Deck konnte nicht gelesen werden. Es ist beiseitegelegt und lässt sich herunterladen.",
  "notice.set-unreadable":
    "Ein Kartenset konnte nicht gelesen werden. Es ist beiseitegelegt und lässt sich herunterladen.",
  "notice.position-unreadable": "Eine gespeicherte Stellung war nicht lesbar. Sie wurde beiseitegelegt.",
  "notice.event-unreadable":
    "Ein gespeicherter Draft oder ein Sealed konnte nicht gelesen werden. Er ist beiseitegelegt und lässt sich herunterladen.",

  "notice.rebuilt":
    "Ein Teil dieser gespeicherten Partie war beschädigt und wurde aus ihren Zügen wiederhergestellt.",
  "notice.rebuilt-to":
    "Ein Teil dieser gespeicherten Partie war beschädigt und wurde aus ihren Zügen wiederhergestellt, bis Entscheidung {moves} von {all}.",
  "notice.cut-off":
    "Die letzten Züge dieser gespeicherten Partie ließen sich nicht ausführen. Sie geht ab Entscheidung {moves} weiter; das Original ist beiseitegelegt.",
  "notice.surplus":
    "Nur die ersten {moves} ihrer {all} Entscheidungen führen zu ihrer Stellung. Die übrigen ließen sich nicht ausführen und wurden weggelassen.",
  "notice.rules-changed":
    "Regeln oder Karten haben sich seit Beginn dieser Partie geändert. Sie geht ab der jetzigen Stellung weiter.",

  "reason.too-big": "Sie ist größer als {most} MB.",
  "reason.no-json": "Sie ist beschädigt oder abgeschnitten.",
  "reason.no-format": "Sie ist keine gespeicherte Partie.",
  "reason.too-old": "Ihr Format ist zu alt.",
  "reason.too-new": "Sie stammt aus einer neueren Version des Programms.",
  "reason.shape": "Etwas darin ist ungültig ({place}).",
  "reason.unknown-game": "Diese Version kennt das Spiel „{game}“ nicht.",
  "reason.does-not-run": "Weder ihre Stellung noch ihre Züge lassen sich nach den Regeln spielen.",
});
