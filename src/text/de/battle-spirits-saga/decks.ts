import { poolNames } from "../../pool-names";

/** The themes and plans of the starter decks. Like the cards, the decks keep their English names. */
export const decks = poolNames(
  "battle-spirits-saga",
  {},
  {
    "bss-iron-flame": [
      "Iron and Flame",
      "Rot und Weiß",
      "Ritter schlagen zu, Stahl hält fest, was sie übrig lassen: Verbrenn die Kleinen, schick die anderen zurück.",
    ],
    "bss-dusk-choir": [
      "Dusk Choir",
      "Violett und Gelb",
      "Entzieh ihren Geistern die Kerne, sing ihre Stärke fort und nutze deine Magie zweimal.",
    ],
    "bss-tidewood": [
      "Tidewood",
      "Grün und Blau",
      "Lass mehr Kerne wachsen als alle anderen und überlass ihr Deck dann der Flut.",
    ],
    "bss-winter-vigil": [
      "Winter Vigil",
      "Weiß und Gelb",
      "Halte die Mauer, schick Angreifer heim und gewinn mit jedem Schlag deiner Engel Leben zurück.",
    ],
    "bss-graveship": [
      "Graveship",
      "Violett und Blau",
      "Für jeden verlorenen Matrosen kehren die Ertrunkenen wieder, und die Mannschaft leert das andere Deck.",
    ],
    "bss-wildfire": [
      "Wildfire Season",
      "Rot und Grün",
      "Füttere deine Bestien im Kampf mit Kernen, erschöpfe die Blocker und verbrenn, was erschöpft ist.",
    ],
  },
);
