import type { CardPrint } from "../../game-cards";
import type { SoulsCard, SoulsType } from "../cards/card";
import { message } from "./messages";

/** Letters and colour of each class in order, and of fighters without one. */
const CLASSES = new Map<SoulsType, readonly [letters: string, colour: string]>([
  ["token", ["T", "#c4beb4"]],
  ["warrior", ["I", "#dfa477"]],
  ["elite", ["II", "#cfd8e2"]],
  ["warlord", ["III", "#f2c14e"]],
  ["legendary", ["IV", "#d7a6ff"]],
]);

/** What is printed on a card besides values and text: a fighter's class and the card number. */
export function cardPrint({ type, number = 0 }: SoulsCard): CardPrint {
  const [letters, colour] = CLASSES.get(type) ?? [];
  const label = message(`battle-of-souls.class.${type as "token"}`);
  return {
    signs:
      letters === undefined || colour === undefined
        ? []
        : [{ place: "top-right", label, named: true, signs: [{ letters, colours: [colour] }] }],
    rows: number === 0 ? [] : [message("battle-of-souls.print.number", { n: number })],
  };
}
