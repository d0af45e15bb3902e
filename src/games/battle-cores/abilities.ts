import {
  type Action,
  announce,
  type CardId,
  call,
  cardOf,
  type Engine,
  OK,
  procedure,
  type Reader,
  rest,
  type Seat,
  step,
  type Verdict,
  zoneOf,
} from "../../kernel";
import {
  type Ability,
  ACTIVATED,
  canPay,
  type Effect,
  envOf,
  isTrue,
  isUsed,
  markUsed,
  perform,
} from "../../language";
import type { Label } from "./cards/card";
import { defOf, keywordAbility } from "./defs";
import { discard } from "./discard";
import { refuse } from "./messages";
import { vocabulary } from "./words";
import { isInPlay } from "./zones";

/**
 * What a player may do with cards besides playing them: "(x : y)", Temper() and Trade() (BC 11.23, 11.10,
 * 11.9).
 */
export const ABILITY_ACTIONS = ["use", "temper", "trade"] as const;
export type AbilityAction = (typeof ABILITY_ACTIONS)[number];

type Activated = Extract<Ability, { kind: "activated" }>;

const indexIn = (action: Action) => Number(action.data?.ability ?? 0);

function activatedAt(g: Reader, def: string, index: number): Activated | null {
  const ability = defOf(g, { def }).abilities[index];
  return ability?.kind === "activated" ? ability : null;
}

/** Everything of this kind that the seat could do now. */
export function abilityActions(g: Reader, seat: Seat): Action[] {
  const actions: Action[] = [];
  const add = (type: AbilityAction, card: CardId, ability: number) => {
    const action: Action = { type, card, data: { ability } };
    if (canUseAbility(g, seat, action).ok) actions.push(action);
  };
  for (const { card, ability } of g.state.watch[ACTIVATED] ?? []) {
    if (cardOf(g.state, card).controller === seat) add("use", card, ability);
  }
  for (const key of ["monsters", "items", "fields", "gear", "hand"] as const) {
    for (const card of zoneOf(g.state, key, seat).cards) {
      const { at } = defOf(g, cardOf(g.state, card));
      if (key !== "hand") for (const index of at.temper ?? []) add("temper", card, index);
      for (const index of at.trade ?? []) add("trade", card, index);
    }
  }
  return actions;
}

const RULE: Readonly<Record<AbilityAction, string>> = {
  use: "BC 11.23.2",
  temper: "BC 11.10.3",
  trade: "BC 11.9.2",
};

export function canUseAbility(g: Reader, seat: Seat, action: Action): Verdict {
  const type = action.type as AbilityAction;
  const rule = RULE[type];
  const card = action.card === undefined ? undefined : g.state.cards[action.card];
  if (card === undefined || card.def === "" || card.controller !== seat)
    return refuse("battle-cores.not-yours", rule);
  const inHand = card.zone === zoneOf(g.state, "hand", seat).id;
  if (!isInPlay(g, card) && !(type === "trade" && inHand)) return refuse("battle-cores.not-in-play", rule);
  const index = indexIn(action);
  if (type === "use") return canActivate(g, card.id, index);
  if (keywordAbility(defOf(g, card), index, type) === null)
    return refuse("battle-cores.no-such-ability", rule, { card: card.def });
  if (type === "temper" && card.rested)
    return refuse("battle-cores.tempered", "BC 11.10.2", { card: card.def });
  return OK;
}

function canActivate(g: Reader, id: CardId, index: number): Verdict {
  const card = cardOf(g.state, id);
  const ability = activatedAt(g, card.def, index);
  if (ability === null) return refuse("battle-cores.no-such-ability", "BC 11.23.2", { card: card.def });
  if (ability.oncePerTurn && isUsed(g, card, index))
    return refuse("battle-cores.used", "BC 11.23.2", { card: card.def });
  const env = envOf(card);
  if (ability.if !== undefined && !isTrue(g, vocabulary, env, ability.if))
    return refuse("battle-cores.condition", "BC 11.23.2", { card: card.def });
  if (!canPay(g, vocabulary, env, ability.cost ?? [])) {
    return refuse("battle-cores.cannot-pay", "BC 11.23.1", { card: card.def });
  }
  return OK;
}

/** The effect; for "(x : y)" preceded by its cost. */
function effectOf(g: Reader, type: AbilityAction, def: string, index: number): Effect | undefined {
  if (type !== "use") return keywordAbility(defOf(g, { def }), index, type as Label)?.effect;
  const ability = activatedAt(g, def, index);
  return ability === null ? undefined : { do: "pay", cost: ability.cost ?? [], then: ability.effect };
}

export function useAbility(g: Engine, seat: Seat, action: Action): void {
  const card = cardOf(g.state, action.card ?? -1);
  const ability = indexIn(action);
  call(g, "ability", { type: action.type, card: card.id, def: card.def, ability, seat });
}

/** The card is Tempered or discarded, then the Effect resolves (BC 11.9.1, 11.10.1, 11.23.1). */
export const ability = procedure(
  "ability",
  [
    step("use", "BC 11.23.2", (g, locals) => {
      const id = locals.card as CardId;
      const {
        type,
        def,
        seat,
        ability: index,
      } = locals as unknown as {
        type: AbilityAction;
        def: string;
        seat: Seat;
        ability: number;
      };
      announce(g, "ability", seat, { card: id, def, rule: RULE[type], data: { how: type } });
      if (type === "use" && activatedAt(g, def, index)?.oncePerTurn) markUsed(g, id, index);
      const effect = effectOf(g, type, def, index);
      if (effect === undefined) return;
      g.cause = { kind: "cost", card: id, def };
      if (type === "temper") rest(g, id);
      if (type === "trade") discard(g, [id]);
      const condition = type === "use" ? undefined : keywordAbility(defOf(g, { def }), index, type)?.if;
      const env = envOf({ ...cardOf(g.state, id), def, controller: seat });
      if (condition === undefined || isTrue(g, vocabulary, env, condition))
        perform(g, effect, env, RULE[type]);
    }),
  ],
  { atomic: true },
);
