import { type GameSlug, isGameSlug } from "../../games/registry";
import { tidyLink } from "../../store/links/tidy";

/** The current place in the app: everything that a bookmark may contain, and nothing more. */
export type Route =
  | { readonly kind: "home" }
  /** `deck`: id of the deck for the first seat. */
  | { readonly kind: "play"; readonly slug: GameSlug; readonly deck?: string }
  | { readonly kind: "table"; readonly match: string }
  | { readonly kind: "rules"; readonly slug: GameSlug; readonly clause?: string }
  | { readonly kind: "rulebooks" }
  /** The decks for a game; for the first game when none is named. */
  | { readonly kind: "decks"; readonly slug?: GameSlug }
  | { readonly kind: "deck"; readonly slug: GameSlug; readonly deck: string }
  /** Every card of a game. */
  | { readonly kind: "cards"; readonly slug: GameSlug }
  /** The card sets of a game. */
  | { readonly kind: "sets"; readonly slug: GameSlug }
  /** A card set to write cards in. `card`: number of a card in it, from 1. */
  | { readonly kind: "edit-set"; readonly slug: GameSlug; readonly code: string; readonly card?: number }
  /** A card to be copied into a set. */
  | { readonly kind: "copy-card"; readonly slug: GameSlug; readonly name: string }
  /** The start of a draft or sealed event. */
  | { readonly kind: "new-event"; readonly slug: GameSlug; readonly event: EventKind }
  | { readonly kind: "event"; readonly slug: GameSlug; readonly event: string }
  /** A deck encoded in the address. */
  | { readonly kind: "shared-deck"; readonly text: string }
  /** A card set encoded in the address. */
  | { readonly kind: "shared-set"; readonly text: string }
  /** The positions of a game; of the first game when none is named. */
  | { readonly kind: "positions"; readonly slug?: GameSlug }
  | { readonly kind: "new-position"; readonly slug: GameSlug }
  | { readonly kind: "position"; readonly position: string }
  /** A position encoded in the address. */
  | { readonly kind: "shared-position"; readonly text: string }
  /** The puzzles of a game; of the first game with any when none is named. */
  | { readonly kind: "puzzles"; readonly slug?: GameSlug }
  | { readonly kind: "puzzle"; readonly slug: GameSlug; readonly puzzle: string }
  | { readonly kind: "settings" }
  | { readonly kind: "saves" }
  | { readonly kind: "statistics" }
  /** `at`: answers given before the moment it begins with. */
  | { readonly kind: "replay"; readonly match: string; readonly at?: number }
  /** A moment of a match encoded in the address; `watch`: its replay is on the table. */
  | { readonly kind: "link"; readonly text: string; readonly watch: boolean }
  /** An address of an unknown screen, game or match. */
  | { readonly kind: "unknown"; readonly address: string };

export type Screen = Route["kind"];

/** Longest address that is not a link, in characters. */
const MAX_ADDRESS_LENGTH = 300;
const MATCH_ID = /^[\w-]{1,64}$/;
const DECK_ID = MATCH_ID;
const EVENT_ID = MATCH_ID;
const POSITION_ID = MATCH_ID;
const PUZZLE_ID = MATCH_ID;
const EVENT_KINDS = ["draft", "sealed"] as const;
type EventKind = (typeof EVENT_KINDS)[number];
/** The rest of the address is validated by the link reader. */
const LINK = /^\/link\/([^/]*)(\/[^/]*)?$/;
const SHARED_KINDS = ["shared-deck", "shared-set", "shared-position"] as const;
const SHARED = /^\/(shared-deck|shared-set|shared-position)\/([^/]*)$/;
const sharedKind = (name: string) => SHARED_KINDS.find((kind) => kind === name) ?? "shared-deck";
const SET_CODE = /^[A-Z][A-Z0-9]{1,5}$/;
const CARD_NUMBER = /^[1-9]\d{0,2}$/;
const MAX_CARD_NAME = 100;
/** What may follow an address in a sentence. */
const AFTER_NAME = /[\s.,)!\u200b]+$/u;
const tidyName = (name: string) => name.replace(AFTER_NAME, "");
const MOMENT = /^\d{1,6}$/;
const CLAUSE_ID = /^[\p{L}\p{N} ().:_-]{0,63}[\p{L}\p{N}]$/u;

