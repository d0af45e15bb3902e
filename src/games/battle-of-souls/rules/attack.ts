import {
  type Action,
  type ActionSpec,
  announce,
  type Card,
  type CardId,
  type CardRef,
  call,
  cardOf,
  type Engine,
  enterStep,
  exit,
  isSameCard,
  jump,
  NONE,
  type Offer,
  OK,
  openProcedure,
  openWindow,
  type Reader,
  readStat,
  refTo,
  type Seat,
  type Step,
  seatOf,
  step,
  type Verdict,
} from "../../../kernel";
import { refuse } from "../table/messages";
import { resultOf } from "./battle";
import { fightersOf } from "./defs";
import { destroyByBattle } from "./destroying";
import { opponentsOf } from "./modes";
import { damage } from "./sp";
import { type Attack, attackIn, set, varsOf } from "./vars";
import { cardsIn, isFighterOnField } from "./zones";

const isSameRef = (ref: CardRef, { id, stamp }: Card) => ref.card === id && ref.stamp === stamp;

/** Number of attacks a fighter has declared this turn. */
const attacksOf = (g: Reader, card: Card) =>
  varsOf(g.state).attacked.filter((ref) => isSameRef(ref, card)).length;

/**
 * Whether this fighter may attack (BOS 10.20, BOS 10.23). In a replay the same fighter may attack again (BOS 10.31).
 */
function mayAttack(g: Reader, seat: Seat, card: Card | undefined): Verdict {
  if (card === undefined || card.controller !== seat || !isFighterOnField(g, card))
    return refuse("battle-of-souls.not-your-fighter", "BOS 10.20");
  const args = { card: card.def };
  if (card.rested) return refuse("battle-of-souls.at-rest", "BOS 10.23", args);
  if (readStat(g, card.id, "cannot-attack") > 0)
    return refuse("battle-of-souls.cannot-attack", "BOS 13.25", args);
  const { replay } = varsOf(g.state);
  const again = replay !== null && isSameRef(replay, card);
  return again || attacksOf(g, card) < readStat(g, card.id, "attacks")
    ? OK
    : refuse("battle-of-souls.has-attacked", "BOS 10.23", args);
}

const isEmpty = (g: Reader, seat: Seat) => cardsIn(g, "fighters", seat).length === 0;

/** Whether it may attack this player instead of a fighter (BOS 10.21, BOS 15.2). */
const mayGoDirect = (g: Reader, card: CardId, seat: Seat): Verdict =>
  isEmpty(g, seat) || readStat(g, card, "kw-direct") > 0
    ? OK
    : refuse("battle-of-souls.has-fighters", "BOS 10.21");

function judge(g: Reader, seat: Seat, { card: id = NONE, target, data }: Action): Verdict {
  const card = g.state.cards[id];
  const first = mayAttack(g, seat, card);
  if (!first.ok || card === undefined) return first;
  const foes = opponentsOf(g, seat);
  if (target !== undefined) {
    const victim = g.state.cards[target];
    const isFoe = victim !== undefined && isFighterOnField(g, victim) && foes.includes(victim.controller);
    return isFoe ? OK : refuse("battle-of-souls.no-target", "BOS 10.20");
  }
  if (data?.seat === undefined) return OK;
  const defender = Number(data.seat);
  return foes.includes(defender)
    ? mayGoDirect(g, card.id, defender)
    : refuse("battle-of-souls.no-target", "BOS 8.26");
}

/** Attacks on a fighter of any opponent, and on each opponent who has none (BOS 14.12). */
function attackOffers(g: Reader, seat: Seat): Offer[] {
  const foes = opponentsOf(g, seat);
  const targets = foes.flatMap((foe) => cardsIn(g, "fighters", foe));
  const able = cardsIn(g, "fighters", seat).filter((card) => mayAttack(g, seat, g.state.cards[card]).ok);
  return able.flatMap((card): Offer[] => [
    ...(targets.length > 0 ? [{ type: "attack", card, targets }] : []),
    ...foes.flatMap((foe) =>
      mayGoDirect(g, card, foe).ok ? [{ type: "attack", card, data: { seat: foe } }] : [],
    ),
  ]);
}

/** Declares an attack. The fighter uses up an attack unless it repeats one in a replay (BOS 10.31, BOS 10.32). */
function declare(g: Engine, seat: Seat, { card: id = NONE, target, data }: Action): void {
  const { replay, attacked } = varsOf(g.state);
  const attacker = cardOf(g.state, id);
  const victim = target === undefined ? null : cardOf(g.state, target);
  const defender = victim?.controller ?? Number(data?.seat);
  if (replay === null || !isSameRef(replay, attacker)) set(g, "attacked", [...attacked, refTo(attacker)]);
  set(g, "replay", null);
  set(g, "attack", {
    attacker: refTo(attacker),
    target: victim === null ? null : refTo(victim),
    defender,
    by: seat,
    fighters: fightersOf(g, defender).map(({ stamp }) => stamp),
  } satisfies Attack);
  announce(g, "attack", seat, {
    card: id,
    def: attacker.def,
    ...(victim && { target: victim.id, targetDef: victim.def }),
    data: { defender },
  });
  call(g, "attack");
}

export const attackSpec: ActionSpec = {
  types: ["attack"],
  options: attackOffers,
  can: judge,
  do: declare,
};

