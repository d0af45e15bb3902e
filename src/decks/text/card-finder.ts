import type { Game } from "../../games/game";
import { type CardEntry, cardEntries, nameOf } from "../card-entries";
import { codeOf } from "../codes";
import { fold } from "../fold";
import { newName } from "../new-names";
import { editDistance } from "./distance";

/** Finds cards of a game by what a line of text calls them. All names are those of the pool. */
export interface CardFinder {
  /** The card of this name, in English or the current language, however it is spelt. */
  named(text: string): string | undefined;
  /** The card with this code. Leading zeros and the mark of a print ("-p1") do not matter. */
  coded(code: string): string | undefined;
  /** The card of this name, if no deck may hold it. */
  banned(text: string): string | undefined;
  /** At most five names like this one, the likest first. The new name of a renamed card is the likest. */
  nearest(text: string): readonly string[];
}

const MOST_NEAREST = 5;
/** A name has less letters than this. */
const LONGEST = 60;

type FoundGame = Pick<Game, "slug" | "cards" | "deck">;

const kept = new WeakMap<readonly CardEntry[], CardFinder>();

/** The finder of a game. Made once for each language. */
export function cardFinder(game: FoundGame): CardFinder {
  const entries = cardEntries(game);
  const known = kept.get(entries) ?? finderOf(game, entries);
  kept.set(entries, known);
  return known;
}

const plainCode = (code: string) => fold(code).replace(/^([a-z0-9]+)-0*(\d+)(-?[a-z]\d{0,2})?$/, "$1-$2");

function finderOf(game: FoundGame, entries: readonly CardEntry[]): CardFinder {
  const names = new Map<string, string>();
  const codes = new Map<string, string>();
  for (const { card } of entries) names.set(fold(nameOf(game.slug, card)), card.name);
  // English names last: they win over a translation that is spelt the same.
  for (const { card } of entries) {
    names.set(fold(card.name), card.name);
    const code = codeOf(game, card);
    if (code !== null) codes.set(plainCode(code), card.name);
  }
  const banned = new Map(
    Object.values(game.cards.pool).flatMap((card) =>
      game.deck.canHold(card) ? [] : [[fold(card.name), card.name] as const],
    ),
  );
  const oldNames = new Map(
    Object.keys(game.deck.renamed ?? {}).flatMap((old) => {
      const name = newName(game, old);
      return name === undefined ? [] : [[fold(old), name] as const];
    }),
  );
  return {
    named: (text) => names.get(fold(text)),
    coded: (code) => codes.get(plainCode(code)),
    banned: (text) => banned.get(fold(text)),
    nearest: (text) => {
      const folded = fold(text).slice(0, LONGEST);
      const renamed = oldNames.get(folded);
      const alike = nearestIn(names, folded);
      return renamed === undefined ? alike : [...new Set([renamed, ...alike])].slice(0, MOST_NEAREST);
    },
  };
}

function nearestIn(names: ReadonlyMap<string, string>, text: string): readonly string[] {
  const most = Math.max(2, Math.floor(text.length * 0.4));
  const scored = Array.from(names, ([folded, name]) => {
    const isPart = text.length >= 3 && (folded.includes(text) || text.includes(folded));
    return { name, score: isPart ? 1 : editDistance(text, folded, most) };
  }).filter(({ score }) => score <= most);
  const inOrder = scored.toSorted((a, b) => a.score - b.score).map(({ name }) => name);
  return [...new Set(inOrder)].slice(0, MOST_NEAREST);
}
