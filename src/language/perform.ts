import { type Answer, type Locals, type Procedure, procedure, step } from "../kernel";
import type { Effect } from "./ability";
import { cardEffects } from "./effects/cards";
import { flowEffects } from "./effects/flow";
import type { EffectHandler, EffectHandlers, Kind } from "./effects/handler";
import type { Env } from "./env";
import type { Vocabulary } from "./vocabulary";

const effectIn = (locals: Locals) => locals.effect as unknown as Effect;
const envIn = (locals: Locals) => locals.env as unknown as Env;

/** An answer as the indexes that were picked or ordered; [0] for yes. */
function picksOf(answer: Answer): readonly number[] {
  if (answer.do === "pick") return answer.picks;
  if (answer.do === "arrange") return answer.order;
  return answer.do === "confirm" && answer.yes ? [0] : [];
}

/** The procedure that performs one effect; effects inside it have their own frames. */
export function effectProcedure(v: Vocabulary): Procedure {
  const carriers: EffectHandlers<Kind> = { ...flowEffects(v), ...cardEffects(v) };
  const carrier = (effect: Effect) => carriers[effect.do] as EffectHandler<Kind>;

  return procedure(
    "effect",
    [
      step(
        "carry out",
        v.rules.ability,
        (g, locals) => carrier(effectIn(locals)).run(g, effectIn(locals), envIn(locals), locals),
        (g, locals, answer) => {
          const effect = effectIn(locals);
          if (effect.do === "word") {
            v.effects[effect.word]?.answer?.(g, envIn(locals), effect.args ?? {}, answer);
            return;
          }
          carrier(effect).answer?.(g, effect, envIn(locals), picksOf(answer), locals);
        },
      ),
    ],
    { atomic: true },
  );
}
