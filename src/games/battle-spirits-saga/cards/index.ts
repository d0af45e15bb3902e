import { lookupTable } from "../../../kernel";
import { blue } from "./blue";
import type { SagaCard } from "./card";
import { granted } from "./granted";
import { green } from "./green";
import { multicolour } from "./multicolour";
import { purple } from "./purple";
import { red } from "./red";
import { tokens } from "./tokens";
import { white } from "./white";
import { yellow } from "./yellow";

export function poolOf(cards: readonly SagaCard[]): Readonly<Record<string, SagaCard>> {
  return lookupTable(Object.fromEntries(cards.map((card) => [card.name, card])));
}

/** The printed pool, with its tokens and the abilities its cards grant. */
export const cards = poolOf([
  ...red,
  ...purple,
  ...white,
  ...yellow,
  ...green,
  ...blue,
  ...multicolour,
  ...tokens,
  ...granted,
]);
