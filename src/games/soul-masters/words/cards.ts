import {
  attach,
  type CardId,
  cardOf,
  type Decision,
  type Engine,
  grantAbility,
  modify,
  momentOf,
  move,
  moveToOwner,
  NONE,
  type Plain,
  putFaceDown,
  type Reader,
  readStat,
  refTo,
  rest,
  type Seat,
  show,
  shuffle,
  simultaneously,
  toPlain,
  triggerAbility,
  zoneOf,
} from "../../../kernel";
import {
  type EffectWord,
  type EffectWords,
  type Env,
  type Filter,
  nameInEffect,
  printFilter,
  seatsOf,
  selectCards,
  type Who,
  type WordArgs,
} from "../../../language";
import { searchesDeck } from "../../deck-search";
import { deckTopWords } from "../../deck-top";
import { commanderOf, movable } from "../rules/defs";
import { enter } from "../rules/entering";
import { makeNull } from "../rules/nulling";
import { millCards, putTopUnder } from "../rules/piles";
import { store } from "../rules/resources";
import { makeToken } from "../rules/tokens";
import { cardsIn, isEnergy, isInPlay, isOnBattleground, zoneKey } from "../rules/zones";
import { message } from "../table/messages";
import { base, sacrifice } from "./base";
import { cardsNamed, cardWord, MILLED, printWord, WHO } from "./print-word";

const canRest = (g: Engine, id: CardId) =>
  isInPlay(g, cardOf(g.state, id)) || isEnergy(g, cardOf(g.state, id));

const turned = (name: string, rested: boolean) =>
  cardWord(name, [], (g, ids) =>
    simultaneously(g, ids, () => {
      for (const id of ids) if (canRest(g, id)) rest(g, id, rested);
    }),
  );

const sent = (name: string, zone: string, as: string, from: (g: Engine, id: CardId) => boolean) =>
  cardWord(name, [as], (g, ids) => {
    const going = movable(g, ids).filter((id) => from(g, id));
    simultaneously(g, going, () => {
      for (const id of going) moveToOwner(g, id, zone, { as });
    });
  });

const inPlay = (g: Engine, id: CardId) => isInPlay(g, cardOf(g.state, id));
/** Anywhere but out of the game, from where nothing comes back (SM 24.13.1). */
const anywhere = (g: Engine, id: CardId) =>
  cardOf(g.state, id).zone !== NONE && zoneKey(g, cardOf(g.state, id)) !== "removed";

/** Sacrifices the player's own cards of the battleground or energy field (SM 24.16.1, SM 24.16.2). */
const sacrificing = cardWord("sacrifice", ["sacrifice"], (g, ids, env) => {
  const own = ids.filter((id) => {
    const card = cardOf(g.state, id);
    return card.controller === env.seat && (isOnBattleground(g, card) || isEnergy(g, card));
  });
  sacrifice(g, own);
});

/**
 * Puts a unit onto the battleground by an instruction (SM 10.11, SM 17.5, SM 17.6). Old cards call this Summon
 * (SM 24.18.1).
 */
const put = cardWord(
  "put",
  ({ card }, fits) => ((fits(card)?.zone ?? "hand") === "hand" ? ["enter", "enter-from-hand"] : ["enter"]),
  (g, ids, env, { rested }) => {
    for (const id of movable(g, ids)) {
      const fromHand = zoneKey(g, cardOf(g.state, id)) === "hand";
      enter(g, id, env.seat, { fromHand, rested: rested === true });
    }
  },
  { rested: { maybe: [true] } },
);

function placeAsEnergy(g: Engine, id: CardId, { face, rested }: WordArgs): void {
  const { owner } = cardOf(g.state, id);
  if (cardsIn(g, "energy", owner) >= readStat(g, commanderOf(g, owner).id, "core-energy")) return;
  const { id: to } = zoneOf(g.state, "energy", owner);
  const how = { as: "energy", ...(rested === true && { rested }) };
  if (face === "up") move(g, id, to, how);
  else putFaceDown(g, id, to, how);
}

/** Puts cards into their owner's energy field, as far as there is space (SM 9.8). */
const placeEnergy = cardWord(
  "place-energy",
  [],
  (g, ids, _env, args) => {
    for (const id of movable(g, ids)) placeAsEnergy(g, id, args);
  },
  { face: { maybe: ["up"] }, rested: { maybe: [true] } },
);

/** Puts a hex or an Animated spell onto the battleground as it resolves (SM 23.3.1, SM 23.4.1). */
const placeThis = {
  args: {},
  causes: ["enter"],
  run: (g, env) => {
    if (zoneKey(g, cardOf(g.state, env.source)) === "stack") enter(g, env.source, env.seat);
  },
  print: printWord("do", "place-this"),
} as const satisfies EffectWord;

