import type { PrintedCard } from "../../../language";
import type { Game } from "../../game";
import type { BoardPosition, GamePosition, PlacedCard, PositionZone, TryOut } from "../../game-position";
import { boardOf, number, plainVars, someOf, step, turnAt, withCards, withSeats } from "../../position-parts";
import { FIRST_VARS } from "../rules/vars";

const isWarrior = ({ type }: PrintedCard) => type === "warrior";
const isCard = ({ type }: PrintedCard) => type === "warrior" || type === "flash";

const USUAL_TURN = 3;
const MOST_PLACEMENTS = 20;

const zones: readonly PositionZone[] = [
  { key: "battlefield", holds: isWarrior, bothFaces: true },
  { key: "hand", holds: isCard },
  { key: "deck", holds: isCard },
  { key: "discard", holds: isCard },
];

const steps = [step("act"), step("start", true)];
const AGENDA = { act: ["act", "act"], start: [null, "initial draw"] } as const;

const at = (placed: PlacedCard, x: number, y: number): PlacedCard => ({ ...placed, cell: [x, y] });

function empty(game: Game): BoardPosition {
  const seats = [0, 1].map((seat) => ({ zones: { deck: someOf(game, seat, 6, isWarrior) }, values: {} }));
  return boardOf(seats, steps, USUAL_TURN);
}

/** Warriors of both players side by side, some face down: targets for attacks, Flash cards and abilities. */
function tryOut({ game, card }: TryOut): BoardPosition {
  const board = empty(game);
  const [me, foe] = board.seats;
  if (me === undefined || foe === undefined) return board;
  const [mine = [], theirs = []] = [0, 1].map((seat) =>
    someOf(game, seat, 9, isWarrior)
      .slice(6)
      .map((placed, i) => at(placed, i, seat)),
  );
  const lastDown = (placed: PlacedCard, i: number): PlacedCard =>
    i === 2 ? { ...placed, face: "down" } : placed;
  return withSeats(
    { ...board, turn: { ...board.turn, values: { placements: 3 } } },
    withCards(me, {
      battlefield: mine.map(lastDown),
      hand: [{ name: card.name }],
      discard: someOf(game, 2, 2, isCard),
    }),
    withCards(foe, { battlefield: theirs.map(lastDown) }),
  );
}

/** What a position of D20 Warriors may say. */
export const position: GamePosition = {
  zones,
  values: [number("oops", 0, 99)],
  turnValues: [number("placements", 0, MOST_PLACEMENTS, 1)],
  steps,
  layout: (parts) => ({
    ...turnAt(parts, AGENDA[parts.board.turn.step as keyof typeof AGENDA]),
    vars: plainVars({ ...FIRST_VARS, placements: parts.turnValues.placements ?? 1 }),
    eachSeat: parts.values.map(({ oops = 0 }, seat) => ({
      rounds: parts.rounds[seat] ?? 0,
      ...(oops > 0 && { counters: { oops } }),
    })),
  }),
  reading: { steps: { act: "act" } },
  hasOdds: true,
  empty,
  tryOut,
};
