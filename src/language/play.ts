import {
  ask,
  BY_RULE,
  type CardId,
  call,
  cardOf,
  commitAnnouncement,
  type Engine,
  isSameCard,
  jump,
  type Knowing,
  leave,
  numbersIn,
  type Procedure,
  procedure,
  pushStack,
  type Reader,
  refTo,
  type Seat,
  type StackItem,
  step,
} from "../kernel";
import type { Cost, Effect } from "./ability";
import { canAnnounce, choiceOf, nextAnnounced, targetsOf } from "./announced";
import { askCards, picked } from "./effects/ask";
import { priced } from "./effects/costs";
import { askMode, askNumber, askWhether } from "./effects/flow";
import { type Of, type Offer, perform } from "./effects/handler";
import { mayChooseUpTo } from "./effects/is-possible";
import { continuePayment, flipSourceDown, recordPicks } from "./effects/payment";
import { type Env, envOf, type Refs } from "./env";
import { canAfford, modePrices } from "./mode-costs";
import { amountOf } from "./select";
import { knowsSource, shownPicks, shownRefs } from "./shown";
import { markUsed } from "./uses";
import type { Vocabulary } from "./vocabulary";

/** Something that is being played: a card, or an ability of one. */
export interface Playing {
  /** In which of the game's ways. */
  readonly kind: string;
  readonly seat: Seat;
  readonly card: CardId;
  readonly stamp: number;
  /** The card's stamp before the event that triggered it, if that differs. */
  readonly was?: number | undefined;
  readonly def: string;
  readonly ability?: number | undefined;
  /** What has been announced: cards, and modes and numbers, by name. */
  readonly refs: Refs;
  readonly chosen: Readonly<Record<string, number>>;
}

/** What a game says of one way of playing something. */
export interface PlayKind {
  /** Clause that its events cite. */
  readonly rule: string;
  /** What it will do: the choices in it that are announced are made first. */
  effect?(g: Reader, playing: Playing): Effect | undefined;
  /** Whether its player is asked first whether to play it. */
  optional?(g: Reader, playing: Playing): boolean;
  /** Lays it open, as the first thing of all. */
  reveal?(g: Engine, playing: Playing): void;
  /** The price, when everything has been chosen; that of its modes comes to it. */
  cost?(g: Reader, playing: Playing): readonly Cost[];
  /** It is paid for: it is put on the stack, performed, or put into play. */
  done(g: Engine, playing: Playing): void;
  /** What becomes of the card when all of it has been performed. */
  putAway?(g: Engine, playing: Playing): void;
}

/** What an effect knows when it is what was announced. */
export function envOfPlay({ card, stamp, was, def, seat, refs, chosen }: Omit<Playing, "kind">): Env {
  const source = { id: card, stamp, def, controller: seat, ...(was !== undefined && { was }) };
  return envOf(source, refs, seat, chosen);
}

/** Under this name it is noted that something optional is played. */
const ACCEPTED = "may";

/** Whether its player has been asked to play it, and agreed. */
export const isAccepted = ({ chosen }: Pick<Playing, "chosen">): boolean => chosen[ACCEPTED] === 1;

/** What the frame holds of something that is being played. */
export interface PlayLocals extends Offer {
  playing: Playing;
  /** Its price, once it is known. */
  due?: readonly Cost[];
}

/** The ways of playing something that a game has, by name. */
export type PlayKinds = Readonly<Record<string, PlayKind>>;

/** What is known of a play from the action that begins it. */
export interface Played {
  /** Index of the ability that is used, if it is one. */
  readonly ability?: number;
  /** Cards that the action names: what the played one is put on. */
  readonly refs?: Refs;
}

/** Begins to play something: it is revealed, chosen for, paid for, and then done. */
export function startPlay(
  g: Engine,
  way: readonly [name: string, kind: Pick<PlayKind, "rule">],
  seat: Seat,
  card: CardId,
  { refs = {}, ...named }: Played = {},
): void {
  const { stamp, def } = cardOf(g.state, card);
  startPlaying(g, way, { seat, card, stamp, def, ...named, refs });
}

