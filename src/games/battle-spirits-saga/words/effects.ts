import {
  addCardCounter,
  ask,
  asPlain,
  type CardId,
  cardOf,
  type Engine,
  grantAbility,
  move,
  moveToOwner,
  NONE,
  type Plain,
  pinOf,
  rest,
  type Seat,
  setVar,
  show,
  shuffle,
  simultaneously,
  stands,
  zoneOf,
} from "../../../kernel";
import {
  type Amount,
  amountOf,
  type Effect,
  type EffectWord,
  type Env,
  type Filter,
  perform,
  printAbility,
  printFilter,
  seatsOf,
  selectCards,
  type Vocabulary,
  type Who,
  type WordArgs,
} from "../../../language";
import { attackSpirit } from "../battle";
import { cards as pool } from "../cards";
import {
  type CoreZone,
  coresOn,
  fromVoid,
  KINDS,
  type Kind,
  moveCores,
  moveParts,
  type Source,
  sumOf,
  zoneHolder,
} from "../cores";
import { canAfford } from "../cost";
import { destroy } from "../destruction";
import { gainLife, loseLife } from "../life";
import { message } from "../messages";
import { allotting } from "../payment";
import { makeToken, reveal, summon, summonByEffect } from "../summon";
import { battleIn, setBattle } from "../vars";
import { isOnField } from "../zones";
import { withAmount } from "./amount";
import { base } from "./base";
import { cardsNamed, printWord, WHO } from "./print-word";
import { discardCards, setOff } from "./set-off";

const number = (g: Engine, env: Env, amount: unknown) => amountOf(g, base, env, amount as Amount);

/** The cards on the field that a word names for several, each once. */
function named(g: Engine, envs: readonly Env[], card: unknown): CardId[] {
  const ids = envs.flatMap((env) =>
    cardsNamed(g, env, card).filter((id) => isOnField(g, cardOf(g.state, id))),
  );
  return [...new Set(ids)];
}

/** A word about cards on the field, done to several at the same moment. */
const cardWord = (
  name: string,
  change: (g: Engine, ids: readonly CardId[], env: Env, args: WordArgs) => void,
  more: EffectWord["args"] = {},
): EffectWord => ({
  args: { card: "ref", ...more },
  run: (g, env, args) => change(g, named(g, [env], args.card), env, args),
  runAll: (g, envs, args) => {
    const [env] = envs;
    if (env !== undefined) change(g, named(g, envs, args.card), env, args);
  },
  can: (g, env, { card }) => cardsNamed(g, env, card).some((id) => isOnField(g, cardOf(g.state, id))),
  print: (args) => printWord("do", name, ["card"])(args.amount === undefined ? args : withAmount(args)),
});

const turned = (name: string, rested: boolean) =>
  cardWord(name, (g, ids) =>
    simultaneously(g, ids, () => {
      for (const id of ids) rest(g, id, rested);
    }),
  );

const seatWord = (
  name: string,
  change: (g: Engine, seat: Seat, n: number, env: Env) => void,
  causes: readonly string[] = [],
): EffectWord => ({
  args: { who: { maybe: WHO }, amount: "amount" },
  causes,
  run: (g, env, { who, amount }) => {
    const n = number(g, env, amount);
    if (n > 0) for (const seat of seatsOf(g, env, (who ?? "you") as Who)) change(g, seat, n, env);
  },
  print: (args) => printWord("do", name)(withAmount({ who: "you", ...args })),
});

const ZONES = ["reserve", "trash", "life", "void"] as const;

/** Kinds that an effect may move there: no soul core into life or void (BSS 4-11-3c). */
const movable = (to: CoreZone | "card"): readonly Kind[] =>
  to === "life" || to === "void" ? ["core"] : KINDS;

function sourcesIn(g: Engine, holder: Source["holder"], to: CoreZone | "card"): Source[] {
  return movable(to).flatMap((kind) => {
    const most = coresOn(g, holder, kind);
    const card = "card" in holder ? { card: holder.card } : undefined;
    return most === 0 ? [] : [{ holder, kind, most, ...card }];
  });
}

/** Whose cores they are decides which kind moves, where that makes a difference (BSS 8-5-6). */
function moveSome(
  g: Engine,
  env: Env,
  owner: Seat,
  sources: readonly Source[],
  to: Source["holder"],
  n: number,
): void {
  const due = Math.min(n, sumOf(sources));
  if (due <= 0) return;
  if (sources.length === 1 || due === sumOf(sources))
    return moveParts(g, sources, sources.length === 1 ? [due] : sources.map(({ most }) => most), to);
  const prompt = message("prompt.battle-spirits-saga.which-cores", { card: env.sourceDef, n: due });
  ask(g, allotting(g, { seat: owner, prompt, rule: "BSS 8-5-6", source: env.source }, sources, [due, due]));
}

