import { type Action, cardIn, type Message, type Rules, type View } from "../../../kernel";
import {
  abilityLabel,
  type PrintedCard,
  printedCard,
  printInstruction,
  type Vocabulary,
} from "../../../language";
import type { KeysUnder } from "../../../text/catalogue";
import type { PiecePlace } from "../../mat";
import { hasBurst, type SagaCard } from "../cards/card";
import { type English, message } from "./messages";

type ActionName = KeysUnder<English, "battle-spirits-saga.action", "card" | "target">;
type Reply = KeysUnder<English, "battle-spirits-saga.action.draw">;

/** Magic with several usable effects names the one that is meant. */
function magicLabel(
  vocabulary: Vocabulary,
  { name, abilities }: SagaCard,
  view: View,
  { card, data }: Action,
  label: Message,
): Message {
  const ways = view.actions.filter((other) => other.type === "magic" && other.card === card);
  const used = data?.ability === undefined ? undefined : abilities[Number(data.ability)];
  if (ways.length < 2 || used?.kind !== "play") return label;
  return { key: "lang.use", args: { card: name, does: printInstruction(vocabulary, used.effect) } };
}

/** The label of an action's button. */
export function actionLabel(
  vocabulary: Vocabulary,
  cards: Rules["cards"],
  view: View,
  action: Action,
): Message {
  const { type, card, target, data } = action;
  const nameOf = (id: number | undefined) => (id === undefined ? "" : cardIn(view, id).def);
  const window = view.decision?.kind === "act" ? view.decision.window : undefined;
  if (type === "pass" && window !== undefined)
    return message(`battle-spirits-saga.action.pass.${window as "flash" | "burst"}`);
  if (data?.reply !== undefined) return message(`battle-spirits-saga.action.draw.${data.reply as Reply}`);
  const name = data?.counter === "soul" ? type.replace("-core", "-soul") : type;
  const label = message(`battle-spirits-saga.action.${name as ActionName}`, {
    card: nameOf(card),
    target: nameOf(target),
  });
  const printed = printedCard(cards, nameOf(card));
  if (type === "magic" && printed !== undefined)
    return magicLabel(vocabulary, printed as SagaCard, view, action, label);
  return type === "use" ? abilityLabel(vocabulary, printed, action, label) : label;
}

/** The ways to play a hand card in the current decision. */
function playsOf(view: View, card: SagaCard): string[] {
  const { decision } = view;
  const isFlash = decision?.kind === "act" && decision.window === "flash";
  const play = { spirit: isFlash ? "swift" : "summon", nexus: "place", magic: "magic" }[card.type];
  return hasBurst(card) ? [play, "set-burst"] : [play];
}

/**
 * Actions a player might try with a card, legal or not. The table asks the rules why one is refused.
 * @param cards the pool.
 */
export function candidateActions(
  cards: Readonly<Record<string, PrintedCard>>,
  view: View,
  id: number,
): readonly Action[] {
  const card = cardIn(view, id);
  const zone = view.zones[card.zone]?.key;
  const all = (...types: readonly string[]) => types.map((type): Action => ({ type, card: id }));
  if (card.controller !== view.viewer)
    return zone === "spirits" && view.turn.step === "attack" ? all("attack") : [];
  const def = cards[card.def] as SagaCard | undefined;
  if (zone === "hand" && def !== undefined) return all(...playsOf(view, def));
  if (zone === "burst") return all("answer");
  if (zone === "spirits") return all("attack", "use", "awaken");
  return zone === "nexuses" ? all("use") : [];
}

/** Actions a player might try with a core, legal or not. */
export function candidateMoves(counter: string, from: PiecePlace, to?: PiecePlace): readonly Action[] {
  const isCard = to !== undefined && "card" in to;
  if ("zone" in from) {
    const data = { counter, from: from.zone };
    if (isCard) return [{ type: "add-core", card: to.card, data }];
    return [{ type: "add-core", data: to === undefined ? data : { ...data, to: to.zone } }];
  }
  const { card } = from;
  if (isCard) return [{ type: "move-core", card, target: to.card, data: { counter } }];
  return [{ type: "take-core", card, data: to === undefined ? { counter } : { counter, to: to.zone } }];
}
