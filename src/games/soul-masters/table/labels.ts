import { type Action, cardIn, type Message, type Rules, type View } from "../../../kernel";
import { abilityLabel, printedCard } from "../../../language";
import type { KeysUnder } from "../../../text/catalogue";
import { vocabulary } from "../words/index";
import { type English, message } from "./messages";
import { shielded } from "./preview";

type ActionName = KeysUnder<English, "soul-masters.action", "card" | "target" | "n" | "left">;

/** The label of passing, which may let the top of the stack resolve (SM 15.5). */
function passLabel(view: View, window: string): Message {
  const top = view.stack.at(-1);
  if (top !== undefined) return message("soul-masters.action.pass.resolve", { card: top.def ?? "" });
  return message(`soul-masters.action.pass.${window as "main" | "priority" | "defender"}`);
}

/** Labels of these actions when they name a second card. */
const OF_TARGET: Readonly<Record<string, ActionName>> = { "energy-up": "swap", shield: "shield-it" };

/** The label of an action's button. */
export function actionLabel(rules: Rules, view: View, action: Action): Message {
  const { type, card, target } = action;
  const nameOf = (id: number | undefined) => (id === undefined ? "" : cardIn(view, id).def);
  const window = view.decision?.kind === "act" ? view.decision.window : undefined;
  if (type === "pass" && window !== undefined) return passLabel(view, window);
  const names = { card: nameOf(card), target: nameOf(target) };
  const saves = type === "shield" ? shielded({ rules, state: view }, action) : null;
  if (saves !== null) return message("soul-masters.action.shield-for", { ...names, ...saves });
  if (target === undefined && type.endsWith("attack"))
    return message("soul-masters.action.attack-with", { card: names.card });
  const own = OF_TARGET[type];
  const name = own !== undefined && target !== undefined ? own : (type as ActionName);
  const label = message(`soul-masters.action.${name}`, names);
  if (type !== "use" && type !== "use-energy") return label;
  return abilityLabel(vocabulary, printedCard(rules.cards, names.card), { ...action, type: "use" }, label);
}

const BY_ZONE: Readonly<Record<string, readonly string[]>> = {
  hand: ["cast", "energy", "energy-up", "shield"],
  reserve: ["cast"],
  energy: ["crystal", "use"],
  battleground: ["attack", "use", "use-energy", "intercept"],
  commander: ["attack", "use", "convert"],
  equipment: ["use"],
  battlefield: ["use", "use-energy"],
  discard: ["use"],
};

/** Actions a player might try with a card, legal or not. The table asks the rules why one is refused. */
export function candidateActions(view: View, id: number): readonly Action[] {
  const card = cardIn(view, id);
  if (card.controller !== view.viewer) return [];
  const types = BY_ZONE[view.zones[card.zone]?.key ?? ""] ?? [];
  return types.map((type) => ({ type, card: id }));
}
