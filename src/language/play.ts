import {
  BY_RULE,
  type CardId,
  call,
  cardOf,
  commitAnnouncement,
  type Engine,
  exit,
  isSameCard,
  jump,
  numbersIn,
  type Position,
  type Procedure,
  procedure,
  pushStack,
  type Seat,
  type StackItem,
  type Step,
  shownRefs,
  step,
} from "../kernel";
import type { Effect } from "./ability";
import { askNext, choose, type Game } from "./announcing";
import { currentCosts } from "./effects/costs";
import { askWhether } from "./effects/flow";
import { perform } from "./effects/handler";
import { continuePayment, flipSourceDown, recordPicks } from "./effects/payment";
import type { Refs } from "./env";
import { modePrices } from "./mode-costs";
import {
  accepted,
  envOfPlay,
  isAccepted,
  kindOf,
  type PendingPlay,
  type PlayKind,
  type PlayKinds,
  type PlayLocals,
} from "./playing";
import { knowsSource, shownPicks } from "./shown";
import { markUsed } from "./uses";
import type { Vocabulary } from "./vocabulary";

/** What the action that begins a play names. */
export interface PlayRequest {
  /** The index of the ability that is used, if any. */
  readonly ability?: number;
  /** Cards that the action names, such as the card that the played one is put on. */
  readonly refs?: Refs;
}

/** Starts a play: reveal, choose, pay, perform. */
export function startPlay(
  g: Engine,
  way: readonly [name: string, kind: Pick<PlayKind, "rule">],
  seat: Seat,
  card: CardId,
  { refs = {}, ...named }: PlayRequest = {},
): void {
  const { stamp, def } = cardOf(g.state, card);
  beginPlay(g, way, { seat, card, stamp, def, ...named, refs, chosen: {} });
}

/** Starts a play that already has card references, such as those of the event that triggered it. */
export function beginPlay(
  g: Engine,
  [kind, { rule }]: readonly [name: string, kind: Pick<PlayKind, "rule">],
  what: Omit<PendingPlay, "kind">,
): void {
  const { seat, card, stamp, was, def, ability, refs, chosen } = what;
  const earlier = was === undefined ? undefined : { was };
  const playing: PendingPlay = { kind, seat, card, stamp, ...earlier, def, ability, refs, chosen };
  call<PlayLocals>(g, "play", { playing }, { rule, cause: BY_RULE });
}

/**
 * Puts a paid play on the stack, with all its choices.
 * @returns its id there.
 */
export function putOnStack(g: Engine, { kind, ...playing }: PendingPlay): number {
  return pushStack(g, { ...playing, data: { kind } });
}

/** The play behind a stack item. */
export function playOfStackItem({
  seat,
  card,
  stamp = 0,
  was,
  def = "",
  ability,
  refs = {},
  chosen = {},
  data,
}: StackItem): PendingPlay {
  const earlier = was === undefined ? undefined : { was };
  return { kind: String(data.kind), seat, card, stamp, ...earlier, def, ability, refs, chosen };
}

/** The procedure shared by all ways of playing: announce, choose, price, pay, perform. */
export function playProcedure(v: Vocabulary, kinds: PlayKinds): Procedure {
  return procedure<PlayLocals>(
    "play",
    [
      step("announce", v.rules.play, (g, locals) => reveal(g, kinds, locals)),
      choosing({ v, kinds }),
      step("price", v.rules.play, (g, locals) => setPrice(g, { v, kinds }, locals)),
      paying(v),
      step("do", v.rules.play, (g, locals) => {
        commitAnnouncement(g);
        const { playing } = locals;
        kindOf(kinds, playing).onPaid(g, playing);
        flipSourceDown(g, envOfPlay(playing), locals.due ?? []);
      }),
      step("put away", v.rules.play, (g, locals) => {
        const { playing } = locals;
        kindOf(kinds, playing).afterPerformed?.(g, playing);
      }),
    ],
    { atomic: true, of: (locals) => locals.playing.seat, shown: shownPlaying },
  );
}

function reveal(g: Engine, kinds: PlayKinds, locals: PlayLocals): void {
  const { playing } = locals;
  const kind = kindOf(kinds, playing);
  if (kind.reveal === undefined) return;
  kind.reveal(g, playing);
  locals.playing = { ...playing, stamp: cardOf(g.state, playing.card).stamp };
}

/** The step in which its player says whether to play it, and makes the announced choices one by one. */
function choosing(game: Game): Step<PlayLocals> {
  const isOpen = (g: Engine, playing: PendingPlay) =>
    !isAccepted(playing) && kindOf(game.kinds, playing).optional?.(g, playing) === true;
  return step(
    "choose",
    game.v.rules.play,
    (g, locals) => {
      const { playing } = locals;
      if (isOpen(g, playing)) askWhether(g, envOfPlay(playing));
      else askNext(g, game, locals);
    },
    (g, locals, answer) => {
      const picks = numbersIn(answer);
      if (isOpen(g, locals.playing)) return decide(g, game.v, locals, picks.length > 0);
      choose(g, game, locals, picks);
      jump(g, "choose");
    },
  );
}

/** Continues an optional play, which then counts as used, or drops it. */
function decide(g: Engine, v: Vocabulary, locals: PlayLocals, yes: boolean): void {
  if (!yes) return exit(g);
  const { playing } = locals;
  const { card, def, ability } = playing;
  locals.playing = accepted(playing);
  if (ability !== undefined) markUsed(g, v, card, def, ability);
  jump(g, "choose");
}

/** What must be paid once everything has been chosen: the price, and that of the modes. */
function setPrice(g: Engine, { v, kinds }: Game, locals: PlayLocals): void {
  const { playing } = locals;
  const { cost, effect } = kindOf(kinds, playing);
  const env = envOfPlay(playing);
  const does = effect?.(g, playing);
  const [ofModes = []] = does === undefined ? [] : modePrices(g, v, env, does);
  locals.due = currentCosts(g, v, env, [...(cost?.(g, playing) ?? []), ...ofModes]);
}

/** The step in which it is paid for, one part of the price after another. */
const paying = (v: Vocabulary): Step<PlayLocals> =>
  step(
    "pay",
    v.rules.play,
    (g, locals) => {
      const { playing } = locals;
      const wasSame = isSameCard(g.state, playing);
      const { due = [] } = locals;
      if (!continuePayment(g, v, envOfPlay(playing), due, locals) || !wasSame) return;
      // A card given up as the cost of its own ability is still the card that the ability refers to.
      locals.playing = { ...playing, stamp: cardOf(g.state, playing.card).stamp };
    },
    (g, locals, answer) => {
      recordPicks(locals, numbersIn(answer));
      jump(g, "pay");
    },
  );

/** A play as a seat may see it. */
function shownPlaying(g: Position, locals: PlayLocals, seat: Seat): PlayLocals | null {
  const { playing } = locals;
  if (!knowsSource(g, playing.seat, playing.card, seat)) return null;
  const shown: PendingPlay = { ...playing, refs: shownRefs(g, playing.refs, seat) };
  return {
    playing: shown,
    ...(locals.due !== undefined && { due: locals.due }),
    ...shownPicks(g, locals, playing.seat, seat),
  };
}

/** Performs the announced effect with the cards and modes chosen then. */
export function performPlay(g: Engine, effect: Effect, playing: PendingPlay, rule: string): void {
  perform(g, effect, envOfPlay(playing), rule);
}

/** Indexes of the steps of a play at which it may wait, for states saved before this procedure existed. */
export const PLAY_STEPS = { pay: 3, do: 4, putAway: 5 } as const;
