import { nextSeat, type Seat, type WindowSpec } from "../../../kernel";
import { message, refuse } from "../table/messages";
import { activateTacticSpec, useSpec } from "./activating";
import { respondents } from "./chain";
import { fizzle, resolve } from "./resolving";

type Name = "phase" | "leave" | "attack" | "damage" | "chain";

/** Set tactics and quick effects, in answer or of one's own accord (BOS 12.8 to BOS 12.10). */
const chances = (name: Name, seats: WindowSpec["seats"]): WindowSpec => ({
  mode: "chain",
  prompt: message(`prompt.battle-of-souls.${name}`),
  then: "next",
  seats,
  specs: [activateTacticSpec, useSpec("quick")],
  refuse: (_g, _seat, { type }) =>
    type === "set"
      ? refuse("battle-of-souls.set-in-main", "BOS 10.13")
      : refuse("battle-of-souls.no-such-action", "BOS 12.9"),
  resolve,
  fizzle,
});

const after = (seat: Seat) => (g: Parameters<WindowSpec["seats"]>[0]) =>
  respondents(g, nextSeat(g.state, seat));

export const WINDOWS: Readonly<Record<Name, WindowSpec>> = {
  /** A phase or step: the turn player, and before it is left the others (BOS 12.10). */
  phase: chances("phase", (g) => respondents(g, g.state.turn.seat)),
  /** Before a main phase is left, in which the turn player acts anyway. */
  leave: chances("leave", (g) => after(g.state.turn.seat)(g)),
  /** An attack has been declared: first the defender (BOS 12.4). */
  attack: chances("attack", (g) => after(g.state.turn.seat)(g)),
  damage: chances("damage", (g) => respondents(g, g.state.turn.seat)),
  /** A link has been put up: first the player after the one who did (BOS 12.9). */
  chain: chances("chain", (g) => after(g.state.stack.at(-1)?.seat ?? g.state.turn.seat)(g)),
};
