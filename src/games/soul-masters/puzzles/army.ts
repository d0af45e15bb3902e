import type { PlacedCard, PositionSeat } from "../../game-position";
import type { PuzzleSide } from "../../puzzle-boards";
import type { Keyword, SoulCard } from "../cards/card";

type Random = PuzzleSide["random"];

/** Zones from which units join those on the battleground. */
const RECRUITED = ["battleground", "hand", "discard", "deck"] as const;
/** One of three units that do nothing is taken. */
const PLAIN = 3;
/** Keywords of units that stand in the way of an attack. */
const GUARDING: readonly Keyword[] = ["taunt", "intercept", "guard"];
/** More Atk than the health of the other commander, so that something can be spent on its units. */
const SPARE = 4;

export const cardIn = ({ pool }: PuzzleSide, { name }: PlacedCard) => pool[name] as SoulCard | undefined;

const hasAny = (card: SoulCard | undefined, keywords: readonly Keyword[]): boolean =>
  card?.has.some(({ keyword }) => keywords.includes(keyword)) === true;

/** Whether a unit does something while it is on the battleground. */
const isActive = ({ has, abilities }: SoulCard): boolean =>
  has.length > 0 ||
  abilities.some((ability) => ability.kind !== "trigger" || ability.when.on !== "enter-from-hand");

/** The items in another order. */
function mixed<T>(items: readonly T[], random: Random): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.below(left.length), 1));
}

/** Cards of which none has the name of another. */
export function different(cards: readonly PlacedCard[]): readonly PlacedCard[] {
  const names = new Set<string>();
  return cards.filter(({ name }) => !names.has(name) && names.add(name).size > 0);
}

/** The units that can join the army, mostly those that do something. */
function recruits({ zones }: PositionSeat, about: PuzzleSide): readonly PlacedCard[] {
  const { random } = about;
  const found = RECRUITED.flatMap((key) => zones[key] ?? []).filter((placed) => {
    const card = cardIn(about, placed);
    return card?.type === "unit" && (isActive(card) || random.below(PLAIN) === 0);
  });
  return different(mixed(found, random));
}

/** Whether a unit of the player without the turn rests: Taunt needs it, Intercept cannot. */
function rests(card: SoulCard | undefined, random: Random): boolean {
  if (hasAny(card, ["taunt"])) return true;
  const isRare = hasAny(card, ["intercept", "heavy"]);
  return isRare ? random.below(4) === 0 : random.below(3) > 0;
}

/** Whether a commander raises the Atk of its units. */
const raisesAtk = (leader: SoulCard | undefined): boolean =>
  leader?.abilities.some((ability) => ability.kind === "standing" && ability.stats.includes("atk")) === true;

/** Attackers whose Atk together is about the health of the other commander. */
function attackers(side: PositionSeat, about: PuzzleSide, health: number): readonly PlacedCard[] {
  const { random } = about;
  const [leader] = side.zones.commander ?? [];
  const printed = (placed: PlacedCard) => cardIn(about, placed)?.stats.atk ?? 0;
  const more = leader !== undefined && raisesAtk(cardIn(about, leader)) ? 1 : 0;
  let left = health + random.below(SPARE + 1) - (leader === undefined || leader.rested ? 0 : printed(leader));
  return recruits(side, about).filter((unit) => {
    const atk = printed(unit) + more;
    if (atk > left) return false;
    left -= atk;
    return true;
  });
}

/** One of three times a mercenary may stand in the way: they are few, and would be in most puzzles. */
const MERCENARY = 3;

/** The units of the commander's faction, and perhaps the mercenaries, that stand in the way of an attack. */
function guards({ zones }: PositionSeat, about: PuzzleSide): readonly PlacedCard[] {
  const takesMercenaries = about.random.below(MERCENARY) === 0;
  const faction = zones.commander?.flatMap((leader) => cardIn(about, leader)?.faction ?? [])[0];
  return Object.keys(about.pool)
    .map((name): PlacedCard => ({ name }))
    .filter((placed) => {
      const card = cardIn(about, placed);
      const isAllowed = card?.faction === faction || (takesMercenaries && card?.faction === "mercenary");
      return card?.type === "unit" && isAllowed && hasAny(card, GUARDING);
    });
}

/** Units of the other player, of which one or two stand in the way. */
function blockers(side: PositionSeat, about: PuzzleSide): readonly PlacedCard[] {
  const found = mixed(guards(side, about), about.random).slice(0, 1 + about.random.below(2));
  return different([...found, ...recruits(side, about)]);
}

/**
 * The side with an army of different units.
 * @param health of the other commander.
 */
export function army(side: PositionSeat, about: PuzzleSide, health: number): PositionSeat {
  const { hasTurn, random } = about;
  const isLed = side.zones.commander?.some(({ rested }) => !rested) === true;
  const most = hasTurn ? (isLed ? 2 : 3) + random.below(2) : 3;
  const chosen = (hasTurn ? attackers(side, about, health) : blockers(side, about)).slice(0, most);
  const left = Object.entries(side.zones).map(([key, cards]) => {
    return [key, cards.filter((card) => !chosen.includes(card))] as const;
  });
  const allRest = random.below(3) === 0;
  const battleground = chosen.map(({ name }) => {
    return { name, rested: !hasTurn && (allRest || rests(cardIn(about, { name }), random)) };
  });
  const zones = { ...Object.fromEntries(left), hand: [], battleground };
  return {
    ...side,
    zones: Object.fromEntries(Object.entries(zones).filter(([, cards]) => cards.length > 0)),
  };
}
