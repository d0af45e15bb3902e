import { type Action, cardIn, type Message, type View } from "../../kernel";
import type { KeysUnder } from "../../text/catalogue";
import { type English, message } from "./messages";

type ActionName = KeysUnder<English, "battle-spirits-saga.action", "card" | "target">;
type Reply = KeysUnder<English, "battle-spirits-saga.action.draw">;

/** What the button of an action says. */
export function actionLabel(view: View, { type, card, target, data }: Action): Message {
  const nameOf = (id: number | undefined) => (id === undefined ? "" : cardIn(view, id).def);
  const window = view.decision?.kind === "act" ? view.decision.window : undefined;
  if (type === "pass" && window !== undefined)
    return message(`battle-spirits-saga.action.pass.${window as "flash" | "burst"}`);
  if (data?.reply !== undefined) return message(`battle-spirits-saga.action.draw.${data.reply as Reply}`);
  const name = data?.counter === "soul" ? type.replace("-core", "-soul") : type;
  return message(`battle-spirits-saga.action.${name as ActionName}`, {
    card: nameOf(card),
    target: nameOf(target),
  });
}

/** Actions a player might try with a card, legal or not: the table asks the rules for the refusal. */
export function candidateActions(view: View, id: number): readonly Action[] {
  const card = cardIn(view, id);
  const zone = view.zones[card.zone]?.key;
  if (card.controller !== view.viewer) return [];
  if (zone === "hand")
    return ["summon", "place", "magic", "swift", "set-burst"].map((type) => ({ type, card: id }));
  if (zone === "spirits") return ["attack", "use", "awaken"].map((type) => ({ type, card: id }));
  return zone === "nexuses" ? [{ type: "use", card: id }] : [];
}
