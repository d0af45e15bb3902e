import { type AvailableActions, availableActionsText } from "../../args";
import { lines, translation, type Words } from "../../catalogue";
import type { table as english } from "../../en/soul-masters/table";
import { signed } from "../grammar";

/** Pending damage: now, with one more shield, and how many shields may be played. */
type Pending = { source: Words; victim: Words; n: number; left: number; more: number };

const several = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const CHOOSE = [
  ["beginn eine Hauptphase", "main-phase"],
  ["greif an", "attack"],
  ["beende deinen Zug", "end-turn"],
] as const;
const MAIN = [
  ["leg Energie", "energy", "energy-up"],
  ["spiel eine Karte", "cast"],
  ["nutze eine Fähigkeit", "use", "use-energy", "crystal", "convert"],
  ["schirm eine Karte ab", "shield"],
  ["greif an", "attack"],
  ["passe", "pass"],
] as const;
const OR = "oder";

interface Harm {
  readonly card: Words;
  readonly target: Words;
  readonly n: number;
  readonly prevented: number;
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

/** Zones, prompts, reasons and log lines of Soul Masters. */
export const table = translation<typeof english>()({
  ...lines("soul-masters.zone", {
    commander: "Kommandant",
    levels: "Andere Stufen",
    battleground: "Kampfplatz",
    nulled: "Genullte Einheiten",
    attached: "Angelegte Karten",
    equipment: "Ausrüstung",
    battlefield: "Schlachtfeld",
    energy: "Energiefeld",
    "resource-deck": "Ressourcen\u00addeck",
    "resource-field": "Ressourcen\u00adfeld",
    reserve: "Reserve\u00addeck",
    deck: "Deck",
    hand: "Hand",
    discard: "Ablage",
    removed: "Entfernt",
    stack: "Stapel",
  }),
  ...lines("soul-masters.stat", {
    cost: "Kosten",
    atk: "Angriff",
    health: "Gesundheit",
    capacity: "Schildplätze",
    power: "Schildkraft",
    resources: "Zahl der Ressourcen",
    "core-energy": "Kernenergie",
    mercenaries: "Söldnergrenze",
    conversion: "Energie für eine Ressource",
    "cannot-attack": "kann nicht angreifen",
    "cannot-be-attacked": "kann nicht angegriffen werden",
    "cannot-attack-commander": "kann den Kommandanten nicht angreifen",
    nulled: "ist genullt",
    shocked: "ist geschockt",
  }),
  ...lines("soul-masters.step", {
    mulligan: "Mulligan",
    upkeep: "Versorgung",
    draw: "Ziehen",
    choose: "Zwischen den Phasen",
    main: "Hauptphase",
    declare: "Angriff",
    "pre-defender": "Vor der Verteidigung",
    defender: "Verteidigung",
    "post-defender": "Nach der Verteidigung",
    damage: "Schaden",
    "end-of-combat": "Kampfende",
    end: "Zugende",
  }),
  ...lines("soul-masters.phase", {
    start: "Beginn",
    combat: "Kampf",
    end: "Ende",
  }),
  ...lines("soul-masters.step-help", {
    mulligan: "Leg beliebig viele Handkarten unter dein Deck und zieh ebenso viele neue: einmal.",
    upkeep:
      "Deine erschöpften Karten werden bereit, und Fähigkeiten für einmal pro Runde sind wieder nutzbar. Sonst handelt niemand.",
    draw: "Du ziehst zwei Karten. Sonst handelt niemand.",
    choose: "Wähle, was folgt: eine Hauptphase, ein Angriff oder das Ende deines Zuges.",
    main: "Leg Energie, spiel Einheiten, Zauber und Reservekarten und nutze Fähigkeiten. Die andere Seite darf reagieren. Du kannst mehrere Hauptphasen in einem Zug haben.",
    declare: "Die angreifende Seite nennt ihren Kommandanten oder eine Einheit und das Ziel.",
    "pre-defender":
      "Auslöser des Angriffs geschehen. Beide dürfen Fähigkeiten nutzen. Wird der Angriff später umgelenkt, ist jetzt verhinderter Schaden verschwendet.",
    defender:
      "Nur die verteidigende Seite handelt: Abfangen, oder was sonst die Verteidigung erlaubt, lenkt den Angriff um oder hebt ihn auf.",
    "post-defender":
      "Die letzte Gelegenheit für beide, den Schaden des Angriffs zu verhindern oder zu erhöhen.",
    damage: "Wer noch angreift, fügt den Schaden zu. Niemand handelt.",
    "end-of-combat": "Auslöser durch den Schaden geschehen. Beide dürfen mit Fähigkeiten reagieren.",
    end: "Beide dürfen in diesem Zug zum letzten Mal Fähigkeiten nutzen. Die andere Seite kann ihre Energie zum letzten Mal nutzen, ehe sie bereit wird.",
  }),
  ...lines("soul-masters.stop", {
    main: "in einer Hauptphase",
    priority: "in den Schritten eines Kampfes und am Ende eines Zuges",
    defender: "im Verteidigungsschritt",
    upkeep: "in der Versorgung",
  }),
  ...lines("soul-masters.counter", {
    crystal: "Energiekristalle",
    resources: "Ressourcen",
    "crystal.short": "Kristalle",
    hp: "Leben",
  }),
  ...lines("soul-masters.part", {
    commander: "Kommandant",
    main: "Hauptdeck",
    resources: "Ressourcendeck",
    reserve: "Reservedeck",
  }),
  ...lines("soul-masters.option", {
    reserve: "Reservedecks",
    "reserve.help":
      "Ihr könnt euch auf je fünf Reservekarten einigen: eine Waffe, eine Rüstung, ein Schlachtfeld und zwei Glanztaten.",
    "reserve.long": "Acht Karten",
    "reserve.short": "Fünf Karten",
  }),
  ...lines("soul-masters.action", {
    cast: "{card} spielen",
    use: "Eine Fähigkeit von {card} nutzen",
    "use-energy": "Mit {card} Energie erzeugen",
    energy: "{card} verdeckt als Energie legen",
    "energy-up": "{card} offen als Energie legen",
    swap: "{card} offen legen und {target} zurücknehmen",
    crystal: "{card} für einen Kristall erschöpfen",
    convert: "Energie in eine Ressource umwandeln",
    attack: "{target} mit {card} angreifen",
    "phasing-attack": "Phasenangriff auf {target} mit {card}",
    shield: "Mit {card} abschirmen",
    "shield-it": "{target} mit {card} abschirmen",
    "shield-for": ({ card, target, n, left }: { card: Words; target: Words; n: number; left: number }) =>
      `${target} mit ${card} abschirmen: ${n} → ${left} Schaden`,
    "attack-with": "Mit {card} angreifen",
    intercept: "Mit {card} abfangen",
    "main-phase": "Eine Hauptphase beginnen",
    "end-turn": "Zug beenden",
    pass: "Passen",
    "pass.main": "Passen: Hauptphase beenden",
    "pass.priority": "Passen: weiter",
    "pass.resolve": "Passen: {card} ausführen",
    "pass.defender": "Passen: nicht verteidigen",
    concede: "Aufgeben",
    back: "Abbrechen",
  }),
  ...lines("soul-masters.preview", {
    cost: ({ n }: { n: number }) => `Kostet ${n} Energie.`,
    "cost-resources": ({ n }: { n: number }) => `Kostet ${several(n, "Ressource", "Ressourcen")}.`,
    attack: ({ card, target, n }: { card: Words; target: Words; n: number }) =>
      `${card} würde ${target} ${n} Schaden zufügen.`,
    shield: ({ n }: { n: number }) => `Schirmt ${n} Schaden ab.`,
    pending: ({ source, victim, n, left, more }: Pending) =>
      `${source} → ${victim}: ${n} Schaden, mit diesem Schild ${left}; noch ${several(more, "Schild", "Schilde")} möglich.`,
    brief: ({ n }: { n: number }) => `${n}`,
    total: ({ n, left }: { n: number; left: number }) => `${n} → ${left}`,
    resolves: "Wenn beide passen, wird {card} ausgeführt.",
    deals: ({ card, target, n }: { card: Words; target: Words; n: number }) =>
      `Wenn beide passen, fügt ${card} ${target} ${n} Schaden zu.`,
    "after-main": "Wenn beide passen, endet die Hauptphase.",
    "after-pre-defender": "Wenn beide passen, beginnt die Verteidigung.",
    "after-defender": "Der Angriff geht weiter.",
    "after-end-of-combat": "Wenn beide passen, ist der Kampf vorbei.",
    "after-end": "Wenn beide passen, ist der Zug vorbei.",
    crystals: ({ n }: { n: number }) => (n === 1 ? "1 Kristall verfällt." : `${n} Kristalle verfallen.`),
  }),
  ...lines("soul-masters.stack", {
    against: "Gegen {source} → {victim}",
    mode: "Gewählt: {mode}",
  }),
  ...lines("soul-masters.print", {
    resources: ({ n }: { n: number }) => `Zahl der Ressourcen ${n}`,
    "core-energy": ({ n }: { n: number }) => `Kernenergie ${n}`,
    mercenaries: ({ n }: { n: number }) => `Söldnergrenze ${n}`,
    conversion: ({ n }: { n: number }) => `${n} Energie für eine Ressource`,
    only: "Nur mit {card}",
    common: ({ n }: { n: number }) => `Gewöhnlich, Nr. ${n}`,
    uncommon: ({ n }: { n: number }) => `Ungewöhnlich, Nr. ${n}`,
    rare: ({ n }: { n: number }) => `Selten, Nr. ${n}`,
    epic: ({ n }: { n: number }) => `Episch, Nr. ${n}`,
    legendary: ({ n }: { n: number }) => `Legendär, Nr. ${n}`,
    celestial: ({ n }: { n: number }) => `Himmlisch, Nr. ${n}`,
  }),
  ...lines("soul-masters.fact", {
    faction: "Fraktion",
    own: ({ faction, n }: { faction: Words; n: number }) => `${faction}, ${several(n, "Karte", "Karten")}`,
    of: ({ n, most }: { n: number; most: number }) => `${n} von ${most}`,
  }),
  ...lines("soul-masters.faction", {
    draconian: "Drakonen",
    necromancer: "Nekromanten",
    valkyrian: "Walküren",
    vampyrian: "Vampyre",
    wolven: "Wölfe",
    universal: "Für alle",
    mercenary: "Söldner",
    celestial: "Himmlische",
  }),
  ...lines("soul-masters.help", {
    turn: "Zug",
    draw: "Ziehen",
    energy: "Energie",
    reserve: "Reservekarten",
    rest: "Fähigkeiten, die erschöpfen",
    attack: "Angriffe",
    "turn-first": "Erster Zug des Startspielers",
    "turn-second": "Erster Zug des anderen Spielers",
    "turn-other": "Jeder andere Zug",
    two: "2",
    "up-to-one": "bis zu 1",
    "up-to-two": "bis zu 2",
    "one-a-round": "1 je Runde",
    none: "keine",
    "none-haste": "keine, auch nicht mit Haste",
    any: "beliebig viele",
    "point-1": "Du beginnst mit fünf Karten und darfst einmal beliebig viele davon gegen neue tauschen.",
    "point-5":
      "Jede Handkarte kann verdeckt als Energie gelegt werden. Ein Artefaktkern darf offen liegen und dann eine deiner Energiekarten auf die Hand zurückholen; war diese erschöpft, ist er es auch.",
    "point-6": "Ist dein Energiefeld voll (Kernenergie), kannst du nur noch tauschen.",
    "point-7":
      "Jede Handkarte kann abschirmen: Sie verhindert so viel Schaden, wie ihre Schildkraft angibt, und kommt dann in die Ablage. Die Schildplätze sagen, wie viele Karten gegen einen Schaden abschirmen dürfen.",
    "point-8":
      "Entwickelt sich dein Kommandant, ziehst du eine Karte, erzeugst eine Ressource, und sein Leben ist das neue Höchstmaß.",
    "point-9": "Höchstens fünf Einheiten; von anderen Karten fasst der Kampfplatz beliebig viele.",
    "point-10": "Höchstens eine Waffe, eine Rüstung und ein Schlachtfeld: Das neue entfernt das alte.",
    "point-12":
      "Eine bereite Einheit kann nicht angegriffen werden, ein Kommandant immer. Schaden an einer Einheit summiert sich nicht. Entfernte Karten kommen nie zurück, Heilung endet beim Höchstmaß, und dein Reservedeck darfst du jederzeit ansehen.",
  }),
  ...lines("soul-masters.allotted", {
    pay: "So bezahlen",
    due: ({ n }: { n: number }) => `${n} Energie zu bezahlen.`,
    rests: "wird erschöpft",
  }),
  ...lines("log.soul-masters", {
    first: "{player} beginnt.",
    mulligan: ({ player, n }: { player: Words; n: number }) =>
      `${player} tauscht ${several(n, "Karte", "Karten")}.`,
    keep: "{player} behält die Hand.",
    turn: "{player} ist am Zug.",
    draw: "{player} zieht {card}.",
    "draw-hidden": "{player} zieht eine Karte.",
    "draw-hidden-times": "{player} zieht {times} Karten.",
    energy: "{player} legt {card} als Energie.",
    "energy-hidden": "{player} legt eine Karte als Energie.",
    swap: "{player} nimmt {card} aus dem Energiefeld zurück.",
    "swap-hidden": "{player} nimmt eine Karte aus dem Energiefeld zurück.",
    cast: "{player} spielt {card}.",
    ability: "{player} nutzt eine Fähigkeit von {card}.",
    convert: "{player} wandelt Energie in eine Ressource um.",
    generated: ({ player, n }: { player: Words; n: number }) =>
      `${player} erzeugt ${several(n, "Ressource", "Ressourcen")}.`,
    enter: "{card} kommt auf den Kampfplatz.",
    equip: "{card} kommt ins Spiel.",
    attack: "{card} greift {target} an.",
    redirected: "Der Angriff gilt jetzt {target}.",
    negated: "Der Angriff von {card} wird aufgehoben.",
    damage: ({ card, target, n, prevented }: Harm) =>
      `${card} fügt ${target} ${n} Schaden zu${prevented > 0 ? ` (${prevented} verhindert)` : ""}.`,
    "no-damage": ({ card, target, prevented }: Harm) =>
      `${card} fügt ${target} keinen Schaden zu${prevented > 0 ? ` (${prevented} verhindert)` : ""}.`,
    prevents: "{card} verhindert bis zu {n} Schaden.",
    adds: "{card} erhöht den Schaden um {n}.",
    modify: ({ card, n, stat, source }: Change) => `${card} erhält ${signed(n)} ${stat}${by(source)}.`,
    flag: ({ card, stat, source }: Change) => `${card} ${stat}${by(source)}.`,
    gain: ({ card, keyword, source }: Gain) => `${card} erhält ${keyword}${by(source)}.`,
    lose: ({ card, keyword, source }: Gain) => `${card} verliert ${keyword}${by(source)}.`,
    crystals: ({ player, n }: { player: Words; n: number }) =>
      `${player} bekommt ${several(n, "Energiekristall", "Energiekristalle")}.`,
    rest: "{card} wird erschöpft.",
    ready: "{card} wird bereit.",
    take: "{player} nimmt {card}.",
    "take-hidden": "{player} nimmt eine Karte.",
    shield: "{player} schirmt {target} mit {card} ab.",
    ko: "{card} geht k. o.",
    destroy: "{card} wird zerstört.",
    sacrifice: "{player} opfert {card}.",
    removed: "{card} wird aus dem Spiel entfernt.",
    discard: "{player} wirft {card} ab.",
    mill: "{card} geht aus dem Deck von {player} in die Ablage.",
    countered: "{card} wird gekontert.",
    evolve: "Der Kommandant von {player} entwickelt sich: {card}.",
    heal: ({ player, n }: { player: Words; n: number }) => `${player} heilt ${n}.`,
    "phase-in": "{card} kommt durch Phase herein.",
    "phase-out": "{card} geht ins Energiefeld.",
    null: "{card} wird genullt.",
    return: "{card} geht auf die Hand von {player} zurück.",
    "return-hidden": "{player} nimmt eine Karte auf die Hand zurück.",
    reforge: "{card} geht ins Reservedeck zurück.",
    back: "{player} bricht ab.",
    out: "{player} ist ausgeschieden: {cause}.",
    "game-over-win": "{player} gewinnt: {cause}.",
    "game-over-draw": "Das Spiel endet unentschieden: {cause}.",
  }),
  ...lines("soul-masters.way", { phase: "Phase", master: "Master Phaser" }),
  "soul-masters.threat": "{source} → {victim}: {n} Schaden",
  "soul-masters.rested": "erschöpft",
  "soul-masters.score": "Leben",
  ...lines("outcome.soul-masters", {
    "no-health": "Kommandant auf der letzten Stufe besiegt",
    "no-cards": "Ziehen von einem leeren Deck",
    "no-health.won": "der letzte Kommandant ist besiegt",
    "no-health.lost": "dein Kommandant ist auf der letzten Stufe besiegt",
    "no-cards.won": "die Gegner können nicht mehr ziehen",
  }),
  ...lines("prompt.soul-masters", {
    first: "Wer beginnt? Selbst zu beginnen ist meist besser.",
    mulligan:
      "Starthand: Wähle Karten, die du ersetzen willst (sie gehen unter dein Deck), oder behalte alle.",
    "mulligan.0": "Alle behalten",
    "mulligan.1": "{name} ersetzen",
    "mulligan.2": "Diese {count} ersetzen",
    choose: (open: AvailableActions) => `Wie geht es weiter: ${availableActionsText(open, OR, CHOOSE)}.`,
    main: (open: AvailableActions) => `Hauptphase: ${availableActionsText(open, OR, MAIN)}.`,
    priority: "Du hast Priorität: Reagiere oder passe.",
    defender: "Verteidigung: Fang ab, nutze eine DEFENDER-Fähigkeit oder passe.",
    phasing: "Eine Einheit, die durch Phase gekommen ist, muss jetzt ihren Phasenangriff ausführen.",
    phase: "{card}: Wähle eine Karte mit Phase zum Tauschen, oder keine.",
    "phase.0": "Nicht tauschen",
    "phase.1": "{name} hereintauschen",
    "phase-way": "Nutze Phase, Master Phaser oder keins von beiden.",
    "phase-first": "Wähle die Karte, die den Angriff übernimmt.",
    "ready-energy": ({ n }: { n: number }) => `Wähle ${n} Energie zum Bereitmachen.`,
    "pay-energy": ({ card, n }: { card: Words; n: number }) => `${card}: Bezahle ${n} Energie.`,
    "pay-resources": ({ card, n, energy = 0 }: { card: Words; n: number; energy?: number }) =>
      energy === 0
        ? `${card}: Bezahle ${several(n, "Ressource", "Ressourcen")}; wähle die Energie, die du umwandelst.`
        : `${card}: Bezahle ${energy} Energie und ${several(n, "Ressource", "Ressourcen")}; was fehlt, wird aus Energie umgewandelt.`,
    prevent: "{card}: Wähle den Schaden, der verhindert wird.",
    "counter-skill": "{card}: Wähle die Fähigkeit, die gekontert wird.",
    look: "{card}: Wähle, was du nimmst.",
    sacrifices: "{card}: Wähle, was du opferst.",
    search: "{card}: Nimm eine Karte oder keine.",
    "search.0": "Keine nehmen",
    "search.1": "{name} nehmen",
    "pay-sacrifice": "{card}: Wähle, was du opferst.",
    "pay-sacrifice.1": "{name} opfern",
    "pay-sacrifice.2": "Diese {count} opfern",
    "pay-rest": "{card}: Wähle, was du erschöpfst.",
    "pay-rest.1": "{name} erschöpfen",
    "pay-rest.2": "Diese {count} erschöpfen",
  }),
  ...lines("soul-masters.asked", {
    respond: "Auf {card} reagieren?",
    attack: "{card} greift {target} an: Reagiere oder passe.",
    shield: "{card}: Wähle den Schaden, gegen den die Karte abschirmt.",
  }),
  ...lines("why.soul-masters", {
    "no-such-card": "{card} kann in keinem Deck sein.",
    "one-commander": "Ein Deck hat einen Kommandanten.",
    "deck-size": ({ n, most }: { n: number; most: number }) =>
      `Ein Hauptdeck hat ${most} Karten; dieses hat ${n}.`,
    "deck-units": ({ n, most }: { n: number; most: number }) =>
      `Ein Hauptdeck hat genau ${most} Einheiten; dieses hat ${n}.`,
    "deck-cores": ({ n, most }: { n: number; most: number }) =>
      `Das Deck dieses Kommandanten hat genau ${most} Artefaktkerne; dieses hat ${n}.`,
    "deck-resources": ({ n, most }: { n: number; most: number }) =>
      `Das Ressourcendeck dieses Kommandanten hat genau ${most} Karten; dieses hat ${n}.`,
    "deck-mercenaries": ({ n, most }: { n: number; most: number }) =>
      `Dieser Kommandant erlaubt ${most} Söldnerkarten; das Deck hat ${n}.`,
    "deck-reserve": ({ n, most, type }: { n: number; most: number; type: Words }) =>
      `Das Reservedeck hat ${most} Karten der Art ${type}; dieses hat ${n}.`,
    "reserve-twice": "{card} ist zweimal im Reservedeck.",
    "other-faction": "{card} gehört zu einer anderen Fraktion.",
    "other-commander": "{card} ist nur für Decks von {commander}.",
    copies: ({ card, n, most }: { card: Words; n: number; most: number }) =>
      `${card} ist ${n}-mal im Deck; die Seltenheit erlaubt ${most}.`,
    "one-celestial": ({ n }: { n: number }) => `Ein Deck darf eine himmlische Karte haben; dieses hat ${n}.`,
    "not-in-hand": "Diese Karte ist nicht auf deiner Hand.",
    "main-only": "Energie kannst du nur in deiner eigenen Hauptphase legen.",
    placed: ({ n }: { n: number }) =>
      `Du hast in diesem Zug schon ${n} Energie gelegt; mehr ist nicht erlaubt.`,
    "face-down-only": "{card} ist kein Artefaktkern und muss verdeckt gelegt werden.",
    "no-swap":
      "Nur ein Artefaktkern, der offen gelegt wird, tauscht eine eigene Energie auf die Hand zurück.",
    "energy-full": ({ n }: { n: number }) => `Dein Energiefeld fasst ${n} Karten und ist voll.`,
    "no-energy": "Das ist keine deiner Energiekarten.",
    resting: "{card} ist erschöpft.",
    "first-turns":
      "Im ersten Zug jedes Spielers kann nichts angreifen oder Fähigkeiten nutzen, die erschöpfen.",
    sick: "{card} ist in dieser Runde auf den Kampfplatz gekommen.",
    "five-units": "Du hast schon fünf Einheiten.",
    unique: "Du hast schon eine Einheit derselben Figur wie {card}.",
    "own-turn": "{card} kannst du nur in deinem eigenen Zug spielen.",
    "main-alone": "{card} kannst du nur in deiner Hauptphase und bei leerem Stapel spielen.",
    "cannot-cast": "Ein Effekt hindert dich daran, {card} zu wirken.",
    "cores-not-cast": "{card} ist ein Artefaktkern: Er wird als Energie gelegt, nie gespielt.",
    "reserve-early": "Reservekarten kannst du erst ab deinem zweiten Zug spielen.",
    "one-reserve": "Du hast in dieser Runde schon eine Reservekarte gespielt.",
    "too-dear": ({ card, n, have }: { card: Words; n: number; have: number }) =>
      `${card} kostet ${n} Energie. Du hast ${have}.`,
    "too-dear-resources": ({ card, n, have }: { card: Words; n: number; have: number }) =>
      `${card} kostet ${n} ${n === 1 ? "Ressource" : "Ressourcen"}. Du hast ${have} und kannst nicht genug Energie umwandeln.`,
    "energy-skill": "Diese Fähigkeit erzeugt Energie und kommt nicht auf den Stapel.",
    "no-energy-skill": "Diese Fähigkeit erzeugt keine Energie.",
    "no-resources": "Dein Ressourcendeck ist leer.",
    "no-conversion": "Du hast nicht genug Energie zum Umwandeln.",
    "no-damage": "Keine deiner Karten nimmt gerade Schaden.",
    "whom-to-shield": "Wähle die Karte, die du abschirmen willst.",
    "no-capacity": "Alle Schildplätze sind belegt.",
    "no-attack": "Es gibt keinen Angriff, den du abfangen könntest.",
    "no-intercept": "Diese Karte kann nicht abfangen.",
    stealth: "Der Angreifer hat Stealth und kann nicht abgefangen werden.",
    "cannot-be-intercepted": "Dieser Angriff kann nicht abgefangen werden.",
    "not-your-commander": "Das ist nicht dein Kommandant.",
    "not-your-fighter": "Das ist weder dein Kommandant noch eine deiner Einheiten.",
    "not-your-turn": "Angreifen kannst du nur in deinem eigenen Zug.",
    "cannot-attack": "{card} kann wegen eines Effekts nicht angreifen.",
    "no-victim": "Das kann nicht angegriffen werden.",
    "ready-victim": "{card} ist bereit und kann nicht angegriffen werden.",
    taunt: "Zuerst muss eine erschöpfte Einheit mit Taunt angegriffen werden.",
    "stack-first": "Zuerst muss der Stapel ausgeführt werden.",
    "no-phaser": "Diese Karte hat keinen Phasenangriff auszuführen.",
    "must-phase": "Zuerst kommen die Phasenangriffe.",
    "name-phase": "Wähle zuerst die nächste Phase.",
    "defender-only": "Im Verteidigungsschritt sind nur Intercept und DEFENDER-Fähigkeiten erlaubt.",
    "defender-step": "Das geht nur im Verteidigungsschritt.",
    "no-such-action": "Das geht jetzt nicht.",
  }),
});
