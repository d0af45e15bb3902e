import {
  announce,
  askAllot,
  askPick,
  type CardId,
  call,
  cardOf,
  causedBy,
  commitAnnouncement,
  createCard,
  type Engine,
  exit,
  fromPlain,
  jump,
  move,
  moveToOwner,
  openProcedure,
  readStat,
  rest,
  type Seat,
  simultaneously,
  step,
  toPlain,
  withCause,
  zoneOf,
} from "../../../kernel";
import { message } from "../table/messages";
import { allotQuestion } from "./core-shares";
import { KINDS, moveCores, type Part, type Source, sumOf, zoneHolder } from "./cores";
import { ascendSources, canAfford, coresNeeded, costOf, type SummonOptions } from "./cost";
import { defOf } from "./defs";
import { cardArgs, type PaymentLocals, payStep, revealStep, sourcesFor } from "./payment";
import { zoneKey } from "./zones";

/** A card being put on the field, and its previous zone. */
interface Summoning extends PaymentLocals {
  readonly home: string;
  readonly free?: true;
  readonly exhausted?: true;
  /** Others enter at the same time: the frame's result is what the player places on this card. */
  readonly together?: true;
}

/** A card whose cores are chosen and that enters the field with others. */
interface Placed {
  readonly card: CardId;
  readonly parts: readonly Part[];
  readonly exhausted?: true;
  /** A soul core was paid for it. */
  readonly soul?: true;
}

/** Cards that one directive puts on the field together. None is seen there before the others. */
interface SummoningAll extends Pick<Summoning, "seat" | "free" | "only" | "exhausted"> {
  readonly cards: readonly CardId[];
  at?: number;
  placed?: readonly Placed[];
}

/** How many cores to propose for a new card: the highest level that the reserve alone can reach. */
function proposedFor(g: Engine, id: CardId, least: number, sources: readonly Source[]): number {
  const spare = sumOf(sources.filter(({ card, kind }) => card === undefined && kind === "core"));
  const levels = defOf(g, cardOf(g.state, id)).levels.map(({ cores }) => cores);
  return Math.max(least, ...levels.filter((cores) => cores <= spare));
}

/** Puts cards on the field at the same time, each with its cores (BSS 8-6-3, 10-6-7, 10-7-7). */
function putOnField(g: Engine, seat: Seat, placed: readonly Placed[]): void {
  const isSpirit = (id: CardId) => defOf(g, cardOf(g.state, id)).type === "spirit";
  commitAnnouncement(g);
  for (const { card, parts, exhausted = false } of placed) {
    const row = zoneOf(g.state, isSpirit(card) ? "spirits" : "nexuses", seat).id;
    move(g, card, row, { as: "put", controller: seat });
    for (const { holder, kind, n } of parts) moveCores(g, holder, { card }, kind, n);
    if (exhausted || readStat(g, card, "enters-exhausted") > 0) rest(g, card);
  }
  simultaneously(g, [], () => {
    for (const { card, soul } of placed)
      announce(g, isSpirit(card) ? "summon" : "place", seat, {
        card,
        def: cardOf(g.state, card).def,
        ...(soul && { data: { how: "soul-paid" } }),
      });
  });
}

/** Puts a card on the field once its cores are chosen, or makes it wait for the cards that enter with it. */
function place(g: Engine, locals: Summoning, sources: readonly Source[], amounts: readonly number[]): void {
  const parts = sources.map(({ holder, kind }, i): Part => ({ holder, kind, n: amounts[i] ?? 0 }));
  if (locals.together === true) exit(g, toPlain(parts));
  else {
    const { card, exhausted, soul } = locals;
    putOnField(g, locals.seat, [{ card, parts, ...(exhausted && { exhausted }), ...(soul && { soul }) }]);
  }
}

