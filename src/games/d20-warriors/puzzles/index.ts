import type { PrintedCard } from "../../../language";
import type { PlacedCard, PositionSeat } from "../../game-position";
import type { PuzzleBoards, PuzzleSide } from "../../puzzle-boards";

/** Moments in which a text can change who wins a battle whose odds were shown before. */
const AFTER_THE_ODDS = ["attack", "dice", "tie"];

/** Whether the odds that the table shows are not all that decides a battle of the card. */
const changesBattles = ({ abilities }: PrintedCard): boolean =>
  abilities.some((ability) => ability.kind === "trigger" && AFTER_THE_ODDS.includes(ability.when.on));

/**
 * Turns up about half of the Warriors that are face down, and gives the player a used Flash card back every other time:
 * in quick games most Warriors are beaten, and few Flash cards are left.
 */
function prepare({ zones, values }: PositionSeat, { pool, isOwn, random }: PuzzleSide): PositionSeat {
  const { battlefield = [], hand = [], discard = [] } = zones;
  const field = battlefield.map((placed): PlacedCard => {
    const { face, ...up } = placed;
    return face === "down" && random.below(2) === 0 ? up : placed;
  });
  const used = discard.filter(({ name }) => pool[name]?.type === "flash");
  const back =
    isOwn && used.length > 0 && random.below(2) === 0 ? used[random.below(used.length)] : undefined;
  const left = discard.filter((card) => card !== back);
  const own = back === undefined ? hand : [...hand, back];
  return {
    values,
    zones: {
      ...zones,
      battlefield: field,
      ...(own.length > 0 && { hand: own }),
      ...(discard.length > 0 && { discard: left }),
    },
  };
}

export const puzzles: PuzzleBoards = {
  withoutDefence: true,
  cleared: [],
  sizes: [3, 4],
  draws: 2,
  // Beyond it, hardly any board is searched to its end.
  budget: 500,
  leavesOut: changesBattles,
  keptWhole: ["deck", "discard"],
  openFaceDown: ["battlefield"],
  prepare,
};
