import type { CardSet } from "../../games/card-set";
import { type GameSlug, gameEntry, partsOf } from "../../games/registry";
import { readSet, SET_LIMITS } from "../../sets/card-set";
import { judgeCards } from "../../sets/judge";
import { t } from "./messages";

/** A set that fits, or what is wrong with its file, a line for each fault. */
export type ReadFile = { readonly set: CardSet } | { readonly faults: readonly string[] };

/** What a card of a file is called: by its name, if it has one, otherwise by its number. */
function cardOf(cards: readonly unknown[], at: number): string {
  const card = cards[at];
  const name = typeof card === "object" && card !== null ? Reflect.get(card, "name") : undefined;
  return typeof name === "string" && name.length <= 60 ? name : t("sets.card-number", { number: at + 1 });
}

/** Reads a set for a game from a file, which may hold anything. */
export async function readSetFile(file: File, slug: GameSlug): Promise<ReadFile> {
  if (file.size > SET_LIMITS.characters) return { faults: [t("sets.too-big")] };
  const text = await file.text().catch(() => null);
  if (text === null) return { faults: [t("sets.file-failed")] };
  const read = readSet(text);
  if ("faults" in read) {
    const faults = read.faults.map(({ place, message }) =>
      t("sets.fault", { place: place === "" ? t("sets.whole") : place, fault: message }),
    );
    return { faults };
  }
  const { set } = read;
  if (set.game !== slug)
    return { faults: [t("sets.other-game", { game: gameEntry(set.game)?.title ?? set.game })] };
  const [game, workshop] = await Promise.all([partsOf(slug).game(), partsOf(slug).workshop()]);
  const { data, faults } = judgeCards(game, workshop, set.cards);
  if (faults.length === 0) return { set: { ...set, cards: data } };
  return {
    faults: faults.map(({ card, place, message }) =>
      t("sets.fault-card", { card: cardOf(set.cards, card), place, fault: message }),
    ),
  };
}
