import type { Game } from "../../games/game";
import type { CardInPlay, StepCondition } from "../../games/guide";
import { type Card, type CardId, cardIn, seatOf, type View } from "../../kernel";

function inPlay(game: Game, view: View, card: Card): boolean {
  const key = view.zones[card.zone]?.key;
  const area = game.table.mat.zones.find(({ zone }) => zone === key)?.area;
  return area === "grid" || area === "field" || area === "slot";
}

/** The cards in play that match, as the viewer knows them. */
export function cardsInPlay(game: Game, view: View, { of, face, card: name }: CardInPlay): readonly CardId[] {
  const isIt = (card: Card) =>
    inPlay(game, view, card) &&
    card.face === face &&
    (card.controller === view.viewer) === (of === "you") &&
    (name === undefined || card.def === name);
  return view.zones.flatMap(({ cards }) => cards).filter((id) => isIt(cardIn(view, id)));
}

export function inHand(game: Game, view: View, name: string): CardId | null {
  const keys = game.table.mat.zones.filter(({ area }) => area === "hand").map(({ zone }) => zone);
  const hands = view.zones.filter(({ key, owner }) => keys.includes(key) && owner === view.viewer);
  return hands.flatMap(({ cards }) => cards).find((id) => cardIn(view, id).def === name) ?? null;
}

/** The current contest's state from the viewer's side. */
function contestState(game: Game, view: View): StepCondition["contest"] | null {
  const contest = game.status.contest(view);
  const own = contest?.sides.find(({ seat }) => seat === view.viewer);
  const other = contest?.sides.find(({ seat }) => seat !== view.viewer);
  if (contest === null || own === undefined || other === undefined) return null;
  if (own.won !== null) return own.won ? "won" : "lost";
  if (contest.stage !== "rolled") return null;
  const lead = (own.total ?? 0) - (other.total ?? 0);
  if (lead === 0) return null;
  return lead > 0 ? "ahead" : "behind";
}

export function isMet(game: Game, view: View, when: StepCondition): boolean {
  const { decision, turn, viewer } = view;
  if (when.over !== undefined || view.outcome !== null) return when.over === (view.outcome !== null);
  const { rounds } = seatOf(view, viewer);
  const isMine = decision?.seat === viewer;
  const isAsked = isMine && decision.kind === "act";
  const window = isAsked && decision.kind === "act" ? decision.window : undefined;
  const facts: readonly (boolean | undefined)[] = [
    when.turns && turn.number >= when.turns[0] && turn.number <= when.turns[1],
    when.rounds && rounds >= when.rounds[0] && rounds <= when.rounds[1],
    when.own && turn.seat === viewer,
    when.step === undefined ? undefined : turn.step === when.step,
    when.free && isAsked && window === undefined,
    when.windows && window !== undefined && when.windows.includes(window),
    when.can === undefined ? undefined : isAsked && view.actions.some(({ type }) => type === when.can),
    when.cannot === undefined ? undefined : isAsked && view.actions.every(({ type }) => type !== when.cannot),
    when.prompt === undefined ? undefined : isMine && decision.prompt.key === when.prompt,
    when.holds === undefined ? undefined : inHand(game, view, when.holds) !== null,
    when.inPlay && cardsInPlay(game, view, when.inPlay).length > 0,
    when.contest && contestState(game, view) === when.contest,
  ];
  return facts.every((fact) => fact !== false);
}
