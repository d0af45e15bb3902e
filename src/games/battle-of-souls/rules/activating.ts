import {
  type Action,
  type ActionSpec,
  addCardCounter,
  type Card,
  type CardId,
  cardOf,
  type Engine,
  flip,
  move,
  moveToOwner,
  NONE,
  OK,
  putFaceDown,
  type Reader,
  type Seat,
  type Verdict,
  zoneLimitReached,
  zoneOf,
} from "../../../kernel";
import {
  abilityPlay,
  type Cost,
  canAnnounce,
  canPay,
  canUse,
  type Effect,
  effectsIn,
  envOf,
  type PlayKind,
  startPlay,
  usableActions,
  useAbility,
} from "../../../language";
import { refuse } from "../table/messages";
import { vocabulary } from "../words/index";
import { searchable } from "../words/search";
import { addToChain, isQuick, wasSetEarlier } from "./chain";
import { defOf, playOf, type Used, usedOf } from "./defs";
import { modeOf } from "./modes";
import { isAgreed } from "./options";
import { cardsIn, zoneKey } from "./zones";

const paysSp = (cost: readonly Cost[]) => cost.some((one) => one.pay === "word" && one.word === "sp");

/** With divided SP a payment goes to one opponent, chosen on announcement (BOS 8.26). */
function withPayee(g: Reader, effect: Effect | undefined, cost: readonly Cost[]): Effect | undefined {
  if (effect === undefined || modeOf(g) !== "split" || !paysSp(cost)) return effect;
  return { do: "seq", effects: [{ do: "word", word: "payee" }, effect] };
}

const cardOfAction = (g: Reader, { card = NONE }: Action): Card | undefined => {
  const found = g.state.cards[card];
  return found === undefined || found.def === "" ? undefined : found;
};

/** Whether a card's text can be announced and paid for, and has something to search for (BOS 15.22, BOS 15.31). */
function mayAnnounce(g: Reader, seat: Seat, card: Card): Verdict {
  const args = { card: card.def };
  const play = playOf(g, card.def);
  if (play === undefined) return OK;
  const env = envOf({ ...card, controller: seat });
  if (!canAnnounce(g, vocabulary, env, play.effect)) return refuse("lang.no-target", "BOS 12.12", args);
  if (!canPay(g, vocabulary, env, play.cost ?? [])) return refuse("lang.unpaid", "BOS 15.22", args);
  return searchable(g, env, play.effect) ? OK : refuse("battle-of-souls.nothing-there", "BOS 15.31", args);
}

const isMain = ({ state: { turn } }: Reader) => turn.step.startsWith("main");

/** Equipment and battlefields: only in your own main phases, as the start of a chain (BOS 12.1, BOS 12.2). */
function mainOnly(g: Reader, seat: Seat, card: Card): Verdict {
  const { turn, stack } = g.state;
  if (turn.seat === seat && isMain(g) && stack.length === 0) return OK;
  const isBattle = !isMain(g) && ["start", "battle", "damage", "end-step"].includes(turn.step);
  return refuse("battle-of-souls.main-phases", isBattle ? "BOS 12.2" : "BOS 12.1", { card: card.def });
}

/** Whether an effect directly alters the ATK or RST of a fighter (BOS 11.1). */
const altersValues = (effect: Effect): boolean =>
  effectsIn(effect).some(
    (inner) => inner.do === "modify" && inner.stats.some((stat) => stat === "atk" || stat === "rst"),
  );

/** Players may agree that tactics in the damage step must also alter values. */
function isForbiddenInDamageStep(g: Reader, { def }: Card): boolean {
  if (g.state.turn.step !== "damage" || !isAgreed(g, "damage-step", "values")) return false;
  const effect = playOf(g, def)?.effect;
  return effect === undefined || !altersValues(effect);
}

