import {
  type CardId,
  cardOf,
  type Frame,
  localsOf,
  type Rules,
  type Seat,
  type State,
  toPlain,
} from "../../../kernel";
import { type PendingPlay, PLAY_STEPS, printedCard } from "../../../language";
import { upgradeEffects } from "../../upgrade-effects";

/** Locals of the old procedures for abilities and Flash cards. */
interface OldLocals {
  readonly card: CardId;
  readonly seat: Seat;
  readonly ability?: number;
  readonly def?: string;
}

/** The old ability step that asks for its discard. Later steps perform the ability. */
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

/** Converts a state saved under earlier rules. */
export function upgrade(state: State, cards: Rules["cards"]): State {
  const upgraded = upgradeEffects(state);
  return {
    ...upgraded,
    agenda: upgraded.agenda.map((frame) => upgradeFrame(upgraded, cards, frame)),
    takebacks: upgraded.takebacks.map((point) => ({ ...point, state: upgrade(point.state, cards) })),
  };
}
