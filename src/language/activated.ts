import {
  type Action,
  announce,
  type Card,
  cardOf,
  type Engine,
  NONE,
  OK,
  type Reader,
  refuse,
  type Seat,
  type Verdict,
  zoneOf,
} from "../kernel";
import type { Ability, Condition, Cost, Effect } from "./ability";
import { abilityOf, printedCard } from "./ability-of";
import { canAnnounce } from "./announced";
import { isPossible } from "./effects/is-possible";
import { type Env, envOf } from "./env";
import { canAfford } from "./mode-costs";
import { performPlay, startPlay } from "./play";
import type { PendingPlay, PlayKind } from "./playing";
import { ACTIVATED } from "./runtime";
import { isTrue } from "./select";
import { isUsedUp, markUsed } from "./uses";
import type { PrintedCard, UseSpec, Vocabulary } from "./vocabulary";

/** An ability that its player can use: "(x : y)", or a keyword that stands for it. */
interface Usable {
  /** The type of the action that uses it. */
  readonly type: string;
  readonly spec: UseSpec;
  readonly cost: readonly Cost[];
  readonly effect: Effect;
  /** The condition for using it. */
  readonly if?: Condition | undefined;
  /** The condition for it to be active. */
  readonly active?: Condition | undefined;
  readonly when?: readonly string[] | undefined;
}

const FREE: readonly Cost[] = [];

/** How an ability is used, or null if it cannot be used. */
export function abilityUseOf(v: Vocabulary, ability: Ability | undefined): Usable | null {
  if (ability?.kind === "activated") {
    const { use } = v;
    if (use === undefined) return null;
    const { cost = FREE, effect, if: condition, active, when } = ability;
    return { type: use.action, spec: use, cost, effect, if: condition, active, when };
  }
  if (ability?.kind !== "keyword" || ability.effect === undefined) return null;
  const spec = v.use?.keywords?.[ability.keyword];
  if (spec === undefined) return null;
  // The condition of a keyword is checked when the effect is carried out.
  const { if: condition, effect: then } = ability;
  const effect: Effect = condition === undefined ? then : { do: "if", condition, then };
  return { type: ability.keyword, spec, cost: spec.cost, effect, active: ability.active };
}

/** The indexes of a card's abilities that are used by keyword. */
const keywordUses = new WeakMap<PrintedCard, readonly number[]>();

function usesOf(v: Vocabulary, def: PrintedCard | undefined): readonly number[] {
  if (def === undefined) return [];
  const known = keywordUses.get(def);
  if (known !== undefined) return known;
  const found = def.abilities.flatMap((ability, i) =>
    ability.kind === "keyword" && abilityUseOf(v, ability) !== null ? [i] : [],
  );
  keywordUses.set(def, found);
  return found;
}

const printed = (g: Reader, def: string) => printedCard(g.rules.cards, def);

/** Whether the ability works in the zone of its card. */
function worksThere(g: Reader, card: Card, index: number, { where }: UseSpec): boolean {
  if (where !== undefined) return where.includes(g.state.zones[card.zone]?.key ?? "");
  return g.state.watch[ACTIVATED]?.some((own) => own.card === card.id && own.ability === index) === true;
}

/** The index of the ability that an action uses. If the action names none, the first that such an action can use. */
function indexOf(g: Reader, v: Vocabulary, { type, data }: Action, { def }: Card): number {
  if (data?.ability !== undefined) return Number(data.ability);
  return printed(g, def)?.abilities.findIndex((own) => abilityUseOf(v, own)?.type === type) ?? NONE;
}

type Activated = Extract<Ability, { kind: "activated" }>;

/** Whether its conditions are true, if it has any. */
function isOn(g: Reader, v: Vocabulary, env: Env, { active, if: condition }: Conditions): boolean {
  return (
    (active === undefined || isTrue(g, v, env, active)) &&
    (condition === undefined || isTrue(g, v, env, condition))
  );
}

type Conditions = Pick<Activated, "active" | "if">;

/**
 * Whether a working ability may be used now. The tests that reject most abilities come first: the moment, then the
 * price.
 */
function isUsableNow(
  g: Reader,
  v: Vocabulary,
  card: Card,
  index: number,
  ability: Conditions & Pick<Activated, "cost" | "effect" | "when">,
  moment = "",
): boolean {
  const { when, effect, cost = FREE } = ability;
  if (when?.includes(moment) === false || isUsedUp(g, v, card, index)) return false;
  const env = envOf(card);
  return canAfford(g, v, env, effect, cost) && isOn(g, v, env, ability) && canAnnounce(g, v, env, effect);
}

/**
 * Every action with which the seat can use an ability now.
 * @param moment the moment of the game, for abilities with `when`.
 * @param which selects among the abilities that the common action uses. Defaults to all.
 */
