import { determinize, type Engine, type Rules, type View, type Zone } from "../../kernel";
import type { BattleCard } from "./cards";

/** The opponent's own hidden cards: the deck list without what it has seen. */
function unseenNames(rules: Rules, view: View): string[] {
  const left = [...(view.config.seats[view.viewer]?.deck ?? [])];
  for (const card of view.cards) {
    if (card.owner !== view.viewer || card.def === "") continue;
    const at = left.indexOf((rules.cards[card.def] as BattleCard | undefined)?.title ?? card.def);
    if (at >= 0) left.splice(at, 1);
  }
  return left.filter((name) => rules.cards[name]?.type !== "legend");
}

/**
 * The determinized game of an opponent of Battle Cores: its own deck holds what it has not seen of it yet, the other
 * players' hidden cards are blanks.
 * @param rules with a blank under the empty name.
 */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const names = unseenNames(rules, view);
  const isOwnDeck = ({ key, owner }: Zone) => key === "deck" && owner === view.viewer;
  return determinize(rules, view, { name: (zone) => (isOwnDeck(zone) ? (names.pop() ?? "") : ""), seed });
}

/** Whether the turn player may act again, or the game is over. */
export function isSettled(g: Engine): boolean {
  const { decision, outcome } = g.state;
  return outcome !== null || decision === null || decision.kind === "act";
}
