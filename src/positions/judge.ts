import {
  type BoardPosition,
  type GamePosition,
  type PlacedCard,
  type PositionNumber,
  type PositionZone,
  zoneSpec,
} from "../games/game-position";
import { message } from "../games/position-words";
import type { Config, Message, Problem, Rules, Seat } from "../kernel";
import type { PrintedCard } from "../language";
import { isIn } from "./own";
import { cardsIn, hostPlace } from "./places";
import { LIMITS } from "./schema";

const RULE = "kernel:position";

const fault = (path: string, why: Message, rule = RULE): Problem => ({ path, why, rule });

const isBetween = (value: number, { least, most }: Pick<PositionNumber, "least" | "most">) =>
  value >= least && value <= most;

const outside = ({ least, most }: Pick<PositionNumber, "least" | "most">) =>
  message("why.position.range", { least, most });

/** What is wrong with named numbers: unknown ones, and those out of bounds. */
function numberProblems(
  specs: readonly PositionNumber[],
  given: Readonly<Record<string, number>>,
  path: string,
): Problem[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const spec = specs.find((own) => own.key === key);
    const at = `${path}.${key}`;
    if (spec === undefined) return [fault(at, message("why.position.no-value", { value: key }))];
    return isBetween(value, spec) ? [] : [fault(at, outside(spec))];
  });
}

function counterProblems(zone: PositionZone, card: PrintedCard, placed: PlacedCard, path: string): Problem[] {
  return Object.entries(placed.counters ?? {}).flatMap(([key, value]) => {
    const spec = zone.counters?.find((own) => own.key === key);
    const at = `${path}.counters.${key}`;
    if (spec === undefined || spec.on?.(card) === false)
      return [fault(at, message("why.position.no-counter", { card: card.name, value: key }))];
    return isBetween(value, spec) ? [] : [fault(at, outside(spec))];
  });
}

function stateProblems(zone: PositionZone, placed: PlacedCard, path: string): Problem[] {
  const { name: card, face, rested, fresh } = placed;
  const problems: Problem[] = [];
  if (face !== undefined && !zone.bothFaces && face !== (zone.face ?? "up"))
    problems.push(fault(`${path}.face`, message("why.position.face", { card })));
  if (rested && zone.rests === undefined)
    problems.push(fault(`${path}.rested`, message("why.position.rested", { card })));
  if (fresh && zone.fresh === undefined)
    problems.push(fault(`${path}.fresh`, message("why.position.fresh", { card })));
  return problems;
}

/** What is wrong with the card that this one is attached to. */
function hostProblems(
  board: BoardPosition,
  { seat, zone, card, placed, path }: Checked & { readonly card: PrintedCard },
): Problem[] {
  const { on, onZone, onSeat } = placed;
  const { host } = zone;
  const name = card.name;
  const isAttached = on !== undefined;
  if (host === undefined)
    return isAttached ? [fault(`${path}.on`, message("why.position.no-host", { card: name }))] : [];
  const to = hostPlace(zone, seat, placed);
  const isAllowed =
    to !== undefined && host.zones.includes(to.zone) && (to.seat === seat || host.anySeat === true);
  if (isAllowed && cardsIn(board, to)[to.at] !== undefined) return [];
  return isAttached || onZone !== undefined || onSeat !== undefined || host.needs(card, placed)
    ? [
        fault(
          `${path}.on`,
          message(host.anySeat ? "why.position.any-host" : "why.position.host", { card: name }),
        ),
      ]
    : [];
}

/** What is wrong with a card of another seat. */
function ownerProblems({ seats }: BoardPosition, { zone, placed, path }: Checked): Problem[] {
  const { owner, name: card } = placed;
  if (owner === undefined) return [];
  if (owner >= seats.length) return [fault(`${path}.owner`, message("why.no-such-seat"))];
  return zone.othersToo ? [] : [fault(`${path}.owner`, message("why.position.owner", { card }))];
}

interface Checked {
  readonly seat: Seat;
  readonly zone: PositionZone;
  readonly placed: PlacedCard;
  readonly path: string;
}

