import { nextSeat, type Seat, type WindowSpec } from "../../../kernel";
import { message, refuse } from "../table/messages";
import { activateTacticSpec, useSpec } from "./activating";
import { respondents } from "./chain";
import { fizzle, resolve } from "./resolving";

type Name = "phase" | "leave" | "attack" | "damage" | "chain";

/** Set tactics and quick effects, as a response or of the player's own accord (BOS 12.8 to BOS 12.10). */
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
  /** A phase or step: the turn player, then the others before it is left (BOS 12.10). */
  phase: chances("phase", (g) => respondents(g, g.state.turn.seat)),
  /** Before a main phase is left. In the phase itself the turn player acts. */
  leave: chances("leave", (g) => after(g.state.turn.seat)(g)),
  /** After an attack is declared: the defender first (BOS 12.4). */
  attack: chances("attack", (g) => after(g.state.turn.seat)(g)),
  damage: chances("damage", (g) => respondents(g, g.state.turn.seat)),
  /** After a link is added: first the player after the one who added it (BOS 12.9). */
  chain: chances("chain", (g) => after(g.state.stack.at(-1)?.seat ?? g.state.turn.seat)(g)),
};
