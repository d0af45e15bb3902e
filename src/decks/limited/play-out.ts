import type { BuiltGame } from "../building/legal";
import type { DraftView, EventConfig, Picks } from "./event";
import { eventAt, viewFor } from "./replay";

/** Decides what a seat takes. */
export type Drafter = (view: DraftView, seat: number) => readonly string[];

/** The picks of a whole event, each by this drafter. */
export function playOut(game: BuiltGame, config: EventConfig, drafter: Drafter): Picks {
  const picks: (readonly (readonly string[])[])[] = [];
  for (;;) {
    const state = eventAt(game, config, picks);
    if (state.isOver) return picks;
    picks.push(state.packs.map((_, seat) => drafter(viewFor(state, seat), seat)));
  }
}
