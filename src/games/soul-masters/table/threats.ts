import {
  type Card,
  type CardRef,
  cardOf,
  closeInstance,
  type Engine,
  type InstanceDraft,
  isSameCard,
  openInstance,
  type Reader,
  readStat,
  refTo,
  type StackItem,
} from "../../../kernel";
import {
  type Amount,
  amountOf,
  type Effect,
  type Env,
  envOfPlay,
  playOfStackItem,
  previewDirectives,
  printedCard,
} from "../../../language";
import { has, isCommander, isUnit } from "../rules/defs";
import { combatIn, varsOf } from "../rules/vars";
import { base } from "../words/base";
import { cardsNamed } from "../words/print-word";

/** A pending damage to one card (SM 11.14). */
export interface Threat {
  /** Which of its source's damages this is. */
  readonly of: string;
  readonly source: CardRef;
  readonly victim: CardRef;
  readonly amount: number;
  /** The value of the source that is read as long as the source is there. */
  readonly stat?: "atk";
  readonly unpreventable?: boolean;
}

/** Whether a card can be dealt damage: a commander, or a unit on the battleground. */
export const isFighter = (g: Reader, card: Card): boolean => isCommander(g, card) || isUnit(g, card);

/** The card of a card reference, if it is still a commander or unit in play. */
export function fighterAt(g: Reader, ref: CardRef): Card | undefined {
  const card = g.state.cards[ref.card];
  return card !== undefined && isSameCard(g.state, ref) && isFighter(g, card) ? card : undefined;
}

/** The damages of the attack and of its Riposte, shielded and prevented separately (SM 14.11.1, SM 14.11.3). */
function combatThreats(g: Reader): Threat[] {
  const combat = combatIn(g.state);
  if (combat === null || combat.over) return [];
  const [attacker, victim] = [fighterAt(g, combat.attacker), fighterAt(g, combat.victim)];
  if (attacker === undefined || victim === undefined) return [];
  const attack: Threat = {
    of: "attack",
    source: combat.attacker,
    victim: combat.victim,
    amount: 0,
    stat: "atk",
    unpreventable: readStat(g, attacker.id, "deals-unpreventable") > 0,
  };
  if (has(g, victim.id, "riposte") === 0) return [attack];
  return [attack, { of: "riposte", source: combat.victim, victim: combat.attacker, amount: 0, stat: "atk" }];
}

export const ofItem = (item: number, ref: string, nth?: unknown): string =>
  nth === undefined ? `item ${item} ${ref}` : `item ${item} ${ref} ${nth}`;

/** The effect of a stack item when it resolves. A card played as a shield does not have its cast effect. */
export function effectOf(g: Reader, { def = "", ability, card, data }: StackItem): Effect | undefined {
  if (data.kind === "shield" || data.kind === "intercept") return undefined;
  const abilities = printedCard(g.rules.cards, def)?.abilities ?? [];
  const found = ability === undefined ? abilities.find(({ kind }) => kind === "play") : abilities[ability];
  return found !== undefined && "effect" in found && card >= 0 ? found.effect : undefined;
}

/** The damages that a stack item would deal in the current state, each with its target. */
function itemThreats(g: Reader, item: StackItem): Threat[] {
  const effect = effectOf(g, item);
  if (effect === undefined || item.negated) return [];
  const env = envOfPlay(playOfStackItem(item));
  return previewDirectives(g, base, env, effect).flatMap(({ effect: leaf, env: known }): Threat[] => {
    if (leaf.do !== "word" || leaf.word !== "damage") return [];
    return damageTo(g, known, leaf.args ?? {}, item.id);
  });
}

/** The damages of one directive, one for each card it names. */
export function damageTo(
  g: Reader,
  env: Env,
  args: Readonly<Record<string, unknown>>,
  item: number,
): Threat[] {
  const amount = amountOf(g, base, env, args.n as Amount);
  const source = g.state.cards[env.source];
  const own = env.refs.this?.[0] ?? (source === undefined ? { card: env.source, stamp: 0 } : refTo(source));
  return cardsNamed(g, env, args.card)
    .map((id) => cardOf(g.state, id))
    .filter((card) => isFighter(g, card))
    .map((card) => ({
      of: ofItem(item, String(args.card), args.nth),
      source: own,
      victim: refTo(card),
      amount,
      unpreventable: args.unpreventable === true,
    }));
}

/** All pending damages: those of the combat, then those of the stack from the bottom (SM 11.14). */
export function threats(g: Reader): Threat[] {
  const { combat } = varsOf(g.state);
  if (combat === null && g.state.stack.length === 0) return [];
  return [...combatThreats(g), ...g.state.stack.flatMap((item) => itemThreats(g, item))];
}

const isSame = (a: CardRef | null, b: CardRef) => a !== null && a.card === b.card && a.stamp === b.stamp;

export function draftOf(g: Reader, { of, source, victim, amount, stat }: Threat): InstanceDraft {
  const seat = cardOf(g.state, victim.card).controller;
  return { name: "damage", source, victim, seat, amount, data: { of }, ...(stat !== undefined && { stat }) };
}

/** The id of the instance of a damage, if a shield or prevention has been announced against it. */
export function openInstanceId(g: Reader, { of, victim }: Pick<Threat, "of" | "victim">): number | undefined {
  return g.state.instances?.find((one) => one.data?.of === of && isSame(one.victim, victim))?.id;
}

/** Returns the instance of a damage, created on first use. Shields and prevention are kept with it. */
export function instanceFor(g: Engine, threat: Threat): number {
  return openInstanceId(g, threat) ?? openInstance(g, draftOf(g, threat));
}

/** Closes the instances of these damages. Their shields and prevention are wasted or used. */
export function closeInstances(g: Engine, which: (of: string) => boolean): void {
  for (const { id, data } of g.state.instances ?? []) if (which(String(data?.of))) closeInstance(g, id);
}

/** The player of the card that a damage would be dealt to. */
export const victimSeat = (g: Reader, { victim }: Threat): number => cardOf(g.state, victim.card).controller;
