import {
  askAllot,
  type CardId,
  cardOf,
  causedBy,
  type Engine,
  move,
  type Reader,
  readStat,
  type Seat,
  type Step,
  step,
  withCause,
  zoneOf,
} from "../../../kernel";
import { message } from "../table/messages";
import { allotQuestion } from "./core-shares";
import { moveParts, type Part, type Source, sourcesOf, sumOf, withoutParts, zoneHolder } from "./cores";
import { byAnySymbol, costOf } from "./cost";
import { defOf } from "./defs";

/** Locals of the procedures that use a card: the card and its payment. */
export interface PaymentLocals {
  readonly card: CardId;
  readonly seat: Seat;
  cost?: number;
  /** Its cost in its previous zone: effects on the cost of hand cards apply (BSS 10-6-5). */
  before?: number;
  /** Symbols of any colour reduced its cost in its previous zone. */
  byAny?: true;
  /** A soul core has been paid. */
  soul?: true;
  /** The spirit that Ascend empties. */
  emptied?: CardId;
  readonly only?: "reserve";
  /** Cores reserved for other cards that are put on the field at the same time. */
  readonly promised?: readonly Part[];
}

/** The player's cores that may be paid or placed. */
export const sourcesFor = (
  g: Reader,
  { seat, only, promised }: Pick<PaymentLocals, "seat" | "only" | "promised">,
): readonly Source[] => withoutParts(sourcesOf(g, seat, only), promised);

/** Reveals a card that is being used. It leaves its previous zone (BSS 8-5-2-1, 10-6-3). */
export function reveal(g: Engine, id: CardId): void {
  const used = zoneOf(g.state, "used");
  const { controller } = cardOf(g.state, id);
  if (cardOf(g.state, id).zone !== used.id) move(g, id, used.id, { as: "reveal", controller });
}

/** The first step of using a card. */
export const revealStep = (rule: string) =>
  step<PaymentLocals>("reveal", rule, (g, locals) => {
    locals.before = readStat(g, locals.card, "cost");
    if (byAnySymbol(g, locals.card)) locals.byAny = true;
    reveal(g, locals.card);
  });

/** Message arguments for a prompt about the card being used. */
export const cardArgs = (g: Engine, locals: PaymentLocals) => ({ card: cardOf(g.state, locals.card).def });

/** The sources for the cost. The spirit that Ascend empties keeps one core, which it must still hold (BSS 11-8-1). */
export function paymentSources(
  g: Reader,
  locals: Pick<PaymentLocals, "seat" | "emptied" | "only" | "promised">,
): readonly Source[] {
  const all = sourcesFor(g, locals);
  const kept = locals.emptied;
  if (kept === undefined) return all;
  const held = all.filter(({ card }) => card === kept);
  const last = held.at(-1);
  return all.flatMap((source) => {
    if (source !== last) return [source];
    return source.most > 1 ? [{ ...source, most: source.most - 1 }] : [];
  });
}

function pay(g: Engine, locals: PaymentLocals, sources: readonly Source[], parts: readonly number[]): void {
  if (sources.some(({ kind }, i) => kind === "soul" && (parts[i] ?? 0) > 0)) locals.soul = true;
  withCause(g, causedBy(g, "cost", locals.card), () =>
    moveParts(g, sources, parts, zoneHolder(g, locals.seat, "trash")),
  );
}

/** Whether there is more than one way to pay a cost. */
const hasWays = (sources: readonly Source[], cost: number): boolean =>
  cost > 0 && sources.length > 1 && sumOf(sources) !== cost;

/** Whether the player is asked how to pay before anything else, if this card is used now. */
export const asksPayment = (g: Reader, seat: Seat, id: CardId): boolean =>
  defOf(g, cardOf(g.state, id)).ascend === undefined &&
  hasWays(paymentSources(g, { seat }), costOf(g, seat, id));

/** Pays a cost in cores from the reserve and the field. With only one way to pay, there is no prompt. */
export function payStep(rule: string): Step<PaymentLocals> {
  return askAllot<PaymentLocals>(
    "pay",
    rule,
    (g, locals) => {
      const { cost = 0 } = locals;
      const sources = paymentSources(g, locals);
      if (cost === 0) return undefined;
      if (sources.length > 0 && !hasWays(sources, cost)) {
        pay(g, locals, sources, sources.length === 1 ? [cost] : sources.map(({ most }) => most));
        return undefined;
      }
      const question = {
        seat: locals.seat,
        prompt: message("prompt.battle-spirits-saga.pay", { ...cardArgs(g, locals), n: cost }),
        rule,
        source: locals.card,
      };
      return allotQuestion(g, question, sources, [cost, cost], locals.emptied);
    },
    (g, locals, amounts) => pay(g, locals, paymentSources(g, locals), amounts),
  );
}