export function usableActions(
  g: Reader,
  v: Vocabulary,
  seat: Seat,
  moment?: string,
  which?: (ability: Activated) => boolean,
): Action[] {
  const { use } = v;
  if (use === undefined) return [];
  const actions: Action[] = [];
  for (const { card: id, ability: index, def } of g.state.watch[ACTIVATED] ?? []) {
    const card = cardOf(g.state, id);
    if (def !== undefined || card.controller !== seat) continue;
    const ability = abilityOf(g, card.def, index);
    if (ability?.kind !== "activated" || which?.(ability) === false) continue;
    if (isUsableNow(g, v, card, index, ability, moment))
      actions.push({ type: use.action, card: id, data: { ability: index } });
  }
  for (const key of use.places ?? []) {
    for (const id of zoneOf(g.state, key, seat).cards) {
      const { def } = cardOf(g.state, id);
      for (const index of usesOf(v, printed(g, def))) {
        const keyword = abilityUseOf(v, abilityOf(g, def, index));
        if (keyword?.spec.where?.includes(key) !== true) continue;
        const action: Action = { type: keyword.type, card: id, data: { ability: index } };
        if (canUse(g, v, seat, action, moment).ok) actions.push(action);
      }
    }
  }
  return actions;
}

/**
 * Whether the seat may use this ability now.
 * @param moment as for `usable`.
 */
export function canUse(g: Reader, v: Vocabulary, seat: Seat, action: Action, moment?: string): Verdict {
  const spec = action.type === v.use?.action ? v.use : v.use?.keywords?.[action.type];
  if (spec === undefined) return refuse("no-such-action", v.rules.ability);
  const card = action.card === undefined ? undefined : g.state.cards[action.card];
  if (card === undefined || card.controller !== seat) return refuse("lang.not-yours", spec.rule);
  const { why: notThere = "lang.not-there", rule: placeRule = spec.rule } = spec.elsewhere ?? {};
  // The card is face down and hidden from its player.
  if (card.def === "") return refuse(notThere, placeRule);
  const index = indexOf(g, v, action, card);
  const found = abilityUseOf(v, abilityOf(g, card.def, index));
  const args = { card: card.def };
  if (found?.type !== action.type) return refuse("lang.no-such-ability", spec.rule, args);
  if (!worksThere(g, card, index, spec)) return refuse(notThere, placeRule, args);
  if (isUsableNow(g, v, card, index, found, moment)) return OK;
  if (found.when?.includes(moment ?? "") === false) return refuse("lang.not-now", spec.rule, args);
  if (isUsedUp(g, v, card, index)) return refuse("lang.used", spec.rule, args);
  const env = envOf(card);
  if (!isOn(g, v, env, found)) return refuse("lang.condition", spec.rule, args);
  if (!canAnnounce(g, v, env, found.effect)) return refuse("lang.no-target", spec.rule, args);
  const { why = "lang.unpaid", rule = spec.rule } = spec.unpaid ?? {};
  return refuse(why, rule, args);
}

/** Whether the used ability, or the text of the played card, would do nothing in the current state. */
export function wouldDoNothing(g: Reader, v: Vocabulary, action: Action): boolean {
  const card = g.state.cards[action.card ?? NONE];
  if (card === undefined || card.def === "") return false;
  const used = abilityUseOf(v, abilityOf(g, card.def, indexOf(g, v, action, card)));
  const played = (printed(g, card.def)?.abilities ?? []).flatMap((own) =>
    own.kind === "play" ? [own.effect] : [],
  );
  const effects = used?.type === action.type ? [used.effect] : played;
  return effects.length > 0 && !effects.some((effect) => isPossible(g, v, envOf(card), effect));
}

/** Uses an ability: it is announced, paid for, then its effect is performed. */
export function useAbility(g: Engine, v: Vocabulary, seat: Seat, action: Action): void {
  const card = cardOf(g.state, action.card ?? NONE);
  const ability = indexOf(g, v, action, card);
  const rule = abilityUseOf(v, abilityOf(g, card.def, ability))?.spec.rule ?? v.rules.ability;
  startPlay(g, ["ability", { rule }], seat, card.id, { ability });
}

/** How abilities are used: the way of playing that every game has under the name "ability". */
export function abilityPlay(v: Vocabulary): PlayKind {
  const used = (g: Reader, { def, ability = NONE }: PendingPlay) =>
    abilityUseOf(v, abilityOf(g, def, ability));
  return {
    rule: v.rules.ability,
    effect: (g, playing) => used(g, playing)?.effect,
    reveal: (g, playing) => {
      const { seat, card, def, ability = NONE } = playing;
      const found = used(g, playing);
      announce(g, "ability", seat, { card, def, data: { how: found?.type ?? "" } });
      markUsed(g, v, card, def, ability);
    },
    cost: (g, playing) => used(g, playing)?.cost ?? [],
    onPaid: (g, playing) => {
      const found = used(g, playing);
      if (found !== null) performPlay(g, found.effect, playing, found.spec.rule);
    },
  };
}
