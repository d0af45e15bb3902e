import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { type CardId, cardIn, seatOf } from "../../../kernel";
import { LocalizedText } from "../../../ui/LocalizedText";
import { contentLang, localizedLabel } from "../../../ui/localized-label";
import { useIsLow, useIsPhone } from "../../../ui/useMedia";
import { cardOn, DropZone } from "../../drag/DropZone";
import { Place } from "../../motion/Place";
import { useTable } from "../../state/table";
import { piecesIn } from "../../viewmodel/marks";
import { rowLayout } from "../../viewmodel/row";
import { attachedTo, type ZoneModel, zoneLabel } from "../../viewmodel/zones";
import { Area } from "../Area";
import { DraggableCard } from "../card/DraggableCard";
import { CardPieces } from "../piece/CardPieces";
import { useNavigableCards, useRoving } from "../useRoving";
import styles from "./Row.module.css";

/** Pixels between cards, so that their rings do not touch; on a narrow mat only their light parts. */
const GAP = 14;
const NARROW = { width: 400, gap: 9 };
/** Pixels between the left edges of two cards that a finger can tell apart. Cards narrower than that spread. */
const PITCH = 41;
/**
 * A side divides its room among its rows by their cards. The front row counts as if it had some, a small row as few,
 * and an empty row is hardly more than its name.
 */
const WEIGHT = { each: 3, front: 6, small: 2, empty: 1 };
/** Pixels for the row's name above its cards, when places fill the row. */
const LEGEND = 22;
/** Pixels around all of them. Less in a low place. */
const MARGIN = 8;
/** Minimum width of a card on a phone, in pixels. A card that is only counted may be narrower. */
const MIN_WIDTH = { card: 34, small: 22 };
/**
 * Pixels for the name of a row at its edge on a phone, when the row is high enough; in a low window only when its whole
 * name fits.
 */
const TAG = { width: 14, height: 56, whole: 84 };
/** Share of a tucked card that is visible above its host: its name. */
const PEEK = 0.17;

/**
 * The maximum width of a card in pixels.
 * @param width of the row in pixels
 */
const widest = (width: number): number => Math.max(132, Math.min(width / 6, 200));

/** Widths of cards in pixels: below `tight`, names may not fit; below `tiny`, none does. */
const NAMED = { tight: 96, tiny: 56 };

function weightOf({ zone, spec }: ZoneModel, isFront: boolean): number {
  const count = zone.cards.length;
  if (count === 0 && !isFront && spec.places === undefined) return WEIGHT.empty;
  const counted = spec.isSmall ? Math.min(count, WEIGHT.small) : count;
  return WEIGHT.each + Math.max(counted, isFront ? WEIGHT.front : 0);
}

interface Props {
  readonly model: ZoneModel;
  readonly isFront?: boolean;
  /** Whether its name is shown in its corner. */
  readonly isNamed?: boolean;
}

/** How much room there is for cards inside an element. */
function useRoom(box: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const margin = Math.min(MARGIN, clientHeight / 12);
      // One pixel is kept back: the width is rounded, and a line must not break before its last card.
      setRoom({ width: clientWidth - 2 * margin - 1, height: clientHeight - 2 * margin });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}

