import {
  addSeatCounter,
  type Card,
  type CardId,
  cardOf,
  type Engine,
  type Reader,
  rest,
  type Seat,
  type Share,
  seatOf,
  zoneOf,
} from "../../../kernel";
import { type Ability, abilityOf, isUsedUp } from "../../../language";
import { message } from "../table/messages";
import { mayRest } from "./resting";

/** A source of energy: crystals, a card of the energy field, or an energy skill. */
export type EnergySource =
  | { readonly kind: "crystal"; readonly most: number }
  | { readonly kind: "field"; readonly card: CardId; readonly most: 1 }
  | { readonly kind: "skill"; readonly card: CardId; readonly most: number };

export const crystalsOf = (g: Reader, seat: Seat): number => seatOf(g.state, seat).counters.crystal ?? 0;

/** Whether an ability only adds energy (SM 19.2). */
export function isEnergySkill(ability: Ability | undefined): boolean {
  return (
    ability?.kind === "activated" && ability.effect.do === "word" && ability.effect.word === "add-energy"
  );
}

/** The energy it adds if its only cost is resting its card, or 0 if it is no such skill. */
function yieldOf(ability: Ability | undefined): number {
  if (ability?.kind !== "activated" || !isEnergySkill(ability) || ability.active !== undefined) return 0;
  const [only, ...more] = ability.cost ?? [];
  const isRest = only?.pay === "word" && only.word === "rest-this" && more.length === 0;
  return isRest && ability.effect.do === "word" ? Number(ability.effect.args?.n ?? 1) : 0;
}

/** The energy skills of a player that can be used now. */
function skillSources(g: Reader, seat: Seat, except: CardId | undefined): EnergySource[] {
  const sources: EnergySource[] = [];
  for (const { card: id, ability } of g.state.watch.activated ?? []) {
    const card = cardOf(g.state, id);
    if (card.controller !== seat || card.rested || id === except) continue;
    const most = yieldOf(abilityOf(g, card.def, ability));
    if (most === 0 || isUsedUp(g, {}, card, ability) || !mayRest(g, card).ok) continue;
    sources.push({ kind: "skill", card: id, most });
  }
  return sources;
}

/** Plain energy comes first, then face-up cards, which have other uses. */
const inOrder = (a: Card, b: Card) => Number(a.face === "up") - Number(b.face === "up");

/**
 * What a player can pay energy from (SM 9.4, SM 19.3): face-up cards of the field too (SM 4.16).
 * @param except a card that the cost needs otherwise.
 */
export function energySources(g: Reader, seat: Seat, except?: CardId): EnergySource[] {
  const crystals = crystalsOf(g, seat);
  const field = zoneOf(g.state, "energy", seat)
    .cards.map((id) => cardOf(g.state, id))
    .filter(({ id, rested }) => !rested && id !== except)
    .sort(inOrder);
  return [
    ...(crystals > 0 ? [{ kind: "crystal" as const, most: crystals }] : []),
    ...field.map(({ id }): EnergySource => ({ kind: "field", card: id, most: 1 })),
    ...skillSources(g, seat, except),
  ];
}

/** The most energy that a player can pay, summed without listing the sources. */
export function energyOf(g: Reader, seat: Seat, except?: CardId): number {
  let sum = crystalsOf(g, seat);
  for (const id of zoneOf(g.state, "energy", seat).cards)
    if (id !== except && !cardOf(g.state, id).rested) sum++;
  for (const { most } of skillSources(g, seat, except)) sum += most;
  return sum;
}

/** The parts of an energy payment, with a proposal. */
export function energyShares(sources: readonly EnergySource[], n: number) {
  let left = n;
  const proposal = sources.map(({ most }) => {
    const part = Math.min(most, left);
    left -= part;
    return part;
  });
  const options = sources.map(
    (source): Share =>
      source.kind === "crystal"
        ? { value: "crystal", label: message("soul-masters.counter.crystal"), most: source.most }
        : { card: source.card, most: source.most },
  );
  return { options, totals: [{ min: n, max: n }], proposal };
}

/** Takes energy from these sources. What a skill adds beyond its part stays as crystals (SM 19.4). */
export function takeEnergy(
  g: Engine,
  seat: Seat,
  sources: readonly EnergySource[],
  parts: readonly number[],
): void {
  sources.forEach((source, i) => {
    const part = parts[i] ?? 0;
    if (part === 0) return;
    if (source.kind === "crystal") addSeatCounter(g, seat, "crystal", -part);
    else rest(g, source.card);
    if (source.kind === "skill" && source.most > part) addCrystals(g, seat, source.most - part);
  });
}

export function addCrystals(g: Engine, seat: Seat, n: number): void {
  addSeatCounter(g, seat, "crystal", n);
}

/** Removes left-over crystals when a phase or step ends (SM 19.5). */
export function clearCrystals(g: Engine): void {
  for (const { seat } of g.state.seats) {
    const left = crystalsOf(g, seat);
    if (left > 0) addSeatCounter(g, seat, "crystal", -left);
  }
}