/** The same with cards that it speaks of from the beginning (those of the event that triggered it). */
export function startPlaying(
  g: Engine,
  [kind, { rule }]: readonly [name: string, kind: Pick<PlayKind, "rule">],
  what: Omit<Playing, "kind" | "chosen">,
): void {
  const { seat, card, stamp, was, def, ability, refs } = what;
  const earlier = was === undefined ? undefined : { was };
  const playing: Playing = { kind, seat, card, stamp, ...earlier, def, ability, refs, chosen: {} };
  call<PlayLocals>(g, "play", { playing }, { rule, cause: BY_RULE });
}

/**
 * Puts what has been paid for on the stack, with all that was chosen for it.
 * @returns its id there.
 */
export function putOnStack(g: Engine, { kind, ...playing }: Playing): number {
  return pushStack(g, { ...playing, data: { kind } });
}

/** What a stack item was played as. */
export function playedAs({
  seat,
  card,
  stamp = 0,
  was,
  def = "",
  ability,
  refs = {},
  chosen = {},
  data,
}: StackItem): Playing {
  const earlier = was === undefined ? undefined : { was };
  return { kind: String(data.kind), seat, card, stamp, ...earlier, def, ability, refs, chosen };
}

/** The same with one more number, or mode, chosen for it. */
const withNumber = (playing: Playing, name: string, n: number): Playing => ({
  ...playing,
  chosen: { ...playing.chosen, [name]: n },
});