function segmentsOf(address: string): readonly string[] | null {
  try {
    return address.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Characters that a sentence or a program puts after an address. */
const AFTER = /(?:[\s.,;:!?)\]}>'"…\p{Cf}]|%20|%0A|%0D|%E2%80%8B)+$/u;

/** Parses the fragment of an address ("#/rules/d20-warriors/D20%205.2"). Never throws. */
export function parseRoute(fragment: string): Route {
  const address = fragment.replace(/^#/, "");
  const route = routeOf(address);
  if (route.kind !== "unknown" || address.length > MAX_ADDRESS_LENGTH) return route;
  const plain = routeOf(address.replace(AFTER, ""));
  return plain.kind === "unknown" ? route : plain;
}

function routeOf(address: string): Route {
  const unknown: Route = { kind: "unknown", address };
  const [, text, after = ""] = LINK.exec(address) ?? [];
  const isWatched = tidyLink(after) === "watch";
  if (text !== undefined && (isWatched || tidyLink(after) === ""))
    return { kind: "link", text: tidyLink(text), watch: isWatched };
  const [, kind, shared] = SHARED.exec(address) ?? [];
  if (kind !== undefined && shared !== undefined) return { kind: sharedKind(kind), text: tidyLink(shared) };
  if (address.length > MAX_ADDRESS_LENGTH)
    return { kind: "unknown", address: address.slice(0, MAX_ADDRESS_LENGTH) };
  const segments = segmentsOf(address);
  if (segments === null) return unknown;
  const [screen, first, second, third, ...rest] = segments;
  if (rest.length > 0) return unknown;
  if (screen === "sets" && isGameSlug(first) && second !== undefined) {
    if (!SET_CODE.test(second)) return unknown;
    if (third === undefined) return { kind: "edit-set", slug: first, code: second };
    return CARD_NUMBER.test(third)
      ? { kind: "edit-set", slug: first, code: second, card: Number(third) }
      : unknown;
  }
  if (third !== undefined) return unknown;
  if (screen === "copy-card" && isGameSlug(first) && second !== undefined)
    return second.length <= MAX_CARD_NAME ? { kind: screen, slug: first, name: tidyName(second) } : unknown;
  if (screen === undefined) return { kind: "home" };
  if (screen === "rules" && first === undefined) return { kind: "rulebooks" };
  if (screen === "rules" && isGameSlug(first)) {
    if (second === undefined) return { kind: screen, slug: first };
    return CLAUSE_ID.test(second) ? { kind: screen, slug: first, clause: second } : unknown;
  }
  if (screen === "positions") return positionRoute(first, second) ?? unknown;
  if (screen === "puzzles") return puzzleRoute(first, second) ?? unknown;
  if (screen === "decks" && first === undefined) return { kind: screen };
  if (screen === "decks" && isGameSlug(first)) {
    if (second === undefined) return { kind: screen, slug: first };
    return DECK_ID.test(second) ? { kind: "deck", slug: first, deck: second } : unknown;
  }
  if (screen === "new-event" && isGameSlug(first)) {
    const event = EVENT_KINDS.find((kind) => kind === second);
    return event === undefined ? unknown : { kind: screen, slug: first, event };
  }
  if (screen === "event" && isGameSlug(first) && second !== undefined)
    return EVENT_ID.test(second) ? { kind: screen, slug: first, event: second } : unknown;
  if (screen === "replay" && first !== undefined && second !== undefined)
    return MATCH_ID.test(first) && MOMENT.test(second)
      ? { kind: screen, match: first, at: Number(second) }
      : unknown;
  if (screen === "play" && isGameSlug(first) && second !== undefined)
    return DECK_ID.test(second) ? { kind: screen, slug: first, deck: second } : unknown;
  if (second !== undefined) return unknown;
  if ((screen === "play" || screen === "cards" || screen === "sets") && isGameSlug(first))
    return { kind: screen, slug: first };
  if ((screen === "table" || screen === "replay") && first !== undefined && MATCH_ID.test(first)) {
    return { kind: screen, match: first };
  }
  if ((screen === "settings" || screen === "saves" || screen === "statistics") && first === undefined) {
    return { kind: screen };
  }
  return unknown;
}

/** "positions", "positions/GAME", "positions/new/GAME" or "positions/ID". */
function positionRoute(first: string | undefined, second: string | undefined): Route | null {
  if (first === "new") return isGameSlug(second) ? { kind: "new-position", slug: second } : null;
  if (second !== undefined) return null;
  if (first === undefined) return { kind: "positions" };
  if (isGameSlug(first)) return { kind: "positions", slug: first };
  return POSITION_ID.test(first) ? { kind: "position", position: first } : null;
}

/** "puzzles", "puzzles/GAME" or "puzzles/GAME/ID". */
function puzzleRoute(slug: string | undefined, puzzle: string | undefined): Route | null {
  if (slug === undefined) return { kind: "puzzles" };
  if (!isGameSlug(slug)) return null;
  if (puzzle === undefined) return { kind: "puzzles", slug };
  return PUZZLE_ID.test(puzzle) ? { kind: "puzzle", slug, puzzle } : null;
}

/** The address of a route, for `href`. The inverse of `parseRoute`. */
export function hrefOf(route: Route): string {
  switch (route.kind) {
    case "home":
      return "#/";
    case "play":
      return `#/play/${route.slug}${route.deck === undefined ? "" : `/${encodeURIComponent(route.deck)}`}`;
    case "cards":
    case "sets":
      return `#/${route.kind}/${route.slug}`;
    case "edit-set":
      return `#/sets/${route.slug}/${route.code}${route.card === undefined ? "" : `/${route.card}`}`;
    case "copy-card":
      return `#/copy-card/${route.slug}/${encodeURIComponent(route.name)}`;
    case "decks":
      return route.slug === undefined ? "#/decks" : `#/decks/${route.slug}`;
    case "deck":
      return `#/decks/${route.slug}/${encodeURIComponent(route.deck)}`;
    case "new-event":
    case "event":
      return `#/${route.kind}/${route.slug}/${encodeURIComponent(route.event)}`;
    case "positions":
      return route.slug === undefined ? "#/positions" : `#/positions/${route.slug}`;
    case "puzzles":
      return route.slug === undefined ? "#/puzzles" : `#/puzzles/${route.slug}`;
    case "puzzle":
      return `#/puzzles/${route.slug}/${route.puzzle}`;
    case "new-position":
      return `#/positions/new/${route.slug}`;
    case "position":
      return `#/positions/${encodeURIComponent(route.position)}`;
    case "shared-position":
    case "shared-deck":
    case "shared-set":
      return `#/${route.kind}/${route.text}`;
    case "table":
      return `#/table/${encodeURIComponent(route.match)}`;
    case "replay":
      return `#/replay/${encodeURIComponent(route.match)}${route.at === undefined ? "" : `/${route.at}`}`;
    case "link":
      return `#/link/${route.text}${route.watch ? "/watch" : ""}`;
    case "rules":
      return `#/rules/${route.slug}${route.clause === undefined ? "" : `/${encodeURIComponent(route.clause)}`}`;
    case "rulebooks":
      return "#/rules";
    case "settings":
    case "saves":
    case "statistics":
      return `#/${route.kind}`;
    case "unknown":
      return `#${route.address}`;
  }
}
