import { artworkFor } from "../../../art";
import { countCopies } from "../../../decks/count-copies";
import type { DeckList } from "../../../decks/deck-list";
import { deckParts } from "../../../decks/sections";
import type { Game } from "../../../games/game";
import { isGameSlug } from "../../../games/registry";
import { say } from "../../../text";
import { cardName } from "../../../text/names";
import { gameTitle } from "../../games/names";
import { t } from "../messages";

/** Pixels of the picture. */
const COLUMNS = 6;
const CARD = { width: 180, height: 170, words: 34, gap: 12 } as const;
const MARGIN = 32;
const HEAD = 96;
const TITLE = 40;
const WIDTH = 2 * MARGIN + COLUMNS * CARD.width + (COLUMNS - 1) * CARD.gap;
const ROW = CARD.height + CARD.words + CARD.gap;

const INK = {
  ground: "#171a22",
  title: "#f6efe0",
  words: "#f1ede4",
  muted: "#b9b4a8",
  badge: "#e8c872",
  badgeInk: "#1d1606",
};
const FONT = {
  title: '650 40px "Piazzolla Variable", serif',
  text: '600 17px "Atkinson Hyperlegible Next Variable", sans-serif',
};

interface Part {
  readonly title: string;
  readonly cards: readonly { readonly name: string; readonly copies: number }[];
}

function partsOf(game: Game, { cards, side }: DeckList): readonly Part[] {
  const parts = deckParts(game, cards).map((part) => ({
    title: `${say(part.section.label)} (${part.cards.length})`,
    cards: countCopies(part.cards),
  }));
  const sideDeck = { title: `${t("builder.side")} (${side.length})`, cards: countCopies(side) };
  return [...parts, sideDeck].filter((part) => part.cards.length > 0);
}

/**
 * Draws a deck: every card once, with its number of copies.
 * @throws when the browser draws no pictures.
 */
export async function drawDeck(game: Game, deck: DeckList): Promise<Blob> {
  const parts = partsOf(game, deck);
  const rows = parts.reduce((sum, part) => sum + Math.ceil(part.cards.length / COLUMNS), 0);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEAD + parts.length * TITLE + rows * ROW + MARGIN;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no 2d context");
  await Promise.all(Object.values(FONT).map((font) => document.fonts.load(font)));
  pen.fillStyle = INK.ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawHead(pen, deck.name, isGameSlug(game.slug) ? gameTitle(game.slug) : game.title);
  let top = HEAD;
  for (const { title, cards } of parts) {
    write(pen, title, MARGIN, top + TITLE - 16, INK.muted, FONT.text, WIDTH);
    top += TITLE;
    for (const [i, card] of cards.entries())
      await drawCard(pen, game, card, {
        x: MARGIN + (i % COLUMNS) * (CARD.width + CARD.gap),
        y: top + Math.floor(i / COLUMNS) * ROW,
      });
    top += Math.ceil(cards.length / COLUMNS) * ROW;
  }
  return new Promise((settle, refuse) => {
    canvas.toBlob((blob) => (blob === null ? refuse(new Error("no picture")) : settle(blob)));
  });
}

type Pen = CanvasRenderingContext2D;

function write(pen: Pen, text: string, x: number, y: number, ink: string, font: string, room: number): void {
  pen.fillStyle = ink;
  pen.font = font;
  pen.fillText(text, x, y, room);
}

function drawHead(pen: Pen, name: string, game: string): void {
  write(pen, name, MARGIN, 62, INK.title, FONT.title, WIDTH - 2 * MARGIN);
  write(pen, game, MARGIN, 88, INK.muted, FONT.text, WIDTH - 2 * MARGIN);
}

async function drawCard(pen: Pen, game: Game, card: Part["cards"][number], at: { x: number; y: number }) {
  const { name, copies } = card;
  const art = new Image();
  art.src = artworkFor(game.cards.pool[name] ?? { name, type: "" });
  await art.decode();
  const scale = Math.max(CARD.width / art.width, CARD.height / art.height);
  const [width, height] = [CARD.width / scale, CARD.height / scale];
  pen.drawImage(
    art,
    (art.width - width) / 2,
    (art.height - height) * 0.38,
    width,
    height,
    at.x,
    at.y,
    CARD.width,
    CARD.height,
  );
  write(pen, cardName(name), at.x, at.y + CARD.height + 22, INK.words, FONT.text, CARD.width);
  pen.fillStyle = INK.badge;
  pen.fillRect(at.x + CARD.width - 40, at.y + CARD.height - 34, 40, 34);
  write(pen, `×${copies}`, at.x + CARD.width - 32, at.y + CARD.height - 11, INK.badgeInk, FONT.text, 32);
}
