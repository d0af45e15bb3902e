import { type Decision, type Frame, localsOf, type Rules, type View, type Watcher } from "../kernel";
import type { Cost, Effect } from "./ability";
import { printedCard } from "./ability-of";
import { nextAnnounced } from "./announced";
import { costPrompt } from "./effects/costs";
import type { EffectLocals, PickLocals } from "./effects/handler";
import type { Env } from "./env";
import { envOfPlay, type PlayLocals } from "./playing";
import type { PrintedCard, Vocabulary } from "./vocabulary";

/** An ability of a card: the name of the card that prints it, and the index there. */
export interface AskingAbility {
  readonly def: string;
  readonly ability: number;
}

/** The context of the running effect. For an effect on several cards, that of the first. */
function envIn(frame: Frame): Env | undefined {
  if (frame.procedure !== "effect") return undefined;
  const { env, envs } = localsOf<Partial<EffectLocals>>(frame);
  return env ?? envs?.[0];
}

/** The index of the earliest frame of the running effect that this one is a part of. */
function rootOf(agenda: readonly Frame[], { source, sourceDef }: Env): number {
  const isPart = (env: Env | undefined) => env?.source === source && env.sourceDef === sourceDef;
  return agenda.findLastIndex((frame) => !isPart(envIn(frame))) + 1;
}

/** The locals of a play frame, or undefined for other frames. */
function playIn(frame: Frame | undefined): PlayLocals | undefined {
  return frame?.procedure === "play" ? localsOf<PlayLocals>(frame) : undefined;
}

/** The index of the ability that prints one of these parts, among a card's abilities. */
function printing(abilities: PrintedCard["abilities"], parts: readonly unknown[]): number {
  const partTexts = parts.map((part) => JSON.stringify(part));
  return abilities.findIndex((ability) => {
    const text = JSON.stringify(ability);
    return partTexts.some((part) => text.includes(part));
  });
}

/**
 * The source of the open prompt: a part of an effect, or a cost. `theirs` is true if its "you" is not the prompted
 * player.
 */
export type AskingPart =
  | { readonly kind: "effect"; readonly effect: Effect; readonly theirs: boolean }
  | { readonly kind: "cost"; readonly cost: Cost };

/** The cost of the open prompt. Among several that match, the one after those already chosen for. */
function costPart(
  v: Vocabulary,
  costs: readonly Cost[],
  { chosen = [] }: PickLocals,
  { prompt }: Decision,
): AskingPart | null {
  const fits = (cost: Cost | undefined) =>
    cost !== undefined &&
    (cost.pay === "discard" || cost.pay === "cards") &&
    `prompt.${costPrompt(v, cost)}` === prompt.key &&
    cost.count === prompt.args?.count;
  const fitting = costs.filter(fits);
  const cost = fits(costs[chosen.length]) ? costs[chosen.length] : fitting[0];
  return cost === undefined || !fits(cost) ? null : { kind: "cost", cost };
}

/** The effect inside a "may". */
const optional = (effect: Effect): Effect => (effect.do === "may" ? effect.effect : effect);

function playPart(
  cards: Rules["cards"],
  v: Vocabulary,
  { playing, due, ...offer }: PlayLocals,
  decision: Decision,
): AskingPart | null {
  if (due !== undefined) return costPart(v, due, offer, decision);
  const abilities = printedCard(cards, playing.def)?.abilities ?? [];
  const ability =
    playing.ability === undefined
      ? abilities.find(({ kind }) => kind === "play")
      : abilities[playing.ability];
  const effect = ability !== undefined && "effect" in ability ? ability.effect : undefined;
  if (effect === undefined) return null;
  const isOffered = decision.kind === "confirm";
  const asking = isOffered ? optional(effect) : nextAnnounced(v, effect, envOfPlay(playing));
  return asking === null ? null : { kind: "effect", effect: asking, theirs: false };
}

/** The part of a card's text behind the open prompt of the player, or null if the rules prompt. */
export function askingPart(
  cards: Rules["cards"],
  v: Vocabulary,
  { agenda, decision, cards: all }: Pick<View, "agenda" | "decision" | "cards">,
): AskingPart | null {
  const top = agenda.at(-1);
  if (top === undefined || decision === null) return null;
  if (top.procedure === "attempt") {
    const { asked } = localsOf<{ asked?: Watcher }>(top);
    const replacing =
      asked && printedCard(cards, asked.def ?? all[asked.card]?.def ?? "")?.abilities[asked.ability];
    const isAsked = decision.kind === "confirm" && replacing?.kind === "replace";
    return isAsked ? { kind: "effect", effect: replacing.effect, theirs: false } : null;
  }
  const play = playIn(top);
  if (play !== undefined)
    return play.playing.seat === decision.seat ? playPart(cards, v, play, decision) : null;
  const env = envIn(top);
  if (env === undefined) return null;
  const { effect, chosen } = localsOf<EffectLocals>(top);
  const theirs = env.seat !== decision.seat;
  if (effect.do === "pay")
    return theirs ? null : costPart(v, effect.cost, { ...(chosen && { chosen }) }, decision);
  return { kind: "effect", effect: optional(effect), theirs };
}

/**
 * The ability whose effect, price or replacement opened the prompt, found in the running frames.
 * @param cards of the game.
 * @param at the game, or the view of the prompted seat.
 * @returns undefined if the rules prompt, or something the seat may not know.
 */
export function askingAbility(
  cards: Rules["cards"],
  { agenda, cards: all }: Pick<View, "agenda" | "cards">,
): AskingAbility | undefined {
  const top = agenda.at(-1);
  if (top === undefined) return undefined;
  const printed = (def: string, parts: readonly unknown[]): AskingAbility | undefined => {
    const ability = printing(printedCard(cards, def)?.abilities ?? [], parts);
    return ability < 0 ? undefined : { def, ability };
  };
  const { asked } = top.procedure === "attempt" ? localsOf<{ asked?: Watcher }>(top) : {};
  if (asked) return { def: asked.def ?? all[asked.card]?.def ?? "", ability: asked.ability };
  const play = playIn(top);
  if (play !== undefined) {
    const { def, ability } = play.playing;
    return ability === undefined ? printed(def, play.due ?? []) : { def, ability };
  }
  const env = envIn(top);
  if (env === undefined) return undefined;
  const root = rootOf(agenda, env);
  const { sourceDef: def } = env;
  const { ability, def: played } = playIn(agenda[root - 1])?.playing ?? {};
  if (ability !== undefined && played === def) return { def, ability };
  const { effect } = localsOf<EffectLocals>(agenda[root] ?? top);
  return printed(def, [effect.do === "may" ? effect.effect : effect]);
}
