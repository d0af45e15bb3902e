import {
  type Action,
  announce,
  ask,
  attempt,
  type CardId,
  call,
  cardOf,
  type Engine,
  type Locals,
  moveToOwner,
  OK,
  procedure,
  type Reader,
  type Seat,
  step,
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
  type PrintedCard,
  perform,
} from "../../language";
import { faceUpOf } from "./board";
import { message, refuse } from "./messages";
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
  const id = action.card ?? -1;
  const card = cardOf(g.state, id);
  const index = Number(action.data?.ability ?? 0);
  if (activatedOf(g, id, index)?.oncePerTurn) markUsed(g, id, index);
  announce(g, "ability", card.controller, { card: id, def: card.def, rule: "D20 6.3" });
  call(g, "ability", { card: id, ability: index, seat: card.controller, def: card.def });
}

function discardCost(g: Engine, locals: Locals): number {
  const ability = activatedOf(g, locals.card as CardId, locals.ability as number);
  let count = 0;
  for (const cost of ability?.cost ?? []) if (cost.pay === "discard") count += cost.count;
  return count;
}

export const abilityProcedure = procedure(
  "ability",
  [
    step(
      "pay",
      "D20 6.3",
      (g, locals) => {
        const seat = locals.seat as Seat;
        const count = discardCost(g, locals);
        if (count === 0) return;
        const options = zoneOf(g.state, "hand", seat).cards.map((card) => ({ card }));
        const prompt = message("prompt.discard", { card: locals.def as string, count });
        ask(g, {
          kind: "pick",
          seat,
          prompt,
          rule: "D20 6.3",
          source: locals.card as CardId,
          options,
          min: count,
          max: count,
          hidden: true,
        });
      },
      (g, locals, answer) => {
        const hand = zoneOf(g.state, "hand", locals.seat as Seat).cards;
        if (answer.do === "pick")
          for (const i of answer.picks) moveToOwner(g, hand[i] as CardId, "discard", { as: "discard" });
      },
    ),
    step("carry out", "D20 6.3", (g, locals) => {
      const id = locals.card as CardId;
      const ability = activatedOf(g, id, locals.ability as number);
      if (ability === null) return;
      const def = locals.def as string;
      const env = envOf({ ...cardOf(g.state, id), def, controller: locals.seat as Seat });
      perform(g, ability.effect, env, "D20 6.3");
      if (ability.cost?.some((cost) => cost.pay === "flip-down")) {
        attempt(g, { type: "flip-down", card: id, data: { by: "cost" } });
      }
    }),
  ],
  { atomic: true },
);
