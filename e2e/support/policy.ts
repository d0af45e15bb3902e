import { cellIn, type Pressable, type Situation } from "./situation";

/** What the player does next: presses something of what is on screen, or lets things take their course. */
export type Move =
  | { readonly kind: "press"; readonly what: Pressable; readonly in: Zone }
  | { readonly kind: "wait" };

export type Zone = "main" | "hand" | "board" | "cell" | "offered" | "menu";

/** What has been done in this turn. */
export interface TurnSoFar {
  attacks: number;
  flashes: number;
  abilities: number;
}

/** How much a player does in one turn; it keeps a game short. */
const MAX_PER_TURN = { attacks: 1, flashes: 1, abilities: 1 } as const;

export const freshTurn = (): TurnSoFar => ({ attacks: 0, flashes: 0, abilities: 0 });

const WAIT: Move = { kind: "wait" };
const press = (what: Pressable | undefined, zone: Zone): Move | null =>
  what?.at ? { kind: "press", what, in: zone } : null;

const can = (what: string) => (spot: Pressable) => spot.at !== null && spot.name.endsWith(`, ${what}`);

/** Cells near the centre come first: a compact board stays in the picture. */
export function best(cells: readonly Pressable[]): Pressable | undefined {
  const far = ({ name }: Pressable) => {
    const [x, y] = cellIn(name) ?? [99, 99];
    return Math.max(Math.abs(x), Math.abs(y)) + (Math.abs(x) + Math.abs(y)) / 10;
  };
  return cells.filter(({ at }) => at !== null).sort((a, b) => far(a) - far(b))[0];
}

/** A plain way of playing: answers whatever is asked, places, plays, attacks a little, ends the turn. */
export function nextMove(now: Situation, turn: TurnSoFar): Move {
  const { main } = now;
  if (main === null || now.strip !== null) return WAIT;
  const isHalfDone = [...now.hand, ...now.board].some(({ name }) => name.endsWith(", chosen to act"));
  if (isHalfDone) return aimed(now, turn) ?? WAIT;
  return answered(now, main) ?? (isOwnTurn(main) ? acted(now, turn) : press(main, "main")) ?? WAIT;
}

const isOwnTurn = ({ name }: Pressable) => name === "End turn";

/** A question that is not about acting. */
function answered(now: Situation, main: Pressable): Move | null {
  if (main.name === "Choose a marked cell") return press(best(now.cells), "cell");
  if (main.name === "Choose a name") return press(now.offered[0], "offered");
  return picked(now, main);
}

/** How questions of the games say that nothing is chosen. */
const NONE = /^(Keep all|Take none|Don’t phase|Turn all upright)$/;

/** One of several is asked for: it is chosen where it is, on the board, at a seat or in the hand, else from what is offered. */
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

/** A card has been chosen to act: where, or how. */
function aimed(now: Situation, turn: TurnSoFar): Move | null {
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

/** One's own turn: what to begin. */
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
