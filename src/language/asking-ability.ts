import { type Frame, localsOf, type Rules, type View, type Watcher } from "../kernel";
import type { Effect } from "./ability";
import { printedCard } from "./ability-of";
import { nextAnnounced } from "./announced";
import type { EffectLocals } from "./effects/handler";
import type { Env } from "./env";
import { envOfPlay, type PlayLocals } from "./play";
import type { PrintedCard, Vocabulary } from "./vocabulary";

/** Which ability of which card: the name of the card that prints it, and the index there. */
export interface AskingAbility {
  readonly def: string;
  readonly ability: number;
}

/** What a running effect knows; of one on several cards, what it knows of the first. */
function envIn(frame: Frame): Env | undefined {
  if (frame.procedure !== "effect") return undefined;
  const { env, envs } = localsOf<Partial<EffectLocals>>(frame);
  return env ?? envs?.[0];
}

/** The running effect of which one is a part: the index of the frame that was begun first. */
function rootOf(agenda: readonly Frame[], { source, sourceDef }: Env): number {
  const isPart = (env: Env | undefined) => env?.source === source && env.sourceDef === sourceDef;
  return agenda.findLastIndex((frame) => !isPart(envIn(frame))) + 1;
}

/** What is being played, where a frame is that of a play. */
function playIn(frame: Frame | undefined): PlayLocals | undefined {
  return frame?.procedure === "play" ? localsOf<PlayLocals>(frame) : undefined;
}

/** The ability that prints one of these parts, among those of a card. */
function printing(abilities: PrintedCard["abilities"], parts: readonly unknown[]): number {
  const wanted = parts.map((part) => JSON.stringify(part));
  return abilities.findIndex((ability) => {
    const text = JSON.stringify(ability);
    return wanted.some((part) => text.includes(part));
  });
}

/** The choice of cards that the open question is about, where the player of its card is the one who is asked. */
export function askingChoice(
  cards: Rules["cards"],
  v: Vocabulary,
  { agenda, decision }: Pick<View, "agenda" | "decision">,
): Extract<Effect, { do: "choose" }> | null {
  const top = agenda.at(-1);
  if (top === undefined || decision?.kind !== "pick") return null;
  const playing = playIn(top)?.playing;
  if (playing?.seat === decision.seat) {
    const abilities = printedCard(cards, playing.def)?.abilities ?? [];
    const ability =
      playing.ability === undefined
        ? abilities.find(({ kind }) => kind === "play")
        : abilities[playing.ability];
    const effect = ability !== undefined && "effect" in ability ? ability.effect : undefined;
    const next = effect === undefined ? null : nextAnnounced(v, effect, envOfPlay(playing));
    return next?.do === "choose" ? next : null;
  }
  const env = envIn(top);
  const effect = env?.seat === decision.seat ? localsOf<EffectLocals>(top).effect : undefined;
  return effect?.do === "choose" ? effect : null;
}

/**
 * The ability whose effect, price or replacement puts the open question, found in what is running.
 * @param cards of the game.
 * @param at the game, or the view of the seat that is asked.
 * @returns undefined when the rules ask, or something that the seat may not know.
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
