import { ask, cardOf, type Engine, type Reader, refTo } from "../kernel";
import type { Effect } from "./ability";
import { canAnnounce, choiceOf, nextAnnounced, targetsOf } from "./announced";
import { askCards, picked } from "./effects/ask";
import { askMode, askNumber, askPlayer } from "./effects/flow";
import type { EffectOf } from "./effects/handler";
import { mayChooseUpTo } from "./effects/is-possible";
import { type Env, PLAYER, seatsOf } from "./env";
import { canAfford } from "./mode-costs";
import { envOfPlay, kindOf, type PendingPlay, type PlayKinds, type PlayLocals, withNumber } from "./playing";
import { amountOf } from "./select";
import type { Vocabulary } from "./vocabulary";

/** The choices made while something is announced, before it is paid for. */

/** The words of a game and its ways of playing something. */
export interface Game {
  readonly v: Vocabulary;
  readonly kinds: PlayKinds;
}

/** Prompts for the next announced choice, if one is left. */
export function askNext(g: Engine, game: Game, locals: PlayLocals): void {
  const { v, kinds } = game;
  const { playing } = locals;
  const env = envOfPlay(playing);
  const effect = kindOf(kinds, playing).effect?.(g, playing);
  const next = effect === undefined ? null : nextAnnounced(v, effect, env);
  if (next === null) return;
  if (next.do === "choose-one") {
    const modes = next.options.flatMap((option, i) =>
      canAnnounce(g, v, env, option) && isPayable(g, game, withNumber(playing, next.announced ?? "", i))
        ? [i]
        : [],
    );
    locals.found = modes;
    askMode(
      g,
      v,
      env,
      modes.map((i) => next.options[i] as Effect),
    );
  } else if (next.do === "choose-player") {
    askPlayer(g, env);
  } else if (next.do === "choose-number") {
    const [least, most] = payable(g, game, playing, next);
    if (least === most) chooseAlone(g, game, locals, [least]);
    else askNumber(g, env, [least, most]);
  } else if (next.do === "word") {
    askOption(g, game, env, next, locals);
  } else {
    const { cards, min, max } = targetsOf(g, v, env, next);
    if (max === 0 && !mayChooseUpTo(g, v, env, next.from)) {
      locals.found = [];
      chooseAlone(g, game, locals, []);
      return;
    }
    askCards(g, env, env.seat, locals, { cards, min: Math.min(min, max), max, prompt: "choose-card" });
  }
}

/** Makes a choice with a single option without a prompt. */
function chooseAlone(g: Engine, game: Game, locals: PlayLocals, picks: readonly number[]): void {
  choose(g, game, locals, picks);
  askNext(g, game, locals);
}

/** Prompts for a word's own choice. A single option opens no prompt. */
function askOption(g: Engine, game: Game, env: Env, effect: EffectOf<"word">, locals: PlayLocals): void {
  const choice = choiceOf(game.v, effect);
  if (choice === undefined) return;
  const options = choice.options(g, env, effect.args ?? {});
  if (options.length === 1) return chooseAlone(g, game, locals, [0]);
  const question = { seat: env.seat, rule: g.rule, source: env.source, options, min: 1, max: 1 };
  ask(g, { kind: "pick", prompt: choice.prompt(env), ...question });
}

/** Whether the play can be paid for with the choices made so far. */
function isPayable(g: Reader, { v, kinds }: Game, playing: PendingPlay): boolean {
  const { effect, cost } = kindOf(kinds, playing);
  return canAfford(g, v, envOfPlay(playing), effect?.(g, playing), cost?.(g, playing) ?? []);
}

/** The bounds of a number. The upper bound is what can still be paid for. */
function payable(
  g: Reader,
  game: Game,
  playing: PendingPlay,
  { as, from = 0, to }: EffectOf<"choose-number">,
): [number, number] {
  const canBe = (n: number) => isPayable(g, game, withNumber(playing, as, n));
  const bound = amountOf(g, game.v, envOfPlay(playing), to);
  let most = from;
  while (most < bound && canBe(most + 1)) most++;
  return [from, most];
}

/** Notes what has been chosen for the next announced choice. */
export function choose(g: Engine, { v, kinds }: Game, locals: PlayLocals, picks: readonly number[]): void {
  const { playing } = locals;
  const effect = kindOf(kinds, playing).effect?.(g, playing);
  const next = effect === undefined ? null : nextAnnounced(v, effect, envOfPlay(playing));
  if (next === null) return;
  if (next.do === "word") {
    const noted = choiceOf(v, next)?.note(g, envOfPlay(playing), next.args ?? {}, picks[0] ?? 0) ?? 0;
    locals.playing = withNumber(playing, next.word, noted);
    return;
  }
  if (next.do === "choose-one") {
    const mode = locals.found?.[picks[0] ?? 0] ?? 0;
    locals.playing = withNumber(playing, next.announced ?? "", mode);
    return;
  }
  if (next.do === "choose-player") {
    const seat = seatsOf(g, envOfPlay(playing), "each")[picks[0] ?? 0] ?? playing.seat;
    locals.playing = withNumber(playing, PLAYER, seat);
    return;
  }
  if (next.do === "choose-number") {
    const [number = next.from ?? 0] = picks;
    locals.playing = withNumber(playing, next.as, number);
    return;
  }
  const targets = picked(locals, picks).map((id) => refTo(cardOf(g.state, id)));
  locals.playing = { ...playing, refs: { ...playing.refs, [next.as ?? "it"]: targets } };
}
