import { type CardId, cardOf, type Decision, type Engine, type Frame, NONE, type Plain } from "../../kernel";
import { type Ability, type Effect, envOf, type PrintedCard } from "../../language";

/** The effect that asks is not part of a view; it is found again on the card that asks, by the kind of question. */

/** All effects in an effect, itself first. */
export function effectsIn(effect: Effect): Effect[] {
  switch (effect.do) {
    case "seq":
      return [effect, ...effect.effects.flatMap(effectsIn)];
    case "choose-one":
      return [effect, ...effect.options.flatMap(effectsIn)];
    case "if":
      return [effect, ...effectsIn(effect.then), ...(effect.else ? effectsIn(effect.else) : [])];
    case "may":
    case "each":
      return [effect, ...effectsIn(effect.effect)];
    case "choose":
      return [effect, ...effectsIn(effect.then)];
    default:
      return [effect];
  }
}

/** Everything an ability does, with a trigger's "may" as the effect that asks. */
function rootOf(ability: Ability): Effect | null {
  if (ability.kind === "standing") return null;
  return ability.kind === "trigger" && ability.may ? { do: "may", effect: ability.effect } : ability.effect;
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
    case "may":
      return key === "prompt.may";
    case "word":
      return key.endsWith(`.${effect.word}`);
    default:
      return false;
  }
}

/** The effect on the asking card that the question belongs to, or null. */
export function askingEffect(card: PrintedCard | undefined, decision: Decision): Effect | null {
  for (const ability of card?.abilities ?? []) {
    const root = rootOf(ability);
    const found = root && effectsIn(root).find((effect) => fits(effect, decision));
    if (found) return found;
  }
  return null;
}

/** The card that the effect calls "it": the one asked about, the other fighter, or its own. */
function subjectOf(g: Engine, decision: Decision, source: CardId): CardId {
  if (decision.kind === "place" && decision.card !== undefined) return decision.card;
  const battle = g.state.vars.battle as { readonly fighters?: readonly CardId[] } | null | undefined;
  const rival = battle?.fighters?.includes(source) ? battle.fighters.find((id) => id !== source) : undefined;
  return rival ?? source;
}

/** The frame of the effect that asks, waiting for the answer; null when it cannot be told. */
export function askingFrame(g: Engine, decision: Decision): Frame | null {
  const { source } = decision;
  if (source === undefined || source === NONE) return null;
  const card = cardOf(g.state, source);
  const effect = askingEffect(g.rules.cards[card.def] as PrintedCard | undefined, decision);
  if (effect === null) return null;
  const found = decision.kind === "pick" ? decision.options.map((option) => option.card ?? NONE) : [];
  const env = envOf(source, card.def, card.controller, subjectOf(g, decision, source), source);
  const locals = { effect: effect as unknown as Plain, env: env as unknown as Plain, found, seats: [] };
  return { procedure: "effect", step: 1, locals };
}

/** The frame of the text that may replace a change, about to be carried out; null when the card has none. */
export function replacementFrame(g: Engine, source: CardId): Frame | null {
  const card = cardOf(g.state, source);
  const abilities = (g.rules.cards[card.def] as PrintedCard | undefined)?.abilities ?? [];
  const ability = abilities.find((own) => own.kind === "replace");
  if (ability?.kind !== "replace") return null;
  const env = envOf(source, card.def, card.controller, source);
  const locals = { effect: ability.effect as unknown as Plain, env: env as unknown as Plain };
  return { procedure: "effect", step: 0, locals };
}