function cardProblems(rules: Rules, board: BoardPosition, checked: Checked): Problem[] {
  const { zone, placed, path } = checked;
  // Every card of a game's rules is printed.
  const card = isIn(rules.cards, placed.name) ? (rules.cards[placed.name] as PrintedCard) : undefined;
  if (card === undefined) return [fault(path, message("why.unknown-card", { card: placed.name }))];
  if (!zone.holds(card)) return [fault(path, message("why.position.not-here", { card: placed.name }))];
  const isGrid = zoneSpec(rules, zone.key)?.shape === "grid";
  const cell =
    isGrid === (placed.cell !== undefined)
      ? []
      : [fault(`${path}.cell`, message("why.position.cell", { card: placed.name }))];
  return [
    ...cell,
    ...stateProblems(zone, placed, path),
    ...counterProblems(zone, card, placed, path),
    ...ownerProblems(board, checked),
    ...hostProblems(board, { ...checked, card }),
  ];
}

/** Cards on a cell that another card has already. */
function cellProblems(board: BoardPosition): Problem[] {
  const taken = new Set<string>();
  return board.seats.flatMap(({ zones }, seat) =>
    Object.entries(zones).flatMap(([zone, cards]) =>
      cards.flatMap(({ name, cell }, at) => {
        if (cell === undefined) return [];
        const key = cell.join();
        if (taken.has(key))
          return [
            fault(`seats.${seat}.zones.${zone}.${at}.cell`, message("why.position.taken", { card: name })),
          ];
        taken.add(key);
        return [];
      }),
    ),
  );
}

function zoneProblems(game: GamePosition, rules: Rules, board: BoardPosition, seat: Seat): Problem[] {
  const zones = board.seats[seat]?.zones ?? {};
  const strange = Object.keys(zones).filter((key) => !game.zones.some((zone) => zone.key === key));
  return [
    ...strange.map((key) =>
      fault(`seats.${seat}.zones.${key}`, message("why.position.no-zone", { value: key })),
    ),
    ...game.zones.flatMap((zone): Problem[] => {
      const cards = zones[zone.key] ?? [];
      const path = `seats.${seat}.zones.${zone.key}`;
      const { least = 0, most = LIMITS.cards } = zone;
      const count =
        cards.length > most
          ? [fault(path, message("why.position.too-many", { most }))]
          : cards.length < least
            ? [fault(path, message("why.position.too-few", { least }))]
            : [];
      return [
        ...count,
        ...cards.flatMap((placed, at) =>
          cardProblems(rules, board, { seat, zone, placed, path: `${path}.${at}` }),
        ),
      ];
    }),
  ];
}

function turnProblems(game: GamePosition, { turn, seats }: BoardPosition): Problem[] {
  const problems = numberProblems(game.turnValues, turn.values, "turn.values");
  if (turn.seat >= seats.length) problems.push(fault("turn.seat", message("why.no-such-seat")));
  if (!game.steps.some(({ id }) => id === turn.step))
    problems.push(fault("turn.step", message("why.position.no-step", { value: turn.step })));
  return problems;
}

/** What is wrong with a position before it is laid out, with the place as a path in it. */
export function boardProblems(
  game: GamePosition,
  rules: Rules,
  config: Config,
  board: BoardPosition,
): Problem[] {
  const { min, max, rule } = rules.board.seats;
  const count = board.seats.length;
  if (count < min || count > max || count !== config.seats.length)
    return [fault("seats", message("why.bad-seats", { min, max, count }), rule)];
  const cards = board.seats.reduce((sum, { zones }) => sum + Object.values(zones).flat().length, 0);
  if (cards > LIMITS.cards) return [fault("seats", message("why.position.cards", { most: LIMITS.cards }))];
  return [
    ...turnProblems(game, board),
    ...board.seats.flatMap(({ values }, seat) => [
      ...zoneProblems(game, rules, board, seat),
      ...numberProblems(game.values, values, `seats.${seat}.values`),
    ]),
    ...cellProblems(board),
  ];
}