/** One procedure for every way of playing something: announce, choose, price, pay, do. */
export function playProcedure(v: Vocabulary, kinds: PlayKinds): Procedure {
  const kindOf = ({ kind }: Playing): PlayKind => {
    const found = kinds[kind];
    if (found === undefined) throw new RangeError(`no way ${kind} of playing`);
    return found;
  };

  /** Asks for the next announced choice, if one is left. */
  function askNext(g: Engine, locals: PlayLocals): void {
    const { playing } = locals;
    const env = envOfPlay(playing);
    const effect = kindOf(playing).effect?.(g, playing);
    const next = effect === undefined ? null : nextAnnounced(v, effect, env);
    if (next === null) return;
    if (next.do === "choose-one") {
      const modes = next.options.flatMap((option, i) =>
        canAnnounce(g, v, env, option) && isPayable(g, withNumber(playing, next.announced ?? "", i))
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
    } else if (next.do === "choose-number") {
      const [least, most] = payable(g, playing, next);
      if (least === most) chooseAlone(g, locals, [least]);
      else askNumber(g, env, [least, most]);
    } else if (next.do === "word") {
      askOption(g, env, next, locals);
    } else {
      const { cards, min, max } = targetsOf(g, v, env, next);
      if (max === 0 && !mayChooseUpTo(g, v, env, next.from)) {
        locals.found = [];
        chooseAlone(g, locals, []);
        return;
      }
      askCards(g, env, env.seat, locals, { cards, min: Math.min(min, max), max, prompt: "choose-card" });
    }
  }

  /** Nobody is asked where there is only one answer. */
  function chooseAlone(g: Engine, locals: PlayLocals, picks: readonly number[]): void {
    choose(g, locals, picks);
    askNext(g, locals);
  }

  /** Asks for the choice that only one word has; one thing to choose from is no question. */
  function askOption(g: Engine, env: Env, effect: Of<"word">, locals: PlayLocals): void {
    const choice = choiceOf(v, effect);
    if (choice === undefined) return;
    const options = choice.options(g, env, effect.args ?? {});
    if (options.length === 1) return chooseAlone(g, locals, [0]);
    const asked = { seat: env.seat, rule: g.rule, source: env.source, options, min: 1, max: 1 };
    ask(g, { kind: "pick", prompt: choice.prompt(env), ...asked });
  }

  /** Whether it can be paid for with the choices made so far. */
  function isPayable(g: Reader, playing: Playing): boolean {
    const { effect, cost } = kindOf(playing);
    return canAfford(g, v, envOfPlay(playing), effect?.(g, playing), cost?.(g, playing) ?? []);
  }

  /** The bounds of a number: the most is what can still be paid for. */
  function payable(g: Reader, playing: Playing, { as, from = 0, to }: Of<"choose-number">): [number, number] {
    const canBe = (n: number) => isPayable(g, withNumber(playing, as, n));
    const bound = amountOf(g, v, envOfPlay(playing), to);
    let most = from;
    while (most < bound && canBe(most + 1)) most++;
    return [from, most];
  }

  const isOpen = (g: Engine, playing: Playing) =>
    !isAccepted(playing) && kindOf(playing).optional?.(g, playing) === true;

  /** Goes on with something optional, which counts as used then, or leaves it. */
  function decide(g: Engine, locals: PlayLocals, yes: boolean): void {
    if (!yes) return leave(g);
    const { playing } = locals;
    const { card, def, ability } = playing;
    locals.playing = withNumber(playing, ACCEPTED, 1);
    if (ability !== undefined) markUsed(g, v, card, def, ability);
    jump(g, "choose");
  }

  function choose(g: Engine, locals: PlayLocals, picks: readonly number[]): void {
    const { playing } = locals;
    const effect = kindOf(playing).effect?.(g, playing);
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
    if (next.do === "choose-number") {
      const [number = next.from ?? 0] = picks;
      locals.playing = withNumber(playing, next.as, number);
      return;
    }
    const targets = picked(locals, picks).map((id) => refTo(cardOf(g.state, id)));
    locals.playing = { ...playing, refs: { ...playing.refs, [next.as ?? "it"]: targets } };
  }

  return procedure<PlayLocals>(
    "play",
    [
      step("announce", v.rules.play, (g, locals) => {
        const { playing } = locals;
        const { reveal } = kindOf(playing);
        if (reveal === undefined) return;
        reveal(g, playing);
        locals.playing = { ...playing, stamp: cardOf(g.state, playing.card).stamp };
      }),
      step(
        "choose",
        v.rules.play,
        (g, locals) => {
          const { playing } = locals;
          if (isOpen(g, playing)) askWhether(g, envOfPlay(playing));
          else askNext(g, locals);
        },
        (g, locals, answer) => {
          const picks = numbersIn(answer);
          if (isOpen(g, locals.playing)) return decide(g, locals, picks.length > 0);
          choose(g, locals, picks);
          jump(g, "choose");
        },
      ),
      step("price", v.rules.play, (g, locals) => {
        const { playing } = locals;
        const { cost, effect } = kindOf(playing);
        const env = envOfPlay(playing);
        const does = effect?.(g, playing);
        const [ofModes = []] = does === undefined ? [] : modePrices(g, v, env, does);
        locals.due = priced(g, v, env, [...(cost?.(g, playing) ?? []), ...ofModes]);
      }),
      step(
        "pay",
        v.rules.play,
        (g, locals) => {
          const { playing } = locals;
          const stood = isSameCard(g.state, playing);
          const { due = [] } = locals;
          if (!continuePayment(g, v, envOfPlay(playing), due, locals) || !stood) return;
          // What has been given up for its own ability is still the card that the ability speaks of.
          locals.playing = { ...playing, stamp: cardOf(g.state, playing.card).stamp };
        },
        (g, locals, answer) => {
          recordPicks(locals, numbersIn(answer));
          jump(g, "pay");
        },
      ),
      step("do", v.rules.play, (g, locals) => {
        commitAnnouncement(g);
        const { playing } = locals;
        kindOf(playing).done(g, playing);
        flipSourceDown(g, envOfPlay(playing), locals.due ?? []);
      }),
      step("put away", v.rules.play, (g, locals) => {
        const { playing } = locals;
        kindOf(playing).putAway?.(g, playing);
      }),
    ],
    { atomic: true, of: (locals) => locals.playing.seat, shown: shownPlaying },
  );
}

/** Something that is being played as a seat may know it. */
function shownPlaying(g: Knowing, locals: PlayLocals, seat: Seat): PlayLocals | null {
  const { playing } = locals;
  if (!knowsSource(g, playing.seat, playing.card, seat)) return null;
  const shown: Playing = { ...playing, refs: shownRefs(g, playing.refs, seat) };
  return {
    playing: shown,
    ...(locals.due !== undefined && { due: locals.due }),
    ...shownPicks(g, locals, playing.seat, seat),
  };
}

/** Performs what was announced, with the cards and modes chosen then. */
export function performPlayed(g: Engine, effect: Effect, playing: Playing, rule: string): void {
  perform(g, effect, envOfPlay(playing), rule);
}

/** Indexes of the steps of playing something at which it may wait, for states saved before there was this procedure. */
export const PLAY_STEPS = { pay: 3, do: 4, putAway: 5 } as const;
