import type { Frame, Plain, Rules, View, Watcher } from "../kernel";
import type { Cost, Effect } from "./ability";
import type { Env } from "./env";
import type { Playing } from "./play";
import type { PrintedCard } from "./vocabulary";

/** Which ability of which card: the name of the card that prints it, and the index there. */
export interface AskingAbility {
  readonly def: string;
  readonly ability: number;
}

/** What a running effect knows; of one on several cards, what it knows of the first. */
const envIn = ({ locals: { env, envs } }: Frame) => (env ?? (envs as readonly Plain[])[0]) as unknown as Env;

/** The running effect of which a frame is a part: the frame that was begun first. */
function rootOf(agenda: readonly Frame[], top: Frame): number {
  const { source, sourceDef } = envIn(top);
  const isPart = (frame: Frame) =>
    frame.procedure === "effect" && envIn(frame).source === source && envIn(frame).sourceDef === sourceDef;
  return agenda.findLastIndex((frame) => !isPart(frame)) + 1;
}

/** The ability that prints one of these parts, among those of a card. */
function printing(abilities: PrintedCard["abilities"], parts: readonly unknown[]): number {
  const wanted = parts.map((part) => JSON.stringify(part));
  return abilities.findIndex((ability) => {
    const text = JSON.stringify(ability);
    return wanted.some((part) => text.includes(part));
  });
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
  const { procedure, locals } = top;
  const printed = (def: string, parts: readonly unknown[]): AskingAbility | undefined => {
    const ability = printing((cards[def] as PrintedCard | undefined)?.abilities ?? [], parts);
    return ability < 0 ? undefined : { def, ability };
  };
  if (procedure === "attempt" && locals.asked) {
    const { card, ability, def = all[card]?.def ?? "" } = locals.asked as unknown as Watcher;
    return { def, ability };
  }
  if (procedure === "play") {
    const { def, ability } = locals.playing as unknown as Playing;
    return ability === undefined ? printed(def, (locals.due ?? []) as unknown as Cost[]) : { def, ability };
  }
  if (procedure !== "effect") return undefined;
  const root = rootOf(agenda, top);
  const { sourceDef: def } = envIn(top);
  const playing = agenda[root - 1]?.locals.playing as unknown as Playing | undefined;
  if (playing?.ability !== undefined && playing.def === def) return { def, ability: playing.ability };
  const effect = agenda[root]?.locals.effect as unknown as Effect;
  return printed(def, [effect.do === "may" ? effect.effect : effect]);
}
