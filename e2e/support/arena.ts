import { type Move, picked, type TurnSoFar, type Zone } from "./policy";
import type { Pressable, Situation } from "./situation";

const WAIT: Move = { kind: "wait" };
const press = (what: Pressable | undefined, zone: Zone): Move | null =>
  what?.at ? { kind: "press", what, in: zone } : null;
const can = (what: string) => (spot: Pressable) => spot.at !== null && spot.name.endsWith(`, ${what}`);

/** How often a card is tried in one turn; what needs more than one press counts for each. */
const MAX_PER_TURN = { plays: 12, attacks: 12 } as const;

/** A plain way of playing where cards lie in rows: plays what it can, attacks and acts with everything, goes on. */
export function nextArenaMove(now: Situation, turn: TurnSoFar): Move {
  const { main } = now;
  if (main === null || now.strip !== null) return WAIT;
  const isHalfDone = [...now.hand, ...now.board].some(({ name }) => name.endsWith(", chosen to act"));
  if (isHalfDone) return aimed(now) ?? WAIT;
  return picked(now, main) ?? acted(now, turn) ?? press(main, "main") ?? WAIT;
}

/** A card has been chosen to act: at the player where that is allowed, else at a card, else by its button. */
function aimed(now: Situation): Move | null {
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
  // Before the attacks, cards in play only move their cores about.
  const isBefore = now.main?.name === "End the main step";
  const own = now.board.find((spot) => can("may act")(spot) && spot.name.includes(", yours"));
  if (!isBefore && own !== undefined && turn.attacks < MAX_PER_TURN.attacks) {
    turn.attacks++;
    return press(own, "board");
  }
  return null;
}
