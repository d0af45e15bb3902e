import { type CardId, cardOf, type Engine } from "../../kernel";
import { type Ability, abilityParts, isUsedUp, printedCard } from "../../language";

/** Abilities that trigger during a battle and may change its winner. */

/** Moments from declaration to result, and those left after the declaration. */
export const IN_BATTLE = ["attack", "dice", "tie"] as const;
export const AFTER_THROW = ["dice", "tie"] as const;

type Trigger = Extract<Ability, { kind: "trigger" }>;

/** Whether the ability's effect depends only on the two fighters and their dice, not on the rest of the board. */
const isLocal = new WeakMap<Trigger, boolean>();

function local(ability: Trigger): boolean {
  let known = isLocal.get(ability);
  if (known === undefined) {
    known = ![...abilityParts(ability, [])].some(
      (part) => part.kind === "filter" || (part.kind === "amount" && typeof part.value !== "number"),
    );
    isLocal.set(ability, known);
  }
  return known;
}

/**
 * Whether it applies to this battle. Abilities about any battle do; others only if their Warrior is on the right side.
 */
function concerns({ when }: Trigger, own: CardId, attacker: CardId, target: CardId): boolean {
  if (when.card === "this" && own !== attacker) return false;
  return when.other !== "this" || own === target;
}

/**
 * A key of the abilities that listen to these moments of a battle. Equal abilities have equal keys. Empty if there are
 * none, null if they depend on more than the fighters.
 */
export function listeners(
  g: Engine,
  moments: readonly string[],
  attacker: CardId,
  target: CardId,
): string | null {
  let found = "";
  for (const moment of moments) {
    for (const { card: id, ability: index } of g.state.watch[moment] ?? []) {
      const card = cardOf(g.state, id);
      const ability = printedCard(g.rules.cards, card.def)?.abilities[index];
      if (ability?.kind !== "trigger" || !concerns(ability, id, attacker, target)) continue;
      if (!local(ability)) return null;
      if (isUsedUp(g, {}, card, index)) continue;
      const role = id === attacker ? "a" : id === target ? "t" : "";
      found += `;${moment}${card.def}.${index}${role}${card.controller === cardOf(g.state, attacker).controller}`;
    }
  }
  return found === "" ? "" : `${found}${lie(g, attacker, target)}`;
}

/** Whether the fighters are adjacent edge to edge or corner to corner. */
function lie(g: Engine, attacker: CardId, target: CardId): string {
  const a = cardOf(g.state, attacker);
  const b = cardOf(g.state, target);
  return a.x !== b.x && a.y !== b.y ? "/corner" : "/edge";
}
