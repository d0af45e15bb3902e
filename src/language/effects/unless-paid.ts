import { ask, type Engine, type Seat } from "../../kernel";
import { type Env, seatsOf } from "../env";
import { printEffect } from "../print";
import { message } from "../print/message";
import type { Vocabulary } from "../vocabulary";
import { canPay } from "./costs";
import { type EffectHandler, type EffectOf, performNested, repeatStep } from "./handler";
import { costsAsAllKnow } from "./is-possible";

/** The context of the cost, in which "you" is the payer. */
const payerEnv = (env: Env, payer: Seat): Env => ({ ...env, seat: payer, foe: env.seat });

function askPayer(g: Engine, v: Vocabulary, { cost }: EffectOf<"unless-paid">, env: Env, seat: Seat): void {
  const does = printEffect(v, { do: "pay", cost });
  const prompt = message("prompt.unless-paid", { card: env.sourceDef, does });
  ask(g, { kind: "confirm", seat, prompt, rule: g.rule, source: env.source });
}

/** An effect that happens unless an opponent pays. Those who could pay are asked one after the other. */
export const unlessPaid = (v: Vocabulary): EffectHandler<"unless-paid"> => ({
  run: (g, effect, env, locals) => {
    // By public information: not to be asked must not show that no card in hand fits.
    const known = costsAsAllKnow(g, v, effect.cost);
    locals.seats = (locals.seats ?? seatsOf(g, env, effect.by)).filter((seat) =>
      canPay(g, v, payerEnv(env, seat), known),
    );
    const [payer] = locals.seats;
    if (payer === undefined) performNested(g, effect.then, env);
    else askPayer(g, v, effect, env, payer);
  },
  answer: (g, effect, env, picks, locals) => {
    const [payer, ...others] = locals.seats ?? [];
    if (payer === undefined) return;
    const payment = payerEnv(env, payer);
    if (picks.length > 0 && canPay(g, v, payment, effect.cost))
      return performNested(g, { do: "pay", cost: effect.cost }, payment);
    locals.seats = others;
    repeatStep(g);
  },
});
