import {
  type Answer,
  ask,
  type Card,
  type CardId,
  type Cell,
  cardOf,
  type Engine,
  type Message,
  modify,
  NONE,
  type Reader,
  readStat,
  setVar,
  shift,
} from "../../kernel";
import {
  type ConditionWord,
  type EffectWord,
  type Env,
  onField,
  printRef,
  refCards,
  type Vocabulary,
  type WordArgs,
} from "../../language";
import { bestOfLatest, breakOff, leader, rollAgain, throwExtra, turnDie } from "./battle";
import { DIRECTIONS, emptyCellsTouching, touching, warriors } from "./board";
import { runningBattle, sideOf, varsOf } from "./record";

/** Cards of the running battle: by role (attacker, target), by player (yours, theirs), or the other one (rival). */
function battleRef(g: Reader, env: Env, name: string): readonly CardId[] | undefined {
  if (!["attacker", "target", "yours", "theirs", "rival"].includes(name)) return undefined;
  const battle = runningBattle(g.state);
  if (battle === null) return [];
  const [attacker, target] = battle.fighters;
  if (name === "attacker") return [attacker];
  if (name === "target") return [target];
  if (name === "rival") return battle.fighters.filter((id) => id !== env.source);
  return battle.fighters.filter((id) => (cardOf(g.state, id).controller === env.seat) === (name === "yours"));
}

/** The side on which the card meant by `args.for` fights, with what to do for it. */
function forFighter(g: Engine, env: Env, args: WordArgs, then: (side: 0 | 1) => void): void {
  const battle = runningBattle(g.state);
  if (battle === null) return;
  for (const id of refCards(g, vocabulary, env, String(args.for))) {
    const side = sideOf(battle, id);
    if (side !== null) then(side);
  }
}

const phrase = (name: string, args: WordArgs, refs: readonly string[] = []): Message => {
  const said: Record<string, unknown> = { ...args };
  for (const ref of refs) said[ref] = printRef(String(args[ref]));
  return { key: `d20-warriors.do.${name}`, args: said as never };
};

/** Empty cells next to a Warrior on which it would still touch another one. */
function shiftCells(g: Reader, card: Card): Cell[] {
  const all = warriors(g.state);
  const others = all.filter((other) => other.id !== card.id);
  const near = emptyCellsTouching([card], all);
  return near.filter(([x, y]) =>
    others.some((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) === 1),
  );
}

/** The one card meant by an argument, if it can be changed by this effect. */
function subject(g: Reader, env: Env, ref: unknown, how: string): Card | null {
  const id = refCards(g, vocabulary, env, String(ref))[0] ?? NONE;
  if (id === NONE || !onField(g, vocabulary, id)) return null;
  const card = cardOf(g.state, id);
  return mayAffect(g, env, card, how) ? card : null;
}

const effects: Readonly<Record<string, EffectWord>> = {
  "extra-die": {
    run: (g, env, args) => forFighter(g, env, args, (side) => throwExtra(g, side)),
    print: (args) => phrase("extra-die", args, ["for"]),
  },
  reroll: {
    run: (g, env, args) =>
      forFighter(g, env, args, (side) => rollAgain(g, side, args.which as "all" | "lowest" | "highest")),
    print: (args) => phrase("reroll", args, ["for"]),
  },
  "turn-die": {
    run: (g, env, args) => forFighter(g, env, args, (side) => turnDie(g, side, Number(args.value))),
    print: (args) => phrase("turn-die", args, ["for"]),
  },
  "break-off": {
    run: (g) => breakOff(g),
    print: (args) => phrase("break-off", args),
  },
  shift: {
    run: (g, env, args) => {
      const card = subject(g, env, args.card, "move");
      const cells = card === null ? [] : shiftCells(g, card);
      if (card === null || cells.length === 0) return;
      const prompt = { key: "prompt.d20.shift", args: { card: card.def } };
      ask(g, {
        kind: "place",
        seat: env.seat,
        prompt,
        rule: g.rule,
        source: env.source,
        card: card.id,
        cells,
      });
    },
    answer: (g, env, args, answer: Answer) => {
      const card = subject(g, env, args.card, "move");
      if (card !== null && answer.do === "place") shift(g, card.id, answer.cell[0], answer.cell[1]);
    },
    print: (args) => phrase("shift", args, ["card"]),
  },
  swap: {
    run: (g, env, args) => {
      const a = subject(g, env, args.card, "move");
      const b = subject(g, env, args.with, "move");
      if (a === null || b === null || a.id === b.id) return;
      shift(g, a.id, b.x, b.y);
      shift(g, b.id, a.x, a.y);
    },
    print: (args) => phrase("swap", args, ["card", "with"]),
  },
  rotate: {
    run: (g, env, args) => {
      const card = subject(g, env, args.card, "modify");
      if (card === null) return;
      const steps = Number(args.steps);
      const now = DIRECTIONS.map((direction) => readStat(g, card.id, direction));
      DIRECTIONS.forEach((stat, i) => {
        const amount = now[(i - steps + 8) % 8] ?? 0;
        modify(g, card.id, { stat, op: "set", amount, layer: "lasting", source: env.source, until: "turn" });
      });
    },
    print: (args) => phrase("rotate", args, ["card"]),
  },
  mirror: {
    run: (g, env, args) => {
      const card = subject(g, env, args.card, "modify");
      const from = refCards(g, vocabulary, env, String(args.from))[0];
      if (card === null || from === undefined) return;
      const values = DIRECTIONS.map((direction) => readStat(g, from, direction));
      DIRECTIONS.forEach((stat, i) => {
        modify(g, card.id, {
          stat,
          op: "set",
          amount: values[i] ?? 0,
          layer: "lasting",
          source: env.source,
          until: "turn",
        });
      });
    },
    print: (args) => phrase("mirror", args, ["card", "from"]),
  },
  "place-again": {
    run: (g) => setVar(g, "placements", varsOf(g.state).placements + 1),
    print: (args) => phrase("place-again", args),
  },
};

