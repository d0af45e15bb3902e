import type { CardId, Engine, Reader, Seat } from "../kernel";
import type { Cost, Effect } from "./ability";
import type { PickLocals } from "./effects/handler";
import { type Env, envOf, type Refs } from "./env";

/** A card or ability that is being played. */
export interface PendingPlay {
  /** The name of the game's way of playing it. */
  readonly kind: string;
  readonly seat: Seat;
  readonly card: CardId;
  readonly stamp: number;
  /** The card's stamp before the event that triggered it, if that differs. */
  readonly was?: number | undefined;
  readonly def: string;
  readonly ability?: number | undefined;
  /** The announced choices, by name: cards, modes and numbers. */
  readonly refs: Refs;
  readonly chosen: Readonly<Record<string, number>>;
}

/** A game's definition of one way of playing a card or ability. */
export interface PlayKind {
  /** The clause that its events cite. */
  readonly rule: string;
  /** The effect to perform. Its announced choices are made first. */
  effect?(g: Reader, playing: PendingPlay): Effect | undefined;
  /** Whether its player is asked first whether to play it. */
  optional?(g: Reader, playing: PendingPlay): boolean;
  /** Reveals it, as the first step. */
  reveal?(g: Engine, playing: PendingPlay): void;
  /** The price once everything has been chosen. The costs of its modes are added to it. */
  cost?(g: Reader, playing: PendingPlay): readonly Cost[];
  /** Called when it is paid: puts it on the stack, performs it, or puts it into play. */
  onPaid(g: Engine, playing: PendingPlay): void;
  /** Puts the card away after all of it has been performed. */
  afterPerformed?(g: Engine, playing: PendingPlay): void;
}

/** The context of the announced effect. */
export function envOfPlay({ card, stamp, was, def, seat, refs, chosen }: Omit<PendingPlay, "kind">): Env {
  const source = { id: card, stamp, def, controller: seat, ...(was !== undefined && { was }) };
  return envOf(source, refs, seat, chosen);
}

/** The name under which the choice to play something optional is noted. */
const ACCEPTED = "may";

/** Whether its player was asked to play it, and agreed. */
export const isAccepted = ({ chosen }: Pick<PendingPlay, "chosen">): boolean => chosen[ACCEPTED] === 1;

/** The locals of a play frame. */
export interface PlayLocals extends PickLocals {
  playing: PendingPlay;
  /** The price, once it is known. */
  due?: readonly Cost[];
}

/** A game's ways of playing, by name. */
export type PlayKinds = Readonly<Record<string, PlayKind>>;

/** The play with one more number or mode chosen. */
export const withNumber = (playing: PendingPlay, name: string, n: number): PendingPlay => ({
  ...playing,
  chosen: { ...playing.chosen, [name]: n },
});

/** The same, after its player has agreed to play it. */
export const accepted = (playing: PendingPlay): PendingPlay => withNumber(playing, ACCEPTED, 1);

/** The way in which something is played. */
export function kindOf(kinds: PlayKinds, { kind }: PendingPlay): PlayKind {
  const found = kinds[kind];
  if (found === undefined) throw new RangeError(`no way ${kind} of playing`);
  return found;
}
