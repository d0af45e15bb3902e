import type { CardData } from "../games/card-set";
import type { Game } from "../games/game";
import type { Workshop } from "../games/workshop";
import type { PrintedCard, Vocabulary } from "../language";
import { endlessTokens } from "../language/endless-tokens";
import { fault } from "../language/faults";
import { endlessEvents } from "../language/loops";
import { validateCards } from "../language/validate";
import { type DataFault, readCardData } from "./card-data";
import { namedIn } from "./named-in";

/** A fault of one card of a set. */
export interface CardFault extends DataFault {
  /** Index of the card in the set. */
  readonly card: number;
}

export interface JudgedCards {
  /** The cards without faults, in order. */
  readonly cards: readonly PrintedCard[];
  /** Their data. */
  readonly data: readonly CardData[];
  /** By card. */
  readonly faults: readonly CardFault[];
}

/** A card whose data fits its kind. */
interface BuiltCard {
  /** Index in the set. */
  readonly card: number;
  readonly data: CardData;
  readonly built: PrintedCard;
}

/** Reads and builds the cards of a set for a game, and says what is wrong with the others. */
export function judgeCards(game: Game, workshop: Workshop, values: readonly unknown[]): JudgedCards {
  const faults: CardFault[] = [];
  const built = buildCards(game, workshop, values, faults);
  const words = withNames(game, workshop.wordsWith(built.map((one) => one.built)), built);
  const faulty = new Set<BuiltCard>();
  for (const one of built)
    for (const { message } of validateCards(words, [one.built])) {
      faults.push({ card: one.card, place: "abilities", message });
      faulty.add(one);
    }
  faults.push(...faultsByName(built, faulty));
  const sound = built.filter((one) => !faulty.has(one));
  faults.push(...endlessFaults(game, words, sound), ...tokenFaults(game, words, sound));
  faults.sort((a, b) => a.card - b.card);
  return { cards: sound.map((one) => one.built), data: sound.map(({ data }) => data), faults };
}

/** Reads and builds the cards whose data and names are in order. */
function buildCards(game: Game, workshop: Workshop, values: readonly unknown[], faults: CardFault[]) {
  const taken = new Set(Object.keys(game.cards.pool));
  const built: BuiltCard[] = [];
  for (const [card, value] of values.entries()) {
    const read = readCardData(workshop.kinds, value);
    if ("faults" in read) {
      faults.push(...read.faults.map((one) => ({ card, ...one })));
      continue;
    }
    const { data } = read;
    if (taken.has(data.name)) {
      faults.push({ card, place: "name", message: fault("fault.name-taken", { name: data.name }) });
      continue;
    }
    taken.add(data.name);
    built.push({ card, data, built: workshop.card(data, card + 1) });
  }
  return built;
}

/** The words of a game, with the names of all cards that a filter may name. */
function withNames({ cards }: Game, words: Vocabulary, built: readonly BuiltCard[]): Vocabulary {
  const printed = Object.values(cards.pool).map(({ name, title = name }) => title);
  const named = new Set([...printed, ...built.map(({ data }) => data.name)]);
  return { ...words, names: { ...words.names, named } };
}

/**
 * Faults of the cards that name a faulty card, and of those that name them.
 * @param faulty to which these cards are added.
 */
function faultsByName(built: readonly BuiltCard[], faulty: Set<BuiltCard>): CardFault[] {
  const names = new Set(built.map(({ data }) => data.name));
  const naming = new Map<string, BuiltCard[]>();
  for (const one of built)
    for (const name of namedIn(one.data, names)) naming.set(name, [...(naming.get(name) ?? []), one]);
  const faults: CardFault[] = [];
  // Grows while it is walked.
  for (const { data } of faulty)
    for (const one of naming.get(data.name) ?? []) {
      if (faulty.has(one)) continue;
      faulty.add(one);
      const message = fault("fault.names-faulty", { name: data.name });
      faults.push({ card: one.card, place: "abilities", message });
    }
  return faults;
}

/** Faults of the cards that begin an endless making of tokens. */
function tokenFaults(game: Game, words: Vocabulary, sound: readonly BuiltCard[]): CardFault[] {
  const cards = sound.map(({ built }) => built);
  const endless = new Set(endlessTokens(words, [...Object.values(game.cards.pool), ...cards]));
  const message = fault("fault.tokens-without-end");
  return sound
    .filter(({ data }) => endless.has(data.name))
    .map(({ card }) => ({ card, place: "abilities", message }));
}

/** A fault if triggers of the printed cards and of these could cause an event without end. */
function endlessFaults(game: Game, words: Vocabulary, sound: readonly BuiltCard[]): CardFault[] {
  const printed = Object.values(game.cards.pool);
  const known = new Set(endlessEvents(words, printed));
  const endlessWith = (most: number) =>
    endlessEvents(words, [...printed, ...sound.slice(0, most).map(({ built }) => built)]).find(
      (event) => !known.has(event),
    );
  const event = endlessWith(sound.length);
  if (event === undefined) return [];
  // The first card with which it begins, by halving.
  let [least, most] = [0, sound.length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (endlessWith(middle) === undefined) least = middle;
    else most = middle;
  }
  const card = sound[least]?.card ?? 0;
  return [{ card, place: "abilities", message: fault("fault.cards-without-end", { event }) }];
}
