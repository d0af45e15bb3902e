import type { Card, Reader } from "../../kernel";
import type { PrintedCard } from "../../language";
import { cards, lastingStat } from "./board";

/** Weights of a position's parts, in thousands of SP. */
export interface Weights {
  readonly sp: number;
  /** What each fighter adds by its number alone, and what the strongest one adds for its ATK. */
  readonly crowd: number;
  readonly strongest: number;
  readonly atk: number;
  readonly rst: number;
  /** All kill tokens needed for a promotion. */
  readonly kill: number;
  /** The same while the next class is in hand. */
  readonly due: number;
  readonly hand: number;
  /** A set tactic. */
  readonly set: number;
  /** Share of what the turn player could still win by attacking. */
  readonly reach: number;
  /** Share of what the others could win in their next turns. */
  readonly threat: number;
}

/** Kill tokens are worth more on one fighter than spread over several. */
const GATHERED = 1.4;
/** The value of any fighter, and of each of its effects. */
const FIGHTER = 0.5;
const EFFECT = 0.15;

/** The value of each class, its next class and the kill tokens needed for it. */
const CLASSES: Readonly<Record<string, { worth: number; next: string; needs: number }>> = {
  warrior: { worth: 0, next: "elite", needs: 3 },
  elite: { worth: 2.5, next: "warlord", needs: 5 },
  warlord: { worth: 5, next: "legendary", needs: 7 },
  legendary: { worth: 14, next: "", needs: 0 },
};

export const printed = (g: Reader, def: string): PrintedCard | undefined => g.rules.cards[def] as PrintedCard;

export function fighterValue(g: Reader, card: Card, w: Weights): number {
  const { abilities = [], type = "" } = printed(g, card.def) ?? {};
  const { worth, next, needs } = CLASSES[type] ?? { worth: 0, next: "", needs: 0 };
  const kills = Math.min(needs, card.counters.kill ?? 0);
  const isDue =
    kills > 0 && cards(g, "hand", card.controller).some(({ def }) => printed(g, def)?.type === next);
  return (
    FIGHTER +
    worth +
    (w.atk * lastingStat(g, card, "atk") + w.rst * lastingStat(g, card, "rst")) / 1000 +
    (needs > 0 ? (isDue ? w.due : w.kill) * (kills / needs) ** GATHERED : 0) +
    EFFECT * abilities.length
  );
}
