import type { Game } from "../../games/game";
import type { Guide, TutorAction } from "../../games/guide";
import {
  type Action,
  type Answer,
  cardIn,
  everyAction,
  PASS,
  responseWindowOf,
  seatOf,
  type View,
} from "../../kernel";
import { fallbackAnswers } from "../running/fallback-answers";

function score(game: Game, view: View, seat: number): number {
  return game.status.score({ rules: game.rules, state: view }, seat).value;
}

/** Whether the tutor's side is behind. The tutor attacks only then, because it teaches. */
function isBehind(game: Game, view: View): boolean {
  return view.seats.some(
    ({ seat }) => seat !== view.viewer && score(game, view, seat) > score(game, view, view.viewer),
  );
}

function best(game: Game, view: View, attacks: readonly Action[], least: number): Action | undefined {
  const chanceOf = (action: Action) =>
    game.table.preview({ rules: game.rules, state: view }, action)?.chance ?? 0;
  const rated = attacks.map((action) => ({ action, chance: chanceOf(action) }));
  return rated.filter(({ chance }) => chance >= least).sort((a, b) => b.chance - a.chance)[0]?.action;
}

/** The legal action for an entry of the tutor's script, if there is one. */
function actionFor(game: Game, view: View, wish: TutorAction): Action | undefined {
  if (wish.kind === "attack") {
    const attacks = everyAction(view.actions.filter(({ type }) => type === wish.action));
    return isBehind(game, view) ? best(game, view, attacks, wish.chance) : undefined;
  }
  const type = wish.kind === "play" ? wish.action : "place";
  const ways = everyAction(
    view.actions.filter(
      (action) =>
        action.type === type && action.card !== undefined && cardIn(view, action.card).def === wish.card,
    ),
  );
  if (wish.kind === "play") return ways[0];
  const matches = wish.at.map(([x, y]) => ways.find(({ cell }) => cell?.[0] === x && cell[1] === y));
  return matches.find((action) => action !== undefined) ?? ways[0];
}

/**
 * The tutor's answer in a guided match: the next legal action of its script for this turn, otherwise the end of its
 * turn; outside its turns it only passes. It knows only what its seat may know.
 * @returns null when only a scripted opponent can answer.
 */
export function tutorAnswer(game: Game, { tutor, nextStepActions: goOn }: Guide, view: View): Answer | null {
  const { decision, viewer: seat } = view;
  if (decision?.kind === "act") {
    if (responseWindowOf(decision) !== undefined) return { seat, do: "act", action: PASS };
    const actions = tutor.find(({ round }) => round === seatOf(view, seat).rounds)?.actions ?? [];
    for (const wish of actions) {
      const action = actionFor(game, view, wish);
      if (action !== undefined) return { seat, do: "act", action };
    }
    // As on the main button, the last matching action goes on.
    const end = view.actions.findLast(({ type }) => goOn.includes(type));
    return end === undefined ? null : { seat, do: "act", action: end };
  }
  if (decision?.kind === "place") return null;
  return fallbackAnswers(view)[0] ?? null;
}
