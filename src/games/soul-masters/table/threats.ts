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
  refTo,
  type StackItem,
} from "../../../kernel";
import {
  type Amount,
  amountOf,
  type Effect,
  type Env,
  envOfPlay,
  previewDirectives,
  playOfStackItem,
  printedCard,
} from "../../../language";
import { has, isCommander, isUnit } from "../rules/defs";
import { combatIn, varsOf } from "../rules/vars";
import { base } from "../words/base";
import { cardsNamed } from "../words/print-word";

/** A damage that is about to be dealt to one card (SM 11.14). */
export interface Threat {
  /** Which of the damages of its source it is. */
  readonly of: string;
  readonly source: CardRef;
  readonly victim: CardRef;
  readonly amount: number;
  /** Read from its source as long as that is there. */
  readonly stat?: "atk";
  readonly unpreventable?: boolean;
}

/** Whether it can be dealt damage: a commander, or a unit on the battleground. */
export const isFighter = (g: Reader, card: Card): boolean => isCommander(g, card) || isUnit(g, card);

/** The card that a pin means, if it is still there to fight. */
export function fighterAt(g: Reader, pin: CardRef): Card | undefined {
  const card = g.state.cards[pin.card];
  return card !== undefined && isSameCard(g.state, pin) && isFighter(g, card) ? card : undefined;
}

/** The attack, and what its victim will deal back (SM 14.11.1). */
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
  };
  if (has(g, victim.id, "riposte") === 0) return [attack];
  return [attack, { of: "riposte", source: combat.victim, victim: combat.attacker, amount: 0, stat: "atk" }];
}

export const ofItem = (item: number, ref: string, nth?: unknown): string =>
  nth === undefined ? `item ${item} ${ref}` : `item ${item} ${ref} ${nth}`;

/** What an item of the stack does when it resolves. A card that is a shield does not do what it would do if it were cast. */
export function effectOf(g: Reader, { def = "", ability, card, data }: StackItem): Effect | undefined {
  if (data.kind === "shield" || data.kind === "intercept") return undefined;
  const abilities = printedCard(g.rules.cards, def)?.abilities ?? [];
  const found = ability === undefined ? abilities.find(({ kind }) => kind === "play") : abilities[ability];
  return found !== undefined && "effect" in found && card >= 0 ? found.effect : undefined;
}

/** The damages that an item of the stack would deal as things stand, each with its victim. */
function itemThreats(g: Reader, item: StackItem): Threat[] {
  const effect = effectOf(g, item);
  if (effect === undefined || item.negated) return [];
  const env = envOfPlay(playOfStackItem(item));
  return previewDirectives(g, base, env, effect).flatMap(({ effect: leaf, env: known }): Threat[] => {
    if (leaf.do !== "word" || leaf.word !== "damage") return [];
    return damageTo(g, known, leaf.args ?? {}, item.id);
  });
}

/** The damages of one directive, one for each card that it names. */
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

/** All damages that are about to be dealt: those of the combat, then those of the stack from below (SM 11.14). */
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

/** Id of the instance of a damage, if anything has been announced against it. */
export function openInstanceId(g: Reader, { of, victim }: Pick<Threat, "of" | "victim">): number | undefined {
  return g.state.instances?.find((one) => one.data?.of === of && isSame(one.victim, victim))?.id;
}

/** The instance of a damage: from now on what is announced against it is kept with it. */
export function instanceFor(g: Engine, threat: Threat): number {
  return openInstanceId(g, threat) ?? openInstance(g, draftOf(g, threat));
}

/** What was announced against these damages is wasted, or has been used. */
export function closeInstances(g: Engine, which: (of: string) => boolean): void {
  for (const { id, data } of g.state.instances ?? []) if (which(String(data?.of))) closeInstance(g, id);
}

/** Whose card a damage would be dealt to. */
export const victimSeat = (g: Reader, { victim }: Threat): number => cardOf(g.state, victim.card).controller;
