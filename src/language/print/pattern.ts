import type { Message } from "../../kernel";
import type { Filter, Pattern } from "../ability";
import type { Vocabulary } from "../vocabulary";
import { message } from "./message";
import { printFilter, printRef, printZone } from "./noun";

/** The card of an event or of a static ability. */
export function printSubject(v: Vocabulary, subject: "this" | Filter | undefined): Message {
  return subject === "this" ? printRef(v.slug, "this") : printFilter(v, subject ?? {});
}

/** The card of an event. Its zone is clear from the event, unless the filter names another one. */
function printEventCard(v: Vocabulary, { on, card }: Pattern): Message {
  const zone = v.names.eventZones?.[on];
  if (zone === undefined || card === "this" || card?.zone !== undefined) return printSubject(v, card);
  return printFilter(v, { zone, ...card }, { without: ["zone"] });
}

/** In what way the event happened, by which card and from which zone. */
function mannerOf(v: Vocabulary, { on, how, source, from }: Pattern): Record<string, Message> {
  const by =
    source === undefined
      ? undefined
      : { source: printFilter(v, { zone: v.hand, ...source }, { without: ["zone"] }) };
  return {
    ...(how === undefined ? by : { how: message(`${v.slug}.how.${on}.${how}`, by ?? {}) }),
    ...(from !== undefined && { from: printZone(v, from) }),
  };
}

export function printPattern(v: Vocabulary, pattern: Pattern): Message {
  const manner = mannerOf(v, pattern);
  const when = printEvent(v, pattern);
  return Object.keys(manner).length === 0 ? when : message("lang.when", { when, ...manner });
}

function printEvent(v: Vocabulary, pattern: Pattern): Message {
  // "When you place ..." names the player, so the card is not also called "a Warrior you control".
  return message(`${v.slug}.when.${pattern.on}`, {
    card: printEventCard(v, pattern),
    self: pattern.card === "this",
    anyCard: pattern.card === undefined,
    other: printSubject(v, pattern.other),
    otherSelf: pattern.other === "this",
    anyOther: pattern.other === undefined,
    by: pattern.by ?? "any",
  });
}
