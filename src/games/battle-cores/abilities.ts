import {
  type Action,
  announce,
  type CardId,
  cardOf,
  type Engine,
  NONE,
  OK,
  type Reader,
  type Seat,
  type Verdict,
  zoneOf,
} from "../../kernel";
import {
  type Ability,
  ACTIVATED,
  canPay,
  envOf,
  envOfPlay,
  isTrue,
  isUsed,
  markUsed,
  type PlayKind,
  type PlayKinds,
  performPlayed,
  startPlay,
} from "../../language";
import { defOf, keywordAbility } from "./defs";
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

const played = (type: AbilityAction) => `ability-${type}`;

/** Uses an ability: it is paid for, then its Effect resolves. */
export function useAbility(g: Engine, seat: Seat, action: Action): void {
  const type = action.type as AbilityAction;
  startPlay(g, [played(type), playOf(type)], seat, action.card ?? NONE, { ability: indexIn(action) });
}

/** The card is Tempered or discarded, or x is done, then the Effect resolves (BC 11.9.1, 11.10.1, 11.23.1). */
const playOf = (type: AbilityAction): PlayKind => ({
  rule: RULE[type],
  reveal: (g, { seat, card, def, ability = 0 }) => {
    announce(g, "ability", seat, { card, def, data: { how: type } });
    if (type === "use" && activatedAt(g, def, ability)?.oncePerTurn) markUsed(g, card, ability);
  },
  cost: (g, { def, ability = 0 }) =>
    type === "use" ? (activatedAt(g, def, ability)?.cost ?? []) : [{ pay: "word", word: `${type}-this` }],
  done: (g, playing) => {
    const { def, ability = 0 } = playing;
    const found =
      type === "use" ? activatedAt(g, def, ability) : keywordAbility(defOf(g, { def }), ability, type);
    if (found?.effect === undefined) return;
    const asked = found.kind === "keyword" ? found.if : undefined;
    if (asked === undefined || isTrue(g, vocabulary, envOfPlay(playing), asked))
      performPlayed(g, found.effect, playing, RULE[type]);
  },
});

/** The ways of using abilities, as the rules list them. */
export const abilityPlays: PlayKinds = Object.fromEntries(
  ABILITY_ACTIONS.map((type) => [played(type), playOf(type)]),
);
