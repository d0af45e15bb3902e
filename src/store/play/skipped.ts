import type { Game } from "../../games/game";
import { cardIn, NONE, type Seat, type View, view } from "../../kernel";
import type { RunningMatch } from "../running/running-match";
import type { PassReason, Skipped, SkippedWindow } from "../types";

/** The attack in progress, as far as its cards can be named. */
function attackIn(game: Game, seen: View): SkippedWindow["attack"] {
  const contest = game.status.contest(seen);
  const [own, other] = contest?.sides ?? [];
  const isOpen = contest !== null && contest.stage !== "over" && own !== undefined && other !== undefined;
  const fight = isOpen
    ? { attacker: own.card, target: other.card, defender: other.seat }
    : (game.status.attack?.(seen) ?? null);
  if (fight === null) return null;
  const { controller, def } = cardIn(seen, fight.attacker);
  const target = fight.target === NONE ? null : cardIn(seen, fight.target).def;
  if (def === "" || target === "") return null;
  return { by: controller, card: def, target, defender: fight.defender };
}

function playedIn({ stack }: View): SkippedWindow["played"] {
  const top = stack.at(-1);
  return top?.def ? { by: top.seat, card: top.def } : null;
}

const isAlike = (a: SkippedWindow, b: SkippedWindow): boolean =>
  JSON.stringify({ ...a, times: 0 }) === JSON.stringify({ ...b, times: 0 });

/**
 * Records an auto-pass for a seat, to show to its player. An auto-pass without any possible response is not recorded.
 */
export function noteSkipped(match: RunningMatch, seat: Seat, window: string, why: PassReason): void {
  if (why === "nothing") return;
  const { game, g, skipped } = match;
  const { number } = g.state.turn;
  const seen = view(g, seat);
  const entry: SkippedWindow = {
    window,
    why,
    attack: attackIn(game, seen),
    played: playedIn(seen),
    times: 1,
  };
  const before = skipped[seat]?.turn === number ? skipped[seat].windows : [];
  const alike = before.find((one) => isAlike(one, entry));
  const windows =
    alike === undefined
      ? [...before, entry]
      : before.map((one) => (one === alike ? { ...one, times: one.times + 1 } : one));
  const noted: Skipped = { turn: number, windows };
  match.skipped = match.skipped.map((old, i) => (i === seat ? noted : old));
}
