import {
  type CardId,
  cardOf,
  type Frame,
  localsOf,
  NONE,
  type Plain,
  refTo,
  type Seat,
  type State,
  toPlain,
} from "../../../kernel";
import { type PendingPlay, PLAY_STEPS } from "../../../language";
import { upgradeEffects } from "../../upgrade-effects";

/** Frames of the procedure `reckoning`, which checks now replace. */
const isGone = ({ procedure }: Frame) => procedure === "reckoning";

/** Locals of the separate procedures for Summoning, activating and using abilities in saved states. */
interface OldLocals {
  readonly card: CardId;
  readonly seat: Seat;
  readonly host?: CardId;
  readonly def?: string;
  readonly ability?: number;
}

/** The old procedures paid for a card in steps up to this one, then put it into play or carried it out. */
const PAID = 2;

/** Rewrites the word `burn-each` of saved effects. */
function withoutBurnEach(effect: Plain): Plain {
  if (typeof effect !== "object" || effect === null) return effect;
  if (Array.isArray(effect)) return effect.map(withoutBurnEach);
  const { word, args } = effect as { word?: Plain; args?: { from?: Plain; amount?: Plain } };
  if (word === "burn-each")
    return {
      do: "each",
      from: args?.from ?? {},
      effect: { do: "word", word: "burn-card", args: { card: "it", amount: args?.amount ?? 0 } },
    };
  return Object.fromEntries(
    Object.entries(effect).map(([key, value]) => [key, withoutBurnEach(value ?? null)]),
  );
}

function upgradeEffect(frame: Frame): Frame {
  const { effect } = frame.locals;
  if (frame.procedure !== "effect" || effect === undefined) return frame;
  return { ...frame, locals: { ...frame.locals, effect: withoutBurnEach(effect) } };
}

/** Maps the old procedure's next step to the shared one. */
function upgradeFrame(state: State, frame: Frame): Frame {
  const { procedure, step } = frame;
  const isAbility = procedure === "ability";
  if (!isAbility && procedure !== "summoning" && procedure !== "activating") return frame;
  const { card, seat, host = NONE, def, ability } = localsOf<OldLocals>(frame);
  const now = cardOf(state, card);
  const kinds = { ability: "ability", summoning: "summon", activating: "activate" } as const;
  const playing: PendingPlay = {
    kind: kinds[procedure],
    seat,
    card,
    stamp: now.stamp,
    def: def ?? now.def,
    ...(ability === undefined ? undefined : { ability }),
    refs: host === NONE ? {} : { host: [refTo(cardOf(state, host))] },
    chosen: {},
  };
  return {
    ...frame,
    procedure: "play",
    step: !isAbility && step <= PAID ? PLAY_STEPS.do : PLAY_STEPS.putAway,
    locals: { playing: toPlain(playing), due: [] },
    cite: { rule: "BC 7.2", cause: { kind: "rule" } },
  };
}

/** Upgrades a state saved under earlier rules. */
export function upgrade(state: State): State {
  const upgraded = upgradeEffects(state);
  const agenda = upgraded.agenda.filter((frame) => !isGone(frame));
  return { ...upgraded, agenda: agenda.map((frame) => upgradeEffect(upgradeFrame(upgraded, frame))) };
}
