import { type AvailableActions, availableActionsText, inWindow, num } from "../../args";
import { lines, translation, type Words } from "../../catalogue";
import type { table as english } from "../../en/battle-cores/table";
import { capital, cards, counted, numberWord, signed, word } from "../grammar";

const points = (n: unknown) => (num(n) === 1 ? "1 Punkt" : `${num(n)} Punkte`);
/** A cost paid with cards. */
interface Payment {
  readonly card: Words;
  readonly count: number;
}
/** "eines deiner Monster", "zwei deiner Monster". */

const ofYours = (count: number, one: string, what: string) =>
  `${count === 1 ? one : numberWord(count)} deiner ${what}`;

const PLAYS = [
  ["spiel Karten", "summon", "activate", "legend"],
  ["nutze Fähigkeiten", "use", "temper", "trade"],
  ["zieh für 2 Punkte", "draw-card"],
] as const;
const MAIN = [...PLAYS, ["geh zur Kampfphase über", "to-battle"]] as const;
const BATTLE = [
  ["greif mit einem Monster oder einer Waffe an", "attack"],
  ["geh zur Endphase über", "to-end"],
] as const;
const END = [...PLAYS, ["beende deinen Zug", "end-turn"]] as const;
const OR = "oder";

const atWindow = inWindow("trap", "Aktiviere eine Falle oder passe", "Du kannst nur passen");

