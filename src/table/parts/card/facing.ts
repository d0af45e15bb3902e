import { type CardId, cardIn } from "../../../kernel";
import type { TableState } from "../../state/table";
import { actionsAt, actsOf } from "../../viewmodel/acts";
import { contestIn } from "../../viewmodel/contest";
import { armedCard } from "../../viewmodel/marks";
import { facing } from "../../viewmodel/stats";

/** The two cards that look at each other now: aimed and aimed at, or the fighters of the running contest. */
function pair({ game, view, gesture, pointed }: TableState): readonly [CardId, CardId] | null {
  const armed = armedCard(gesture);
  const over = gesture.at === "dragging" ? gesture.over : pointed;
  if (armed !== null && over?.on === "card" && actionsAt(actsOf(view, armed), over).length > 0)
    return [armed, over.card];
  const contest = armed === null ? contestIn(game, view) : null;
  const [a, b] = contest?.sides ?? [];
  return contest && contest.stage !== "over" && a && b ? [a.card, b.card] : null;
}

/** Which number of this card looks at the other one, or null. */
export function numberFacing(state: TableState, id: CardId): string | null {
  const two = pair(state);
  if (two === null || !two.includes(id)) return null;
  const [from, to] = two[0] === id ? two : [two[1], two[0]];
  return facing(cardIn(state.view, from), cardIn(state.view, to));
}

/** Attacker or defender, while a contest runs or one is aimed for. */
export function fighterRole(state: TableState, id: CardId): "attacker" | "defender" | null {
  const armed = armedCard(state.gesture);
  if (armed !== null) return armed === id && actsOf(state.view, id).aims.length > 0 ? "attacker" : null;
  const contest = contestIn(state.game, state.view);
  if (contest === null || contest.stage === "over") return null;
  const side = contest.sides.findIndex(({ card }) => card === id);
  return side === 0 ? "attacker" : side > 0 ? "defender" : null;
}

/** The pair for the arrow. */
export const aimedPair = pair;
