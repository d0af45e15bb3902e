import type { Catalogue } from "../../catalogue";

/** The licences of the page and of the works it uses. */
export const licence = {
  "licence.code": "Playmat is free software under the MIT licence.",
  "licence.fonts":
    "The typefaces are Piazzolla by Juan Pablo del Peral and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1. The icons are Lucide, under the ISC licence.",
  "licence.games":
    "The rules of each game belong to its makers; they are retold here in our own words. All cards, pictures and decks are our own.",
  "licence.parts": "Made with",
  "licence.part": "{name} {version}, {licence}",
  "licence.none":
    "The list could not be loaded. The licences are next to the program in the folder “licences”.",
} as const satisfies Catalogue;
