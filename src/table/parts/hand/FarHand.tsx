import type { CSSProperties } from "react";
import { cardIn } from "../../../kernel";
import { cardName } from "../../../text/names";
import { say, t } from "../../say";
import { useTable } from "../../state/table";
import type { ZoneModel } from "../../viewmodel/zones";
import { Area } from "../Area";
import { CardBack } from "../card/CardBack";
import { useInspectHandlers } from "../useInspect";
import styles from "./FarHand.module.css";

/** Another seat's hand: backs and their number, or (with open hands) names that can be looked at. */
export function FarHand({ model, player }: { model: ZoneModel; player: string }) {
  const { cards } = model.zone;
  const view = useTable((s) => s.view);
  const label = t("table.zone.of", { zone: say(model.spec.label), player, count: cards.length });
  return (
    <Area className={styles.far} role="group" aria-label={label} title={label}>
      <ul className={styles.row} data-zone={model.zone.id} style={{ "--n": cards.length } as CSSProperties}>
        {cards.map((id) => {
          const { def, owner } = cardIn(view, id);
          return (
            <li key={id} className={styles.card} data-seat={owner}>
              {def === "" ? <CardBack seat={owner} small /> : <OpenCard name={def} />}
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

function OpenCard({ name }: { name: string }) {
  const handlers = useInspectHandlers({ of: "name", name });
  const inspect = useTable((s) => s.inspect);
  return (
    <button
      type="button"
      className={styles.open}
      onClick={() => inspect({ of: "name", name }, true)}
      {...handlers}
    >
      {cardName(name)}
    </button>
  );
}
