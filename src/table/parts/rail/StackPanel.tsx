import { useId } from "react";
import { cardIn, seatOf } from "../../../kernel";
import { messageLang, say, t } from "../../../text";
import { cardName } from "../../../text/names";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useTable } from "../../state/table";
import { type StackModel, stackOf } from "../../viewmodel/stack";
import { SeatMark } from "../card/SeatMark";
import { useInspectHandlers } from "../useInspect";
import styles from "./StackPanel.module.css";

/** All items on the stack, the next to resolve first: whose each is, what it will do and to what. */
export function StackPanel() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const heading = useId();
  const { chain } = game.table.mat;
  const items = stackOf(game, view);
  if (items.length === 0) return null;
  return (
    <section className={styles.panel} data-played="now" aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {chain ? <LocalizedText message={chain.label} /> : t("table.played.stack")}
      </h2>
      <ol className={styles.list}>
        {items.map((item) => (
          <Item key={item.id} item={item} isNumbered={chain !== undefined} />
        ))}
      </ol>
    </section>
  );
}

interface ItemProps {
  readonly item: StackModel;
  readonly isNumbered: boolean;
}

function Item({ item: { id, number, seat, name, text, targets, isNegated, isNow }, isNumbered }: ItemProps) {
  const view = useTable((s) => s.view);
  const inspect = useTable((s) => s.inspect);
  const handlers = useInspectHandlers({ kind: "name", name });
  const aims = targets.map((target) => cardName(cardIn(view, target).def)).filter(Boolean);
  return (
    <li
      className={styles.item}
      data-seat={seat}
      data-stack-item={id}
      data-now={isNow || undefined}
      data-negated={isNegated || undefined}
    >
      <button
        type="button"
        className={styles.name}
        onClick={() => inspect({ kind: "name", name }, true)}
        {...handlers}
      >
        {isNumbered && <b className={styles.number}>{number}</b>}
        <SeatMark seat={seat} />
        {cardName(name)}
      </button>
      <span className={styles.by}>{seatOf(view, seat).name}</span>
      {(isNow || isNegated) && (
        <p className={styles.state}>{t(isNegated ? "table.played.negated" : "table.played.resolves")}</p>
      )}
      {text.map((line) => (
        <p key={say(line)} className={styles.text} lang={messageLang(line)}>
          {say(line)}
        </p>
      ))}
      {aims.length > 0 && <p className={styles.aims}>→ {aims.join(", ")}</p>}
    </li>
  );
}
