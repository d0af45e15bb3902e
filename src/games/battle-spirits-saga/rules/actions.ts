import {
  type Action,
  type ActionSpec,
  type ActOptions,
  type CardId,
  call,
  cardOf,
  NONE,
  OK,
  putFaceDown,
  type Reader,
  type Refusal,
  type Seat,
  setVar,
  type Verdict,
  type WindowSpec,
  zoneOf,
} from "../../../kernel";
import { canUse, usableActions, useAbility } from "../../../language";
import { hasBurst, type SagaCard, type Timing } from "../cards/card";
import { message, refuse } from "../table/messages";
import { base } from "../words/base";
import { vocabulary } from "../words/index";
import { discardCards } from "../words/own-triggers";
import { attack, flashSeats } from "./battle";
import { mayAttack } from "./blocking";
import { coresFor } from "./cores";
import { ascendSources, canAfford, coresNeeded, costOf } from "./cost";
import { defOf, has } from "./defs";
import { canUseMagic, magicActions, useMagic } from "./magic";
import { awakenSources, MOVES, moveCoreSpecs } from "./moving";
import { hasLostEffects } from "./silence";
import { summon } from "./summon";
import { varsOf } from "./vars";
import { fieldOf, isOnField } from "./zones";

type Type = SagaCard["type"];

/** A hand card that this player can see, or the refusal. */
function inHand(g: Reader, seat: Seat, { card: id }: Action): Verdict | SagaCard {
  const card = id === undefined ? undefined : g.state.cards[id];
  if (card === undefined || card.def === "" || card.zone !== zoneOf(g.state, "hand", seat).id)
    return refuse("battle-spirits-saga.not-in-hand", "BSS 2-6-2");
  return defOf(g, card);
}

/** A card's cost, the cores that must stay on it, and the cores its player has. */
function tooDear(
  g: Reader,
  seat: Seat,
  def: SagaCard,
  card: CardId,
  rule: string,
  only?: "reserve",
): Refusal {
  const args = { card: def.name };
  if (def.ascend !== undefined && ascendSources(g, seat, card).length === 0)
    return refuse("battle-spirits-saga.no-ascend", "BSS 11-8-1", args);
  const sums = {
    price: costOf(g, seat, card),
    stay: coresNeeded(g, seat, card),
    have: coresFor(g, seat, only),
  };
  return refuse("battle-spirits-saga.cannot-afford", rule, {
    ...args,
    ...sums,
    inReserve: only !== undefined,
  });
}

/** Summoning, placing, and summoning with Swift: puts a card from the hand onto the field. */
function putting(type: Action["type"], kind: Type, only?: "reserve"): ActionSpec {
  const can = (g: Reader, seat: Seat, action: Action): Verdict => {
    const def = inHand(g, seat, action);
    if ("ok" in def) return def;
    const args = { card: def.name };
    if (def.type !== kind) return refuse(`battle-spirits-saga.not-a-${kind}`, "BSS 2-3-2", args);
    if (only !== undefined && !has(g, action.card ?? NONE, "swift"))
      return refuse("battle-spirits-saga.not-swift", "BSS 11-9-1", args);
    const rule = kind === "spirit" ? "BSS 10-6-6" : "BSS 10-7-6";
    return canAfford(g, seat, action.card ?? NONE, only === undefined ? {} : { only })
      ? OK
      : tooDear(g, seat, def, action.card ?? NONE, rule, only);
  };
  return {
    types: [type],
    options: (g, seat) =>
      zoneOf(g.state, "hand", seat).cards.flatMap((card) =>
        can(g, seat, { type, card }).ok ? [{ type, card }] : [],
      ),
    can,
    do: (g, seat, { card = NONE }) => summon(g, seat, card, only === undefined ? {} : { only }),
  };
}

const magicAt = (timing: Timing): ActionSpec => ({
  types: ["magic"],
  options: (g, seat) => magicActions(g, seat, timing),
  can: (g, seat, action) => canUseMagic(g, seat, action, timing),
  do: (g, seat, action) => useMagic(g, seat, action, timing),
});

const isSilent = (g: Reader, id: CardId | undefined) =>
  id !== undefined && hasLostEffects(g, cardOf(g.state, id));

const effectsAt = (timing: Timing): ActionSpec => ({
  types: ["use"],
  options: (g, seat) => usableActions(g, vocabulary, seat, timing).filter(({ card }) => !isSilent(g, card)),
  can: (g, seat, action) => {
    const can = canUse(g, vocabulary, seat, action, timing);
    if (!can.ok || !isSilent(g, action.card)) return can;
    const args = { card: cardOf(g.state, action.card ?? NONE).def };
    return refuse("battle-spirits-saga.condition", "BSS 1-3-3", args);
  },
  do: (g, seat, action) => useAbility(g, vocabulary, seat, action),
});

function canSetBurst(g: Reader, seat: Seat, action: Action): Verdict {
  const def = inHand(g, seat, action);
  if ("ok" in def) return def;
  if (!hasBurst(def)) return refuse("battle-spirits-saga.no-burst", "BSS 3-8-4", { card: def.name });
  return varsOf(g.state).burstSet === g.state.turn.number
    ? refuse("battle-spirits-saga.one-burst", "BSS 6-6-1-2-2b")
    : OK;
}

