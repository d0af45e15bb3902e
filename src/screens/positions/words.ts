import type { Game } from "../../games/game";
import type {
  BoardPosition,
  GamePosition,
  PlacedCard,
  PositionStep,
  PositionZone,
} from "../../games/game-position";
import type { Message, Problem, Seat } from "../../kernel";
import { cardsIn, hostPlace } from "../../positions/places";
import { say } from "../../text";
import { cardName } from "../../text/names";
import { t } from "./messages";

/** Two words of a message that takes a count: a label without it. */
const asLabel = (label: Message): string => say({ ...label, args: { count: 2, ...label.args } });

/** A zone as the table calls it. */
export function zoneName({ table }: Game, key: string): string {
  const zone = table.mat.zones.find((one) => one.zone === key && one.area !== "pool");
  return zone === undefined ? key : asLabel(zone.label);
}

export const seatLabel = (seat: Seat): string =>
  seat === 0 ? t("positions.first-seat") : t("positions.seat", { number: seat + 1 });

/** A step as the table calls it. */
export function stepName({ table }: Game, { id, label, isBefore }: PositionStep): string {
  const steps = table.mat.phases.flatMap((phase) => phase.steps);
  const known = isBefore ? undefined : steps.find(({ step }) => step === id);
  return say(known?.label ?? label);
}

/** What is to be said of a card besides its name. */
export function cardFacts(
  board: BoardPosition,
  seat: Seat,
  zone: PositionZone,
  placed: PlacedCard,
): readonly string[] {
  const { face, rested, fresh, cell, owner, counters = {} } = placed;
  const to = hostPlace(zone, seat, placed);
  const host = to && cardsIn(board, to)[to.at];
  const numbers = (zone.counters ?? []).flatMap(({ key, label }) =>
    counters[key] ? [`${say(label)} ${counters[key]}`] : [],
  );
  return [
    ...(zone.bothFaces && (face ?? zone.face ?? "up") === "down" ? [t("positions.down")] : []),
    ...(rested && zone.rests ? [say(zone.rests)] : []),
    ...(fresh && zone.fresh ? [say(zone.fresh)] : []),
    ...(cell ? [t("positions.at-cell", { x: cell[0], y: cell[1] })] : []),
    ...(owner === undefined || owner === seat ? [] : [t("positions.owned", { player: seatLabel(owner) })]),
    ...(host ? [t("positions.on-card", { card: cardName(host.name) })] : []),
    ...numbers,
  ];
}

/** The place of a fault in plain words. */
export function placeInWords(
  game: Game,
  { values, turnValues }: GamePosition,
  board: BoardPosition,
  path: string,
): string {
  const [part, at, kind, key = "", index] = path.split(".");
  if (part === "turn") {
    const value = turnValues.find((one) => one.key === kind || path.endsWith(`.${one.key}`));
    return value === undefined ? t("positions.place.turn") : say(value.label);
  }
  if (part !== "seats" || at === undefined) return t("positions.place.whole");
  const player = seatLabel(Number(at));
  if (kind === "values") {
    const value = values.find((one) => one.key === key);
    return value === undefined ? player : t("positions.place.value", { value: say(value.label), player });
  }
  if (kind !== "zones") return player;
  const card = index === undefined ? undefined : board.seats[Number(at)]?.zones[key]?.[Number(index)];
  const zone = zoneName(game, key);
  return card === undefined
    ? t("positions.place.zone", { zone, player })
    : t("positions.place.card", { zone, player, card: card.name });
}

/** A fault with its place. */
export const faultInWords = (
  game: Game,
  position: GamePosition,
  board: BoardPosition,
  { path, why }: Problem,
): string => t("positions.fault", { place: placeInWords(game, position, board, path), fault: say(why) });
