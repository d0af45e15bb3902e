import { type CSSProperties, useRef, useState } from "react";
import { type CardId, seatOf } from "../../../kernel";
import { t } from "../../../text";
import { contentLang, localizedLabel } from "../../../ui/localized-label";
import { DropZone } from "../../drag/DropZone";
import { Place } from "../../motion/Place";
import { useTable } from "../../state/table";
import { type Mark, markOf } from "../../viewmodel/marks";
import { type ZoneModel, zoneLabel } from "../../viewmodel/zones";
import { Area } from "../Area";
import { DraggableCard } from "../card/DraggableCard";
import { useNavigableCards, useRoving } from "../useRoving";
import { fan } from "./fan";
import styles from "./Hand.module.css";

/** The place of a card in the fan: in front of the others while the card is raised. */
function Slot({ id, at, style, isStop }: { id: CardId; at: string; style: CSSProperties; isStop: boolean }) {
  const isRaised = useTable(({ view, gesture, draft }) => RISEN.has(markOf(view, id, gesture, draft)));
  const [isRead, setRead] = useState(false);
  return (
    <Place
      at={at}
      className={styles.place}
      data-raised={isRaised || isRead || undefined}
      onFocus={({ target }) => setRead(target.matches(":focus-visible"))}
      onBlur={() => setRead(false)}
    >
      <div className={styles.slot} style={style}>
        <DraggableCard id={id} look="hand" from="hand" isStop={isStop} />
      </div>
    </Place>
  );
}

const inHand = () => ({ kind: "hand" }) as const;

const RISEN: ReadonlySet<Mark> = new Set(["armed", "picked"]);

/** The cards of the seat on screen, as a fan. */
export function Hand({ model }: { model: ZoneModel }) {
  const { cards } = model.zone;
  const box = useRef<HTMLDivElement>(null);
  const { stop, onKeyDown, onFocus } = useRoving(useNavigableCards(cards));
  const player = useTable((s) => (model.zone.owner >= 0 ? seatOf(s.view, model.zone.owner).name : ""));
  const label = zoneLabel(model, player);
  // Before the first turn there is nothing to look at except the opening hand.
  const isOpening = useTable(
    ({ view: { turn, decision, viewer } }) =>
      turn.number === 0 && decision?.kind === "act" && decision.seat === viewer,
  );
  const { angle, drop, low, corner } = fan(cards.length);

  return (
    <Area
      ref={box}
      role="grid"
      {...localizedLabel(label)}
      className={styles.hand}
      data-hand
      data-opening={isOpening || undefined}
      style={{ "--n": cards.length } as CSSProperties}
      aria-rowcount={1}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <DropZone of={box} spotAt={inHand} />
      <Area
        role="row"
        className={styles.row}
        lang={contentLang(label)}
        data-zone={model.zone.id}
        style={
          {
            "--low": `${low}px`,
            "--corner": corner,
          } as CSSProperties
        }
      >
        {cards.length === 0 && (
          <Area role="gridcell" className={styles.none}>
            {t("table.hand.empty")}
          </Area>
        )}
        {cards.map((id, i) => {
          const d = i - (cards.length - 1) / 2;
          const style = { "--angle": `${d * angle}deg`, "--drop": `${d * d * drop}px` } as CSSProperties;
          return <Slot key={id} id={id} at={`${i}/${cards.length}`} style={style} isStop={id === stop} />;
        })}
      </Area>
    </Area>
  );
}
