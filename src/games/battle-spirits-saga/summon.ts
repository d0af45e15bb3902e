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
  type Seat,
  step,
  zoneOf,
} from "../../kernel";
import { allotting } from "./allotting";
import { KINDS, moveCores, moveParts, type Source, sourcesOf, sumOf, zoneHolder } from "./cores";
import { ascendFrom, canAfford, coresNeeded, costOf, type Way } from "./cost";
import { defOf } from "./defs";
import { message } from "./messages";
import { cardArgs, type Paid, paying, revealing } from "./payment";
import { zoneKey } from "./zones";

/** A card on its way to the field, and where it lay. */
interface Summoning extends Paid {
  readonly home: string;
  readonly free?: true;
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
          prompt: message("prompt.battle-spirits-saga.ascend", cardArgs(g, locals)),
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
        const least = coresNeeded(g, locals.seat, id);
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
          prompt: message("prompt.battle-spirits-saga.place-cores", { ...cardArgs(g, locals), n: least }),
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
