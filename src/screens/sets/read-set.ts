import type { CardData, CardSet } from "../../games/card-set";
import type { Game } from "../../games/game";
import { type GameSlug, gameEntry, isGameSlug, partsOf } from "../../games/registry";
import { SET_LIMITS, type UnreadSet } from "../../sets/card-set";
import { judgeCards } from "../../sets/judge";
import { readSet } from "../../sets/set-file";
import { loadGame } from "../../store/games";
import { showPictures } from "../../store/sets/pictures";
import type { Message } from "../../text";
import { t } from "./messages";

/** A set that somebody sent: its name, author and version, and its cards without faults. */
export interface SentSet {
  readonly frame: UnreadSet;
  readonly slug: GameSlug;
  /** The printed game with its cards. */
  readonly game: Game;
  readonly cards: readonly CardData[];
  /** What is wrong with the others, a line for each fault. */
  readonly faults: readonly string[];
}

/** Why a text is no set, a line for each fault. */
export interface NoSet {
  readonly faults: readonly string[];
}

/** The set, if it can be installed. */
export const wholeSet = ({ frame, cards, faults }: SentSet): CardSet | null =>
  faults.length === 0 ? { ...frame, cards } : null;

/** What a card of a file is called: by its name, if it has one, otherwise by its number. */
function cardOf(cards: readonly unknown[], at: number): string {
  const card = cards[at];
  const name = typeof card === "object" && card !== null ? Reflect.get(card, "name") : undefined;
  return typeof name === "string" && name.length <= 60 ? name : t("sets.card-number", { number: at + 1 });
}

/** A place in a file with what is wrong there. Without a place it is wrong as a whole. */
const faultAt = (place: string, fault: Message): string =>
  t("sets.fault", { place: place === "" ? t("sets.whole") : place, fault });

/**
 * Reads a set from a text, which may hold anything.
 * @throws when its game cannot be loaded.
 */
export async function readSent(text: string): Promise<SentSet | NoSet> {
  const read = readSet(text);
  if ("faults" in read) return { faults: read.faults.map(({ place, message }) => faultAt(place, message)) };
  const { set: frame } = read;
  const slug = frame.game;
  if (!isGameSlug(slug)) return { faults: [t("sets.unknown-game", { game: slug })] };
  const [printed, workshop] = await Promise.all([loadGame(slug), partsOf(slug).workshop()]);
  if (printed === null) return { faults: [t("sets.unknown-game", { game: slug })] };
  const judged = judgeCards(printed, workshop, frame.cards);
  const faults = judged.faults.map(({ card, place, message }) => {
    const name = cardOf(frame.cards, card);
    return place === ""
      ? t("sets.fault", { place: name, fault: message })
      : t("sets.fault-card", { card: name, place, fault: message });
  });
  const sound = judged.cards.length === 0 ? printed : workshop.gameWith(judged.cards);
  return { frame, slug, game: showPictures(sound, frame.pictures), cards: judged.data, faults };
}

/** Reads a set for one game from a file: the set, or what is wrong. */
export async function readSetFile(file: File, slug: GameSlug): Promise<CardSet | NoSet> {
  if (file.size > SET_LIMITS.withPictures) return { faults: [t("sets.too-big-file")] };
  const text = await file.text().catch(() => null);
  if (text === null) return { faults: [t("sets.file-failed")] };
  const read = await readSent(text);
  if (!("frame" in read)) return read;
  return read.slug === slug ? (wholeSet(read) ?? read) : otherGame(read);
}

/** The fault of a set that is for another game than the one of the screen. */
export const otherGame = ({ slug }: SentSet): NoSet => ({
  faults: [t("sets.other-game", { game: gameEntry(slug)?.title ?? slug })],
});
