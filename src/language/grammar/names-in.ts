import type { Ref } from "../ability";
import { singleZones, statNames } from "../validate-parts";
import type { Vocabulary } from "../vocabulary";
import { CHOSEN_PLAYER } from "../walk";
import type { NameKind } from "./names";

/** What the names at one place depend on. */
export interface NamePlace {
  /** References defined there. */
  readonly known: readonly Ref[];
  /** The record in which the name stands, and the one around that. */
  readonly within?: Readonly<Record<string, unknown>> | undefined;
  readonly around?: Readonly<Record<string, unknown>> | undefined;
  /** The names of the cards that a filter may name. Defaults to none. */
  readonly pool?: readonly string[];
}

const isCard = (ref: Ref) => !/^[@#]/.test(ref);

/** Returns the names of this kind that a game has at a place. `new-name` may be any name; those offered are the usual ones. */
export function namesIn(vocabulary: Vocabulary, kind: NameKind, place: NamePlace): readonly string[] {
  const { names, hand, deck, discard } = vocabulary;
  const { within = {}, around = {} } = place;
  const special = [...(names.dealt ?? []), ...(names.ofSeats ?? [])];
  switch (kind) {
    case "ref":
      return place.known.filter(isCard);
    case "number":
      return place.known.filter((name) => name.startsWith("#")).map((name) => name.slice(1));
    case "new-name":
      return ["it", "other", "x", "mode"];
    case "type":
      return names.types;
    case "subtype":
      return names.subtypes;
    case "kinds":
      return Object.keys(names.kinds ?? {});
    case "chosen-kind":
      return place.known
        .filter((name) => !isCard(name) && name !== CHOSEN_PLAYER)
        .map((name) => name.slice(1));
    case "card":
      return typeof around.word === "string" ? (names.cards?.[around.word] ?? []) : (place.pool ?? []);
    case "position":
      return Object.keys(vocabulary.lying ?? {});
    case "state":
      return Object.keys(vocabulary.being ?? {});
    case "value":
      return statNames(names).filter(
        (stat) => !special.includes(stat) && names.final?.includes(stat) !== true,
      );
    case "changed-value":
      return statNames(names).filter((stat) => !special.includes(stat));
    case "seat-value":
      return names.ofSeats ?? [];
    case "dealt-value":
      return names.dealt ?? [];
    case "zones":
      return names.zones;
    case "zone":
      return singleZones(vocabulary);
    case "place":
      return [hand, deck, discard, ...(names.moves ?? [])];
    case "shown-zone":
      return [hand, deck, discard];
    case "step":
      return names.steps ?? [];
    case "moment":
      return names.moments;
    case "use-moment":
      return names.useMoments ?? [];
    case "way":
      return Object.keys(vocabulary.ways ?? {});
    case "event":
      return Object.keys(names.events);
    case "event-way":
      return names.hows?.[String(within.on)] ?? [];
    case "change":
      return Object.keys(names.changes);
    case "cause":
      return names.changes[String(within.change)] ?? [];
    case "label":
      return Object.keys(names.labels ?? {});
    case "effect-word":
    case "condition-word":
    case "amount-word":
    case "cost-word":
      // Each word is a form of its own.
      return [];
  }
}