/** The width of cards and gaps, and the place of the row's name. */
function useRowLayout(
  model: ZoneModel,
  box: RefObject<HTMLElement | null>,
  under: readonly (readonly CardId[])[],
  isNamed: boolean,
) {
  const { cards } = model.zone;
  const { places = 0, isSmall = false } = model.spec;
  const room = useRoom(box);
  const deepest = Math.max(0, ...under.map((tucked) => tucked.length));
  const isLow = useIsLow();
  const legend = places > 0 && room.width >= NARROW.width && !isLow ? LEGEND : 0;
  const height = (room.height - legend) / (1 + PEEK * deepest);
  const isTurned = useTable((s) => cards.some((id) => cardIn(s.view, id).rested));
  const gap = room.width < NARROW.width ? NARROW.gap : GAP;
  const isPhone = useIsPhone() && isNamed;
  // Drawn places are always all in view.
  const scrolls = isPhone && places === 0;
  const isTagged = isPhone ? isSmall || places > 0 : isLow && isNamed;
  const tag = isTagged && room.height >= (isPhone ? TAG.height : TAG.whole) ? TAG.width : 0;
  const { card, perLine, lines } = rowLayout(
    Math.max(cards.length, places),
    { width: room.width - tag, height },
    gap,
    widest(room.width),
    isTurned,
    scrolls && room.width > 0 ? MIN_WIDTH[isSmall ? "small" : "card"] : 0,
  );
  const widestGap = lines === 1 ? (room.width - tag - card * perLine) / Math.max(1, perLine - 1) : gap;
  const spread = Math.max(gap, Math.min(PITCH - card, widestGap));
  return { room, legend, gap: spread, tag, scrolls, card, perLine };
}

/** A seat's cards in play, side by side. A crowded row wraps so that its cards stay as large as possible. */
export function Row({ model, isFront = false, isNamed = false }: Props) {
  const { cards, owner } = model.zone;
  const { places = 0, isSmall = false } = model.spec;
  const box = useRef<HTMLDivElement>(null);
  const under = useTable(useShallow((s) => cards.map((id) => attachedTo(s.game, s.view, id))));
  const all = cards.flatMap((id, i) => [id, ...(under[i] ?? [])]);
  const visited = useNavigableCards(all);
  const pieces = useTable(useShallow((s) => piecesIn(s.game, s.view, visited)));
  const { stop, onKeyDown, onFocus } = useRoving(pieces);
  const hasPieces = useTable((s) => s.game.table.mat.pieces !== undefined);
  const player = useTable((s) => (owner >= 0 ? seatOf(s.view, owner).name : ""));
  const { room, legend, gap, tag, scrolls, card, perLine } = useRowLayout(model, box, under, isNamed);

  const label = zoneLabel(model, player);
  return (
    <Area
      ref={box}
      role="grid"
      {...localizedLabel(label)}
      className={styles.row}
      style={
        {
          "--card-w": `${card}px`,
          "--per-line": perLine,
          "--gap": `${gap}px`,
          paddingTop: legend || undefined,
          paddingLeft: tag > 0 ? tag + 4 : undefined,
          flexGrow: weightOf(model, isFront),
          "--peek": PEEK,
        } as CSSProperties
      }
      data-row
      data-front={isFront || undefined}
      data-scrolls={scrolls || undefined}
      data-small={isSmall || undefined}
      data-tight={card < NAMED.tight || undefined}
      data-tiny={card < NAMED.tiny || undefined}
      data-tagged={tag > 0 || undefined}
      data-wide={perLine * (card + gap) - gap > room.width - tag || undefined}
      data-zone={model.zone.id}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {isNamed && <Legend model={model} />}
      <DropZone of={box} spotAt={(_, element) => cardOn(element)} />
      <Area role="row" className={styles.cards} lang={contentLang(label)}>
        {cards.length === 0 && <Area role="gridcell" className={places > 0 ? styles.none : undefined} />}
        {cards.map((id, i) => (
          <Place key={id} at={`${i}/${cards.length} ${card}`} isSized className={styles.spot}>
            <DraggableCard id={id} look="field" from="mat" isStop={id === stop} />
            {under[i]?.map((tucked) => (
              <DraggableCard key={tucked} id={tucked} look="field" from="mat" isStop={tucked === stop} />
            ))}
            {hasPieces && <CardPieces card={id} stop={stop} />}
          </Place>
        ))}
        <EmptyPlaces count={places - cards.length} />
      </Area>
    </Area>
  );
}

/** The row's name in its corner. */
function Legend({ model }: { model: ZoneModel }) {
  return (
    <span className={styles.legend} aria-hidden="true" data-legend>
      <LocalizedText message={model.spec.label} />
    </span>
  );
}

function EmptyPlaces({ count }: { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
    <i key={i} className={styles.place} aria-hidden="true" />
  ));
}
