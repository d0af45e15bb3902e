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
  envOf,
  isTrue,
  isUsed,
  markUsed,
  type Playing,
  type PlayKind,
  type PrintedCard,
  performPlayed,
  startPlay,
} from "../../language";
import { faceUpOf } from "./board";
import { refuse } from "./messages";
import { vocabulary } from "./words";

type Activated = Extract<Ability, { kind: "activated" }>;

function activatedOf(g: Reader, card: CardId, index: number): Activated | null {
  const def = g.rules.cards[cardOf(g.state, card).def] as PrintedCard | undefined;
  const ability = def?.abilities[index];
  return ability?.kind === "activated" ? ability : null;
}

/**
 * The activated abilities a seat could use now: those of its face-up Warriors, on its own turn (D20 6.3,
 * 6.4).
 */
export function abilityActions(g: Reader, seat: Seat): Action[] {
  const actions: Action[] = [];
  for (const { card, ability } of g.state.watch[ACTIVATED] ?? []) {
    if (cardOf(g.state, card).controller !== seat) continue;
    const action: Action = { type: "ability", card, data: { ability } };
    if (canUseAbility(g, seat, action).ok) actions.push(action);
  }
  return actions;
}

export function canUseAbility(g: Reader, seat: Seat, action: Action): Verdict {
  if (g.state.turn.seat !== seat) return refuse("d20.not-your-turn", "D20 2.7");
  const card = action.card === undefined ? undefined : g.state.cards[action.card];
  if (card === undefined || !faceUpOf(g.state, seat).some((own) => own.id === card.id)) {
    return refuse("d20.ability-not-live", "D20 6.4");
  }
  const index = Number(action.data?.ability ?? 0);
  const ability = activatedOf(g, card.id, index);
  if (ability === null) return refuse("d20.no-such-ability", "D20 6.3");
  if (ability.oncePerTurn && isUsed(g, card, index))
    return refuse("d20.ability-used", "D20 6.3", { card: card.def });
  const env = envOf(card);
  if (ability.if !== undefined && !isTrue(g, vocabulary, env, ability.if)) {
    return refuse("d20.ability-condition", "D20 6.3", { card: card.def });
  }
  for (const cost of ability.cost ?? []) {
    if (cost.pay === "discard" && zoneOf(g.state, "hand", seat).cards.length < cost.count) {
      return refuse("d20.cannot-pay-discard", "D20 6.3");
    }
  }
  return OK;
}

/** Uses an activated ability: its costs are paid, then it resolves. */
export function useAbility(g: Engine, action: Action): void {
  const card = cardOf(g.state, action.card ?? NONE);
  const ability = Number(action.data?.ability ?? 0);
  startPlay(g, ["ability", abilityPlay], card.controller, card.id, { ability });
}

function usedIn(g: Reader, { def, ability }: Pick<Playing, "def" | "ability">): Activated | null {
  const found = (g.rules.cards[def] as PrintedCard | undefined)?.abilities[ability ?? NONE];
  return found?.kind === "activated" ? found : null;
}

/** How an activated ability is played (D20 6.3). */
export const abilityPlay: PlayKind = {
  rule: "D20 6.3",
  reveal: (g, playing) => {
    const { seat, card, def, ability = NONE } = playing;
    if (usedIn(g, playing)?.oncePerTurn) markUsed(g, card, ability);
    announce(g, "ability", seat, { card, def, rule: "D20 6.3" });
  },
  cost: (g, playing) => usedIn(g, playing)?.cost ?? [],
  done: (g, playing) => {
    const ability = usedIn(g, playing);
    if (ability !== null) performPlayed(g, ability.effect, playing, "D20 6.3");
  },
};
