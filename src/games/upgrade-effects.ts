import { type CardId, type CardRef, type Frame, localsOf, NONE, refTo, type State } from "../kernel";
import type { Env } from "../language";

/** A context of saved states, whose cards are named by id alone. */
interface EnvWithoutRefs extends Omit<Env, "refs"> {
  readonly it: CardId;
  readonly other: CardId;
}

function withRefs({ cards }: State, { it, other, ...env }: EnvWithoutRefs): Env {
  const refsOf = (id: CardId): CardRef[] => {
    const card = id === NONE ? undefined : cards[id];
    return card === undefined ? [] : [refTo(card)];
  };
  const refs: Env["refs"] = { it: refsOf(it), other: refsOf(other), this: refsOf(env.source) };
  return { ...env, refs };
}

function upgradeFrame(state: State, frame: Frame): Frame {
  if (frame.procedure !== "effect") return frame;
  const locals = { ...frame.locals };
  const own = localsOf<{ env: Env | EnvWithoutRefs }>({ locals });
  if ("refs" in own.env) return frame;
  own.env = withRefs(state, own.env);
  return { ...frame, locals };
}

/**
 * Upgrades a saved state whose running effects may name their cards by id alone. These ids mean the cards as they are.
 */
export function upgradeEffects(state: State): State {
  return {
    ...state,
    agenda: state.agenda.map((frame) => upgradeFrame(state, frame)),
    takebacks: state.takebacks.map((point) => ({ ...point, state: upgradeEffects(point.state) })),
  };
}
