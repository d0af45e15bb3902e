import type { Game } from "../../games/game";
import { NONE, type Seat, seatOf, type View } from "../../kernel";
import { say } from "../say";
import { zonesOf } from "./zones";

/** What is always shown of a seat. */
export interface SeatModel {
  readonly seat: Seat;
  readonly name: string;
  readonly isOut: boolean;
  readonly hasTurn: boolean;
  readonly isAsked: boolean;
  readonly score: { readonly label: string; readonly value: number };
  /** How many cards lie in each of its hands and piles. */
  readonly counts: readonly { readonly zone: string; readonly label: string; readonly count: number }[];
  /** Its resources ("OOPS left"), those it has. */
  readonly counters: readonly { readonly counter: string; readonly label: string; readonly value: number }[];
}

export function seatModel(game: Game, view: View, seat: Seat): SeatModel {
  const state = seatOf(view, seat);
  const score = game.score({ rules: game.rules, state: view }, seat);
  const zones = [...zonesOf(game, view, "hand", seat), ...zonesOf(game, view, "pile", seat)];
  return {
    seat,
    name: state.name,
    isOut: state.status === "out",
    hasTurn: view.turn.seat === seat && view.outcome === null,
    isAsked: view.decision?.seat === seat && view.paused === NONE,
    score: { label: say(score.label), value: score.value },
    counts: zones.map(({ spec, zone }) => ({
      zone: spec.zone,
      label: say(spec.label),
      count: zone.cards.length,
    })),
    counters: game.mat.counters.flatMap(({ counter, label }) => {
      const value = state.counters[counter];
      return value === undefined ? [] : [{ counter, label: say(label), value }];
    }),
  };
}