/** Zones, prompts, reasons and log lines of Battle Cores. */
export const table = translation<typeof english>()({
  ...lines("battle-cores.zone", {
    monsters: "Monster",
    items: "Gegenstände",
    gear: "Waffen",
    fields: "Felder",
    played: "Aktivierte Karte",
    hand: "Hand",
    deck: "Haupt\u00addeck",
    legends: "Legenden\u00addeck",
    ground: "Ablage",
    "legend-ground": "Legenden\u00adablage",
  }),
  ...lines("battle-cores.stat", {
    price: () => counted(word("m", "Preis", "Preises", "Preise"), 1),
    armor: () => counted(word("f", "Rüstung", "Rüstung", "Rüstungen"), 1),
    power: () => counted(word("f", "Kraft", "Kraft", "Kräfte"), 1),
    durability: () => counted(word("f", "Haltbarkeit", "Haltbarkeit", "Haltbarkeiten"), 1),
  }),
  ...lines("battle-cores.step", {
    start: "Beginn",
    mulligan: "Mulligan",
    main: "Hauptphase",
    battle: "Kampf",
    end: "Ende",
  }),
  ...lines("battle-cores.step-help", {
    start:
      "Übrige Punkte verfallen, und du bekommst so viele, wie dein Zug zählt. Deine Karten richten sich auf, Rüstung wird wiederhergestellt, und du ziehst eine Karte.",
    mulligan: "Behalte deine Hand, oder misch sie zurück und zieh eine Karte weniger.",
    main: "Beschwöre Monster, rüste sie aus, spiel andere Karten und nutze Fähigkeiten, bezahlt mit Punkten. Angriffe folgen in der nächsten Phase.",
    battle:
      "Greif mit Monstern an, die nicht in diesem Zug beschworen wurden, und mit deiner Waffe. Alle dürfen Fallen aktivieren.",
    end: "Tu noch einmal, was in der Hauptphase möglich ist, ohne Angriffe und Fallen. Mit übrigen Punkten kannst du bis zu deinem nächsten Zug noch Fallen bezahlen.",
  }),
  ...lines("battle-cores.stop", {
    "battle-start": "wenn eine Kampfphase beginnt",
    attack: "wenn ein Angriff angesagt wird",
    "after-attack": "nach einem Angriff",
    "battle-end": "bevor eine Kampfphase endet",
  }),
  "battle-cores.counter.hp": "HP",
  "battle-cores.counter.points": ({ count }) => (count === 1 ? "Punkt" : "Punkte"),
  "battle-cores.counter.counters": "Zählmarken",
  "battle-cores.speed-left": "Angriffe durch Tempo",
  "battle-cores.survival-left": "Überleben",
  "battle-cores.rested": "gekippt",
  ...lines("outcome.battle-cores", {
    "no-hp": "keine HP mehr",
    "no-cards": "keine Karten mehr zum Ziehen",
    "no-hp.won": "die letzten HP sind genommen",
    "no-cards.won": "die Gegner können nicht mehr ziehen",
  }),
  "battle-cores.score": "HP",
  ...lines("battle-cores.option", {
    armor: "Rüstung wird erneuert",
    "armor.help":
      "Laut Regelbuch zu Beginn des Zuges ihres Spielers; es spricht aber auch vom Schaden eines Zuges.",
    "armor.own-turn": "Zu Beginn des Zuges ihres Spielers",
    "armor.every-turn": "Zu Beginn jedes Zuges",
    mulligans: "Mulligans",
    "mulligans.help": "Wie oft jeder eine neue Hand mit einer Karte weniger nehmen darf.",
    "mulligans.any": "Beliebig oft",
    "mulligans.one": "Einmal",
    set: "Geltendes Set",
    "set.help": "Karten werden in ihrer Fassung aus diesem Set gespielt.",
    "set.newest": "Das neueste",
    "set.n": "Set {n}",
  }),
  ...lines("battle-cores.action", {
    mulligan: "Mulligan: neue Hand mit einer Karte weniger",
    ready: "Bereit: diese Hand behalten",
    summon: "{card} beschwören",
    legend: "{card} beschwören",
    activate: ({ card, target }: { card: Words; target: Words }) =>
      `${card}${target ? ` auf ${target}` : ""} aktivieren`,
    trap: "{card} aktivieren",
    "draw-card": "2 Punkte zahlen: eine Karte ziehen",
    "last-draw": "2 Punkte zahlen: vom leeren Deck ziehen und ausscheiden",
    use: "{card} nutzen",
    temper: "{card} für den Effekt kippen",
    trade: "{card} tauschen",
    "temper-for": ({ card, does }: { card: Words; does: Words }) =>
      `${card} kippen: ${capital(String(does))}`,
    "trade-for": ({ card, does }: { card: Words; does: Words }) =>
      `${card} tauschen: ${capital(String(does))}`,
    attack: "{target} mit {card} angreifen",
    "attack-with": "Mit {card} angreifen",
    "attack-player": "{player} mit {card} angreifen",
    "to-battle": "Zur Kampfphase",
    "to-end": "Zur Endphase",
    "end-turn": "Zug beenden",
    pass: "Passen",
    "pass.battle-start": "Passen: Kampfphase beginnen",
    "pass.attack": "Passen: Angriff ausführen",
    "pass.after-attack": "Passen: weiter",
    "pass.battle-end": "Passen: Kampfphase beenden",
    concede: "Aufgeben",
    back: "Abbrechen",
    "draw.offer": "Unent\u00adschieden anbieten",
    "draw.accept": "Unent\u00adschieden annehmen",
    "draw.decline": "Unent\u00adschieden ablehnen",
  }),
  ...lines("battle-cores.preview", {
    falls: "fällt",
    left: "{left} übrig",
    "left-hp": "{left} HP übrig",
    direct: "{card} nimmt {player} {n} HP; es bleiben {left}.",
    hurt: "Die Rüstung von {card} sinkt von {from} auf {left}.",
    survives: "{card} bleibt bei Rüstung 1 und verbraucht ein Überleben.",
    discarded: "{card} wird abgeworfen.",
    "token-gone": "{card} verlässt das Spiel.",
    surplus: "{player} verliert {n} HP durch Durchschlag.",
    paid: ({ n, left }: { n: number; left: number }) => `Kostet ${points(n)}; es bleiben ${left}.`,
  }),
  ...lines("prompt.battle-cores", {
    mulligan: "Behalte diese Hand oder misch sie zurück und nimm eine mit einer Karte weniger.",
    main: (open: AvailableActions) => `Hauptphase: ${availableActionsText(open, OR, MAIN)}.`,
    battle: (open: AvailableActions) => `Kampfphase: ${availableActionsText(open, OR, BATTLE)}.`,
    end: (open: AvailableActions) => `Endphase: ${availableActionsText(open, OR, END)}.`,
    block: "{card} greift an: Blocke mit einem Verteidiger oder lass den Angriff durch.",
    "block.0": "Durchlassen",
    "block.1": "Mit {name} blocken",
    search: ({ card, count }: { card: Words; count: number }) =>
      `${card}: Wähle ${cards(count)} aus deinem Hauptdeck.`,
    "search.1": "{name} nehmen",
    "search.2": "Diese {count} nehmen",
    summon: "{card}: Wähle, was du beschwörst; du bezahlst den Preis.",
    "summon.1": "{name} beschwören",
    "quick-summon": "{card}: Wähle, was du ins Spiel bringst.",
    "quick-summon.1": "{name} ins Spiel bringen",
    "pay-temper": ({ card, count }: Payment) => `${card}: Kippe ${ofYours(count, "eines", "Monster")}.`,
    "pay-temper.1": "{name} kippen",
    "pay-temper.2": "Diese {count} kippen",
    "pay-return": ({ card, count }: Payment) =>
      `${card}: Nimm ${ofYours(count, "eine", "Karten")} auf die Hand zurück.`,
    "pay-return.1": "{name} zurücknehmen",
    "pay-return.2": "Diese {count} zurücknehmen",
    "pay-deck": ({ card, count }: Payment) =>
      `${card}: Lege ${ofYours(count, "eine", "Karten")} unter dein Hauptdeck.`,
    "pay-deck.1": "{name} unter das Deck legen",
    "pay-deck.2": "Diese {count} unter das Deck legen",
    "window.battle-start": atWindow("Eine Kampfphase beginnt"),
    "window.attack": atWindow("Ein Angriff trifft gleich"),
    "window.after-attack": atWindow("Der Angriff ist vorbei"),
    "window.battle-end": atWindow("Die Kampfphase endet gleich"),
  }),
  ...lines("why.battle-cores", {
    "deck-size": "Ein Hauptdeck hat genau 40 Karten; dieses hat {count}.",
    "legends-size": "Ein Legendendeck hat höchstens 6 Karten; dieses hat {count}.",
    "deck-copies": "{card} ist {count}-mal im Hauptdeck; höchstens viermal ist erlaubt.",
    "legend-copies": "{card} ist {count}-mal im Legendendeck; jede Legende darf einmal darin sein.",
    "deck-token": "{card} ist ein Token und kann in keinem Deck sein.",
    "first-hands": "Zuerst müssen alle über ihre Starthand entscheiden.",
    "one-mulligan": "An diesem Tisch hat jeder nur einen Mulligan.",
    "no-hand": "Du hast keine Karten mehr für einen Mulligan.",
    "other-phase": "Die Phasen kommen der Reihe nach: Hauptphase, Kampfphase, Endphase.",
    "attack-in-battle": "Angreifen kannst du nur in der Kampfphase.",
    "traps-in-windows": "Fallen werden in einer Kampfphase aktiviert, wenn reagiert werden darf.",
    "trap-in-battle": "{card} ist eine Falle: Sie wird in einer Kampfphase aktiviert.",
    "only-traps": "Jetzt lassen sich nur Fallen aktivieren.",
    "not-in-battle": "Das geht nur in der Hauptphase und in der Endphase.",
    "no-such-action": "Diese Aktion gibt es in einem Zug nicht.",
    "not-in-hand": "Diese Karte ist nicht auf deiner Hand.",
    "not-in-legends": "Diese Karte ist nicht in deinem Legendendeck.",
    "not-a-trap": "{card} ist keine Falle.",
    "other-way": "{card} wird auf andere Weise gespielt.",
    "too-dear": ({ card, price, have }: { card: Words; price: number; have: number }) =>
      `${card} kostet ${points(price)}. Du hast ${have}.`,
    "cannot-pay": "Du kannst die Kosten von {card} nicht bezahlen.",
    "summon-not-met": "Du kannst nicht bezahlen, was bei {card} unter Beschwörung() steht.",
    "draw-price": ({ price, have }: { price: Words; have: Words }) =>
      `Eine Karte zu ziehen kostet ${points(price)}. Du hast ${have}.`,
    "last-draw": "Dein Hauptdeck ist leer: Wer dann ziehen muss, scheidet aus.",
    "no-monster-for-item": "Du brauchst ein Monster, das den Gegenstand trägt.",
    "not-your-monster": "Gegenstände kommen auf deine eigenen Monster.",
    condition: "Die Bedingung von {card} ist nicht erfüllt.",
    "not-yours": "Das gehört dir nicht.",
    "not-in-play": "Das ist nicht im Spiel.",
    tempered: "{card} ist gekippt.",
    "just-summoned": "{card} wurde erst in diesem Zug beschworen.",
    defender: "{card} hat Verteidiger und damit keinen normalen Angriff.",
    "cannot-attack": "Nur Monster und Waffen im Spiel können angreifen.",
    "no-target": "Das kann nicht angegriffen werden.",
    "own-target": "Du kannst nur Monster anderer Spieler angreifen.",
    elusive: "{card} hat Ungreifbar: Nur Karten mit Ungreifbar können dieses Monster angreifen.",
    "has-monsters": "{player} hat Monster im Spiel und kann nicht direkt angegriffen werden.",
    "elusive-can-be-hit":
      "Du hast ein Monster mit Ungreifbar; also müssen die Monster von {player} damit angegriffen werden.",
  }),
  ...lines("log.battle-cores", {
    mulligan: ({ player, n }: { player: Words; n: number }) =>
      `${player} nimmt einen Mulligan: eine Hand mit ${cards(n)}.`,
    ready: "{player} ist bereit.",
    first: "Münzwurf: {player} beginnt.",
    "first-of-many": "Das Los entscheidet: {player} beginnt.",
    turn: "{player} ist am Zug.",
    "phase-main": "{player} beginnt die Hauptphase.",
    "phase-battle": "{player} beginnt die Kampfphase.",
    "phase-end": "{player} beginnt die Endphase.",
    draw: "{player} zieht {card}.",
    "draw-hidden": "{player} zieht eine Karte.",
    "draw-hidden-times": "{player} zieht {times} Karten.",
    "deck-empty": "{player} hat keine Karten mehr zum Ziehen.",
    "hp-up": "{player} erhält {n} HP: jetzt {now}.",
    "hp-down": "{player} verliert {n} HP: noch {now}.",
    "points-up": ({ player, n, now }: { player: Words; n: number; now: number }) =>
      `${player} erhält ${points(n)}: jetzt ${now}.`,
    "points-down": ({ player, n, now }: { player: Words; n: number; now: number }) =>
      `${player} verliert ${points(n)}: noch ${now}.`,
    counters: ({ card, n }: { card: Words; n: number }) =>
      `${card} hat ${n} ${n === 1 ? "Zählmarke" : "Zählmarken"}.`,
    summon: "{player} beschwört {card}.",
    activate: "{player} aktiviert {card}.",
    "ability-use": "{player} nutzt {card}.",
    "ability-temper": "{player} kippt {card} für den Effekt.",
    "ability-trade": "{player} tauscht {card}.",
    attack: "{card} greift {target} an.",
    "attack-player": "{card} greift {player} direkt an.",
    block: "{card} blockt {target}.",
    "no-block": "{player} blockt nicht.",
    damage: "{card} fügt {target} {n} Schaden zu.",
    "damage-player": "{card} fügt {player} {n} Schaden zu.",
    "no-damage": "Der Angriff von {card} richtet keinen Schaden an.",
    "no-damage-player": "Der Angriff von {card} richtet keinen Schaden an.",
    "strike-back": "{card} schlägt zurück und fügt {target} {n} Schaden zu.",
    armor: "{card} hat noch Rüstung {n}.",
    survive: "{card} überlebt mit Rüstung 1.",
    restore: "Die Rüstung von {card} ist wiederhergestellt.",
    victory: "{card} hat {target} besiegt.",
    burn: "{player} erleidet {n} Brandschaden.",
    "burn-card": "{card} erleidet {n} Brandschaden.",
    discard: "{card} wird abgeworfen.",
    remove: "{card} wird aus dem Spiel entfernt.",
    attach: "{card} wird an {target} angelegt.",
    return: "{card} kommt auf die Hand von {player} zurück.",
    reveal: "{player} zeigt {card}.",
    "put-back": "{card} kommt ins Deck von {player}.",
    "put-back-hidden": "{player} legt eine Karte ins Deck.",
    shuffle: "{player} mischt.",
    rest: "{card} wird gekippt.",
    refresh: "{card} wird aufgerichtet.",
    gain: "{card} erhält {keyword}.",
    modify: ({ card, n, stat, source }: { card: Words; n: number; stat: Words; source: Words }) =>
      `${card} erhält ${signed(n)} ${stat}${source ? ` durch ${source}` : ""}.`,
    "modify-set": "{stat} von {card} ist jetzt {n}.",
    "draw-offer": "{player} bietet ein Unentschieden an.",
    "draw-accept": "{player} nimmt das Unentschieden an.",
    "draw-decline": "{player} lehnt das Unentschieden ab.",
    back: "{player} bricht ab.",
    out: "{player} scheidet aus: {cause}.",
    "game-over-win": "{player} gewinnt: {cause}.",
    "game-over-draw": "Unentschieden: {cause}.",
  }),
});