/** From and to where a word moves cores, with the player whose they are. */
function route(g: Engine, env: Env, { card, who, from, to }: WordArgs) {
  const id = card === undefined ? undefined : cardsNamed(g, env, card)[0];
  if (card !== undefined && (id === undefined || !isOnField(g, cardOf(g.state, id)))) return undefined;
  const owner =
    id === undefined
      ? (seatsOf(g, env, (who ?? "you") as Who)[0] ?? env.seat)
      : cardOf(g.state, id).controller;
  const place = (name: Plain | undefined): Source["holder"] =>
    name === undefined && id !== undefined
      ? { card: id }
      : zoneHolder(g, owner, (name ?? "reserve") as CoreZone);
  return { owner, from: place(from), to: place(to), into: (to ?? "card") as CoreZone | "card" };
}

/** Cores of one player, between a card and an area or between two areas. Those of several cards move one card at a time. */
const cores: EffectWord = {
  args: {
    card: { maybe: "ref" },
    who: { maybe: WHO },
    from: { maybe: ZONES },
    to: { maybe: ZONES },
    amount: "amount",
  },
  run: (g, env, args) => {
    const way = route(g, env, args);
    if (way === undefined) return;
    const n = number(g, env, args.amount);
    if (args.from === "void") fromVoid(g, way.owner, way.to, Math.max(0, n));
    else moveSome(g, env, way.owner, sourcesIn(g, way.from, way.into), way.to, n);
  },
  answer: (g, env, args, answer) => {
    const way = route(g, env, args);
    if (way !== undefined && answer.do === "allot")
      moveParts(g, sourcesIn(g, way.from, way.into), answer.amounts, way.to);
  },
  print: (args) => {
    const refs = args.card === undefined ? [] : ["card"];
    return printWord("do", "cores", refs)({ who: "you", ...withAmount(args), all: isAll(args) });
  },
};

/** As many cores as lie on the card: all of them. */
function isAll({ card, from, amount }: WordArgs): boolean {
  const of = amount as Amount | undefined;
  if (card === undefined || from !== undefined || typeof of !== "object") return false;
  return "stat" in of && of.stat === "cores" && of.of === card;
}

/** The player's soul core, wherever it is, goes onto a card or into the reserve. */
const soul: EffectWord = {
  args: { card: { maybe: "ref" } },
  run: (g, env, { card }) => {
    const id = card === undefined ? undefined : named(g, [env], card)[0];
    if (card !== undefined && id === undefined) return;
    const to = id === undefined ? zoneHolder(g, env.seat, "reserve") : { card: id };
    const areas = (["reserve", "trash", "life"] as const).map((key) => zoneHolder(g, env.seat, key));
    const own = g.state.cards.filter((one) => one.controller === env.seat && isOnField(g, one));
    const from = [...areas, ...own.map((one) => ({ card: one.id }))].find(
      (holder) => coresOn(g, holder, "soul") > 0,
    );
    if (from !== undefined && JSON.stringify(from) !== JSON.stringify(to)) moveCores(g, from, to, "soul", 1);
  },
  print: (args) =>
    printWord(
      "do",
      args.card === undefined ? "soul-home" : "soul",
      args.card === undefined ? [] : ["card"],
    )(args),
};

const LOOK = { from: 1, to: 10 } as const;

const topOf = (g: Engine, seat: Seat, count: unknown) =>
  zoneOf(g.state, "deck", seat).cards.slice(-Number(count)).reverse();

const fitting = (g: Engine, env: Env, { count, from }: WordArgs): CardId[] => {
  const top = topOf(g, env.seat, count);
  const found = selectCards(g, base, env, { ...(from as Filter), zone: "deck", of: "you" });
  return top.filter((id) => found.includes(id));
};

