import { type Action, cardIn, type Message, type Rules, type View } from "../../../kernel";
import { abilityLabel, printedCard } from "../../../language";
import type { KeysUnder } from "../../../text/catalogue";
import { vocabulary } from "../words/index";
import { type English, message } from "./messages";

type ActionName = KeysUnder<English, "battle-of-souls.action", "card" | "target">;

/** What a pass leads to if no other player acts (BOS 12.5, BOS 12.9). */
function passing({ stack, decision }: View): Message {
  const next = stack.at(-1);
  if (next !== undefined)
    return message("battle-of-souls.action.pass.chain", { card: next.def ?? "", n: stack.length });
  const window = decision?.kind === "act" ? decision.window : undefined;
  const name = window === undefined || window === "chain" ? "pass" : `pass.${window}`;
  return message(`battle-of-souls.action.${name as "pass"}`);
}

/** The label of an action's button. */
export function actionLabel(cards: Rules["cards"], view: View, action: Action): Message {
  const { type, card, target, data } = action;
  if (type === "pass") return passing(view);
  const nameOf = (id: number | undefined) => (id === undefined ? "" : cardIn(view, id).def);
  const isDirect = type === "attack" && data?.seat !== undefined;
  const isOpen = type === "attack" && target === undefined;
  const name = isDirect ? "attack-player" : isOpen ? "attack-with" : type;
  const label = message(`battle-of-souls.action.${name as ActionName}`, {
    card: nameOf(card),
    target: nameOf(target),
  });
  return type === "use" ? abilityLabel(vocabulary, printedCard(cards, nameOf(card)), action, label) : label;
}

const BY_ZONE: Readonly<Record<string, readonly string[]>> = {
  hand: ["deploy", "activate", "set"],
  fighters: ["attack", "use"],
  equipment: ["activate", "use"],
  tactics: ["activate", "use"],
  battlefield: ["use"],
};

/** Actions a player might try with a card, legal or not. The table asks the rules why one is refused. */
export function candidateActions(view: View, id: number): readonly Action[] {
  const card = cardIn(view, id);
  if (card.controller !== view.viewer) return [];
  const types = BY_ZONE[view.zones[card.zone]?.key ?? ""] ?? [];
  return types.map((type) => ({ type, card: id }));
}