/** Is the ability's own Warrior in the running battle, and on which side? */
function ownSide(g: Reader, env: Env): 0 | 1 | null {
  const battle = runningBattle(g.state);
  return battle === null ? null : sideOf(battle, env.source);
}

/** The side of the ability's controller in the running battle. */
function seatSide(g: Reader, env: Env): 0 | 1 | null {
  const battle = runningBattle(g.state);
  if (battle === null) return null;
  return cardOf(g.state, battle.fighters[0]).controller === env.seat ? 0 : 1;
}

const say = (name: string) => (args: WordArgs) => ({ key: `d20-warriors.if.${name}`, args });

const conditions: Readonly<Record<string, ConditionWord>> = {
  attacking: { holds: (g, env) => ownSide(g, env) === 0, print: say("attacking") },
  defending: { holds: (g, env) => ownSide(g, env) === 1, print: say("defending") },
  fighting: { holds: (g, env) => ownSide(g, env) !== null, print: say("fighting") },
  diagonal: {
    holds: (g) => {
      const [a, b] = (runningBattle(g.state)?.fighters ?? []).map((id) => cardOf(g.state, id));
      return a !== undefined && b !== undefined && a.x !== b.x && a.y !== b.y;
    },
    print: say("diagonal"),
  },
  trailing: {
    holds: (g, env) => {
      const battle = runningBattle(g.state);
      const side = seatSide(g, env);
      return battle?.stage === "rolled" && side !== null && leader(g, battle) === 1 - side;
    },
    print: say("trailing"),
  },
  rolled: {
    holds: (g, env, args) => {
      const battle = runningBattle(g.state);
      if (battle?.stage !== "rolled") return false;
      return refCards(g, vocabulary, env, String(args.for)).some((id) => {
        const side = sideOf(battle, id);
        return side !== null && bestOfLatest(battle, side) >= Number(args.atLeast);
      });
    },
    print: (args) => ({
      key: "d20-warriors.if.rolled",
      args: { ...args, for: printRef(String(args.for)) } as never,
    }),
  },
  "at-centre": {
    holds: (g, env) => {
      const card = cardOf(g.state, env.source);
      return card.x === 0 && card.y === 0;
    },
    print: say("at-centre"),
  },
};

/** Guarded Warriors are changed by nothing that an opponent's card does. */
function mayAffect(g: Reader, env: Env, card: Card, _how: string): boolean {
  if (card.face === "down" || card.controller === env.seat) return true;
  return readStat(g, card.id, "kw-guarded") === 0;
}

/** The words of D20 Warriors in the card language. */
export const vocabulary: Vocabulary = {
  slug: "d20-warriors",
  field: "battlefield",
  hand: "hand",
  deck: "deck",
  discard: "discard",
  layer: { standing: "standing", lasting: "lasting" },
  rules: { ability: "D20 6.3", play: "D20 3.5" },
  ref: battleRef,
  touching: (_g, a, b) => touching(a, b),
  mayAffect,
  effects,
  conditions,
};
