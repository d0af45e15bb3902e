import { type Action, cardIn, type Message, type View } from "../../kernel";
import type { KeysUnder } from "../../text/catalogue";
import { type English, message } from "./messages";

type ActionName = KeysUnder<English, "battle-of-souls.action", "card" | "target">;

/** What the button of an action says. */
export function actionLabel(view: View, { type, card, target, data }: Action): Message {
  const nameOf = (id: number | undefined) => (id === undefined ? "" : cardIn(view, id).def);
  const isDirect = type === "attack" && data?.seat !== undefined;
  const ends = type === "pass" && view.stack.length > 0;
  const name = isDirect ? "attack-player" : ends ? "pass.chain" : type;
  return message(`battle-of-souls.action.${name as ActionName}`, {
    card: nameOf(card),
    target: nameOf(target),
  });
}

const BY_ZONE: Readonly<Record<string, readonly string[]>> = {
  hand: ["deploy", "activate", "set"],
  fighters: ["attack", "use"],
  equipment: ["activate", "use"],
  tactics: ["activate", "use"],
  battlefield: ["use"],
};

/** Actions a player might try with a card, legal or not: the table asks the rules for the refusal. */
export function candidateActions(view: View, id: number): readonly Action[] {
  const card = cardIn(view, id);
  if (card.controller !== view.viewer) return [];
  const types = BY_ZONE[view.zones[card.zone]?.key ?? ""] ?? [];
  return types.map((type) => ({ type, card: id }));
}
