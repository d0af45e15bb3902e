import type { CSSProperties } from "react";
import { cardIn, type Seat } from "../../../kernel";
import { cardName } from "../../../text/names";
import { say } from "../../say";
import { useTable } from "../../state/table";
import type { ZoneModel } from "../../viewmodel/zones";
import { Area } from "../Area";
import { CardBack } from "../card/CardBack";
import { CardFace } from "../card/CardFace";
import { titled, zoneLabel } from "../titled";
import { useInspectHandlers } from "../useInspect";
import styles from "./FarHand.module.css";

/** Another seat's hand: backs and their number, or (with open hands) small faces that can be looked at. */
export function FarHand({ model, player }: { model: ZoneModel; player: string }) {
  const { cards } = model.zone;
  const view = useTable((s) => s.view);
  const label = zoneLabel(model, player);
  return (
    <Area className={styles.far} role="group" {...titled(label)} title={say(label)}>
      <ul className={styles.row} data-zone={model.zone.id} style={{ "--n": cards.length } as CSSProperties}>
        {cards.map((id) => {
          const { def, owner } = cardIn(view, id);
          return (
            <li key={id} className={def === "" ? styles.card : styles.face} data-seat={owner}>
              {def === "" ? <CardBack seat={owner} small /> : <OpenCard name={def} seat={owner} />}
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

function OpenCard({ name, seat }: { name: string; seat: Seat }) {
  const game = useTable((s) => s.game);
  const handlers = useInspectHandlers({ of: "name", name });
  const inspect = useTable((s) => s.inspect);
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={cardName(name)}
      onClick={() => inspect({ of: "name", name }, true)}
      {...handlers}
    >
      <CardFace game={game} def={name} seat={seat} look="field" values={AS_PRINTED} />
    </button>
  );
}
