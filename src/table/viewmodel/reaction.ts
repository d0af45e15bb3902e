import type { Game } from "../../games/game";
import {
  type Action,
  type CardId,
  cardIn,
  type Message,
  NONE,
  PASS,
  type Seat,
  seatOf,
  type View,
} from "../../kernel";
import { seatName } from "../../text";
import { message } from "../../text/message";
import { previewOf } from "./preview";

/** What a player may respond to, and what happens without a response. */
export interface ReactionModel {
  readonly what: readonly Message[];
  readonly otherwise: readonly Message[];
}

interface Fight {
  readonly attacker: CardId;
  readonly target: CardId;
  readonly defender: Seat;
}

/** The attack that is being carried out. */
function fightIn(game: Game, view: View): Fight | null {
  const contest = game.status.contest(view);
  const [own, other] = contest?.sides ?? [];
  if (contest !== null && contest.stage !== "over" && own !== undefined && other !== undefined)
    return { attacker: own.card, target: other.card, defender: other.seat };
  return game.status.attack?.(view) ?? null;
}

const nameOf = (view: View, seat: Seat): string => seatName(seatOf(view, seat).name);

function attackLine(view: View, { attacker, target, defender }: Fight): Message | null {
  const card = cardIn(view, attacker);
  const victim = target === NONE ? nameOf(view, defender) : cardIn(view, target).def;
  if (card.def === "" || victim === "") return null;
  const args = { attacker: nameOf(view, card.controller), card: card.def, target: victim };
  return message("table.reaction.attack", args);
}

/** The outcome of the attack as things stand, as far as the game can tell. */
function attackOutcome(game: Game, view: View, { attacker, target, defender }: Fight): readonly Message[] {
  const action: Action =
    target === NONE
      ? { type: "attack", card: attacker, data: { seat: defender } }
      : { type: "attack", card: attacker, target };
  const lines = previewOf(game, view, action)?.lines ?? [];
  return lines.length > 0 ? lines.slice(0, 2) : [message("table.reaction.strikes")];
}

/** The text of the strip for both people. It is all public. The same object as long as the view is. */
export function reactionFor(game: Game, view: View): ReactionModel {
  const found = known.get(view) ?? reactionOf(game, view);
  known.set(view, found);
  return found;
}

const known = new WeakMap<View, ReactionModel>();

function reactionOf(game: Game, view: View): ReactionModel {
  const fight = fightIn(game, view);
  const line = fight && attackLine(view, fight);
  const top = view.stack.at(-1);
  const what = line === null ? [] : [line];
  if (top?.def) {
    const played = message("table.reaction.played", { player: nameOf(view, top.seat), card: top.def });
    const resolves = message("table.reaction.resolves", { card: top.def });
    return { what: [...what, played], otherwise: [resolves] };
  }
  const passed = previewOf(game, view, PASS)?.lines ?? [];
  if (passed.length > 0) return { what, otherwise: passed };
  if (fight === null || line === null) return { what, otherwise: [message("table.reaction.goesOn")] };
  return { what, otherwise: attackOutcome(game, view, fight) };
}
