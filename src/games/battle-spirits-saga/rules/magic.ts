import {
  type Action,
  announce,
  type CardId,
  call,
  cardOf,
  commitAnnouncement,
  type Engine,
  flip,
  moveToOwner,
  NONE,
  OK,
  openProcedure,
  type PendingTrigger,
  type Reader,
  refTo,
  type Seat,
  step,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import { type Ability, type Effect, type Env, envOf, isTrue, perform } from "../../../language";
import { type SagaCard, type Timing, usesAt } from "../cards/card";
import { refuse } from "../table/messages";
import { base } from "../words/base";
import { coresFor } from "./cores";
import { costOf, isEnough } from "./cost";
import { defOf } from "./defs";
import { type PaymentLocals, payStep, revealStep } from "./payment";
import { battleIn, setBattle } from "./vars";
import { zoneKey } from "./zones";

function effectIn(ability: Ability | undefined): Effect | undefined {
  return ability !== undefined && "effect" in ability ? ability.effect : undefined;
}

/** Whether a magic card in hand may be used for this effect now (BSS 8-1-6, 8-1-6-1). */
export function canUseMagic(g: Reader, seat: Seat, { card: id, data }: Action, timing: Timing): Verdict {
  const card = id === undefined ? undefined : g.state.cards[id];
  if (card === undefined || card.def === "" || card.zone !== zoneOf(g.state, "hand", seat).id)
    return refuse("battle-spirits-saga.not-in-hand", "BSS 2-6-2");
  const def = defOf(g, card);
  const args = { card: card.def };
  if (def.type !== "magic") return refuse("battle-spirits-saga.not-magic", "BSS 10-8-1", args);
  const index = data === undefined ? usesAt(def, timing)[0] : Number(data.ability);
  if (index === undefined || !usesAt(def, timing).includes(index))
    return refuse(`battle-spirits-saga.not-${timing}`, "BSS 8-1-6-1", args);
  const ability = def.abilities[index];
  if (ability?.kind === "play" && ability.if && !isTrue(g, base, envOf(card, {}, seat), ability.if))
    return refuse("battle-spirits-saga.condition", "BSS 8-1-3", args);
  const have = coresFor(g, seat);
  if (isEnough(g, seat, card.id, have)) return OK;
  return refuse("battle-spirits-saga.too-dear", "BSS 10-8-6", { ...args, n: costOf(g, seat, card.id), have });
}

export function magicActions(g: Reader, seat: Seat, timing: Timing): Action[] {
  return zoneOf(g.state, "hand", seat).cards.flatMap((card) =>
    usesAt(defOf(g, cardOf(g.state, card)), timing)
      .map((ability): Action => ({ type: "magic", card, data: { ability } }))
      .filter((action) => canUseMagic(g, seat, action, timing).ok),
  );
}

/** Starts using a magic card for one of its effects. Defaults to the first that may be used at this timing. */
export function useMagic(g: Engine, seat: Seat, { card = NONE, data }: Action, timing: Timing): void {
  const [usual = 0] = usesAt(defOf(g, cardOf(g.state, card)), timing);
  call<Used>(g, "magic", { card, seat, ability: Number(data?.ability ?? usual) });
}

/** The effect for which magic may be used by an effect at this timing, or undefined. */
function magicEffect(g: Reader, seat: Seat, id: CardId, timing: Timing): number | undefined {
  const card = cardOf(g.state, id);
  const def = card.def === "" ? undefined : defOf(g, card);
  if (def?.type !== "magic") return undefined;
  return usesAt(def, timing).find((index) => {
    const ability = def.abilities[index];
    return (
      ability?.kind === "play" &&
      (ability.if === undefined || isTrue(g, base, envOf(card, {}, seat), ability.if))
    );
  });
}

/** Whether an effect may let a player use a card's effect, paying its cost unless it is free (BSS 8-1-6). */
export function canUseByEffect(g: Reader, seat: Seat, id: CardId, timing: Timing, isFree: boolean): boolean {
  if (magicEffect(g, seat, id, timing) === undefined) return false;
  return isFree || isEnough(g, seat, id, coresFor(g, seat));
}

/** Starts using a card's effect because an effect says so, from wherever the card is (BSS 10-8-2). */
export function useByEffect(g: Engine, seat: Seat, card: CardId, timing: Timing, isFree: boolean): void {
  const ability = magicEffect(g, seat, card, timing);
  if (ability === undefined || !canUseByEffect(g, seat, card, timing, isFree)) return;
  call<Used>(g, "magic", { card, seat, ability, ...(isFree && { free: true as const }) });
}

/** A magic card being used, and the effect chosen. */
interface Used extends PaymentLocals {
  readonly ability: number;
  /** The cost is not paid. */
  readonly free?: true;
}

/** An activated burst as it was then, with the cards of its event. */
interface Activated {
  readonly card: CardId;
  readonly ability: number;
  readonly refs: Env["refs"];
  /** Missing in matches saved before activated bursts were turned face up at once. */
  readonly def?: string;
  readonly seat?: Seat;
  readonly stamp?: number;
}

/** What was used goes to the trash (BSS 3-4-1b), unless its own effect has moved it. */
function putAway(g: Engine, id: CardId, seat: Seat): void {
  const card = cardOf(g.state, id);
  if (zoneKey(g, card) !== "used") return;
  const after = moveToOwner(g, id, "trash", { as: "put-away" });
  const battle = battleIn(g.state);
  if (battle !== null) setBattle(g, { ...battle, magic: [...battle.magic, { ...refTo(after), seat }] });
}

/** Using a magic card, step by step (BSS 10-8-2, 10-8-4). */
export const magicProcedure = openProcedure<Used>(
  "magic",
  [
    revealStep("BSS 10-8-3"),
    step("price", "BSS 10-8-5", (g, locals) => {
      const { seat, card, before, byAny, free = false } = locals;
      locals.cost = free ? 0 : costOf(g, seat, card, before, byAny);
    }),
    payStep("BSS 10-8-6"),
    step("use", "BSS 10-8-8", (g, locals) => {
      const card = cardOf(g.state, locals.card);
      const seat = locals.seat;
      commitAnnouncement(g);
      announce(g, "magic", seat, { card: card.id, def: card.def });
      const effect = effectIn(defOf(g, card).abilities[locals.ability]);
      if (effect !== undefined) perform(g, effect, envOf(card, {}, seat), "BSS 10-8-8");
    }),
    step("put away", "BSS 10-8-8", (g, locals) => putAway(g, locals.card, locals.seat)),
  ],
  { atomic: true, of: ({ seat }) => seat },
);

/** Whether this pending trigger is a burst that its player has activated. */
export function isBurst(g: Reader, { def, ability }: PendingTrigger): boolean {
  return (g.rules.cards[def] as SagaCard | undefined)?.printed[ability]?.label === "burst";
}

/** Turns an activated burst face up at once. It is no longer set (BSS 8-5-2-1, 10-9-2). */
export function turnUpBurst(g: Engine, id: CardId): void {
  if (cardOf(g.state, id).face === "up") return;
  const card = flip(g, id, "up");
  announce(g, "burst", card.controller, { card: card.id, def: card.def, rule: "BSS 10-9-2" });
}

/** Whether the card is still in the burst area where it was activated. */
function isSet(g: Reader, id: CardId, stamp?: number): boolean {
  const card = cardOf(g.state, id);
  return zoneKey(g, card) === "burst" && (stamp === undefined || card.stamp === stamp);
}

/** Resolves an activated burst, wherever its card is. From the burst area it goes to the trash (BSS 10-9-4). */
export const burstProcedure = openProcedure<Activated>(
  "burst",
  [
    step("resolve", "BSS 10-9-1", (g, locals) => {
      const { id, ...now } = cardOf(g.state, locals.card);
      const { def = now.def, stamp = now.stamp, seat = now.controller, refs } = locals;
      if (isSet(g, id, stamp)) turnUpBurst(g, id);
      const effect = effectIn(defOf(g, { def }).abilities[locals.ability]);
      if (effect !== undefined)
        perform(g, effect, envOf({ id, def, stamp, controller: seat }, refs), "BSS 10-9-1");
    }),
    step("put away", "BSS 10-9-4", (g, locals) => {
      if (isSet(g, locals.card, locals.stamp)) moveToOwner(g, locals.card, "trash", { as: "put-away" });
    }),
  ],
  { atomic: true, of: "caller" },
);

/** Starts resolving an activated burst, with the cards of its event. */
export function resolveBurst(g: Engine, trigger: PendingTrigger): void {
  const { card, def, ability, seat, stamp, event } = trigger;
  const [it = NONE, other = NONE] = (event.stamps ?? []) as readonly number[];
  const refsOf = (id: unknown, of: number) => (Number(id) < 0 ? [] : [{ card: Number(id), stamp: of }]);
  const refs = { it: refsOf(event.card, it), other: refsOf(event.target, other) };
  call<Activated>(g, "burst", { card, def, ability, refs, seat, stamp });
}
