import {
  toPlain,
  type CardId,
  cardOf,
  type Frame,
  localsOf,
  NONE,
  type Plain,
  refTo,
  type Seat,
  type State,
} from "../../../kernel";
import { PLAY_STEPS, type PendingPlay, upgradeEffects } from "../../../language";

/** HP and Armor were looked at by a procedure of their own; the checks of the rules do it now. */
const isGone = ({ procedure }: Frame) => procedure === "reckoning";

/** Where Summoning, activating and using abilities were procedures of their own. */
interface OldLocals {
  readonly card: CardId;
  readonly seat: Seat;
  readonly host?: CardId;
  readonly def?: string;
  readonly ability?: number;
}

/** Two steps paid for a card, the last effect of which may still ask; then it was put into play or carried out. */
const PAID = 2;

/** An effect in which burning each of several Monsters was a word of its own. */
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

/** What the old procedure would have done next, in the one for all of them. */
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

/** A state saved under earlier rules, as these rules read it. */
export function upgrade(state: State): State {
  const upgraded = upgradeEffects(state);
  const agenda = upgraded.agenda.filter((frame) => !isGone(frame));
  return { ...upgraded, agenda: agenda.map((frame) => upgradeEffect(upgradeFrame(upgraded, frame))) };
}
