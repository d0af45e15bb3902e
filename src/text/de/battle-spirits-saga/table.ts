import { type AvailableActions, availableActionsText, num } from "../../args";
import { lines, translation, type Words } from "../../catalogue";
import type { table as english } from "../../en/battle-spirits-saga/table";
import { signed } from "../grammar";

const cores = (n: unknown) => (num(n) === 1 ? "1 Kern" : `${num(n)} Kerne`);

const whose = (player: Words) => (String(player) === "" ? "" : ` von ${player}`);
const by = (source: Words) => (String(source) === "" ? "" : ` (${source})`);

/** "Reserve von Ann" → "aus der Reserve von Ann". Any other place is a card. */
function outOf(place: Words): string {
  if (/^(Reserve|Ablage|Leere)( von |$)/.test(String(place))) return `aus der ${place}`;
  return /^Leben( von |$)/.test(String(place)) ? `aus dem ${place}` : `von ${place}`;
}

/** "Reserve von Ann" → "in die Reserve von Ann". */
function into(place: Words): string {
  if (/^(Reserve|Ablage|Leere)( von |$)/.test(String(place))) return `in die ${place}`;
  return /^Leben( von |$)/.test(String(place)) ? `ins ${place}` : `auf ${place}`;
}

interface Placed {
  readonly player: Words;
  readonly card: Words;
}

/** A card's cost, the cores that must stay on it, and the cores its player has. */
interface Unaffordable {
  readonly card: Words;
  readonly price: number;
  readonly stay: number;
  readonly have: number;
  readonly inReserve: boolean;
}

interface Change {
  readonly card: Words;
  readonly n: number;
  readonly stat: Words;
  readonly source: Words;
}

interface Gain {
  readonly card: Words;
  readonly keyword: Words;
  readonly source: Words;
}

const COLOURS: Readonly<Record<string, string>> = {
  red: "rot",
  purple: "violett",
  white: "weiß",
  yellow: "gelb",
  green: "grün",
  blue: "blau",
};
/** "red/white" */
const coloured = (symbol: string) =>
  symbol
    .split("/")
    .map((colour) => COLOURS[colour] ?? colour)
    .join("/");

const MAIN = [
  ["beschwöre einen Geist", "summon"],
  ["platziere einen Nexus", "place"],
  ["setz Magie ein", "magic"],
  ["setz einen Burst", "set-burst"],
  ["nutze einen Effekt", "use"],
  ["bewege Kerne", "add-core", "take-core", "move-core", "arrange-cores"],
  ["beende den Hauptschritt", "end-main"],
] as const;
const ATTACK = [
  ["greif mit einem Geist an", "attack"],
  ["nutze einen Effekt", "use"],
  ["beende den Angriffsschritt", "end-attack"],
] as const;
const OR = "oder";

