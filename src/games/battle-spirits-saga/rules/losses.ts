import {
  type Action,
  type AllotDecision,
  type Answer,
  type CardId,
  cardOf,
  type Decision,
  NO_COUNTERS,
  NONE,
  type Reader,
  type Seat,
  zoneOf,
} from "../../../kernel";
import { coresAfter } from "../table/shares-preview";
import { unitsOf } from "./core-shares";
import { coresOn, type Source, sourcesOf, sumOf } from "./cores";
import { ascendSources, coresNeeded, costOf } from "./cost";
import { defOf } from "./defs";
import { paymentSources } from "./payment";
import { fallenBy, fallenIn, withCores } from "./with-cores";

/** The actions that pay for a hand card. */
const PLAYS: readonly string[] = ["summon", "place", "magic", "swift"];
const NOTHING: readonly CardId[] = [];

/** A hand card about to be paid for, and the sources of its cores. */
interface Play {
  readonly seat: Seat;
  readonly card: CardId;
  readonly cost: number;
  /** How many cores it needs for LV1. Null for magic. */
  readonly least: number | null;
  readonly only?: "reserve";
  readonly emptied: readonly CardId[];
  readonly isAscend: boolean;
}

function playOf(g: Reader, seat: Seat, { type, card = NONE }: Action): Play | null {
  const held = g.state.cards[card];
  if (!PLAYS.includes(type) || held === undefined || held.zone !== zoneOf(g.state, "hand", seat).id)
    return null;
  const def = defOf(g, held);
  return {
    seat,
    card,
    cost: costOf(g, seat, card),
    least: def.type === "magic" ? null : coresNeeded(g, seat, card),
    ...(type === "swift" && { only: "reserve" as const }),
    emptied: ascendSources(g, seat, card),
    isAscend: def.ascend !== undefined,
  };
}

/** Whether the card can be paid for only with cores that keep one of its player's spirits alive (BSS 9-3-2, 10-6-7). */
export function isCostly(g: Reader, action: Action, seat: Seat): boolean {
  const play = playOf(g, seat, action);
  if (play === null) return false;
  if (play.isAscend) return true;
  const { cost, least, only } = play;
  const free = unitsOf(g, sourcesOf(g, seat, only)).filter(({ keeps }) => keeps === undefined).length;
  return free < cost + (least ?? 0);
}

const allOf = (sources: readonly Source[]) => sources.map(({ most }) => most);

/** The cards lost by playing this card before any further prompt. With only one way to pay, there is no prompt. */
function lostByPlaying(g: Reader, play: Play): readonly CardId[] {
  const { seat, cost, least, only, emptied } = play;
  if (emptied.length > 1) return NOTHING;
  const [first] = emptied;
  const sources = paymentSources(g, {
    seat,
    ...(only && { only }),
    ...(first !== undefined && { emptied: first }),
  });
  const isForced = cost === 0 || sources.length === 1 || sumOf(sources) === cost;
  if (!isForced) return emptied;
  const parts = cost === 0 ? [] : sources.length === 1 ? [cost] : allOf(sources);
  const all = sourcesOf(g, seat, only);
  const takesAll = least !== null && least > 0 && sumOf(all) - cost === least;
  const lost = takesAll ? fallenBy(g, seat, all, allOf(all)) : fallenBy(g, seat, sources, parts);
  return [...new Set([...emptied, ...lost])];
}

/** The cards lost once the payment is known: if what is left is just enough for LV1, all of it is placed. */
function lostByPaying(g: Reader, { options, source }: AllotDecision, seat: Seat, cost: number): CardId[] {
  const card = cardOf(g.state, source ?? NONE);
  const def = defOf(g, card);
  if (def.type === "magic") return [];
  const kept = def.ascend === undefined ? 0 : 1;
  const given = options.reduce((sum, { most }) => sum + most, kept);
  if (given - cost !== coresNeeded(g, seat, card.id) || given === cost) return [];
  const emptied = options.flatMap((share) => (share.card === undefined ? [] : [share.card]));
  const after = new Map(emptied.map((id) => [id, NO_COUNTERS] as const));
  return fallenIn(g, withCores(g, after), seat);
}

function lostByMoving(g: Reader, { type, card, data }: Action, seat: Seat): readonly CardId[] {
  if ((type !== "take-core" && type !== "move-core") || card === undefined) return NOTHING;
  const kind = data?.counter === "soul" ? "soul" : "core";
  return fallenBy(g, seat, [{ holder: { card }, card, kind, most: 1 }], [1]);
}

/** The cards lost by using an effect of the card and paying with that card's cores. */
function lostByUsing(g: Reader, { type, card, data }: Action, seat: Seat): readonly CardId[] {
  if (type !== "use" || card === undefined) return NOTHING;
  const abilities = defOf(g, cardOf(g.state, card)).abilities;
  const ability = abilities[Number(data?.ability ?? abilities.findIndex(({ kind }) => kind === "activated"))];
  const costs = ability?.kind === "activated" ? (ability.cost ?? []) : [];
  const own = costs.find((cost) => cost.pay === "word" && cost.word === "cores-of-this");
  const n = own?.pay === "word" ? Number(own.args?.n ?? 0) : 0;
  const source = { holder: { card }, card, kind: "core" as const, most: n };
  return n === 0 || coresOn(g, { card }) < n ? NOTHING : fallenBy(g, seat, [source], [n]);
}

/** The cards on the field that this answer would lose. The player is asked to confirm (BSS 9-3-2). */
export function losses(g: Reader, decision: Decision | null, answer: Answer): readonly CardId[] {
  const { seat } = answer;
  if (decision === null || decision.seat !== seat) return NOTHING;
  if (answer.do === "allot" && decision.kind === "allot") {
    // An effect takes the cores in any case; their player only chooses the kind.
    if (decision.prompt.key === "prompt.battle-spirits-saga.which-cores") return NOTHING;
    const { amounts } = answer;
    const lost = fallenIn(g, withCores(g, coresAfter(g, decision, amounts)), seat);
    const isPaying = decision.prompt.key === "prompt.battle-spirits-saga.pay";
    const sum = amounts.reduce((n, part) => n + part, 0);
    return isPaying ? [...new Set([...lost, ...lostByPaying(g, decision, seat, sum)])] : lost;
  }
  if (answer.do !== "act" || decision.kind !== "act") return NOTHING;
  const play = playOf(g, seat, answer.action);
  if (play !== null) return lostByPlaying(g, play);
  return [...lostByMoving(g, answer.action, seat), ...lostByUsing(g, answer.action, seat)];
}