/** After a replay the player may call off the attack, which is still used up (BOS 10.33). */
export const callOffSpec: ActionSpec = {
  types: ["call-off"],
  options: () => [{ type: "call-off" }],
  can: () => OK,
  do: (g) => set(g, "replay", null),
};

/** The fighter, if it is still there and on the same side. */
function fighting(g: Reader, ref: CardRef, seat: Seat): Card | null {
  if (!isSameCard(g.state, ref)) return null;
  const card = cardOf(g.state, ref.card);
  return card.controller === seat && isFighterOnField(g, card) ? card : null;
}

/** Whether the attacked side has changed: its target has left or a new fighter has entered (BOS 10.29, BOS 10.30). */
function isReplay(g: Reader, { target, defender, fighters }: Attack): boolean {
  if (target !== null && fighting(g, target, defender) === null) return true;
  return fightersOf(g, defender).some(({ stamp }) => !fighters.includes(stamp));
}

/** Ends the attack and returns to the battle step (BOS 10.22). */
function end(g: Engine): void {
  set(g, "attack", null);
  enterStep(g, "battle");
  exit(g);
}

/** Between declaration and damage step: a lost attacker ends the attack, a change on the other side causes a replay. */
function check(g: Engine, links: number): void {
  const attack = attackIn(g.state);
  if (attack === null) return exit(g);
  const attacker = fighting(g, attack.attacker, attack.by);
  const isOver = attacker === null || attacker.rested || seatOf(g.state, attack.defender).status === "out";
  if (isOver) return end(g);
  if (isReplay(g, attack)) {
    announce(g, "replay", attack.by, { card: attacker.id, def: attacker.def });
    set(g, "replay", attack.attacker);
    return end(g);
  }
  if (varsOf(g.state).links !== links) jump(g, "responses");
}

interface Locals {
  links?: number;
}

const opens = (name: string, rule: string, window: string): Step<Locals> =>
  step<Locals>(name, rule, (g, locals) => {
    locals.links = varsOf(g.state).links;
    openWindow(g, window, rule);
  });

/** One attack, from its declaration to the return to the battle step (BOS 10.20 to BOS 10.35). */
export const attackProcedure = openProcedure<Locals>("attack", [
  opens("responses", "BOS 12.4", "attack"),
  step("check", "BOS 10.29", (g, { links = 0 }) => check(g, links)),
  step("damage step", "BOS 10.22", (g) => enterStep(g, "damage")),
  opens("last responses", "BOS 11.1", "damage"),
  step("again", "BOS 11.2", (g, { links }) => {
    if (varsOf(g.state).links !== links && attackIn(g.state) !== null) jump(g, "last responses");
  }),
  // A fighter that leaves now ends the battle without a replay (BOS 11.21).
  step("still there", "BOS 11.21", (g) => {
    const attack = attackIn(g.state);
    if (attack === null) return exit(g);
    const { attacker, target, by, defender } = attack;
    const isThere = target === null || fighting(g, target, defender) !== null;
    if (!isThere || fighting(g, attacker, by) === null || seatOf(g.state, defender).status === "out") end(g);
  }),
  step("calculation", "BOS 10.27", (g) => {
    exit(g);
    call(g, "strike");
  }),
]);

/** The two fighters, while the battle lasts. */
function sides(g: Engine): { attack: Attack; attacker: Card; target: Card | null } | null {
  const attack = attackIn(g.state);
  if (attack === null) return null;
  const { attacker, target } = attack;
  return {
    attack,
    attacker: cardOf(g.state, attacker.card),
    target: target === null ? null : cardOf(g.state, target.card),
  };
}

/**
 * Moves SP first, which may win the battle, then destroys fighters and adds kill tokens, then triggers after the step
 * (BOS 11.24, BOS 11.3). SP move only between the attacking player and the one attacked (BOS 14.11).
 */
export const strike = openProcedure<{ falls?: readonly ("attacker" | "target")[] }>(
  "strike",
  [
    step("damage", "BOS 11.7", (g, locals) => {
      const both = sides(g);
      if (both === null) return exit(g);
      const { attack, attacker, target } = both;
      const result = resultOf(g, attacker.id, target);
      locals.falls = result.falls;
      const { by, defender } = attack;
      announce(g, "strike", by, {
        card: attacker.id,
        def: attacker.def,
        ...(target && { target: target.id, targetDef: target.def }),
        data: { defender, idle: result.falls.length === 0 && result.damage === 0 },
      });
      const kind = "battle" as const;
      if (result.hurts === "defender")
        damage(g, { by, to: defender, n: result.damage, kind, card: attacker.id });
      else damage(g, { by: defender, to: by, n: result.damage, kind, card: target?.id ?? attacker.id });
    }),
    step("destruction", "BOS 11.6", (g, { falls = [] }) => {
      const both = sides(g);
      if (both === null || both.target === null) return;
      const { attacker, target } = both;
      // In a tie both are destroyed, and neither has won (BOS 11.10).
      const killer = (by: Card) => (falls.length === 1 ? refTo(by) : null);
      destroyByBattle(
        g,
        falls.map((side) =>
          side === "target"
            ? { card: target.id, killer: killer(attacker) }
            : { card: attacker.id, killer: killer(target) },
        ),
      );
    }),
    step("over", "BOS 10.22", end),
  ],
  { holds: true },
);