/** Looks at the top of the deck, takes a card that fits and shows it; the rest goes where it is said (BSS 12-3, 12-2-1). */
const look: EffectWord = {
  args: { count: LOOK, from: "filter", to: { maybe: ["field"] }, rest: ["bottom", "trash", "shuffle"] },
  run: (g, env, args) => {
    for (const id of topOf(g, env.seat, args.count)) show(g, id, env.seat);
    const cards = fitting(g, env, args);
    if (cards.length === 0) return putRest(g, env, args, topOf(g, env.seat, args.count));
    ask(g, {
      kind: "pick",
      seat: env.seat,
      prompt: message("prompt.battle-spirits-saga.look", { card: env.sourceDef }),
      rule: "BSS 12-3-1",
      source: env.source,
      options: cards.map((card) => ({ card })),
      min: 0,
      max: 1,
      hidden: true,
    });
  },
  answer: (g, env, args, answer) => {
    const id = answer.do === "pick" ? fitting(g, env, args)[answer.picks[0] ?? -1] : undefined;
    const top = topOf(g, env.seat, args.count);
    if (id !== undefined && args.to === "field") summonShown(g, env, id);
    else if (id !== undefined) takeShown(g, env, id);
    const deck = zoneOf(g.state, "deck", env.seat).cards;
    putRest(
      g,
      env,
      args,
      top.filter((own) => deck.includes(own)),
    );
  },
  can: (g, env) => zoneOf(g.state, "deck", env.seat).cards.length > 0,
  print: ({ count, from, to, rest: where }) =>
    printWord(
      "do",
      "look",
    )({
      count: count ?? 1,
      to: to ?? "hand",
      rest: where ?? "bottom",
      what: asPlain(printFilter(base, from as Filter, { without: ["zone", "of"] })),
    }),
};

/** A card taken by what it says is shown before it is taken (BSS 12-2-1, 8-5-3-5b). */
function takeShown(g: Engine, env: Env, id: CardId): void {
  const hand = zoneOf(g.state, "hand", env.seat).id;
  for (const { seat } of g.state.seats) show(g, id, seat);
  move(g, id, hand, { as: "take" });
}

/** A card of the deck that is summoned for nothing lies open before the rest is put away (BSS 10-6-3). */
function summonShown(g: Engine, env: Env, id: CardId): void {
  if (!canAfford(g, env.seat, id, { free: true })) return;
  reveal(g, id);
  summon(g, env.seat, id, { free: true });
}

/** What was not taken goes where it is said; its player says in which order, having seen it (BSS 3-1-5, 12-3-1). */
function putRest(g: Engine, env: Env, { rest: where }: WordArgs, cards: readonly CardId[]): void {
  if (where === "shuffle") shuffle(g, zoneOf(g.state, "deck", env.seat).id);
  else if (where === "trash") discardCards(g, base, cards);
  else if (cards.length > 0)
    perform(g, { do: "word", word: "bury", args: { count: cards.length } }, env, g.rule);
}

/** Puts the top cards of the deck under it, the first one highest. */
const bury: EffectWord = {
  args: { count: LOOK },
  run: (g, env, { count }) => {
    const options = topOf(g, env.seat, count).map((card) => ({ card }));
    const prompt = message("prompt.battle-spirits-saga.bury", { card: env.sourceDef });
    ask(g, { kind: "arrange", seat: env.seat, prompt, rule: "BSS 3-1-5", source: env.source, options });
  },
  answer: (g, env, { count }, answer) => {
    const cards = topOf(g, env.seat, count);
    const deck = zoneOf(g.state, "deck", env.seat).id;
    if (answer.do === "arrange")
      for (const i of answer.order) move(g, cards[i] ?? NONE, deck, { as: "put-back", bottom: true });
  },
  print: printWord("do", "bury"),
};

/** A token as the effect that makes it describes it (BSS 4-12-2). */
function tokenArgs(name: string): WordArgs {
  const def = pool[name];
  const first = def?.levels[0];
  if (def === undefined || first === undefined) return { name };
  const types = [...def.colours, ...(def.subtypes ?? [])];
  return { name, types, cores: first.cores, bp: first.bp ?? 0, symbols: def.symbols.length };
}

/** The text of an ability that is given. */
function givenText(v: Vocabulary, name: string): Plain {
  const ability = pool[name]?.printed[0]?.ability;
  return ability === undefined ? name : asPlain(printAbility(v, ability));
}

/**
 * Effects of the game.
 * @param whole the vocabulary with these effects, by which given abilities are printed.
 */
