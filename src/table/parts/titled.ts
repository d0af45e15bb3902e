import { currentLocale, foreign, type Locale, type Sayable, say } from "../../text";
import type { ZoneModel } from "../viewmodel/zones";

/** "Ann: Hand, 5 cards". */
export function zoneLabel({ spec, zone }: ZoneModel, player: string): Sayable {
  return { key: "table.zone.of", args: { zone: spec.label, player, count: zone.cards.length } };
}

/** What names an element for those who listen, with its language where that is not the page's. */
export function titled(message: Sayable): {
  readonly "aria-label": string;
  readonly lang: Locale | undefined;
} {
  return { "aria-label": say(message), lang: foreign(message) };
}

/** The language for what lies in an element that is `titled` with this: again the page's. */
export function besides(message: Sayable): Locale | undefined {
  return foreign(message) === undefined ? undefined : currentLocale();
}
