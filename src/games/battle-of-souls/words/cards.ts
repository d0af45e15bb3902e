import {
  addCardCounter,
  announce,
  askPick,
  attach,
  type CardId,
  call,
  cardOf,
  type Engine,
  jump,
  openProcedure,
  rest,
  type Seat,
  seatsFrom,
  show,
  shuffle,
  simultaneously,
  zoneOf,
} from "../../../kernel";
import { type EffectWord, type EffectWords, seatsOf, type Who, type WordArgs } from "../../../language";
import { isFighterType } from "../cards/card";
import { defOf } from "../rules/defs";
import { destroy, KILL } from "../rules/destroying";
import { enter, makeToken, takeControl } from "../rules/entering";
import { cardsIn, isFighterOnField, isOnField } from "../rules/zones";
import { message } from "../table/messages";
import { withAmount } from "./amount";
import { base, sacrifice, send } from "./base";
import { COUNTERS } from "./costs";
import { cardWord, numberIn, printWord, WHO } from "./print-word";

const onField = (g: Engine, ids: readonly CardId[]) => ids.filter((id) => isOnField(g, cardOf(g.state, id)));
const fighters = (g: Engine, ids: readonly CardId[]) =>
  ids.filter((id) => isFighterOnField(g, cardOf(g.state, id)));

/** Turns fighters to a position. During a turn only effects do so (BOS 10.12). */
const turned = (name: string, rested: boolean) =>
  cardWord(name, [], (g, ids) => {
    const all = fighters(g, ids);
    simultaneously(g, all, () => {
      for (const id of all) rest(g, id, rested);
    });
  });

/** Shuffles cards into their owners' decks, which does not count as leaving the field (BOS 13.34). */
const shuffleIn = cardWord("shuffle-in", [], (g, ids) => {
  const owners = new Set(ids.map((id) => cardOf(g.state, id).owner));
  send(g, ids, "deck", "shuffled-in");
  for (const owner of owners) shuffle(g, zoneOf(g.state, "deck", owner).id);
});

/**
 * Puts a fighter on the field by an effect, without a sacrifice and without using the turn's deployment (BOS 4.11, BOS
 * 10.11).
 */
const deploy = cardWord(
  "deploy",
  ["deployed"],
  (g, ids, env, { rested }) => {
    for (const id of ids)
      if (isFighterType(defOf(g, cardOf(g.state, id)).type)) enter(g, id, env.seat, rested === true);
  },
  { rested: { maybe: [true] } },
);

const token = {
  args: { name: "card-name", rested: { maybe: [true] }, n: { maybe: { from: 1, to: 5 } } },
  causes: ["deployed"],
  run: (g, { seat }, { name, rested, n }) => {
    for (let i = 0; i < Number(n ?? 1); i++) makeToken(g, String(name), seat, rested === true);
  },
  print: (args) => printWord("do", "token")({ n: 1, ...args }),
} as const satisfies EffectWord;

/** Places or removes counters. Only effects place them (BOS 13.27). */
const counterWord = (name: string, sign: 1 | -1) => ({
  ...cardWord(
    name,
    [],
    (g, ids, env, args) => {
      const n = sign * numberIn(g, base, env, args.n);
      for (const id of onField(g, ids)) addCardCounter(g, id, String(args.name), n);
    },
    { name: COUNTERS, n: { maybe: "amount" } },
  ),
  print: (args: WordArgs) => printWord("do", name, ["card"])(withAmount(args)),
});

/** Attaches a card to a fighter on resolution (BOS 5.6). */
const attaching = cardWord("attach", [], (g, ids, env) => {
  const [host] = fighters(g, ids);
  if (host !== undefined && isOnField(g, cardOf(g.state, env.source))) attach(g, env.source, host);
});

/** Shows a card to all players and leaves it in place (BOS 15.25 to BOS 15.28). */
export function reveal(g: Engine, id: CardId, by: Seat): void {
  for (const { seat } of g.state.seats) show(g, id, seat);
  announce(g, "revealed", by, { card: id, def: cardOf(g.state, id).def });
}