export const effectsOf = (whole: () => Vocabulary): Readonly<Record<string, EffectWord>> => ({
  destroy: {
    ...cardWord("destroy", (g, ids, env) =>
      destroy(g, ids, {
        by: "effect",
        seat: env.seat,
        cause: { kind: "effect", card: env.source, def: env.sourceDef },
      }),
    ),
    causes: ["destroyed"],
  },
  exhaust: turned("exhaust", true),
  refresh: turned("refresh", false),
  cores,
  soul,
  look,
  bury,
  "gain-life": seatWord("gain-life", (g, seat, n) => gainLife(g, seat, n)),
  "lose-life": seatWord("lose-life", (g, seat, n) => void loseLife(g, seat, n), ["life-lost"]),
  mill: seatWord(
    "mill",
    (g, seat, n) => {
      const ids = topOf(g, seat, n);
      discardCards(g, base, ids);
      setVar(
        g,
        "discarded",
        ids.map((id) => ({ ...pinOf(cardOf(g.state, id)) })),
      );
    },
    ["discard"],
  ),
  // A nexus is put on the field like a spirit, but nobody calls that summoning (BSS 10-7).
  place: {
    args: { card: "ref" },
    run: (g, env, { card }) => {
      for (const id of cardsNamed(g, env, card)) summonByEffect(g, env.seat, id, { free: true });
    },
    can: (g, env, { card }) =>
      cardsNamed(g, env, card).some((id) => canAfford(g, env.seat, id, { free: true })),
    print: printWord("do", "place", ["card"]),
  },
  summon: {
    // Cards in hand and trash, and cores to pay and place, come to an end.
    args: { card: "ref", free: { maybe: [true] } },
    run: (g, env, { card, free }) => {
      for (const id of cardsNamed(g, env, card))
        summonByEffect(g, env.seat, id, free === true ? { free: true } : {});
    },
    can: (g, env, { card, free }) =>
      cardsNamed(g, env, card).some((id) => canAfford(g, env.seat, id, free === true ? { free: true } : {})),
    print: (args) => printWord("do", "summon", ["card"])(args),
  },
  token: {
    args: { name: "card-name", count: { maybe: { from: 2, to: 5 } } },
    // Tokens have no abilities of their own that could set this off again.
    run: (g, env, { name, count }) => {
      if (count === undefined) return makeToken(g, env.seat, String(name));
      const one: Effect = { do: "word", word: "token", args: { name: String(name) } };
      perform(g, { do: "seq", effects: Array<Effect>(Number(count)).fill(one) }, env, g.rule);
    },
    print: ({ name, count }) => printWord("do", "token")({ ...tokenArgs(String(name)), count: count ?? 1 }),
  },
  grant: {
    ...cardWord(
      "grant",
      (g, ids, _env, { name, until }) => {
        for (const id of ids) grantAbility(g, id, { def: String(name), ability: 0, until: String(until) });
      },
      { name: "card-name", until: ["turn", "battle"] },
    ),
    print: (args) =>
      printWord("do", "grant", ["card"])({ ...args, text: givenText(whole(), String(args.name)) }),
  },
  // What a card has done when it left is still known, wherever it lies now (BSS 8-10-1).
  "set-off": {
    args: { card: "ref", on: ["summon", "destroyed"] },
    run: (g, env, { card, on }) => {
      for (const pin of env.refs[String(card)] ?? []) setOff(g, whole(), pin.card, String(on), env.seat);
    },
    print: printWord("do", "set-off", ["card"]),
  },
  "attack-spirit": cardWord("attack-spirit", (g, ids) => {
    const [id] = ids;
    if (id !== undefined) attackSpirit(g, id);
  }),
  curse: {
    args: {},
    run: (g, env) => {
      const battle = battleIn(g.state);
      if (battle !== null)
        setBattle(g, { ...battle, curse: { kind: "effect", card: env.source, def: env.sourceDef } });
    },
    print: printWord("do", "curse"),
  },
  "return-magic": {
    args: {},
    run: (g, env) => {
      const used =
        battleIn(g.state)?.magic.filter((pin) => pin.seat === env.seat && stands(g.state, pin)) ?? [];
      for (const { card } of used) moveToOwner(g, card, "hand", { as: "return" });
    },
    print: printWord("do", "return-magic"),
  },
  "note-raid": {
    args: {},
    run: (g, env) => {
      const { counters } = cardOf(g.state, env.source);
      const now = g.state.turn.number;
      const before = counters["raid-turn"] === now ? (counters.raided ?? 0) : 0;
      addCardCounter(g, env.source, "raid-turn", now - (counters["raid-turn"] ?? 0));
      addCardCounter(g, env.source, "raided", before + 1 - (counters.raided ?? 0));
    },
    print: printWord("do", "note-raid"),
  },
});
