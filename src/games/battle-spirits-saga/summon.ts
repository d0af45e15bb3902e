import {
  announce,
  ask,
  type CardId,
  call,
  cardOf,
  commitAnnouncement,
  createCard,
  type Engine,
  jump,
  leave,
  move,
  moveToOwner,
  openProcedure,
  readStat,
  type Seat,
  type Step,
  step,
  zoneOf,
} from "../../kernel";
import { KINDS, moveCores, moveParts, type Source, sourcesOf, sumOf, zoneHolder } from "./cores";
import { ascendFrom, canAfford, costOf, type Way } from "./cost";
import { defOf } from "./defs";
import { message } from "./messages";
import { allotting } from "./payment";
import { zoneKey } from "./zones";

/** Something that is being paid for with cores. */
export interface Paid {
  readonly card: CardId;
  readonly seat: Seat;
  cost?: number;
  /** Its cost where it lay: effects that change the cost of cards in hand count (BSS 10-6-5). */
  before?: number;
  /** The spirit that Ascend empties. */
  emptied?: CardId;
  readonly only?: "reserve";
}

/** A card on its way to the field, and where it lay. */
interface Summoning extends Paid {
  readonly home: string;
  readonly free?: true;
}

/** Lays a card open where cards are used; it is no longer one of the cards where it lay (BSS 8-5-2-1, 10-6-3). */
export function reveal(g: Engine, id: CardId): void {
  const used = zoneOf(g.state, "used");
  const { controller } = cardOf(g.state, id);
  if (cardOf(g.state, id).zone !== used.id) move(g, id, used.id, { as: "reveal", controller });
}

/** The first step of using a card. */
export const revealing = (rule: string) =>
  step<Paid>("reveal", rule, (g, locals) => {
    locals.before = readStat(g, locals.card, "cost");
    reveal(g, locals.card);
  });

const named = (g: Engine, locals: Paid) => ({ card: cardOf(g.state, locals.card).def });

/** The sources of the cost: the spirit that Ascend empties keeps a core, as it must still hold one (BSS 11-8-1). */
function payingFrom(g: Engine, locals: Paid): Source[] {
  const all = sourcesOf(g, locals.seat, locals.only);
  const kept = locals.emptied;
  if (kept === undefined) return all;
  const held = all.filter(({ card }) => card === kept);
  const last = held.at(-1);
  return all.flatMap((source) => {
    if (source !== last) return [source];
    return source.most > 1 ? [{ ...source, most: source.most - 1 }] : [];
  });
}

function pay(g: Engine, locals: Paid, sources: readonly Source[], parts: readonly number[]): void {
  g.cause = { kind: "cost", card: locals.card, def: cardOf(g.state, locals.card).def };
  moveParts(g, sources, parts, zoneHolder(g, locals.seat, "trash"));
}

/** Pays a cost in cores, of the reserve and the field; where there is only one way to do so nobody is asked. */
export function paying(rule: string): Step<Paid> {
  return step<Paid>(
    "pay",
    rule,
    (g, locals) => {
      const { cost = 0 } = locals;
      const sources = payingFrom(g, locals);
      if (cost === 0) return;
      const [only] = sources;
      if (only !== undefined && (sources.length === 1 || sumOf(sources) === cost))
        return pay(g, locals, sources, sources.length === 1 ? [cost] : sources.map(({ most }) => most));
      const asked = {
        seat: locals.seat,
        prompt: message("prompt.battle-spirits-saga.pay", { ...named(g, locals), n: cost }),
        rule,
        source: locals.card,
      };
      ask(g, allotting(g, asked, sources, [cost, cost]));
    },
    (g, locals, answer) => {
      if (answer.do === "allot") pay(g, locals, payingFrom(g, locals), answer.amounts);
    },
  );
}

/** The number of cores that is proposed for a new card: as many as its highest level that the reserve alone can give. */
function proposedFor(g: Engine, id: CardId, least: number, sources: readonly Source[]): number {
  const spare = sumOf(sources.filter(({ card, kind }) => card === undefined && kind === "core"));
  const levels = defOf(g, cardOf(g.state, id)).levels.map(({ cores }) => cores);
  return Math.max(least, ...levels.filter((cores) => cores <= spare));
}

