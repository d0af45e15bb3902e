import { type Action, cardIn, type Message, type Rules, seatOf, type View, zoneOf } from "../../../kernel";
import { abilityLabel, printedCard } from "../../../language";
import type { KeysUnder } from "../../../text/catalogue";
import type { WindowName } from "../rules/flash";
import { varsOf } from "../rules/vars";
import { vocabulary } from "../words/index";
import { type English, message } from "./messages";

type ActionName = KeysUnder<English, "d20-warriors.action", "card" | "target">;

const nameOf = (view: View, id: number | undefined) => (id === undefined ? "" : cardIn(view, id).def);

/** The button label of an action. */
export function actionLabel(cards: Rules["cards"], view: View, action: Action): Message {
  const window = view.decision?.kind === "act" ? view.decision.window : undefined;
  if (action.type === "pass" && window !== undefined)
    return message(`d20-warriors.action.pass.${window as WindowName}`);
  const args = { card: nameOf(view, action.card), target: nameOf(view, action.target) };
  const name = action.type === "attack" && action.target === undefined ? "attack-with" : action.type;
  const label = message(`d20-warriors.action.${name as ActionName}`, args);
  return action.type === "ability"
    ? abilityLabel(vocabulary, printedCard(cards, args.card), action, label)
    : label;
}

/** Actions a player might try with a card, legal or not. The rules supply the reason for a refusal. */
export function candidateActions(view: View, id: number): readonly Action[] {
  const card = cardIn(view, id);
  const zone = view.zones[card.zone]?.key;
  if (zone === "hand" && card.controller === view.viewer)
    return [
      { type: "place", card: id },
      { type: "flash", card: id },
    ];
  if (zone !== "battlefield") return [];
  if (card.controller === view.viewer)
    return [
      { type: "attack", card: id },
      { type: "ability", card: id },
    ];
  const own = zoneOf(view, "battlefield").cards.filter(
    (other) => cardIn(view, other).controller === view.viewer,
  );
  if (own.length === 0) return [{ type: "attack", card: id }];
  return own.map((attacker) => ({ type: "attack", card: attacker, target: id }));
}

/**
 * A time-out shows both players the face-down cards (D20 10.3). In Sudden Death each player knows only their own cards
 * (D20 8).
 */
export function peekHint(view: View, id: number): Message | null {
  if (!zoneOf(view, "battlefield").cards.includes(id)) return null;
  if (!varsOf(view).suddenDeath) return message("d20-warriors.peek");
  return message("table.peek.owner", { player: seatOf(view, cardIn(view, id).owner).name });
}
