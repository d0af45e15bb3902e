import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useRef } from "react";
import type { Game } from "../../../games/game";
import type { PrintedCard } from "../../../language";
import { t } from "../messages";
import styles from "./CardResults.module.css";
import { CardRow } from "./CardRow";
import { CardTile } from "./CardTile";
import type { CardUse } from "./card-use";
import type { View } from "./SearchBar";
import { useRovingCards } from "./use-roving-cards";
import { GAP, useTileSize } from "./use-tile-size";

interface Props {
  readonly game: Game;
  readonly cards: readonly PrintedCard[];
  readonly view: View;
  readonly use: CardUse | undefined;
  /** Id of the text that says what keys do. */
  readonly describedBy: string;
  readonly onLook: (name: string) => void;
}

/** Rows kept ready above and below the window. */
const OVERSCAN = 3;

/** The cards found. Only those near the window are on the page, however many there are. */
export function CardResults({ game, cards, view, use, describedBy, onLook }: Props) {
  const box = useRef<HTMLUListElement>(null);
  const { columns, width, height, top } = useTileSize(box, view, use !== undefined);
  const rows = useWindowVirtualizer({
    count: Math.ceil(cards.length / columns),
    estimateSize: () => height + GAP,
    getItemKey: (row) => `${view} ${columns} ${height} ${row}`,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const roving = useRovingCards({
    box,
    count: cards.length,
    columns,
    show: (at) => rows.scrollToIndex(Math.floor(at / columns)),
    onKey: (key, at) => {
      const name = cards[at]?.name;
      if (name === undefined) return false;
      if (key === " ") onLook(name);
      else if (key === "Delete" || key === "Backspace" || key === "-") use?.remove(name);
      else if (key === "+") use?.add(name);
      else return false;
      return true;
    },
  });
  const Entry = view === "grid" ? CardTile : CardRow;
  return (
    <ul
      ref={box}
      className={styles.cards}
      aria-label={t("browser.results")}
      aria-describedby={describedBy}
      data-cards
      style={{ height: rows.getTotalSize(), "--u": `${width / 84}px` } as CSSProperties}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      {rows.getVirtualItems().flatMap((row) =>
        cards.slice(row.index * columns, (row.index + 1) * columns).map((card, column) => {
          const at = row.index * columns + column;
          return (
            <li
              key={card.name}
              className={styles.card}
              aria-setsize={cards.length}
              aria-posinset={at + 1}
              data-at={at}
              style={{
                width,
                height,
                transform: `translate(${column * (width + GAP)}px, ${row.start - top}px)`,
              }}
            >
              <Entry
                game={game}
                name={card.name}
                use={use}
                copies={use?.copies(card.name) ?? 0}
                most={use?.most?.(card.name)}
                isStop={at === roving.stop}
                onLook={onLook}
              />
            </li>
          );
        }),
      )}
    </ul>
  );
}
