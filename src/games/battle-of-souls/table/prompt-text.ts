import { cardIn, type Message, seatOf, type View } from "../../../kernel";
import { attackIn } from "../rules/vars";
import { message } from "./messages";

/** What the viewer may respond to: the newest link of the chain, or the attack (BOS 12.4, BOS 12.9). */
export function promptText(view: View): Message | null {
  const { decision, viewer, stack } = view;
  if (decision?.kind !== "act" || decision.seat !== viewer) return null;
  const top = stack.at(-1);
  if (top?.def) return message("battle-of-souls.asked.respond", { card: top.def });
  const attack = attackIn(view);
  if (decision.window !== "attack" || attack === null) return null;
  const { attacker, target, defender } = attack;
  const card = cardIn(view, attacker.card).def;
  return target === null
    ? message("battle-of-souls.asked.attack-player", { card, player: seatOf(view, defender).name })
    : message("battle-of-souls.asked.attack", { card, target: cardIn(view, target.card).def });
}
