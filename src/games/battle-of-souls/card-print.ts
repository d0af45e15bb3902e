import type { CardPrint } from "../game";
import type { SoulsCard, SoulsType } from "./cards/card";
import { message } from "./messages";

/** Colours of the classes, and of fighters without one. */
const COLOURS = new Map<SoulsType, string>([
  ["token", "#c4beb4"],
  ["warrior", "#dfa477"],
  ["elite", "#cfd8e2"],
  ["warlord", "#f2c14e"],
  ["legendary", "#d7a6ff"],
]);

/** What is printed on a card besides its values and text: a fighter's class, and the number of the card. */
export function cardPrint({ type, number = 0 }: SoulsCard): CardPrint {
  const colour = COLOURS.get(type);
  const label = message(`battle-of-souls.class.${type as "token"}`);
  return {
    signs:
      colour === undefined
        ? []
        : [{ place: "top-right", label, named: true, signs: [{ letters: "", colours: [colour] }] }],
    rows: number === 0 ? [] : [message("battle-of-souls.print.number", { n: number })],
  };
}
