import type { Game } from "../../games/game";
import type { Action, Refusal, Verdict, View } from "../../kernel";
import { type Message, message } from "../../text";
import { type CardOrPiece, isPiece, readPiece } from "./pieces";
import type { Spot } from "./spot";

/** What the player may have meant: the game's candidate actions of the card, aimed at the spot. */
function candidatesFor(game: Game, view: View, card: CardOrPiece, spot: Spot | undefined): readonly Action[] {
  if (isPiece(card)) {
    const { at, counter } = readPiece(card);
    const to = spot?.kind === "card" || spot?.kind === "zone" ? spot : undefined;
    return game.table.candidateMoves?.(counter, at, to) ?? [];
  }
  const own = game.table.candidateActions(view, card);
  if (spot?.kind === "card") {
    const targeted = game.table
      .candidateActions(view, spot.card)
      .filter((candidate) => candidate.card === card);
    return targeted.length > 0 ? targeted : own.map((candidate) => ({ ...candidate, target: spot.card }));
  }
  if (spot?.kind === "seat")
    return own.map((candidate) => ({ ...candidate, data: { ...candidate.data, seat: spot.seat } }));
  return spot?.kind === "cell" ? own.map((candidate) => ({ ...candidate, cell: spot.cell })) : own;
}

export const sameRefusal = (a: Refusal | null, b: Refusal | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A refusal by the table, not by the rules, so it has no clause. */
const tableSays = (why: Message): Refusal => ({ ok: false, why, rule: "" });

/**
 * Why a press on this card (or of it on that spot) does nothing, or null when there is no reason to give. When the game
 * would allow a candidate action, only the gesture was wrong, and the table says so.
 */
export function refusalFor(
  game: Game,
  view: View,
  why: (action: Action) => Verdict,
  card: CardOrPiece,
  spot?: Spot,
): Refusal | null {
  const isPicking = spot === undefined && !isPiece(card) && view.decision?.seat === view.viewer;
  let reason =
    isPicking && view.decision?.kind === "pick" ? (game.table.whyNoPick?.(view, card) ?? null) : null;
  for (const candidate of candidatesFor(game, view, card, spot)) {
    const verdict = why(candidate);
    if (!verdict.ok) reason ??= verdict;
    // Another card would act: the pressed one is its target.
    else if (spot === undefined && !isPiece(card) && candidate.card !== card)
      return tableSays(message("table.refusal.attacker"));
    // The action does not use the spot.
    else if (spot !== undefined) break;
  }
  return reason ?? (spot === undefined ? null : tableSays(message("table.refusal.spot")));
}
