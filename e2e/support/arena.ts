import { type Move, picked, type TurnSoFar, type Zone } from "./policy";
import type { Pressable, Situation } from "./situation";

const WAIT: Move = { kind: "wait" };
const press = (what: Pressable | undefined, zone: Zone): Move | null =>
  what?.at ? { kind: "press", what, in: zone } : null;
const can = (what: string) => (spot: Pressable) => spot.at !== null && spot.name.endsWith(`, ${what}`);

/** Tries per turn. A card that needs several presses counts for each. */
const MAX_PER_TURN = { plays: 12, attacks: 12 } as const;

/**
 * A simple policy for games with rows of cards: plays every card it can, attacks and acts with all cards, then moves
 * on.
 */
export function nextArenaMove(now: Situation, turn: TurnSoFar): Move {
  const { main } = now;
  if (main === null || now.strip !== null) return WAIT;
  const isHalfDone = [...now.hand, ...now.board].some(({ name }) => name.endsWith(", chosen to act"));
  if (isHalfDone) return targetMove(now) ?? WAIT;
  return picked(now, main) ?? acted(now, turn) ?? press(main, "main") ?? WAIT;
}

/** With a card chosen to act: targets the player if allowed, otherwise a card, otherwise presses its button. */
function targetMove(now: Situation): Move | null {
  const player = now.board.find(({ at, name }) => at !== null && name.startsWith("Target "));
  const target = [...now.board, ...now.hand].find(can("legal target"));
  return press(player, "board") ?? press(target, "board") ?? press(now.menu[0], "menu");
}

function acted(now: Situation, turn: TurnSoFar): Move | null {
  const card = now.hand.find(can("may act"));
  if (card !== undefined && turn.flashes < MAX_PER_TURN.plays) {
    turn.flashes++;
    return press(card, "hand");
  }
  // Before the attacks, cards in play only move their cores.
  const isBefore = now.main?.name === "End the main step";
  const own = now.board.find((spot) => can("may act")(spot) && spot.name.includes(", yours"));
  if (!isBefore && own !== undefined && turn.attacks < MAX_PER_TURN.attacks) {
    turn.attacks++;
    return press(own, "board");
  }
  return null;
}
