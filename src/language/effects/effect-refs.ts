import { type CardRef, type Engine, isSameCard, localsOf } from "../../kernel";
import { type Env, type Refs, refAt } from "../env";
import type { EffectLocals } from "./handler";

/** The card references of an effect whose cards have not changed. */
export function validRefs(g: Engine, envs: readonly Env[]): readonly CardRef[] {
  const valid: CardRef[] = [];
  for (const { refs } of envs)
    for (const name in refs)
      for (const ref of refs[name] ?? []) if (isSameCard(g.state, ref)) valid.push(ref);
  return valid;
}

/** Adds cards to those with this name, in the whole running effect. */
export function nameInEffect(g: Engine, name: string, refs: readonly CardRef[]): void {
  const named = (env: Env): Env => ({
    ...env,
    refs: { ...env.refs, [name]: [...(env.refs[name] ?? []), ...refs] },
  });
  renewEffect(g, named);
}

/** Changes the context in each frame of the running effect. */
function renewEffect(g: Engine, change: (env: Env) => Env): void {
  for (let i = g.state.agenda.length - 1; i >= 0; i--) {
    const frame = g.state.agenda[i];
    if (frame?.procedure !== "effect") return;
    const locals = localsOf<EffectLocals>(frame);
    locals.env = change(locals.env);
    if (locals.envs !== undefined) locals.envs = locals.envs.map(change);
  }
}

/**
 * Lets an effect that moves a card still refer to it, by updating the references in the frames of the running effect.
 * @param before the references that were valid when the directive began.
 */
export function trackMovedCards(g: Engine, before: readonly CardRef[]): void {
  if (before.every((ref) => isSameCard(g.state, ref))) return;
  const moved = before.filter((ref) => !isSameCard(g.state, ref));
  const renew = (ref: CardRef): CardRef => {
    const card = moved.some((old) => old.card === ref.card && old.stamp === ref.stamp)
      ? g.state.cards[ref.card]
      : undefined;
    return card === undefined ? ref : refAt(card.id, card.stamp, ref.was);
  };
  renewEffect(g, (env) => renewed(env, renew));
}

function renewed(env: Env, renew: (ref: CardRef) => CardRef): Env {
  const named = Object.entries(env.refs).map(([name, cardRefs]) => [name, cardRefs.map(renew)] as const);
  const refs: Refs = Object.fromEntries(named);
  return { ...env, refs };
}
