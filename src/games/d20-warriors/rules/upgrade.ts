import {
  toPlain,
  type CardId,
  cardOf,
  type Frame,
  localsOf,
  type Rules,
  type Seat,
  type State,
} from "../../../kernel";
import { PLAY_STEPS, type PendingPlay, printedCard, upgradeEffects } from "../../../language";

/** Where abilities and Flash cards were used by procedures of their own. */
interface OldLocals {
  readonly card: CardId;
  readonly seat: Seat;
  readonly ability?: number;
  readonly def?: string;
}

/** The step of an ability that asks for what is to be discarded for it; its later ones perform it. */
const PAYING = 1;

function upgradeFrame(state: State, cards: Rules["cards"], frame: Frame): Frame {
  const { procedure, step } = frame;
  if (procedure !== "ability" && procedure !== "flash") return frame;
  const { card, seat, ability, def } = localsOf<OldLocals>(frame);
  const now = cardOf(state, card);
  const playing: PendingPlay = {
    kind: procedure,
    seat,
    card,
    stamp: now.stamp,
    def: def ?? now.def,
    ...(ability === undefined ? undefined : { ability }),
    refs: {},
    chosen: {},
  };
  const found = printedCard(cards, playing.def)?.abilities[ability ?? -1];
  const due = found?.kind === "activated" ? (found.cost ?? []) : [];
  const isPaying = procedure === "ability" && step === PAYING && state.decision !== null;
  const { decision } = state;
  const offered = decision?.kind === "pick" ? decision.options.map((option) => option.card ?? -1) : [];
  return {
    ...frame,
    procedure: "play",
    step: isPaying ? PLAY_STEPS.pay + 1 : PLAY_STEPS.putAway,
    locals: { playing: toPlain(playing), due: toPlain(due), ...(isPaying && { found: offered }) },
    cite: { rule: procedure === "flash" ? "D20 3.5" : "D20 6.3", cause: { kind: "rule" } },
  };
}

/** A state saved under earlier rules, as these rules read it. */
export function upgrade(state: State, cards: Rules["cards"]): State {
  const upgraded = upgradeEffects(state);
  return {
    ...upgraded,
    agenda: upgraded.agenda.map((frame) => upgradeFrame(upgraded, cards, frame)),
    takebacks: upgraded.takebacks.map((point) => ({ ...point, state: upgrade(point.state, cards) })),
  };
}
