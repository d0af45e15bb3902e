import { cellIn, type Pressable, type Situation } from "./situation";

/** The player's next step: press something on screen, or wait. */
export type Move =
  | { readonly kind: "press"; readonly what: Pressable; readonly in: Zone }
  | { readonly kind: "wait" };

export type Zone = "main" | "hand" | "board" | "cell" | "offered" | "menu";

/** Actions taken in this turn. */
export interface TurnSoFar {
  attacks: number;
  flashes: number;
  abilities: number;
}

/** Maximum actions per turn, to keep games short. */
const MAX_PER_TURN = { attacks: 1, flashes: 1, abilities: 1 } as const;

export const freshTurn = (): TurnSoFar => ({ attacks: 0, flashes: 0, abilities: 0 });

const WAIT: Move = { kind: "wait" };
const press = (what: Pressable | undefined, zone: Zone): Move | null =>
  what?.at ? { kind: "press", what, in: zone } : null;

const can = (what: string) => (spot: Pressable) => spot.at !== null && spot.name.endsWith(`, ${what}`);

/** The best cell: near the centre, so that a compact board stays in view. */
export function best(cells: readonly Pressable[]): Pressable | undefined {
  const far = ({ name }: Pressable) => {
    const [x, y] = cellIn(name) ?? [99, 99];
    return Math.max(Math.abs(x), Math.abs(y)) + (Math.abs(x) + Math.abs(y)) / 10;
  };
  return cells.filter(({ at }) => at !== null).sort((a, b) => far(a) - far(b))[0];
}

/** A simple policy: answers every prompt, places, plays, attacks a little, ends the turn. */
export function nextMove(now: Situation, turn: TurnSoFar): Move {
  const { main } = now;
  if (main === null || now.strip !== null) return WAIT;
  const isHalfDone = [...now.hand, ...now.board].some(({ name }) => name.endsWith(", chosen to act"));
  if (isHalfDone) return targetMove(now, turn) ?? WAIT;
  return answered(now, main) ?? (isOwnTurn(main) ? acted(now, turn) : press(main, "main")) ?? WAIT;
}

const isOwnTurn = ({ name }: Pressable) => name === "End turn";

/** Answers a prompt that is not about acting. */
function answered(now: Situation, main: Pressable): Move | null {
  if (main.name === "Choose a marked cell") return press(best(now.cells), "cell");
  if (main.name === "Choose a name") return press(now.offered[0], "offered");
  return picked(now, main);
}

/** How the games label choosing nothing. */
const NONE = /^(Keep all|Take none|Don’t phase|Turn all upright)$/;

/** Picks one of several options where it is shown: on the board, at a seat or in the hand, otherwise from the list. */
export function picked(now: Situation, main: Pressable): Move | null {
  if (
    !/^(Choose (none|one|\d+ cards?|\d+ more|an opponent|a player)|Let it through)$/.test(main.name) &&
    !NONE.test(main.name)
  )
    return null;
  const mayBe = can("can be chosen");
  const onBoard = now.board.find((spot) => mayBe(spot) || /^Choose (?!this cell)/.test(spot.name));
  const offered = now.offered.find(({ at, pressed }) => at !== null && !pressed);
  return (
    press(onBoard, "board") ??
    press(now.hand.find(mayBe), "hand") ??
    press(offered, "offered") ??
    press(main, "main")
  );
}

/** With a card chosen to act: chooses a target or an action. */
function targetMove(now: Situation, turn: TurnSoFar): Move | null {
  const ability = now.menu.find(({ name }) => name.includes(": "));
  if (ability && turn.abilities < MAX_PER_TURN.abilities) {
    turn.abilities++;
    return press(ability, "menu");
  }
  return (
    press(best(now.cells), "cell") ??
    press([...now.board, ...now.hand].find(can("legal target")), "board") ??
    press(now.menu[0], "menu")
  );
}

/** In one's own turn: starts an action. */
function acted(now: Situation, turn: TurnSoFar): Move | null {
  const cards = now.hand.filter(can("may act"));
  const warrior = cards.find(({ name }) => /, warrior/i.test(name));
  if (warrior) return press(warrior, "hand");
  const flash = cards.find(({ name }) => /, flash/i.test(name));
  if (flash && turn.flashes < MAX_PER_TURN.flashes) {
    turn.flashes++;
    return press(flash, "hand");
  }
  const fighter = now.board.find((spot) => can("may act")(spot) && spot.name.includes(", yours,"));
  if (fighter && turn.attacks < MAX_PER_TURN.attacks) {
    turn.attacks++;
    return press(fighter, "board");
  }
  return press(now.main ?? undefined, "main");
}