const nulling = cardWord(
  "null",
  [],
  (g, ids, env, { until }) => {
    const moment = until === "your-upkeep" ? momentOf("upkeep", env.seat) : String(until);
    for (const id of ids) makeNull(g, id, env.source, moment);
  },
  { until: ["turn", "combat", "your-upkeep"] },
);

/** A shocked unit does not ready in its controller's next upkeep, but by instructions (SM 24.17.1, SM 24.17.2). */
const shock = cardWord("shock", [], (g, ids, env) => {
  for (const id of ids) {
    const until = momentOf("ready", cardOf(g.state, id).controller);
    modify(g, id, { stat: "shocked", layer: "only", op: "add", amount: 1, source: env.source, until });
  }
});

/** Attaches a card to another one (SM 24.1.1). */
const attaching = cardWord(
  "attach",
  [],
  (g, ids, env, { to }) => {
    const [host] = cardsNamed(g, env, to);
    if (host === undefined) return;
    for (const id of movable(g, ids)) {
      if (id === host) continue;
      move(g, id, zoneOf(g.state, "attached", cardOf(g.state, id).owner).id, { as: "attach-card" });
      attach(g, id, host);
    }
  },
  { to: "ref" },
);

const mill = {
  args: { who: { maybe: WHO }, n: { from: 1, to: 20 } },
  causes: ["mill"],
  run: (g, env, { who, n }) => {
    const milled = seatsOf(g, env, (who ?? "you") as Who).flatMap((seat) => millCards(g, seat, Number(n)));
    nameInEffect(
      g,
      MILLED,
      milled.map((id) => refTo(cardOf(g.state, id))),
    );
  },
  print: (args) => printWord("do", "mill")({ who: "you", ...args }),
} as const satisfies EffectWord;

/** Puts the top card of your discard pile under your deck (SM 14.3.1). */
const topToBottom = {
  args: {},
  run: (g, { seat }) => putTopUnder(g, seat),
  print: printWord("do", "top-to-bottom"),
} as const satisfies EffectWord;

/** The cards a search finds in a deck. Guardians are not found (SM 24.7.1). */
function found(g: Reader, env: Env, args: WordArgs): CardId[] {
  return selectCards(g, base, env, { ...(args.from as Filter), zone: "deck", of: "you" }).filter(
    (id) => g.rules.cards[cardOf(g.state, id).def]?.subtypes?.includes("guardian") !== true,
  );
}

/** Looks through the deck for a card and takes it, then shuffles. */
const search = {
  args: {
    from: "filter",
    count: { maybe: { from: 2, to: 5 } },
    to: { maybe: ["battleground", "discard", "energy"] },
    shown: { maybe: [true] },
  },
  causes: ["enter"],
  ...searchesDeck({
    rule: "SM 24.7.1",
    deck: base.deck,
    prompt: ({ sourceDef }) => message("prompt.soul-masters.search", { card: sourceDef }),
    found,
    take: (g, env, id, { shown, to }) => {
      if (shown === true) for (const { seat } of g.state.seats) show(g, id, seat);
      if (to === "battleground") enter(g, id, env.seat);
      else if (to === "energy") placeAsEnergy(g, id, { rested: true });
      else moveToOwner(g, id, to === "discard" ? "discard" : "hand", { as: "take" });
    },
  }),
  print: ({ from, ...args }) =>
    printWord(
      "do",
      "search",
    )({ ...args, from: toPlain(printFilter(base, from as Filter, countedForm(Number(args.count ?? 1)))) }),
} as const satisfies EffectWord;

const token = {
  args: { n: { maybe: { from: 2, to: 5 } }, from: { maybe: ["resource-deck", "resource-field"] } },
  causes: ["enter"],
  run: (g, { seat }, { n = 1, from }) => {
    for (let i = 0; i < Number(n); i++)
      makeToken(g, seat, from === "resource-field" ? from : "resource-deck");
  },
  print: printWord("do", "token"),
} as const satisfies EffectWord;

/** Puts resources on a card, from where it can pay with them (SM 24.1.1, SM 24.1.2). */
const storing = {
  args: { card: "ref", n: { from: 1, to: 9 }, from: { maybe: ["resource-field"] } },
  run: (g, env, { card, n, from }) => {
    const [host] = cardsNamed(g, env, card);
    if (host !== undefined && inPlay(g, host))
      store(g, env.seat, host, Number(n), from === "resource-field" ? from : "resource-deck");
  },
  can: (g, env, { card }) => cardsNamed(g, env, card).length > 0,
  print: printWord("do", "store", ["card"]),
} as const satisfies EffectWord;

/** The next stage of a trigger, a new stack item as soon as a player gets priority (SM 18.9). */
const stage = {
  args: { ability: { from: 0, to: 9 } },
  run: (g, env, { ability }) => {
    const [it] = env.refs.it ?? [];
    const [other] = env.refs.other ?? [];
    const named = { ...(it && { card: it.card }), ...(other && { target: other.card }) };
    triggerAbility(g, env.source, Number(ability), {
      type: "stage",
      def: env.sourceDef,
      seat: env.seat,
      ...named,
    });
  },
  print: printWord("do", "stage"),
} as const satisfies EffectWord;

