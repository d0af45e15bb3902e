import { type AvailableActions, availableActionsText } from "../../args";
import { lines, translation, type Words } from "../../catalogue";
import type { table as english } from "../../en/battle-of-souls/table";
import { signed } from "../grammar";

const list = (parts: readonly Words[]) => {
  const texts = parts.map(String);
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} und ${texts.at(-1)}`;
};

const ACTS = [
  ["aktiviere eine Karte", "activate"],
  ["nutze einen Effekt", "use"],
] as const;
const MAIN = [
  ["stell einen Kämpfer auf", "deploy"],
  ...ACTS,
  ["leg eine Karte verdeckt", "set"],
  ["geh in die Kampfphase", "to-battle"],
  ["geh in Hauptphase II", "to-main-2"],
  ["beende deinen Zug", "end-turn"],
] as const;
const BATTLE = [["greif an", "attack"], ...ACTS, ["beende die Kampfphase", "end-battle"]] as const;
const REPLAY = [
  ["greif mit irgendeinem Kämpfer neu an", "attack"],
  ["greif nicht an", "call-off"],
] as const;
const FIRST_HAND = [
  ["behalte sie", "keep"],
  ["nimm einen Mulligan", "mulligan"],
  ["nimm auch einen Mulligan", "join"],
] as const;
const OR = "oder";

interface Counted {
  readonly card: Words;
  readonly n: number;
  readonly now: number;
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

const by = (source: Words) => (String(source) === "" ? "" : ` (${source})`);

/** Zones, prompts, reasons and log lines of Battle of Souls. */
export const table = translation<typeof english>()({
  ...lines("battle-of-souls.zone", {
    fighters: "Kämpfer",
    equipment: "Aus\u00adrüstung",
    tactics: "Taktiken",
    battlefield: "Schlachtfeld",
    deck: "Deck",
    hand: "Hand",
    discard: "Ablage",
    removed: "Aus dem Spiel entfernt",
  }),
  ...lines("battle-of-souls.stat", {
    atk: "ATK",
    rst: "RST",
    kills: "Siegmarken",
    attacks: "Angriffe je Zug",
    "cannot-attack": "kann nicht angreifen",
    "cannot-be-destroyed": "kann nicht zerstört werden",
    "cannot-be-destroyed-by-battle": "kann nicht durch Kampf zerstört werden",
    "stays-resting": "richtet sich in der Bereitschaftsphase nicht auf",
    "may-stay-resting": "darf in Ruhestellung bleiben",
  }),
  ...lines("battle-of-souls.step", {
    mulligan: "Mulligan",
    draw: "Ziehen",
    ready: "Bereit",
    main: "Haupt I",
    start: "Kampfbeginn",
    battle: "Kampf",
    damage: "Schaden",
    "end-step": "Kampfende",
    "main-2": "Haupt II",
    end: "Ende",
  }),
  ...lines("battle-of-souls.phase", {
    start: "Beginn",
    battle: "Kampf",
  }),
  ...lines("battle-of-souls.step-help", {
    mulligan:
      "Behalte deine Hand, oder zeig sie, misch sie zurück und zieh fünf neue Karten: höchstens zweimal.",
    draw: "Du ziehst eine Karte. Danach dürfen gelegte Taktiken aktiviert werden.",
    ready: "Deine Kämpfer in Ruhestellung richten sich auf. Gelegte Taktiken dürfen aktiviert werden.",
    main: "Stell einen Kämpfer auf, leg Ausrüstung und Taktiken verdeckt, aktiviere Karten und nutze Effekte, in beliebiger Reihenfolge. Dann beginn die Kampfphase oder beende deinen Zug.",
    start: "Die Kampfphase beginnt. Gelegte Taktiken und schnelle Effekte sind möglich.",
    battle:
      "Wähle einen aufrechten Kämpfer und einen gegnerischen als sein Ziel. Ohne gegnerische Kämpfer greifst du direkt an. Jeder Kämpfer greift einmal an.",
    damage:
      "Der Kampf wird entschieden, und SP wechseln die Seite. Jetzt sind nur Karten möglich, die ATK oder RST ändern.",
    "end-step": "Die Kampfphase endet. Gelegte Taktiken und schnelle Effekte sind noch einmal möglich.",
    "main-2":
      "Tu, was in Hauptphase I möglich ist: stell einen Kämpfer auf, falls noch nicht geschehen, leg und aktiviere Karten, nutze Effekte. Dann beende deinen Zug.",
    end: "Effekte der Endphase geschehen. Bei mehr als sieben Handkarten legst du ab, bis es sechs sind.",
  }),
  ...lines("battle-of-souls.stop", {
    phase: "in jeder Phase und jedem Schritt",
    leave: "bevor eine Hauptphase endet",
    attack: "wenn ein Angriff angesagt wird",
    damage: "im Schadensschritt",
    chain: "wenn etwas aktiviert wird",
  }),
  ...lines("battle-of-souls.counter", {
    kill: "Siegmarken",
    clock: "Uhrmarken",
    spell: "Zaubermarken",
    "used-1": "Erster Effekt in diesem Zug genutzt",
    "used-2": "Zweiter Effekt in diesem Zug genutzt",
    "used-3": "Dritter Effekt in diesem Zug genutzt",
  }),
  ...lines("battle-of-souls.option", {
    places: "Ausrüstung und Taktiken",
    "places.help": "Das Regelbuch spricht von je drei und von sechs zusammen.",
    "places.three": "Höchstens je drei",
    "places.six": "Sechs zusammen",
    payments: "Bezahlte SP, zu zweit",
    "payments.help": "Wer bezahlte SP bekommt, sagt das Regelbuch nur für mehr als zwei Spieler.",
    "payments.opponent": "Der Gegner bekommt sie",
    "payments.nobody": "Niemand bekommt sie",
    sp: "SP eines Teams",
    "sp.help": "Ein Team hat 8000 SP gemeinsam, oder sie werden unter seinen Mitgliedern geteilt.",
    "sp.shared": "Gemeinsam",
    "sp.split": "Geteilt",
    hand: "Handlimit",
    "hand.help": "Das Regelbuch erlaubt sieben Karten; wer mehr hat, wirft aber bis auf sechs ab.",
    "hand.seven-six": "Sieben, sonst auf sechs",
    "hand.seven": "Sieben, sonst auf sieben",
    "hand.six": "Sechs, sonst auf sechs",
    "second-main": "Hauptphase II",
    "second-main.help":
      "Das Regelbuch erlaubt sie direkt nach der Hauptphase I, an anderer Stelle nur nach einer Kampfphase.",
    "second-main.always": "Auch ohne Kampfphase",
    "second-main.after-battle": "Nur nach einer Kampfphase",
    "first-battle": "Erste Züge des Teams, das beginnt",
    "first-battle.help":
      "Das Team, das beginnt, hat laut Regelbuch zuerst keine Kampfphase; wie lange, steht dort nicht.",
    "first-battle.team": "Kein Kampf für alle Mitglieder",
    "first-battle.player": "Kein Kampf für den ersten Spieler",
    piles: "Karten, die zugleich in eine Ablage gehen",
    "piles.help": "Die Reihenfolge in einer Ablage zählt; wer sie festlegt, sagt das Regelbuch nicht.",
    "piles.zone": "So, wie sie lagen",
    "piles.owner": "Ihr Besitzer legt die Reihenfolge fest",
    legendary: "Ein weiterer Legendärer Krieger",
    "legendary.help":
      "Laut Regelbuch wird der vorhandene zerstört: entweder, wenn der neue kommt, oder schon vorher.",
    "legendary.replaced": "Zerstört den vorhandenen",
    "legendary.gone": "Erst wenn der vorhandene nicht mehr da ist",
    "damage-step": "Taktiken im Schadensschritt",
    "damage-step.help":
      "Das Regelbuch erlaubt Taktiken und Karten, die ATK oder RST ändern; unklar ist, ob auch Taktiken das tun müssen.",
    "damage-step.tactics": "Alle",
    "damage-step.values": "Nur solche, die ATK oder RST ändern",
  }),
  ...lines("battle-of-souls.action", {
    deploy: "{card} aufstellen",
    activate: "{card} aktivieren",
    set: "{card} verdeckt legen",
    use: "Einen Effekt von {card} nutzen",
    attack: "{target} mit {card} angreifen",
    "attack-with": "Mit {card} angreifen",
    "attack-player": "Mit {card} direkt angreifen",
    "call-off": "Nicht angreifen",
    "to-battle": "Zur Kampfphase",
    "to-main-2": "Zur Hauptphase II",
    "end-battle": "Kampfphase beenden",
    "end-turn": "Zug beenden",
    mulligan: "Mulligan",
    join: "Auch einen Mulligan nehmen",
    keep: "Diese Hand behalten",
    pass: "Passen",
    "pass.chain": ({ card, n }: { card: Words; n: number }) =>
      n === 1 ? `Passen: ${card} ausführen` : `Passen: zuerst ${card} ausführen`,
    "pass.phase": "Passen: weiter",
    "pass.leave": "Weiter",
    "pass.attack": "Passen: Angriff fortsetzen",
    "pass.damage": "Passen: Schaden zufügen",
    concede: "Aufgeben",
    back: "Abbrechen",
  }),
  ...lines("battle-of-souls.preview", {
    nothing: "Niemand wird zerstört, und niemand nimmt Schaden.",
    both: "Beide werden zerstört.",
    wins: ({ card, n }: { card: Words; n: number }) =>
      n === 0 ? `${card} wird zerstört.` : `${card} wird zerstört: ${n} SP gehen an dich.`,
    falls: ({ card, n }: { card: Words; n: number }) => `${card} wird zerstört: Du verlierst ${n} SP.`,
    held: ({ n }: { n: number }) => `Das Ziel hält stand: Du verlierst ${n} SP.`,
    spared: ({ n }: { n: number }) => `Niemand wird zerstört: ${n} SP gehen an dich.`,
    direct: ({ n }: { n: number }) => `${n} SP gehen an dich.`,
    "against-atk": "ATK {atk} gegen ATK {other}.",
    "against-rst": "ATK {atk} gegen RST {rst}.",
    token: "{card} bekommt eine Siegmarke.",
    won: "Du gewinnst das Gefecht.",
    lost: "Du verlierst das Gefecht.",
    replaces: "{card} wird zerstört.",
    brief: ({ n }: { n: number }) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0"),
    "brief-falls": "fällt",
    "brief-lost": "verloren",
    "brief-both": "beide fallen",
    sacrifices: ({ n }: { n: number }) => `Verlangt ${n} Opfer.`,
    pays: ({ n, left }: { n: number; left: number }) =>
      left === 0 ? `Kostet deine letzten ${n} SP: Du verlierst das Gefecht.` : `Kostet ${n} SP.`,
  }),
  "battle-of-souls.chain": "Kette (oberstes Glied zuerst)",
  ...lines("battle-of-souls.stack", {
    stays: "Es bleibt auf dem Feld.",
    mode: "Gewählt: {mode}",
    payee: "{player} bekommt die bezahlten SP.",
  }),
  ...lines("battle-of-souls.class", {
    warrior: "Krieger",
    elite: "Elite",
    warlord: "Kriegsherr",
    legendary: "Legendär",
    token: "Marke",
  }),
  ...lines("battle-of-souls.print", {
    number: ({ n }: { n: number }) => `Nr. ${n}`,
  }),
  ...lines("log.battle-of-souls", {
    first: "{player} beginnt.",
    mulligan: ({ player, cards }: { player: Words; cards: readonly Words[] }) =>
      `${player} nimmt einen Mulligan und zeigt ${list(cards)}.`,
    join: ({ player, cards }: { player: Words; cards: readonly Words[] }) =>
      `${player} nimmt auch einen Mulligan und zeigt ${list(cards)}.`,
    keep: "{player} behält die Hand.",
    turn: "{player} ist am Zug.",
    draw: "{player} zieht {card}.",
    "draw-hidden": "{player} zieht eine Karte.",
    "draw-hidden-times": "{player} zieht {times} Karten.",
    deployed: "{player} stellt {card} auf.",
    placed: "{player} legt {card}.",
    set: "{player} legt {card} verdeckt.",
    "set-hidden": "{player} legt eine Karte verdeckt.",
    stack: "{player} aktiviert {card}.",
    negate: "Die Aktivierung von {card} wird annulliert.",
    resolves: "{card} wird ausgeführt.",
    "battle-phase": "{player} geht in die Kampfphase.",
    "battle-over": "{player} beendet die Kampfphase.",
    attack: "{card} greift {target} an.",
    "attack-player": ({ card, player }: { card: Words; player: Words }) =>
      `${card} greift ${player} direkt an.`,
    replay: "{card} muss den Angriff neu ansagen.",
    "battle-damage": ({ player, card, n }: { player: Words; card: Words; n: number }) =>
      `${player} verliert ${n} SP im Kampf mit ${card}.`,
    "effect-damage": ({ player, card, n }: { player: Words; card: Words; n: number }) =>
      `${card} nimmt ${player} ${n} SP.`,
    "sp-paid": ({ player, n }: { player: Words; n: number }) => `${player} bezahlt ${n} SP.`,
    "sp-lost": ({ player, n }: { player: Words; n: number }) => `${player} verliert ${n} SP.`,
    "sp-gained": ({ player, n }: { player: Words; n: number }) => `${player} erhält ${n} SP.`,
    "kill-tokens": ({ card, n, now }: Counted) =>
      `${card} bekommt ${n === 1 ? "eine Siegmarke" : `${n} Siegmarken`}: jetzt ${now}.`,
    "has-kill": ({ card, now }: Counted) => `${card} hat ${now} ${now === 1 ? "Siegmarke" : "Siegmarken"}.`,
    "has-clock": ({ card, now }: Counted) => `Uhrmarken auf ${card}: ${now}.`,
    "has-spell": ({ card, now }: Counted) => `Zaubermarken auf ${card}: ${now}.`,
    modify: ({ card, n, stat, source }: Change) => `${card} erhält ${signed(n)} ${stat}${by(source)}.`,
    flag: ({ card, stat, source }: Change) => `${card} ${stat}${by(source)}.`,
    gain: ({ card, keyword, source }: Gain) => `${card} erhält ${keyword}${by(source)}.`,
    lose: ({ card, keyword, source }: Gain) => `${card} verliert ${keyword}${by(source)}.`,
    deployments: ({ player, n }: { player: Words; n: number }) =>
      `${player} darf in diesem Zug ${n === 1 ? "einen Krieger" : `${n} Krieger`} mehr aufstellen.`,
    attached: "{card} wird an {target} angelegt.",
    rest: "{card} geht in Ruhestellung.",
    ready: "{card} geht in Angriffsstellung.",
    nothing: "{card} gegen {target}: Keiner wird zerstört.",
    destroyed: "{card} wird zerstört.",
    sacrificed: "{player} opfert {card}.",
    discarded: "{player} wirft {card} ab.",
    spent: "{card} geht in die Ablage.",
    milled: "{card} geht aus dem Deck von {player} in die Ablage.",
    removed: "{card} wird aus dem Spiel entfernt.",
    returned: "{card} kehrt auf die Hand von {player} zurück.",
    taken: "{player} nimmt {card}.",
    "taken-hidden": "{player} nimmt eine Karte.",
    "shuffled-in": "{card} wird in ein Deck gemischt.",
    control: "{player} übernimmt {card}.",
    revealed: "{card} wird gezeigt.",
    shuffle: "Das Deck von {player} wird gemischt.",
    heads: "{player} wirft eine Münze: Kopf.",
    tails: "{player} wirft eine Münze: Zahl.",
    back: "{player} bricht ab.",
    "end-phase": "Der Zug von {player} endet.",
    out: "{player} scheidet aus: {cause}.",
    "game-over-win": "{player} gewinnt: {cause}.",
    "game-over-team": ({ players, cause }: { players: readonly Words[]; cause: Words }) =>
      `${list(players)} gewinnen: ${cause}.`,
    "game-over-draw": "Das Gefecht endet unentschieden: {cause}.",
  }),
  "battle-of-souls.score": "SP",
  ...lines("outcome.battle-of-souls", {
    souls: "16000 Seelenpunkte",
    "no-souls": "keine Seelenpunkte mehr",
    "no-cards": "keine Karten mehr zum Ziehen",
    "souls.won": "16000 Seelenpunkte",
    "souls.lost": "die andere Seite hat 16000 Seelenpunkte",
    "no-souls.won": "die letzten Seelenpunkte sind genommen",
    "no-cards.won": "die Gegner können nicht mehr ziehen",
  }),
  ...lines("prompt.battle-of-souls", {
    first: "Wer beginnt?",
    mulligan: (open: AvailableActions) => `Starthand: ${availableActionsText(open, OR, FIRST_HAND)}.`,
    main: (open: AvailableActions) => `Hauptphase: ${availableActionsText(open, OR, MAIN)}.`,
    battle: (open: AvailableActions) => `Kampf: ${availableActionsText(open, OR, BATTLE)}.`,
    replay: (open: AvailableActions) => `Neuer Angriff: ${availableActionsText(open, OR, REPLAY)}.`,
    phase: "Aktiviere eine gelegte Taktik oder einen schnellen Effekt, oder mach weiter.",
    leave:
      "Die Hauptphase endet: Aktiviere eine gelegte Taktik oder einen schnellen Effekt, oder mach weiter.",
    attack: "Ein Angriff: Reagiere mit einer gelegten Taktik oder einem schnellen Effekt, oder passe.",
    damage: "Schadensschritt: Aktiviere eine gelegte Taktik oder einen Effekt auf ATK oder RST, oder passe.",
    chain: "Reagiere auf das, was aktiviert wurde, oder passe.",
    "hand-limit": ({ n, left }: { n: number; left: number }) =>
      `Wirf ${n === 1 ? "eine Karte" : `${n} Karten`} ab: Dein Handlimit ist ${left}.`,
    "stay-resting": "Wähle, welche Kämpfer in Ruhestellung bleiben, falls überhaupt.",
    "stay-resting.0": "Alle aufrichten",
    upkeep: ({ card, n }: { card: Words; n: number }) =>
      `${card}: ${n} SP bezahlen? Sonst wird die Karte zerstört.`,
    payee: "{card}: Wähle den Gegner, der die bezahlten SP bekommt.",
    search: "{card}: Nimm eine Karte oder keine.",
    "search.0": "Keine nehmen",
    "search.1": "{name} nehmen",
    negate: "{card}: Wähle die Aktivierung, die annulliert wird.",
    "each-destroy": "{card}: Zerstöre einen deiner Kämpfer.",
    "each-sacrifice": "{card}: Opfere einen deiner Kämpfer.",
    "each-rest": "{card}: Dreh einen deiner Kämpfer in Ruhestellung.",
    "each-return": "{card}: Nimm einen deiner Kämpfer auf die Hand zurück.",
    "pay-sacrifice": "{card}: Opfere einen Kämpfer.",
    "pay-sacrifice.1": "{name} opfern",
    "pay-sacrifice.2": "Diese {count} opfern",
    "pay-remove": "{card}: Wähle, was du aus dem Spiel entfernst.",
    "pay-remove.1": "{name} entfernen",
    "pay-remove.2": "Diese {count} entfernen",
    "pay-rest": "{card}: Wähle, was du in Ruhestellung drehst.",
    "pay-rest.1": "{name} in Ruhestellung drehen",
    "pay-rest.2": "Diese {count} in Ruhestellung drehen",
  }),
  ...lines("battle-of-souls.asked", {
    respond: "Auf {card} reagieren?",
    attack: "{card} greift {target} an: Reagiere oder passe.",
    "attack-player": "{card} greift {player} direkt an: Reagiere oder passe.",
  }),
  ...lines("why.battle-of-souls", {
    "no-such-card": "{card} kann nicht in einem Deck sein.",
    "deck-size": ({ n, least, most }: { n: number; least: number; most: number }) =>
      `Ein Deck hat ${least} bis ${most} Karten; dieses hat ${n}.`,
    copies: ({ card, n, most }: { card: Words; n: number; most: number }) =>
      `${card} ist ${n}-mal im Deck; höchstens ${most}-mal ist erlaubt.`,
    legendaries: ({ n, most }: { n: number; most: number }) =>
      `Ein Deck hat höchstens ${most} Legendäre Krieger; dieses hat ${n}.`,
    "team-sizes": "Alle Teams müssen gleich groß sein, und es müssen mindestens zwei sein.",
    "team-seats": "Die Mitglieder eines Teams sitzen nebeneinander.",
    "split-size": ({ n }: { n: number }) => `8000 SP lassen sich nicht unter ${n} Spielern teilen.`,
    "two-mulligans": "Du hast in diesem Gefecht schon zwei Mulligans genommen.",
    "enough-warriors": "Du hast zwei Krieger oder mehr.",
    "joins-first": "Zuerst entscheiden die anderen, ob sie auch einen Mulligan nehmen.",
    "nothing-to-join": "Niemand hat einen Mulligan genommen.",
    "hands-first": "Zuerst müssen alle ihre Hand behalten.",
    "not-yours": "Das ist keine Karte von dir.",
    "not-in-hand": "Diese Karte ist nicht auf deiner Hand.",
    "no-fighter": "{card} ist kein Kämpfer.",
    "one-deployment": "Du hast in diesem Zug schon einen Kämpfer aufgestellt.",
    "needs-warrior": "{card} kann nicht aufgestellt werden.",
    "needs-elite": "{card} verlangt einen Krieger mit drei Siegmarken.",
    "needs-warlord": "{card} verlangt einen Elitekrieger mit fünf Siegmarken.",
    "needs-legendary":
      "{card} verlangt einen Krieger, einen Elitekrieger und einen Kriegsherrn mit sieben Siegmarken.",
    "five-fighters": "Du hast keinen Platz für einen weiteren Kämpfer.",
    "legendary-first": "Du hast schon einen Legendären Krieger.",
    "legendary-stays": "Dein Legendärer Krieger kann nicht zerstört werden, und du darfst nur einen haben.",
    "set-first": "{card} ist eine Taktik: Leg sie zuerst verdeckt.",
    "set-this-turn": "{card} wurde in diesem Zug gelegt.",
    "no-activation": "{card} kann nicht aktiviert werden.",
    "main-phases": "{card} kannst du nur in deinen eigenen Hauptphasen aktivieren.",
    "no-place": "Für {card} ist kein Platz.",
    "not-face-down": "{card} liegt nie verdeckt.",
    "nothing-there": "In deinem Deck ist nichts, was {card} finden könnte.",
    "no-answer": "{card} hat keinen schnellen Effekt.",
    "damage-step-values": "Im Schadensschritt kannst du nur Effekte aktivieren, die ATK oder RST ändern.",
    "damage-step":
      "Im Schadensschritt kannst du nur Taktiken und Effekte aktivieren, die ATK oder RST ändern.",
    "set-in-main": "Karten kannst du nur in deinen eigenen Hauptphasen verdeckt legen.",
    "not-your-fighter": "Das ist keiner deiner Kämpfer.",
    "at-rest": "{card} ist in Ruhestellung.",
    "cannot-attack": "{card} kann wegen eines Effekts nicht angreifen.",
    "has-attacked": "{card} hat in diesem Zug schon angegriffen.",
    "has-fighters": "Dieser Spieler hat Kämpfer: Einer von ihnen muss angegriffen werden.",
    "no-target": "Das kann nicht angegriffen werden.",
    "battle-first": "Ohne Kampfphase gibt es keine Hauptphase II.",
    "no-battle-yet": "Es gibt keine Kampfphase, bevor alle am Zug waren.",
    "attack-in-battle": "Angriffe werden in der Kampfphase angesagt.",
    "say-so": "Wähle, wie es weitergeht.",
    "no-such-action": "Das geht jetzt nicht.",
  }),
});
