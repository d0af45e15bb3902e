import { type Answer, type Locals, type Procedure, procedure, step } from "../kernel";
import type { Effect } from "./ability";
import { cardEffects } from "./effects/cards";
import { flowEffects } from "./effects/flow";
import { follow, standingRefs } from "./effects/follow";
import type { EffectHandler, EffectHandlers, Kind } from "./effects/handler";
import type { Env } from "./env";
import type { Vocabulary } from "./vocabulary";

const effectIn = (locals: Locals) => locals.effect as unknown as Effect;
const envIn = (locals: Locals) => locals.env as unknown as Env;

/** An answer as the indexes that were picked or ordered, or as the parts that were allotted; [0] for yes. */
function picksOf(answer: Answer): readonly number[] {
  if (answer.do === "pick") return answer.picks;
  if (answer.do === "arrange") return answer.order;
  if (answer.do === "allot") return answer.amounts;
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
        (g, locals) => {
          const env = envIn(locals);
          const before = standingRefs(g, env);
          carrier(effectIn(locals)).run(g, effectIn(locals), env, locals);
          follow(g, before);
        },
        (g, locals, answer) => {
          const effect = effectIn(locals);
          const env = envIn(locals);
          const before = standingRefs(g, env);
          if (effect.do === "word") v.effects[effect.word]?.answer?.(g, env, effect.args ?? {}, answer);
          else carrier(effect).answer?.(g, effect, env, picksOf(answer), locals);
          follow(g, before);
        },
      ),
    ],
    { atomic: true },
  );
}
