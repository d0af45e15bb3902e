import {
  type AnytimeSpec,
  actionOf,
  cardOf,
  NONE,
  paidTakeback,
  type Reader,
  type Rules,
  seatOf,
  takebackFor,
} from "../../../kernel";
import { refuse } from "../table/messages";

/** Whether this table plays with OOPS (D20 11.1). */
function playsOops(g: Reader): boolean {
  return Number(g.state.config.options.oops ?? 0) > 0;
}

const spent = paidTakeback("oops", { none: "D20 11.11", final: "D20 11.6", spend: "D20 11.5" });

/**
 * Spends one OOPS on one's own last action. It does not undo a time-out, and is not available during one (D20 10.6).
 */
export const oops: AnytimeSpec = {
  ...spent,
  can: (g, seat, action) => {
    if (!playsOops(g)) return refuse("d20.no-oops", "D20 11.1");
    const { paused, turn } = g.state;
    if (paused !== NONE) return refuse("paused", "D20 10.6", { player: seatOf(g.state, paused).name });
    // An initial draw is an action even when there is no card to draw (D20 11.7).
    const point = takebackFor(g, seat);
    if (point !== undefined && point.state.turn.number !== turn.number) {
      return refuse("nothing-to-take-back", "D20 11.7");
    }
    return spent.can(g, seat, action);
  },
};

/** Answers that are not actions: they cannot be taken back and make nothing final (D20 11.7). */
const IDLE = ["pass", "end-turn"];
/** Actions that cannot be taken back and make earlier ones final (D20 11.8). */
const FINAL = ["attack", "ability"];

/**
 * What may be taken back, and until when (D20 11.6 to 11.8), by the opponent of the active player too (D20 11.12). Dice,
 * draws and looking at cards also make earlier actions final (D20 11.9).
 */
export const takebacks: NonNullable<Rules["decisions"]["takebacks"]> = {
  mark: (g, answer) => {
    if (!playsOops(g)) return null;
    const { type, card } = actionOf(answer) ?? {};
    return type === "place" || type === "flash" ? cardOf(g.state, card ?? NONE).def : null;
  },
  seal: (g, answer) => {
    const owner = g.state.takebacks.at(-1)?.seat;
    if (owner === undefined || answer.do === "anytime") return false;
    const type = actionOf(answer)?.type;
    if (answer.seat !== owner) return type === undefined || !IDLE.includes(type);
    return type !== undefined && FINAL.includes(type);
  },
};
