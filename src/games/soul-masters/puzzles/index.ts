import type { PlacedCard, PositionSeat } from "../../game-position";
import type { PuzzleBoards, PuzzleSide } from "../../puzzle-boards";
import type { SoulCard } from "../cards/card";

type Pool = PuzzleSide["pool"];

/** A commander at its last level: one that can still evolve is not beaten in a turn. */
function lastLevel(placed: PlacedCard, pool: Pool): PlacedCard {
  const { evolves } = (pool[placed.name] ?? {}) as Partial<SoulCard>;
  return evolves === undefined ? placed : lastLevel({ ...placed, name: evolves }, pool);
}

const fullLife = ({ zones: { commander = [] } }: PositionSeat, pool: Pool): number =>
  pool[commander[0]?.name ?? ""]?.stats.health ?? 1;

/**
 * Puts the commander at its last level, and the energy face down, so that it can only pay. All units of the player
 * without the turn rest, as after attacks, or about half of them.
 */
function prepare(side: PositionSeat, { pool, hasTurn, random }: PuzzleSide): PositionSeat {
  const { commander = [], battleground = [], energy = [], ...zones } = side.zones;
  const areAllTired = random.below(2) === 0;
  const isTired = () => !hasTurn && (areAllTired || random.below(2) === 0);
  const units = battleground.map((unit) => ({ ...unit, rested: isTired() }));
  const leader = commander.map((placed) => lastLevel(placed, pool));
  const last = {
    ...side,
    zones: {
      commander: leader,
      ...(units.length > 0 && { battleground: units }),
      ...(energy.length > 0 && { energy: energy.map(({ name }) => ({ name })) }),
      ...zones,
    },
  };
  return { ...last, values: { ...side.values, hp: fullLife(last, pool) } };
}

export const puzzles: PuzzleBoards = {
  life: "hp",
  // In every defence that was tried, the easy level found the answer.
  withoutDefence: true,
  firstTurn: 8,
  cleared: ["battleground"],
  sizes: [3, 4, 5],
  draws: 2,
  budget: 2000,
  // Each energy, each resource and each card in hand can be used in every window of a combat.
  mostCards: { energy: 1, hand: 1 },
  keptWhole: ["commander", "deck", "discard"],
  leftOut: { both: ["reserve", "equipment", "battlefield"], other: ["energy"] },
  mostOf: { crystal: 0, resources: 1, "resource-deck": 0 },
  openFaceDown: ["energy"],
  // No more energy can be placed.
  turnValues: { placed: 2 },
  fullLife,
  prepare,
};
