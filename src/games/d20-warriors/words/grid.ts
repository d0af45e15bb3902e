import {
  type Card,
  type CardId,
  type Cell,
  cardOf,
  type Engine,
  modify,
  move,
  type Reader,
  readStat,
  shift,
  zoneOf,
} from "../../../kernel";
import { asksPlace, type EffectWords, type Env } from "../../../language";
import { DIRECTIONS, emptyCellsTouching, warriors } from "../rules/board";
import { cellsFor } from "../rules/placement";
import { setPlacements, varsOf } from "../rules/vars";
import { message } from "../table/messages";
import { cardsNamed, printWord, SLUG, subject } from "./refs";

/** Empty cells next to a Warrior on which it would still touch another one. */
function shiftCells(g: Reader, card: Card): Cell[] {
  const all = warriors(g.state);
  const others = all.filter((other) => other.id !== card.id);
  const near = emptyCellsTouching([card], all);
  return near.filter(([x, y]) =>
    others.some((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) === 1),
  );
}

/** Sets a Warrior's eight numbers for the turn. */
function setNumbers(g: Engine, env: Env, card: Card, numbers: readonly number[]): void {
  DIRECTIONS.forEach((stat, i) => {
    const amount = numbers[i] ?? 0;
    modify(g, card.id, { stat, op: "set", amount, layer: "lasting", source: env.source, until: "turn" });
  });
}

const numbersOf = (g: Reader, id: CardId) => DIRECTIONS.map((direction) => readStat(g, id, direction));

/** The card an argument refers to, if it is in a hand or discard pile and has a legal cell. */
function deployable(g: Reader, env: Env, ref: unknown): { card: Card; cells: readonly Cell[] } | null {
  const id = cardsNamed(g, env, ref)[0];
  if (id === undefined) return null;
  const card = cardOf(g.state, id);
  const zone = g.state.zones[card.zone]?.key;
  if (zone !== "hand" && zone !== "discard") return null;
  if (g.rules.cards[card.def]?.type !== "warrior") return null;
  const { cells } = cellsFor(g, env.seat, card);
  return cells.length === 0 ? null : { card, cells };
}

/** The question where a card goes; undefined where there is no cell for it. No player knows a face-down Warrior. */
function cellQuestion(word: "shift" | "deploy", card: Card, cells: readonly Cell[]) {
  if (cells.length === 0) return undefined;
  const isHidden = word === "shift" && card.face === "down";
  const prompt = isHidden
    ? message("prompt.d20.shift-hidden")
    : message(`prompt.d20.${word}`, { card: card.def });
  return { prompt, card: card.id, cells };
}

/** Effects on the positions of Warriors and the directions of their numbers. */
export const gridWords = {
  shift: {
    args: { card: "ref" },
    causes: ["shift"],
    ...asksPlace(
      (g, env, args) => {
        const card = subject(g, env, args.card);
        return card === null ? undefined : cellQuestion("shift", card, shiftCells(g, card));
      },
      (g, env, args, [x, y]) => {
        const card = subject(g, env, args.card);
        if (card !== null) shift(g, card.id, x, y);
      },
    ),
    can: (g, env, args) => {
      const card = subject(g, env, args.card);
      return card !== null && shiftCells(g, card).length > 0;
    },
    print: printWord("do", "shift", ["card"]),
  },
  swap: {
    args: { card: "ref", with: "ref" },
    causes: ["shift"],
    run: (g, env, args) => {
      const a = subject(g, env, args.card);
      const b = subject(g, env, args.with);
      if (a === null || b === null || a.id === b.id) return;
      shift(g, a.id, b.x, b.y);
      shift(g, b.id, a.x, a.y);
    },
    can: (g, env, args) => subject(g, env, args.card) !== null && subject(g, env, args.with) !== null,
    print: (args) =>
      args.card === "it" && args.with === "other"
        ? { key: `${SLUG}.do.swap-both` }
        : printWord("do", "swap", ["card", "with"])(args),
  },
  rotate: {
    args: { card: "ref", steps: { from: 1, to: 7 } },
    run: (g, env, args) => {
      const card = subject(g, env, args.card);
      if (card === null) return;
      const now = numbersOf(g, card.id);
      setNumbers(
        g,
        env,
        card,
        now.map((_, i) => now[(i - Number(args.steps) + 8) % 8] ?? 0),
      );
    },
    can: (g, env, args) => subject(g, env, args.card) !== null,
    print: printWord("do", "rotate", ["card"]),
  },
  mirror: {
    args: { card: "ref", from: "ref" },
    run: (g, env, args) => {
      const card = subject(g, env, args.card);
      const from = cardsNamed(g, env, args.from)[0];
      if (card !== null && from !== undefined) setNumbers(g, env, card, numbersOf(g, from));
    },
    can: (g, env, args) => subject(g, env, args.card) !== null,
    print: printWord("do", "mirror", ["card", "from"]),
  },
  "place-again": {
    args: {},
    // Warriors are only placed on their player's own turn (D20 4.17).
    run: (g, env) => {
      if (g.state.turn.seat === env.seat) setPlacements(g, varsOf(g.state).placements + 1);
    },
    can: (g, env) => g.state.turn.seat === env.seat,
    print: printWord("do", "place-again"),
  },
  deploy: {
    args: { card: "ref" },
    causes: ["place"],
    ...asksPlace(
      (g, env, args) => {
        const found = deployable(g, env, args.card);
        return found === null ? undefined : cellQuestion("deploy", found.card, found.cells);
      },
      (g, env, args, [x, y]) => {
        const found = deployable(g, env, args.card);
        if (found === null) return;
        move(g, found.card.id, zoneOf(g.state, "battlefield").id, { x, y, as: "place" });
      },
    ),
    can: (g, env, args) => deployable(g, env, args.card) !== null,
    print: printWord("do", "deploy", ["card"]),
  },
} as const satisfies EffectWords;