function putOnField(g: Engine, locals: Paid, sources: readonly Source[], parts: readonly number[]): void {
  const id = locals.card;
  const seat = locals.seat;
  const { type } = defOf(g, cardOf(g.state, id));
  commitAnnouncement(g);
  move(g, id, zoneOf(g.state, type === "spirit" ? "spirits" : "nexuses", seat).id, {
    as: "put",
    controller: seat,
  });
  moveParts(g, sources, parts, { card: id });
  announce(g, type === "spirit" ? "summon" : "place", seat, { card: id, def: cardOf(g.state, id).def });
}

/** Summoning a spirit and placing a nexus (BSS 10-6, 10-7). */
export const summoning = openProcedure<Summoning>(
  "summon",
  [
    revealing("BSS 10-6-3"),
    step("price", "BSS 10-6-5", (g, locals) => {
      locals.cost = locals.free === true ? 0 : costOf(g, locals.seat, locals.card, locals.before);
    }),
    step(
      "ascend",
      "BSS 11-8-1",
      (g, locals) => {
        const [first, ...others] = ascendFrom(g, locals.seat, locals.card);
        if (first === undefined) return;
        if (others.length === 0) {
          locals.emptied = first;
          return;
        }
        ask(g, {
          kind: "pick",
          seat: locals.seat,
          prompt: message("prompt.battle-spirits-saga.ascend", named(g, locals)),
          rule: "BSS 11-8-1",
          source: locals.card,
          options: [first, ...others].map((card) => ({ card })),
          min: 1,
          max: 1,
        });
      },
      (g, locals, answer) => {
        if (answer.do !== "pick") return;
        const picked = ascendFrom(g, locals.seat, locals.card)[answer.picks[0] ?? 0];
        if (picked !== undefined) locals.emptied = picked;
      },
    ),
    paying("BSS 10-6-6"),
    step("empty", "BSS 11-8-1", (g, locals) => {
      if (locals.emptied === undefined) return;
      g.cause = { kind: "cost", card: locals.card, def: cardOf(g.state, locals.card).def };
      const from = { card: locals.emptied };
      for (const kind of KINDS)
        moveCores(
          g,
          from,
          zoneHolder(g, locals.seat, "reserve"),
          kind,
          cardOf(g.state, from.card).counters[kind] ?? 0,
        );
    }),
    step(
      "place cores",
      "BSS 10-6-7",
      (g, locals) => {
        const id = locals.card;
        const sources = sourcesOf(g, locals.seat, locals.only);
        const least = readStat(g, id, "lv1-cost");
        const all = sumOf(sources);
        if (all < least) return jump(g, "give up");
        if (all === least)
          return putOnField(
            g,
            locals,
            sources,
            sources.map(({ most }) => most),
          );
        const asked = {
          seat: locals.seat,
          prompt: message("prompt.battle-spirits-saga.place-cores", { ...named(g, locals), n: least }),
          rule: "BSS 10-6-7",
          source: id,
        };
        ask(g, allotting(g, asked, sources, [least, all, proposedFor(g, id, least, sources)]));
      },
      (g, locals, answer) => {
        if (answer.do === "allot")
          putOnField(g, locals, sourcesOf(g, locals.seat, locals.only), answer.amounts);
      },
    ),
    step("done", "BSS 10-6-7", (g) => leave(g)),
    // Only when what it was to be paid with is gone since it was begun.
    step("give up", "BSS 1-3-2", (g, locals) => {
      const card = cardOf(g.state, locals.card);
      commitAnnouncement(g);
      if (zoneKey(g, card) === "used") moveToOwner(g, card.id, locals.home, { as: "put-back" });
    }),
  ],
  { atomic: true, of: ({ seat }) => seat },
);

/** Begins to put a card on the field. */
export function summon(g: Engine, seat: Seat, card: CardId, { free, only }: Way = {}): void {
  const home = zoneKey(g, cardOf(g.state, card));
  const way = { ...(free && { free: true as const }), ...(only && { only }) };
  call<Summoning>(g, "summon", { card, seat, home: home === "used" ? "trash" : home, ...way });
}

/** Begins to put a card on the field by an effect, if that can be done. */
export function summonByEffect(g: Engine, seat: Seat, card: CardId, way: Way): void {
  if (canAfford(g, seat, card, way)) summon(g, seat, card, way);
}

/** A token is made, and gets its cores like any spirit (BSS 4-12-1, 10-6-7). */
export function makeToken(g: Engine, seat: Seat, name: string): void {
  const made = createCard(g, name, seat, zoneOf(g.state, "used").id, { as: "token" });
  if (canAfford(g, seat, made.id, { free: true })) summon(g, seat, made.id, { free: true });
  else moveToOwner(g, made.id, "trash", { as: "remove" });
}
