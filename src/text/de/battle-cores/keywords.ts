import type { CardCatalogue, TextArgs } from "../../catalogue";

const KEYWORDS: Readonly<Record<string, readonly [name: string, reminder: string]>> = {
  active: ["Eifer", "Kann schon in dem Zug angreifen, in dem die Beschwörung war."],
  speed: ["Tempo", "Je Tempo in jedem Zug ein weiterer Angriff, nach dem nicht gekippt wird."],
  survival: [
    "Überleben",
    "Wenn die Rüstung unter 1 sinken würde, bleibt sie stattdessen bei 1, und ein Überleben ist verbraucht.",
  ],
  "true-strike": [
    "Durchschlag",
    "Beim Angriff auf ein Monster trifft die Kraft, die über dessen Rüstung hinausgeht, dessen Spieler.",
  ],
  duplicate: ["Verdoppeln", "Bei der Beschwörung entsteht eine Token-Kopie ohne Verdoppeln."],
  elusive: ["Ungreifbar", "Kann nur von Karten mit Ungreifbar angegriffen oder geblockt werden."],
  defender: [
    "Verteidiger",
    "Kann statt des normalen Angriffs blocken: Wird damit zum Ziel eines Angriffs und schlägt zurück.",
  ],
  range: ["Reichweite", "Kann einen Gegner auch dann direkt angreifen, wenn dieser Monster im Spiel hat."],
  ruin: ["Rüstungsbruch", "Beim Angriff auf ein Monster sinkt dessen Rüstung auf 0."],
  startup: ["Auftritt", "Geschieht, wenn diese Karte beschworen wird."],
  ender: ["Abgang", "Geschieht, wenn diese Karte abgeworfen wird, gleich von wo."],
  victory: ["Sieg", "Geschieht, wenn durch einen Angriff dieser Karte eine Karte abgeworfen wird."],
  upkeep: [
    "Versorgung",
    "Geschieht zu Beginn jedes deiner Züge und außerdem, wenn diese Karte beschworen wird.",
  ],
  trade: [
    "Tausch",
    "In deiner Haupt- oder Endphase darfst du diese Karte dafür von der Hand oder aus dem Spiel abwerfen.",
  ],
  temper: ["Kippen", "In deiner Haupt- oder Endphase darfst du diese Karte dafür quer legen."],
  price: ["Preis", "Muss zusätzlich zu den Punkten gegeben werden."],
  summon: ["Beschwörung", "Muss gegeben werden, um diese Legende zu spielen."],
  burn: [
    "Brandschaden",
    "Schaden durch Effekte: Er senkt die HP eines Spielers oder die Rüstung eines Monsters.",
  ],
  token: ["Token", "Ein Monster ohne Karte; verlässt es das Feld, ist es aus dem Spiel."],
  counters: ["Zählmarke", "Liegt auf einer Karte im Spiel, bis ein Effekt sie verbraucht."],
  search: [
    "Suchen",
    "Sieh dein Hauptdeck durch, zeige eine passende Karte, nimm sie auf die Hand und mische dann.",
  ],
  "quick-summon": ["Herbeirufen", "Das Monster kommt ins Spiel, ohne dass du etwas dafür bezahlst."],
};

/** A keyword with its level: "Tempo(2)". */
export function keyword(key: string, level: unknown): string {
  const name = KEYWORDS[key]?.[0] ?? key;
  return Number(level ?? 1) > 1 ? `${name}(${Number(level)})` : name;
}

/** Keywords with their reminder text. */
export const keywords: CardCatalogue = Object.fromEntries(
  Object.entries(KEYWORDS).flatMap(([key, [, reminder]]) => [
    [`battle-cores.keyword.${key}.name`, ({ n }: TextArgs) => keyword(key, n)],
    [`battle-cores.keyword.${key}.reminder`, reminder],
  ]),
);
