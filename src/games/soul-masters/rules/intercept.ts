import {
  type Action,
  type ActionSpec,
  type CardId,
  NONE,
  OK,
  type Reader,
  readStat,
  type Seat,
  type Verdict,
} from "../../../kernel";
import { type Cost, type PlayKind, putOnStack, startPlay } from "../../../language";
import { refuse } from "../table/messages";
import { has, isUnit, unitsOf } from "./defs";
import { combatIn } from "./vars";

const REST: readonly Cost[] = [{ pay: "word", word: "rest-to-intercept" }];

/** Whether this unit may intercept the attack (SM 14.7.1, SM 14.7.2, SM 14.7.4, SM 14.10.2). */
export function mayIntercept(g: Reader, seat: Seat, id: CardId | undefined): Verdict {
  const card = id === undefined ? undefined : g.state.cards[id];
  const combat = combatIn(g.state);
  if (combat === null || combat.over || combat.defender !== seat)
    return refuse("soul-masters.no-attack", "SM 14.7.1");
  if (
    card === undefined ||
    card.controller !== seat ||
    !isUnit(g, card) ||
    has(g, card.id, "intercept") === 0
  )
    return refuse("soul-masters.no-intercept", "SM 14.7.1");
  if (card.rested) return refuse("soul-masters.resting", "SM 14.7.4", { card: card.def });
  if (readStat(g, combat.attacker.card, "cannot-be-intercepted") > 0)
    return refuse("soul-masters.cannot-be-intercepted", "SM 14.7.1");
  return has(g, combat.attacker.card, "stealth") > 0 ? refuse("soul-masters.stealth", "SM 14.10.2") : OK;
}

/** Intercept: an activated skill that rests the unit as its cost, also in the round in which it arrived (SM 14.7.2). */
export const interceptPlay: PlayKind = {
  rule: "SM 14.7.1",
  cost: () => REST,
  onPaid: (g, playing) => void putOnStack(g, playing),
};

export const interceptSpec: ActionSpec = {
  types: ["intercept"],
  options: (g, seat) =>
    unitsOf(g, seat).flatMap(({ id }): Action[] =>
      mayIntercept(g, seat, id).ok ? [{ type: "intercept", card: id }] : [],
    ),
  can: (g, seat, { card }) => mayIntercept(g, seat, card),
  do: (g, seat, { card = NONE }) => startPlay(g, ["intercept", interceptPlay], seat, card),
};
