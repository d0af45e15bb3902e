import {
  ask,
  type CardId,
  cardOf,
  type Engine,
  moveToOwner,
  type Seat,
  simultaneously,
  zoneLimitLeft,
} from "../../kernel";
import type { Env } from "../env";
import { onField } from "../references";
import type { Vocabulary } from "../vocabulary";
import { picked } from "./ask";
import { type EffectHandler, type EffectLocals, type EffectOf, repeatStep } from "./handler";
import { named } from "./named";
import { turnOrder } from "./turn-order";

/** Cards are put into a zone of their owners; where several go to one deck, the owner may order them first. */
export const moving = (v: Vocabulary): EffectHandler<"move"> => ({
  run: (g, effect, env, locals) => moveAll(g, v, effect, [env], locals),
  runAll: (g, effect, envs, locals) => moveAll(g, v, effect, envs, locals),
  answer: (g, _effect, _env, order, locals) => {
    locals.taken = [...(locals.taken ?? []), ...picked(locals, order)];
    repeatStep(g);
  },
});

function moveAll(
  g: Engine,
  v: Vocabulary,
  effect: EffectOf<"move">,
  envs: readonly Env[],
  locals: EffectLocals,
): void {
  const ids = named(g, v, envs, effect.card, "move");
  const { taken = [] } = locals;
  const left = v.deckOrder !== undefined && effect.to === v.deck ? unordered(g, ids, taken) : [];
  const [env] = envs;
  if (left.length > 1 && env !== undefined) return askOrder(g, v, env, effect, left, locals);
  const ordered = taken.filter((id) => ids.includes(id));
  const order = [...ids.filter((id) => !ordered.includes(id)), ...ordered];
  const go = () => {
    // The first card goes highest, so on top it is put last.
    const isOnTop = taken.length > 0 && effect.bottom !== true;
    for (const id of isOnTop ? order.toReversed() : order) moveOne(g, v, effect, id);
  };
  if (ids.length === 1) go();
  else simultaneously(g, ids, go);
}

/** The cards of the first owner in turn order who has several and has not ordered them yet. */
function unordered(g: Engine, ids: readonly CardId[], taken: readonly CardId[]): readonly CardId[] {
  const of = (seat: Seat) => ids.filter((id) => !taken.includes(id) && cardOf(g.state, id).owner === seat);
  return (
    turnOrder(g)
      .map(of)
      .find((own) => own.length > 1) ?? []
  );
}

function askOrder(
  g: Engine,
  v: Vocabulary,
  env: Env,
  { bottom = false }: EffectOf<"move">,
  cards: readonly CardId[],
  locals: EffectLocals,
): void {
  locals.found = cards;
  ask(g, {
    kind: "arrange",
    seat: cardOf(g.state, cards[0] ?? env.source).owner,
    prompt: { key: "prompt.deck-order", args: { card: env.sourceDef, bottom } },
    rule: v.deckOrder ?? g.rule,
    source: env.source,
    options: cards.map((card) => ({ card })),
  });
}

function moveOne(g: Engine, v: Vocabulary, { to, bottom = false }: EffectOf<"move">, id: CardId): void {
  const card = cardOf(g.state, id);
  if (zoneLimitLeft(g, card.owner, to, card) === 0) return;
  if (v.verbs?.move) return v.verbs.move(g, id, to, bottom);
  const as = moveName(v, to, onField(g, v, id));
  moveToOwner(g, id, to, bottom ? { as, bottom } : { as });
}

/** The event type of a move to this zone. Leaving the field is not a discard. */
function moveName(v: Vocabulary, to: string, fromField: boolean): string {
  if (to === v.discard) return fromField ? "remove" : "discard";
  return to === v.hand ? "return" : "move";
}
