import type { CardData } from "../../../games/card-set";
import type { Game } from "../../../games/game";
import type { CardKind, Workshop } from "../../../games/workshop";
import type { PrintedCard, Vocabulary } from "../../../language";
import { validateCards } from "../../../language/validate";
import { readCardData } from "../../../sets/card-data";
import { judgeCards } from "../../../sets/judge";
import { plainest } from "../../../sets/plain-cards";
import type { Message } from "../../../text";
import { artOf } from "./new-cards";
import { getIn } from "./paths";

/** A fault of a card, where it is ("abilities.0"), and what is wrong there. */
export interface PlacedFault {
  readonly place: string;
  readonly message: Message;
}

const isSame = (a: Message, b: Message) => JSON.stringify(a) === JSON.stringify(b);

type Values = Readonly<Record<string, unknown>>;

/** Whether the whole card has this fault without a part of it. */
type Judge = (card: Values) => readonly PlacedFault[];

/** The ability or field that a fault comes from: without it, the fault is gone. */
function placeOf(card: Values, kind: CardKind, fault: PlacedFault, judge: Judge): string {
  const isGone = (changed: Values) => judge(changed).every(({ message }) => !isSame(message, fault.message));
  const plain = plainest(kind);
  for (const { key, is } of kind.fields) {
    const value = card[key];
    if (is === "abilities" || is === "labelled-abilities") {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      const at = items.findIndex((_, i) => isGone({ ...card, [key]: items.filter((_item, j) => j !== i) }));
      if (at >= 0) return `${key}.${at}`;
    } else if (
      value !== undefined &&
      (is === "effect" || is === "costs" || is === "condition" || is === "filter")
    ) {
      const { [key]: _gone, ...others } = card;
      const begins = plain[key];
      if (isGone(begins === undefined ? others : { ...others, [key]: begins })) return key;
    }
  }
  return fault.place;
}

export interface JudgedSet {
  readonly faults: ReadonlyMap<number, readonly PlacedFault[]>;
  /** The words of the game with the tokens of the set. */
  readonly vocabulary: Vocabulary;
  /** The cards that can be played with. */
  readonly sound: readonly CardData[];
}

/** The faults of each card of a set, and the words that its cards may use. */
export function judgeSet(game: Game, workshop: Workshop, cards: readonly unknown[]): JudgedSet {
  const judged = judgeCards(game, workshop, cards);
  const faults = new Map<number, PlacedFault[]>();
  for (const { card, place, message } of judged.faults)
    faults.set(card, [...(faults.get(card) ?? []), { place, message }]);
  return { faults, vocabulary: workshop.wordsWith(judged.cards), sound: judged.data };
}

/** The faults of one card of a set, each placed as exactly as it can be. */
export function placedFaults(
  workshop: Workshop,
  vocabulary: Vocabulary,
  value: unknown,
  faults: readonly PlacedFault[],
): readonly PlacedFault[] {
  const card = Object(value) as Values;
  const kind = workshop.kinds.find(({ id }) => id === card.kind);
  if (kind === undefined) return faults;
  // Judges the card alone, which is quick.
  const judge: Judge = (changed) => {
    const read = readCardData([kind], changed);
    if ("faults" in read) return read.faults;
    return validateCards(vocabulary, [workshop.card(read.data, 1)]).map(({ message }) => ({
      place: "abilities",
      message,
    }));
  };
  const own = judge(card);
  return faults.map((fault) =>
    fault.place === "abilities" && own.some(({ message }) => isSame(message, fault.message))
      ? { ...fault, place: placeOf(card, kind, fault, judge) }
      : fault,
  );
}

/** A card that can be shown, though parts of it may be at fault: those are as on the plainest card of its kind. */
function shownData(kind: CardKind, card: Values): CardData {
  const plain = plainest(kind);
  const read = readCardData([kind], card);
  if ("data" in read) return read.data;
  const faulty = new Set(read.faults.map(({ place }) => place.split(".")[0]));
  const fields = kind.fields.map(({ key }) => {
    const value = faulty.has(key) || card[key] === undefined ? plain[key] : card[key];
    return value === undefined ? {} : { [key]: value };
  });
  const name = typeof card.name === "string" && card.name !== "" ? card.name : plain.name;
  const art = artOf(card);
  return Object.assign({ kind: kind.id, name, ...(art && { art }) }, ...fields);
}

/** The game with a card of a set in it, to be shown, and the card's name there. */
export function shownGame(
  workshop: Workshop,
  card: unknown,
  number: number,
): { readonly game: Game; readonly name: string } | undefined {
  const kind = workshop.kinds.find(({ id }) => id === getIn(card, ["kind"]));
  if (kind === undefined) return undefined;
  const data = shownData(kind, card as Values);
  // A card with words that the game does not have cannot be printed: it is shown without its text.
  for (const attempt of [data, { ...data, ...plainest(kind), name: data.name }]) {
    try {
      const printed: PrintedCard = workshop.card(attempt, number);
      const game = workshop.gameWith([printed]);
      game.cards.text(printed.name);
      return { game, name: printed.name };
    } catch {}
  }
  return undefined;
}
