import { ask, type CardId, type Engine, type Seat } from "../../kernel";
import type { Env } from "../env";
import type { PickLocals, PickRequest } from "./handler";

/** Asks a seat to pick cards. The frame keeps the offered cards for the answer. */
export function askCards(g: Engine, env: Env, seat: Seat, locals: PickLocals, picking: PickRequest): void {
  locals.found = picking.cards;
  ask(g, {
    kind: "pick",
    seat,
    prompt: {
      key: `prompt.${picking.prompt}`,
      args: { card: env.sourceDef, count: picking.max, upTo: picking.min < picking.max },
    },
    rule: g.rule,
    source: env.source,
    options: picking.cards.map((card) => ({ card })),
    min: picking.min,
    max: picking.max,
    ...(picking.hidden ? { hidden: true } : undefined),
  });
}

/** The cards picked from those `askCards` offered. */
export function picked({ found }: PickLocals, picks: readonly number[]): CardId[] {
  return picks.flatMap((i) => found?.[i] ?? []);
}
