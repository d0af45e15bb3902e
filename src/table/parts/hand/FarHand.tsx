import type { CSSProperties } from "react";
import { type CardId, cardIn, type Seat } from "../../../kernel";
import { say } from "../../../text";
import { cardName } from "../../../text/names";
import { localizedLabel } from "../../../ui/localized-label";
import { useTable } from "../../state/table";
import { peekHint } from "../../viewmodel/peek";
import { type ZoneModel, zoneLabel } from "../../viewmodel/zones";
import { Area } from "../Area";
import { CardBack } from "../card/CardBack";
import { CardFace } from "../card/CardFace";
import { useInspectHandlers } from "../useInspect";
import { useRoving } from "../useRoving";
import styles from "./FarHand.module.css";

/** Another seat's hand: backs and their number, or (with open hands) small faces that can be looked at. */
export function FarHand({ model, player }: { model: ZoneModel; player: string }) {
  const { cards } = model.zone;
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const flying = useTable((s) => s.flying);
  const label = zoneLabel(model, player);
  const { stop, onKeyDown, onFocus } = useRoving(cards);
  return (
    <Area
      className={styles.far}
      role="group"
      {...localizedLabel(label)}
      title={say(label)}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <ul className={styles.row} data-zone={model.zone.id} style={{ "--n": cards.length } as CSSProperties}>
        {cards.map((id) => {
          const { def, owner } = cardIn(view, id);
          return (
            <li
              key={id}
              className={def === "" ? styles.card : styles.face}
              data-seat={owner}
              data-hand-card={id}
              title={def === "" ? say(peekHint(game, view, id)) : undefined}
              data-flying={flying.has(id) || undefined}
            >
              {def === "" ? (
                <CardBack seat={owner} small />
              ) : (
                <OpenCard id={id} name={def} seat={owner} isStop={id === stop} />
              )}
            </li>
          );
        })}
      </ul>
      <span className={styles.count} aria-hidden="true">
        {cards.length}
      </span>
    </Area>
  );
}

const AS_PRINTED: readonly number[] = [];

interface OpenCardProps {
  readonly id: CardId;
  readonly name: string;
  readonly seat: Seat;
  /** Whether Tab reaches it. Arrow keys move on from there. */
  readonly isStop: boolean;
}

function OpenCard({ id, name, seat, isStop }: OpenCardProps) {
  const game = useTable((s) => s.game);
  const handlers = useInspectHandlers({ kind: "name", name });
  const inspect = useTable((s) => s.inspect);
  return (
    <button
      type="button"
      className={styles.open}
      data-shown={id}
      tabIndex={isStop ? 0 : -1}
      aria-label={cardName(name)}
      onClick={() => inspect({ kind: "name", name }, true)}
      {...handlers}
    >
      <CardFace game={game} def={name} seat={seat} look="art" values={AS_PRINTED} />
    </button>
  );
}
