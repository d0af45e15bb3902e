import { type Engine, type Seat, seatsFrom } from "../../kernel";

/** All seats, the turn player first. */
export const turnOrder = (g: Engine): readonly Seat[] => seatsFrom(g.state, Math.max(0, g.state.turn.seat));
