import {
  type Answer,
  canPointAt,
  type Engine,
  numbersIn,
  type Position,
  type Procedure,
  procedure,
  type Seat,
  step,
} from "../kernel";
import type { Effect } from "./ability";
import { cardEffects } from "./effects/cards";
import { trackMovedCards, validRefs } from "./effects/effect-refs";
import { flowEffects } from "./effects/flow";
import {
  type EffectHandler,
  type EffectHandlers,
  type EffectKind,
  type EffectLocals,
  type EffectOf,
  performInOrder,
  repeatStep,
} from "./effects/handler";
import type { Env } from "./env";
import { shownEnv, shownPicks } from "./shown";
import type { Vocabulary } from "./vocabulary";

/** The contexts, one for each card, if the effect is performed on several. */
const envsIn = ({ env, envs = [env] }: EffectLocals) => envs;

/** Gives a word the answer to its own question, or notes the answer to one asked before it is performed. */
function answerWord(
  g: Engine,
  v: Vocabulary,
  { word: name, args = {} }: EffectOf<"word">,
  answer: Answer,
  locals: EffectLocals,
): void {
  const word = v.effects[name];
  if (word?.asks === undefined) return word?.answer?.(g, locals.env, args, answer);
  locals.given = [...(locals.given ?? []), numbersIn(answer)];
  repeatStep(g);
}

/** A running effect as a seat may see it, without cards that the seat could not identify. */
function shownEffect(g: Position, locals: EffectLocals, seat: Seat): Partial<EffectLocals> | null {
  const envs = envsIn(locals).flatMap((env) => shownEnv(g, env, seat) ?? []);
  const [env] = envs;
  if (env === undefined || envs.length < envsIn(locals).length) return null;
  const { effect, seats, use, taken, given } = locals;
  return {
    effect,
    ...(locals.envs === undefined ? { env } : { envs }),
    ...(seats !== undefined && { seats }),
    ...(use !== undefined && { use }),
    ...(taken !== undefined && { taken: taken.filter((id) => canPointAt(g, id, seat)) }),
    ...(given !== undefined && { given }),
    ...shownPicks(g, locals, env.seat, seat),
  };
}

/** The procedure that performs one effect. Effects inside it have their own frames. */
export function effectProcedure(v: Vocabulary): Procedure {
  const carriers: EffectHandlers<EffectKind> = { ...flowEffects(v), ...cardEffects(v) };
  const carrier = (effect: Effect) => carriers[effect.do] as EffectHandler<EffectKind>;

  /** Performs an effect on several cards at once, or one after the other if that is impossible. */
  function carryOut(g: Engine, effect: Effect, envs: readonly Env[], locals: EffectLocals): void {
    const { run, runAll: many } = carrier(effect);
    const [only] = envs;
    if (envs.length === 1 && only !== undefined) run(g, effect, only, locals);
    else if (many) many(g, effect, envs, locals);
    else
      performInOrder(
        g,
        envs.map((env) => ({ effect, env })),
      );
  }

  return procedure<EffectLocals>(
    "effect",
    [
      step(
        "carry out",
        v.rules.ability,
        (g, locals) => {
          const envs = envsIn(locals);
          const before = validRefs(g, envs);
          carryOut(g, locals.effect, envs, locals);
          trackMovedCards(g, before);
        },
        (g, locals, answer) => {
          const effect = locals.effect;
          const env = locals.env;
          const before = validRefs(g, envsIn(locals));
          if (effect.do === "word") answerWord(g, v, effect, answer, locals);
          else carrier(effect).answer?.(g, effect, env, numbersIn(answer), locals);
          trackMovedCards(g, before);
        },
      ),
    ],
    { atomic: true, of: (locals) => locals.env.seat, shown: shownEffect },
  );
}
