import { always, type SagaCard, spirit } from "./card";
import { draw, whenAttacking } from "./parts";

/** Abilities that other cards grant. These are not cards and are never in a deck. */
export const granted: readonly SagaCard[] = [
  spirit({
    number: 0,
    name: "Rallying Cry",
    colours: [],
    cost: 0,
    reduction: [],
    families: [],
    levels: [],
    symbols: [],
    effects: [always(whenAttacking(draw(1)))],
  }),
];
