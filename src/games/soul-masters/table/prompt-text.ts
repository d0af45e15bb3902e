import { cardIn, localsOf, type Message, type View } from "../../../kernel";
import { combatIn } from "../rules/vars";
import { message } from "./messages";

/** Whether the open choice is for a card played as a shield. */
function isShielding({ agenda }: View): boolean {
  const top = agenda.at(-1);
  if (top?.procedure !== "play") return false;
  return localsOf<{ playing: { kind: string } }>(top).playing.kind === "shield";
}

/**
 * The prompt that tells the viewer what they may respond to (SM 15.4, SM 12.15), and which damage a shield is played
 * against (SM 13.4).
 */
export function promptText(view: View): Message | null {
  const { decision, viewer, stack } = view;
  if (decision === null || decision.seat !== viewer) return null;
  if (decision.kind === "pick" && decision.prompt.key === "prompt.soul-masters.prevent" && isShielding(view))
    return message("soul-masters.asked.shield", { card: String(decision.prompt.args?.card ?? "") });
  if (decision.kind !== "act") return null;
  const top = stack.at(-1);
  if (top?.def) return message("soul-masters.asked.respond", { card: top.def });
  const combat = combatIn(view);
  if (decision.window !== "priority" || combat === null || combat.over) return null;
  const [card, target] = [cardIn(view, combat.attacker.card).def, cardIn(view, combat.victim.card).def];
  return message("soul-masters.asked.attack", { card, target });
}