/** A burst is set face down (BSS 3-8-1); one that lies there already is discarded (BSS 6-6-1-2-2, 3-8-3, 3-8-3b). */
const settingBurst: ActionSpec = {
  types: ["set-burst"],
  options: (g, seat) =>
    zoneOf(g.state, "hand", seat)
      .cards.map((card): Action => ({ type: "set-burst", card }))
      .filter((action) => canSetBurst(g, seat, action).ok),
  can: canSetBurst,
  do: (g, seat, { card = NONE }) => {
    const area = zoneOf(g.state, "burst", seat);
    discardCards(g, base, area.cards);
    putFaceDown(g, card, area.id, { as: "set-burst" });
    setVar(g, "burstSet", g.state.turn.number);
  },
};

function canAwaken(g: Reader, seat: Seat, { card: id }: Action): Verdict {
  const card = id === undefined ? undefined : g.state.cards[id];
  if (card === undefined || card.controller !== seat || !isOnField(g, card) || !has(g, card.id, "awaken"))
    return refuse("battle-spirits-saga.no-awaken", "BSS 11-1-1");
  return awakenSources(g, seat, card.id).length > 0
    ? OK
    : refuse("battle-spirits-saga.no-core-there", "BSS 11-1-1b");
}

const awaken: ActionSpec = {
  types: ["awaken"],
  options: (g, seat) =>
    fieldOf(g, seat)
      .map((card): Action => ({ type: "awaken", card }))
      .filter((action) => canAwaken(g, seat, action).ok),
  can: canAwaken,
  do: (g, seat, { card = NONE }) => call(g, "awaken", { card, seat }),
};

function canAttack(g: Reader, seat: Seat, { card: id }: Action): Verdict {
  const card = id === undefined ? undefined : g.state.cards[id];
  if (card === undefined || card.controller !== seat || !isOnField(g, card))
    return refuse("battle-spirits-saga.not-your-spirit", "BSS 7-1-1-1");
  const args = { card: card.def };
  if (defOf(g, card).type !== "spirit") return refuse("battle-spirits-saga.not-a-spirit", "BSS 6-7-1", args);
  if (card.rested) return refuse("battle-spirits-saga.exhausted", "BSS 7-1-1-1", args);
  return mayAttack(g, seat, card) ? OK : refuse("battle-spirits-saga.cannot-attack", "BSS 1-3-3", args);
}

const attacking: ActionSpec = {
  types: ["attack"],
  options: (g, seat) =>
    zoneOf(g.state, "spirits", seat)
      .cards.map((card): Action => ({ type: "attack", card }))
      .filter((action) => canAttack(g, seat, action).ok),
  can: canAttack,
  do: (g, _seat, { card = NONE }) => attack(g, card),
};

const ending = (type: "end-main" | "end-attack"): ActionSpec => ({
  types: [type],
  options: () => [{ type }],
  can: () => OK,
  do: () => undefined,
  then: "close",
});

const KNOWN: readonly string[] = ["summon", "place", "magic", "set-burst", "use", "arrange-cores", ...MOVES];

const spec = (name: "main" | "attack", specs: readonly ActionSpec[]): ActOptions => ({
  prompt: message(`prompt.battle-spirits-saga.${name}`),
  then: "same",
  specs,
  mayPass: () => refuse("battle-spirits-saga.end-step", name === "main" ? "BSS 6-6-1-2-5" : "BSS 6-7-3-2"),
  refuse: (_g, _seat, { type }) => {
    if (type === "attack") return refuse("battle-spirits-saga.attack-step", "BSS 6-7-1");
    if (type === "answer") return refuse("battle-spirits-saga.burst-later", "BSS 10-9-1");
    if (type === "swift" || type === "awaken") return refuse("battle-spirits-saga.flash-only", "BSS 8-1-3-1");
    if (name === "attack" && KNOWN.includes(type))
      return refuse("battle-spirits-saga.main-step", "BSS 6-6-1-2-1");
    return refuse("battle-spirits-saga.no-such-action", "BSS 6-1-2");
  },
});

const MAIN = spec("main", [
  putting("summon", "spirit"),
  putting("place", "nexus"),
  magicAt("main"),
  settingBurst,
  effectsAt("main"),
  ...moveCoreSpecs,
  ending("end-main"),
]);
const ATTACK = spec("attack", [attacking, ending("end-attack")]);

/**
 * What the turn player alone may do in the current step, one action after another (BSS 6-6-1, 6-6-1-2-1, 6-6-1-2-4,
 * 6-7-3-2).
 */
export const turnOptions = (g: Reader): ActOptions => (g.state.turn.step === "attack" ? ATTACK : MAIN);

/** The two windows of a battle in which flash effects are used (BSS 7-1-2, 7-1-4). */
export const flash: WindowSpec = {
  mode: "immediate",
  prompt: message("prompt.battle-spirits-saga.flash"),
  then: "next",
  seats: flashSeats,
  specs: [magicAt("flash"), effectsAt("flash"), awaken, putting("swift", "spirit", "reserve")],
  refuse: (_g, _seat, { type }) =>
    type === "answer"
      ? refuse("battle-spirits-saga.burst-later", "BSS 10-9-1")
      : refuse("battle-spirits-saga.flash-only-here", "BSS 7-1-2-1"),
};