/** Delays an effect to later in this combat, as an ability of the same definition. */
const delay = {
  args: { ability: { from: 0, to: 9 } },
  run: (g, env, { ability }) => {
    if (isOnBattleground(g, cardOf(g.state, env.source)))
      grantAbility(g, env.source, { def: env.sourceDef, ability: Number(ability), until: "combat" });
  },
  print: printWord("do", "delay"),
} as const satisfies EffectWord;

/** How a number of searched cards is printed. */
const countedForm = (count: number) =>
  count > 1 ? ({ count, upTo: true } as const) : ({ form: "a" } as const);

/** The cards of its own that a player may choose for such a sacrifice. */
const ownFitting = (g: Reader, env: Env, seat: Seat, from: Plain | undefined): CardId[] =>
  selectCards(g, base, { ...env, seat, foe: undefined }, { ...(from as Filter), of: "you" });

const sacrificersOf = (g: Reader, env: Env, { who, from }: WordArgs): Seat[] =>
  seatsOf(g, env, who as Who).filter((seat) => ownFitting(g, env, seat, from).length > 0);

/** Players sacrifice cards of their own choice, all at the same moment: nobody sacrifices another player's (SM 24.16.2). */
const sacrifices = {
  args: { who: ["opponent", "each", "player"], from: "filter", count: { maybe: { from: 2, to: 5 } } },
  causes: ["sacrifice"],
  run: () => undefined,
  asks: (g, [env], args) =>
    env === undefined
      ? []
      : sacrificersOf(g, env, args).map((seat): Decision => {
          const options = ownFitting(g, env, seat, args.from).map((card) => ({ card }));
          const n = Math.min(Number(args.count ?? 1), options.length);
          const prompt = message("prompt.soul-masters.sacrifices", { card: env.sourceDef });
          return {
            kind: "pick",
            seat,
            prompt,
            rule: "SM 24.16.2",
            source: env.source,
            options,
            min: n,
            max: n,
          };
        }),
  runAll: (g, [env], args, answers) => {
    if (env === undefined) return;
    const ids = sacrificersOf(g, env, args).flatMap((seat, i) => {
      const own = ownFitting(g, env, seat, args.from);
      return (answers[i] ?? []).flatMap((at) => own[at] ?? []);
    });
    sacrifice(g, ids);
  },
  can: (g, env, args) => sacrificersOf(g, env, args).length > 0,
  print: ({ who, from, count }) =>
    printWord(
      "do",
      "sacrifices",
    )({
      who: who ?? "opponent",
      what: toPlain(printFilter(base, from as Filter, { count: Number(count ?? 1), without: ["of"] })),
    }),
} as const satisfies EffectWord;

/** Shuffles a player's deck, with the discard pile if the text says so. */
const shuffling = {
  args: { discard: { maybe: [true] } },
  run: (g, { seat }, { discard }) => {
    const own = discard === true ? zoneOf(g.state, "discard", seat).cards : [];
    simultaneously(g, own, () => {
      for (const id of own) moveToOwner(g, id, "deck", { as: "put-back" });
    });
    shuffle(g, zoneOf(g.state, "deck", seat).id);
  },
  print: printWord("do", "shuffle"),
} as const satisfies EffectWord;

/** Words that look at or reveal cards from the top of a deck (SM 3.12). */
const topWords = deckTopWords({
  words: () => base,
  printWord,
  rules: { look: "SM 3.12", reveal: "SM 3.12", order: "SM 3.12" },
  prompt: (card) => message("prompt.soul-masters.look", card),
  pile: "discard",
  field: "battleground",
  take: (g, id) => {
    for (const { seat } of g.state.seats) show(g, id, seat);
    moveToOwner(g, id, "hand", { as: "take" });
  },
  enter: (g, env, id) => void enter(g, id, env.seat),
  discard: (g, ids) => {
    for (const id of ids) moveToOwner(g, id, "discard", { as: "put-away" });
  },
});

/** Words that move, rest and ready cards. */
export const cardWords = {
  rest: turned("rest", true),
  ready: turned("ready", false),
  // No KO (SM 24.4.1).
  destroy: sent("destroy", "discard", "destroy", (g, id) => isOnBattleground(g, cardOf(g.state, id))),
  remove: sent("remove", "removed", "removed", anywhere),
  // Back to where it can be cast again (SM 24.12.1).
  reforge: sent("reforge", "reserve", "reforge", inPlay),
  sacrifice: sacrificing,
  sacrifices,
  shuffle: shuffling,
  ...topWords,
  put,
  "place-energy": placeEnergy,
  "place-this": placeThis,
  null: nulling,
  shock,
  attach: attaching,
  mill,
  "top-to-bottom": topToBottom,
  search,
  token,
  store: storing,
  stage,
  delay,
} as const satisfies EffectWords;
