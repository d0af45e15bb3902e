import type { PlacedCard, PositionSeat } from "../../game-position";
import type { PuzzleBoards, PuzzleSide } from "../../puzzle-boards";
import type { SoulCard } from "../cards/card";
import { army } from "./army";
import { plainAnswers } from "./plain";
import { withTactic } from "./tactic";

type Pool = PuzzleSide["pool"];

/** A commander at its last level: one that can still evolve is not beaten in a turn. */
function lastLevel(placed: PlacedCard, pool: Pool): PlacedCard {
  const { evolves } = (pool[placed.name] ?? {}) as Partial<SoulCard>;
  return evolves === undefined ? placed : lastLevel({ ...placed, name: evolves }, pool);
}

/** The health of the commander at its last level. */
const fullLife = ({ zones: { commander = [] } }: PositionSeat, pool: Pool): number =>
  commander.flatMap((placed) => pool[lastLevel(placed, pool).name]?.stats.health ?? [])[0] ?? 1;

/** The side with its commander at its last level. In its own turn that has attacked already, every other time. */
function led(side: PositionSeat, { pool, hasTurn, random }: PuzzleSide): PositionSeat {
  const hasAttacked = hasTurn && random.below(2) === 0;
  const { commander = [] } = side.zones;
  const leaders = commander.map((placed) => ({ ...lastLevel(placed, pool), rested: hasAttacked }));
  return { ...side, zones: { ...side.zones, commander: leaders } };
}

/** Commanders and units with a skill that costs one resource and helps an attack. */
const SPENDERS: readonly string[] = ["Ember Oracle", "Focus Adept", "Hemomancer", "Hroda, Moon Devourer"];

const spendsResources = ({ zones: { commander = [], battleground = [] } }: PositionSeat): boolean =>
  [...commander, ...battleground].some(({ name }) => SPENDERS.includes(name));

/** A card and a resource to help an attack, each every other time. */
function armed(side: PositionSeat, about: PuzzleSide): PositionSeat {
  const { random } = about;
  const ready = random.below(2) === 0 ? withTactic(side, about) : side;
  const resources = spendsResources(ready) && random.below(2) === 0 ? 1 : 0;
  return { ...ready, values: { ...ready.values, resources } };
}

/** Puts the commander at its last level, and different units of the player's cards on the battleground. */
function prepare(side: PositionSeat, about: PuzzleSide): PositionSeat {
  const { pool, other, hasTurn } = about;
  const manned = army(led(side, about), about, fullLife(other, pool));
  const bare = { ...manned, values: { ...side.values, hp: fullLife(side, pool), resources: 0 } };
  return hasTurn ? armed(bare, about) : bare;
}

export const puzzles: PuzzleBoards = {
  life: "hp",
  // A shield can be played in every window in which damage is pending, so a defence has too many lines.
  withoutDefence: true,
  oneOfTurn: true,
  firstTurn: 8,
  cleared: ["battleground"],
  sizes: [5],
  draws: 3,
  budget: 2000,
  keptWhole: ["commander", "deck", "discard", "hand"],
  leftOut: { both: ["reserve", "equipment", "battlefield", "attached", "energy"], other: [] },
  mostOf: { crystal: 0, "resource-deck": 0 },
  // No more energy can be placed.
  turnValues: { placed: 2 },
  fullLife,
  plainAnswers,
  prepare,
};
