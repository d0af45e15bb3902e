import {
  type ActionSpec,
  type Engine,
  nextSeat,
  type Seat,
  type StackItem,
  type WindowSpec,
} from "../../../kernel";
import { message, refuse } from "../table/messages";
import { attackSpec } from "./attacking";
import { castSpec } from "./casting";
import { interceptSpec } from "./intercept";
import { placeEnergySpec } from "./placing";
import { resolve } from "./resolving";
import { shieldSpec } from "./shields";
import { energySkillSpec, skillSpec } from "./skills";
import { convertSpec, makeCrystalSpec } from "./special-actions";
import { combatIn } from "./vars";

/** The turn player gets priority first (SM 15.2). */
const turnPlayerFirst = (g: Engine): Seat[] => [g.state.turn.seat, nextSeat(g.state, g.state.turn.seat)];

/**
 * The part shared by all windows: the player with priority acts (SM 15.1), and players respond to items on the stack,
 * which resolve one at a time, the last one first (SM 15.4 to SM 15.9, SM 16.2 to SM 16.4, SM 10.18, SM 4.9).
 */
const stack = (specs: readonly ActionSpec[]) => ({
  mode: "stack" as const,
  priority: true,
  then: "next" as const,
  specs,
  resolve,
  // Only items of a player who has left fizzle.
  fizzle: (_g: Engine, _item: StackItem) => undefined,
});

/** What a player with priority can do in every window but the Defender step, in any turn (SM 10.7). */
const ALWAYS = [castSpec, skillSpec, shieldSpec, energySkillSpec, makeCrystalSpec, convertSpec] as const;

export const WINDOWS: Readonly<Record<string, WindowSpec>> = {
  /** A Main Phase, the turn player's own turn to act while the stack is empty (SM 8.12 to SM 8.14). */
  main: {
    ...stack([...ALWAYS, placeEnergySpec, attackSpec]),
    own: true,
    prompt: message("prompt.soul-masters.main"),
    seats: turnPlayerFirst,
    refuse: () => refuse("soul-masters.no-such-action", "SM 15.3"),
  },
  /** The steps of a combat with priority, and the End of Turn (SM 12.15, SM 12.20, SM 12.22, SM 8.16). */
  priority: {
    ...stack(ALWAYS),
    prompt: message("prompt.soul-masters.priority"),
    seats: turnPlayerFirst,
    refuse: (_g, _seat, { type }) =>
      type.startsWith("energy")
        ? refuse("soul-masters.main-only", "SM 8.12")
        : type === "intercept"
          ? refuse("soul-masters.defender-step", "SM 12.17")
          : refuse("soul-masters.no-such-action", type === "attack" ? "SM 12.2" : "SM 15.3"),
  },
  /**
   * The Defender step, in which only the defending player acts (SM 12.18, SM 12.19). A negated attack ends it (SM
   * 24.9.1).
   */
  defender: {
    ...stack([interceptSpec, skillSpec]),
    prompt: message("prompt.soul-masters.defender"),
    seats: (g) => [combatIn(g.state)?.defender ?? nextSeat(g.state, g.state.turn.seat)],
    isOver: (g) => combatIn(g.state)?.over === true,
    refuse: () => refuse("soul-masters.defender-only", "SM 12.19"),
  },
  /** In upkeep players do not act. Triggers are put on the stack and resolve (SM 8.4, SM 8.6). */
  upkeep: {
    ...stack([]),
    prompt: message("prompt.soul-masters.priority"),
    seats: () => [],
  },
};