const mill = {
  args: { who: { maybe: WHO }, n: { from: 1, to: 20 } },
  run: (g, env, { who, n }) => {
    for (const seat of seatsOf(g, env, (who ?? "you") as Who))
      send(g, cardsIn(g, "deck", seat).slice(-Number(n)).toReversed(), "discard", "milled");
  },
  print: (args) => printWord("do", "mill")({ who: "you", ...args }),
} as const satisfies EffectWord;

/** Reveals cards from the top of your own deck and leaves them there (BOS 2.21). */
const revealTop = {
  args: { n: { from: 1, to: 5 } },
  run: (g, { seat }, { n }) => {
    for (const id of cardsIn(g, "deck", seat).slice(-Number(n)).toReversed()) reveal(g, id, seat);
  },
  print: printWord("do", "reveal-top"),
} as const satisfies EffectWord;

const EACH = ["destroy", "sacrifice", "rest", "return"] as const;
type Each = (typeof EACH)[number];

interface EachLocals {
  readonly what: Each;
  readonly source: CardId;
  readonly def: string;
  seats: readonly Seat[];
}

function doEach(g: Engine, what: Each, id: CardId): void {
  if (what === "destroy") destroy(g, [id]);
  else if (what === "sacrifice") sacrifice(g, [id]);
  else if (what === "return") send(g, [id], "hand", "returned");
  else rest(g, id);
}

/** Each player selects one of their own fighters for the effect, turn player first (BOS 13.21, BOS 13.22). */
export const eachPlayer = openProcedure<EachLocals>(
  "each player",
  [
    askPick(
      "select",
      "BOS 13.21",
      (g, { seats: [seat], source, def, what }) => {
        if (seat === undefined) return undefined;
        return {
          seat,
          prompt: message(`prompt.battle-of-souls.each-${what}`, { card: def }),
          source,
          options: cardsIn(g, "fighters", seat).map((card) => ({ card })),
          min: 1,
          max: 1,
        };
      },
      (g, locals, [at = 0]) => {
        const [seat = 0, ...left] = locals.seats;
        const id = cardsIn(g, "fighters", seat)[at];
        locals.seats = left.filter((other) => cardsIn(g, "fighters", other).length > 0);
        jump(g, "select");
        if (id !== undefined) doEach(g, locals.what, id);
      },
    ),
  ],
  { atomic: true, of: "caller" },
);

const each = {
  args: { what: EACH },
  causes: ["destroyed", "sacrificed"],
  run: (g, env, { what }) => {
    const seats = seatsFrom(g.state, g.state.turn.seat).filter(
      (seat) => cardsIn(g, "fighters", seat).length > 0,
    );
    if (seats.length === 0) return;
    const { source, sourceDef: def } = env;
    call<EachLocals>(g, "each player", { what: what as Each, source, def, seats });
  },
  print: printWord("do", "each"),
} as const satisfies EffectWord;

/** Words that move, turn and mark cards. */
export const cardWords = {
  destroy: cardWord("destroy", ["destroyed"], (g, ids) => destroy(g, ids)),
  remove: cardWord("remove", [], (g, ids) => send(g, ids, "removed", "removed")),
  sacrifice: cardWord("sacrifice", ["sacrificed"], (g, ids, env) =>
    sacrifice(
      g,
      fighters(g, ids).filter((id) => cardOf(g.state, id).controller === env.seat),
    ),
  ),
  "shuffle-in": shuffleIn,
  rest: turned("rest", true),
  stand: turned("stand", false),
  deploy,
  token,
  control: cardWord("control", [], (g, ids, env) => {
    for (const id of fighters(g, ids)) takeControl(g, id, env.seat);
  }),
  "kill-token": cardWord(
    "kill-token",
    [],
    (g, ids, _env, { n }) => {
      for (const id of fighters(g, ids)) addCardCounter(g, id, KILL, Number(n ?? 1));
    },
    { n: { maybe: { from: 1, to: 9 } } },
  ),
  "add-counter": counterWord("add-counter", 1),
  "remove-counter": counterWord("remove-counter", -1),
  attach: attaching,
  reveal: cardWord("reveal", [], (g, ids, env) => {
    for (const id of ids) reveal(g, id, env.seat);
  }),
  "reveal-top": revealTop,
  mill,
  each,
} as const satisfies EffectWords;
