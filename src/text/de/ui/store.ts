import { translation } from "../../catalogue";
import type { store as english } from "../../en/ui/store";

export const store = translation<typeof english>()({
  "why.not-on-screen": "Dieser Platz schaut gerade nicht auf den Bildschirm.",
  "why.other-tab": "Diese Partie wird in einem anderen Tab gespielt.",
  "why.no-series": "Diese Partie gehört zu keiner Serie.",
  "why.not-between-games": "Decks werden zwischen zwei Spielen einer Serie geändert, nicht währenddessen.",
  "why.swap-uneven": "Karten werden eins zu eins getauscht, und nur mit denen des Side-Decks.",
  "why.side-deck": "Ein Side-Deck hat höchstens {most} Karten.",
  "why.nothing-to-undo": "Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.",
  "why.undo-shared":
    "Frei zurücknehmen lässt sich nur in der Übung, wenn eine Person allein am Tisch sitzt, oder mit offenen Händen.",
  "why.undo-continued": "Das nächste Spiel der Serie hat begonnen; dieses bleibt, wie es ausging.",
  "why.fault": "Das ging wegen eines Fehlers im Programm nicht. Nichts hat sich geändert.",

  "prompt.reaction": "Antworten?",

  "notice.no-room":
    "Auf diesem Gerät ist kein Platz mehr. Die Partie geht weiter, ist aber verloren, wenn diese Seite geschlossen wird. Sichere sie als Datei.",
  "notice.no-storage":
    "Dieser Browser lässt die Partie nicht speichern. Sie geht weiter, ist aber verloren, wenn diese Seite geschlossen wird. Sichere sie als Datei.",
  "notice.noted":
    "Die Partie lässt sich nicht wie sonst speichern. Sie geht weiter: Eine Abschrift wartet in diesem Browser auf deinen nächsten Besuch. Sichere sie zur Sicherheit als Datei.",
  "notice.match-unreadable": ({ player, why }) =>
    `Eine gespeicherte Partie (${player.join(", ")}) konnte nicht gelesen werden: ${why} Sie ist beiseitegelegt und lässt sich herunterladen; sonst ist nichts betroffen.`,
  "notice.match-unplayable": ({ player }) =>
    `Eine gespeicherte Partie (${player.join(", ")}) lässt sich nicht noch einmal abspielen: Ihre Züge sind nach den Regeln nicht möglich. Sie bleibt, wie sie ist, und lässt sich herunterladen.`,
  "notice.match-later":
    "Diese gespeicherte Partie lässt sich noch nicht öffnen: {why} Sie bleibt, wie sie ist.",
  "notice.match-gone": "Diese Partie gibt es nicht mehr.",
  "notice.unreachable":
    "Was auf diesem Gerät gespeichert ist, lässt sich gerade nicht erreichen. Es bleibt, wie es ist: Schließe andere Tabs dieser Seite und versuche es noch einmal.",
  "notice.game-not-loaded":
    "Das Spiel konnte nicht geladen werden. Die gespeicherte Partie ist unberührt; versuche es noch einmal.",
  "notice.other-tab":
    "Diese Partie ist in einem anderen Tab offen. Spiel dort weiter oder übernimm sie hier.",
  "notice.taken-over": "Diese Partie wird jetzt in einem anderen Tab gespielt. Hier steht sie still.",
  "notice.opponent": "Der Gegner fand keine Antwort; für ihn wurde die einfachste gegeben.",
  "notice.fault":
    "Ein Fehler im Programm ist aufgetreten. Nichts hat sich geändert; die Partie lässt sich als Datei sichern.",
  "notice.undo":
    "Hier lässt sich nichts zurücknehmen: Die Regeln haben sich seit Beginn der Partie geändert.",
  "notice.language":
    "Die Sprache konnte nicht geladen werden. Prüfe die Verbindung und wähle sie noch einmal.",
  "notice.settings-unreadable":
    "Einige Einstellungen konnten nicht gelesen werden und stehen wieder wie am Anfang.",
  "notice.settings-unkept":
    "Deine Einstellungen konnten nicht gespeichert werden; sie gelten, bis diese Seite geschlossen wird.",
  "notice.guide-unreadable":
    "Wie weit du in der Anleitung warst, konnte nicht gelesen werden; sie beginnt von vorn.",
  "notice.deck-unreadable":
    "Ein gespeichertes Deck konnte nicht gelesen werden. Es ist beiseitegelegt und lässt sich herunterladen.",

  "notice.rebuilt":
    "Ein Teil dieser gespeicherten Partie war beschädigt. Er wurde aus ihren Zügen neu aufgebaut.",
  "notice.rebuilt-to":
    "Ein Teil dieser gespeicherten Partie war beschädigt. Er wurde aus ihren Zügen neu aufgebaut, bis Zug {moves} von {all}.",
  "notice.cut-off":
    "Die letzten Züge dieser gespeicherten Partie ließen sich nicht ausführen. Sie geht ab Zug {moves} weiter; alles, wie es gefunden wurde, ist beiseitegelegt.",
  "notice.surplus":
    "Nur die ersten {moves} ihrer {all} Züge führen zu ihrer Stellung. Die übrigen ließen sich nicht ausführen und wurden weggelassen.",
  "notice.rules-changed":
    "Regeln oder Karten haben sich seit Beginn dieser Partie geändert. Sie geht weiter, wie sie steht.",

  "reason.too-big": "Sie ist größer als {most} MB.",
  "reason.no-json": "Sie ist beschädigt oder abgeschnitten.",
  "reason.no-format": "Sie ist keine gespeicherte Partie.",
  "reason.too-old": "Ihr Format ist zu alt.",
  "reason.too-new": "Sie stammt aus einer neueren Version des Programms.",
  "reason.shape": "Etwas darin ist nicht, wie es sein soll ({place}).",
  "reason.unknown-game": "Diese Version kennt das Spiel „{game}“ nicht.",
  "reason.does-not-run": "Weder ihre Stellung noch ihre Züge lassen sich nach den Regeln spielen.",
});
