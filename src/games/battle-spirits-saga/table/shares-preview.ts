import {
  type AllotDecision,
  type Card,
  type CardId,
  cardIn,
  cardOf,
  type Message,
  type Reader,
  readStat,
} from "../../../kernel";
import type { SharesPreview } from "../../game-table";
import { coresOn } from "../rules/cores";
import { reductionOf } from "../rules/cost";
import { defOf } from "../rules/defs";
import { falls, withCores } from "../rules/with-cores";
import { zoneKey } from "../rules/zones";
import { message } from "./messages";

/** A card's current cost, and how much of its reduction is in effect (BSS 2-7-3). */
export function priceLine(g: Reader, card: Card): Message {
  const cost = readStat(g, card.id, "cost");
  const by = Math.min(cost, reductionOf(g, card.controller, card.id));
  const of = defOf(g, card).reduction.length;
  return message("battle-spirits-saga.preview.cost", { n: cost - by, cost, by, of });
}

/** "LV2, BP 5000". */
function levelOf(g: Reader, id: CardId): Message {
  const n = readStat(g, id, "level");
  if (defOf(g, cardOf(g.state, id)).type !== "spirit")
    return message("battle-spirits-saga.allotted.level", { n });
  return message("battle-spirits-saga.allotted.level-bp", { n, bp: readStat(g, id, "bp") });
}

/** The purpose of the decision. Null if it only asks which cores move. */
function aimOf(prompt: string): "pay" | "place-cores" | "arrange-cores" | "awaken" | null {
  const name = prompt.replace("prompt.battle-spirits-saga.", "");
  return name === "pay" || name === "place-cores" || name === "arrange-cores" || name === "awaken"
    ? name
    : null;
}

/** The cores of each card after the allotment. */
export function coresAfter(
  g: Reader,
  { prompt, options, source }: AllotDecision,
  amounts: readonly number[],
) {
  const aim = aimOf(prompt.key);
  const after = new Map<CardId, Record<string, number>>();
  const of = (id: CardId) => {
    const known = after.get(id) ?? { ...cardOf(g.state, id).counters };
    after.set(id, known);
    return known;
  };
  options.forEach(({ card, value }, i) => {
    const kind = String(value);
    const amount = amounts[i] ?? 0;
    if (card !== undefined)
      of(card)[kind] = aim === "arrange-cores" ? amount : (of(card)[kind] ?? 0) - amount;
    const isTaking = aim === "place-cores" || aim === "awaken";
    if (isTaking && source !== undefined) of(source)[kind] = (of(source)[kind] ?? 0) + amount;
  });
  return after;
}

/** What happens to a card that gives cores. Null if its level stays the same. */
function noteOn(g: Reader, then: Reader, id: CardId): { note: Message; harms: boolean } | null {
  const card = cardIn(g.state, id);
  const args = { card: card.def };
  if (falls(then, id) && !falls(g, id))
    return { note: message("battle-spirits-saga.allotted.falls", args), harms: true };
  const [now, next] = [readStat(g, id, "level"), readStat(then, id, "level")];
  if (now === next) return null;
  return { note: message("battle-spirits-saga.allotted.becomes", { to: levelOf(then, id) }), harms: false };
}

/** The outcome of paying, placing or moving cores this way. */
export function previewShares(
  g: Reader,
  decision: AllotDecision,
  amounts: readonly number[],
): SharesPreview | null {
  const aim = aimOf(decision.prompt.key);
  const { source, options } = decision;
  if (aim === null || source === undefined) return aim === null ? null : notesOnly(g, decision, amounts);
  const card = cardOf(g.state, source);
  const isPut = defOf(g, card).type !== "magic" && zoneKey(g, card) === "used";
  const then = withCores(g, coresAfter(g, decision, amounts));
  const levels = defOf(g, card).levels.map(({ cores }, i) =>
    i === 0 ? readStat(then, source, "lv1-cost") : cores,
  );
  const gives = coresOn(then, { card: source });
  const lines =
    aim === "pay"
      ? [priceLine(g, card)]
      : [
          message("battle-spirits-saga.allotted.gives", { n: gives, level: levelOf(then, source) }),
          message("battle-spirits-saga.allotted.levels", { levels }),
        ];
  return {
    ...(isPut && {
      steps: {
        parts: [
          message("battle-spirits-saga.allotted.part.pay"),
          message("battle-spirits-saga.allotted.part.place"),
        ],
        now: aim === "pay" ? 0 : 1,
      },
    }),
    lines,
    notes: notesOf(g, then, options),
    buttonLabel: message(
      aim === "pay" ? "battle-spirits-saga.allotted.pay" : "battle-spirits-saga.allotted.place",
    ),
  };
}

/** One note for each card, at its first share. */
function notesOf(g: Reader, then: Reader, options: AllotDecision["options"]): SharesPreview["notes"] {
  return options.flatMap(({ card }, share) => {
    const isFirst = options.findIndex((other) => other.card === card) === share;
    const found = card === undefined || !isFirst ? null : noteOn(g, then, card);
    return found === null ? [] : [{ share, ...found }];
  });
}

function notesOnly(g: Reader, decision: AllotDecision, amounts: readonly number[]): SharesPreview {
  const then = withCores(g, coresAfter(g, decision, amounts));
  return {
    lines: [],
    notes: notesOf(g, then, decision.options),
    buttonLabel: message("battle-spirits-saga.allotted.move"),
  };
}
