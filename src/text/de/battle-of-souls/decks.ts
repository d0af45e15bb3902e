import { poolNames } from "../../pool-names";

/** The themes and plans of the starter decks. Like the cards, the decks keep their English names. */
export const decks = poolNames(
  "battle-of-souls",
  {},
  {
    "burning-sun": [
      "Burning Sun",
      "Aztekischer Angriff",
      "Schlag früh zu, sammle Kill-Token und mach aus Opfern Schaden.",
    ],
    "iron-pass": [
      "Iron Pass",
      "Verteidigung der Samurai",
      "Halte die Reihe mit hohem RST, beantworte Angriffe und befördere, wer überlebt.",
    ],
    "long-night": [
      "Long Night",
      "Rache der Nordleute",
      "Tausche Kämpfer ohne Furcht: Wer fällt, tut weh, und das Hügelgrab gibt ihn zurück.",
    ],
    "iron-triumph": [
      "Iron Triumph",
      "Römischer Drill",
      "Halte eine Reihe, drille deine Krieger und befördere sie früher als alle anderen.",
    ],
    "wide-sky": [
      "Wide Sky",
      "Mongolische Reiter",
      "Lenk ihre Reihe ab, reite daran vorbei und sei fort, ehe sie antworten.",
    ],
    "two-lands": [
      "Two Lands",
      "Ägyptische Tote",
      "Füll den Ablagestapel, lass Masken davon zehren und ruf zurück, wen du brauchst.",
    ],
  },
);
