import {
  type CardId,
  cardOf,
  type Decision,
  type Engine,
  type Frame,
  NONE,
  type Plain,
  pinOf,
} from "../kernel";
import { type Ability, type Effect, effectsIn, envOf, isStanding, type PrintedCard } from "../language";

/**
 * The asking effect is not part of a view, so it is inferred from the card that asks and the kind of
 * question.
 */

/**
 * Everything an ability does, including what is asked first: a trigger's "may", the cost of an activated
 * ability.
 */
function rootOf(ability: Ability): Effect | null {
  if (isStanding(ability) || ability.effect === undefined) return null;
  const { effect } = ability;
  if (ability.kind === "trigger" && ability.may) return { do: "may", effect };
  return ability.kind === "activated" && ability.cost
    ? { do: "pay", cost: ability.cost, then: effect }
    : effect;
}

function fits(effect: Effect, decision: Decision): boolean {
  const key = decision.prompt.key;
  switch (effect.do) {
    case "choose":
      return key === "prompt.choose-card" && decision.kind === "pick" && decision.max <= (effect.count ?? 1);
    case "choose-one":
      return (
        key === "prompt.choose-one" &&
        decision.kind === "pick" &&
        decision.options.length === effect.options.length
      );
    case "discard":
      return key === "prompt.discard";
    case "pay":
      return key === "prompt.discard" && effect.cost.some((cost) => cost.pay === "discard");
    case "arrange":
      return decision.kind === "arrange" && decision.options.length <= effect.count;
    case "may":
      return key === "prompt.may";
    case "word":
      return key.endsWith(`.${effect.word}`);
    default:
      return false;
  }
}

/**
 * The effect on the asking card that asks the question, with those that follow it; empty when there is none.
 */
export function askingEffects(card: PrintedCard | undefined, decision: Decision): Effect[] {
  for (const ability of card?.abilities ?? []) {
    const root = rootOf(ability);
    const all = root === null ? [] : effectsIn(root);
    const found = all.find((effect) => fits(effect, decision));
    if (found !== undefined) return [found, ...all.flatMap((effect) => after(effect, found))];
  }
  return [];
}

/** The effects after an effect in a sequence. */
function after(sequence: Effect, effect: Effect): readonly Effect[] {
  if (sequence.do !== "seq") return [];
  const at = sequence.effects.indexOf(effect);
  return at < 0 ? [] : sequence.effects.slice(at + 1);
}

/**
 * The frames of the asking effect and of what follows it: the last one runs first and waits for the answer.
 * Empty when the asking effect is ambiguous.
 * @param it the card that the effect calls "it"; by default its own.
 */
export function askingFrames(g: Engine, decision: Decision, it: CardId = decision.source ?? NONE): Frame[] {
  const { source } = decision;
  if (source === undefined || source === NONE) return [];
  const card = cardOf(g.state, source);
  const [asking, ...rest] = askingEffects(g.rules.cards[card.def] as PrintedCard | undefined, decision);
  if (asking === undefined) return [];
  const found = "options" in decision ? decision.options.map((option) => option.card ?? NONE) : [];
  const named = it === NONE ? [] : [pinOf(cardOf(g.state, it))];
  const env = envOf(card, { it: named, other: [pinOf(card)] }) as unknown as Plain;
  const frame = (effect: Effect, step: number, more?: Frame["locals"]): Frame => ({
    procedure: "effect",
    step,
    locals: { effect: effect as unknown as Plain, env, ...more },
  });
  return [...rest.reverse().map((effect) => frame(effect, 0)), frame(asking, 1, { found, seats: [] })];
}

/** The frame of a replacement that is about to be used; null when the card has none. */
export function replacementFrame(g: Engine, source: CardId): Frame | null {
  const card = cardOf(g.state, source);
  const abilities = (g.rules.cards[card.def] as PrintedCard | undefined)?.abilities ?? [];
  const ability = abilities.find((own) => own.kind === "replace");
  if (ability?.kind !== "replace") return null;
  const env = envOf(card, { it: [pinOf(card)] });
  const locals = { effect: ability.effect as unknown as Plain, env: env as unknown as Plain };
  return { procedure: "effect", step: 0, locals };
}
