import {
  cardOf,
  type Message,
  type Reader,
  type Refusal,
  readStat,
  seatOf,
  type View,
} from "../../../kernel";
import { fighter, whyNoBlock } from "../rules/blocking";
import { battleIn } from "../rules/vars";
import { isOnField } from "../rules/zones";
import { message, refuse } from "./messages";

const BLOCK = "prompt.battle-spirits-saga.block";
const BLOCK_GONE = "prompt.battle-spirits-saga.block-gone";

/** The prompt for the viewer in a battle or when a burst may respond, with its context (BSS 7-1-2 to 7-1-4, 10-9-3). */
export function promptText(g: Reader, view: View): Message | null {
  const { decision, viewer, actions } = view;
  if (decision === null || decision.seat !== viewer) return null;
  const window = decision.kind === "act" ? decision.window : undefined;
  if (window === "burst") {
    const card = actions.find((action) => action.card !== undefined)?.card;
    return card === undefined
      ? message("battle-spirits-saga.asked.no-burst")
      : message("battle-spirits-saga.asked.burst", { card: cardOf(g.state, card).def });
  }
  const battle = battleIn(g.state);
  const attacker = fighter(g, "attacker");
  const blocker = fighter(g, "blocker");
  const isBlocked = battle?.blocker != null;
  if (window === "flash" && (attacker === undefined || (isBlocked && blocker === undefined)))
    return message("battle-spirits-saga.asked.flash-gone");
  if (battle === null || attacker === undefined) return null;
  const args = { card: cardOf(g.state, attacker).def, bp: readStat(g, attacker, "bp") };
  const n = readStat(g, attacker, "symbols");
  if (window === "flash") {
    if (blocker === undefined)
      return message("battle-spirits-saga.asked.flash-before", {
        ...args,
        n,
        player: seatOf(view, battle.defender).name,
      });
    const target = cardOf(g.state, blocker).def;
    return message("battle-spirits-saga.asked.flash-after", {
      ...args,
      target,
      other: readStat(g, blocker, "bp"),
    });
  }
  if (decision.kind !== "pick" || decision.prompt.key !== BLOCK) return null;
  return message(`battle-spirits-saga.asked.${decision.min > 0 ? "must-block" : "block"}`, { ...args, n });
}

/** Why a card on the field cannot be chosen to block. Null if the decision is not a block (BSS 7-1-3-1). */
export function whyNoPick(g: Reader, view: View, id: number): Refusal | null {
  const card = cardOf(g.state, id);
  const key = view.decision?.prompt.key;
  if ((key !== BLOCK && key !== BLOCK_GONE) || !isOnField(g, card)) return null;
  if (card.controller !== view.viewer) return refuse("battle-spirits-saga.not-your-spirit", "BSS 7-1-3-1");
  return whyNoBlock(g, card, fighter(g, "attacker"));
}
