import {
  type Action,
  type Answer,
  answerLegal,
  type Engine,
  everyAction,
  legalActions,
  type Seat,
} from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";
import { copyOf, reseed } from "../../opponents/simulate";
import { passingAnswer } from "./passing";
import { isSettled } from "./settled";

/** How often the player's own choices, and for each the dice and the others' answers, are tried. */
const OWN_TRIES = 4;
const OTHER_TRIES = 8;
/** After this many answers an action counts as not winning. */
const LONGEST = 60;

interface Trial {
  readonly hasWon: boolean;
  /** Whether the player had more to choose than the action. */
  readonly hasChosen: boolean;
}

/** Plays an action until it is carried out. Others pass at their first try, then they answer by chance. */
function tryOut(g: Engine, action: Action, seat: Seat, own: number, other: number): Trial {
  const position = copyOf(g);
  reseed(position, other);
  const [mine, theirs] = [randomFrom(`own ${own}`), randomFrom(`other ${other}`)];
  const turn = position.state.turn.number;
  let hasChosen = false;
  let next: Answer = { seat, do: "act", action };
  for (let n = 0; n < LONGEST; n++) {
    answerLegal(position, next);
    const { decision, outcome } = position.state;
    if (outcome !== null) return { hasWon: outcome.winners.includes(seat), hasChosen };
    if (decision === null || isSettled(position) || position.state.turn.number !== turn) break;
    if (decision.seat === seat) {
      hasChosen ||= decision.kind !== "act";
      next = passingAnswer(position, seat, mine);
    } else
      next =
        other === 0
          ? passingAnswer(position, decision.seat, theirs)
          : randomAnswer({ decision, actions: legalActions(position) }, theirs);
  }
  return { hasWon: false, hasChosen };
}

function winsForSure(g: Engine, action: Action, seat: Seat): boolean {
  for (let own = 0; own < OWN_TRIES; own++) {
    let other = 0;
    let hasChosen = false;
    for (; other < OTHER_TRIES; other++) {
      const trial = tryOut(g, action, seat, own, other);
      hasChosen ||= trial.hasChosen;
      if (!trial.hasWon) break;
    }
    if (other === OTHER_TRIES) return true;
    if (!hasChosen) return false;
  }
  return false;
}

/** An action with which the player to act wins at once, whatever the others answer. Null if there is none. */
export function certainWin(g: Engine): Action | null {
  const { decision } = g.state;
  if (decision?.kind !== "act") return null;
  const { seat } = decision;
  return (
    everyAction(legalActions(g)).find(
      (action) => action.card !== undefined && winsForSure(g, action, seat),
    ) ?? null
  );
}
