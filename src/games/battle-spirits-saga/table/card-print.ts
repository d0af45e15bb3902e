import type { CardPrint, PrintedSigns } from "../../game-cards";
import type { SagaCard } from "../cards/card";
import type { Colour, GameSymbol } from "../rules/colours";
import { message } from "./messages";

const TONES: Readonly<Record<Colour, string>> = {
  red: "#ef5a4f",
  purple: "#b277f0",
  white: "#e9eef6",
  yellow: "#f0c419",
  green: "#3dbb6a",
  blue: "#5aa5f5",
};

const coloursOf = (symbol: GameSymbol): readonly Colour[] => (typeof symbol === "string" ? [symbol] : symbol);

function signs(
  place: PrintedSigns["place"],
  name: "reduction" | "symbols",
  symbols: readonly GameSymbol[],
): PrintedSigns[] {
  if (symbols.length === 0) return [];
  const colours = symbols.map((symbol) => coloursOf(symbol).join("/"));
  return [
    {
      place,
      label: message(`battle-spirits-saga.print.${name}`, { colours }),
      signs: symbols.map((symbol) => ({
        letters: coloursOf(symbol)
          .map((colour) => colour.charAt(0).toUpperCase())
          .join(""),
        colours: coloursOf(symbol).map((colour) => TONES[colour]),
      })),
    },
  ];
}

/** Reduction symbols, symbols, and each level with its cores and BP (BSS 2-7-1, 2-8-1, 2-10-1, 2-10-3-1). */
export function cardPrint(card: SagaCard): CardPrint {
  return {
    signs: [
      ...signs("top-left", "reduction", card.reduction),
      ...signs("top-right", "symbols", card.symbols),
    ],
    rows: card.levels.map(({ cores, bp }, i) =>
      bp === undefined
        ? message("battle-spirits-saga.print.level", { n: i + 1, cores })
        : message("battle-spirits-saga.print.level-bp", { n: i + 1, cores, bp }),
    ),
  };
}
