import {
  addCardCounter,
  announce,
  applyPart,
  attemptAll,
  type Card,
  type CardId,
  type Change,
  cardOf,
  type Engine,
  explainValue,
  instanceById as kernelInstance,
  localsOf,
  moveToOwner,
  type Reader,
  type Rules,
  readStat,
  type Seat,
  type StackItem,
  seatOf,
  zoneOf,
} from "../../../kernel";
import type { SoulCard } from "../cards/card";
import { closeInstances, draftOf, fighterAt, openInstanceId, type Threat } from "../table/threats";
import { defOf, has, isCommander } from "./defs";
import { loseHp } from "./health";
import type { BY_SOURCE } from "./layers";
import { count } from "./tally";
import { set, varsOf, withSeat } from "./vars";
import { zoneKey } from "./zones";

/** The stages from a damage's amount to what is dealt (SM 14.1.2, SM 14.8.1, SM 24.6.1). */
export interface DamageBreakdown {
  readonly amount: number;
  readonly armor: number;
  /** Shield points that count, after Piercing. */
  readonly shielded: number;
  readonly prevented: number;
  readonly guard: number;
  readonly dealt: number;
}

/** The largest Guard among a player's cards, if nothing has yet hurt the commander this round (SM 24.6.1, SM 24.6.2). */
function guardOf(g: Reader, seat: Seat): number {
  const { hurtRound } = varsOf(g.state);
  if (hurtRound[seat] === seatOf(g.state, seat).rounds) return 0;
  return zoneOf(g.state, "battleground", seat).cards.reduce(
    (most, id) => Math.max(most, has(g, id, "guard")),
    0,
  );
}

/** The value by which damages of one kind are raised: those of combat, of skills, or of cards that have been cast. */
function kindOfDamage(g: Reader, { of, source }: Threat): (typeof BY_SOURCE)[number] {
  if (of === "attack" || of === "riposte") return "attack-damage";
  return zoneKey(g, cardOf(g.state, source.card)) === "stack" ? "cast-damage" : "skill-damage";
}

const least = (n: number) => Math.max(0, n);

/**
 * The result of a damage in the current state.
 * @param more Shield Power added to it.
 */
export function damageBreakdown(g: Reader, threat: Threat, more = 0): DamageBreakdown {
  const open = openInstanceId(g, threat);
  const draft = draftOf(g, threat);
  // Shields and prevention announced against the damage do not fix its amount (SM 11.16).
  const instance = open === undefined ? draft : { ...kernelInstance(g.state, open), amount: draft.amount };
  const { base, parts } = explainValue(g, { instance }, "damage", true);
  const stronger = explainValue(g, { instance }, kindOfDamage(g, threat), true).parts;
  const taken = (layer: string) =>
    threat.unpreventable ? 0 : parts.reduce((sum, part) => sum - (part.layer === layer ? part.amount : 0), 0);
  const isNone = readStat(g, threat.source.card, "deals-no-damage") > 0;
  const changes = [...parts, ...stronger].filter(({ layer }) => layer === "amount");
  const amount = isNone ? 0 : least(changes.reduce(applyPart, base));
  const victim = cardOf(g.state, threat.victim.card);
  // Armor lowers every damage (SM 14.1.1), Piercing only shields against attack damage (SM 14.8.2), and shields do
  // nothing against unpreventable damage (SM 13.10).
  const armor = Math.min(amount, has(g, victim.id, "armor"));
  const isOpen = threat.of === "attack" && readStat(g, threat.source.card, "cannot-be-shielded") > 0;
  const pierced = isOpen ? amount : threat.of === "attack" ? has(g, threat.source.card, "piercing") : 0;
  const shielded = Math.min(
    amount - armor,
    least(taken("shield") + (threat.unpreventable ? 0 : more) - pierced),
  );
  const isSafe = !threat.unpreventable && readStat(g, victim.id, "is-dealt-no-damage") > 0;
  const prevented = Math.min(amount - armor - shielded, isSafe ? amount : taken("prevent"));
  const left = amount - armor - shielded - prevented;
  const guard = left > 0 && isCommander(g, victim) ? Math.min(left, guardOf(g, victim.controller)) : 0;
  return { amount, armor, shielded, prevented, guard, dealt: left - guard };
}

/**
 * Uses up Guard with the commander's first damage of the round that was not wholly prevented, even if Guard stops all
 * of it.
 */
function recordCommanderDamage(
  g: Engine,
  victim: Card,
  { amount, armor, shielded, prevented }: DamageBreakdown,
): void {
  if (!isCommander(g, victim) || amount - armor - shielded - prevented <= 0) return;
  const { rounds } = seatOf(g.state, victim.controller);
  set(g, "hurtRound", withSeat(varsOf(g.state).hurtRound, victim.controller, rounds));
}

