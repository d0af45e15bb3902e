import type { Message } from "../../kernel";
import type { Amount, Condition, Filter } from "../ability";
import type { Vocabulary } from "../vocabulary";
import { message } from "./message";
import { printFilter, printPlace, printRef, printZone, quantity } from "./noun";

type More = Extract<Condition, { is: "more" }>;

/** The filter's owner or neighbour becomes the subject of the sentence. */
function printHaving(v: Vocabulary, filter: Filter, atLeast: number): Message {
  const some = { form: atLeast > 1 ? "least" : "a", count: Math.max(1, atLeast) } as const;
  const form = atLeast === 0 ? ({ form: "bare", count: 2 } as const) : some;
  const none = atLeast === 0;
  if (filter.touching !== undefined) {
    const what = printFilter(v, filter, { ...form, without: ["touching"] });
    return message("lang.if.touches", { card: printRef(v.slug, filter.touching), filter: what, none });
  }
  if (filter.of !== undefined && printPlace(v, filter) === undefined) {
    const what = printFilter(v, filter, { ...form, without: ["of"] });
    return message("lang.if.controls", { who: filter.of, filter: what, none });
  }
  return message("lang.if.there", { filter: printFilter(v, filter, form), none, many: atLeast !== 1 });
}

const sameBut = (a: Filter, b: Filter) =>
  JSON.stringify({ ...a, of: null }) === JSON.stringify({ ...b, of: null });

/** The counted things, without "the number of". */
function counted(v: Vocabulary, amount: Amount): Message | null {
  if (typeof amount === "number" || !("count" in amount || "cardsIn" in amount)) return null;
  if ((amount.times ?? 1) !== 1 || amount.max !== undefined) return null;
  if ("count" in amount) return printFilter(v, amount.count, { form: "bare", count: 2 });
  return message("lang.if.cards", { place: printZone(v, amount.cardsIn), of: amount.of });
}

function printMore(v: Vocabulary, { amount, than }: More): Message {
  if (typeof amount === "object" && typeof than === "object") {
    if ("count" in amount && "count" in than && amount.count.of && sameBut(amount.count, than.count)) {
      const filter = printFilter(v, amount.count, { form: "bare", count: 2, without: ["of"] });
      return message("lang.if.controls-more", { who: amount.count.of, filter });
    }
    if ("cardsIn" in amount && "cardsIn" in than && amount.cardsIn === than.cardsIn) {
      return message("lang.if.has-more", {
        who: amount.of,
        place: printZone(v, amount.cardsIn),
      });
    }
  }
  const more = counted(v, amount);
  if (more !== null && typeof than === "number") return message("lang.if.more-than", { what: more, n: than });
  const fewer = counted(v, than);
  if (fewer !== null && typeof amount === "number") {
    return message("lang.if.fewer-than", { what: fewer, n: amount });
  }
  return message("lang.if.more", { amount: quantity(v, amount), than: quantity(v, than) });
}

/** A condition as a clause that follows "if" or "while". */
export function printCondition(v: Vocabulary, condition: Condition): Message {
  switch (condition.is) {
    case "exists":
      return printHaving(v, condition.filter, condition.atLeast ?? 1);
    case "none":
      return printHaving(v, condition.filter, 0);
    case "more":
      return printMore(v, condition);
    case "turn":
      return message("lang.if.turn", { of: condition.of });
    case "step":
      return message("lang.if.step", {
        of: condition.of ?? "any",
        steps: condition.steps.map((step) => ({ key: `${v.slug}.turn-step.${step}` })),
      });
    case "matches":
      return printMatch(v, condition, false);
    case "not": {
      const { condition: inner } = condition;
      if (inner.is === "matches") return printMatch(v, inner, true);
      return message("lang.if.not", { condition: printCondition(v, inner) });
    }
    case "all":
    case "any":
      return message(`lang.if.${condition.is}`, {
        conditions: condition.conditions.map((c) => printCondition(v, c)),
      });
    case "word":
      return (
        v.conditions[condition.word]?.print(condition.args ?? {}) ?? { key: `missing.${condition.word}` }
      );
  }
}

function printMatch(v: Vocabulary, match: Extract<Condition, { is: "matches" }>, not: boolean): Message {
  const card = printRef(v.slug, match.card);
  return message("lang.if.matches", { card, filter: printFilter(v, match.filter), not });
}