function mayActivate(g: Reader, seat: Seat, action: Action): Verdict {
  const card = cardOfAction(g, action);
  if (card === undefined || card.controller !== seat) return refuse("battle-of-souls.not-yours", "BOS 15.9");
  const { type } = defOf(g, card);
  const key = zoneKey(g, card);
  const isSet = card.face === "down" && (key === "equipment" || key === "tactics");
  const args = { card: card.def };
  if (type === "tactic") {
    if (!isSet) return refuse("battle-of-souls.set-first", "BOS 2.13", args);
    if (!wasSetEarlier(g, card)) return refuse("battle-of-souls.set-this-turn", "BOS 2.14", args);
    return isForbiddenInDamageStep(g, card)
      ? refuse("battle-of-souls.damage-step-values", "BOS 11.1")
      : mayAnnounce(g, seat, card);
  }
  if ((type !== "equipment" && type !== "battlefield") || !(isSet || key === "hand"))
    return refuse("battle-of-souls.no-activation", "BOS 10.10", args);
  const now = mainOnly(g, seat, card);
  if (!now.ok) return now;
  if (isSet && !wasSetEarlier(g, card)) return refuse("battle-of-souls.set-this-turn", "BOS 2.10", args);
  const limit = isSet || type === "battlefield" ? undefined : zoneLimitReached(g, seat, "equipment", card);
  return limit === undefined
    ? mayAnnounce(g, seat, card)
    : refuse("battle-of-souls.no-place", limit.rule, args);
}

/** Activates a card: reveals it in its zone, chooses its targets, pays its cost, and adds it to the chain. */
const activation = (rule: string, lay: (g: Engine, card: Card, seat: Seat) => void): PlayKind => ({
  rule,
  effect: (g, { def }) => {
    const play = playOf(g, def);
    return withPayee(g, play?.effect, play?.cost ?? []);
  },
  reveal: (g, { card, seat }) => lay(g, cardOf(g.state, card), seat),
  cost: (g, { def }) => playOf(g, def)?.cost ?? [],
  onPaid: addToChain,
});

/** The current battlefield is destroyed when another is placed, before any response (BOS 2.23, BOS 2.24). */
function placeBattlefield(g: Engine, { id }: Card, seat: Seat): void {
  for (const zone of g.state.zones)
    if (zone.key === "battlefield")
      for (const old of zone.cards) moveToOwner(g, old, "discard", { as: "destroyed" });
  move(g, id, zoneOf(g.state, "battlefield", seat).id, { as: "placed", controller: seat });
}

export const PLAYS = {
  equipment: activation("BOS 2.8", (g, card, seat) => {
    if (card.face === "down") flip(g, card.id, "up");
    else move(g, card.id, zoneOf(g.state, "equipment", seat).id, { as: "placed", controller: seat });
  }),
  tactic: activation("BOS 12.3", (g, { id }) => void flip(g, id, "up")),
  battlefield: activation("BOS 2.22", placeBattlefield),
} as const;

const begin = (g: Engine, seat: Seat, { card = NONE }: Action): void => {
  const { type } = defOf(g, cardOf(g.state, card));
  if (type === "equipment" || type === "tactic" || type === "battlefield")
    startPlay(g, [type, PLAYS[type]], seat, card);
};

const activations = (types: string, keys: readonly string[]): ActionSpec => ({
  types: [types],
  options: (g, seat) =>
    keys
      .flatMap((key) => cardsIn(g, key, seat))
      .map((card): Action => ({ type: types, card }))
      .filter((action) => mayActivate(g, seat, action).ok),
  can: mayActivate,
  do: begin,
});

/** In the main phases hand cards and set cards, elsewhere only set tactics (BOS 10.10, BOS 12.3). */
export const activateSpec = activations("activate", ["hand", "equipment", "tactics"]);
export const activateTacticSpec = activations("activate", ["tactics"]);

/** Whether a card may be placed face down (BOS 2.9, BOS 2.13, BOS 10.13). */
function maySet(g: Reader, seat: Seat, action: Action): Verdict {
  const card = cardOfAction(g, action);
  if (card === undefined || card.controller !== seat || zoneKey(g, card) !== "hand")
    return refuse("battle-of-souls.not-in-hand", "BOS 10.13");
  const { type } = defOf(g, card);
  const args = { card: card.def };
  if (type !== "equipment" && type !== "tactic")
    return refuse("battle-of-souls.not-face-down", type === "battlefield" ? "BOS 2.22" : "BOS 2.5", args);
  const key = type === "tactic" ? "tactics" : "equipment";
  const limit = zoneLimitReached(g, seat, key, card);
  return limit === undefined ? OK : refuse("battle-of-souls.no-place", limit.rule, args);
}

