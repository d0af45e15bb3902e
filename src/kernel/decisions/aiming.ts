import { procedure, step } from "../flow/procedure";
import { actOptionsFor } from "../flow/window-spec";
import { isForbiddenInLoop } from "../loops/forbidden";
import type { Engine } from "../rules";
import { ask } from "../state/engine";
import { canonical } from "../state/hash";
import type { Seat } from "../state/ids";
import { specFor } from "./action-spec";
import type { Action } from "./decision";
import { actionsOf, isOpen, type Offer } from "./offer";

interface AimLocals {
  readonly seat: Seat;
  readonly action: Action;
  readonly window?: string | undefined;
}

const sameness = ({ type, card, data }: Action) => canonical({ type, card, data });

/** The offer behind an action that leaves its cell or target open, if any. */
export function openOffer(g: Engine, { seat, action, window }: AimLocals): Offer | undefined {
  const offers = specFor(actOptionsFor(g, window), action)?.options(g, seat) ?? [];
  const key = sameness(action);
  return offers.find((offer) => offer.type === action.type && isOpen(offer) && sameness(offer) === key);
}

/** The actions of an offer, without forbidden loop actions. */
export function withoutForbidden(g: Engine, seat: Seat, offer: Offer): readonly Action[] {
  return actionsOf(offer).filter((action) => !isForbiddenInLoop(g.state, { seat, do: "act", action }));
}

function choices(g: Engine, locals: AimLocals): readonly Action[] {
  const offer = openOffer(g, locals);
  if (offer === undefined) return [];
  const left = withoutForbidden(g, locals.seat, offer);
  return left.length > 0 ? left : actionsOf(offer);
}

/** Asks for the open cell or target of an action, then performs it. */
export const aimProcedure = procedure<AimLocals>(
  "aim",
  [
    step(
      "ask",
      "kernel:aim",
      (g, locals) => {
        const all = choices(g, locals);
        const { seat, action } = locals;
        const question = { seat, prompt: { key: "prompt.aim" }, rule: g.rule };
        const { card } = action;
        const about = card === undefined ? undefined : { source: card };
        const cells = all.flatMap(({ cell }) => (cell === undefined ? [] : [cell]));
        if (cells.length > 0)
          ask(g, { ...question, kind: "place", ...(card !== undefined && { card }), cells });
        else if (all.length > 0) {
          const options = all.map(({ target }) => (target === undefined ? {} : { card: target }));
          ask(g, { ...question, ...about, kind: "pick", options, min: 1, max: 1 });
        }
      },
      (g, locals, answer) => {
        const { seat, action, window } = locals;
        const whole: Action | undefined =
          answer.do === "place"
            ? { ...action, cell: answer.cell }
            : choices(g, locals)[answer.do === "pick" ? (answer.picks[0] ?? 0) : 0];
        if (whole !== undefined) specFor(actOptionsFor(g, window), whole)?.do(g, seat, whole);
      },
    ),
  ],
  // The open action may name a card that only its seat sees.
  { of: ({ seat }) => seat, shown: (_g, locals, seat) => (seat === locals.seat ? locals : null) },
);
