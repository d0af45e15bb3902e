import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import {
  type Action,
  answer,
  createGame,
  type Engine,
  everyAction,
  legalActions,
  type Seat,
  type View,
  view,
} from "../../kernel";

/** A running match of the first game, for testing view models. */
export interface Position {
  readonly game: Game;
  readonly g: Engine;
  see(seat: Seat): View;
  /**
   * Acts for the asked seat.
   * @throws Error when the action is refused.
   */
  act(action: Action): void;
  /** Passes for each player until a seat is asked outside a window. */
  pass(): void;
}

/** Two seats, Ada and Bob, with the first two starter decks. */
export function position(seed = "test", options: Record<string, boolean | number> = {}): Position {
  const game = d20Warriors;
  const seats = ["Ada", "Bob"].map((name, i) => ({ name, deck: game.deck.starters[i]?.cards ?? [] }));
  const g = createGame(game.rules, game.setup.config(seed, seats, options));
  const act = (action: Action) => {
    const seat = g.state.decision?.seat ?? 0;
    const result = answer(g, { seat, do: "act", action });
    if (!result.ok) throw new Error(result.why.key);
  };
  return {
    game,
    g,
    see: (seat) => view(g, seat),
    act,
    pass: () => {
      while (g.state.decision?.kind === "act" && g.state.decision.window !== undefined) act({ type: "pass" });
    },
  };
}

/** Plays a whole turn: places a Warrior and does nothing else. */
export function placeAndEnd(table: Position): void {
  table.pass();
  const place = everyAction(legalActions(table.g)).find(({ type }) => type === "place");
  if (place) table.act(place);
  playOut(table);
  table.act({ type: "end-turn" });
  playOut(table);
}

/** Ada and Bob have one face-up card each, side by side. The active seat is in its second turn and may attack. */
export function facingPair(seed = "test"): Position {
  const table = position(seed);
  placeAndEnd(table);
  placeAndEnd(table);
  return table;
}

/** Passes and answers decisions of effects in the simplest way, until a player may act freely. */
export function playOut(table: Position): void {
  const { g } = table;
  for (let i = 0; i < 60; i++) {
    const { decision } = g.state;
    if (decision === null || (decision.kind === "act" && decision.window === undefined)) return;
    const { seat } = decision;
    if (decision.kind === "act") table.act({ type: "pass" });
    else if (decision.kind === "pick")
      answer(g, { seat, do: "pick", picks: Array.from({ length: decision.min }, (_, n) => n) });
    else if (decision.kind === "confirm") answer(g, { seat, do: "confirm", yes: false });
    else if (decision.kind === "place") answer(g, { seat, do: "place", cell: decision.cells[0] ?? [0, 0] });
    else return;
  }
}
