import type { Engine } from "./engine";
import { hashPlain } from "./hash";
import { finish } from "./verbs/seats";

/** Answers in a row without lasting change before positions are compared, and before the game is simply drawn. */
const QUIET_BEFORE_HASHING = 120;
const QUIET_AT_MOST = 4000;

/** Notices a position that recurs: the game's own rule decides, else the game is drawn. A game always ends. */
export function guardLoop(g: Engine): void {
  const { quiet, seen } = g.state.loop;
  if (quiet < QUIET_BEFORE_HASHING) {
    g.state.loop = { quiet: quiet + 1, seen };
    return;
  }
  const { cards, zones, seats, turn, vars, modifiers, stack, agenda } = g.state;
  const position = hashPlain({ cards, zones, seats, turn, vars, modifiers, stack, agenda });
  const recurs = seen.includes(position);
  g.state.loop = { quiet: quiet + 1, seen: [...seen, position] };
  if (quiet >= QUIET_AT_MOST) finish(g, [], "loop", "kernel:loop");
  else if (recurs) {
    if (g.rules.onLoop) g.rules.onLoop(g);
    else finish(g, [], "loop", "kernel:loop");
  }
}