/**
 * Deals one damage. A commander's player loses HP (SM 12.10), a unit is KO'd by damage of at least its Health
 * (SM 12.11).
 * @returns the unit that it KOs.
 */
function dealOne(g: Engine, threat: Threat): Change | null {
  const victim = fighterAt(g, threat.victim);
  if (victim === undefined) return null;
  const breakdown = damageBreakdown(g, threat);
  const { dealt } = breakdown;
  recordCommanderDamage(g, victim, breakdown);
  // Riposte is no attack damage (SM 14.11.2).
  const by = threat.of === "attack" ? "attack" : "damage";
  const source = cardOf(g.state, threat.source.card);
  announce(g, dealt === 0 ? "no-damage" : "damage", victim.controller, {
    card: source.id,
    def: source.def,
    target: victim.id,
    targetDef: victim.def,
    amount: dealt,
    data: { by, prevented: breakdown.amount - dealt },
  });
  if (dealt === 0) return null;
  if (isCommander(g, victim)) loseHp(g, victim.controller, dealt);
  else if (dealt >= readStat(g, victim.id, "health"))
    return { type: "ko", card: victim.id, data: { by, source: source.id } };
  return null;
}

/**
 * Deals damages at the same moment, each compared only with its own target (SM 6.6, SM 12.12). Units that they KO leave
 * together.
 */
export function deal(g: Engine, all: readonly Threat[]): void {
  const changes = all.flatMap((threat) => dealOne(g, threat) ?? []);
  const ofs = all.map(({ of }) => of);
  closeInstances(g, (of) => ofs.includes(of));
  const once = changes.filter(({ card }, i) => changes.findIndex((other) => other.card === card) === i);
  if (once.length > 0) attemptAll(g, once);
}

/** KOs units by an instruction to do so (SM 17.2). */
export function knockOut(g: Engine, ids: readonly CardId[]): void {
  if (ids.length > 0)
    attemptAll(
      g,
      ids.map((card): Change => ({ type: "ko", card, data: { by: "effect" } })),
    );
}

/** The counter of a Guardian's KOs, which it keeps in all zones (SM 24.7.2). */
export const KOS = "ko";

/** Whether the text of a card speaks of what is KO'd while it resolves. Cached, because cards never change. */
const counting = new WeakMap<SoulCard, boolean>();

function countsKos(card: SoulCard): boolean {
  const known = counting.get(card);
  if (known !== undefined) return known;
  const found = JSON.stringify(card.abilities).includes('"koed-this-way"');
  counting.set(card, found);
  return found;
}

/** The item that is resolving, if any. */
function resolvingItem(g: Engine): StackItem | undefined {
  const frame = g.state.agenda.findLast(({ procedure }) => procedure === "resolve");
  return frame && localsOf<{ item: StackItem }>(frame).item;
}

/** Notes a KO for the text that resolves, if that counts them. */
function noteKo(g: Engine, id: CardId): void {
  const { def } = resolvingItem(g) ?? {};
  if (def !== undefined && countsKos(defOf(g, { def })))
    set(g, "koed", [...(varsOf(g.state).koed ?? []), id]);
}

/** Forgets the KOs of an item that has resolved. */
export function forgetKos(g: Engine): void {
  if ((varsOf(g.state).koed ?? []).length > 0) set(g, "koed", []);
}

/** Puts a KO'd unit into its owner's discard pile, or removes a Guardian from the game the second time. */
function carryOutKo(g: Engine, { card: id }: Change): void {
  const card = cardOf(g.state, id);
  const isGuardian = defOf(g, card).subtypes?.includes("guardian") === true;
  const times = isGuardian ? addCardCounter(g, id, KOS, 1) : 0;
  noteKo(g, id);
  count(g, "koed", card.controller);
  moveToOwner(g, id, times >= 2 ? "removed" : "discard", { as: "ko" });
}

/** Triggers abilities for KOs by attack damage while the unit is still in play (SM 18.6). */
function recordKnockOut(g: Engine, { card: id, data }: Change): void {
  const source = g.state.cards[Number(data?.source ?? -1)];
  if (source === undefined || data?.by !== "attack") return;
  const { def } = cardOf(g.state, id);
  announce(g, "slay", source.controller, { card: source.id, def: source.def, target: id, targetDef: def });
}

/** How a KO is carried out. Card text may replace it. */
export const KO = {
  changes: { ko: carryOutKo },
  confirmed: { ko: recordKnockOut },
} as const satisfies Pick<Rules["flow"], "changes" | "confirmed">;