/** Summoning a spirit, and placing a nexus by the same steps (BSS 10-6, 10-7-2 to 10-7-5). */
export const summonProcedure = openProcedure<Summoning>(
  "summon",
  [
    revealStep("BSS 10-6-3"),
    step("price", "BSS 10-6-5", (g, locals) => {
      locals.cost =
        locals.free === true ? 0 : costOf(g, locals.seat, locals.card, locals.before, locals.byAny);
    }),
    askPick(
      "ascend",
      "BSS 11-8-1",
      (g, locals) => {
        const [first, ...others] = ascendSources(g, locals.seat, locals.card);
        if (first === undefined) return undefined;
        if (others.length === 0) {
          locals.emptied = first;
          return undefined;
        }
        return {
          seat: locals.seat,
          prompt: message("prompt.battle-spirits-saga.ascend", cardArgs(g, locals)),
          source: locals.card,
          options: [first, ...others].map((card) => ({ card })),
          min: 1,
          max: 1,
        };
      },
      (g, locals, [at = 0]) => {
        const picked = ascendSources(g, locals.seat, locals.card)[at];
        if (picked !== undefined) locals.emptied = picked;
      },
    ),
    payStep("BSS 10-6-6"),
    step("empty", "BSS 11-8-1", (g, locals) => {
      if (locals.emptied === undefined) return;
      const from = { card: locals.emptied };
      const to = zoneHolder(g, locals.seat, "reserve");
      withCause(g, causedBy(g, "cost", locals.card), () => {
        for (const kind of KINDS)
          moveCores(g, from, to, kind, cardOf(g.state, from.card).counters[kind] ?? 0);
      });
    }),
    askAllot(
      "place cores",
      "BSS 10-6-7",
      (g, locals) => {
        const id = locals.card;
        const sources = sourcesFor(g, locals);
        const least = coresNeeded(g, locals.seat, id);
        const all = sumOf(sources);
        if (all < least) jump(g, "give up");
        if (all === least)
          place(
            g,
            locals,
            sources,
            sources.map(({ most }) => most),
          );
        if (all <= least) return undefined;
        const question = {
          seat: locals.seat,
          prompt: message("prompt.battle-spirits-saga.place-cores", { ...cardArgs(g, locals), n: least }),
          rule: "BSS 10-6-7",
          source: id,
        };
        // If others enter with it, proposes nothing that they may need.
        const usual = locals.together === true ? least : proposedFor(g, id, least, sources);
        return allotQuestion(g, question, sources, [least, all, usual]);
      },
      (g, locals, amounts) => place(g, locals, sourcesFor(g, locals), amounts),
    ),
    step("done", "BSS 10-6-7", (g) => exit(g)),
    // Only if its means of payment have disappeared since it began.
    step("give up", "BSS 1-3-2", (g, locals) => {
      const card = cardOf(g.state, locals.card);
      commitAnnouncement(g);
      const as = defOf(g, card).token === true ? "remove" : "put-back";
      if (zoneKey(g, card) === "used") moveToOwner(g, card.id, locals.home, { as });
      exit(g);
    }),
  ],
  { atomic: true, of: ({ seat }) => seat },
);

/** Several cards put on the field by one directive: each is paid for, then all enter together. */
export const summonAllProcedure = openProcedure<SummoningAll>(
  "summon-all",
  [
    step("next", "BSS 10-6-2", (g, locals) => {
      const { cards, at = 0, placed = [], seat, free, only, exhausted } = locals;
      const card = cards[at];
      if (card === undefined) return jump(g, "put");
      const promised = placed.flatMap(({ parts }) => parts);
      const way = { ...(free && { free }), ...(only && { only }) };
      const sum = promised.reduce((n, part) => n + part.n, 0);
      if (canAfford(g, seat, card, { ...way, promised: sum }))
        return call<Summoning>(g, "summon", {
          card,
          seat,
          home: homeOf(g, card),
          ...way,
          ...(exhausted && { exhausted }),
          promised,
          together: true,
        });
      locals.at = at + 1;
      jump(g, "next");
    }),
    step("note", "BSS 10-6-7", (g, locals) => {
      const { cards, at = 0, placed = [], exhausted } = locals;
      const card = cards[at];
      const parts = fromPlain<readonly Part[] | null>(g.state.result);
      if (card !== undefined && parts !== null)
        locals.placed = [...placed, { card, parts, ...(exhausted && { exhausted }) }];
      locals.at = at + 1;
      jump(g, "next");
    }),
    step("put", "BSS 10-6-7", (g, { placed = [], seat, cards }) => {
      putOnField(g, seat, placed);
      for (const id of cards) if (isWaiting(g, id)) moveToOwner(g, id, "trash", { as: "remove" });
    }),
  ],
  { atomic: true, of: ({ seat }) => seat },
);

/** Whether it is a token for which there were no cores. */
function isWaiting(g: Engine, id: CardId): boolean {
  const card = cardOf(g.state, id);
  return defOf(g, card).token === true && zoneKey(g, card) === "used";
}

/** The zone for a card that cannot be put on the field after all. */
function homeOf(g: Engine, card: CardId): string {
  const home = zoneKey(g, cardOf(g.state, card));
  return home === "used" ? "trash" : home;
}

/** Starts putting a card on the field. */
export function summon(
  g: Engine,
  seat: Seat,
  card: CardId,
  { free, only, exhausted }: SummonOptions = {},
): void {
  const way = {
    ...(free && { free: true as const }),
    ...(only && { only }),
    ...(exhausted && { exhausted: true as const }),
  };
  call<Summoning>(g, "summon", { card, seat, home: homeOf(g, card), ...way });
}

/** Starts putting cards on the field by an effect, as far as possible. */
export function summonByEffect(g: Engine, seat: Seat, cards: readonly CardId[], way: SummonOptions): void {
  const able = cards.filter((card) => canAfford(g, seat, card, way));
  const [only] = able;
  if (only === undefined) return;
  if (able.length === 1) return summon(g, seat, only, way);
  const { free, only: from, exhausted } = way;
  call<SummoningAll>(g, "summon-all", {
    cards: able,
    seat,
    ...(free && { free: true as const }),
    ...(from && { only: from }),
    ...(exhausted && { exhausted: true as const }),
  });
}

/** Makes tokens, which get cores like any spirit (BSS 4-12-1, 10-6-7). */
export function makeTokens(g: Engine, seat: Seat, name: string, count: number, exhausted = false): void {
  const used = zoneOf(g.state, "used").id;
  const made = Array.from({ length: count }, () => createCard(g, name, seat, used, { as: "token" }).id);
  const able = made.filter((id) => canAfford(g, seat, id, { free: true }));
  for (const id of made) if (!able.includes(id)) moveToOwner(g, id, "trash", { as: "remove" });
  summonByEffect(g, seat, able, { free: true, exhausted });
}
