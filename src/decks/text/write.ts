import type { Game } from "../../games/game";
import { codeOf } from "../codes";
import { countCopies } from "../count-copies";
import { type DeckList, deckName } from "../deck-list";
import { deckParts } from "../sections";
import { sideSection } from "../side-deck";
import { cardFinder } from "./card-finder";
import { tableOf } from "./csv";
import { headingsOf } from "./headings";
import { readLine } from "./read-line";

type TextGame = Pick<Game, "slug" | "cards" | "deck" | "rules">;

/** The cards under one heading. */
interface Written {
  readonly heading: string;
  readonly cards: readonly string[];
}

/** The sections with cards in them, the side deck last. */
function writtenParts(game: TextGame, { cards, side }: DeckList): readonly Written[] {
  const heading = ({ headings }: { readonly headings: readonly string[] }) => headings[0] ?? "";
  const sideDeck = sideSection(game);
  return [
    ...deckParts(game, cards).map((part) => ({ heading: heading(part.section), cards: part.cards })),
    ...(sideDeck ? [{ heading: heading(sideDeck), cards: side }] : []),
  ].filter((part) => part.cards.length > 0);
}

/** The lines above the cards: the name and the notes. A name that would read as something else is marked. */
function headOf(game: TextGame, { name, notes }: DeckList): readonly string[] {
  const reader = { finder: cardFinder(game), headings: headingsOf(game) };
  const plain = `# ${name}`;
  const read = readLine(reader, plain, true);
  const isPlain = read.kind === "name" && deckName(read.text) === name && tableOf(plain) === null;
  return [
    ...(name === "" ? [] : [isPlain ? plain : `# Name: ${name}`]),
    ...(notes === "" ? [] : notes.split("\n").map((line) => (line === "" ? "//" : `// ${line}`))),
  ];
}

/** A deck as readable text: its name, its notes, and each section with one card a line. `readDeckText` reads it back. */
export function writeDeckText(game: TextGame, deck: DeckList): string {
  const parts = writtenParts(game, deck).map(({ heading, cards }) => [
    `=== ${heading} ===`,
    ...countCopies(cards).map(({ name, copies }) => `${copies} ${name}`),
  ]);
  const blocks = [headOf(game, deck), ...parts, deck.unread].filter((lines) => lines.length > 0);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

const quoted = (field: string) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

/** A deck as a table: count, name, code, section. `readDeckText` reads it back, without lines it did not understand. */
export function writeDeckCsv(game: TextGame, deck: DeckList): string {
  const { pool } = game.cards;
  const rows = writtenParts(game, deck).flatMap(({ heading, cards }) =>
    countCopies(cards).map(({ name, copies }) => {
      const card = Object.hasOwn(pool, name) ? pool[name] : undefined;
      const code = card === undefined ? "" : (codeOf(game, card) ?? "");
      return [String(copies), name, code, heading].map(quoted).join(",");
    }),
  );
  return `${[...headOf(game, deck), "count,name,code,section", ...rows].join("\n")}\n`;
}
