import { type Action, cardIn, type Message, type View, zoneOf } from "../../kernel";
import type { KeysUnder } from "../../text/catalogue";
import type { WindowName } from "./flash";
import { type English, message } from "./messages";

type ActionName = KeysUnder<English, "d20-warriors.action", "card" | "target">;

const nameOf = (view: View, id: number | undefined) => (id === undefined ? "" : cardIn(view, id).def);

/** What the button of an action says. */
export function actionLabel(view: View, action: Action): Message {
  const window = view.decision?.kind === "act" ? view.decision.window : undefined;
  if (action.type === "pass" && window !== undefined)
    return message(`d20-warriors.action.pass.${window as WindowName}`);
  const args = { card: nameOf(view, action.card), target: nameOf(view, action.target) };
  return message(`d20-warriors.action.${action.type as ActionName}`, args);
}

/** Actions a player might try with a card, legal or not: the table asks the rules for the refusal. */
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