/** Zones, prompts, reasons and log lines of Battle Spirits Saga. */
export const table = translation<typeof english>()({
  ...lines("battle-spirits-saga.zone", {
    spirits: "Geister",
    nexuses: "Nexus",
    hand: "Hand",
    deck: "Deck",
    trash: "Ablage",
    burst: "Burst",
    used: "Karte in Gebrauch",
  }),
  ...lines("battle-spirits-saga.stat", {
    cost: "Kosten",
    bp: "BP",
    level: "Stufe",
    symbols: "Symbole",
    "lv1-cost": "Kerne für LV1",
    cores: "Anzahl der Kerne",
    "written-bp": "aufgedruckte BP",
    "cannot-attack": "kann nicht angreifen",
    "cannot-block": "kann nicht blocken",
    "cannot-be-blocked": "kann nicht geblockt werden",
    "no-block-bp": "BP, mit denen nicht geblockt werden kann",
    "cannot-refresh": "wird nicht aufgefrischt",
    "cannot-be-destroyed-by-battle": "kann nicht durch Kampf zerstört werden",
    "cannot-be-destroyed-by-effects": "kann nicht durch Effekte zerstört werden",
    colours: "Farben",
    "cannot-be-destroyed-by-opponent": "kann nicht durch Effekte des Gegners zerstört werden",
    "takes-no-life": "nimmt kein Leben",
    "cannot-be-chosen": "kann nicht von Effekten des Gegners gewählt werden",
    "cores-protected": "behält ihre Kerne",
    "may-block-exhausted": "kann erschöpft blocken",
    "cannot-take-last-life": "kann nicht das letzte Leben nehmen",
    "takes-one-life": "nimmt höchstens 1 Leben",
    "enters-exhausted": "kommt erschöpft aufs Feld",
    "any-symbol-reduces": "jedes Symbol senkt die Kosten",
    "no-summon-effects": "tut nichts beim Beschwören",
    "no-attack-effects": "tut nichts beim Angreifen",
    "no-destroyed-effects": "tut nichts, wenn sie zerstört wird",
    "no-effects": "hat keine Effekte",
    "deck-protected": "Deck ist geschützt",
  }),
  ...lines("battle-spirits-saga.colour", {
    red: "Rot",
    purple: "Violett",
    white: "Weiß",
    yellow: "Gelb",
    green: "Grün",
    blue: "Blau",
  }),
  ...lines("battle-spirits-saga.step", {
    start: "Beginn",
    mulligan: "Mulligan",
    core: "Kern",
    draw: "Ziehen",
    refresh: "Auffrischen",
    main: "Hauptschritt",
    attack: "Angriff",
    end: "Ende",
  }),
  ...lines("battle-spirits-saga.phase", {
    start: "Beginn",
  }),
  ...lines("battle-spirits-saga.step-help", {
    start: "Wer kein Deck mehr hat, verliert jetzt. Niemand handelt.",
    mulligan: "Behalte deine Hand, oder leg sie unter dein Deck und zieh vier neue Karten: einmal.",
    core: "Du bewegst einen Kern aus der Leere in deine Reserve.",
    draw: "Du ziehst eine Karte.",
    refresh:
      "Deine erschöpften Karten werden aufgefrischt, und die Kerne deiner Ablage kehren in deine Reserve zurück.",
    main: "Beschwöre Geister, platziere Nexus, setz Magie ein, leg einen Burst und bewege Kerne, so oft du zahlen kannst. Dann geh weiter zum Angriff.",
    attack:
      "Greif mit deinen Geistern an, mit einem nach dem anderen. Die andere Seite darf blocken. Vor und nach dem Block dürfen beide Flash-Effekte nutzen.",
    end: "Effekte bis zum Ende des Zuges hören auf. Dann beginnt der nächste Zug.",
  }),
  ...lines("battle-spirits-saga.stop", {
    flash: "in den Flash-Fenstern eines Kampfes",
    burst: "wenn ein Burst ausgelöst werden könnte",
  }),
  ...lines("battle-spirits-saga.counter", {
    life: "Leben",
    reserve: "Reserve",
    trash: "Ablage",
    void: "Leere",
    core: "Kerne",
    soul: "Seelenkern",
  }),
  ...lines("battle-spirits-saga.print", {
    reduction: ({ colours }: { colours: readonly string[] }) =>
      `Reduktionssymbole: ${colours.map(coloured).join(", ")}`,
    symbols: ({ colours }: { colours: readonly string[] }) => `Symbole: ${colours.map(coloured).join(", ")}`,
    level: ({ n, cores: of }: { n: number; cores: number }) => `LV${n}: ${cores(of)}`,
    "level-bp": ({ n, cores: of, bp }: { n: number; cores: number; bp: number }) =>
      `LV${n}: ${cores(of)}, ${bp} BP`,
  }),
  "battle-spirits-saga.piece.core": ({ count }) => cores(count ?? 1),
  "battle-spirits-saga.piece.soul": "Seelenkern",
  ...lines("battle-spirits-saga.allotted", {
    "part.pay": "1. Bezahlen",
    "part.place": "2. Kerne legen",
    pay: "So bezahlen",
    place: "Diese Kerne legen",
    move: "So bewegen",
    level: "LV{n}",
    "level-bp": "LV{n}, {bp} BP",
    gives: ({ n, level }: { n: number; level: Words }) =>
      `Mit ${n === 1 ? "1 Kern" : `${n} Kernen`}: ${level}.`,
    levels: ({ levels }: { levels: readonly number[] }) =>
      `${levels.map((of, i) => `LV${i + 1} ab ${of}`).join(", ")}.`,
    falls: "{card} fällt unter LV1 und wird zerstört.",
    becomes: "dann {to}",
  }),
  ...lines("battle-spirits-saga.holder", {
    "core.reserve": "Kerne in der Reserve",
    "soul.reserve": "Seelenkern in der Reserve",
    "core.card": "Kerne auf {card}",
    "soul.card": "Seelenkern auf {card}",
  }),
  "battle-spirits-saga.rested": "erschöpft",
  "battle-spirits-saga.score": "Leben",
  ...lines("outcome.battle-spirits-saga", {
    "no-life": "kein Leben mehr",
    effect: "durch einen Effekt",
    "no-deck": "ein leeres Deck zu Beginn des Zuges",
    "no-life.won": "das letzte Leben ist genommen",
    "no-deck.won": "die Gegner können nicht mehr ziehen",
  }),
  ...lines("battle-spirits-saga.action", {
    keep: "Hand behalten und eine Karte ziehen",
    mulligan: "Mulligan: vier neue Karten",
    summon: "{card} beschwören",
    place: "{card} platzieren",
    magic: "{card} einsetzen",
    "set-burst": "{card} als Burst setzen",
    use: "Effekt von {card} nutzen",
    awaken: "Awaken von {card} nutzen",
    swift: "{card} mit Swift beschwören",
    attack: "Mit {card} angreifen",
    "add-core": "Einen Kern auf {card} legen",
    "add-soul": "Den Seelenkern auf {card} legen",
    "take-core": "Einen Kern von {card} nehmen",
    "take-soul": "Den Seelenkern von {card} nehmen",
    "move-core": "Einen Kern von {card} auf {target} legen",
    "move-soul": "Den Seelenkern von {card} auf {target} legen",
    "arrange-cores": "Kerne bewegen",
    "end-main": "Hauptschritt beenden",
    "end-attack": "Angriffsschritt beenden",
    answer: "{card} auslösen",
    pass: "Passen",
    "pass.flash": "Passen: kein Flash-Effekt",
    "pass.burst": "Keinen Burst auslösen",
    concede: "Aufgeben",
    back: "Abbrechen",
    "draw.offer": "Unent\u00adschieden anbieten",
    "draw.accept": "Unent\u00adschieden annehmen",
    "draw.decline": "Unent\u00adschieden ablehnen",
  }),
  ...lines("battle-spirits-saga.preview", {
    cost: ({ n, cost, by, of }: { n: number; cost: number; by: number; of: number }) =>
      by === 0
        ? `Kostet ${cores(n)}.`
        : `Kostet ${cores(n)}: ${cost} minus ${by} für deine Symbole (höchstens ${of}).`,
    attack: "{card} greift mit {n} BP um {symbols} Leben an.",
  }),
  ...lines("prompt.battle-spirits-saga", {
    mulligan: "Behalte diese Hand und zieh eine fünfte Karte, oder leg sie für vier neue zurück.",
    first: "Wer beginnt?",
    main: (open: AvailableActions) => `Hauptschritt: ${availableActionsText(open, OR, MAIN)}.`,
    attack: (open: AvailableActions) => `Angriffsschritt: ${availableActionsText(open, OR, ATTACK)}.`,
    flash: "Flash: Setze einen Effekt ein oder passe.",
    burst: "Jetzt kann ein Burst ausgelöst werden.",
    pay: ({ card, n }: { card: Words; n: number }) => `${card}: Bezahle ${cores(n)}.`,
    ascend: "{card}: Wähle den Geist, dessen Kerne in die Reserve gehen.",
    "place-cores": ({ card, n }: { card: Words; n: number }) =>
      `${card}: Leg Kerne darauf, ${n === 0 ? "wenn du willst" : `mindestens ${n}`}.`,
    "arrange-cores": "Bestimme, wo wie viele Kerne liegen.",
    awaken: "{card}: Wähle die Kerne, die darauf bewegt werden.",
    "which-cores": ({ card, n }: { card: Words; n: number }) =>
      `${card}: Wähle, ${n === 1 ? "welcher Kern bewegt wird" : `welche ${n} Kerne bewegt werden`}.`,
    block: "{card} greift an: Blocke mit einem Geist oder lass den Angriff durch.",
    "block.0": "Durchlassen",
    "block.1": "Mit {name} blocken",
    "block-gone": "Der Angreifer ist nicht mehr da: Blocke mit einem Geist oder lass den Angriff durch.",
    "block-gone.0": "Durchlassen",
    "block-gone.1": "Mit {name} blocken",
    look: "{card}: Zeig eine Karte und nimm sie, oder nimm keine.",
    "look.0": "Keine nehmen",
    "look.1": "{name} nehmen",
    bury: "{card}: Leg diese Karten unter dein Deck, die erste zuoberst.",
    "pay-exhaust": "{card}: Wähle, was du erschöpfst.",
    "pay-exhaust.1": "{name} erschöpfen",
    "pay-exhaust.2": "Diese {count} erschöpfen",
    "pay-cores": "{card}: Wähle Kerne zum Bezahlen.",
    "pay-cores-of-this": "{card}: Wähle Kerne zum Bezahlen.",
    "pay-cores-of-reserve": "{card}: Wähle Kerne zum Bezahlen.",
  }),
  ...lines("battle-spirits-saga.asked", {
    "flash-before":
      "Flash vor dem Blocken: {card} ({bp} BP) greift {player} um {n} Leben an. Setze einen Effekt ein oder passe: Passen beide, darf {player} blocken.",
    "flash-after":
      "Flash nach dem Blocken: {card} ({bp} BP) gegen {target} ({other} BP). Setze einen Effekt ein oder passe: Passen beide, wird zerstört, wer weniger BP hat.",
    "flash-gone":
      "Flash: Einer der Kämpfenden ist nicht mehr da, und der Kampf endet ohne Folgen. Setze einen Effekt ein oder passe.",
    block: "{card} ({bp} BP) greift um {n} Leben an: Blocke mit einem Geist oder lass den Angriff durch.",
    "must-block": "{card} ({bp} BP) greift um {n} Leben an und muss geblockt werden: Wähle einen Geist.",
    burst: "Dein Burst {card} kann jetzt ausgelöst werden: Löse ihn aus oder mach ohne ihn weiter.",
    "no-burst": "Jetzt können Bursts ausgelöst werden, aber du hast keinen, der passt.",
  }),
  ...lines("why.battle-spirits-saga", {
    "no-such-card": "{card} kann in keinem Deck sein.",
    "deck-size": "Ein Deck hat {min} bis {max} Karten; dieses hat {n}.",
    copies: "{card} ist {n}-mal im Deck; höchstens viermal ist erlaubt.",
    "first-hands": "Zuerst müssen beide über ihre Starthand entscheiden.",
    "not-in-hand": "Diese Karte ist nicht auf deiner Hand.",
    "not-a-spirit": "{card} ist kein Geist.",
    "not-a-nexus": "{card} ist kein Nexus.",
    "not-a-magic": "{card} ist keine Magie.",
    "not-magic": "{card} ist keine Magie.",
    "not-main": "{card} hat keinen Effekt für den Hauptschritt.",
    "not-flash": "{card} hat keinen Flash-Effekt.",
    condition: "Die Bedingung von {card} ist nicht erfüllt.",
    "too-dear": ({ card, n, have }: { card: Words; n: number; have: number }) =>
      `${card} kostet ${cores(n)}. Du hast ${have}.`,
    "cannot-afford": ({ card, price, stay, have, inReserve }: Unaffordable) => {
      const needs =
        stay === 0
          ? `kostet ${cores(price)}`
          : price === 0
            ? `braucht ${cores(stay)}, die darauf bleiben`
            : `braucht ${cores(price + stay)}: ${price} als Kosten, ${stay} bleiben darauf`;
      return `${card} ${needs}. Du hast ${have}${inReserve ? " in deiner Reserve" : ""}.`;
    },
    "no-ascend": "{card} braucht für Ascend einen deiner Geister.",
    "not-swift": "{card} hat kein Swift.",
    "no-burst": "{card} hat keinen Burst-Effekt.",
    "one-burst": "Du hast in diesem Zug schon einen Burst gesetzt.",
    "no-awaken": "Diese Karte hat jetzt kein Awaken.",
    "not-your-cores": "Kerne kannst du nur zwischen deinem Feld und deiner Reserve bewegen.",
    "same-place": "Dort liegt der Kern schon.",
    "no-core-there": "Dort liegt kein solcher Kern.",
    "nothing-to-move": "Du hast keine Karten oder keine Kerne zum Bewegen.",
    "not-your-spirit": "Das ist keiner deiner Geister auf dem Feld.",
    exhausted: "{card} ist erschöpft.",
    "cannot-attack": "{card} kann wegen eines Effekts nicht angreifen.",
    "cannot-block": "{card} kann wegen eines Effekts nicht blocken.",
    "not-astral": "{target} hat Astral und kann von {card} nicht geblockt werden.",
    "no-block": "{card} kann {target} wegen eines Effekts nicht blocken.",
    "burst-later": "Ein Burst lässt sich nur auslösen, wenn seine Bedingung erfüllt ist.",
    "attack-step": "Geister können nur im Angriffsschritt angreifen.",
    "flash-only": "Das geht nur in den Flash-Fenstern eines Kampfes.",
    "main-step": "Das geht nur im Hauptschritt.",
    "flash-only-here": "Jetzt sind nur Flash-Effekte erlaubt.",
    "end-step": "Beende zuerst den Schritt.",
    "no-such-action": "Diese Aktion gibt es in einem Zug nicht.",
    "not-on-field": "Diese Karte ist nicht auf dem Feld.",
  }),
  ...lines("log.battle-spirits-saga", {
    first: "{player} beginnt.",
    mulligan: "{player} nimmt einen Mulligan.",
    keep: "{player} behält die Hand.",
    turn: "{player} ist am Zug.",
    "step-main": "{player} beginnt den Hauptschritt.",
    "step-attack": "{player} beginnt den Angriffsschritt.",
    draw: "{player} zieht {card}.",
    "draw-hidden": "{player} zieht eine Karte.",
    "draw-hidden-times": "{player} zieht {times} Karten.",
    cores: ({ n, from, to }: { n: number; from: Words; to: Words }) =>
      `${cores(n)} ${num(n) === 1 ? "wandert" : "wandern"} ${outOf(from)} ${into(to)}.`,
    soul: ({ from, to }: { from: Words; to: Words }) => `Der Seelenkern wandert ${outOf(from)} ${into(to)}.`,
    "cores-paid": ({ player, n, from }: { player: Words; n: number; from: Words }) =>
      `${player} bezahlt ${cores(n)} ${outOf(from)}.`,
    "soul-paid": ({ player, from }: { player: Words; from: Words }) =>
      `${player} bezahlt den Seelenkern ${outOf(from)}.`,
    "place.reserve": ({ player }: Placed) => `Reserve${whose(player)}`,
    "place.life": ({ player }: Placed) => `Leben${whose(player)}`,
    "place.trash": ({ player }: Placed) => `Ablage${whose(player)}`,
    "place.void": (_: Placed) => "Leere",
    "place.card": ({ card }: Placed) => `${card}`,
    summon: "{player} beschwört {card}.",
    place: "{player} platziert {card}.",
    magic: "{player} setzt {card} ein.",
    ability: "{player} nutzt den Effekt von {card}.",
    control: "{player} übernimmt {card}.",
    "set-burst": "{player} setzt einen Burst.",
    burst: "{player} löst den Burst {card} aus.",
    attack: "{card} greift an.",
    block: "{card} blockt {target}.",
    "block-gone": "{card} blockt.",
    "no-block": "{player} blockt nicht.",
    clash: "{card} ({bp} BP) gegen {target} ({other} BP).",
    "clash-plain": "{card} gegen {target}.",
    "life-lost": "{player} verliert {n} Leben.",
    "life-gained": "{player} gewinnt {n} Leben.",
    destroyed: "{card} wird zerstört.",
    "self-destroyed": "{card} wird vom eigenen Spieler zerstört.",
    discard: "{card} wird abgeworfen.",
    return: "{card} geht auf die Hand von {player} zurück.",
    take: "{player} zeigt {card} und nimmt sie.",
    "put-back": "{card} kommt ins Deck von {player}.",
    "put-back-hidden": "{player} legt eine Karte ins Deck.",
    shuffle: "{player} mischt.",
    rest: "{card} wird erschöpft.",
    refresh: "{card} wird aufgefrischt.",
    modify: ({ card, n, stat, source }: Change) => `${card} erhält ${signed(n)} ${stat}${by(source)}.`,
    "modify-set": ({ card, n, stat, source }: Change) => `${card}: ${stat} ist jetzt ${n}${by(source)}.`,
    gain: ({ card, keyword, source }: Gain) => `${card} erhält ${keyword}${by(source)}.`,
    lose: ({ card, keyword, source }: Gain) => `${card} verliert ${keyword}${by(source)}.`,
    becomes: ({ card, stat, source }: Change) => `${card} zählt auch als ${stat}${by(source)}.`,
    cannot: ({ card, stat, source }: Change) => `${card} ${stat}${by(source)}.`,
    "no-block-bp": ({ card, n, source }: Change) =>
      `Geister mit ${n} BP oder weniger können ${card} nicht blocken${by(source)}.`,
    "draw-offer": "{player} bietet ein Unentschieden an.",
    "draw-accept": "{player} nimmt das Unentschieden an.",
    "draw-decline": "{player} lehnt das Unentschieden ab.",
    back: "{player} bricht ab.",
    out: "{player} ist ausgeschieden: {cause}.",
    "game-over-win": "{player} gewinnt: {cause}.",
    "game-over-draw": "Unentschieden: {cause}.",
  }),
});
