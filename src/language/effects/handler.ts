import { type CardId, call, type Engine, localsOf, type Seat } from "../../kernel";
import type { Effect } from "../ability";
import { causeOf, type Env } from "../env";
import type { Vocabulary } from "../vocabulary";

export type EffectKind = Effect["do"];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** Locals of an effect's frame. */
export interface EffectLocals extends PickLocals {
  readonly effect: Effect;
  env: Env;
  /** The context for each card, if it is performed on several. */
  envs?: readonly Env[];
  /** Index of the ability that counts as used once its "may" is accepted. */
  use?: number;
  /** Seats that still have to answer. */
  seats?: readonly Seat[];
  /** Cards chosen one by one so far. */
  taken?: readonly CardId[];
  /** Answers to the questions of a word, in order. */
  given?: readonly (readonly number[])[];
}

/** The options on offer, and the choices made for the parts of a price. */
export interface PickLocals {
  found?: readonly number[] | null;
  chosen?: readonly (readonly number[])[];
}

/** How one kind of effect is carried out. */
export interface EffectHandler<K extends EffectKind> {
  run(g: Engine, effect: EffectOf<K>, env: Env, locals: EffectLocals): void;
  /**
   * Gets the answer if `run` asked.
   * @param picks indexes picked or ordered. [0] stands for yes, [] for no.
   */
  answer?(g: Engine, effect: EffectOf<K>, env: Env, picks: readonly number[], locals: EffectLocals): void;
  /** Affects several cards at once. Defaults to one after the other. */
  runAll?(g: Engine, effect: EffectOf<K>, envs: readonly Env[], locals: EffectLocals): void;
}

export type EffectHandlers<K extends EffectKind> = { readonly [P in K]: EffectHandler<P> };

/**
 * Starts an effect, which runs before the current procedure continues.
 * @param rule clause its events cite.
 * @param use index of the ability that counts as used once its "may" is accepted.
 */
export function perform(g: Engine, effect: Effect, env: Env, rule: string, use?: number): void {
  const locals: EffectLocals = { effect, env };
  if (use !== undefined) locals.use = use;
  call(g, "effect", locals, { rule, cause: causeOf(env) });
}

/** Performs an effect inside the running one, in its own frame. */
export function performNested(g: Engine, effect: Effect, env: Env): void {
  perform(g, effect, env, g.rule);
}

/** Performs effects in the given order. The last frame pushed runs first. */
export function performInOrder(
  g: Engine,
  tasks: readonly { readonly effect: Effect; readonly env: Env }[],
): void {
  for (let i = tasks.length - 1; i >= 0; i--) {
    const task = tasks[i];
    if (task) performNested(g, task.effect, task.env);
  }
}

/**
 * Performs one effect on several cards. Each of its directives affects all of them at the same moment, as far as no
 * prompt is needed.
 * @param envs the contexts, one for each card.
 */
export function performOnAll(g: Engine, effect: Effect, envs: readonly Env[]): void {
  const [first] = envs;
  if (first === undefined) return;
  performNested(g, effect, first);
  const frame = g.state.agenda.at(-1);
  if (envs.length > 1 && frame !== undefined) localsOf<EffectLocals>(frame).envs = envs;
}

/** Runs the running effect's only step once more, because it has another prompt. */
export function repeatStep(g: Engine): void {
  const frame = g.state.agenda.at(-1);
  if (frame !== undefined) frame.step--;
}

/** What a prompted seat is shown, and how many cards may be picked. */
export interface PickRequest {
  readonly cards: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly prompt: string;
  /** True for cards of a hidden zone. */
  readonly hidden?: boolean;
}

/** Whether any seat cannot see the cards of this zone. */
export function isHidden(v: Vocabulary, zone: string | undefined): boolean {
  return zone === v.hand || zone === v.deck;
}
