import { type CardId, readStat, type StackItem, type View } from "../../../kernel";
import type { LessonLine } from "../../guide";
import { cardsFor, handOf, isQuiet, most, nameOf, tutorName, type Words } from "../../guide-words";
import { commanderOf } from "../rules/defs";
import { shieldableThreats } from "../rules/shields";
import { type Combat, combatIn } from "../rules/vars";
import { message } from "../table/messages";
import { fighterAt } from "../table/threats";
import { atkOf, plain, printed, reader } from "./reading";

const FIGHTER_REMOVED = { words: message("lesson.soul-masters.combat-gone") } satisfies LessonLine;

/** What kind of thing an item on top of the stack is. */
function kindOf({ data, ability }: StackItem): "shield" | "skill" | "card" {
  if (data.kind === "shield") return "shield";
  return ability === undefined ? "card" : "skill";
}

/** Lesson line for the top item of the stack, if it belongs to the named player. */
export const onStack =
  (whose: "own" | "other"): Words =>
  (seen) => {
    const top = seen.stack.at(-1);
    if (top?.def === undefined || (top.seat === seen.viewer) !== (whose === "own")) return null;
    const args = { card: top.def, tutor: tutorName(seen) };
    const [kind, card] = [kindOf(top), top.card];
    if (kind === "shield") return { words: message("lesson.soul-masters.stack-shield", args), card };
    if (kind === "skill") return { words: message("lesson.soul-masters.stack-skill", args), card };
    return { words: message(`lesson.soul-masters.stack-${whose}`, args), card };
  };

/** Attacker and target of the current attack, or null if it will have no effect. */
function fightersOf(seen: View, combat: Combat): { attacker: CardId; victim: CardId } | null {
  const [attacker, victim] = [
    fighterAt(reader(seen), combat.attacker),
    fighterAt(reader(seen), combat.victim),
  ];
  return attacker === undefined || victim === undefined ? null : { attacker: attacker.id, victim: victim.id };
}

/** Lesson line for a step of a combat with an empty stack. */
export const inCombat =
  (whose: "own" | "other", step: "pre-defender" | "post-defender" | "end-of-combat"): Words =>
  (seen) => {
    const combat = combatIn(seen);
    if (combat === null || !isQuiet(seen) || seen.turn.step !== step) return null;
    if ((combat.by === seen.viewer) !== (whose === "own")) return null;
    if (step === "end-of-combat") return plain("end-of-combat")(seen);
    const both = combat.over ? null : fightersOf(seen, combat);
    if (both === null) return FIGHTER_REMOVED;
    const { attacker, victim } = both;
    const args = {
      tutor: tutorName(seen),
      card: nameOf(seen, attacker),
      target: nameOf(seen, victim),
      atk: atkOf(seen, attacker),
    };
    return { words: message(`lesson.soul-masters.${whose}-${step}`, args), card: attacker };
  };

export const defend: Words = (seen) => {
  const combat = combatIn(seen);
  if (combat === null || !isQuiet(seen)) return null;
  const both = combat.over ? null : fightersOf(seen, combat);
  if (both === null) return FIGHTER_REMOVED;
  const card = cardsFor(seen, "intercept")[0];
  if (card === undefined) return plain("defender")(seen);
  return { words: message("lesson.soul-masters.intercept", { card: nameOf(seen, card) }), card };
};

/** With this number of cards in hand, one may be spent on a shield for the commander. */
const SPARE = 4;

/** Lesson line for a shield that saves a unit, or that lowers damage to a commander while there are cards to spare. */
export const shield: Words = (seen) => {
  const combat = combatIn(seen);
  const both = combat === null || combat.over ? null : fightersOf(seen, combat);
  if (both === null || !isQuiet(seen) || seen.turn.step !== "post-defender") return null;
  const { attacker, victim } = both;
  const g = reader(seen);
  const isFresh = (seen.instances ?? []).length === 0;
  const isOpen = shieldableThreats(g, seen.viewer).some((threat) => threat.victim.card === victim);
  if (!isFresh || !isOpen) return null;
  const powerOf = (id: CardId) => readStat(g, id, "power");
  const costOf = (id: CardId) => printed(seen, id)?.stats.cost ?? 0;
  const [atk, health] = [atkOf(seen, attacker), readStat(g, victim, "health")];
  const isOwnCommander = victim === commanderOf(g, seen.viewer).id;
  const isOfUse = (id: CardId) =>
    powerOf(id) > 0 &&
    (isOwnCommander ? handOf(seen).length >= SPARE : atk >= health && atk - powerOf(id) < health);
  // The strongest shield, and among equals the cheapest card.
  const card = most(cardsFor(seen, "shield").filter(isOfUse), (id) => 100 * powerOf(id) - costOf(id));
  if (card === undefined) return null;
  const args = {
    card: nameOf(seen, card),
    other: nameOf(seen, attacker),
    target: nameOf(seen, victim),
    atk,
    n: powerOf(card),
    most: readStat(g, victim, "capacity"),
  };
  return { words: message(`lesson.soul-masters.${isOwnCommander ? "shield" : "shield-unit"}`, args), card };
};

/** Lesson line for the end of a Main Phase of the tutor, or of a turn. */
export const quietPass: Words = (seen) => {
  if (!isQuiet(seen) || combatIn(seen) !== null) return null;
  if (seen.turn.step === "end") return plain("pass-end")(seen);
  if (seen.turn.step !== "main" || seen.turn.seat === seen.viewer) return null;
  return { words: message("lesson.soul-masters.pass-main", { tutor: tutorName(seen) }) };
};
