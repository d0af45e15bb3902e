import type { CSSProperties } from "react";
import type { Game } from "../../../games/game";
import type { Card } from "../../../kernel";
import { isShownAsPieces } from "../../viewmodel/pieces";
import { countersOf } from "../../viewmodel/stats";
import styles from "./CardCounters.module.css";

/** Tokens fill two lines of this length. When there are more, one token shows the count. */
const PER_LINE = 5;

/** The counters of a card in play: tokens on it, and small plates at its side. */
export function CardCounters({ game, card }: { game: Game; card: Card }) {
  const counters = countersOf(game, card).filter(({ counter }) => !isShownAsPieces(game, counter));
  const plates = counters.filter(({ tokens }) => !tokens);
  return (
    <>
      {counters.map(({ counter, tokens, value }) => tokens && <Tokens key={counter} value={value} />)}
      {plates.length > 0 && (
        <span className={styles.counters} aria-hidden="true">
          {plates.map(({ label, lang, value }) => (
            <span key={label} lang={lang}>
              {value} <span className={styles.label}>{label}</span>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function Tokens({ value }: { value: number }) {
  const isMany = value > 2 * PER_LINE;
  const lines = isMany ? [1] : [Math.min(PER_LINE, value), value - PER_LINE].filter((count) => count > 0);
  return (
    <span className={styles.tokens} aria-hidden="true">
      {lines.map((count, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
        <i key={line} style={{ "--count": count } as CSSProperties} />
      ))}
      {isMany && <b>{value}</b>}
    </span>
  );
}