export const setTacticSpec: ActionSpec = {
  types: ["set"],
  options: (g, seat) =>
    cardsIn(g, "hand", seat)
      .map((card): Action => ({ type: "set", card }))
      .filter((action) => maySet(g, seat, action).ok),
  can: maySet,
  do: (g, seat, { card = NONE }) => {
    const key = defOf(g, cardOf(g.state, card)).type === "tactic" ? "tactics" : "equipment";
    putFaceDown(g, card, zoneOf(g.state, key, seat).id, { as: "set", controller: seat });
  },
};

const ability = abilityPlay(vocabulary);

/** One public counter per numbered effect of a battlefield that was used this turn (BOS 7.7). */
export const USED = ["used-1", "used-2", "used-3"] as const;

function markUsed(g: Engine, id: CardId, index: number): void {
  const card = cardOf(g.state, id);
  const { abilities, type } = defOf(g, card);
  const number = abilities.slice(0, index).filter(({ kind }) => kind === "activated").length;
  const counter = USED[number];
  if (type === "battlefield" && counter !== undefined) addCardCounter(g, id, counter, 1);
}

/** Clears the effects marked as used at the start of a turn (BOS 7.6). */
export function unmarkUsed(g: Engine): void {
  for (const { key, cards } of g.state.zones)
    if (key === "battlefield")
      for (const id of cards)
        for (const counter of USED)
          addCardCounter(g, id, counter, -(cardOf(g.state, id).counters[counter] ?? 0));
}

/** A fighter's or battlefield's effect as a link of the chain (BOS 3.11, BOS 3.14, BOS 7.4). */
export const usePlay: PlayKind = {
  ...ability,
  rule: "BOS 3.11",
  reveal: (g, playing) => {
    ability.reveal?.(g, playing);
    markUsed(g, playing.card, playing.ability ?? NONE);
  },
  effect: (g, { def, ability: index = NONE }) => {
    const used = usedOf(g, def, index);
    return withPayee(g, used?.effect, used?.cost ?? []);
  },
  onPaid: addToChain,
};

/** Whether the effect is quick if used as a response, and alters values in the damage step (BOS 12.9, BOS 11.1). */
const isInTime = ({ state: { turn } }: Reader, used: Used, moment: string): boolean =>
  (moment !== "quick" || used.when?.includes(moment) === true) &&
  (turn.step !== "damage" || altersValues(used.effect));

/** Whether the searches of an otherwise usable effect can find something (BOS 15.31). */
function findsAll(g: Reader, action: Action): boolean {
  const card = cardOfAction(g, action);
  const used = card === undefined ? undefined : usedOf(g, card.def, Number(action.data?.ability));
  return card !== undefined && used !== undefined && searchable(g, envOf(card), used.effect);
}

/** @param moment "main", "battle", or "quick" if it would be a response. */
function mayUse(g: Reader, seat: Seat, action: Action, moment: string): Verdict {
  const card = cardOfAction(g, action);
  const index = Number(action.data?.ability ?? NONE);
  const used = card === undefined ? undefined : usedOf(g, card.def, index);
  if (card === undefined || used === undefined) return canUse(g, vocabulary, seat, action, moment);
  const args = { card: card.def };
  if (moment === "quick" && card.controller === seat && !isQuick(g, card.def, index))
    return refuse("battle-of-souls.no-answer", "BOS 12.9", args);
  if (g.state.turn.step === "damage" && !altersValues(used.effect))
    return refuse("battle-of-souls.damage-step", "BOS 11.1");
  const verdict = canUse(g, vocabulary, seat, action, moment);
  if (!verdict.ok) return verdict;
  return findsAll(g, action) ? OK : refuse("battle-of-souls.nothing-there", "BOS 15.31", args);
}

/** @param moment as in `mayUse`. */
export const useSpec = (moment: string): ActionSpec => ({
  types: ["use"],
  options: (g, seat) =>
    usableActions(g, vocabulary, seat, moment, (used) => isInTime(g, used, moment)).filter((action) =>
      findsAll(g, action),
    ),
  can: (g, seat, action) => mayUse(g, seat, action, moment),
  do: (g, seat, action) => useAbility(g, vocabulary, seat, action),
});
