import { lookupTable } from "../../../kernel";
import { blue } from "./blue";
import type { SagaCard } from "./card";
import { green } from "./green";
import { pairs } from "./pairs";
import { purple } from "./purple";
import { red } from "./red";
import { tokens } from "./tokens";
import { granted, twofold } from "./twofold";
import { white } from "./white";
import { yellow } from "./yellow";

/** A pool by name. */
export function poolOf(cards: readonly SagaCard[]): Readonly<Record<string, SagaCard>> {
  return lookupTable(Object.fromEntries(cards.map((card) => [card.name, card])));
}

/** The printed pool, with its tokens and what its cards give to others. */
export const cards = poolOf([
  ...red,
  ...purple,
  ...white,
  ...yellow,
  ...green,
  ...blue,
  ...twofold,
  ...pairs,
  ...tokens,
  ...granted,
]);
