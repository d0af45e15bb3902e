import { type Engine, type Pin, pinOf, stands } from "../../kernel";
import { asPlain, type Env, type Refs } from "../env";

/** The cards that an effect speaks of and that are still those that were meant. */
export function standingRefs(g: Engine, { refs }: Env): readonly Pin[] {
  const standing: Pin[] = [];
  for (const name in refs) for (const pin of refs[name] ?? []) if (stands(g.state, pin)) standing.push(pin);
  return standing;
}

/**
 * An effect that moves a card itself goes on speaking of it: the frames of the running effect name it as it
 * is now.
 * @param before what stood when the directive began.
 */
export function follow(g: Engine, before: readonly Pin[]): void {
  const moved = before.filter((pin) => !stands(g.state, pin));
  if (moved.length === 0) return;
  const renew = (pin: Pin): Pin => {
    const card = moved.some((old) => old.card === pin.card && old.stamp === pin.stamp)
      ? g.state.cards[pin.card]
      : undefined;
    return card === undefined ? pin : pinOf(card);
  };
  for (let i = g.state.agenda.length - 1; i >= 0; i--) {
    const frame = g.state.agenda[i];
    if (frame?.procedure !== "effect") return;
    const { env, envs } = frame.locals;
    frame.locals.env = asPlain(renewed(env as unknown as Env, renew));
    if (envs !== undefined)
      frame.locals.envs = (envs as unknown as readonly Env[]).map((one) => asPlain(renewed(one, renew)));
  }
}

function renewed(env: Env, renew: (pin: Pin) => Pin): Env {
  const named = Object.entries(env.refs).map(([name, pins]) => [name, pins.map(renew)] as const);
  const refs: Refs = Object.fromEntries(named);
  return { ...env, refs };
}
