import { useShallow } from "zustand/react/shallow";
import { cardIn, seatOf } from "../../../kernel";
import { message } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { localizedLabel } from "../../../ui/localized-label";
import { useTable } from "../../state/table";
import { mayUse } from "../../viewmodel/card-actions";
import { type ZoneModel, zoneLabel } from "../../viewmodel/zones";
import { CardBack } from "../card/CardBack";
import { CardFace } from "../card/CardFace";
import styles from "./Pile.module.css";

const NO_VALUES: readonly number[] = [];

/**
 * A pile with its number of cards. When it may be browsed, a press opens it, and it is marked while a card in it may
 * act.
 */
export function Pile({ model }: { model: ZoneModel }) {
  const { zone, spec, open } = model;
  const game = useTable((s) => s.game);
  const openDialog = useTable((s) => s.open);
  // A card in flight to the pile is not on it yet.
  const cards = useTable(useShallow((s) => zone.cards.filter((id) => !s.flying.has(id))));
  const top = useTable(useShallow((s) => (cards.length > 0 ? cardIn(s.view, cards.at(-1) ?? -1) : null)));
  const acts = useTable((s) => zone.cards.some((card) => mayUse(s.view, card)));
  const player = useTable((s) => (zone.owner >= 0 ? seatOf(s.view, zone.owner).name : ""));
  const count = cards.length;
  const label = zoneLabel(model, player);
  const face =
    top === null ? (
      <span className={styles.none} />
    ) : top.def === "" ? (
      <CardBack seat={zone.owner} />
    ) : (
      <CardFace game={game} def={top.def} seat={top.controller} look="art" values={NO_VALUES} />
    );
  const inside = (
    <>
      <span className={styles.stack} data-zone={zone.id} data-deep={count > 1 || undefined}>
        {face}
      </span>
      <span className={styles.count}>{count}</span>
      <span className={styles.label}>
        <LocalizedText message={spec.label} />
      </span>
    </>
  );
  if (!spec.browse || !open) {
    return (
      <div
        className={styles.pile}
        data-seat={zone.owner}
        data-pile={zone.owner}
        role="img"
        {...localizedLabel(label)}
      >
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.pile}
      data-seat={zone.owner}
      data-pile={zone.owner}
      data-mark={acts ? "may-act" : undefined}
      data-acts={acts || undefined}
      {...localizedLabel(message(acts ? "table.pile.acts" : "table.pile.open", { label }))}
      onClick={() => openDialog({ kind: "zone", zone: zone.id })}
    >
      {inside}
    </button>
  );
}
