import type { CardId, Engine, Reader, Seat } from "../kernel";
import type { Cost, Effect } from "./ability";
import type { PickLocals } from "./effects/handler";
import { type Env, envOf, type Refs } from "./env";

/** Something that is being played: a card, or an ability of one. */
export interface PendingPlay {
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
  effect?(g: Reader, playing: PendingPlay): Effect | undefined;
  /** Whether its player is asked first whether to play it. */
  optional?(g: Reader, playing: PendingPlay): boolean;
  /** Lays it open, as the first thing of all. */
  reveal?(g: Engine, playing: PendingPlay): void;
  /** The price, when everything has been chosen; that of its modes comes to it. */
  cost?(g: Reader, playing: PendingPlay): readonly Cost[];
  /** It is paid for: it is put on the stack, performed, or put into play. */
  onPaid(g: Engine, playing: PendingPlay): void;
  /** What becomes of the card when all of it has been performed. */
  afterPerformed?(g: Engine, playing: PendingPlay): void;
}

/** What an effect knows when it is what was announced. */
export function envOfPlay({ card, stamp, was, def, seat, refs, chosen }: Omit<PendingPlay, "kind">): Env {
  const source = { id: card, stamp, def, controller: seat, ...(was !== undefined && { was }) };
  return envOf(source, refs, seat, chosen);
}

/** Under this name it is noted that something optional is played. */
const ACCEPTED = "may";

/** Whether its player has been asked to play it, and agreed. */
export const isAccepted = ({ chosen }: Pick<PendingPlay, "chosen">): boolean => chosen[ACCEPTED] === 1;

/** What the frame holds of something that is being played. */
export interface PlayLocals extends PickLocals {
  playing: PendingPlay;
  /** Its price, once it is known. */
  due?: readonly Cost[];
}

/** The ways of playing something that a game has, by name. */
export type PlayKinds = Readonly<Record<string, PlayKind>>;

/** The same with one more number, or mode, chosen for it. */
export const withNumber = (playing: PendingPlay, name: string, n: number): PendingPlay => ({
  ...playing,
  chosen: { ...playing.chosen, [name]: n },
});

/** The same after its player has agreed to play it. */
export const accepted = (playing: PendingPlay): PendingPlay => withNumber(playing, ACCEPTED, 1);

/** The way in which something is played. */
export function kindOf(kinds: PlayKinds, { kind }: PendingPlay): PlayKind {
  const found = kinds[kind];
  if (found === undefined) throw new RangeError(`no way ${kind} of playing`);
  return found;
}
