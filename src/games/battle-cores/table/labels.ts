import { type Action, cardIn, type Message, type View } from "../../../kernel";
import { abilityLabel, type Vocabulary } from "../../../language";
import type { KeysUnder } from "../../../text/catalogue";
import { cardNamed, printedName } from "../rules/defs";
import type { WindowName } from "../rules/traps";
import { type English, message } from "./messages";

type ActionName = KeysUnder<English, "battle-cores.action", "card" | "target" | "player">;
/** The anytime actions about a draw: offer it, or reply to an offer. */
export type Reply = KeysUnder<English, "battle-cores.action.draw">;
type Cards = Parameters<typeof printedName>[0];

/** The action by which a card in hand is played. */
function playOf(cards: Cards, def: string): string {
  const card = cardNamed(cards, def);
  if (card?.type === "monster") return "summon";
  return card?.category === "trap" ? "trap" : "activate";
}

/** The ways of using an ability, each with its label. */
const USES = {
  use: "lang.use",
  temper: "battle-cores.action.temper-for",
  trade: "battle-cores.action.trade-for",
} as const;

const isUse = (type: string): type is keyof typeof USES => Object.hasOwn(USES, type);

/** The label of an action's button. */
export function actionLabel(vocabulary: Vocabulary, cards: Cards, view: View, action: Action): Message {
  const nameOf = (id: number | undefined) =>
    id === undefined ? "" : printedName(cards, cardIn(view, id).def);
  const window = view.decision?.kind === "act" ? view.decision.window : undefined;
  if (action.type === "pass" && window !== undefined)
    return message(`battle-cores.action.pass.${window as WindowName}`);
  const isAttack = action.type === "attack" && action.target === undefined;
  const isDirect = isAttack && action.data?.seat !== undefined;
  if (action.data?.last === true) return message("battle-cores.action.last-draw");
  const reply = action.data?.reply;
  if (reply !== undefined) return message(`battle-cores.action.draw.${reply as Reply}`);
  const player = isDirect ? (view.seats[Number(action.data?.seat)]?.name ?? "") : "";
  const args = { card: nameOf(action.card), target: nameOf(action.target), player };
  const label = message(
    `battle-cores.action.${isDirect ? "attack-player" : isAttack ? "attack-with" : (action.type as ActionName)}`,
    args,
  );
  if (!isUse(action.type) || action.card === undefined) return label;
  const printed = cardNamed(cards, cardIn(view, action.card).def);
  return abilityLabel(vocabulary, printed, action, label, USES[action.type]);
}

/** Actions a player might try with a card, legal or not. The table asks the rules why one is refused. */
export function candidateActions(cards: Cards, view: View, id: number): readonly Action[] {
  const card = cardIn(view, id);
  const zone = view.zones[card.zone]?.key;
  const isOwn = card.controller === view.viewer;
  if (isOwn && zone === "hand") {
    return [playOf(cards, card.def), "trade"].map((type) => ({ type, card: id }));
  }
  if (isOwn && zone === "legends") return [{ type: "legend", card: id }];
  if (isOwn && (zone === "monsters" || zone === "gear" || zone === "items" || zone === "fields")) {
    return ["attack", "temper", "use", "trade"].map((type) => ({ type, card: id }));
  }
  const others: readonly Action[] = [{ type: "use", card: id }];
  if (zone !== "monsters") return others;
  const own = view.zones.filter(
    (other) => other.owner === view.viewer && (other.key === "monsters" || other.key === "gear"),
  );
  const attackers = own.flatMap(({ cards: able }) => able);
  if (attackers.length === 0) return others;
  return attackers.map((attacker) => ({ type: "attack", card: attacker, target: id }));
}
