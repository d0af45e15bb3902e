import { type Action, cardOf, NONE, type Reader, readStat, type Seat } from "../../../kernel";
import { abilityOf, type Effect, effectsIn } from "../../../language";
import type { GameTiming, PromptContext } from "../../game-timing";
import { responseTiming } from "../../response-timing";
import { DECISIVE, NO_STAKE, type Stake } from "../../stake";
import { blockersOf, fighter } from "../rules/blocking";
import { defOf } from "../rules/defs";
import { lifeOf } from "../rules/life";
import { battleIn } from "../rules/vars";

/**
 * When a response counts in a battle: `strike` before and after the block, `clash` only once two spirits compare BP;
 * `burst` when a burst can be activated (BSS 7-1-2, 7-1-4, 10-9-3).
 */
const MOMENTS = ["strike", "clash", "burst"] as const;
type Moment = (typeof MOMENTS)[number];

function isNow(g: PromptContext, seat: Seat, window: string, moment: Moment): boolean {
  if (window === "burst") return moment === "burst";
  const battle = battleIn(g.state);
  if (battle === null || moment === "burst") return false;
  if (battle.blocker !== null) return true;
  // Before the block, the attacking player only responds to cards that may block.
  return moment === "strike" && (battle.defender === seat || blockersOf(g, battle).length > 0);
}

/** Whether it only changes BP, apart from drawing. */
function isOfClash(effect: Effect): boolean {
  const changes = effectsIn(effect).filter(
    ({ do: kind }) => !["seq", "choose", "each", "may", "if"].includes(kind),
  );
  return (
    changes.length > 0 &&
    changes.every(
      (one) => one.do === "draw" || (one.do === "modify" && one.stats.every((stat) => stat === "bp")),
    ) &&
    changes.some((one) => one.do === "modify")
  );
}

/** Whether it might reduce the attacker's BP to zero, which destroys it (BSS 9-4-2). */
function isDeadly(g: PromptContext, effect: Effect): boolean {
  const attacker = fighter(g, "attacker");
  if (attacker === undefined) return false;
  return effectsIn(effect).some((one) => {
    if (one.do !== "modify" || !one.stats.includes("bp")) return false;
    if (typeof one.amount !== "number") return true;
    const bp = readStat(g, attacker, "bp");
    return one.op === "add" ? bp + one.amount <= 0 : one.amount <= 0;
  });
}

function momentsOf(g: PromptContext, seat: Seat, { type, card = NONE, data }: Action): readonly Moment[] {
  if (type === "answer") return ["burst"];
  if (type !== "magic" && type !== "use") return ["strike"];
  const ability = abilityOf(g, cardOf(g.state, card).def, Number(data?.ability ?? NONE));
  const effect = ability !== undefined && "effect" in ability ? ability.effect : undefined;
  if (effect === undefined || !isOfClash(effect)) return ["strike"];
  const isAttacked = battleIn(g.state)?.defender === seat;
  return isAttacked && isDeadly(g, effect) ? ["strike"] : ["clash"];
}

/**
 * What is at stake in a battle: the share of the remaining life an attack takes, or the cost of the spirits that fight.
 */
export function stake(g: Reader, _seat: Seat, window: string): Stake {
  const battle = battleIn(g.state);
  if (battle === null) return NO_STAKE;
  const [attacker, blocker] = [fighter(g, "attacker"), fighter(g, "blocker")];
  if (battle.blocker !== null) {
    const costs = [attacker, blocker].flatMap((id) =>
      id === undefined ? [] : (defOf(g, cardOf(g.state, id)).stats.cost ?? 0),
    );
    return { kind: "spirit", worth: Math.max(0, ...costs) };
  }
  const lives = attacker === undefined ? 0 : readStat(g, attacker, "symbols");
  const isOpen = blockersOf(g, battle).length === 0;
  const left = lifeOf(g, battle.defender);
  if (isOpen && lives >= left) return { kind: "life", worth: DECISIVE };
  // A burst responds to one event.
  return window === "burst"
    ? { kind: "burst", worth: 1 }
    : { kind: "life", worth: lives / Math.max(1, left) };
}

/** Whether an attack that cannot be blocked is about to take the seat's last life. */
function isFatal(g: PromptContext, seat: Seat, window: string): boolean {
  return battleIn(g.state)?.defender === seat && stake(g, seat, window).worth === DECISIVE;
}

export const { canWait, isQuiet } = responseTiming({ moments: MOMENTS, isNow, momentsOf, isFatal });

export const timing: GameTiming = { canWait, isQuiet, stake };
